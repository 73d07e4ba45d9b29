import { expect, test } from 'vitest'
import { listedOperations } from '../../../../src/pages/docs/rest/contract.ts'
import type { OpenApi } from '../../../../src/pages/docs/rest/openapi.ts'
import { inReadingOrder } from '../../../../src/pages/docs/rest/reading-order.ts'
import { schemaRows } from '../../../../src/pages/docs/rest/schema.ts'
import { contractText } from '../../../../src/process/installation.ts'

const rest = JSON.parse(contractText('rest')) as OpenApi
const operations = listedOperations(rest)

test('operations of a tag stand in the order in which readers look for them, and none is lost', () => {
  for (const tag of new Set(operations.map((operation) => operation.tag))) {
    const own = operations.filter((operation) => operation.tag === tag)
    const ordered = inReadingOrder(own)
    expect(ordered.map(({ operationId }) => operationId).sort()).toEqual(own.map(({ operationId }) => operationId).sort())
  }
  const items = inReadingOrder(operations.filter(({ tag }) => tag === 'Items')).map(({ operationId }) => operationId)
  expect(items.slice(0, 6)).toEqual(['listItems', 'addItem', 'getItem', 'mergeItem', 'updateItem', 'deleteItem'])
  expect(items.indexOf('getRelatedItems')).toBeGreaterThan(items.indexOf('renderListDataAsStream'))
})

test('an entity shows its own properties first, and navigation properties without those of other entities', () => {
  const rows = schemaRows(rest, { $ref: '#/components/schemas/List' })
  expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['Id', 'Title'])
  const at = rows.findIndex(({ name }) => name === 'RootFolder')
  expect(rows[at]).toMatchObject({ level: 0, isNavigation: true, type: 'Folder or null' })
  expect(rows.slice(at).every(({ level }) => level === 0)).toBe(true)
  expect(rows.length).toBeLessThan(250)
})
