import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { isFollowedBy } from './followers.ts'
import { getProfile, type PropertyState, profileState, queryManagers, queryReports } from './profiles.ts'

/** What a profile says of its user, as far as the actor may see it. Each part is read when it is asked for, and only once. */
export interface PersonDetails {
  readonly properties: () => Promise<readonly PropertyState[]>
  /** Those above the user, the nearest first. */
  readonly managers: () => Promise<readonly PrincipalRow[]>
  readonly reports: () => Promise<readonly PrincipalRow[]>
  /** The user and all below it. */
  readonly extendedReports: () => Promise<readonly PrincipalRow[]>
  readonly peers: () => Promise<readonly PrincipalRow[]>
  /** Whether the actor follows the user. */
  readonly isFollowed: () => Promise<boolean>
}

/** A user, with what its profile says. */
export interface Person extends PersonDetails {
  readonly user: PrincipalRow
}

/** Checks no right until a detail is asked for, which fails as `getProfile`. */
export function personOf(ctx: Context, user: PrincipalRow): Person {
  const profile = once(() => getProfile(ctx, { principalId: user.id }))
  const checked = <T>(read: () => Promise<T>) => once(() => profile().then(read))
  const managers = checked(() => queryManagers(ctx, user))
  const reports = checked(() => queryReports(ctx, user))
  return {
    user,
    properties: once(async () => profileState(ctx, await profile())),
    managers,
    reports,
    extendedReports: once(async () => below(ctx, user, await reports())),
    peers: once(async () => peersOf(ctx, user, await managers())),
    isFollowed: checked(() => isFollowedBy(ctx, 'own', user)),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function peersOf(ctx: Context, user: PrincipalRow, [manager]: readonly PrincipalRow[]): Promise<PrincipalRow[]> {
  return manager ? (await queryReports(ctx, manager)).filter(({ id }) => id !== user.id) : []
}

const mostBelow = 500

/** A user and those below it, level by level; at most 500. Gives other requests turns. */
async function below(ctx: Context, user: PrincipalRow, reports: readonly PrincipalRow[]): Promise<PrincipalRow[]> {
  const found = new Map([user, ...reports].map((one) => [one.id, one]))
  const pace = makePacer()
  const left = [...reports]
  for (let one = left.shift(); one && found.size < mostBelow; one = left.shift()) {
    for (const next of await queryReports(ctx, one)) {
      if (found.has(next.id)) continue
      found.set(next.id, next)
      left.push(next)
    }
    await pace()
  }
  return [...found.values()]
}

/** The text of a property; a bar stands between several values. Empty if there is none. */
export const propertyText = ({ values }: Pick<PropertyState, 'values'>): string => values.join('|')

/** The text of the property with a name. */
export const textOfProperty = (properties: readonly PropertyState[], name: string): string => {
  const state = properties.find(({ definition }) => definition.name === name)
  return state ? propertyText(state) : ''
}
