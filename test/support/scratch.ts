import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'

export interface Scratch {
  /** A new folder for every test, which is removed after it. */
  readonly directory: string
  /** The path of a data folder in that folder; it does not exist yet. */
  data(): string
  /** Functions that run after the test, before the folder is removed, the last one first. */
  readonly undo: (() => Promise<unknown>)[]
}

/** Gives every test of a file its own folder. */
export function scratchFolders(name: string): Scratch {
  const undo: (() => Promise<unknown>)[] = []
  let directory = ''
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), `tenon-${name}-`))
  })
  afterEach(async () => {
    for (const one of undo.splice(0).reverse()) await one()
    rmSync(directory, { recursive: true })
  })
  return {
    get directory() {
      return directory
    },
    data: () => join(directory, 'data'),
    undo,
  }
}

/** A folder for all tests of a file, which goes behind the last of them. Stop what uses it in an `afterAll` of a later line. */
export function sharedFolder(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `tenon-${name}-`))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}
