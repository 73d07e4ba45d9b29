import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { isFollowedBy } from './followers.ts'
import { getProfile, type PropertyState, profileState, queryManagers, queryReports } from './profiles.ts'

/** What a profile says of its user, as far as the actor may see it. */
export interface PersonDetails {
  readonly properties: readonly PropertyState[]
  /** Those above the user, the nearest first. */
  readonly managers: readonly PrincipalRow[]
  readonly reports: readonly PrincipalRow[]
  /** The user and all below it. */
  readonly extendedReports: readonly PrincipalRow[]
  readonly peers: readonly PrincipalRow[]
  /** Whether the actor follows the user. */
  readonly isFollowed: boolean
}

/** A user, with what its profile says, which is read when it is asked for and only once. */
export interface Person {
  readonly user: PrincipalRow
  readonly details: () => Promise<PersonDetails>
}

/** Checks no right until details are asked for, which fail as `getProfile`. */
export function personOf(ctx: Context, user: PrincipalRow): Person {
  let details: Promise<PersonDetails> | undefined
  return {
    user,
    details: () => {
      details ??= detailsOf(ctx, user)
      return details
    },
  }
}

async function detailsOf(ctx: Context, user: PrincipalRow): Promise<PersonDetails> {
  const properties = await profileState(ctx, await getProfile(ctx, { principalId: user.id }))
  const managers = await queryManagers(ctx, user)
  const [manager] = managers
  const reports = await queryReports(ctx, user)
  return {
    properties,
    managers,
    reports,
    extendedReports: await below(ctx, user, reports),
    peers: manager ? (await queryReports(ctx, manager)).filter(({ id }) => id !== user.id) : [],
    isFollowed: await isFollowedBy(ctx, 'own', user),
  }
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
