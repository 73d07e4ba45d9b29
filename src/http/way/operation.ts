import { nothingAt } from '../message/error-reply.ts'
import type { Response } from '../message/message.ts'
import type { Prepared, Received } from './edge.ts'
import type { RequestState, Settled, WayParts } from './state.ts'

/** Asks the edge which operation the address and the method name. */
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

/** Reads the body. An operation that reads none is prepared already. */
export function readBody(_: WayParts, state: RequestState): Settled {
  const received = state.matched?.readBody()
  if (received instanceof Promise) return received.then((value) => receive(state, value))
  return received && receive(state, received)
}

function receive(state: RequestState, received: Received): undefined {
  state.received = received
}

/** Checks what came in against the contract. */
export function validate(_: WayParts, state: RequestState): Response | undefined {
  const checked = state.received?.validate()
  if (!checked || 'status' in checked) return checked
  state.prepared = checked
  return undefined
}

/** Finds what the address says in another way than by its parameters. */
export function lookUp(_: WayParts, state: RequestState): Settled {
  const { prepared, ctx } = state
  return prepared?.lookUp && ctx && prepared.lookUp(ctx).then((found) => prepare(state, found))
}

function prepare(state: RequestState, prepared: Prepared): undefined {
  state.prepared = prepared
}

/** Checks `$select` and `$expand`, so that nothing is written for a reply that cannot be given. */
export function checkProjection(_: WayParts, { prepared, ctx }: RequestState): Settled {
  return ctx && prepared?.checkProjection?.(ctx)
}

/** Runs the operation. A request that no step has prepared is a fault of ours: nothing is run for it. */
export async function perform(_: WayParts, state: RequestState): Promise<Response | undefined> {
  const { prepared, ctx, request } = state
  if (!prepared) throw new Error(`${request.method} ${request.path} was not prepared`)
  const performed = await prepared.perform(ctx)
  if ('status' in performed) return performed
  state.performed = performed
  return undefined
}

/** Gives the outcome its form: the envelope that the client asked for, or the parts of stored bytes. */
export function render(_: WayParts, { performed }: RequestState): Settled {
  return performed?.render()
}
