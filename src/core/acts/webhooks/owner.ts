import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Actor } from '../../model/people/actor.ts'
import { actorOf } from '../../model/people/actors.ts'

/** The user with a name that a provider knows, with its present claims; undefined if no provider knows it. */
export type ActorNamed = (userName: string, scheme: Actor['scheme']) => Actor | undefined

interface Claims {
  readonly scheme: Actor['scheme']
  readonly defaultGroup: Actor['defaultGroup']
  readonly groups: readonly string[]
  readonly roles: readonly string[]
  /** The e-mail address, if its provider gave one. */
  readonly email?: string
}

/** The longest e-mail address. */
const longestEmail = 254

/** The part of an actor that determines its rights together with the rows of the site, and its address, as text for a row. */
export function claimsText({ scheme, defaultGroup, groups, roles, email, isEmailGiven }: Actor): string {
  const given = isEmailGiven && email.length <= longestEmail && { email }
  const claims: Claims = { scheme, defaultGroup, groups, roles: [...roles], ...given }
  return JSON.stringify(claims)
}

/** The prefix of the login keys of users whom providers of this server know. */
const ownUsers = 'i:0#.'

/**
 * The actor of a stored owner, for the rights it has now. Users of this server
 * have the claims that their provider knows now; undefined if they are gone.
 * Users of external issuers, and clients, have those of the token with which
 * they last wrote the row, as everybody has without `actorNamed`.
 */
export function ownerActor(owner: PrincipalRow, stored: string, actorNamed?: ActorNamed): Actor | undefined {
  if (owner.deletedAt !== null) return undefined
  const { loginKey, loginName, title, email } = owner
  const claims = JSON.parse(stored) as Claims
  if (actorNamed && loginKey.startsWith(ownUsers)) return actorNamed(loginName, claims.scheme)
  return actorOf({ loginKey, loginName, title, email: claims.email ?? email }, { ...claims, isEmailGiven: claims.email !== undefined })
}
