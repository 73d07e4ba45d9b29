import { expect, test } from 'vitest'
import { operationsOf } from '../../../../scripts/contracts/contract.ts'
import { httpContracts, readHttpContract } from '../../../../scripts/contracts/files.ts'
import { readingOperations, sharingOperations, volatileOperations } from '../../../../src/rest/protocol/marks.ts'

test.for(httpContracts)('the files of %s fit together', (name) => {
  expect(operationsOf(readHttpContract(name)).length).toBeGreaterThan(2)
})

test('the server knows the operations that the contract marks', () => {
  const operations = operationsOf(readHttpContract('rest'))
  const marked = (mark: 'x-volatile' | 'x-shares-transaction' | 'x-reads') =>
    operations.flatMap(({ operation }) => (operation[mark] ? [operation.operationId] : []))
  expect([...volatileOperations]).toEqual(marked('x-volatile'))
  expect([...sharingOperations]).toEqual(marked('x-shares-transaction'))
  expect([...readingOperations]).toEqual(marked('x-reads'))
  expect(volatileOperations.has('searchQuery')).toBe(true)
  expect([...sharingOperations].sort()).toEqual(['addItem', 'deleteItem', 'mergeItem', 'updateItem'])
})
