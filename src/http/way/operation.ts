import { nothingAt } from '../message/error-reply.ts'
import type { Response } from '../message/message.ts'
import type { Performed, Prepared, Received } from './edge.ts'
import type { RequestState, Settled, WayParts } from './state.ts'

/** Asks the edge for the operation of the path and the method. */
export function matchOperation(_: WayParts, state: RequestState): Response | undefined {
  const { request, route } = state
  const found = route.edge?.match(request, route.path)
  if (!found) return nothingAt(request)
  if ('status' in found) return found
  if ('perform' in found) state.prepared = found
  else state.matched = found
  if (found.needs) state.needs = found.needs
  return undefined
}

/** Reads the body. An operation without a body is already prepared. */
export function readBody(_: WayParts, state: RequestState): Settled {
  const received = state.matched?.readBody(state.ctx)
  if (received instanceof Promise) return received.then((value) => receive(state, value))
  return received && receive(state, received)
}

function receive(state: RequestState, received: Received): undefined {
  state.received = received
}

/** Validates the input against the contract. */
export function validate(_: WayParts, state: RequestState): Response | undefined {
  const checked = state.received?.validate()
  if (!checked || 'status' in checked) return checked
  state.prepared = checked
  return undefined
}

/** Looks up the canonical parameters of a path that has another form. */
export function lookUp(_: WayParts, state: RequestState): Settled {
  const { prepared, ctx } = state
  return prepared?.lookUp && ctx && prepared.lookUp(ctx).then((found) => prepare(state, found))
}

function prepare(state: RequestState, prepared: Prepared): undefined {
  state.prepared = prepared
}

/** Checks `$select` and `$expand` before anything is written. */
export function checkProjection(_: WayParts, { prepared, ctx }: RequestState): Settled {
  return ctx && prepared?.checkProjection?.(ctx)
}

/** Runs the operation. A request that no step has prepared is an internal error: nothing runs for it. */
export function perform(_: WayParts, state: RequestState): Settled {
  const { prepared, ctx, actor, request } = state
  if (!prepared) throw new Error(`${request.method} ${request.path} was not prepared`)
  const performed = prepared.perform(ctx, actor)
  return performed instanceof Promise ? performed.then((done) => note(state, done)) : note(state, performed)
}

function note(state: RequestState, performed: Performed | Response): Response | undefined {
  if ('status' in performed) return performed
  state.performed = performed
  return undefined
}

/** Serializes the result: the envelope that the client requested, or the ranges of stored bytes. */
export function render(_: WayParts, { performed }: RequestState): Settled {
  return performed?.render()
}
