import { type Contract, type Json, operationsOf } from '../contract.ts'
import { fail, readYaml } from '../yaml.ts'

/**
 * The recorded examples of a contract, by operation. Fails with `ContractError` if one is of an operation that the
 * contract does not have.
 */
export function readSamples(file: string, text: string, contract: Contract): Readonly<Record<string, Json>> {
  const samples = readYaml(file, text)
  const known = new Set(operationsOf(contract).map(({ operation }) => operation.operationId))
  for (const name of Object.keys(samples)) if (!known.has(name)) fail(`the contract has no operation ${name}`, samples, name)
  return samples as Readonly<Record<string, Json>>
}
