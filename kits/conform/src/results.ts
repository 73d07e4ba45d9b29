/** How a check ended. `not supported`: the server says that it has no such operation; `wrong`: it answers otherwise than the contract says. */
export type Verdict = 'passed' | 'wrong' | 'not supported'

export interface Result {
  /** The id of the check: the same in every run. */
  readonly id: string
  readonly group: string
  /** The resource of the contract. */
  readonly resource: string
  /** The operations of the contract that the check calls. */
  readonly operations: readonly string[]
  readonly title: string
  readonly verdict: Verdict
  /** What was wrong, or which operation is missing. */
  readonly detail?: string
  /** The request that the detail speaks of, as a command line of curl without credentials. */
  readonly request?: string
  readonly durationMs: number
}

/** Which operations of the contract the checks of a run have called. */
export interface Coverage {
  /** The operations of the REST contract. */
  readonly declared: number
  /** Those with a check, passed or not, in which they succeed. */
  readonly succeeding: number
  /** Those that were called by somebody who may not. */
  readonly refusing: number
  /** The names of those that no check called. */
  readonly missing: readonly string[]
}

export interface Report {
  readonly url: string
  readonly profile: string
  readonly contract: string
  readonly startedAt: string
  readonly durationMs: number
  /** Where the checks worked. */
  readonly place: string
  readonly results: readonly Result[]
  readonly coverage: Coverage
  /** What could not be cleaned up. */
  readonly leftOver: readonly string[]
}

export interface Totals {
  readonly passed: number
  readonly wrong: number
  readonly notSupported: number
  readonly all: number
  /** The share of passed checks, in percent with one place, rounded down. */
  readonly percent: number
}

export function totalsOf(results: readonly Result[]): Totals {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length
  const passed = count('passed')
  return {
    passed,
    wrong: count('wrong'),
    notSupported: count('not supported'),
    all: results.length,
    percent: results.length === 0 ? 0 : Math.floor((passed / results.length) * 1000) / 10,
  }
}

/** The results by group or resource, in the order of their first check. */
export const resultsBy = (name: 'group' | 'resource', results: readonly Result[]): Map<string, Result[]> =>
  Map.groupBy(results, (result) => result[name])

/** The reply of the server differs from the contract. */
export class Wrong extends Error {
  readonly request: string | undefined
  constructor(message: string, request?: string) {
    super(message)
    this.request = request
  }
}

/** The server says that it has no such operation. */
export class NotSupported extends Error {
  readonly request: string | undefined
  constructor(message: string, request?: string) {
    super(message)
    this.request = request
  }
}

/** The run cannot begin or go on: the address, the credentials or the words of the command line are not good. */
export class CannotRun extends Error {}
