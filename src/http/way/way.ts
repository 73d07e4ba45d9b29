import type { Budget } from '../../core/kernel/budget.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { Request, Response } from '../message/message.ts'
import type { Arrival, Departure } from '../server/arrival.ts'
import type { PreparedPart } from './edge.ts'
import {
  type ArrivedState,
  type Column,
  columns,
  type ReplyStep,
  type RequestState,
  type Route,
  type Rows,
  type WayParts,
  type WayStep,
} from './state.ts'
import { type Table, table } from './table.ts'

export interface Way {
  /** The way of a request from its socket and back. What is answered at the door is answered at once. Rejects on a fault that no edge words. */
  go(arrival: Arrival): Departure | Promise<Departure>
  /** Brings a part of a batch to where it can be run, or to its reply; it draws on the budget of its batch. */
  prepare(request: Request, caller: Actor, budget?: Budget): Promise<PreparedPart | Response>
}

type Steps = { readonly [Block in keyof Table]: readonly Table[Block][number][1][] }

/** Builds the way from the site map and the table. Fails with an `Error` on a row that does not mark every column. */
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
      return answered([preparation, run], parts, state).then((response) => depart(reply, parts, state, response))
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
        return worded(state, error)
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

async function answered(blocks: readonly (readonly WayStep[])[], parts: WayParts, state: RequestState): Promise<Response> {
  try {
    for (const steps of blocks) {
      const response = await travel(steps, parts, state)
      if (response) return response
    }
    throw noReply(state)
  } catch (error) {
    return worded(state, error)
  }
}

async function travel(steps: readonly WayStep[], parts: WayParts, state: RequestState): Promise<Response | undefined> {
  for (const step of steps) {
    const settled = step(parts, state)
    const response = settled instanceof Promise ? await settled : settled
    if (response) return response
  }
  return undefined
}

const noReply = ({ request }: RequestState) => new Error(`no step has answered ${request.method} ${request.path}`)

/** A failure in the words of the edge, by the last value that there is of the operation. */
function worded({ prepared, matched, route, request }: RequestState, error: unknown): Response {
  const operation = prepared ?? matched
  if (operation) return operation.fail(error)
  if (route.edge) return route.edge.fail(request, error)
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
      // A state of its own: a transaction may run the part again.
      const mine: RequestState = { ...state }
      if (own) mine.ctx = own
      const response = await travel(run, parts, mine)
      if (response) return response
      throw noReply(state)
    },
    fail: (error) => prepared.fail(error),
  }
}
