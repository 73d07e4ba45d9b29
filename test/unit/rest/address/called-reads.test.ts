import { expect, it } from 'vitest'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { type Method, type Operation, operationsOf } from '../../../../src/http/openapi/contract.ts'
import { declaresTunnel } from '../../../../src/rest/address/called.ts'
import { operationFor } from '../../../../src/rest/address/method-override.ts'

const operationsByPath = new Map<string, Map<Method, Operation>>()
for (const operation of operationsOf(contract)) {
  const operations = operationsByPath.get(operation.path) ?? new Map<Method, Operation>()
  operationsByPath.set(operation.path, operations.set(operation.method, operation))
}

/** Functions that only GET reads: the last name of the address has arguments, or says that it gets something. */
const functions = [...operationsByPath]
  .filter(([path]) => path.startsWith('/_api/') && /\)$|\/get[a-z]+$/.test(path))
  .flatMap(([path, operations]) => {
    const [read, post] = [operations.get('GET'), operations.get('POST')]
    return read && (!post || declaresTunnel(post)) ? [{ path, operations, read }] : []
  })

it.each([
  ['with the length 0', { 'content-length': '0' }],
  ['without a length', {}],
])('a POST %s reads every function of the contract that GET reads', (_name, headers) => {
  expect(functions.length).toBeGreaterThan(50)
  const wrong = functions.filter(
    ({ path, operations, read }) => operationFor({ operations, params: new Map() }, { method: 'POST', headers }, path) !== read,
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})
