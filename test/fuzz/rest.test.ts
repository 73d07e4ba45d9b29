import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contract } from '../../src/entities/shape/contract.ts'
import { type Operation, operationsOf } from '../../src/http/openapi/contract.ts'
import { createContractClient } from '../support/contract-client.ts'
import { serve } from '../support/serve.ts'
import { basic } from '../support/server.ts'
import { accepts, expectDecent, requestText, sendRaw } from '../support/wire.ts'
import { body, fine, newFolder } from './random-bodies.ts'
import { query } from './random-options.ts'
import { encoded, odd, quoted, wellFormed } from './random-texts.ts'

const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** The duration of each of the two tests; a run by hand can be longer. */
const milliseconds = Number(process.env.TENON_FUZZ_SECONDS ?? 2.5) * 1000
const replay = `TENON_SEED=${seed}`

const { server, clientOf } = await serve()
const ann = clientOf('ann')
const anyone = createContractClient(server.url)

const lists = '/_api/web/lists'
const tasks = `${lists}/getbytitle('Tasks')`

/** Makes Tasks again if a request has deleted it, so that requests find a list. */
async function tend(): Promise<string> {
  const found = await ann.call('GET', `${tasks}?$select=Id`)
  const { json } = found.status === 200 ? found : await ann.call('POST', lists, { body: { Title: 'Tasks', BaseTemplate: 107 } })
  if (found.status !== 200) await ann.call('POST', `${tasks}/items`, { body: { Title: 'one' } })
  return json.Id
}

const listId = await tend()

const someId = fc.oneof({ weight: 6, arbitrary: fc.constant(listId) }, fc.uuid(), odd)
const values: Record<string, fc.Arbitrary<string>> = {
  listTitle: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('Tasks', 'TASKS', 'Documents', 'Nope') }, odd).map(quoted),
  listId: someId.map(quoted),
  listUrl: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('/Lists/Tasks', 'Lists/Tasks/', '/Shared Documents', '/') }, odd).map(quoted),
  folderUrl: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('/Shared Documents', 'Shared Documents/a', '/', '../..') }, odd).map(quoted),
  folderPath: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('Shared Documents', 'a', 'a/b', '..') }, odd).map(quoted),
  folderName: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('a', 'b', '/Shared Documents/a', 'a/../b') }, odd).map(quoted),
  newUrl: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('/Shared Documents/c', 'Shared Documents/a/d', '/../x') }, odd).map(quoted),
  entitySet: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('Tasks', 'TASKS', 'TasksPriority', 'UserInformationList', 'Nope', '$metadata') },
    odd.map(encoded),
  ),
  overwrite: fc.constantFrom('true', 'false', '1'),
  itemId: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 9 }).map(String) }, fc.integer().map(String), odd.map(encoded)),
}

/** Every address of the contract, in every form, with the operations that begin there. */
const addresses = operationsOf(contract).flatMap((operation) =>
  [
    operation.path,
    ...contract['x-addresses'].flatMap(({ canonical, forms }) =>
      operation.path.startsWith(canonical) ? forms.map((form) => form + operation.path.slice(canonical.length)) : [],
    ),
  ].map((path) => ({ operation, path })),
)

function filled(path: string): fc.Arbitrary<string> {
  const parts = path.split(/\{(\w+)\}/)
  return fc
    .tuple(...parts.map((part, i) => (i % 2 === 0 ? fc.constant(part) : (values[part] ?? odd.map(encoded)))))
    .map((texts) => texts.join(''))
}

/** A path with a random change, as clients make them or should not. */
const disturb = (path: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(path) },
    fc.constant(path.toUpperCase()),
    fc.constant(path.replaceAll('/', '//')),
    fc.constant(`${path}/`),
    fc.constant(`${path}()`),
    fc.constant(`/sites/nope${path}`),
    fc.constant(path.replaceAll("'", '%27').replaceAll('(', '%28')),
    fc.tuple(fc.integer({ min: 1, max: path.length }), odd).map(([at, text]) => path.slice(0, at) + encoded(text) + path.slice(at)),
    fc.tuple(fc.nat({ max: path.length }), fc.nat({ max: 8 })).map(([at, count]) => `/${path.slice(1, at)}${path.slice(at + count)}`),
  )

const headers = fc.record(
  {
    Accept: fc.constantFrom(...Object.values(accepts), '*/*', 'text/html', 'application/json', 'application/atom+xml', ';;,q=1'),
    'Content-Type': fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('application/json', ...Object.values(accepts)) },
      fc.constantFrom('text/plain', 'application/json;charset=utf-16', 'application/atom+xml', 'x'),
    ),
    Authorization: fc.oneof({ weight: 9, arbitrary: fc.constant(basic('ann')) }, fc.constantFrom(basic('bob'), 'Bearer x', 'Basic ???')),
    'If-Match': fc.constantFrom('*', '"1"', '"2", "3"', '"x"', 'x', '"'),
    'X-HTTP-Method': fc.constantFrom('MERGE', 'DELETE', 'PUT', 'patch', 'GET', '__proto__'),
    'X-RequestDigest': fc.constantFrom('x', '0x,'),
  },
  { requiredKeys: ['Authorization', 'Content-Type'] },
)

const methodOf = (operation: Operation) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<string>(operation.method) },
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'MERGE', 'HEAD', 'OPTIONS', 'PROPFIND'),
  )

/** Adds MERGE to most POST requests that update and to few that create: otherwise few requests would succeed. */
const fitting = (operation: Operation, sent: Record<string, string>, keep: boolean): Record<string, string> => {
  if (keep) return sent
  const { 'X-HTTP-Method': _, 'X-RequestDigest': _digest, ...rest } = sent
  return operation.operationId.startsWith('merge') ? { ...rest, 'X-HTTP-Method': 'MERGE' } : rest
}

/** Chooses all operations equally often, however many addresses they have, but those that make lists and items more often. */
const makers = addresses
  .map(({ operation }) => operation)
  .filter(({ operationId }) => operationId === 'addList' || operationId === 'addItem')
const address = fc
  .oneof(
    { weight: 9, arbitrary: fc.constantFrom(...new Set(addresses.map(({ operation }) => operation))) },
    { weight: 1, arbitrary: fc.constantFrom(...new Set(makers)) },
  )
  .chain((operation) => fc.constantFrom(...addresses.filter((one) => one.operation === operation)))

/** A request with random content. */
const wild = address.chain(({ operation, path }) =>
  fc
    .record({
      path: fc.oneof(filled(path), filled(path).chain(disturb)),
      method: methodOf(operation),
      query,
      headers,
      body,
      keep: fc.nat({ max: 3 }).map((n) => n === 0),
    })
    .map(({ headers: sent, keep, ...rest }) => ({ ...rest, headers: fitting(operation, sent, keep) })),
)

/** The few operations that add objects; the others need these objects. */
const adding = address.filter(({ operation }) => operation.responses['201'] !== undefined)

/** A valid request, whose objects may not exist. */
const tame = fc.oneof(address, adding).chain(({ operation, path }) =>
  fc.record({
    path: filled(path),
    method: fc.constant<string>(operation.method),
    query: fc.constant(''),
    headers: fc
      .constantFrom(...Object.values(accepts))
      .map((Accept) => fitting(operation, { Accept, Authorization: basic('ann'), 'Content-Type': 'application/json' }, false)),
    body: fc.oneof({ weight: 4, arbitrary: fine }, newFolder),
  }),
)

const request = fc.oneof(wild, tame)

const bodiless = new Set(['GET', 'HEAD', 'OPTIONS', 'PROPFIND'])
const limits = { seed, numRuns: 1_000_000, interruptAfterTimeLimit: milliseconds, markInterruptAsFailure: false }

const edge = /\/(?:_api|_vti_bin)(?:\/|$)/i

/** The contract does not cover addresses that no edge serves. */
async function send(method: string, address: string, sent: { headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }) {
  const url = new URL(server.url + address)
  if (edge.test(url.pathname)) return anyone.call(method, url.href, sent)
  const reply = await fetch(url, { method, ...sent })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

/** The number of replies by status. */
type Tally = Map<number, number>
const note = (tally: Tally, status: number) => tally.set(status, (tally.get(status) ?? 0) + 1)

describe(`the REST edge, ${replay}`, () => {
  it('answers any request as the contract allows, and never with a failure of its own', { timeout: milliseconds + 30_000 }, async () => {
    const tally: Tally = new Map()
    const property = fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 12 }), async (requests) => {
      await Promise.all(
        requests.map(async ({ method, path, query: search, headers: sent, body: content }) => {
          const more = {
            headers: sent,
            ...(!bodiless.has(method) && { body: typeof content === 'string' ? wellFormed(content) : content }),
          }
          const reply = await send(method, path + search, more)
          note(tally, reply.status)
          expect(reply.status).toBeLessThan(500)
          expectDecent(reply)
        }),
      )
      await tend()
    })
    // A run without successful requests shows nothing, and a busy machine sends fewer in the same time.
    const wanted = [200, 201, 400, 404]
    for (let round = 0; round < 8 && (round === 0 || wanted.some((status) => !tally.has(status))); round++) {
      await fc.assert(property, { ...limits, seed: seed + round })
    }
    expect([...tally.keys()]).toEqual(expect.arrayContaining(wanted))
  })

  it('answers any bytes with a reply of its own', { timeout: milliseconds + 30_000 }, async () => {
    const tally: Tally = new Map()
    const piece = fc.oneof(
      odd,
      fc.constantFrom(
        "/_api/web/lists/getbytitle('Tasks')/items",
        '/_api/',
        '/_vti_bin/client.svc/',
        '/web',
        '?',
        '&',
        '%2f',
        '%c3',
        ' ',
        '\r\n',
        '/../',
        'http://h',
      ),
    )
    const target = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => `/${wellFormed(pieces.join(''))}`)
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'MERGE', 'get', 'X Y', '')
    const more = fc.dictionary(fc.stringMatching(/^[A-Za-z-]{1,12}$/), odd.map(wellFormed), { maxKeys: 3, noNullPrototype: true })
    const property = fc.asyncProperty(fc.array(fc.tuple(method, target, more, odd), { minLength: 1, maxLength: 8 }), async (requests) => {
      await Promise.all(
        requests.map(async ([verb, path, extra, content]) => {
          const bytes = Buffer.from(requestText(verb, path, { Authorization: basic('ann'), ...extra }, wellFormed(content)))
          for (const reply of await sendRaw(server.url, bytes)) {
            note(tally, reply.status)
            expect(reply.status).toBeLessThan(500)
            expectDecent(reply)
          }
        }),
      )
    })
    await fc.assert(property, limits)
    expect([...tally.keys()]).toEqual(expect.arrayContaining([200, 400, 404]))
    expect((await ann.call('GET', '/_vti_bin/health')).status).toBe(200)
  })
})
