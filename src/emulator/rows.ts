import type { Response } from '../http/message/message.ts'
import type { AddressedEdge } from '../http/way/edge.ts'
import { type ArrivedState, columns, type DoorStep, type ReplyStep, type RequestState, type WayStep } from '../http/way/state.ts'
import type { Table } from '../http/way/table.ts'
import { cutReply } from './faults/cut.ts'
import { headersWith, refusedBy } from './faults/refusal.ts'
import type { FaultInUse, FaultRules, FaultSubject, LateFacts } from './faults/rules.ts'
import { BodyCopy, copied } from './requests/body-copy.ts'
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
  leave?: () => void
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
  const begin: DoorStep = (_parts, state) => {
    time.enterRequest()
    if (state.route.edge === own) return undefined
    const body = new BodyCopy()
    ;(state as WatchedState).watched = { body }
    const { body: arriving } = state.request
    state.request = { ...state.request, body: { [Symbol.asyncIterator]: () => copied(arriving, body) } }
    return undefined
  }
  /** A part of a batch enters with its batch. */
  const enter: WayStep = (_parts, state) => {
    const { watched } = state as WatchedState
    return watched && state.arrival ? entered(gate, watched) : undefined
  }
  const strikeEarly: WayStep = (_parts, state) => {
    if (state.route.edge === own || faults.all.length === 0) return undefined
    const watched = watchedOf(state)
    const decision = faults.decide(subjectOf(state), faults.all)
    if (!decision) return undefined
    if ('rest' in decision) watched.rest = decision.rest
    else watched.fault = decision.fault
    return watched.fault && struckBy(watched.fault, state)
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
  const strikeLate: WayStep = (_parts, state) => {
    const fault = decideLate(state, { operation: state.prepared?.operation, user: state.actor?.loginName })
    return fault && struckBy(fault, state)
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
    state.head?.push('Date', new Date(time.clock.now()).toUTCString())
    const { watched } = state as WatchedState
    if (!watched) return response
    watched.leave?.()
    if (response.operation !== undefined) coverage.count(response.operation, response.status)
    return recorded(requests, state, { ...watched, at: time.clock.now(), response })
  }
  return {
    door: [[everywhere, begin], ...table.door],
    preparation: [[everywhere, strikeEarly], [everywhere, enter], ...table.preparation],
    run: [[everywhere, strikeLate], ...table.run],
    reply: [[everywhere, finish], ...table.reply, [everywhere, record]],
  }
}

/** Passes the gate, once it is open. */
function entered(gate: Gate, watched: Watched): undefined | Promise<undefined> {
  if (gate.shut) return gate.shut.then(() => entered(gate, watched))
  watched.leave = gate.enter()
  return undefined
}

function watchedOf(state: RequestState): Watched {
  const known = state as WatchedState
  known.watched ??= { body: new BodyCopy() }
  return known.watched
}

const subjectOf = ({ request, arrival }: RequestState): FaultSubject => ({
  method: request.method,
  path: comparablePath(request.path),
  isPart: arrival === undefined,
})

/** The reply of a fault, after its latency; undefined if the request goes on. */
function struckBy(fault: FaultInUse, state: RequestState): Response | undefined | Promise<Response | undefined> {
  const { latencyMs = 0 } = fault.then
  if (latencyMs === 0) return replyBy(fault, state)
  return new Promise((resolve) => setTimeout(resolve, latencyMs).unref()).then(() => replyBy(fault, state))
}

const replyBy = (fault: FaultInUse, state: RequestState): Response | undefined =>
  fault.then.reset === true ? { status: 503, headers: {}, resets: true } : refusedBy(fault, state)

function changedBy(fault: FaultInUse, { request }: RequestState, response: Response): Response {
  if (response.resets) return response
  const told = { ...response, headers: headersWith(fault, response.headers) }
  const { truncateAfterBytes } = fault.then
  return truncateAfterBytes === undefined || request.method === 'HEAD' || response.status === 304
    ? told
    : cutReply(told, truncateAfterBytes)
}

interface Outcome extends Watched {
  readonly at: number
  readonly response: Response
}

/** Records a request with its reply. Returns the reply whose body is copied while it is sent. */
function recorded(requests: RequestLog, state: ArrivedState, { body, fault, at, response }: Outcome): Response {
  const { request, actor, durationMs = 0, head = [] } = state
  const replyBody = new BodyCopy()
  const sent = response.body
  const isStreamed = sent !== undefined && typeof sent !== 'string' && !(sent instanceof Uint8Array)
  if (sent !== undefined && !isStreamed && request.method !== 'HEAD') replyBody.take(sent)
  const { method, path, query, host, isSecure, headers } = request
  requests.add({
    ...{ at, method, path, query, host, isSecure, headers, body, durationMs, head, replyBody, isStreamed },
    operation: response.operation,
    status: response.resets ? 0 : response.status,
    user: actor?.scheme === 'Anonymous' ? undefined : actor?.loginName,
    faultId: fault?.id,
  })
  return isStreamed ? { ...response, body: copied(sent, replyBody) } : response
}
