import { BoundedMap } from '../core/bounded-map.ts'
import type { Actor } from '../core/context.ts'
import { DomainError } from '../core/errors.ts'
import type { Users } from '../core/people/identity-providers.ts'
import { secretsEqual } from '../core/people/secrets.ts'
import type { Request } from './message.ts'
import { readSession, sessionCookie, sessionSeconds } from './session-cookie.ts'

/** What identifying a caller looks at. */
export type Caller = Pick<Request, 'headers' | 'connection'>

/** A way to say who one is in the Authorization header. */
export interface Scheme {
  /** As it stands in front of the credentials, such as `Bearer`; in any case. */
  readonly name: string
  /** Who the credentials speak for. Fails with `sign_in_required` when they do not hold, which is final (decisions N). */
  identify(credentials: string, caller: Caller): Actor | Promise<Actor>
  /** What `WWW-Authenticate` says of the scheme where a request is refused. */
  challengesFor(caller: Caller): readonly string[]
}

export interface SignInOptions {
  readonly users: Users
  /** Beside Basic. */
  readonly schemes?: readonly Scheme[]
  /** Signs session cookies. */
  readonly key: Uint8Array
  readonly now: () => number
}

export interface SignIn {
  /** The schemes to offer in `WWW-Authenticate`. */
  challengesFor(caller: Caller): readonly string[]
  /**
   * Who sends the request; undefined when it carries no credentials. Fails with
   * `sign_in_required` when it carries some that do not hold.
   */
  identifyCaller(caller: Caller): Actor | undefined | Promise<Actor>
  /** Opens a Forms session: the Set-Cookie value, or undefined when the credentials do not hold. */
  openSession(userName: string, password: string): { readonly cookie: string; readonly timeoutSeconds: number } | undefined
}

export function createSignIn(options: SignInOptions): SignIn {
  const { users } = options
  const accepted = new BoundedMap<string, Actor>(1_000)
  const basic: Scheme = {
    name: 'Basic',
    identify(value) {
      const known = accepted.get(value)
      if (known) return known
      const { userName, password } = parseBasic(value)
      const actor = users.signIn({ scheme: 'Basic', userName, proves: (secret) => secretsEqual(secret, password) })
      if (!actor) throw refused('the user name and password were rejected.')
      accepted.set(value, actor)
      return actor
    },
    challengesFor: () => ['Basic realm="Tenon", charset="UTF-8"'],
  }
  const schemes = [...(options.schemes ?? []), basic]
  const byName = new Map(schemes.map((scheme) => [scheme.name.toLowerCase(), scheme]))
  return {
    challengesFor: (caller) => schemes.flatMap((scheme) => scheme.challengesFor(caller)),
    identifyCaller(caller) {
      const { headers } = caller
      if (headers.authorization !== undefined) {
        const { name, value } = parseAuthorization(headers.authorization)
        const scheme = byName.get(name.toLowerCase())
        if (!scheme) throw refused(`the scheme '${name.slice(0, 30)}' is not offered; use ${schemes.map((one) => one.name).join(' or ')}.`)
        return scheme.identify(value, caller)
      }
      const session = readSession(headers.cookie, options.key, options.now())
      if (session === undefined) return undefined
      const actor = session === 'invalid' ? undefined : users.actorNamed(session.userName, 'Forms')
      if (!actor) throw refused('the FedAuth cookie is not genuine or has expired.')
      return actor
    },
    openSession(userName, password) {
      if (!users.signIn({ scheme: 'Forms', userName, proves: (secret) => secretsEqual(secret, password) })) return undefined
      const cookie = sessionCookie({ userName, expiresAt: options.now() + sessionSeconds * 1000 }, options.key)
      return { cookie, timeoutSeconds: sessionSeconds }
    },
  }
}

const refused = (message: string) => new DomainError('sign_in_required', { message })

function parseAuthorization(header: string): { readonly name: string; readonly value: string } {
  const text = header.trim()
  const blank = text.search(/\s/)
  return blank < 0 ? { name: text, value: '' } : { name: text.slice(0, blank), value: text.slice(blank).trim() }
}

function parseBasic(value: string): { readonly userName: string; readonly password: string } {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(value)) throw refused('the Basic credentials are not base64.')
  const pair = Buffer.from(value, 'base64').toString('utf8')
  // A claims-encoded name such as i:0#.f|membership|ann has a colon of its own.
  const colon = pair.indexOf(':', /^[ic]:0/i.test(pair) ? 2 : 0)
  if (colon < 0) throw refused('the Basic credentials have no colon between user name and password.')
  return { userName: pair.slice(0, colon), password: pair.slice(colon + 1) }
}
