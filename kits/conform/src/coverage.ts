import { type ContractData, operationsIn } from './contract/document.ts'
import type { Result } from './results.ts'

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

export function coverageOf(contract: ContractData, results: readonly Result[]): Coverage {
  const declared = operationsIn(contract.rest).map(({ id }) => id)
  const called = (isRefusal: boolean) =>
    new Set(results.filter(({ group }) => (group === 'refusals') === isRefusal).flatMap(({ operations }) => operations))
  const [succeeding, refusing] = [called(false), called(true)]
  return {
    declared: declared.length,
    succeeding: declared.filter((id) => succeeding.has(id)).length,
    refusing: declared.filter((id) => refusing.has(id)).length,
    missing: declared.filter((id) => !succeeding.has(id) && !refusing.has(id)),
  }
}
