import type { Context } from '../../access/context.ts'
import { type Principal, principalKinds } from '../../access/principals.ts'
import { fold } from '../../kernel/fold.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { queryGroups } from './groups.ts'
import { queryUsers } from './users.ts'

export interface PrincipalSearch {
  /** One or more words, each of which must begin a word of the principal. */
  readonly text: string
  readonly kinds: ReadonlySet<number>
  readonly limit: number
}

/**
 * The users and groups of the site collection whose name, login name or e-mail address match, users first. An empty text
 * finds none. Gives other requests turns. Fails with `access_denied`.
 */
export async function searchPrincipals(ctx: Context, { text, kinds, limit }: PrincipalSearch): Promise<Principal[]> {
  const users = kinds.has(principalKinds.user) || kinds.has(principalKinds.securityGroup) ? await queryUsers(ctx) : []
  const groups = kinds.has(principalKinds.group) ? (await queryGroups(ctx)).map(({ row }) => row) : []
  const asked = wordsOf(text)
  const found: Principal[] = []
  if (asked.length === 0) return found
  const pace = makePacer()
  for (const principal of [...users, ...groups]) {
    if (found.length >= limit) break
    await pace()
    if (!kinds.has(principal.kind)) continue
    const own = wordsOf(`${principal.title} ${principal.loginName} ${principal.email}`)
    if (asked.every((word) => own.some((candidate) => candidate.startsWith(word)))) found.push(principal)
  }
  return found
}

const wordsOf = (text: string): string[] =>
  fold(text.slice(0, 1_000))
    .split(/[\s|\\@#:,;]+/)
    .filter((word) => word !== '')
