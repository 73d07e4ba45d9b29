import type { Directory } from '../../core/acts/farm/directory.ts'
import type { Budget, BudgetLimits } from '../../core/kernel/budget.ts'
import type { Runtime } from '../../core/kernel/ports.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { KeptReplies, ReplyPlace } from '../cache/kept-replies.ts'
import type { Request, Response } from '../message/message.ts'
import type { Arrival, Departure } from '../server/arrival.ts'
import type { SignIn } from '../sign-in/sign-in.ts'
import type { Edge, Matched, Needs, Performed, Prepared, Received } from './edge.ts'

/** The columns of the table. A part of a batch goes to the REST edge, by a shorter way. */
export const columns = ['rest', 'part', 'soap', 'files', 'identity', 'pages', 'admin', 'live'] as const

export type Column = (typeof columns)[number]

/** Where a path leads. */
export interface Route {
  readonly column: Exclude<Column, 'part'>
  /** Undefined where nothing is served below such a path. */
  readonly edge: Edge | undefined
  /** The server-relative path in front of the edge's own, still percent-encoded. */
  readonly prefix: string
  /** What is left of the path for the edge. */
  readonly path: string
}

/** What the steps work with. */
export interface WayParts {
  readonly directory: Directory
  readonly signIn: SignIn
  readonly runtime: Runtime
  /** What each request may cost. */
  readonly limits: BudgetLimits
  /** Signs form digests. */
  readonly digestKey: Uint8Array
  /** Sign-in schemes whose writes need a digest. */
  readonly digestSchemes: ReadonlySet<string>
  /** Left out, every reply is made anew. */
  readonly keptReplies?: KeptReplies
  /** Learns of every reply when its head is ready; no request where its head could not be believed. */
  readonly onAnswer?: (response: Response, request: Request | undefined, durationMs: number) => void
}

/** What a request has gathered on its way. It belongs to the steps; what they pass on to edges is never changed. */
export interface RequestState {
  request: Request
  readonly route: Route
  /** Undefined for a part of a batch. */
  readonly arrival?: Arrival
  /** Who sends it, once somebody has looked; see `callerOf`. */
  identified?: () => ReturnType<SignIn['identifyCaller']>
  site?: SiteHandle
  web?: Web
  actor?: Actor
  /** That of its batch, where it is a part of one. */
  budget?: Budget
  ctx?: WireContext
  /** Where the reply may be kept. */
  place?: ReplyPlace
  needs?: Needs
  matched?: Matched
  received?: Received
  prepared?: Prepared
  performed?: Performed
}

/** A request that came by a socket of its own. */
export interface ArrivedState extends RequestState {
  readonly arrival: Arrival
  /** A trusted proxy has passed it on. */
  isForwarded?: boolean
  /** Its head cannot be believed. */
  isRefused?: boolean
  durationMs?: number
  head?: Departure['head']
}

/** How a step ends: with the reply, or with nothing, so that the next one goes on. */
export type Settled = Response | undefined | Promise<Response | undefined>

/** A step, and the columns that it is marked for. */
export type Rows<S> = readonly (readonly [marks: string, step: S])[]

/** Answers, or lets the request go on. */
export type DoorStep = (parts: WayParts, state: ArrivedState) => Response | undefined
export type WayStep = (parts: WayParts, state: RequestState) => Settled
/** Answers the reply as it goes on. */
export type ReplyStep = (parts: WayParts, state: ArrivedState, response: Response) => Response
