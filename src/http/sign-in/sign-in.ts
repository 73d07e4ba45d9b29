import { isUtf8 } from 'node:buffer'
import type { EndedSessions } from '../../core/acts/identity/ended-sessions.ts'
import type { Users } from '../../core/acts/people/identity-providers.ts'
import { secretsEqual } from '../../core/acts/people/secrets.ts'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import type { Runtime } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { Request } from '../message/message.ts'
import { areInBounds, longestBasic } from './credentials.ts'
import type { Guesses } from './guesses.ts'
import {
  endedSessionCookie,
  lastOf,
  newSession,
  readSession,
  renewedSession,
  type Session,
  sessionCookie,
  sessionSeconds,
} from './session-cookie.ts'

/** The parts of a request that identify the caller. */
export type Caller = Pick<Request, 'headers' | 'connection' | 'isSecure' | 'clientAddress' | 'tenant'>

/** An authentication scheme of the Authorization header. */
export interface Scheme {
  /** The name in front of the credentials, such as `Bearer`; case-insensitive. */
  readonly name: string
  /**
   * The actor of the credentials. Fails with `sign_in_required` if they are invalid, without trying other schemes
   * (protocol/sign-in#schemes), and with `too_many_guesses`.
   */
  identify(credentials: string, caller: Caller): Actor | Promise<Actor>
  /** The `WWW-Authenticate` values of the scheme for a refused request. */
  challengesFor(caller: Caller): readonly string[]
  /** The challenge for credentials that start a handshake; undefined for all others. */
  challengeTo?(credentials: string, caller: Caller): string | undefined
  /** The actor that the scheme signed in for the whole connection. */
  identifyConnection?(caller: Caller): Actor | undefined
}

export interface SignInOptions {
  readonly users: Users
  readonly guesses: Guesses
  /** The schemes of the Authorization header, in the order of `WWW-Authenticate`. */
  readonly schemes: readonly Scheme[]
  /** Whether session cookies are issued and accepted. */
  readonly forms: boolean
  /** Signs session cookies. */
  readonly key: Uint8Array
  readonly ended: EndedSessions
  readonly runtime: Pick<Runtime, 'now' | 'newId'>
}

export interface SignIn {
  /** The `WWW-Authenticate` values. */
  challengesFor(caller: Caller): readonly string[]
  /**
   * The sender of the request: by its Authorization header, else by its session cookie, else by its connection;
   * undefined if it has no credentials. Fails with `sign_in_required` if its credentials are invalid, and with
   * `too_many_guesses` if they are not checked yet.
   */
  identifyCaller(caller: Caller): Actor | undefined | Promise<Actor>
  /**
   * The `WWW-Authenticate` value that answers the first message of a handshake, with status 401. Clients may send it to
   * any address. Undefined for all other requests.
   */
  challengeTo(caller: Caller): string | undefined
  /**
   * Opens a Forms session: returns the Set-Cookie value; undefined if the credentials are wrong, or if sessions are
   * disabled. Fails with `too_many_guesses`.
   */
  openSession(userName: string, password: string, caller: Caller): { readonly cookie: string; readonly timeoutSeconds: number } | undefined
  /**
   * Ends the session of the caller's cookie and all copies of the cookie, on every node. Returns the Set-Cookie value
   * that deletes the cookie.
   */
  endSession(caller: Caller): Promise<string>
  /** The start of an identified caller's session (milliseconds); undefined without a session. */
  sessionStart(caller: Caller): number | undefined
  /** Clears the cache of verified cookies, because another process may have ended their sessions. */
  forgetSessions(): void
  /** The Set-Cookie value that extends the caller's session, once half of its time is over. */
  renewalFor(caller: Caller): string | undefined
  /** The sign-in mode that programs should use (authentication.asmx, Mode). */
  readonly mode: 'Forms' | 'Windows' | 'None'
}

export function createSignIn({ users, guesses, schemes, forms, key, ended, runtime }: SignInOptions): SignIn {
  const { now } = runtime
  const byName = new Map(schemes.map((scheme) => [scheme.name.toLowerCase(), scheme]))
  const sessions = new WeakMap<Caller, Session>()
  /** Verified Cookie headers of live sessions: a browser sends the same one again and again. */
  const genuine = new BoundedMap<string, { readonly session: Session; readonly actor: Actor }>(1_000)
  /** How often the cache was cleared: a check that began before may be out of date. */
  let forgotten = 0
  const forgetSessions = () => {
    forgotten += 1
    genuine.clear()
  }
  const identifyByHeader = (header: string, caller: Caller): Actor | Promise<Actor> => {
    const { name, value } = parseAuthorization(header)
    const scheme = byName.get(name.toLowerCase())
    if (scheme) return scheme.identify(value, caller)
    throw refused(`the scheme '${name.slice(0, 30)}' is not offered; use ${schemes.map((one) => one.name).join(' or ')}.`)
  }
  const identifyByCookie = (cookie: string, caller: Caller): Actor | undefined | Promise<Actor> => {
    const known = genuine.get(cookie)
    if (known && known.session.expiresAt > now()) {
      sessions.set(caller, known.session)
      return known.actor
    }
    const session = readSession(cookie, key, now())
    return session && identifyBySession(session, cookie, caller)
  }
  const identifyBySession = async (session: Session | 'invalid', cookie: string, caller: Caller): Promise<Actor> => {
    const actor = session === 'invalid' ? undefined : users.actorNamed(session.userName, 'Forms')
    if (!actor || session === 'invalid') throw refused('the FedAuth cookie is forged or has expired.')
    const asked = forgotten
    if (await ended.hasEnded(session.id)) throw refused('the session of the FedAuth cookie was signed out.')
    if (asked === forgotten) genuine.set(cookie, { session, actor })
    sessions.set(caller, session)
    return actor
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
      if (!forms || !areInBounds(userName, password)) return undefined
      const actor = guesses.checked(caller.clientAddress, users.accountOf(userName), () =>
        users.signIn({ scheme: 'Forms', userName, proves: (secret) => secretsEqual(secret, password) }),
      )
      if (!actor) return undefined
      return { cookie: sessionCookie(newSession(userName, runtime.newId(), now()), key, caller.isSecure), timeoutSeconds: sessionSeconds }
    },
    async endSession({ headers: { cookie }, isSecure }) {
      const session = forms ? readSession(cookie, key, now()) : undefined
      if (session !== undefined && session !== 'invalid') {
        await ended.end(session.id, lastOf(session, now()))
        forgetSessions()
      }
      return endedSessionCookie(isSecure)
    },
    sessionStart: (caller) => sessions.get(caller)?.signedInAt,
    forgetSessions,
    renewalFor(caller) {
      const session = sessions.get(caller)
      const renewed = session && renewedSession(session, now())
      return renewed && sessionCookie(renewed, key, caller.isSecure)
    },
    mode: forms ? 'Forms' : byName.has('ntlm') || byName.has('negotiate') ? 'Windows' : 'None',
  }
}

/** Caches results, so that a client that sends its password with each request costs a look-up. */
export function basicScheme(users: Users, guesses: Guesses): Scheme {
  const accepted = new BoundedMap<string, { readonly actor: Actor; readonly account: string }>(1_000)
  return {
    name: 'Basic',
    identify(value, { clientAddress }) {
      const known = accepted.get(value)
      // Counted as well: otherwise a cached password could be guessed at full speed.
      if (known) return guesses.checked(clientAddress, known.account, () => known.actor) ?? known.actor
      const { userName, password } = parseBasic(value)
      if (!areInBounds(userName, password)) throw refused('the user name and password were rejected.')
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
  if (value.length > longestBasic) throw refused('the user name and password were rejected.')
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(value)) throw refused('the Basic credentials are not base64.')
  const bytes = Buffer.from(value, 'base64')
  if (!isUtf8(bytes)) throw refused('the Basic credentials are not UTF-8.')
  const pair = bytes.toString('utf8')
  // A claims-encoded name such as i:0#.f|membership|ann contains a colon.
  const colon = pair.indexOf(':', /^[ic]:0/i.test(pair) ? 2 : 0)
  if (colon < 0) throw refused('the Basic credentials have no colon between user name and password.')
  return { userName: pair.slice(0, colon), password: pair.slice(colon + 1) }
}
