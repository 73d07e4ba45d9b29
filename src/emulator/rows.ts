import { Budget } from '../core/kernel/budget.ts'
import type { Response } from '../http/message/message.ts'
import type { AddressedEdge } from '../http/way/edge.ts'
import {
  type ArrivedState,
  columns,
  type DoorStep,
  type ReplyStep,
  type RequestState,
  type WayParts,
  type WayStep,
} from '../http/way/state.ts'
import type { Table } from '../http/way/table.ts'
import { refusedShard } from './door/shard-way.ts'
import { cutReply, slowReply } from './faults/cut.ts'
import { withMessageFault } from './faults/hub-messages.ts'
import { headersWith, refusedBy } from './faults/refusal.ts'
import type { FaultInUse, FaultRules, FaultSubject, LateFacts } from './faults/rules.ts'
import { BodyCopy, copied, noBody } from './requests/body-copy.ts'
import type { Coverage } from './requests/coverage.ts'
import { comparablePath, type RequestLog } from './requests/request-log.ts'
import type { EmulatedTime } from './time/emulated-runtime.ts'
import type { Gate } from './time/gate.ts'

export interface WatchParts {
  readonly coverage: Coverage
  readonly requests: RequestLog
  readonly faults: FaultRules
  readonly time: EmulatedTime
  readonly gate: Gate
  /** The edge of the emulator itself, whose requests are left alone. */
  readonly own: AddressedEdge
}

/** What the steps know of a request. A run that is repeated has the same object. */
interface Watched {
  readonly body: BodyCopy
  /** Set once it has passed the gate. */
  leave?: (() => void) | undefined
  fault?: FaultInUse | undefined
  /** The rules that wait for the operation and the user. */
  rest?: readonly FaultInUse[] | undefined
}

/** A state with what these steps add to it. */
interface WatchedState extends RequestState {
  watched?: Watched
}

/** Marks every column. */
const everywhere = columns.map(() => 'x').join(' ')

/** The table of the pipeline with further rows, which record, count and strike all requests but those to `own`. */
export function watchedTable(table: Table, { coverage, requests, faults, time, gate, own }: WatchParts): Table {
  const dateText = datesByTheSecond()
  const begin: DoorStep = (_parts, state) => {
    time.enterRequest()
    const refused = refusedShard(state.arrival.request)
    if (state.route.edge === own) return refused
    const { body: arriving, headers } = state.request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    const body = hasBody ? new BodyCopy() : noBody
    ;(state as WatchedState).watched = { body, leave: undefined, fault: undefined, rest: undefined }
    if (hasBody) state.request = { ...state.request, body: { [Symbol.asyncIterator]: () => copied(arriving, body) } }
    return refused
  }
  /** A part of a batch enters with its batch. */
  const enter: WayStep = (_parts, state) => {
    const { watched } = state as WatchedState
    return watched && state.arrival ? entered(gate, watched, waitsForNews(state)) : undefined
  }
  const strikeEarly: WayStep = (parts, state) => {
    if (state.route.edge === own || faults.all.length === 0) return undefined
    const watched = watchedOf(state)
    const decision = faults.decide(subjectOf(state), faults.all)
    if (!decision) return undefined
    if ('rest' in decision) watched.rest = decision.rest
    else watched.fault = decision.fault
    return watched.fault && struckBy(watched.fault, state, parts)
  }
  /** Decides over the rules that had to wait. */
  const decideLate = (state: RequestState, facts: LateFacts): FaultInUse | undefined => {
    const { watched } = state as WatchedState
    if (!watched?.rest) return undefined
    const decision = faults.decide(subjectOf(state), watched.rest, facts)
    watched.rest = undefined
    watched.fault = decision && 'fault' in decision ? decision.fault : undefined
    return watched.fault
  }
  const strikeLate: WayStep = (parts, state) => {
    const fault = decideLate(state, { operation: state.prepared?.operation, user: state.actor?.loginName })
    return fault && struckBy(fault, state, parts)
  }
  /** A reply that the preparation has made met no other step. */
  const finish: ReplyStep = (_parts, state, response) => {
    const late = decideLate(state, { operation: response.operation, user: state.actor?.loginName })
    const reply = (late && replyBy(late, state)) ?? response
    const { watched } = state as WatchedState
    return watched?.fault ? changedBy(watched.fault, state, reply) : reply
  }
  const record: ReplyStep = (_parts, state, response) => {
    // Node would write the time of the system.
    const at = time.clock.now()
    state.head?.push('Date', dateText(at))
    const { watched } = state as WatchedState
    if (!watched) return response
    if (response.operation !== undefined) coverage.count(response.operation, response.status)
    const sent = recorded(requests, state, { watched, at, response })
    return leaving(sent, state, watched.leave)
  }
  return {
    door: [[everywhere, begin], ...table.door],
    preparation: [[everywhere, strikeEarly], [everywhere, enter], ...table.preparation],
    run: [[everywhere, strikeLate], ...table.run],
    reply: [[everywhere, finish], ...table.reply, [everywhere, record]],
  }
}

/** The text of a time for the header `Date`; that of the latest second is kept. */
function datesByTheSecond(): (at: number) => string {
  let second = Number.NaN
  let text = ''
  return (at) => {
    const now = Math.floor(at / 1000)
    if (now !== second) {
      second = now
      text = new Date(at).toUTCString()
    }
    return text
  }
}

/** Passes the gate, once it is open. */
function entered(gate: Gate, watched: Watched, keepsNobodyWaiting: boolean): undefined | Promise<undefined> {
  if (gate.shut) return gate.shut.then(() => entered(gate, watched, keepsNobodyWaiting))
  if (!keepsNobodyWaiting) watched.leave = gate.enter()
  return undefined
}

/** A connection to a hub, which lasts until there is something to tell or longer. */
const waitsForNews = ({ request: { method }, route }: RequestState): boolean => route.column === 'live' && method === 'GET'

/** The reply, after which its request leaves the gate. Streams of live updates have no end, and would keep everybody waiting. */
function leaving(response: Response, { request, route }: ArrivedState, leave: (() => void) | undefined): Response {
  const { body } = response
  const isStreamed = body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array)
  if (leave && isStreamed && request.method !== 'HEAD' && route.column !== 'live') return { ...response, body: followed(body, leave) }
  leave?.()
  return response
}

async function* piecesUntil(body: AsyncIterable<Uint8Array>, leave: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } finally {
    leave()
  }
}

/** A body that calls `leave` when it has ended, however that is; also if nobody has begun to read it. */
function followed(body: AsyncIterable<Uint8Array>, leave: () => void): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const pieces = piecesUntil(body, leave)
      let isBegun = false
      return {
        next() {
          isBegun = true
          return pieces.next()
        },
        return(value: unknown) {
          if (!isBegun) leave()
          return pieces.return(value)
        },
      }
    },
  }
}

function watchedOf(state: RequestState): Watched {
  const known = state as WatchedState
  known.watched ??= { body: noBody }
  return known.watched
}

const subjectOf = ({ request, arrival }: RequestState): FaultSubject => ({
  method: request.method,
  path: comparablePath(request.path),
  isPart: arrival === undefined,
})

/** The reply of a fault, after its latency; undefined if the request goes on. */
function struckBy(fault: FaultInUse, state: RequestState, { limits }: WayParts): Response | undefined | Promise<Response | undefined> {
  const { latencyMs = 0, threshold } = fault.then
  if (threshold !== undefined) {
    const budget = (state.ctx?.budget ?? state.budget ?? new Budget(limits)).under(threshold)
    state.budget = budget
    if (state.ctx) state.ctx = { ...state.ctx, budget }
  }
  if (latencyMs === 0) return replyBy(fault, state)
  return new Promise((resolve) => setTimeout(resolve, latencyMs).unref()).then(() => replyBy(fault, state))
}

const replyBy = (fault: FaultInUse, state: RequestState): Response | undefined =>
  fault.then.reset === true ? { status: 503, headers: {}, resets: true } : refusedBy(fault, state)

function changedBy(fault: FaultInUse, { request }: RequestState, response: Response): Response {
  if (response.resets) return response
  const { truncateAfterBytes, bytesPerSecond, messages } = fault.then
  const marked = { ...response, headers: headersWith(fault, response.headers) }
  const told = messages ? withMessageFault(marked, messages) : marked
  if (request.method === 'HEAD' || response.status === 304) return told
  const cut = truncateAfterBytes === undefined ? told : cutReply(told, truncateAfterBytes)
  return bytesPerSecond === undefined ? cut : slowReply(cut, bytesPerSecond)
}

interface Outcome {
  readonly watched: Watched
  readonly at: number
  readonly response: Response
}

/** Records a request with its reply. Returns the reply whose body is copied while it is sent. */
function recorded(requests: RequestLog, state: ArrivedState, { watched: { body, fault }, at, response }: Outcome): Response {
  const { request, actor, durationMs = 0, head = [] } = state
  const replyBody = new BodyCopy()
  const sent = response.body
  const isStreamed = sent !== undefined && typeof sent !== 'string' && !(sent instanceof Uint8Array)
  if (sent !== undefined && !isStreamed && request.method !== 'HEAD') replyBody.take(sent)
  const { method, path, query, host, isSecure, headers } = request
  requests.add({
    id: 0,
    shard: undefined,
    heldBytes: 0,
    at,
    method,
    path,
    query,
    host,
    isSecure,
    headers,
    body,
    durationMs,
    head,
    replyBody,
    isStreamed,
    operation: response.operation,
    status: response.resets ? 0 : response.status,
    user: actor?.scheme === 'Anonymous' ? undefined : actor?.loginName,
    faultId: fault?.id,
  })
  return isStreamed ? { ...response, body: copied(sent, replyBody) } : response
}
