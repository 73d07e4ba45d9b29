import type { Actor } from '../../model/people/actor.ts'
import { farmAdminRole } from '../../model/people/actors.ts'
import { identify } from '../../model/people/login-names.ts'
import { tenantAdminRole } from '../../model/sites/tenant.ts'

/** The user or client of a token, as its claims name it (protocol/permissions#login-names). */
export interface Subject {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
}

/** The prefix of `sub` in a client's own token (protocol/permissions#login-names). */
export const clientPrefix = 'i:0i.t|svc|'

/** The claims of a client's own token. */
export const clientSubject = (id: string, roles: readonly string[]): Subject => ({ sub: clientPrefix + id, name: id, email: '', roles })

/** The claims of a user who has signed in. `sub` is the plain user name if it is unambiguous, else the whole login name. */
export function subjectOf({ loginName, loginKey, title, email, roles }: Actor, hostName: string): Subject {
  const plain = loginName.replace(/^i:0#\.[fw]\|(?:membership\|)?/i, '')
  const sub = identify(plain, hostName)?.loginKey === loginKey ? plain : loginName
  return { sub, name: title, email, roles: [...roles].map(spelled) }
}

/** Actors have folded roles; client programs expect the original spelling. */
const spelled = (role: string): string => {
  const prefix = tenantAdminRole('')
  const isOfTenant = role.startsWith(prefix.toLowerCase())
  return isOfTenant ? tenantAdminRole(role.slice(prefix.length)) : (spellings.get(role) ?? role)
}

const spellings: ReadonlyMap<string, string> = new Map([farmAdminRole, 'FullControl'].map((role) => [role.toLowerCase(), role]))
