import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One exchange of a test with an operation of a contract, as `scripts/contracts/coverage.ts` reads it. */
export interface CoverageRecord {
  /** `getItem`, or `lists.GetList` of the SOAP contract. */
  readonly operation: string
  readonly outcome: 'success' | 'failure'
  /** False if the server replied that it does not support the operation. */
  readonly handled: boolean
  readonly test: string
}

export const coverageFile = join(import.meta.dirname, '../../coverage/contract.jsonl')

export function record(line: CoverageRecord): void {
  mkdirSync(dirname(coverageFile), { recursive: true })
  appendFileSync(coverageFile, `${JSON.stringify(line)}\n`)
}

/** Clears the records of earlier runs before a test run. */
export function setup(): void {
  rmSync(coverageFile, { force: true })
}
