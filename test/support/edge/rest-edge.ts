import type { Context } from '../../../src/core/access/context.ts'
import { contract } from '../../../src/entities/shape/contract.ts'
import type { Shape } from '../../../src/entities/shape/shape.ts'
import type { Request, Response } from '../../../src/http/message/message.ts'
import { operationsOf } from '../../../src/http/openapi/contract.ts'
import { svc } from '../../../src/profile/svc.ts'
import { createRestEdge, type RestOptions } from '../../../src/rest/protocol/dispatch.ts'
import type { Call, Handlers, OperationId } from '../../../src/rest/protocol/handlers.ts'
import { wayTo } from './way.ts'

export type AnyHandler = (
  ctx: unknown,
  call: Call<OperationId>,
  reply: { json(status: number, value: unknown): unknown; empty(status: number): unknown },
) => unknown

/** The maximum size of a body. */
export const bodyLimit = 200

/** Stands for the shape of every entity. */
const onlyId: Shape<never> = {
  name: 'List',
  type: 'Svc.Any',
  set: 'Svc.Anys',
  address: () => '',
  properties: new Map([['Id', { read: () => 1 }]]),
  navigation: new Map(),
}

/** An edge whose handlers record their calls and reply 200 with the name of their operation. */
export function edgeOptions(over: Record<string, AnyHandler | undefined> = {}) {
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
    bodyLimitBytes: bodyLimit,
    mode: 'loose',
    report: (error) => reported.push(error),
  }
  return { rest, calls, reported }
}

export interface Sent {
  query?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  actor?: string | undefined
}

/** A request line, and a body that records whether it was read. */
export function request(line: string, { query = '', headers = {}, body = '' }: Sent = {}) {
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

export async function send(line: string, sent: Sent = {}, over: Record<string, AnyHandler | undefined> = {}) {
  const { rest, calls, reported } = edgeOptions(over)
  const way = wayTo(await createRestEdge(rest), 'actor' in sent ? sent.actor : 'ada')
  const { made, state } = request(line, sent)
  const response = await way(made)
  return { response, calls, reported, bodyRead: state.read, status: response.status, message: messageOf(response) }
}

/** The message of an error reply. */
export const messageOf = ({ body }: Response): string => {
  const parsed = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {}
  return parsed.error?.message?.value ?? ''
}
