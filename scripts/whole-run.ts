import { existsSync, readFileSync } from 'node:fs'

/** In the format of test/support/coverage-file.ts. */
export interface CoverageRecord {
  readonly operation: string
  readonly outcome: 'success' | 'failure'
  readonly handled: boolean
  readonly test: string
  /** The status of the reply, of operations over HTTP. */
  readonly status?: number
}

/** The first line of a whole run, and the last one (test/support/runs/whole-run.ts). */
type Mark = { readonly run: string; readonly begun: string } | { readonly ended: string }
type Fact = { readonly setting: string; readonly value: string } | { readonly reason: string }

export interface WholeRun {
  /** The tests that it had. */
  readonly extent: string
  readonly records: readonly CoverageRecord[]
  /** The settings that tests gave to servers. */
  readonly settings: readonly { readonly setting: string; readonly value: string }[]
  /** The reasons of errors that replies named. */
  readonly reasons: ReadonlySet<string>
  /** What the reader of the report must know of the run. */
  readonly about: string
}

/** The records of the last whole run; the reason in words if there are none that a report could rest on. */
export function readRun(file: string): WholeRun | string {
  const advice = 'Run npm test, or npm run test:all, to its end first.'
  if (!existsSync(file)) return `No whole run of the tests is recorded; runs of some files do not count. ${advice}`
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const all = lines.map((line) => JSON.parse(line) as CoverageRecord | Fact | Mark)
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || !('run' in first)) return `The record does not say that it is of a whole run. ${advice}`
  if (last === undefined || !('ended' in last)) return `The whole run of ${first.begun} did not come to its end. ${advice}`
  const failed = last.ended === 'passed' ? '' : ' Some of its tests failed: what they would have called is missing here.'
  return {
    extent: first.run,
    settings: all.filter((line) => 'setting' in line),
    reasons: new Set(all.flatMap((line) => ('reason' in line ? [line.reason] : []))),
    records: all.filter((line): line is CoverageRecord => 'operation' in line),
    about: `From the run of ${first.begun} (${first.run}).${failed}`,
  }
}
