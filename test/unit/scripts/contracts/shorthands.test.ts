import { describe, expect, test } from 'vitest'
import type { Operation } from '../../../../scripts/contracts/contract.ts'
import { contractWith } from './small-contract.ts'

/** The operations of `resource` by id, written out. */
function operations(resource: string): Record<string, Operation> {
  const items = Object.values(contractWith(resource).paths)
  const all = items.flatMap((item) => Object.values(item)).filter((one): one is Operation => one !== undefined && 'operationId' in one)
  return Object.fromEntries(all.map((operation) => [operation.operationId, operation]))
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

describe('what an operation says in short', () => {
  test('parameters by name, beside written ones; those of the address come from it', () => {
    const contract = contractWith(`
paths:
  /lists/{listTitle}/items({itemId}):
    get:
      operationId: getItem
      parameters: [select, { name: mine, in: query, description: Own, schema: { type: string } }]
      responses: { '200': { description: The item } }
`)
    const item = contract.paths['/lists/{listTitle}/items({itemId})']
    expect(item?.parameters).toEqual([ref('parameters', 'listTitle'), ref('parameters', 'itemId')])
    expect(item).toMatchObject({ get: { parameters: [ref('parameters', 'select'), { name: 'mine', in: 'query' }] } })
  })

  test('a parameter without `in` is in addresses under its own name', () => {
    expect(contractWith('{}').components.parameters.listTitle).toMatchObject({ name: 'listTitle', in: 'path', required: true })
    expect(contractWith('{}').components.parameters.select).not.toHaveProperty('required')
  })

  test('x-json in a body, which is then required, and in a response', () => {
    const { addList } = operations(`
paths:
  /lists:
    post:
      operationId: addList
      requestBody: { description: The new list, x-json: ListUpdate }
      responses: { '201': { description: The list, x-json: List } }
`)
    const json = (name: string) => ({ 'application/json': { schema: ref('schemas', name) } })
    expect(addList?.requestBody).toEqual({ description: 'The new list', required: true, content: json('ListUpdate') })
    expect(addList?.responses['201']).toEqual({ description: 'The list', content: json('List') })
  })

  test('headers and responses by name', () => {
    const { getList } = operations(`
paths:
  /list:
    get:
      operationId: getList
      responses:
        '200': { description: The list, headers: [ETag] }
        '206': { description: A part of it, headers: { Last-Modified: Modified } }
        '423': Locked
`)
    expect(getList?.responses).toMatchObject({
      200: { headers: { ETag: ref('headers', 'ETag') } },
      206: { headers: { 'Last-Modified': ref('headers', 'Modified') } },
      423: ref('responses', 'Locked'),
    })
  })

  test('x-json and headers of the responses that all operations share', () => {
    const { responses } = contractWith('{}').components
    expect(responses.Conflict?.headers).toEqual({ ETag: ref('headers', 'ETag') })
    expect(responses.Changed?.content).toEqual({ 'application/json': { schema: ref('schemas', 'Failure') } })
  })

  test('the tag of the file, where it has none of its own', () => {
    const { one, other } = operations(`
tag: Lists
paths:
  /one:
    get: { operationId: one, responses: { '200': { description: One } } }
    delete: { operationId: other, tags: [Others], responses: { '200': { description: Done } } }
`)
    expect([one, other]).toMatchObject([{ tags: ['Lists'] }, { tags: ['Others'] }])
  })

  test('anchors within a file', () => {
    const { one, other } = operations(`
paths:
  /one:
    post: { operationId: one, requestBody: &body { x-json: List }, responses: { '200': { description: One } } }
    put: { operationId: other, requestBody: *body, responses: { '200': { description: One } } }
`)
    expect(other?.requestBody).toEqual(one?.requestBody)
    expect(other?.requestBody).toMatchObject({ required: true })
  })

  test('marks of operations stay', () => {
    const { one, other } = operations(`
paths:
  /one:
    get: { operationId: one, x-volatile: true, x-never-fails: true, responses: { '200': { description: One } } }
    post: { operationId: other, x-shares-transaction: true, responses: { '200': { description: Done } } }
`)
    expect(one).toMatchObject({ 'x-volatile': true, 'x-never-fails': true })
    expect(other).toMatchObject({ 'x-shares-transaction': true })
  })
})

describe('x-errors: the statuses with which an operation fails', () => {
  const statuses = (verb: string, more: string) => {
    const { one } = operations(`
paths:
  /one:
    ${verb}:
      operationId: one
      responses: { '200': { description: Done } }
${more.replace(/^/gm, '      ')}
`)
    return Object.keys(one?.responses ?? {}).join(' ')
  }

  test.for([
    ['get', '', '200 400 404'],
    ['delete', '', '200 400 404 409'],
    ['delete', 'parameters: [ifMatch]', '200 400 404 409 412'],
    ['post', 'requestBody: { x-json: List }', '200 400 404 409 415'],
    ['get', 'x-errors: [423, 412]', '200 400 404 412 423'],
    ['post', 'x-errors: { without: [409] }', '200 400 404'],
    ['post', 'x-errors: { with: [423], without: [409, 400] }', '200 404 423'],
    ['get', 'x-never-fails: true', '200'],
  ] as const)('%s with "%s" fails by %s', ([verb, more, wanted]) => {
    expect(statuses(verb, more)).toBe(wanted)
  })

  test('the mark itself is not served', () => {
    const { one } = operations(`
paths:
  /one:
    get: { operationId: one, x-errors: [423], responses: { '200': { description: One } } }
`)
    expect(one).not.toHaveProperty('x-errors')
    expect(one?.responses['423']).toEqual(ref('responses', 'Locked'))
  })
})

test('x-same-as takes what the operation does not say, and adds its parameters behind the own ones', () => {
  const { mergeList, updateList } = operations(`
paths:
  /list:
    put:
      operationId: updateList
      summary: Update a list
      parameters: [select, ifMatch]
      x-shares-transaction: true
      requestBody: { x-json: ListUpdate }
      responses: { '200': { description: The list } }
      x-errors: [423]
    post:
      operationId: mergeList
      x-same-as: updateList
      summary: Update a list by POST
      parameters: [merge]
`)
  const { operationId: _, parameters, ...same } = updateList ?? expect.fail()
  expect(mergeList).toEqual({
    ...same,
    operationId: 'mergeList',
    summary: 'Update a list by POST',
    parameters: [ref('parameters', 'merge'), ...(parameters ?? [])],
  })
  expect(Object.keys(mergeList?.responses ?? {})).toEqual(['200', '400', '404', '409', '412', '415', '423'])
})

describe('of: one text for several things', () => {
  const resource = `
of: [web, list]
paths:
  <address>/roles:
    get:
      operationId: query<Of>Roles
      summary: The roles of the <of>
      responses: { '200': { description: The roles } }
  /all/roles:
    get:
      operationId: queryRoles
      summary: Roles of 1 < 2 things
      responses: { '200': { description: The roles } }
x-addresses:
  - name: <of>Roles
    canonical: <address>/roles
    forms: ['<address>/roles/all', '<address>/everything']
`
  test('paths stand below each address, with its words', () => {
    const { paths } = contractWith(resource)
    expect(Object.keys(paths)).toEqual(['/used/{listTitle}({itemId})', '/web/roles', "/web/lists('{listTitle}')/roles", '/all/roles'])
    expect(paths['/web/roles']).toMatchObject({ get: { operationId: 'queryWebRoles', summary: 'The roles of the web' } })
    expect(paths["/web/lists('{listTitle}')/roles"]).toMatchObject({
      parameters: [ref('parameters', 'listTitle')],
      get: { operationId: 'queryListRoles', summary: 'The roles of the list' },
    })
    expect(paths['/all/roles']).toMatchObject({ get: { operationId: 'queryRoles' } })
  })

  test('kinds of addresses too, those above before those below', () => {
    expect(contractWith(resource)['x-addresses'].map(({ name, canonical, forms }) => [name, canonical, forms.length])).toEqual([
      ['web', '/web', 1],
      ['webRoles', '/web/roles', 2],
      ['list', "/web/lists('{listTitle}')", 1],
      ['listRoles', "/web/lists('{listTitle}')/roles", 2],
    ])
  })

  test('a thing may have words of its own', () => {
    const { queryFields, queryWebFields } = operations(`
of:
  list: { Of: '', right: ManageLists }
  web: { right: ManageWeb }
paths:
  <address>/fields:
    get:
      operationId: query<Of>Fields
      summary: Needs <right>, on the <of>
      responses: { '200': { description: The columns } }
`)
    expect(queryFields).toMatchObject({ summary: 'Needs ManageLists, on the list' })
    expect(queryWebFields).toMatchObject({ summary: 'Needs ManageWeb, on the web' })
  })
})
