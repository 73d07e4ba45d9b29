import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import { anonymousActor } from '../../core/model/people/actors.ts'
import { formDecoded } from '../../formats/percent.ts'
import type { Request } from '../message/message.ts'
import { demandKnownPage } from '../sign-in/cross-site.ts'
import { checkDigest } from '../sign-in/form-digest.ts'
import type { SignIn } from '../sign-in/sign-in.ts'
import type { Needs } from './edge.ts'
import type { RequestState, Settled, WayParts } from './state.ts'

type Identified = ReturnType<SignIn['identifyCaller']>

/**
 * The sender of a request. Sign-in runs once for each request, however many steps need its result: a handshake message
 * may be used only once, and a password check costs time. Fails as `SignIn.identifyCaller`, each time with the same
 * error.
 */
export function callerOf({ signIn }: WayParts, state: RequestState): Identified {
  state.identified ??= look(signIn, state.request)
  return state.identified()
}

function look(signIn: SignIn, request: Request): () => Identified {
  try {
    const actor = signIn.identifyCaller(request)
    return () => actor
  } catch (error) {
    return () => {
      throw error
    }
  }
}

const tokenOption = /(?:^|&)access_token=([^&]*)/i

/**
 * Takes the access token of a request from its query, because browsers cannot send headers with WebSockets and
 * server-sent events. The rest of the pipeline sees it as a header, and a query without it. A header counts more.
 */
export function takeQueryToken(_: WayParts, state: RequestState): undefined {
  const { request } = state
  const [found, token] = tokenOption.exec(request.query) ?? []
  if (found === undefined || token === undefined) return
  const query = request.query.replace(tokenOption, '').replace(/^&/, '')
  const authorization = request.headers.authorization ?? `Bearer ${formDecoded(token) ?? ''}`
  state.request = { ...request, query, headers: { ...request.headers, authorization } }
}

/**
 * Signs the caller in if the operation needs a caller. A request with invalid credentials is refused, never treated as
 * anonymous. Fails with `sign_in_required`.
 */
export function signInCaller(parts: WayParts, state: RequestState): Settled {
  const { needs } = state
  if (!needs) return undefined
  const caller = callerOf(parts, state)
  return caller instanceof Promise ? caller.then((actor) => admit(state, needs, actor)) : admit(state, needs, caller)
}

function admit(state: RequestState, { demandsDigest, whenNobody }: Needs, caller: Actor | undefined): undefined {
  const actor = caller ?? (state.site?.letsAnonymousRead && !demandsDigest ? anonymousActor : undefined)
  if (!actor) throw new DomainError(kernelReasons.sign_in_required, { message: whenNobody })
  state.actor = actor
}

/** The scopes that allow reads, and everything; the 403 and the documentation name them. */
const openingScopes = { read: 'AllSites.Read', write: 'AllSites.Write' } as const

/** Fails with `insufficient_scope` if the actor's token does not allow this (RFC 6750, 3.1). */
export function demandReach({ reach }: Actor, asked: keyof typeof openingScopes): void {
  if (reach === undefined || reach.opens === 'everything' || (reach.opens === 'reads' && asked === 'read')) return
  throw new DomainError(kernelReasons.insufficient_scope, { scope: reach.wants ?? openingScopes[asked] })
}

/**
 * Checks the scopes of a token (protocol/sign-in#scopes). The step is in the table twice, because the address of a SOAP
 * message does not tell whether the message writes. Fails with `insufficient_scope`.
 */
export function demandTokenScope(_: WayParts, { actor, needs, prepared }: RequestState): undefined {
  if (actor?.reach && needs) demandReach(actor, (prepared?.writes ?? needs.writes) ? 'write' : 'read')
}

/**
 * Browsers send stored Basic or NTLM credentials for any page. A write that a browser marks as sent by another site's
 * page is refused, unless CORS allows the page's origin. Programs send no such mark. Fails with `foreign_write`.
 */
export function refuseForeignWrites(_: WayParts, { actor, needs, request, arrival }: RequestState): undefined {
  if (!arrival || !actor || actor.scheme === 'Bearer' || !(needs?.demandsDigest || needs?.mayWrite)) return
  demandKnownPage(request, (origin) => arrival.rules.cors.headersFor(origin, request.profile) !== undefined)
}

/**
 * Browsers send a cookie for any page, so a write that a cookie authenticates needs a form digest, which proves that
 * its sender could read our replies (protocol/sign-in#form-digests). The profile or a setting can require it for other
 * schemes, never for tokens, which no browser sends by itself. With schemes that need no digest, a digest is ignored
 * (protocol/sign-in#form-digests). SOAP needs none either, but a digest that is sent must be valid
 * (protocol/sign-in#form-digests). Fails with `digest_invalid` and with `digest_expired`.
 */
export function demandDigest({ digestKey, digestSchemes, runtime }: WayParts, { request, needs, actor, web }: RequestState): undefined {
  if (!actor || !web || !(needs?.demandsDigest || needs?.mayWrite)) return
  const schemes = digestSchemes ?? request.profile.signIn.digestSchemes
  if (actor.scheme !== 'Forms' && !schemes.has(actor.scheme)) return
  const digest = request.headers['x-requestdigest']
  if (typeof digest === 'string') checkDigest(digest, { loginKey: actor.loginKey, siteId: web.row.siteId }, digestKey, runtime.now())
  else if (needs.demandsDigest) {
    const by = actor.scheme === 'Forms' ? 'a cookie' : actor.scheme
    throw new DomainError(kernelReasons.digest_invalid, { message: `a write that is signed in by ${by} needs the header X-RequestDigest.` })
  }
}
