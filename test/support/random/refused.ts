import fc from 'fast-check'
import { expect } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'

/** The message of the DomainError that `run` throws. Fails unless it has this reason. */
export function refusalOf(reason: string, run: () => unknown): string {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError)
    expect((error as DomainError).reason).toBe(reason)
    return (error as DomainError).message
  }
  throw new Error('It was accepted.')
}

/** Runs a function that may throw a DomainError, with this reason if one is given. Fails on any other error. */
export function runsOrRefuses(run: () => unknown, reason?: string): void {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError)
    if (reason !== undefined) expect((error as DomainError).reason).toBe(reason)
  }
}

/** Any of these words, written with a space between them, and the other texts. */
export const anyWord = (words: string, ...others: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...words.split(' '), ...others)
