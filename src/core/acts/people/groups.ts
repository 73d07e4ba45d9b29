import type { GroupMemberRow, PrincipalRow } from '../../../../generated/prisma/content.ts'
import { type ActInput, act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { groupIdsOf, rightsOn } from '../../access/effective.ts'
import { findActorPrincipal, groupKey, makeUser, principalKinds, principalNotFound } from '../../access/principals.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { didYouMean } from '../../kernel/near-names.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { accessDenied } from '../../model/people/actors.ts'
import { demandFreeName } from '../../model/people/free-name.ts'
import { holds } from '../../model/permissions/rights.ts'
import { ownAssociatedId } from '../../model/sites/associated-groups.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { withOwnTitle } from '../../model/sites/given-titles.ts'
import { findUser, getUser, type ToldOfUser, type UserAddress, userOf } from './users.ts'

/** The settings of a group; all are off in a new group. */
export interface GroupSettings {
  readonly membersMayEdit: boolean
  readonly onlyMembersMayView: boolean
  readonly requestsAllowed: boolean
  readonly requestsAccepted: boolean
  readonly requestEmail: string
}

export interface Group {
  readonly row: PrincipalRow
  readonly settings: GroupSettings
  readonly ownerTitle: string
}

/** The groups for owners, members and visitors: those of the web, or else those that the site collection began with. */
export type AssociatedGroup = 'owners' | 'members' | 'visitors'

export type GroupAddress = { readonly id: number } | { readonly name: string } | { readonly associated: AssociatedGroup }

export type GroupPatch = Partial<GroupSettings> & { readonly title?: string; readonly description?: string }

const defaults: GroupSettings = {
  membersMayEdit: false,
  onlyMembersMayView: false,
  requestsAllowed: false,
  requestsAccepted: false,
  requestEmail: '',
}

const settingsOf = (row: Pick<PrincipalRow, 'settings'>): GroupSettings => ({
  ...defaults,
  ...(row.settings === null ? {} : (JSON.parse(row.settings) as Partial<GroupSettings>)),
})

const groupsOf = (ctx: Context) => ({ siteId: ctx.site.id, kind: principalKinds.group, deletedAt: null })

async function withOwners(ctx: Context, rows: readonly PrincipalRow[]): Promise<Group[]> {
  const owners = await ctx.site.schema.principalsById(
    rows.flatMap((row) => row.ownerId ?? []),
    recordsOf(ctx),
  )
  return rows.map((row) => ({
    row,
    settings: settingsOf(row),
    ownerTitle: (row.ownerId === null ? undefined : owners.get(row.ownerId)?.title) ?? '',
  }))
}

/** The groups of the site collection, by title. Fails with `access_denied`. */
export async function queryGroups(ctx: Context): Promise<Group[]> {
  const rows = await read(ctx, 'BrowseUserInfo', ctx.web, (records) =>
    records.query('Principal', { where: groupsOf(ctx), orderBy: ['loginKey'] }),
  )
  return withOwners(ctx, rows)
}

/** Fails with `principal_not_found`, `access_denied`. */
export async function getGroup(ctx: Context, address: GroupAddress): Promise<Group> {
  const row = await read(ctx, 'BrowseUserInfo', ctx.web, (records) => findGroup(ctx, records, address))
  const [group] = await withOwners(ctx, [row])
  if (!group) throw new Error(`group ${row.id} is lost`)
  return group
}

async function findGroup(ctx: Context, records: ContentRecords, address: GroupAddress): Promise<PrincipalRow> {
  const where = await groupCondition(ctx, records, address)
  const row = where && (await records.find('Principal', { ...groupsOf(ctx), ...where }))
  if (row) return row
  throw principalNotFound('Group', String(Object.values(address)[0]), await nearGroups(ctx, records, address))
}

/** The actor may see the titles of all groups who may look for one. */
async function nearGroups(ctx: Context, records: ContentRecords, address: GroupAddress): Promise<string> {
  if (!('name' in address)) return ''
  const rows = await records.query('Principal', { where: groupsOf(ctx), orderBy: ['loginKey'], limit: 1000 })
  return didYouMean(
    address.name,
    rows.map(({ title }) => title),
  )
}

async function groupCondition(ctx: Context, records: ContentRecords, address: GroupAddress): Promise<Partial<PrincipalRow> | undefined> {
  if ('id' in address) return { id: address.id }
  if ('name' in address) return { loginKey: groupKey(address.name) }
  const own = await ownAssociatedId(records, ctx.web.row, address.associated)
  const site = own === undefined ? await records.find('Site', { siteId: ctx.site.id }) : undefined
  const id = own ?? site?.[`${address.associated}GroupId`] ?? null
  return id === null ? undefined : { id }
}

/** The user or group that owns a group. Fails with `principal_not_found`, `access_denied`. */
export async function getGroupOwner(ctx: Context, address: GroupAddress): Promise<PrincipalRow> {
  const { row } = await getGroup(ctx, address)
  const owner = row.ownerId === null ? undefined : await ctx.site.schema.principalById(row.ownerId, recordsOf(ctx))
  if (owner) return owner
  throw principalNotFound('Owner', row.title)
}

/** The user or group that owns each group. One query reads those that are not cached. */
export async function ownersOfEach(ctx: Context, groups: readonly Group[]): Promise<(PrincipalRow | undefined)[]> {
  const ids = groups.map(({ row }) => row.ownerId)
  const owners = await ctx.site.schema.principalsById(
    ids.filter((id) => id !== null),
    recordsOf(ctx),
  )
  return ids.map((id) => (id === null ? undefined : owners.get(id)))
}

/** The users of each group, by id; none for a group whose members the actor may not see. */
export async function membersOfEach(ctx: Context, groups: readonly Group[]): Promise<PrincipalRow[][]> {
  const records = recordsOf(ctx)
  const open: number[] = []
  for (const group of groups) if (await mayViewMembers(ctx, group)) open.push(group.row.id)
  const rows = await records.query('GroupMember', { where: { siteId: ctx.site.id, groupId: { in: open } }, orderBy: ['memberId'] })
  const users = await ctx.site.schema.principalsById(
    rows.map((row) => row.memberId),
    records,
  )
  const byGroup = Map.groupBy(rows, (row) => row.groupId)
  return groups.map(({ row }) => (byGroup.get(row.id) ?? []).flatMap(({ memberId }) => users.get(memberId) ?? []))
}

/** The groups of each user, by title, without groups whose members the actor may not see. */
export async function groupsOfEach(ctx: Context, users: readonly PrincipalRow[]): Promise<Group[][]> {
  const where = { siteId: ctx.site.id, memberId: { in: users.map((user) => user.id) } }
  const rows = await read(ctx, 'BrowseUserInfo', ctx.web, (records) => records.query('GroupMember', { where }))
  const wanted = new Set(rows.map((row) => row.groupId))
  const groups: Group[] = []
  for (const group of wanted.size === 0 ? [] : await queryGroups(ctx))
    if (wanted.has(group.row.id) && (await mayViewMembers(ctx, group))) groups.push(group)
  const byUser = Map.groupBy(rows, (row: GroupMemberRow) => row.memberId)
  return users.map(({ id }) => {
    const own = new Set(byUser.get(id)?.map((row) => row.groupId))
    return groups.filter(({ row }) => own.has(row.id))
  })
}

/** The users of a group, by id. Fails with `principal_not_found`, `access_denied` (also if only members may see them). */
export async function queryMembers(ctx: Context, address: GroupAddress): Promise<PrincipalRow[]> {
  const group = await getGroup(ctx, address)
  if (!(await mayViewMembers(ctx, group))) throw accessDenied(ctx.actor, 'ManagePermissions')
  return (await membersOfEach(ctx, [group]))[0] ?? []
}

/** A user of a group. Fails as `queryMembers`, and with `principal_not_found` for a user who is not in it. */
export async function getMember(ctx: Context, address: GroupAddress, member: UserAddress): Promise<PrincipalRow> {
  const members = await queryMembers(ctx, address)
  const user = await findUser(ctx, member)
  const found = user && members.find(({ id }) => id === user.id)
  if (found) return found
  throw principalNotFound('In the group the user', String(Object.values(member)[0]))
}

async function mayViewMembers(ctx: Context, { row, settings }: Group): Promise<boolean> {
  return !settings.onlyMembersMayView || (await groupIdsOf(ctx)).has(row.id) || (await mayManage(ctx, row))
}

/** What the actor may do with a group and its members. */
export interface GroupPowers {
  readonly view: boolean
  readonly edit: boolean
  readonly manage: boolean
}

export async function powersOver(ctx: Context, group: Group): Promise<GroupPowers> {
  const manage = await mayManage(ctx, group.row)
  const edit = manage || (group.settings.membersMayEdit && (await groupIdsOf(ctx)).has(group.row.id))
  return { view: await mayViewMembers(ctx, group), edit, manage }
}

/** Whether the actor manages permissions of the whole site collection, or owns the group by itself or as a member of the owning group. */
async function mayManage(ctx: Context, row: PrincipalRow): Promise<boolean> {
  const root = await rootWeb(ctx)
  if (holds(await rightsOn(ctx, root.scopeId), 'ManagePermissions')) return true
  const actor = await findActorPrincipal(ctx)
  return row.ownerId !== null && (row.ownerId === actor?.id || (await groupIdsOf(ctx)).has(row.ownerId))
}

/**
 * Makes a group; the actor becomes its owner and a member. Requires the right
 * CreateGroups. Fails with `name_taken`, `invalid_request` (title),
 * `access_denied`.
 */
export async function addGroup(ctx: Context, input: GroupPatch & { readonly title: string }): Promise<Group> {
  const { title, description = '', ...settings } = input
  const checked = checkTitle(title)
  const root = await rootWeb(ctx)
  const call = { name: 'people.addGroup', right: 'CreateGroups', target: ctx.web, input } as const
  const row = await act(ctx, call, async ({ records, changed, actorId, now }) => {
    const siteId = ctx.site.id
    const site = await records.increment('Site', { siteId }, { nextPrincipalId: 1 })
    if (!site) throw new Error(`site ${siteId} has no row in its content database`)
    const id = site.nextPrincipalId - 1
    const made: PrincipalRow = {
      siteId,
      id,
      kind: principalKinds.group,
      loginKey: groupKey(checked),
      loginName: checked,
      title: checked,
      titleKey: fold(checked),
      email: '',
      emailKey: '',
      description,
      ownerId: actorId,
      isSiteAdmin: false,
      hidden: false,
      settings: JSON.stringify({ ...defaults, ...settings }),
      createdAt: now,
      deletedAt: null,
    }
    await demandFreeName(checked, () => records.insert('Principal', made))
    await records.insert('GroupMember', { siteId, groupId: id, memberId: actorId })
    changed({ entity: 'group', type: 'add', webId: root.row.id, objectId: String(id) })
    changed({ entity: 'group', type: 'memberAdd', webId: root.row.id, objectId: String(id) })
    return made
  })
  return getGroup(ctx, { id: row.id })
}

/** Changes the title, description and settings of a group. Fails with `principal_not_found`, `name_taken`, `invalid_request`, `access_denied`. */
export async function updateGroup(ctx: Context, address: GroupAddress, patch: GroupPatch): Promise<Group> {
  const { title, description, ...settings } = patch
  const checked = title === undefined ? undefined : checkTitle(title)
  const named = checked === undefined ? {} : { title: checked, titleKey: fold(checked), loginName: checked, loginKey: groupKey(checked) }
  const asked = { name: 'people.updateGroup', who: 'owners', input: { group: address, patch } } as const
  const row = await manage(ctx, address, asked, async ({ records, changed }, group, webId) => {
    const kept = checked === undefined || checked === group.title ? group.settings : withOwnTitle(group.settings)
    const change = {
      ...named,
      ...(description !== undefined && { description }),
      ...(kept !== group.settings && { settings: kept }),
      ...(Object.keys(settings).length > 0 && { settings: JSON.stringify({ ...settingsOf({ settings: kept }), ...settings }) }),
    }
    if (Object.keys(change).length === 0) return group
    await demandFreeName(title ?? group.title, () => records.update('Principal', { siteId: ctx.site.id, id: group.id }, change))
    changed({ entity: 'group', type: 'update', webId, objectId: String(group.id) })
    return group
  })
  return getGroup(ctx, { id: row.id })
}

/** Makes a user or a group the owner of a group. Fails with `principal_not_found`, `access_denied`. */
export async function setGroupOwner(ctx: Context, address: GroupAddress, ownerId: number): Promise<void> {
  const asked = { name: 'people.setGroupOwner', who: 'owners', input: { group: address, ownerId } } as const
  await manage(ctx, address, asked, async ({ records, changed }, { id }, webId) => {
    const siteId = ctx.site.id
    if (!(await records.find('Principal', { siteId, id: ownerId, deletedAt: null })))
      throw principalNotFound('User or group', String(ownerId))
    await records.update('Principal', { siteId, id }, { ownerId })
    changed({ entity: 'group', type: 'update', webId, objectId: String(id) })
  })
}

/**
 * Deletes a group, but not its users. Fails with `principal_not_found`,
 * `invalid_operation` (a built-in group of the site collection), `access_denied`.
 */
export async function deleteGroup(ctx: Context, address: GroupAddress): Promise<void> {
  const asked = { name: 'people.deleteGroup', who: 'owners', input: { group: address } } as const
  await manage(ctx, address, asked, async ({ records, changed }, { id, title }, webId) => {
    const siteId = ctx.site.id
    const site = await records.find('Site', { siteId })
    if (site && [site.ownersGroupId, site.membersGroupId, site.visitorsGroupId].includes(id))
      throw invalidOperation(`'${title}' is a default group of this site collection and cannot be deleted.`)
    await records.delete('GroupMember', { siteId, groupId: id })
    await records.delete('RoleAssignment', { siteId, principalId: id })
    await records.update('Principal', { siteId, ownerId: id }, { ownerId: site?.ownersGroupId ?? null })
    await records.delete('Principal', { siteId, id })
    changed({ entity: 'group', type: 'delete', webId, objectId: String(id) })
  })
}

/**
 * Puts a user into a group; one that the site collection does not know yet is
 * made known, with what is `told`. Of a user who is known only what was empty
 * is filled. Fails with `principal_not_found`, `unknown_user`,
 * `invalid_operation` (a group in a group), `invalid_request` (a text of more
 * than 255 characters), `access_denied`.
 */
export function addMember(
  ctx: Context,
  address: GroupAddress,
  loginName: string,
  hostName: string,
  told: ToldOfUser = {},
): Promise<PrincipalRow> {
  const identity = userOf(loginName, hostName)
  for (const text of [told.title, told.email, told.notes])
    if (text !== undefined && text.length > 255)
      throw invalid('The name, the address and the notes of a user have at most 255 characters each.')
  const asked = { name: 'people.addMember', who: 'members', input: { group: address, loginName, hostName, told } } as const
  return manage(ctx, address, asked, async ({ records, changed, now }, group, webId) => {
    const siteId = ctx.site.id
    if (await records.find('Principal', { ...groupsOf(ctx), loginKey: groupKey(loginName) }))
      throw invalidOperation(`'${loginName.slice(0, 200)}' is a group, and a group holds users only.`)
    const known = await records.find('Principal', { siteId, loginKey: identity.loginKey, deletedAt: null })
    const { title = '', email = '' } = told
    const fresh = { ...identity, ...(title !== '' && { title }), ...(email !== '' && { email }) }
    const user = await filled(records, known ?? (await makeUser(ctx, records, fresh, { now, changed })), told)
    if (known && user !== known) changed({ entity: 'user', type: 'update', webId, objectId: String(user.id) })
    const membership = { siteId, groupId: group.id, memberId: user.id }
    if (await records.find('GroupMember', membership)) return user
    await records.insert('GroupMember', membership)
    changed({ entity: 'group', type: 'memberAdd', webId, objectId: String(group.id) })
    return user
  })
}

/** The row of a user. Its empty columns are filled with the given values. */
async function filled(
  records: ContentRecords,
  row: PrincipalRow,
  { title = '', email = '', notes = '' }: ToldOfUser,
): Promise<PrincipalRow> {
  const patch = {
    ...(row.title === '' && title !== '' && { title, titleKey: fold(title) }),
    ...(row.email === '' && email !== '' && { email, emailKey: fold(email) }),
    ...(row.description === '' && notes !== '' && { description: notes }),
  }
  if (Object.keys(patch).length === 0) return row
  await records.update('Principal', { siteId: row.siteId, id: row.id }, patch)
  return { ...row, ...patch }
}

/** Takes a user out of a group. Fails with `principal_not_found` (also for a user who is not in it), `access_denied`. */
export async function removeMember(ctx: Context, address: GroupAddress, member: UserAddress): Promise<void> {
  const user = await findUser(ctx, member)
  const asked = { name: 'people.removeMember', who: 'members', input: { group: address, member } } as const
  await manage(ctx, address, asked, async ({ records, changed }, group, webId) => {
    const removed = user ? await records.delete('GroupMember', { siteId: ctx.site.id, groupId: group.id, memberId: user.id }) : 0
    if (removed === 0) throw principalNotFound(`In the group '${group.title}' the user`, String(Object.values(member)[0]))
    changed({ entity: 'group', type: 'memberDelete', webId, objectId: String(group.id) })
  })
}

type ManagingName = `people.${'updateGroup' | 'setGroupOwner' | 'deleteGroup' | 'addMember' | 'removeMember'}`

interface Managing<Input> extends ActInput<ManagingName, Input> {
  /** The actors who may do it. */
  readonly who: 'owners' | 'members'
}

/**
 * Runs an act that the group's owner and every actor who manages permissions may
 * do. If the group's settings say so, its members may change who is in it.
 */
async function manage<Input, T>(
  ctx: Context,
  address: GroupAddress,
  { name, who, input }: Managing<Input>,
  work: (scope: WriteScope, group: PrincipalRow, webId: string) => Promise<T>,
): Promise<T> {
  const root = await rootWeb(ctx)
  const { row, settings } = await getGroup(ctx, address)
  const asMember = who === 'members' && settings.membersMayEdit && (await groupIdsOf(ctx)).has(row.id)
  if (!asMember && !(await mayManage(ctx, row))) await demand(ctx, 'ManagePermissions', root)
  return act<ManagingName, Input, T>(ctx, { name, right: 'BrowseUserInfo', target: ctx.web, input }, async (scope) =>
    work(scope, await findGroup(ctx, scope.records, { id: row.id }), root.row.id),
  )
}

function checkTitle(given: string): string {
  const title = given.trim()
  if (title === '' || title.length > 255) throw invalid('The title of a group has 1 to 255 characters.')
  return title
}

/** The groups of a user, with the checks of `getUser`. */
export async function queryUserGroups(ctx: Context, address: UserAddress): Promise<Group[]> {
  return (await groupsOfEach(ctx, [await getUser(ctx, address)]))[0] ?? []
}
