import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { operationsOf } from '../../../../scripts/contracts/contract.ts'
import { httpContracts, readHttpContract, root } from '../../../../scripts/contracts/files.ts'
import { sharingOperations, volatileOperations } from '../../../../src/rest/marks.ts'

const files = readdirSync(join(root, 'contracts'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

test('no file of the contracts has over 400 lines, no folder over 15 files', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 401)).toEqual([])
  const folders = Map.groupBy(files, (file) => dirname(file))
  expect([...folders].filter(([, inside]) => inside.length > 15).map(([folder]) => folder)).toEqual([])
})

test.for(httpContracts)('the files of %s fit together', (name) => {
  expect(operationsOf(readHttpContract(name)).length).toBeGreaterThan(5)
})

test('the server knows the operations that the contract marks', () => {
  const marked = (mark: 'x-volatile' | 'x-shares-transaction') =>
    operationsOf(readHttpContract('rest')).flatMap(({ operation }) => (operation[mark] ? [operation.operationId] : []))
  expect([...volatileOperations]).toEqual(marked('x-volatile'))
  expect([...sharingOperations]).toEqual(marked('x-shares-transaction'))
  expect(volatileOperations.has('searchQuery')).toBe(true)
  expect([...sharingOperations].sort()).toEqual(['addItem', 'deleteItem', 'mergeItem', 'updateItem'])
})
