import { describe, expect, test } from 'vitest'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { parseOptions } from '../../../../src/formats/form.ts'
import { createAddresses } from '../../../../src/rest/address/addresses.ts'

const find = createAddresses(contract)

function resource(url: string) {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  return find(path, parseOptions(query))
}
const paramsOf = (url: string) => Object.fromEntries(resource(url).params)
const tasks = "/_api/web/lists/getbytitle('Tasks')"

describe('what a form says without a parameter', () => {
  test('is given to the operation', () => {
    expect(paramsOf('/_api/web/AssociatedOwnerGroup')).toEqual({ associatedGroup: 'owners' })
    expect(paramsOf('/_api/web/associatedmembergroup/users/getbyid(7)')).toEqual({ associatedGroup: 'members', userId: 7 })
    expect(paramsOf("/_api/site/rootweb/lists/getbytitle('T')")).toEqual({ ofRootWeb: 'true', listTitle: 'T' })
    expect(paramsOf('/_api/web/defaultdocumentlibrary/items(1)')).toEqual({ library: 'default', itemId: 1 })
  })

  test('is described by the contract for operations that it reaches', () => {
    const kinds = contract['x-addresses'].flatMap(({ forms, fixed = {} }) => Object.keys(fixed).filter((form) => !forms.includes(form)))
    expect(kinds).toEqual([])
  })
})

describe('arguments outside of the address', () => {
  const breakIt = `${tasks}/breakroleinheritance`

  test('come from the query, the form with the most of them first', () => {
    expect(paramsOf(`${breakIt}?clearsubscopes=true&CopyRoleAssignments=false`)).toMatchObject({
      copyRoleAssignments: false,
      clearSubscopes: true,
    })
    expect(paramsOf(`${breakIt}?copyroleassignments=false`)).not.toHaveProperty('clearSubscopes')
  })

  test('come from the body when the address and the query have none', () => {
    const { complete, operations } = resource(breakIt)
    expect([...operations.keys()]).toEqual(['POST'])
    expect(Object.fromEntries(complete?.({ copyRoleAssignments: true }) ?? [])).toMatchObject({ copyRoleAssignments: true })
    for (const body of [undefined, null, 7, 'x', [], {}, { copyRoleAssignments: null }, { __proto__: { copyroleassignments: true } }])
      expect(() => resource(breakIt).complete?.(body)).toThrow(/Write breakroleinheritance/)
  })

  test('are not looked for where some are given, in the middle of an address, or where a body has a meaning of its own', () => {
    expect(() => resource(`${breakIt}(clearsubscopes=true)`)).toThrow(/has the wrong arguments/)
    expect(() => resource(`${breakIt}/x`)).toThrow(/has the wrong arguments/)
    expect(() => resource(`/_api/web/lists/getbytitle`)).toThrow(/has the wrong arguments/)
    expect(resource(`${tasks}/items`).complete).toBeUndefined()
  })
})

describe('a part', () => {
  test.each([
    ['/_api/web/Title', { kind: 'property', name: 'Title', isBare: false }],
    ['/_api/web/title/$value', { kind: 'property', name: 'title', isBare: true }],
    [`${tasks}/items(7)/AnyColumn`, { kind: 'path', names: ['AnyColumn'], end: undefined, orNull: true }],
    [`${tasks}/items/$count`, { kind: 'count' }],
  ])('is what %s names', (url, part) => {
    expect(resource(url).part).toEqual(part)
    expect([...resource(url).operations.keys()]).toEqual(['GET'])
  })

  test.each(['/_api/web/nope', '/_api/web/title/x', '/_api/web/title/$value/$value', '/_api/web/$count', `${tasks}/items(7)/a b`])(
    'is not found at %s',
    (url) => {
      expect(() => resource(url)).toThrow(/is not an address/)
    },
  )
})
