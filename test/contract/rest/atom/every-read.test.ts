import { describe, expect, it } from 'vitest'
import openapi from '../../../../generated/rest/openapi.json' with { type: 'json' }
import { everyJsonRequest } from '../../../support/tenants/every-operation.ts'
import { serveTenants } from '../../../support/tenants/tenant-server.ts'
import { addTwin } from '../../../support/tenants/twin.ts'
import { accepts } from '../../../support/wire.ts'
import { type Entry, readEntry, readError, readFeed, readValue } from './read-atom.ts'

/** Every read of the contract, in Atom and in JSON. */
const tenants = await serveTenants({ settings: { 'Webhooks:AllowedHosts': '127.0.0.1' } })
const { client, values } = await addTwin(tenants, 'acme').then((twin) => ({ ...twin, values: twin }))

type Reply = Readonly<Record<string, { readonly 'x-odata'?: { readonly entity?: string; readonly collection?: string } }>>
const paths = openapi.paths as unknown as Readonly<Record<string, { readonly get?: { readonly responses: Reply } }>>

const reads = everyJsonRequest(values, {}).filter(({ method, what }) => method === 'GET' && what in declared())

/** What the reply of each read is, by the text that names the read. */
function declared(): Readonly<Record<string, NonNullable<Reply[string]['x-odata']>>> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, { get }]) => {
      const reply = get?.responses['200']?.['x-odata']
      // The list data service has verbose JSON alone; its own tests compare it.
      return reply && path.startsWith('/_api/') ? [[`GET ${path}`, reply]] : []
    }),
  )
}

/** What differs from one request to the next. */
const passing = new Set(['ElapsedTime', 'QueryId'])

const settled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(settled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (passing.has(name) ? [] : [[name, settled(one)]])))
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of any shape.
function expectSame(entry: Entry, verbose: any, plain: object): void {
  expect(settled(entry.properties)).toEqual(settled(plain))
  const { id, uri, etag, type } = verbose.__metadata
  expect({ type: entry.type, etag: entry.etag, isAddress: uri.endsWith(entry.edit) }).toEqual({ type, etag, isAddress: true })
  expect(entry.id.endsWith(id)).toBe(true)
  const links = Object.entries(verbose).filter(([, value]) => (value as { __deferred?: object } | null)?.__deferred)
  expect([...entry.links.keys()]).toEqual(links.map(([name]) => name))
}

describe('every read of the contract in Atom', () => {
  it('is well-formed, and says what JSON says at the same address', async () => {
    const kinds = declared()
    const found = { entries: 0, feeds: 0, values: 0, errors: 0 }
    for (const { what, path } of reads) {
      const ask = (Accept: string) => client.call('GET', path, { headers: { Accept } })
      const [atom, verbose, plain] = [await ask('application/atom+xml'), await ask(accepts.verbose), await ask(accepts.nometadata)]
      const place = `${what}: ${path}`
      expect([place, atom.status]).toEqual([place, plain.status])
      const kind = kinds[what]
      if (plain.status >= 400) {
        expect(readError(atom.text)).toEqual({ code: verbose.json.error.code, message: verbose.json.error.message.value })
        found.errors += 1
      } else if (kind?.collection) {
        const { entries, next } = readFeed(atom.text)
        expect([place, entries.length]).toEqual([place, plain.json.value.length])
        for (const [at, entry] of entries.entries()) expectSame(entry, verbose.json.d.results[at], plain.json.value[at])
        expect(next).toBe(plain.json['odata.nextLink'])
        found.feeds += 1
      } else if (kind?.entity && !('odata.null' in plain.json)) {
        expectSame(readEntry(atom.text), verbose.json.d, plain.json)
        found.entries += 1
      } else {
        const { name, value } = readValue(atom.text)
        const [member] = Object.keys(verbose.json.d)
        const isValue = Object.keys(plain.json).length === 1 && 'value' in plain.json
        expect([place, name]).toEqual([place, member])
        expect(settled(value)).toEqual('odata.null' in plain.json ? null : settled(isValue ? plain.json.value : plain.json))
        found.values += 1
      }
    }
    expect(new Set(reads.map(({ what }) => what)).size).toBe(Object.keys(kinds).length)
    // No empty test: most reads find something.
    expect(found.entries).toBeGreaterThan(30)
    expect(found.feeds).toBeGreaterThan(30)
    expect(found.values).toBeGreaterThan(5)
    expect(found.errors).toBeLessThan(reads.length / 3)
  })
})
