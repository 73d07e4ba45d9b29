import type { Directory } from '../../core/acts/farm/directory.ts'
import type { Budget, BudgetLimits } from '../../core/kernel/budget.ts'
import type { Runtime } from '../../core/kernel/ports.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { Profile } from '../../profile/profile.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { KeptReplies, ReplyPlace } from '../cache/kept-replies.ts'
import type { Request, Response } from '../message/message.ts'
import type { Arrival, Departure } from '../server/arrival.ts'
import type { SignIn } from '../sign-in/sign-in.ts'
import type { Edge, Matched, Needs, Performed, Prepared, Received } from './edge.ts'

/** The columns of the table. A part of a batch passes to the REST edge through fewer steps. */
export const columns = ['rest', 'part', 'soap', 'files', 'identity', 'pages', 'admin', 'live'] as const

export type Column = (typeof columns)[number]

/** The edge of a path. */
export interface Route {
  readonly column: Exclude<Column, 'part'>
  /** Undefined if nothing is served below such a path. */
  readonly edge: Edge | undefined
  /** The server-relative path in front of the edge's own, percent-encoded. */
  readonly prefix: string
  /** The rest of the path, for the edge. */
  readonly path: string
}

/** The services that the steps use. */
export interface WayParts {
  readonly directory: Directory
  readonly signIn: SignIn
  readonly runtime: Runtime
  /** The limits of each request. */
  readonly limits: BudgetLimits
  /** Signs form digests. */
  readonly digestKey: Uint8Array
  /** Sign-in schemes beside Forms whose writes need a digest; without them those of the profile. */
  readonly digestSchemes?: ReadonlySet<string>
  /** The profile of a name; undefined if this version has none. */
  readonly profileNamed: (name: string) => Profile | undefined
  /** `scheme://host:port` of the web application that has every host that no other one has. */
  readonly serverOrigin: () => string
  /** Without it no reply is cached. */
  readonly keptReplies?: KeptReplies
  /**
   * Called for every reply when its head is ready. `request` is undefined if the request head could not be trusted. Do
   * not change the state.
   */
  readonly onAnswer?: (response: Response, request: Request | undefined, durationMs: number, state: RequestState) => void
}

/** The mutable state of a request. Only steps use it; values that they pass to edges are never changed. */
export interface RequestState {
  request: Request
  route: Route
  /** Undefined for a part of a batch. */
  readonly arrival?: Arrival
  /** The caller, after the first look-up; see `callerOf`. */
  identified?: () => ReturnType<SignIn['identifyCaller']>
  site?: SiteHandle
  web?: Web
  actor?: Actor
  /** The budget of the batch, for a part of a batch. */
  budget?: Budget
  ctx?: WireContext
  /** Where the reply may be cached. */
  place?: ReplyPlace
  needs?: Needs
  matched?: Matched
  received?: Received
  prepared?: Prepared
  performed?: Performed
}

/** A request that came over its own socket, not as a part of a batch. */
export interface ArrivedState extends RequestState {
  readonly arrival: Arrival
  /** Whether a trusted proxy forwarded it. */
  isForwarded?: boolean
  /** Whether its head cannot be trusted. */
  isRefused?: boolean
  durationMs?: number
  head?: Departure['head']
}

/** The result of a step: the reply, or undefined, so that the next step runs. */
export type Settled = Response | undefined | Promise<Response | undefined>

/** A step and the columns that it is marked for. */
export type Rows<S> = readonly (readonly [marks: string, step: S])[]

/** Returns a reply, or passes the request on. */
export type DoorStep = (parts: WayParts, state: ArrivedState) => Response | undefined
export type WayStep = (parts: WayParts, state: RequestState) => Settled
/** Returns the reply that is passed on. */
export type ReplyStep = (parts: WayParts, state: ArrivedState, response: Response) => Response
