import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import contract from '../../../generated/rest/openapi.json' with { type: 'json' }
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { serveTenants } from '../../support/tenants/tenant-server.ts'
import { addTwin, rowsOfTenant, secretsOf, type Twin, twinList } from '../../support/tenants/twin.ts'

/** Calls of all content databases. */
let calls = 0

/** A content database that counts its calls. */
function counting(database: ContentDatabase): ContentDatabase {
  const counted = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          calls += 1
          return Reflect.apply(value, target, given) as unknown
        }
      },
    })
  return { ...database, records: counted(database.records), search: counted(database.search), blobs: counted(database.blobs) }
}

const tenants = await serveTenants({
  decorate: counting,
  settings: { 'Metrics:Enabled': 'true', 'Search:IndexIntervalSeconds': '0', 'Cache:Bytes': '0', 'Webhooks:AllowedHosts': '127.0.0.1' },
})
const { server, at, ask } = tenants
const acme = await addTwin(tenants, 'acme')
const bolt = await addTwin(tenants, 'bolt')
const secrets = await secretsOf(server, 'acme', 'bolt')

/** Fails if a reply has anything that only the tenant acme has, except what the request itself has named. */
function expectNothingOfAcme(text: string, sent = ''): void {
  const found = secrets.filter((secret) => text.toLowerCase().includes(secret) && !sent.toLowerCase().includes(secret))
  expect(found, `${sent}\n${text.slice(0, 500)}`).toEqual([])
}

interface Parameter {
  readonly name?: string
  readonly example?: unknown
}

const examples = new Map(
  Object.entries(contract.components.parameters as Record<string, Parameter>).map(([key, { name, example }]) => [name ?? key, example]),
)

/** The address of a template with these values; the examples of the contract are the rest. */
const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? String(examples.get(name)))

const reads = Object.entries(contract.paths as Record<string, object>)
  .filter(([, operations]) => 'get' in operations)
  .map(([template]) => template)

/** The same addresses with the list by its id. */
const byId = (template: string): string => template.replace("lists/getbytitle('{listTitle}')", "lists(guid'{listId}')")

describe('two tenants with the same names for everything', () => {
  it.each(reads)('GET %s tells one of them nothing of the other', async (template) => {
    for (const form of new Set([template, byId(template)])) {
      const address = filled(form, bolt.values)
      const { status, text } = await bolt.client.call('GET', address)
      expect(status, `${address}: ${text}`).toBeLessThan(500)
      expectNothingOfAcme(text)
    }
  })

  it('is no empty test: most of these addresses have something', async () => {
    const statuses = await Promise.all(reads.map(async (one) => (await bolt.client.call('GET', filled(one, bolt.values))).status))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100)
    const own = await acme.client.call('GET', `/_api/web/lists/getbytitle('${twinList}')/items`)
    expect(own.text).toContain(acme.mark)
    expect(secrets.length).toBeGreaterThan(30)
  })
})

/** Parameters whose values are unique in the farm. */
const ids = ['listId', 'viewId', 'fieldId', 'subscriptionId', 'binItemId', 'contentTypeId'] as const

const unknownValue = (name: (typeof ids)[number]) =>
  name === 'contentTypeId' ? `0x0100${randomUUID().replaceAll('-', '').toUpperCase()}` : randomUUID()

/** The reply to an address, without what differs between two requests, and the number of calls that it made of the stores. */
async function costOf(address: string, sent: string, fewestOf = 5) {
  let least = Infinity
  let seen = { status: 0, text: '' }
  // Background work reads now and then: the request itself is what the quietest round has.
  for (let round = 0; round < fewestOf; round += 1) {
    calls = 0
    const { status, text } = await bolt.client.call('GET', address)
    least = Math.min(least, calls)
    seen = { status, text: text.replaceAll(sent, 'ID').replaceAll(sent.toLowerCase(), 'ID') }
  }
  return { ...seen, calls: least }
}

const withIds = [...new Set([...reads, ...reads.map(byId)])].flatMap((template) =>
  ids.filter((name) => template.includes(`{${name}}`)).map((name) => [template, name] as const),
)

describe('an id of another tenant', () => {
  it.each(withIds)('is unknown in GET %s (%s), and costs the same calls of the store', async (template, name) => {
    const foreign = acme.values[name] ?? ''
    const unknown = unknownValue(name)
    const there = await costOf(filled(template, { ...bolt.values, [name]: foreign }), foreign)
    const nowhere = await costOf(filled(template, { ...bolt.values, [name]: unknown }), unknown)
    expect(there).toEqual(nowhere)
    expectNothingOfAcme(there.text)
  })

  it('changes nothing in a write', async () => {
    const before = await rowsOfTenant(server, 'acme')
    const { listId, viewId, binItemId, subscriptionId } = acme.values
    const { client } = bolt
    const list = `/_api/web/lists(guid'${listId}')`
    const own = `/_api/web/lists/getbytitle('${twinList}')`
    const merge = { headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } }
    const replies = [
      await client.call('DELETE', list, { headers: { 'If-Match': '*' } }),
      await client.call('POST', list, { ...merge, body: { Description: 'taken' } }),
      await client.call('POST', `${list}/items`, { body: { Title: 'taken' } }),
      await client.call('POST', `${list}/items(1)`, { ...merge, body: { Title: 'taken' } }),
      await client.call('DELETE', `${list}/items(1)`, { headers: { 'If-Match': '*' } }),
      await client.call('POST', `${list}/items(1)/recycle()`),
      await client.call('POST', `${list}/recycle()`),
      await client.call('POST', `${list}/getchanges`, { body: { query: { Add: true, Item: true } } }),
      await client.call('DELETE', `${own}/views('${viewId}')`),
      await client.call('DELETE', `${own}/subscriptions('${subscriptionId}')`),
      await client.call('POST', `/_api/web/recyclebin('${binItemId}')/restore()`),
      await client.call('POST', `/_api/site/openwebbyid('${acme.subWebId}')`),
    ]
    for (const { status, text } of replies) {
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(status, text).toBeLessThan(500)
    }
    expect(await rowsOfTenant(server, 'acme')).toEqual(before)
  })
})

describe('what is counted and found', () => {
  it('in search is that of the own tenant', async () => {
    for (const { client, mark } of [bolt, acme]) {
      const other = mark === bolt.mark ? acme.mark : bolt.mark
      const found = await client.call('GET', `/_api/search/query?querytext='${encodeURIComponent(`"${other}"`)}'`)
      expect(found.status).toBe(200)
      expect(found.text).toContain('"TotalRows":0')
    }
  })

  it('in health and diagnostics are the requests of the own tenant', async () => {
    const total = async ({ client }: Twin, path: string) => (await client.call('GET', path)).json.requests.total as number
    for (const path of ['/_vti_bin/health', '/_vti_bin/diagnostics']) {
      const before = await total(bolt, path)
      for (let count = 0; count < 5; count += 1) await acme.client.call('GET', '/_api/web')
      expect(await total(bolt, path)).toBe(before + 1)
    }
    const { cache } = (await bolt.client.call('GET', '/_vti_bin/diagnostics')).json
    expect(cache.statistics.TotalEntries).toBe(0)
  })

  it('at /metrics is not for tenants', async () => {
    expect((await ask(bolt.host, '/metrics')).status).toBe(404)
  })

  it('after a change token is that of the own tenant', async () => {
    const since = (token: string) => ({ body: { query: { Add: true, Item: true, ChangeTokenStart: { StringValue: token } } } })
    const reply = await bolt.client.call('POST', '/_api/site/getchanges', since(acme.changeToken))
    expect(reply.status).toBe(400)
    expectNothingOfAcme(reply.text, acme.changeToken)
    expect((await acme.client.call('POST', '/_api/site/getchanges', since(acme.changeToken))).status).toBe(200)
  })

  it('in the parts of a batch is that of the own tenant', async () => {
    const part = (url: string) =>
      `--b\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\nGET ${url} HTTP/1.1\r\n\r\n\r\n`
    const send = (url: string) =>
      ask(bolt.host, '/_api/$batch', {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa('ann:any')}`, 'Content-Type': 'multipart/mixed; boundary=b' },
        body: `${part(url)}--b--\r\n`,
      })
    const own = await (await send(`http://${bolt.host}/_api/web/lists/getbytitle('${twinList}')/items`)).text()
    expect(own).toContain(bolt.mark)
    expectNothingOfAcme(own)
    const foreign = await (await send(`http://${acme.host}/_api/web/lists/getbytitle('${twinList}')/items`)).text()
    expectNothingOfAcme(foreign, `http://${acme.host}`)
    expect(foreign).not.toContain('HTTP/1.1 200')
  })

  it("at the farm's own hosts is neither that of the one nor that of the other", async () => {
    for (const path of ['/_api/web/lists', '/_api/web/siteusers', '/_vti_bin/health']) {
      const { status, text } = await at('elsewhere.example', 'ann').call('GET', path)
      expect(status).toBe(200)
      expectNothingOfAcme(text)
    }
  })
})
