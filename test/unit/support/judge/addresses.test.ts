import { describe, expect, test } from 'vitest'
import { createFinder, type Destination } from '../../../support/judge/addresses.ts'
import { bundled } from '../../../support/judge/document.ts'

const document = bundled('rest')
const find = createFinder(document)

const told = (destination: Destination) => destination.operation?.operationId ?? (destination as { status: number }).status
const at = (method: string, address: string, tunnelled?: string) => {
  const [path = '', query = ''] = address.split('?')
  return told(find(method, path, query, tunnelled))
}

/** A path template with values in it. */
const filled = (template: string) =>
  template.replace(/guid'\{\w+\}'/g, "guid'6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c'").replace(/\{\w+\}/g, '7')

test('every path of the document leads to its own operations', () => {
  const wrong = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { operationId }]) => operationId !== undefined)
      .filter(([method, { operationId }]) => at(method.toUpperCase(), filled(path)) !== operationId)
      .map(([method]) => `${method} ${path}`),
  )
  expect(wrong).toEqual([])
})

const list = "/_api/web/lists/getbytitle('Tasks')"

describe('an address', () => {
  test.each(
    Object.entries({
      'getList as GET': ["/_API/Web/Lists/GetByTitle('Tasks')", "/_api/web/lists/getbytitle('a''b%27%27c')"],
      'listItems as GET': [
        "/_vti_bin/client.svc/web/lists(guid'6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c')/items",
        "/_api/web/getlist('/Lists/a%2Fb')/items",
        "/_api/web/getlist(@u)/items?@u='/Lists/Tasks'",
      ],
      'getItem as GET': ["/_api/lists('6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c')/items(7)", `${list}/items('7')`],
      'getList as HEAD': [list],
      'updateList as PATCH': [list],
    }),
  )('leads to %s', (leads, addresses) => {
    const [operation, method = ''] = leads.split(' as ')
    for (const address of addresses) expect(at(method, address), address).toBe(operation)
  })

  test('leads to what X-HTTP-Method says', () => {
    expect(at('POST', list, 'MERGE')).toBe('mergeList')
    expect(at('POST', list, 'put')).toBe('updateList')
    expect(at('POST', list, 'DELETE')).toBe('deleteList')
    expect(at('POST', list, 'TRACE')).toBe(400)
    expect(at('GET', list, 'DELETE')).toBe('getList')
  })

  test.each([
    ['GET', '/_api/nope', 404],
    ['GET', `${list}/nope`, 404],
    ['GET', '/_api/web/lists/getbytitle(7)', 400],
    ['GET', "/_api/web/lists/getbytitle('Tasks','more')", 400],
    ['GET', "/_api/web/lists/getbytitle('Tasks", 400],
    ['GET', '/_api/web/%zz', 400],
    ['TRACE', list, 405],
    ['DELETE', `${list}/items`, 405],
  ])('%s %s leads nowhere, which is %i', (method, address, status) => {
    expect(at(method, address)).toBe(status)
  })

  test.each([
    [`${list}/Title`, 'property'],
    [`${list}/title/$value`, 'value'],
    [`${list}/items/$count`, 'count'],
    [`${list}/items(7)/AnyColumn`, 'property'],
  ])('%s leads to a part of what another address answers: %s', (address, part) => {
    expect(find('GET', address, '')).toMatchObject({ part })
    expect(at('DELETE', address)).toBe(405)
  })
})
