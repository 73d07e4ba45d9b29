import type { Context } from '../../core/access/context.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'

/** Where a seed is applied, as its administrator. */
export interface SeedPlace {
  /** The context in the web with a server-relative URL; undefined if there is none. */
  contextAt(url: string): Promise<Context | undefined>
  /** The name of the server in login names. */
  readonly hostName: string
  /** Gives other requests their turns, between the steps of the work. */
  readonly pace: () => Promise<void> | undefined
  /** The text of a domain error. */
  readonly wordsOf: (error: DomainError) => string
  /** Reads a file beside the seed; undefined if the seed came with a request. */
  readonly readBeside?: ((path: string) => Promise<Uint8Array>) | undefined
}

/** Runs work for a part of a seed: an error of core becomes one of this part. */
export async function placed<T>({ pace, wordsOf }: SeedPlace, path: SeedPath, work: () => Promise<T>): Promise<T> {
  await pace()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new SeedFault(wordsOf(error), path)
  }
}
