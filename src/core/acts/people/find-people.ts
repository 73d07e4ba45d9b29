import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { fold } from '../../kernel/fold.ts'
import { queryGroups } from './groups.ts'
import { queryUsers } from './users.ts'

export interface PeopleSearch {
  /** Without regard to case; an empty text finds nobody. */
  readonly text: string
  /** The kinds to find (`principalKinds`). */
  readonly kinds: ReadonlySet<number>
  readonly limit: number
}

/**
 * The users and groups of the site collection with a word of the title, the e-mail address or the login name that begins
 * with a text, by title. Fails with `access_denied`.
 */
export async function findPeople(ctx: Context, { text, kinds, limit }: PeopleSearch): Promise<PrincipalRow[]> {
  const wanted = fold(text.trim())
  const groups = await queryGroups(ctx)
  const all = [...(await queryUsers(ctx)), ...groups.map(({ row }) => row).filter(({ hidden }) => !hidden)]
  if (wanted === '') return []
  return all
    .filter((one) => kinds.has(one.kind) && begins(one, wanted))
    .sort((one, other) => (fold(one.title) < fold(other.title) ? -1 : 1))
    .slice(0, limit)
}

function begins({ title, email, loginName }: PrincipalRow, wanted: string): boolean {
  const words = ` ${fold(title)}`
  const name = loginName.split('|').at(-1) ?? ''
  return words.includes(` ${wanted}`) || [email, loginName, name].some((part) => fold(part).startsWith(wanted))
}
