import { WebSocketServer } from 'ws'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { Actor } from '../core/model/people/actor.ts'
import { demandFarmAdmin } from '../core/model/people/actors.ts'
import { parseOptions } from '../formats/form.ts'
import { errorReply, nothingAt } from '../http/message/error-reply.ts'
import { type Request, type Response, readBytes } from '../http/message/message.ts'
import { notAllowed } from '../http/message/not-allowed.ts'
import type { Caller, SignIn } from '../http/sign-in/sign-in.ts'
import type { AddressedEdge, Needs, Ready } from '../http/way/edge.ts'
import type { AdminHub } from './admin-hub.ts'
import type { ConnectionTokens } from './connections/connection-token.ts'
import type { Connections } from './connections/connections.ts'
import type { Hub, HubConnection } from './connections/hub-connection.ts'
import { LongPolling } from './connections/long-polling.ts'
import { eventStream } from './connections/server-sent-events.ts'
import type { LiveLimits } from './connections/settings.ts'
import { webSocketTransport } from './connections/web-socket.ts'
import type { ListsHub } from './lists-hub.ts'

export interface HubEdgeParts {
  readonly lists: ListsHub
  readonly admin: AdminHub
  readonly connections: Connections
  readonly tokens: ConnectionTokens
  readonly signIn: Pick<SignIn, 'identifyCaller'>
  readonly limits: LiveLimits
  readonly log: (error: unknown, correlationId: string) => void
}

/** A request to a hub, signed in. */
interface Asked {
  readonly parts: HubEdgeParts
  readonly sockets: WebSocketServer
  readonly request: Request
  readonly hub: Hub
  readonly actor: Actor
  readonly options: ReadonlyMap<string, string>
}

const hubPath = /^\/+signalr\/+(lists|admin)(\/+negotiate)?\/*$/i
const liveFolder = /^\/+signalr(?:\/|$)/i

const noStore = { 'Cache-Control': 'no-store' }

/** The edge of the hubs: negotiation, the three transports, and messages that clients send by POST. */
export function createHubEdge(parts: HubEdgeParts): AddressedEdge {
  // A frame that is far too long is not read to its end.
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: 2 * parts.limits.frameBytes,
  })
  return {
    serves: (path) => liveFolder.test(path),
    match(request, path) {
      const [, name, negotiates] = hubPath.exec(path) ?? []
      if (name === undefined) return undefined
      const hub: Hub = name.toLowerCase() === 'admin' ? parts.admin : parts.lists
      const operation = operationOf(request, negotiates !== undefined)
      if (!operation) return errorReply(request, notAllowed(negotiates === undefined ? ['GET', 'POST', 'DELETE'] : ['POST'], request))
      return ready({ parts, sockets, request, hub }, operation)
    },
    fail: (request, error) => failure(parts, request, error),
  }
}

const operations = { negotiate, webSocket, events, poll, send, end }

type OperationName = keyof typeof operations

function operationOf({ method, headers }: Request, negotiates: boolean): OperationName | undefined {
  if (negotiates) return method === 'POST' ? 'negotiate' : undefined
  if (method === 'POST') return 'send'
  if (method === 'DELETE') return 'end'
  if (method !== 'GET') return undefined
  if (headers.upgrade?.toLowerCase() === 'websocket') return 'webSocket'
  return /\btext\/event-stream\b/i.test(headers.accept ?? '') ? 'events' : 'poll'
}

/** Pages of other sites may not connect with the browser's credentials; the hubs write nothing. */
const needsOf = (hub: Hub): Needs => ({
  demandsDigest: false,
  mayWrite: true,
  writes: false,
  isInRootWeb: false,
  ...(hub.name === 'admin' && { isOfFarm: true as const }),
  whenNobody: `live updates need a sign-in; clients that cannot send headers put a token into the query option access_token.`,
})

function ready(asked: Omit<Asked, 'actor' | 'options'>, operation: OperationName): Ready {
  const { parts, request, hub } = asked
  return {
    needs: needsOf(hub),
    operation: `live.${operation}`,
    async perform(_ctx, actor) {
      if (!actor) throw new Error(`live.${operation} runs without a caller`)
      if (hub.name === 'admin') demandFarmAdmin(actor)
      const response = await operations[operation]({ ...asked, actor, options: parseOptions(request.query) })
      return { ...response, headers: { ...noStore, ...response.headers }, operation: `live.${operation}` }
    },
    fail: (error) => failure(parts, request, error),
  }
}

function failure({ log }: HubEdgeParts, request: Request, error: unknown): Response {
  if (!(error instanceof DomainError)) log(error, request.correlationId)
  const reply = errorReply(request, error instanceof DomainError ? error : new DomainError(kernelReasons.internal))
  return { ...reply, headers: { ...noStore, ...reply.headers } }
}

const json = (value: object): Response => ({
  status: 200,
  headers: { 'Content-Type': 'application/json;charset=utf-8' },
  body: JSON.stringify(value),
})

/** The transports in the order in which clients try them. */
const availableTransports = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
]

function negotiate({ parts, hub, actor, options }: Asked): Response {
  const isStateful = options.get('usestatefulreconnect')?.toLowerCase() === 'true'
  const { id, token } = parts.tokens.issue({ hub: hub.name, loginKey: actor.loginKey }, isStateful)
  const version = Number(options.get('negotiateversion') ?? 0) >= 1 ? 1 : 0
  return json({
    negotiateVersion: version,
    connectionId: version === 1 ? id : token,
    ...(version === 1 && { connectionToken: token }),
    availableTransports,
    ...(isStateful && { useStatefulReconnect: true }),
  })
}

/** The open connection of a request; undefined for an id that no connection of the caller has. */
function connectionOf({ parts, hub, actor, options, request }: Asked): HubConnection | undefined {
  const token = options.get('id') ?? ''
  const connection = parts.connections.find(keyOf(hub, token))
  if (!connection || connection.peer.actor.loginKey !== actor.loginKey) return undefined
  parts.connections.renew(keyOf(hub, token), callerParts(request, actor))
  return connection
}

const keyOf = (hub: Hub, token: string): string => `${hub.name} ${token}`

/** Opens a connection that was negotiated. Without an id only WebSockets connect, which need none. */
function openConnection({ parts, hub, actor, options, request }: Asked, isWebSocket: boolean): HubConnection | undefined {
  const holder = { hub: hub.name, loginKey: actor.loginKey }
  const given = options.get('id')
  const issued = given === undefined && isWebSocket ? parts.tokens.issue(holder, false) : undefined
  const token = issued?.token ?? given ?? ''
  const negotiated = issued ?? parts.tokens.read(holder, token)
  if (!negotiated) return undefined
  const { host, isSecure, origin, profile } = request
  const signedIn = { caller: callerParts(request, actor), identify: (caller: Caller) => parts.signIn.identifyCaller(caller) }
  return parts.connections.open(keyOf(hub, token), signedIn, {
    id: negotiated.id,
    hub,
    peer: { actor, host, isSecure, origin, profile },
    isStateful: negotiated.isStateful && isWebSocket,
    log: (error) => parts.log(error, negotiated.id),
  })
}

/** What identifies the caller later. The messages of a handshake count once; then the connection itself is signed in. */
function callerParts({ headers: { authorization, cookie }, connection, isSecure, clientAddress }: Request, { scheme }: Actor): Caller {
  const kept = scheme === 'NTLM' ? {} : { ...(authorization !== undefined && { authorization }), ...(cookie !== undefined && { cookie }) }
  return { headers: kept, connection, isSecure, clientAddress }
}

const unknownConnection = ({ request }: Asked): Response => nothingAt({ ...request, path: `${request.path}?id` })

const webSocketKey = /^[A-Za-z0-9+/]{22}==$/

function webSocket(asked: Asked): Response {
  const { request, sockets } = asked
  const { 'sec-websocket-version': version, 'sec-websocket-key': key } = request.headers
  if (version !== '13' || !webSocketKey.test(key ?? ''))
    throw invalid('A WebSocket needs the headers Sec-WebSocket-Version: 13 and Sec-WebSocket-Key with 16 bytes in Base64.')
  const known = connectionOf(asked)
  if (known?.transport && !known.mayResume) throw invalid('The connection of this id is in use.')
  const connection = known ?? openConnection(asked, true)
  if (!connection) return unknownConnection(asked)
  return {
    status: 101,
    headers: {},
    takeOver(message, socket, head, lines) {
      const addLines = (headers: string[], of: typeof message) => {
        if (of === message) headers.push(...lines)
      }
      sockets.on('headers', addLines)
      sockets.handleUpgrade(message, socket, head, (opened) => {
        const listener = {
          received: (bytes: Uint8Array) => connection.receive(bytes),
          lost: (transport: Parameters<typeof connection.lost>[0]) => connection.lost(transport),
        }
        connection.attach(webSocketTransport(opened, listener))
      })
      sockets.off('headers', addLines)
    },
  }
}

function events(asked: Asked): Response {
  if (connectionOf(asked)?.transport) throw invalid('The connection of this id is in use.')
  const connection = openConnection(asked, false)
  if (!connection) return unknownConnection(asked)
  const { transport, body } = eventStream((lost) => connection.lost(lost))
  connection.attach(transport)
  return {
    status: 200,
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-store', 'X-Accel-Buffering': 'no' },
    body,
  }
}

async function poll(asked: Asked): Promise<Response> {
  const connection = connectionOf(asked) ?? openPolling(asked)
  const transport = connection?.transport
  if (!connection || !transport) return unknownConnection(asked)
  if (!(transport instanceof LongPolling)) throw invalid('The connection of this id has another transport.')
  connection.heard()
  const polled = await transport.poll()
  connection.heard()
  if (polled === 'ended') return { status: 204, headers: {} }
  if (polled === 'nothing') return { status: 200, headers: { 'Content-Type': 'text/plain' } }
  return { status: 200, headers: { 'Content-Type': polled.isBinary ? 'application/octet-stream' : 'text/plain' }, body: polled.body }
}

function openPolling(asked: Asked): HubConnection | undefined {
  const connection = openConnection(asked, false)
  connection?.attach(new LongPolling())
  return connection
}

/** Messages of a client whose transport carries only replies. */
async function send(asked: Asked): Promise<Response> {
  const { parts, request } = asked
  const connection = connectionOf(asked)
  if (!connection?.transport || connection.isOver) return unknownConnection(asked)
  const { frameBytes } = parts.limits
  try {
    connection.receive(await readBytes(request, frameBytes))
  } catch (error) {
    connection.close(`A frame holds at most ${frameBytes} bytes, and must come whole.`, false)
    throw error
  }
  return { status: 200, headers: { 'Content-Type': 'text/plain' } }
}

function end(asked: Asked): Response {
  const connection = connectionOf(asked)
  if (!connection) return unknownConnection(asked)
  connection.leave()
  return { status: 202, headers: { 'Content-Type': 'text/plain' } }
}
