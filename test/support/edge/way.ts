import type { Context } from '../../../src/core/access/context.ts'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { actorOf } from '../../../src/core/model/people/actors.ts'
import type { SiteHandle } from '../../../src/core/model/sites/site.ts'
import type { Web } from '../../../src/core/model/sites/web.ts'
import type { Request, Response } from '../../../src/http/message/message.ts'
import type { Arrival } from '../../../src/http/server/arrival.ts'
import { createCors } from '../../../src/http/server/cors.ts'
import { signInCaller } from '../../../src/http/way/caller.ts'
import type { Edge } from '../../../src/http/way/edge.ts'
import { findAddressedWeb, findSite, openContext } from '../../../src/http/way/place.ts'
import type { Route, WayParts, WayStep } from '../../../src/http/way/state.ts'
import { table as wholeTable } from '../../../src/http/way/table.ts'
import { createWay } from '../../../src/http/way/way.ts'

const web = { url: '/', row: { id: 'w' } } as Web

/** A site of one web, without a database behind it. */
export const emptySite = {
  id: 's',
  url: '/',
  letsAnonymousRead: false,
  schema: { webs: async () => new Map([['/', web]]) },
} as unknown as SiteHandle

export const actorNamed = (name: string, roles: readonly string[] = []) =>
  actorOf({ loginKey: name, loginName: name, title: name, email: '' }, { scheme: 'Basic', defaultGroup: 'None', roles })

/** The values that the steps of the pipeline need, without stores. Every request comes from `userName`. */
export const wayParts = (userName: string | undefined, over: Partial<WayParts> = {}): WayParts => ({
  directory: {
    findSite: () => emptySite,
    reachSite: () => emptySite,
    nearSites: () => [],
    webApplicationOf: () => undefined,
    movedTo: () => undefined,
    tenantOf: () => undefined,
    tenantWithId: () => undefined,
    hasTenants: false,
    hasMoved: false,
    hasProfiles: false,
    hosts: [],
    sites: [emptySite],
    onGone: () => undefined,
    onShown: () => undefined,
  },
  profileNamed: () => undefined,
  serverOrigin: () => 'http://localhost:5000',
  signIn: {
    identifyCaller: () => (userName === undefined ? undefined : actorNamed(userName)),
    challengesFor: () => ['Test'],
    challengeTo: () => undefined,
    openSession: () => undefined,
    endSession: async () => '',
    sessionStart: () => undefined,
    forgetSessions: () => undefined,
    renewalFor: () => undefined,
    mode: 'None',
  },
  runtime: { now: () => 0, newId: () => 'id', randomBytes: (count) => new Uint8Array(count) },
  limits: {
    entities: 1000,
    batchReplyBytes: 1_000_000,
    noteBytes: 1000,
    begunUploads: 100,
    begunUploadBytes: 1_000_000,
    query: { conditions: 1000, values: 1000, literals: 1000, calls: 1000, text: 1000, lookups: 1000 },
    search: { scans: 1000, refined: 1000 },
  },
  digestKey: new Uint8Array(32),
  digestSchemes: new Set(),
  ...over,
})

/** A request as the server reads it from a socket. */
export const arrivalOf = (request: Request, httpVersion = '1.0'): Arrival => ({
  request,
  httpVersion,
  startedAt: 0,
  rules: { isTrusted: () => false, cors: createCors({ origins: [], allowCredentials: false }), monotonic: () => 0 },
})

/** Sends requests through the pipeline to an edge, as `userName`; `table` may lack some of its rows. */
export function wayTo(edge: Edge, userName: string | undefined, table = wholeTable): (request: Request) => Promise<Response> {
  const route = (path: string): Route => ({ column: 'rest', edge, prefix: '', path })
  const way = createWay(wayParts(userName), route, table)
  return async (request) => (await way.go(arrivalOf(request))).response
}

/** Sends requests to an edge with a given context, or with an error in its place, without the steps that make one. */
export function wayInto(
  edge: Edge,
  column: Route['column'],
  open: () => Context | undefined,
): (request: Request, path: string) => Promise<Response> {
  const opening: WayStep = (_, state) => {
    if (!state.needs) return undefined
    const ctx = open()
    if (!ctx) throw new DomainError(kernelReasons.sign_in_required, { message: state.needs.whenNobody })
    state.ctx = { ...ctx, profile: state.request.profile }
    return undefined
  }
  const made: readonly WayStep[] = [findSite, findAddressedWeb, signInCaller]
  const preparation = wholeTable.preparation
    .filter(([, step]) => !made.includes(step))
    .map(([marks, step]) => [marks, step === openContext ? opening : step] as const)
  return async (request, path) => {
    const way = createWay(wayParts(undefined), () => ({ column, edge, prefix: '', path }), { ...wholeTable, preparation })
    return (await way.go(arrivalOf(request))).response
  }
}
