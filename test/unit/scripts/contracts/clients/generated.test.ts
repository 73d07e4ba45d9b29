import { describe, expect, it } from 'vitest'
import { clientFaults, withoutExample } from '../../../../../scripts/contracts/clients/rules.ts'
import type { Contract, Operation } from '../../../../../scripts/contracts/contract.ts'
import { servedText } from '../../../../../scripts/contracts/envelopes.ts'
import { readHttpContract } from '../../../../../scripts/contracts/files.ts'
import { contractWith } from '../small-contract.ts'

const served = (contract: Contract): Contract => JSON.parse(servedText(contract)) as Contract

const rest = served(readHttpContract('rest'))
const operation = (contract: Contract, id: string): Operation => {
  const all = Object.values(contract.paths).flatMap((item) => Object.values(item)) as Operation[]
  return all.find(({ operationId }) => operationId === id) ?? expect.fail(`there is no ${id}`)
}

describe('what makes something links to what reads, changes and deletes it', () => {
  const linksOf = (id: string) => operation(rest, id).responses['201']?.links

  it('by a property of the reply', () => {
    const parameters = { listTitle: '$response.body#/Title' }
    expect(Object.keys(linksOf('addList') ?? {})).toEqual(['getList', 'updateList', 'mergeList', 'deleteList'])
    expect(linksOf('addList')).toMatchObject({ deleteList: { operationId: 'deleteList', parameters } })
  })

  it('and by the address of the request', () => {
    const parameters = { listTitle: '$request.path.listTitle', itemId: '$response.body#/Id' }
    expect(linksOf('addItem')).toMatchObject({ getItem: { operationId: 'getItem', parameters } })
  })

  it('in the nearest place, where several have things of one kind', () => {
    expect(Object.keys(linksOf('addListUserCustomAction') ?? {})).toContain('deleteListUserCustomAction')
    expect(Object.keys(linksOf('addWebUserCustomAction') ?? {})).toContain('deleteWebUserCustomAction')
  })

  it('in administration too', () => {
    const admin = served(readHttpContract('admin'))
    const links = operation(admin, 'addSiteCollection').responses['201']?.links
    expect(links).toMatchObject({ deleteSiteCollection: { parameters: { siteId: '$response.body#/id' } } })
  })
})

describe('generated clients find', () => {
  it('no object without a name', () => {
    const nameless: string[] = []
    const walk = (node: unknown, place: string, isNamed: boolean): void => {
      if (typeof node !== 'object' || node === null) return
      const members = node as Readonly<Record<string, unknown>>
      if (!isNamed && !place.endsWith('/properties') && typeof members.properties === 'object') nameless.push(place)
      for (const [name, value] of Object.entries(members))
        if (name !== 'examples' && name !== 'example') walk(value, `${place}/${name}`, false)
    }
    for (const [name, schema] of Object.entries(rest.components.schemas)) walk(schema, name, true)
    walk(rest.paths, 'paths', false)
    expect(nameless).toEqual([])
  })

  it('a reply of each kind under a name', () => {
    const schemaOf = (id: string, envelope: string) =>
      operation(rest, id).responses['200']?.content?.[`application/json;odata=${envelope}`]?.schema.$ref?.split('/').at(-1)
    expect(schemaOf('getList', 'verbose')).toBe('ListReplyVerbose')
    expect(schemaOf('getList', 'nometadata')).toBe('List')
    expect(schemaOf('listItems', 'minimalmetadata')).toBe('ListItemCollectionMinimal')
    expect(schemaOf('recycleFile', 'nometadata')).toBe('GuidValue')
    expect(schemaOf('checkOutFile', 'verbose')).toBe('CheckOutNothingVerbose')
  })
})

describe('the gate names', () => {
  const faultsOf = (resource: string): string[] => {
    const contract = contractWith(resource)
    servedText(contract)
    return clientFaults(contract).filter((fault) => fault.startsWith('one') || fault.startsWith('the schemas'))
  }
  const get = (responses: string, more = '') => `
paths:
  /one:
    get:
      operationId: one
      responses: ${responses}
${more}`

  it('an operation without an example of a success', () => {
    const contract = contractWith(get(`{ '200': { description: One, x-json: List } }`))
    servedText(contract)
    expect(withoutExample(contract)).toContain('one')
    expect(faultsOf(get(`{ '200': { description: One, x-json: List } }`))).toContainEqual(
      expect.stringMatching(/^one shows no example of a success\. .*record/),
    )
  })

  it('a body without a name', () => {
    const content = `{ application/json: { example: {}, schema: { type: object, properties: { a: { type: string } } } } }`
    expect(faultsOf(get(`{ '200': { description: One, content: ${content} } }`))).toContain(
      'one: its reply 200 in application/json has a schema without a name',
    )
  })

  it('a failure without an example', () => {
    expect(faultsOf(get(`{ '200': { description: One } }`))).toContain('one: its failure 400 shows no example in JSON')
  })

  it('names that differ only in case', () => {
    const more = `  /two:
    get:
      operationId: two
      responses: { '200': { description: Two, x-json: LIST } }
schemas:
  LIST: { type: object }
`
    expect(faultsOf(get(`{ '200': { description: One, x-json: List } }`, more))).toContain('the schemas List and LIST differ only in case')
  })
})
