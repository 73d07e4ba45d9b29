import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { twice } from './twice.ts'

type Decorate = (database: ContentDatabase) => ContentDatabase

/** With TWICE set, every test runs on databases that run each transaction twice. */
let decorate: Decorate = process.env.TWICE ? twice : (database) => database

/** Puts `decorator` between core and every content database that this test file opens later. */
export function decorateAll(decorator: Decorate): void {
  decorate = decorator
}

/** A content database with the decorator of this test file. */
export const decorated: Decorate = (database) => decorate(database)
