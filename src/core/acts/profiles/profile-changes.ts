import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import { act, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { ensureUser, findUser } from '../people/users.ts'
import { getProfileUser, type ProfileAddress, profileProperty } from './profiles.ts'
import { type Privacy, type ProfilePropertyDefinition, privacyLevels } from './property-schema.ts'
import { profileReasons } from './reasons.ts'

/** The right that a change of a profile needs: its user may change it, and whoever manages permissions of the root web. */
export async function rightToChange(ctx: Context, { loginKey }: PrincipalRow) {
  if (loginKey === ctx.actor.loginKey) return { right: 'Open', target: ctx.web } as const
  return { right: 'ManagePermissions', target: await rootWeb(ctx) } as const
}

/** A change of a profile is one of its user. */
export async function noteProfile(ctx: Context, scope: WriteScope, principalId: number): Promise<void> {
  const { row } = await rootWeb(within(ctx, scope))
  scope.changed({ entity: 'user', type: 'update', webId: row.id, objectId: String(principalId) })
}

/** The row of a profile, made if it is missing. Raises the number of its next entry by `entries`. */
export async function touchProfile(ctx: Context, { records, now }: WriteScope, principalId: number, entries = 0) {
  const where = { siteId: ctx.site.id, principalId }
  const touched = await records.increment('UserProfile', where, { nextEntryId: entries }, { modifiedAt: now })
  if (touched) return touched
  const row = { ...where, isDeleted: false, nextEntryId: 1 + entries, modifiedAt: now }
  await records.insert('UserProfile', row)
  return row
}

/**
 * Makes a profile for a user whose profile was deleted, or whom the site collection does not know yet. Fails with
 * `profile_exists`, `unknown_user`, `access_denied`.
 */
export async function createProfile(ctx: Context, loginName: string, hostName: string): Promise<void> {
  const call = { name: 'profiles.create', right: 'ManagePermissions', target: await rootWeb(ctx), input: { loginName, hostName } } as const
  await act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const known = await findUser(inside, { loginName })
    const { id } = known ?? (await ensureUser(inside, loginName, hostName))
    const where = { siteId: ctx.site.id, principalId: id }
    const row = await scope.records.find('UserProfile', where)
    if (known && row?.isDeleted !== true) throw new DomainError(profileReasons.profile_exists, { name: loginName.slice(0, 200) })
    await touchProfile(ctx, scope, id)
    await scope.records.update('UserProfile', where, { isDeleted: false })
    await noteProfile(ctx, scope, id)
  })
}

/** Deletes a profile with everything in it, and the tags, notes and ratings of its user; the user stays. Fails with `profile_not_found`, `access_denied`. */
export async function deleteProfile(ctx: Context, address: ProfileAddress): Promise<void> {
  const user = await getProfileUser(ctx, address)
  const call = { name: 'profiles.delete', right: 'ManagePermissions', target: await rootWeb(ctx), input: { user: user.id } } as const
  await act(ctx, call, async (scope) => {
    const where = { siteId: ctx.site.id, principalId: user.id }
    await touchProfile(ctx, scope, user.id)
    await scope.records.update('UserProfile', where, { isDeleted: true })
    await scope.records.delete('ProfileProperty', where)
    await scope.records.delete('ProfileEntry', where)
    await scope.records.delete('SocialTag', where)
    await scope.records.delete('SocialNote', where)
    await scope.records.delete('SocialRating', where)
    await noteProfile(ctx, scope, user.id)
  })
}

/** A change of a property; what is absent stays as it is. */
export interface PropertyChange {
  readonly name: string
  readonly values?: readonly string[]
  readonly privacy?: Privacy
}

const mostValues = 200

/**
 * Changes properties of a profile. Its user may do that, and whoever manages permissions of the root web. Fails with
 * `profile_not_found`, `profile_property_not_found`, `invalid_request`, `access_denied`.
 */
export async function setProfileProperties(ctx: Context, address: ProfileAddress, changes: readonly PropertyChange[]): Promise<void> {
  const user = await getProfileUser(ctx, address)
  const checked: CheckedProperty[] = []
  for (const { name, values, privacy } of changes) {
    const definition = profileProperty(name)
    if (definition.isSystem) throw invalid(`The server alone sets the property ${name} of a user profile.`)
    checked.push({ definition, ...(privacy && { privacy }), ...(values && { values: await checkValues(ctx, definition, values) }) })
  }
  const input = { user: user.id, changes: changes.map(({ name, values, privacy }) => ({ name, values: values && [...values], privacy })) }
  await act(ctx, { name: 'profiles.setProperties', ...(await rightToChange(ctx, user)), input }, async (scope) => {
    if (checked.length === 0) return
    await touchProfile(ctx, scope, user.id)
    for (const change of checked) await storeProperty(ctx, scope, user.id, change)
    await noteProfile(ctx, scope, user.id)
  })
}

/** A change of a property that has passed the checks. */
interface CheckedProperty {
  readonly definition: ProfilePropertyDefinition
  readonly values?: readonly string[]
  readonly privacy?: Privacy
}

/** Stores a changed property of a profile, in an act. */
export async function storeProperty(ctx: Context, { records }: WriteScope, principalId: number, change: CheckedProperty): Promise<void> {
  const { definition, values, privacy } = change
  const where = { siteId: ctx.site.id, principalId, name: definition.name }
  const patch = {
    ...(values && { values: JSON.stringify(values), valueKey: fold(values[0] ?? '').slice(0, 300) }),
    ...(privacy && { privacy: privacyLevels[privacy === 'NotSet' ? definition.privacy : privacy] }),
  }
  if (Object.keys(patch).length === 0 || (await records.update('ProfileProperty', where, patch)) > 0) return
  await records.insert('ProfileProperty', {
    ...where,
    values: '[]',
    valueKey: '',
    privacy: privacyLevels[definition.privacy],
    ...patch,
  })
}

/** The values as they are stored. Fails with `invalid_request`. */
async function checkValues(
  ctx: Context,
  { name, type, length, isMultiValue }: ProfilePropertyDefinition,
  given: readonly string[],
): Promise<string[]> {
  const values = [...new Set(given.map((value) => value.trim()).filter((value) => value !== ''))]
  const most = isMultiValue ? mostValues : 1
  if (values.length > most) throw invalid(`The property ${name} holds at most ${most} values; ${values.length} were given.`)
  const long = values.find((value) => value.length > length)
  if (long !== undefined) throw invalid(`A value of the property ${name} has at most ${length} characters; ${long.length} were given.`)
  const wrongUrl = type === 'URL' ? values.find((value) => !/^(?:https?:\/\/|\/)/i.test(value)) : undefined
  if (wrongUrl !== undefined) throw invalid(`The property ${name} needs an address that begins with http://, https:// or a slash.`)
  if (type !== 'Person') return values
  return Promise.all(
    values.map(async (loginName) => {
      const user = await findUser(ctx, { loginName })
      if (user) return user.loginName
      throw invalid(`The property ${name} names '${loginName.slice(0, 60)}', whom this site collection does not know.`)
    }),
  )
}

/** The users with these ids who have profiles, by id: entries that lead to others are not shown. */
export async function liveUsers(ctx: Context, ids: readonly number[]): Promise<Map<number, PrincipalRow>> {
  const users = await Promise.all(ids.map((id) => findUser(ctx, { id })))
  const rows =
    ids.length === 0
      ? []
      : await recordsOf(ctx).query('UserProfile', { where: { siteId: ctx.site.id, principalId: { in: ids }, isDeleted: true } })
  const gone = new Set(rows.map(({ principalId }) => principalId))
  return new Map(users.flatMap((user) => (user && !gone.has(user.id) ? [[user.id, user]] : [])))
}
