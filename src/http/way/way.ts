import type { Budget } from '../../core/kernel/budget.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import { withHelp } from '../message/error-reply.ts'
import type { Request, Response } from '../message/message.ts'
import type { Arrival, Departure } from '../server/arrival.ts'
import type { PreparedPart } from './edge.ts'
import { mayMeanOtherWeb, withNearWebs } from './place.ts'
import {
  type ArrivedState,
  type Column,
  columns,
  type ReplyStep,
  type RequestState,
  type Route,
  type Rows,
  type Settled,
  type WayParts,
  type WayStep,
} from './state.ts'
import { type Table, table } from './table.ts'

export interface Way {
  /**
   * Takes a request from the socket to its reply. Synchronous if a door step answers. Rejects only on an error that no
   * edge can word.
   */
  go(arrival: Arrival): Departure | Promise<Departure>
  /** Takes a part of a batch to the point where it can run, or to its reply; it uses the budget of its batch. */
  prepare(request: Request, caller: Actor, budget?: Budget): Promise<PreparedPart | Response>
}

type Steps = { readonly [Block in keyof Table]: readonly Table[Block][number][1][] }

/**
 * Builds the pipeline from the site map and the table. Fails with an `Error` on a row that does not mark every column.
 */
export function createWay(parts: WayParts, siteMap: (path: string) => Route, rows: Table = table): Way {
  const byColumn = Object.fromEntries(columns.map((column) => [column, stepsOf(rows, column)])) as Record<Column, Steps>
  return {
    go(arrival) {
      const { request } = arrival
      const route = siteMap(request.path)
      const { door, preparation, run, reply } = byColumn[route.column]
      const state: ArrivedState = { request, route, arrival }
      for (const step of door) {
        const response = step(parts, state)
        if (response) return depart(reply, parts, state, response)
      }
      const response = answered([preparation, run], parts, state)
      const departed = (made: Response) => depart(reply, parts, state, made)
      if (!(response instanceof Promise)) return departed(response)
      return response.then((made) => {
        const discarding = state.received?.discard?.()
        return discarding ? discarding.then(() => departed(made)) : departed(made)
      })
    },
    async prepare(request, caller, budget) {
      const { preparation, run } = byColumn.part
      const state: RequestState = {
        request,
        route: siteMap(request.path),
        actor: caller,
        identified: () => caller,
        ...(budget && { budget }),
      }
      try {
        return (await travel(preparation, parts, state)) ?? partOf(run, parts, state)
      } catch (error) {
        return failed(parts, state, error)
      }
    },
  }
}

const stepsOf = ({ door, preparation, run, reply }: Table, column: Column): Steps => ({
  door: marked(door, column),
  preparation: marked(preparation, column),
  run: marked(run, column),
  reply: marked(reply, column),
})

function marked<S>(rows: Rows<S>, column: Column): S[] {
  return rows.flatMap(([marks, step]) => {
    const all = marks.trim().split(/\s+/)
    if (all.length !== columns.length || all.some((mark) => mark !== 'x' && mark !== '.'))
      throw new Error(`The row '${marks}' does not mark each of the columns ${columns.join(', ')} with x or a dot.`)
    return all[columns.indexOf(column)] === 'x' ? [step] : []
  })
}

/** The reply of the first block that has one. A promise only if a step has waited. */
function answered([steps, ...later]: readonly (readonly WayStep[])[], parts: WayParts, state: RequestState): Response | Promise<Response> {
  try {
    if (!steps) throw noReply(state)
    const response = travel(steps, parts, state)
    if (!(response instanceof Promise)) return response ?? answered(later, parts, state)
    return response.then(
      (made) => made ?? answered(later, parts, state),
      (error: unknown) => failed(parts, state, error),
    )
  } catch (error) {
    return failed(parts, state, error)
  }
}

/** Runs the steps from `first` on, until one replies. A promise only if a step has waited. */
function travel(steps: readonly WayStep[], parts: WayParts, state: RequestState, first = 0): Settled {
  for (let at = first; at < steps.length; at++) {
    const settled = steps[at]?.(parts, state)
    if (settled instanceof Promise) return settled.then((response) => response ?? travel(steps, parts, state, at + 1))
    if (settled) return settled
  }
  return undefined
}

const noReply = ({ request }: RequestState) => new Error(`no step has answered ${request.method} ${request.path}`)

/** The reply to an error; with a hint of other webs if the address leads to none, or to the one above. */
function failed(parts: WayParts, state: RequestState, error: unknown): Response | Promise<Response> {
  if (!mayMeanOtherWeb(state, error)) return worded(state, error)
  return withNearWebs(parts, state, error).then((hinted) => worded(state, hinted))
}

/** The reply to an error, worded by the latest value of the operation. */
function worded({ prepared, matched, route, request }: RequestState, error: unknown): Response {
  const operation = prepared ?? matched
  if (operation) return withHelp(request, error, operation.fail(error))
  if (route.edge) return withHelp(request, error, route.edge.fail(request, error))
  throw error
}

function depart(steps: readonly ReplyStep[], parts: WayParts, state: ArrivedState, made: Response): Departure {
  let response = made
  for (const step of steps) response = step(parts, state, response)
  return { response, head: state.head ?? [], closes: state.isRefused === true }
}

function partOf(run: readonly WayStep[], parts: WayParts, state: RequestState): PreparedPart {
  const { prepared, ctx } = state
  if (!prepared) throw noReply(state)
  return {
    operation: prepared.operation,
    ctx,
    async perform(own) {
      // A new state: a transaction may run the part again.
      const mine: RequestState = { ...state }
      if (own) mine.ctx = own
      const response = await travel(run, parts, mine)
      if (response) return response
      throw noReply(state)
    },
    fail: (error) => prepared.fail(error),
  }
}
