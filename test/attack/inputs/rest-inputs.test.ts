import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/entities/shape/contract.ts'
import { type Operation, operationsOf, resolve, type Schema } from '../../../src/http/openapi/contract.ts'
import { serve } from '../../support/serve.ts'
import { list, makeList } from '../all-columns.ts'
import { growthOf, type Hostile, hostile, inTurns } from '../growth.ts'
import { asAdmin, ask, inAddress, send } from '../send.ts'

const { server } = await serve()
let { id } = await makeList(server.url)

/** Parameter values that lead to existing objects; the contract's examples for all others. */
const known = (): Readonly<Record<string, string>> => ({ listTitle: 'Attack', listId: id, itemId: '1', listUrl: 'Lists/Attack' })

/** Makes sure that there is a list to act on: the previous request may have changed it. */
async function tend(): Promise<void> {
  const { status } = await send(server.url, { method: 'GET', target: `${list}/items(1)?$select=Id`, headers: asAdmin })
  if (status === 200) return
  await send(server.url, { method: 'DELETE', target: list, headers: { ...asAdmin, 'If-Match': '*' } })
  id = (await makeList(server.url)).id
}

type Given = { readonly [place in 'path' | 'query' | 'header']: ReadonlyMap<string, string> } & { readonly body?: string | undefined }
const nothing: Given = { path: new Map(), query: new Map(), header: new Map() }

function request({ method, path, parameters }: Operation, given: Given) {
  const values = known()
  const exampleOf = (name: string) => String(values[name] ?? parameters.find((one) => one.name === name)?.example ?? 'x')
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(given.path.get(name) ?? exampleOf(name)))
  const query = [...given.query].map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join('&')
  return send(server.url, {
    method,
    target: query === '' ? target : `${target}?${query}`,
    headers: { ...asAdmin, ...(given.body !== undefined && { 'Content-Type': 'application/json' }), ...Object.fromEntries(given.header) },
    ...(given.body !== undefined && { body: given.body }),
  })
}

/** The members of a JSON body by path, two levels deep in its schema. */
function* membersOf(schema: Schema, depth = 2): Generator<string[]> {
  const { properties = {}, oneOf = [] } = resolve(contract, schema)
  for (const option of oneOf) yield* membersOf(option, depth)
  for (const [name, member] of Object.entries(properties)) {
    const inner = resolve(contract, member)
    const items = inner.items && resolve(contract, inner.items)
    yield [name]
    if (depth > 0) for (const rest of membersOf(inner, depth - 1)) yield [name, ...rest]
    if (depth > 0 && items) for (const rest of membersOf(items, depth - 1)) yield [name, '[]', ...rest]
  }
}

const bodyWith = (path: readonly string[], text: string): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return text
  return name === '[]' ? [bodyWith(rest, text)] : { [name]: bodyWith(rest, text) }
}

const jsonSchemaOf = (operation: Operation): Schema | undefined => operation.requestBody?.content['application/json']?.schema

/** All texts for the first input of a name; then some in turn, because the same code reads the others. */
const met = new Set<string>()
const turns = inTurns(2)
function textsFor(name: string): readonly Hostile[] {
  if (met.has(name)) return turns.next().value ?? hostile
  met.add(name)
  return hostile
}

/** A whole address has at most 64 KiB, and most characters are escaped as three. */
const scales = { path: 3.6, query: 3.6, header: 1.2 }

async function growthsOf(operation: Operation): Promise<string[]> {
  const found: string[] = []
  const note = (place: string, growth: string | undefined) => {
    if (growth !== undefined) found.push(`${operation.operationId}, ${place}: ${growth}`)
  }
  if (operation.method !== 'GET') await tend()
  for (const { name, in: place } of operation.parameters) {
    if (place !== 'path' && place !== 'query' && place !== 'header') continue
    for (const text of textsFor(name)) {
      const ask = (value: string) => request(operation, { ...nothing, [place]: new Map([[name, value]]) })
      note(`${place} ${name}`, await growthOf(ask, text, scales[place]))
    }
  }
  const schema = jsonSchemaOf(operation)
  for (const path of schema ? membersOf(schema) : []) {
    for (const text of textsFor(path.join('.'))) {
      const ask = (value: string) => request(operation, { ...nothing, body: JSON.stringify(bodyWith(path, value)) })
      note(`body ${path.join('.')}`, await growthOf(ask, text))
    }
  }
  return found
}

const order = ['GET', 'PUT', 'POST', 'DELETE']
const operations = operationsOf(contract).toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method))
const byRoom = Map.groupBy(operations, ({ tags }) => tags?.[0] ?? 'other')

describe('hostile inputs of the REST contract cost time in proportion to their length', { timeout: 60_000 }, () => {
  it.each([...byRoom])('%s', async (_, all) => {
    const found: string[] = []
    for (const operation of all) found.push(...(await growthsOf(operation)))
    expect(found).toEqual([])
  })

  const queries = ['$filter', '$orderby', '$select', '$expand', '$skiptoken', '$top', '$inlinecount']
  const forms: readonly [string, (text: string) => string][] = [
    ['a literal', (text) => `Title eq '${text.replaceAll("'", "''")}'`],
    ['a number', (text) => `Nmb eq '${text}'`],
    ['a date', (text) => `Dat eq datetime'${text}'`],
    ['a path', (text) => `FileRef eq '${text.replaceAll("'", "''")}'`],
    ['a function', (text) => `trim('${text.replaceAll("'", "''")}') eq 'x'`],
  ]

  it.each(queries)('%s of items', async (name) => {
    const found: string[] = []
    for (const text of hostile) {
      const growth = await growthOf(
        (value) => send(server.url, { method: 'GET', target: `${list}/items?${inAddress(name)}=${inAddress(value)}`, headers: asAdmin }),
        text,
        3.6,
      )
      if (growth !== undefined) found.push(growth)
    }
    expect(found).toEqual([])
  })

  it.each(forms)('$filter with %s', async (_, form) => {
    const found: string[] = []
    for (const text of hostile) {
      const growth = await growthOf(
        (value) => send(server.url, { method: 'GET', target: `${list}/items?$filter=${inAddress(form(value))}`, headers: asAdmin }),
        text,
        6,
      )
      if (growth !== undefined) found.push(growth)
    }
    expect(found).toEqual([])
  })
})

describe('hostile headers cost time in proportion to their length', () => {
  const names = [
    'Accept',
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Cookie',
    'Host',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
    'Origin',
    'Prefer',
    'Range',
    'Referer',
    'Sec-Fetch-Site',
    'SOAPAction',
    'User-Agent',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-HTTP-Method',
    'X-RequestDigest',
  ]
  const prefixes: Readonly<Record<string, readonly string[]>> = {
    Accept: ['', 'application/json;odata='],
    Authorization: ['', 'Basic ', 'Bearer ', 'Negotiate ', 'NTLM '],
    'Content-Type': ['', 'text/xml; charset=', 'multipart/mixed; boundary='],
    Cookie: ['', 'FedAuth='],
    'If-None-Match': ['', 'W/'],
    Range: ['', 'bytes='],
  }

  it.each(names)('%s', async (name) => {
    const upload = `/_api/web/getfolderbyserverrelativeurl('Shared Documents')/files/add(url='a.txt',overwrite=true)`.replace(' ', '%20')
    await ask(server.url, 'POST', upload)
    const found: string[] = []
    for (const [method, target] of [
      ['GET', `${list}/items(1)`],
      ['GET', '/Shared%20Documents/a.txt'],
      ['POST', '/_vti_bin/lists.asmx'],
      ['POST', '/_api/$batch'],
    ] as const) {
      for (const prefix of prefixes[name] ?? ['']) {
        for (const text of hostile) {
          const growth = await growthOf(
            (value) =>
              send(server.url, {
                method,
                target,
                headers: { ...asAdmin, [name]: prefix + value },
                ...(method === 'POST' && { body: 'x' }),
              }),
            text,
            1.2,
          )
          if (growth !== undefined) found.push(`${method} ${target}, ${prefix}: ${growth}`)
        }
      }
    }
    expect(found).toEqual([])
  })
})
