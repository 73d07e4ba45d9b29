import type { Actor } from '../../model/people/actor.ts'
import { farmAdminRole } from '../../model/people/actors.ts'
import { identify } from '../../model/people/login-names.ts'

/** Who a token speaks for, as its claims have it (specification, Authentication). */
export interface Subject {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
}

/** What the `sub` of a client's own token begins with (decisions P). */
export const clientPrefix = 'i:0i.t|svc|'

/** The claims of a client's own token. */
export const clientSubject = (id: string, roles: readonly string[]): Subject => ({ sub: clientPrefix + id, name: id, email: '', roles })

/** The claims of somebody who has signed in. `sub` is the plain user name where that names nobody else, and else the whole login name. */
export function subjectOf({ loginName, loginKey, title, email, roles }: Actor, hostName: string): Subject {
  const plain = loginName.replace(/^i:0#\.[fw]\|(?:membership\|)?/i, '')
  const sub = identify(plain, hostName)?.loginKey === loginKey ? plain : loginName
  return { sub, name: title, email, roles: [...roles].map((role) => spellings.get(role) ?? role) }
}

/** Actors hold their roles folded; programs compare these as they are written. */
const spellings: ReadonlyMap<string, string> = new Map([farmAdminRole, 'FullControl'].map((role) => [role.toLowerCase(), role]))
