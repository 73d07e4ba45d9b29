import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { modelReasons } from '../../../../src/core/model/reasons.ts'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { type Contract, operationsOf } from '../../../../src/http/openapi/contract.ts'
import { createRestEdge } from '../../../../src/rest/protocol/dispatch.ts'
import { type AnyHandler, bodyLimit, edgeOptions, messageOf, request, type Sent, send } from '../../../support/edge/rest-edge.ts'
import { wayTo } from '../../../support/edge/way.ts'

const list = "/_api/web/lists/getbytitle('a')"
const json = { 'content-type': 'application/json' }

/** The contract without bodies and required headers, so any address is a valid request. */
const withoutBodies = JSON.parse(
  JSON.stringify(contract, (key, value: unknown) => (key === 'requestBody' || key === 'required' ? undefined : value)),
) as Contract

describe('a request', () => {
  test('reaches the handler of its operation with typed input', async () => {
    const { response, calls } = await send(`POST ${list}/items(7)`, {
      query: '%24select=Id',
      headers: { ...json, 'x-http-method': 'merge', 'if-match': '*', accept: 'application/json;odata=nometadata' },
      body: '{"Title":"b"}',
    })
    expect(response).toMatchObject({ status: 200, body: '"mergeItem"', headers: { 'Content-Type': 'application/json;charset=utf-8' } })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      operationId: 'mergeItem',
      params: { listTitle: 'a', itemId: 7 },
      query: { $select: 'Id' },
      headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
      body: { Title: 'b' },
      envelope: 'nometadata',
    })
  })

  test('is rendered in the envelope of its Accept header', async () => {
    const entity: AnyHandler = (_ctx, _call, reply) =>
      (reply as never as { entity(...given: unknown[]): unknown }).entity(200, { name: 'Web' }, {})
    const { response } = await send('GET /_api/web', { headers: { accept: 'application/json' } }, { getWeb: entity })
    expect(response.body).toBe('minimalmetadata entity')
  })

  test('by HEAD is answered as by GET, without the body', async () => {
    const { response, calls } = await send('HEAD /_api/web')
    expect(calls[0]?.operationId).toBe('getWeb')
    expect(response).toEqual({
      status: 200,
      operation: 'getWeb',
      headers: { 'Content-Type': 'application/json;charset=utf-8', 'Content-Length': '8' },
    })
    expect((await send('HEAD /_api/nope')).response).toMatchObject({ status: 404 })
    expect((await send('HEAD /_api/nope')).response.body).toBeUndefined()
  })

  test('to no address is answered with 404, by a method that is not taken with 405 and Allow', async () => {
    expect((await send('GET /_api/nope')).status).toBe(404)
    const { response } = await send('DELETE /_api/web/currentuser')
    expect([response.status, response.headers.Allow]).toEqual([405, 'GET, POST, PUT, HEAD, PATCH, MERGE'])
  })

  test('that the contract does not allow never reaches a handler', async () => {
    for (const [line, sent, status] of [
      [`GET ${list}/items(x)`, {}, 400],
      [`GET ${list}/items('x')`, {}, 400],
      [`GET ${list}/items`, { query: '$top=x' }, 400],
      [`GET ${list}/items`, { query: '$top=1&$top=2' }, 400],
      [`POST ${list}/items(1)`, { headers: json, body: '{}' }, 400],
      [`POST ${list}/items(1)`, { headers: { 'x-http-method': 'DROP' }, body: '{}' }, 400],
      ['POST /_api/web/lists', { headers: json }, 400],
      ['POST /_api/web/lists', { headers: json, body: '{"Title":"a"' }, 400],
      ['POST /_api/web/lists', { headers: json, body: '{"Title":"a","Nope":1}' }, 400],
      ['POST /_api/web/lists', { headers: json, body: Uint8Array.of(0x22, 0xff, 0x22) }, 400],
      ['POST /_api/web/lists', { headers: json, body: '['.repeat(60) }, 400],
      ['POST /_api/web/lists', { headers: json, body: JSON.stringify({ Title: 'a'.repeat(bodyLimit) }) }, 413],
      ['POST /_api/web/lists', { headers: { ...json, 'content-length': '999999' }, body: '{}' }, 413],
      ['POST /_api/web/lists', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }, 415],
      ['POST /_api/web/lists', { headers: { 'content-type': 'application/json;charset=utf-16' }, body: '{}' }, 415],
      ['POST /_api/web/lists', { headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' }, 415],
    ] as const) {
      const result = await send(line, sent as Sent)
      expect([line, result.status]).toEqual([line, status])
      expect(result.calls).toEqual([])
      expect(result.reported).toEqual([])
      expect(result.message).not.toBe('')
    }
  })

  test('may send its body without a Content-Type, or under any odata parameter', async () => {
    for (const headers of [
      {},
      { 'content-type': 'application/json;odata=verbose' },
      { 'content-type': 'Application/JSON; charset="UTF-8"' },
    ]) {
      expect((await send('POST /_api/web/lists', { headers: headers as Record<string, string>, body: '{"Title":"a"}' })).status).toBe(200)
    }
  })

  test('has its body read only where the operation declares one', async () => {
    expect(await send('POST /_api/contextinfo', { headers: { 'content-type': 'text/plain' }, body: 'x' })).toMatchObject({
      status: 200,
      bodyRead: false,
    })
    expect(await send(`DELETE ${list}`, { body: '{' })).toMatchObject({ status: 200, bodyRead: false })
  })

  test('whose client stops in the middle of the body is invalid', async () => {
    const { rest } = edgeOptions()
    const way = wayTo(await createRestEdge(rest), 'ada')
    const { made } = request('POST /_api/web/lists', { headers: json })
    const broken = async function* () {
      yield Buffer.from('{"Title"')
      throw new Error('aborted')
    }
    expect((await way({ ...made, body: broken() })).status).toBe(400)
  })
})

test('any request whatever is answered, with a failure of the client where it is one', async () => {
  const { rest, reported } = edgeOptions()
  const way = wayTo(await createRestEdge(rest), 'ada')
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'MERGE', 'DELETE', 'HEAD', 'OPTIONS', '', '__proto__')
  const piece = fc.constantFrom(
    '/_api',
    '/web',
    '/lists',
    "/getbytitle('a')",
    '/items',
    '(7)',
    "('7')",
    '(@u)',
    '/contextinfo',
    '/getlist',
    '//',
    "'",
    '%27',
    '%',
  )
  const value = fc.oneof(fc.string(), fc.constantFrom('MERGE', '*', 'application/json', 'application/json;odata=verbose', '__proto__'))
  const headers = fc.dictionary(
    fc.constantFrom('accept', 'content-type', 'x-http-method', 'if-match', 'content-encoding', 'content-length'),
    value,
  )
  const query = fc.oneof(fc.string(), fc.constantFrom('$top=1', "@u='a'", '%24select=Id', '__proto__=1', '$top=%zz'))
  const body = fc.oneof(fc.string(), fc.json(), fc.constantFrom('{"Title":"a"}', '{"__proto__":{"a":1}}', '{"d":{"results":[1]}}'))
  await fc.assert(
    fc.asyncProperty(method, fc.array(piece, { maxLength: 8 }), headers, query, body, async (verb, path, given, search, text) => {
      const { made } = request(`${verb} ${path.join('')}`, { query: search, headers: given, body: text })
      const response = await way(made)
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 2000 },
  )
  expect(reported).toEqual([])
})

describe('a caller who has not signed in', () => {
  test('reaches only operations that need no credentials', async () => {
    const { rest, calls } = edgeOptions()
    const way = wayTo(await createRestEdge(rest), undefined)
    for (const { operationId, path, method } of operationsOf(contract)) {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(contract.components.parameters[name]?.example).replaceAll("'", "''"),
      )
      const before = calls.length
      const { status } = await way(request(`${method} ${address}`).made)
      const isOpen = operationId === 'getHealth' || operationId === 'getReadiness'
      expect([operationId, status, calls.length - before]).toEqual(isOpen ? [operationId, 200, 1] : [operationId, 401, 0])
    }
  })

  test('is refused before the body is read', async () => {
    const { status, message, bodyRead } = await send('POST /_api/web/lists', { actor: undefined, headers: json, body: '{' })
    expect([status, bodyRead]).toEqual([401, false])
    expect(message).toContain('basic, bearer, fedAuth')
  })
})

describe('a handler', () => {
  test('that fails for a reason has it on the wire', async () => {
    const { response, reported } = await send(
      `GET ${list}`,
      { headers: { accept: 'application/json' } },
      {
        getList: () => {
          throw new DomainError(modelReasons.list_not_found, { list: 'a', url: 'http://h' })
        },
      },
    )
    expect(response.status).toBe(404)
    expect(response.headers['Content-Type']).toBe('application/json;odata=minimalmetadata;streaming=true;charset=utf-8')
    expect(JSON.parse(String(response.body))).toEqual({
      error: {
        code: '-1, System.ArgumentException',
        message: { lang: 'en-US', value: "List 'a' does not exist at site with URL 'http://h'." },
      },
    })
    expect(reported).toEqual([])
  })

  test('that fails unexpectedly is answered with 500, its text reported and withheld', async () => {
    const secret = new TypeError('secret path')
    const { response, reported } = await send('GET /_api/web', {}, { getWeb: () => Promise.reject(secret) })
    expect(response.status).toBe(500)
    expect(response.body).not.toContain('secret')
    expect(reported).toEqual([secret])
  })

  test('that is missing keeps the server from starting', async () => {
    const { rest } = edgeOptions({ getWeb: undefined })
    await expect(createRestEdge(rest)).rejects.toThrow('These operations have no handler: getWeb')
  })

  test('of a write whose reply has no known shape keeps the server from starting', async () => {
    const { rest } = edgeOptions()
    const { List: _, ...shapes } = rest.shapes
    await expect(createRestEdge({ ...rest, shapes })).rejects.toThrow('The shape of List, which addList replies with, is not known.')
  })

  test('gets no context, call or reply that another request could reach', async () => {
    const { rest, calls } = edgeOptions()
    const edge = await createRestEdge(rest)
    const one = request(`GET ${list}/items(1)`)
    const other = request(`GET ${list}/items(2)`)
    await Promise.all([wayTo(edge, 'ada')(one.made), wayTo(edge, 'bob')(other.made)])
    expect(calls.map((call) => (call.params as { itemId: number }).itemId).toSorted()).toEqual([1, 2])
  })
})

describe('a write', () => {
  const writes = operationsOf(contract).filter(
    ({ method, parameters }) => method !== 'GET' && parameters.some(({ name }) => name === '$select'),
  )

  const { rest, calls } = edgeOptions()
  const edge = createRestEdge({ ...rest, contract: withoutBodies })

  test.each(writes.map(({ operationId, method, path }) => ({ operationId, method, path })))(
    '$operationId with a $select that its reply cannot have reaches no handler',
    async ({ method, path }) => {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(contract.components.parameters[name]?.example).replaceAll("'", "''"),
      )
      const response = await wayTo(
        await edge,
        'ada',
      )(
        request(`${method} ${address}`, {
          query: '$select=Nope',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
        }).made,
      )
      expect([response.status, messageOf(response)]).toEqual([400, expect.stringContaining("'Nope'")])
      expect(calls).toEqual([])
    },
  )

  test('is run where the reply has what $select names', async () => {
    const sent = await send('POST /_api/web/lists', { query: '$select=Id', headers: json, body: '{"Title":"a"}' })
    expect([sent.status, sent.calls.length]).toEqual([200, 1])
  })
})
