import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One exchange of a test with an operation of a contract, as `scripts/contracts/coverage.ts` reads it. */
export interface CoverageRecord {
  /** `getItem`, or `lists.GetList` of the SOAP contract. */
  readonly operation: string
  readonly outcome: 'success' | 'failure'
  /** False where the server said that it does not support the operation. */
  readonly handled: boolean
  readonly test: string
}

export const coverageFile = join(import.meta.dirname, '../../coverage/contract.jsonl')

export function record(line: CoverageRecord): void {
  mkdirSync(dirname(coverageFile), { recursive: true })
  appendFileSync(coverageFile, `${JSON.stringify(line)}\n`)
}

/** Before a test run: what an earlier one has exercised does not count. */
export function setup(): void {
  rmSync(coverageFile, { force: true })
}
