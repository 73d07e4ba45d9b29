import { type ContractData, operationsIn } from './contract/document.ts'
import type { Coverage, Result } from './results.ts'

/** Counts the operations of the contract that the checks of these results call. */
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
