import { isUtf8 } from 'node:buffer'
import type { Users } from '../../core/acts/people/identity-providers.ts'
import { secretsEqual } from '../../core/acts/people/secrets.ts'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { Request } from '../message/message.ts'
import type { Guesses } from './guesses.ts'
import { newSession, readSession, renewedSession, type Session, sessionCookie, sessionSeconds } from './session-cookie.ts'

/** What identifying a caller looks at. */
export type Caller = Pick<Request, 'headers' | 'connection' | 'isSecure' | 'clientAddress'>

/** A way to say who one is in the Authorization header. */
export interface Scheme {
  /** As it stands in front of the credentials, such as `Bearer`; in any case. */
  readonly name: string
  /** Who the credentials speak for. Fails with `sign_in_required` when they do not hold, which is final (decisions N), and with `too_many_guesses`. */
  identify(credentials: string, caller: Caller): Actor | Promise<Actor>
  /** What `WWW-Authenticate` says of the scheme where a request is refused. */
  challengesFor(caller: Caller): readonly string[]
  /** The challenge to credentials that ask for one; undefined for any others. */
  challengeTo?(credentials: string, caller: Caller): string | undefined
  /** Who was signed in by the scheme for all requests of the caller's connection. */
  identifyConnection?(caller: Caller): Actor | undefined
}

export interface SignInOptions {
  readonly users: Users
  readonly guesses: Guesses
  /** The schemes of the Authorization header, in the order in which they are offered. */
  readonly schemes: readonly Scheme[]
  /** Whether sessions are opened and their cookies known. */
  readonly forms: boolean
  /** Signs session cookies. */
  readonly key: Uint8Array
  readonly now: () => number
}

export interface SignIn {
  /** The schemes to offer in `WWW-Authenticate`. */
  challengesFor(caller: Caller): readonly string[]
  /**
   * Who sends the request, by its Authorization header, else by its session
   * cookie, else by its connection; undefined when it carries no credentials.
   * Fails with `sign_in_required` when it carries some that do not hold, and
   * with `too_many_guesses` where they are not looked at yet.
   */
  identifyCaller(caller: Caller): Actor | undefined | Promise<Actor>
  /**
   * What `WWW-Authenticate` answers to the first message of a handshake, with
   * status 401, wherever it is sent: clients choose any address for it. Undefined
   * for all other requests.
   */
  challengeTo(caller: Caller): string | undefined
  /** Opens a Forms session: the Set-Cookie value, or undefined when the credentials do not hold, or where there are no sessions. Fails with `too_many_guesses`. */
  openSession(userName: string, password: string, caller: Caller): { readonly cookie: string; readonly timeoutSeconds: number } | undefined
  /** The Set-Cookie value that makes the caller's session last on, where half of its time is over. */
  renewalFor(caller: Caller): string | undefined
  /** What kind of sign-in programs should use (authentication.asmx, Mode). */
  readonly mode: 'Forms' | 'Windows' | 'None'
}

export function createSignIn({ users, guesses, schemes, forms, key, now }: SignInOptions): SignIn {
  const byName = new Map(schemes.map((scheme) => [scheme.name.toLowerCase(), scheme]))
  const sessions = new WeakMap<Caller, Session>()
  /** Cookie headers that were found genuine: a browser sends the same one again and again. */
  const genuine = new BoundedMap<string, { readonly session: Session; readonly actor: Actor }>(1_000)
  const identifyByHeader = (header: string, caller: Caller): Actor | Promise<Actor> => {
    const { name, value } = parseAuthorization(header)
    const scheme = byName.get(name.toLowerCase())
    if (scheme) return scheme.identify(value, caller)
    throw refused(`the scheme '${name.slice(0, 30)}' is not offered; use ${schemes.map((one) => one.name).join(' or ')}.`)
  }
  const identifyByCookie = (cookie: string, caller: Caller): Actor | undefined => {
    const remembered = genuine.get(cookie)
    const known = remembered && remembered.session.expiresAt > now() ? remembered : sessionIn(cookie)
    if (!known) return undefined
    sessions.set(caller, known.session)
    return known.actor
  }
  const sessionIn = (cookie: string): { readonly session: Session; readonly actor: Actor } | undefined => {
    const session = readSession(cookie, key, now())
    if (session === undefined) return undefined
    const actor = session === 'invalid' ? undefined : users.actorNamed(session.userName, 'Forms')
    if (!actor || session === 'invalid') throw refused('the FedAuth cookie is not genuine or has expired.')
    const found = { session, actor }
    genuine.set(cookie, found)
    return found
  }
  const identifyByConnection = (caller: Caller): Actor | undefined => {
    for (const scheme of schemes) {
      const actor = scheme.identifyConnection?.(caller)
      if (actor) return actor
    }
    return undefined
  }
  return {
    challengesFor: (caller) => schemes.flatMap((scheme) => scheme.challengesFor(caller)),
    challengeTo(caller) {
      if (caller.headers.authorization === undefined) return undefined
      const { name, value } = parseAuthorization(caller.headers.authorization)
      return byName.get(name.toLowerCase())?.challengeTo?.(value, caller)
    },
    identifyCaller(caller) {
      const { authorization, cookie } = caller.headers
      if (authorization !== undefined) return identifyByHeader(authorization, caller)
      const actor = forms && cookie !== undefined ? identifyByCookie(cookie, caller) : undefined
      return actor ?? identifyByConnection(caller)
    },
    openSession(userName, password, caller) {
      if (!forms) return undefined
      const actor = guesses.checked(caller.clientAddress, users.accountOf(userName), () =>
        users.signIn({ scheme: 'Forms', userName, proves: (secret) => secretsEqual(secret, password) }),
      )
      if (!actor) return undefined
      return { cookie: sessionCookie(newSession(userName, now()), key, caller.isSecure), timeoutSeconds: sessionSeconds }
    },
    renewalFor(caller) {
      const session = sessions.get(caller)
      const renewed = session && renewedSession(session, now())
      return renewed && sessionCookie(renewed, key, caller.isSecure)
    },
    mode: forms ? 'Forms' : byName.has('ntlm') || byName.has('negotiate') ? 'Windows' : 'None',
  }
}

/** Results are remembered, so that a client that sends its password with each request costs a look-up. */
export function basicScheme(users: Users, guesses: Guesses): Scheme {
  const accepted = new BoundedMap<string, { readonly actor: Actor; readonly account: string }>(1_000)
  return {
    name: 'Basic',
    identify(value, { clientAddress }) {
      const known = accepted.get(value)
      // Counted as well: a remembered password could be guessed as fast as anybody can ask.
      if (known) return guesses.checked(clientAddress, known.account, () => known.actor) ?? known.actor
      const { userName, password } = parseBasic(value)
      const account = users.accountOf(userName)
      const actor = guesses.checked(clientAddress, account, () =>
        users.signIn({ scheme: 'Basic', userName, proves: (secret) => secretsEqual(secret, password) }),
      )
      if (!actor) throw refused('the user name and password were rejected.')
      accepted.set(value, { actor, account })
      return actor
    },
    challengesFor: () => ['Basic realm="Tenon", charset="UTF-8"'],
  }
}

const refused = (message: string) => new DomainError(kernelReasons.sign_in_required, { message })

function parseAuthorization(header: string): { readonly name: string; readonly value: string } {
  const text = header.trim()
  const blank = text.search(/\s/)
  return blank < 0 ? { name: text, value: '' } : { name: text.slice(0, blank), value: text.slice(blank).trim() }
}

function parseBasic(value: string): { readonly userName: string; readonly password: string } {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(value)) throw refused('the Basic credentials are not base64.')
  const bytes = Buffer.from(value, 'base64')
  if (!isUtf8(bytes)) throw refused('the Basic credentials are not UTF-8.')
  const pair = bytes.toString('utf8')
  // A claims-encoded name such as i:0#.f|membership|ann has a colon of its own.
  const colon = pair.indexOf(':', /^[ic]:0/i.test(pair) ? 2 : 0)
  if (colon < 0) throw refused('the Basic credentials have no colon between user name and password.')
  return { userName: pair.slice(0, colon), password: pair.slice(colon + 1) }
}
