import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import { anonymousActor } from '../../core/model/people/actors.ts'
import type { Request } from '../message/message.ts'
import { demandKnownPage } from '../sign-in/cross-site.ts'
import { checkDigest } from '../sign-in/form-digest.ts'
import type { SignIn } from '../sign-in/sign-in.ts'
import type { Needs } from './edge.ts'
import type { RequestState, Settled, WayParts } from './state.ts'

type Identified = ReturnType<SignIn['identifyCaller']>

/**
 * Who sends a request. Sign-in looks at each request once, however many steps
 * ask: what a handshake says may be heard only once, and a password checked.
 * Fails as `SignIn.identifyCaller`, each time in the same way.
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

/**
 * Signs the caller in, where the operation wants to know who asks. A request
 * with credentials is never anonymous: those that do not hold are refused.
 * Fails with `sign_in_required`.
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

/** Scopes by which a token opens reads, and everything; the 403 and the documentation name them. */
const openingScopes = { read: 'AllSites.Read', write: 'AllSites.Write' } as const

/** Fails with `insufficient_scope` where the actor was signed in by a token that does not open this (RFC 6750, 3.1). */
export function demandReach({ reach }: Actor, asked: keyof typeof openingScopes): void {
  if (reach === undefined || reach.opens === 'everything' || (reach.opens === 'reads' && asked === 'read')) return
  throw new DomainError(kernelReasons.insufficient_scope, { scope: reach.wants ?? openingScopes[asked] })
}

/**
 * A token opens what its scopes name (decisions AB). The step stands twice in
 * the table, because the address of a SOAP message does not tell whether it
 * writes. Fails with `insufficient_scope`.
 */
export function demandTokenScope(_: WayParts, { actor, needs, prepared }: RequestState): undefined {
  if (actor?.reach && needs) demandReach(actor, (prepared?.writes ?? needs.writes) ? 'write' : 'read')
}

/**
 * Browsers send what they keep of a Basic or NTLM sign-in along for any page.
 * A write that one marks as another site's is refused, unless CORS allows the
 * page's origin. Programs mark nothing. Fails with `foreign_write`.
 */
export function refuseForeignWrites(_: WayParts, { actor, needs, request, arrival }: RequestState): undefined {
  if (!arrival || !actor || actor.scheme === 'Bearer' || !(needs?.demandsDigest || needs?.mayWrite)) return
  demandKnownPage(request, (origin) => arrival.rules.cors.headersFor(origin) !== undefined)
}

/**
 * A cookie is sent along by any page that the browser shows: a write that is
 * signed in by one proves with a digest that its sender could read our replies
 * (decisions E3). The same may be asked of other schemes, never of tokens,
 * which no browser sends by itself. A digest that is sent has to be right with
 * other schemes too. Fails with `digest_invalid`.
 */
export function demandDigest({ digestKey, digestSchemes, runtime }: WayParts, { request, needs, actor, web }: RequestState): undefined {
  if (!actor || !web || !needs?.demandsDigest || actor.scheme === 'Bearer') return
  const digest = request.headers['x-requestdigest']
  if (typeof digest === 'string')
    checkDigest(digest, { loginKey: actor.loginKey, siteId: web.row.siteId, webId: web.row.id }, digestKey, runtime.now())
  else if (digestSchemes.has(actor.scheme)) {
    const by = actor.scheme === 'Forms' ? 'a cookie' : actor.scheme
    throw new DomainError(kernelReasons.digest_invalid, { message: `this write is signed in by ${by} and has no X-RequestDigest.` })
  }
}
