import type { PrincipalRow, ProfilePropertyRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findActorPrincipal, userKinds } from '../../access/principals.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { didYouMean } from '../../kernel/near-names.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { isGroupClaim } from '../../model/people/login-names.ts'
import { holds } from '../../model/permissions/rights.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { currentUser, findUser, type UserAddress } from '../people/users.ts'
import { type Privacy, type ProfilePropertyDefinition, privacyLevels, privacyOf, profileProperties } from './property-schema.ts'
import { profileReasons } from './reasons.ts'

/** The user of a profile. */
export type ProfileUser = PrincipalRow

/** The profile of a user. */
export interface ShownProfile {
  readonly user: PrincipalRow
  /** Whether the actor may see a value with this privacy, which is a number of `privacyLevels`. */
  readonly shows: (level: number) => boolean
}

/** How a request names a profile; `own` is that of the actor. */
export type ProfileAddress = 'own' | { readonly loginName: string } | { readonly guid: string } | { readonly principalId: number }

/** The id of a profile: that of the site collection, with the number of the user at its end. */
export const profileGuid = ({ siteId, id }: Pick<PrincipalRow, 'siteId' | 'id'>): string =>
  `${siteId.slice(0, 28)}${id.toString(16).padStart(8, '0')}`

function userAddress({ site }: Context, address: Exclude<ProfileAddress, 'own'>): UserAddress {
  if ('loginName' in address) return { loginName: address.loginName }
  if ('principalId' in address) return { id: address.principalId }
  const { guid } = address
  return { id: guid.startsWith(site.id.slice(0, 28)) ? Number.parseInt(guid.slice(28), 16) : -1 }
}

const nameOf = (address: Exclude<ProfileAddress, 'own'>): string => String(Object.values(address)[0]).slice(0, 200)

/** Fails with `profile_not_found`, `access_denied`. */
export async function getProfile(ctx: Context, address: ProfileAddress): Promise<ShownProfile> {
  const user = await getProfileUser(ctx, address)
  return { user, shows: await sightOf(ctx, user) }
}

/** The user of a profile. Fails as `getProfile`. */
export async function getProfileUser(ctx: Context, address: ProfileAddress): Promise<PrincipalRow> {
  await demand(ctx, 'BrowseUserInfo', ctx.web)
  const user = address === 'own' ? await currentUser(ctx) : await findUser(ctx, userAddress(ctx, address))
  const name = address === 'own' ? ctx.actor.loginName : nameOf(address)
  if (!user || user.hidden || isGroupClaim(user.loginName) || (await isDeleted(ctx, user.id)))
    throw new DomainError(profileReasons.profile_not_found, { name })
  return user
}

async function isDeleted(ctx: Context, principalId: number): Promise<boolean> {
  const row = await recordsOf(ctx).find('UserProfile', { siteId: ctx.site.id, principalId }, ['isDeleted'])
  return row?.isDeleted === true
}

/** Whether the actor may change every profile. */
export async function managesProfiles(ctx: Context): Promise<boolean> {
  return holds(await rightsOn(ctx, (await rootWeb(ctx)).scopeId), 'ManagePermissions')
}

const everything = (): boolean => true

/**
 * What the actor sees of a profile: everything of its own, and with the right ManagePermissions on the root web;
 * otherwise what is public, what colleagues of the user see if it has the actor as one, what its workgroup sees, and what its
 * manager sees.
 */
async function sightOf(ctx: Context, user: PrincipalRow): Promise<ShownProfile['shows']> {
  const actor = await findActorPrincipal(ctx)
  if (actor?.id === user.id || (await managesProfiles(ctx))) return everything
  const seen = new Set<number>([privacyLevels.NotSet, privacyLevels.Public])
  if (!actor) return (level) => seen.has(level)
  const where = { siteId: ctx.site.id, principalId: user.id, kind: 'colleague', entryKey: String(actor.id) }
  const colleague = await recordsOf(ctx).find('ProfileEntry', where)
  const isManager = (await managerOf(ctx, user.id))?.id === actor.id
  const isInWorkGroup = colleague !== undefined && (JSON.parse(colleague.detail) as { isInWorkGroup: boolean }).isInWorkGroup
  if (colleague) seen.add(privacyLevels.Contacts)
  if (isInWorkGroup || isManager) seen.add(privacyLevels.Organization)
  if (isManager) seen.add(privacyLevels.Manager)
  return (level) => seen.has(level)
}

/** The manager whom a profile names; undefined without one. Checks no right. */
export async function managerOf(ctx: Context, principalId: number): Promise<PrincipalRow | undefined> {
  const row = await recordsOf(ctx).find('ProfileProperty', { siteId: ctx.site.id, principalId, name: 'Manager' })
  const [loginName] = row ? valuesIn(row) : []
  return loginName === undefined ? undefined : findUser(ctx, { loginName })
}

const valuesIn = ({ values }: ProfilePropertyRow): string[] => JSON.parse(values) as string[]

/** A property of a profile. */
export interface PropertyState {
  readonly definition: ProfilePropertyDefinition
  readonly privacy: Privacy
  /** Empty if there is none, and if the actor may not see it. */
  readonly values: readonly string[]
}

/** All properties of a profile, in their order. */
export async function profileState(ctx: Context, { user, shows }: ShownProfile): Promise<PropertyState[]> {
  const rows = await recordsOf(ctx).query('ProfileProperty', { where: { siteId: ctx.site.id, principalId: user.id } })
  const stored = new Map(rows.map((row) => [row.name, row]))
  return [...profileProperties.values()].map((definition) => {
    const row = stored.get(definition.name)
    const level = row?.privacy ?? privacyLevels[definition.privacy]
    const values = row ? valuesIn(row) : knownValues(user, definition.name)
    return { definition, privacy: privacyOf(level), values: shows(level) ? values : [] }
  })
}

/** What the site collection knows of a user who has not set a property. */
function knownValues(user: PrincipalRow, name: string): string[] {
  const known = {
    UserProfile_GUID: profileGuid(user),
    AccountName: user.loginName,
    UserName: user.loginName.slice(Math.max(user.loginName.lastIndexOf('|'), user.loginName.lastIndexOf('\\')) + 1),
    PreferredName: user.title,
    WorkEmail: user.email,
    AboutMe: user.description,
  }
  const value = Object.hasOwn(known, name) ? known[name as keyof typeof known] : ''
  return value === '' ? [] : [value]
}

/** Fails with `profile_property_not_found`. */
export function profileProperty(name: string): ProfilePropertyDefinition {
  const definition = profileProperties.get(name)
  if (definition) return definition
  throw new DomainError(profileReasons.profile_property_not_found, {
    name: name.slice(0, 60),
    hint: didYouMean(name, profileProperties.keys()),
  })
}

/** One property of a profile. Fails as `getProfile` and `profileProperty`. */
export async function getProfileProperty(ctx: Context, address: ProfileAddress, name: string): Promise<PropertyState> {
  const [state] = await getProfileProperties(ctx, address, [name])
  if (!state) throw new Error(`a profile lacks the property ${name}`)
  return state
}

/** Several properties of a profile, in the order of their names. Fails as `getProfileProperty`. */
export async function getProfileProperties(ctx: Context, address: ProfileAddress, names: readonly string[]): Promise<PropertyState[]> {
  const definitions = names.map(profileProperty)
  const states = await profileState(ctx, await getProfile(ctx, address))
  return definitions.map((definition) => {
    const state = states.find((one) => one.definition === definition)
    if (!state) throw new Error(`a profile lacks the property ${definition.name}`)
    return state
  })
}

const usersAtOnce = 1_000

/** The ids of the users who have profiles, in order. Gives other requests turns. Fails with `access_denied`. */
export async function queryProfileIds(ctx: Context): Promise<number[]> {
  await demand(ctx, 'BrowseUserInfo', ctx.web)
  const records = recordsOf(ctx)
  const where = { siteId: ctx.site.id, kind: { in: userKinds }, deletedAt: null, hidden: false }
  const deleted = await records.query('UserProfile', { where: { siteId: ctx.site.id, isDeleted: true }, columns: ['principalId'] })
  const gone = new Set(deleted.map(({ principalId }) => principalId))
  const pace = makePacer()
  const ids: number[] = []
  for (let last = 0, isOver = false; !isOver; ) {
    const page = { where, above: { id: last }, orderBy: ['id'], limit: usersAtOnce, columns: ['id', 'loginName'] } as const
    const rows = await records.query('Principal', page)
    for (const { id, loginName } of rows) if (!isGroupClaim(loginName) && !gone.has(id)) ids.push(id)
    last = rows.at(-1)?.id ?? last
    isOver = rows.length < usersAtOnce
    await pace()
  }
  return ids
}

const mostChoices = 1_000

/**
 * The choices of a property: the public values that users have given it, in order. Empty for a property without choices.
 * Fails with `profile_property_not_found`, `access_denied`.
 */
export async function queryChoices(ctx: Context, name: string): Promise<string[]> {
  const { hasChoices } = profileProperty(name)
  await demand(ctx, 'BrowseUserInfo', ctx.web)
  if (!hasChoices) return []
  const where = { siteId: ctx.site.id, name, privacy: privacyLevels.Public }
  const rows = await recordsOf(ctx).query('ProfileProperty', { where, orderBy: ['valueKey', 'principalId'], limit: mostChoices })
  const choices = new Map(rows.flatMap(valuesIn).map((value) => [fold(value), value]))
  return [...choices].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value)
}

const mostReports = 500

/** The users who name a user as their manager and let the actor see it. Fails with `access_denied`. */
export async function queryReports(ctx: Context, manager: PrincipalRow): Promise<PrincipalRow[]> {
  await demand(ctx, 'BrowseUserInfo', ctx.web)
  const where = { siteId: ctx.site.id, name: 'Manager', valueKey: fold(manager.loginName) }
  const rows = await recordsOf(ctx).query('ProfileProperty', { where, orderBy: ['principalId'], limit: mostReports })
  const seesAll = await managesProfiles(ctx)
  const actor = await findActorPrincipal(ctx)
  const isSeen = ({ principalId, privacy }: ProfilePropertyRow) =>
    seesAll || privacy === privacyLevels.Public || principalId === actor?.id || manager.id === actor?.id
  const users = await Promise.all(rows.filter(isSeen).map(({ principalId }) => findUser(ctx, { id: principalId })))
  return users.filter((user) => user !== undefined)
}

const longestChain = 50

/** The managers above a user, the nearest first, as far as the actor may see them. */
export async function queryManagers(ctx: Context, user: PrincipalRow): Promise<PrincipalRow[]> {
  const managers: PrincipalRow[] = []
  for (let below = user; managers.length < longestChain; ) {
    const [state] = (await profileState(ctx, { user: below, shows: await sightOf(ctx, below) })).filter(
      ({ definition }) => definition.name === 'Manager',
    )
    const [loginName] = state?.values ?? []
    const manager = loginName === undefined ? undefined : await findUser(ctx, { loginName })
    if (!manager || manager.id === user.id || managers.some(({ id }) => id === manager.id)) break
    managers.push(manager)
    below = manager
  }
  return managers
}
