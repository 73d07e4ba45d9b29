import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../../../src/core/access/context.ts'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { kernelReasons } from '../../../../src/core/kernel/reasons.ts'
import { modelReasons } from '../../../../src/core/model/reasons.ts'
import { type ReasonName, reasons } from '../../../../src/core/reasons.ts'
import { contract } from '../../../../src/entities/shape/contract.ts'
import type { Shape } from '../../../../src/entities/shape/shape.ts'
import type { Request, Response } from '../../../../src/http/message/message.ts'
import { type Contract, operationsOf } from '../../../../src/http/openapi/contract.ts'
import { signInCaller } from '../../../../src/http/way/caller.ts'
import { matchOperation, readBody, validate } from '../../../../src/http/way/operation.ts'
import { findAddressedWeb, findSite, openContext } from '../../../../src/http/way/place.ts'
import { table } from '../../../../src/http/way/table.ts'
import { svc } from '../../../../src/profile/svc.ts'
import { createRestEdge, type RestOptions } from '../../../../src/rest/protocol/dispatch.ts'
import { errorResponse } from '../../../../src/rest/protocol/errors.ts'
import type { Call, Handlers, OperationId } from '../../../../src/rest/protocol/handlers.ts'
import { createBackend } from '../../../../src/rest/protocol/openapi-backend.ts'
import { wayTo } from '../../../support/way.ts'

type AnyHandler = (
  ctx: unknown,
  call: Call<OperationId>,
  reply: { json(status: number, value: unknown): unknown; empty(status: number): unknown },
) => unknown

const limit = 200

/** Stands for the shape of every entity. */
const onlyId: Shape<never> = {
  name: 'List',
  type: 'Svc.Any',
  set: 'Svc.Anys',
  address: () => '',
  properties: new Map([['Id', { read: () => 1 }]]),
  navigation: new Map(),
}

/** An edge whose handlers note their calls and answer 200 with the name of their operation. */
function options(over: Record<string, AnyHandler | undefined> = {}) {
  const calls: Call<OperationId>[] = []
  const reported: unknown[] = []
  const names = operationsOf(contract).map(({ operationId }) => operationId)
  const handlers: Record<string, AnyHandler> = {}
  for (const name of names) {
    if (name in over && over[name] === undefined) continue
    handlers[name] = (ctx, call, reply) => {
      calls.push(call)
      return over[name]?.(ctx, call, reply) ?? reply.json(200, name)
    }
  }
  const rest: RestOptions = {
    contract,
    handlers: handlers as unknown as Handlers<Context>,
    shapes: Object.fromEntries(Object.keys(contract.components.schemas).map((name) => [name, onlyId])),
    shapeFinders: {},
    lookUp: () => Promise.reject(new Error('there is nothing to look up')),
    render: (content, call) => ({ status: content.status, headers: {}, body: `${call.envelope} ${content.kind}` }),
    bodyLimitBytes: limit,
    report: (error) => reported.push(error),
  }
  return { rest, calls, reported }
}

interface Sent {
  query?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  actor?: string | undefined
}

/** A request line, and a body that notes whether it was read. */
function request(line: string, { query = '', headers = {}, body = '' }: Sent = {}) {
  const [method = '', path = ''] = line.split(/ (.*)/s)
  const state = { read: false }
  const bytes = async function* () {
    state.read = true
    if (body.length > 0) yield Buffer.from(body)
  }
  const made: Request = {
    method,
    path,
    query,
    headers,
    body: bytes(),
    origin: 'http://h',
    host: 'h',
    isSecure: false,
    clientAddress: '127.0.0.1',
    connection: { isSecure: false, remoteAddress: '127.0.0.1' },
    correlationId: 'c',
    profile: svc,
  }
  return { made, path, state }
}

async function send(line: string, sent: Sent = {}, over: Record<string, AnyHandler | undefined> = {}) {
  const { rest, calls, reported } = options(over)
  const way = wayTo(await createRestEdge(rest), 'actor' in sent ? sent.actor : 'ada')
  const { made, state } = request(line, sent)
  const response = await way(made)
  return { response, calls, reported, bodyRead: state.read, status: response.status, message: messageOf(response) }
}

/** The contract as if no operation had a body or needed a header: any address is a valid request then. */
const withoutBodies = JSON.parse(
  JSON.stringify(contract, (key, value: unknown) => (key === 'requestBody' || key === 'required' ? undefined : value)),
) as Contract

const messageOf = ({ body }: Response): string => {
  const parsed = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {}
  return parsed.error?.message?.value ?? ''
}

const list = "/_api/web/lists/getbytitle('a')"
const json = { 'content-type': 'application/json' }

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
    expect([response.status, response.headers.Allow]).toEqual([405, 'GET, HEAD'])
  })

  test('that the contract does not allow never reaches a handler', async () => {
    for (const [line, sent, status] of [
      [`GET ${list}/items(x)`, {}, 400],
      [`GET ${list}/items('x')`, {}, 400],
      [`GET ${list}/items`, { query: '$top=x' }, 400],
      [`GET ${list}/items`, { query: '$top=1&$top=2' }, 400],
      [`POST ${list}/items(1)`, { body: '{}' }, 400],
      [`POST ${list}/items(1)`, { headers: { 'x-http-method': 'DROP' }, body: '{}' }, 400],
      ['POST /_api/web/lists', { headers: json }, 400],
      ['POST /_api/web/lists', { headers: json, body: '{"Title":"a"' }, 400],
      ['POST /_api/web/lists', { headers: json, body: '{"Title":"a","Nope":1}' }, 400],
      ['POST /_api/web/lists', { headers: json, body: Uint8Array.of(0x22, 0xff, 0x22) }, 400],
      ['POST /_api/web/lists', { headers: json, body: '['.repeat(60) }, 400],
      ['POST /_api/web/lists', { headers: json, body: JSON.stringify({ Title: 'a'.repeat(limit) }) }, 413],
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
    const { rest } = options()
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
  const { rest, reported } = options()
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
    const { rest, calls } = options()
    const way = wayTo(await createRestEdge(rest), undefined)
    for (const { operationId, path, method } of operationsOf(contract)) {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(contract.components.parameters[name]?.example).replaceAll("'", "''"),
      )
      const before = calls.length
      const { status } = await way(request(`${method} ${address}`).made)
      const isOpen = operationId === 'getHealth'
      expect([operationId, status, calls.length - before]).toEqual(isOpen ? [operationId, 200, 1] : [operationId, 401, 0])
    }
  })

  test('is told so before the body is read', async () => {
    const { status, message, bodyRead } = await send('POST /_api/web/lists', { actor: undefined, headers: json, body: '{' })
    expect([status, bodyRead]).toEqual([401, false])
    expect(message).toContain('basic, bearer, ntlm, fedAuth')
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
    const { rest } = options({ getWeb: undefined })
    await expect(createRestEdge(rest)).rejects.toThrow('These operations have no handler: getWeb')
  })

  test('of a write whose reply has no known shape keeps the server from starting', async () => {
    const { rest } = options()
    const { List: _, ...shapes } = rest.shapes
    await expect(createRestEdge({ ...rest, shapes })).rejects.toThrow('The shape of List, which addList replies with, is not known.')
  })

  test('gets no context, call or reply that another request could reach', async () => {
    const { rest, calls } = options()
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

  const { rest, calls } = options()
  const edge = createRestEdge({ ...rest, contract: withoutBodies })

  test.each(writes.map(({ operationId, method, path }) => ({ operationId, method, path })))(
    '$operationId with a $select that its reply cannot have reaches no handler',
    async ({ method, path }) => {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(contract.components.parameters[name]?.example).replaceAll("'", "''"),
      )
      const response = await wayTo(await edge, 'ada')(request(`${method} ${address}`, { query: '$select=Nope' }).made)
      expect([response.status, messageOf(response)]).toEqual([400, expect.stringContaining("'Nope'")])
      expect(calls).toEqual([])
    },
  )

  test('is run where the reply has what $select names', async () => {
    const sent = await send('POST /_api/web/lists', { query: '$select=Id', headers: json, body: '{"Title":"a"}' })
    expect([sent.status, sent.calls.length]).toEqual([200, 1])
  })
})

describe('the way fails closed', () => {
  const sent = { headers: json, body: '{"Title":"a"}' }

  async function without(step: unknown) {
    const { rest, calls } = options()
    const preparation = table.preparation.filter((row) => row[1] !== step)
    const way = wayTo(await createRestEdge(rest), 'ada', { ...table, preparation })
    return { removed: table.preparation.length - preparation.length, ended: way(request('POST /_api/web/lists', sent).made), calls }
  }

  test('and is open where every step is there', async () => {
    const { removed, ended, calls } = await without(undefined)
    expect([removed, (await ended).status, calls.length]).toEqual([0, 200, 1])
  })

  test.each([findSite, findAddressedWeb, signInCaller, openContext, readBody, validate])('without %o', async (step) => {
    const { removed, ended, calls } = await without(step)
    expect([removed, (await ended).status]).toEqual([1, 500])
    expect(calls).toEqual([])
  })

  test('without the match of an operation', async () => {
    const { removed, ended, calls } = await without(matchOperation)
    expect(removed).toBe(1)
    await ended.then(
      ({ status }) => expect(status).toBe(500),
      (error: unknown) => expect(String(error)).toContain('was not prepared'),
    )
    expect(calls).toEqual([])
  })

  test('without a security handler', async () => {
    const { rest, calls } = options()
    const backend = await createBackend(contract, rest.handlers)
    backend.securityHandlers = {}
    await expect(backend.handleRequest({ call: { operationId: 'getWeb' } } as never, {})).rejects.toThrow('401')
    expect(calls).toEqual([])
  })

  test('without a caller', async () => {
    const { rest, calls } = options()
    const backend = await createBackend(contract, rest.handlers)
    await expect(backend.handleRequest({ call: { operationId: 'getWeb' } } as never, undefined)).rejects.toThrow('401')
    expect(calls).toEqual([])
    await backend.handleRequest({ call: { operationId: 'getHealth' } } as never, undefined)
    expect(calls).toHaveLength(1)
  })

  test('without the handler of an operation', async () => {
    const { rest } = options()
    const backend = await createBackend(contract, rest.handlers)
    delete backend.handlers.getWeb
    await expect(backend.handleRequest({ call: { operationId: 'getWeb' } } as never, {})).rejects.toThrow('501')
  })
})

describe('an error', () => {
  test('of every reason has a status of its own kind and the body of the specification', () => {
    for (const reason of Object.keys(reasons) as ReasonName[]) {
      const { status, body } = errorResponse({ profile: svc }, new DomainError(reasons[reason], { message: 'x' }), 'verbose')
      expect(status).toBeGreaterThanOrEqual(400)
      const { error } = JSON.parse(String(body))
      expect(error.code).toMatch(/^(BadRequest|-?\d+, [\w.]+)$/)
      expect(error.message.lang).toBe('en-US')
    }
  })

  test('has the status that the specification gives it', () => {
    const status = (reason: ReasonName) => errorResponse({ profile: svc }, new DomainError(reasons[reason]), 'verbose').status
    expect(
      (
        [
          'invalid_request',
          'sign_in_required',
          'access_denied',
          'list_not_found',
          'title_taken',
          'version_conflict',
          'body_too_large',
        ] as const
      ).map(status),
    ).toEqual([400, 401, 403, 404, 409, 412, 413])
    expect(
      (['method_not_allowed', 'unsupported_media_type', 'operation_unsupported', 'internal', 'read_only_database'] as const).map(status),
    ).toEqual([405, 415, 501, 500, 503])
  })

  test('that passes by itself says when to try again', () => {
    expect(errorResponse({ profile: svc }, new DomainError(kernelReasons.read_only_database), 'verbose').headers['Retry-After']).toBe('30')
    expect(errorResponse({ profile: svc }, new DomainError(kernelReasons.internal), 'verbose').headers['Retry-After']).toBeUndefined()
  })
})
