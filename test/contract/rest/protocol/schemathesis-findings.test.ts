import { describe, expect, it } from 'vitest'
import openapi from '../../../../generated/rest/openapi.json' with { type: 'json' }
import { contract } from '../../../../src/entities/shape/contract.ts'
import { type ContractResponse, operationsOf } from '../../../../src/http/openapi/contract.ts'
import { createContractClient } from '../../../support/contract-client.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectRefusal, nextOf, rowsOf } from '../../../support/wire.ts'

const pageItems = 3
const { server } = await serve({ settings: { 'Limits:ResponsePageItems': String(pageItems) } })

const ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.minimalmetadata })
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const items = `${tasks}/items`
for (let id = 1; id <= 8; id += 1) await ann.call('POST', items, { body: { Title: `Task ${id}` } })

const idsOf = (reply: Parameters<typeof rowsOf>[0]) => rowsOf(reply).map((row) => row.Id)

describe('$top above the limit of a page', () => {
  it.each([4, 5_001, 9_007_199_254_740_991])('is read as the limit: %d', async (top) => {
    const first = await ann.call('GET', `${items}?$top=${top}&$orderby=Id`)
    expect({ status: first.status, ids: idsOf(first) }).toEqual({ status: 200, ids: [1, 2, 3] })
    const second = await ann.call('GET', nextOf(first) ?? '')
    expect(idsOf(second)).toEqual([4, 5, 6])
    const third = await ann.call('GET', nextOf(second) ?? '')
    expect({ ids: idsOf(third), next: nextOf(third) }).toEqual({ ids: [7, 8], next: undefined })
  })

  it('is beyond what a number of JSON can tell exactly, and refused', async () => {
    expectRefusal(await ann.call('GET', `${items}?$top=9007199254740992`), 400, /'\$top' must be at most 9007199254740991/)
  })
})

describe('the example of every query option', () => {
  const examples = operationsOf(contract)
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/_api'))
    .filter(({ path, responses, parameters }) => hasExamples(path) && hasProperties(responses[200], parameters))
    .map(({ path, parameters }) => {
      const options = parameters.filter((parameter) => parameter.in === 'query' && exampleOf(parameter) !== undefined)
      const query = options.map((option) => `${option.name}=${encodeURIComponent(String(exampleOf(option)))}`).join('&')
      return [`${path.replace('{listTitle}', 'Tasks').replace('{itemId}', '7')}?${query}`] as const
    })

  /** Objects other than lists and their items must be made before they can be read. */
  function hasExamples(path: string): boolean {
    // The root web has no web above it.
    if (path.endsWith('/parentweb')) return false
    // No menu has a link to the page of the example.
    if (path.endsWith('/menunodekey')) return false
    // Only administrators see legal holds.
    if (path.startsWith('/_api/archive/')) return false
    return !path.replace('{listTitle}', '').replace('{itemId}', '').includes('{')
  }

  /** The examples are properties of lists and items; other entities have other properties. */
  function hasProperties(reply: ContractResponse | undefined, parameters: readonly { readonly name: string }[]): boolean {
    const { entity, collection } = reply?.['x-odata'] ?? {}
    const named = contract.components.schemas[entity ?? collection ?? '']?.properties
    const needed = ['Id', 'Title', ...(parameters.some(({ name }) => name === '$filter') ? ['Created'] : [])]
    return named === undefined || needed.every((property) => property in named)
  }

  function exampleOf(parameter: object): unknown {
    return (parameter as { example?: unknown }).example
  }

  it('is there for the operations that read', () => {
    expect(examples.length).toBeGreaterThan(8)
  })

  it.each(examples)('is accepted together with the others: %s', async (url) => {
    expect(await ann.call('GET', url)).toMatchObject({ status: 200 })
  })
})

describe('what the contract says of a request', () => {
  it.each(['$filter', '$orderby', '$skiptoken'])('refuses an empty %s, as the contract does', async (option) => {
    expectRefusal(await ann.call('GET', `${items}?${option}=`), 400, new RegExp(`'\\${option}' must not be empty`))
  })

  it.each(['0', 'abc', '"1', '"1" "2"', 'W/1'])('refuses what is no entity tag with the form of one: %s', async (tag) => {
    const reply = await ann.call('PUT', `${items}(1)`, { headers: { 'If-Match': tag }, body: { Title: 'never' } })
    expectRefusal(reply, 400, /The header 'If-Match' must be \* or entity tags in quotes, such as "3"; ".*" was given/)
    expect((await ann.call('GET', `${items}(1)`)).json.Title).toBe('Task 1')
  })

  it.each(['*', '"1"', 'W/"1"', '"0", "1"', '"0" ,W/"1"', ...inProfile(['"6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c,1"'], [])])(
    'allows an entity tag that names the version: %s',
    async (tag) => {
      const { json } = await ann.call('POST', items, { body: { Title: 'before' } })
      const reply = await ann.call('PUT', `${items}(${json.Id})`, { headers: { 'If-Match': tag }, body: { Title: 'after' } })
      expect({ status: reply.status, title: reply.json.Title }).toEqual({ status: 200, title: 'after' })
    },
  )

  it.each([7, null, [], 'x', { type: {} }, { id: 'x', uri: 'y', etag: '"3"', type: 'SP.List' }])(
    'allows any __metadata, because none is read: %j',
    async (metadata) => {
      const headers = { 'Content-Type': accepts.verbose }
      const reply = await ann.call('PUT', tasks, {
        headers,
        body: { __metadata: metadata, Description: `${JSON.stringify(metadata).length} characters` },
      })
      expect(reply).toMatchObject({ status: 200, json: { Description: `${JSON.stringify(metadata).length} characters` } })
      expect(openapi.components.schemas.ListUpdateVerbose.properties.__metadata).not.toHaveProperty('type')
    },
  )
})
