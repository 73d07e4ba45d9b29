import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import { act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { findActorPrincipal, makeUser, principalNotFound, systemAccountId, userKinds, userRow } from '../../access/principals.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { didYouMean, hintOf, nearNames } from '../../kernel/near-names.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { accessDenied } from '../../model/people/actors.ts'
import { type Identity, identify } from '../../model/people/login-names.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { peopleReasons } from './reasons.ts'

/**
 * The principal of the actor; makes its row if it is missing (protocol/permissions#principals). In a read-only database
 * it is a row with the id 0 that is not stored.
 */
export async function currentUser(ctx: Context): Promise<PrincipalRow> {
  const known = await findActorPrincipal(ctx)
  if (known) return known
  if (ctx.site.work.isReadOnly) {
    await demand(ctx, 'Open', ctx.web)
    return userRow(ctx.site.id, 0, ctx.actor, ctx.runtime.now())
  }
  const id = await act(ctx, { name: 'people.addSelf', right: 'Open', target: ctx.web, input: {} }, (scope) =>
    Promise.resolve(scope.actorId),
  )
  const made = await ctx.site.schema.principalById(id, recordsOf(ctx))
  if (!made) throw new Error(`principal ${id} is missing after it was made`)
  return made
}

/** How a request names a user. */
export type UserAddress = { readonly id: number } | { readonly loginName: string } | { readonly email: string }

const usersOf = (ctx: Context) => ({ siteId: ctx.site.id, kind: { in: userKinds }, deletedAt: null })

/** The number of users that are read together. */
const usersAtOnce = 1_000

/** The users of the site collection that are not hidden, by id. Gives other requests turns. Fails with `access_denied`. */
export function queryUsers(ctx: Context): Promise<PrincipalRow[]> {
  return read(ctx, 'BrowseUserInfo', ctx.web, async (records) => {
    const users: PrincipalRow[] = []
    const pace = makePacer()
    for (let last = 0, isOver = false; !isOver; ) {
      const page = { where: usersOf(ctx), above: { id: last }, orderBy: ['id'], limit: usersAtOnce } as const
      const rows = await records.query('Principal', page)
      for (const row of rows) if (!row.hidden) users.push(row)
      last = rows.at(-1)?.id ?? last
      isOver = rows.length < usersAtOnce
      await pace()
    }
    return users
  })
}

/** Fails with `principal_not_found`, `access_denied`. */
export async function getUser(ctx: Context, address: UserAddress): Promise<PrincipalRow> {
  await demand(ctx, 'BrowseUserInfo', ctx.web)
  const user = await findUser(ctx, address)
  if (user) return user
  throw principalNotFound('User', String(Object.values(address)[0]), await nearUsers(ctx, address))
}

/** At most so many users are compared. */
const mostCompared = 1_000

/** A sentence with the users who are near to a wrong name: whoever may look for a user may see all of them. */
async function nearUsers(ctx: Context, address: UserAddress): Promise<string> {
  if ('id' in address) return ''
  const columns = ['loginName', 'email'] as const
  const where = { ...usersOf(ctx), hidden: false }
  const rows = await recordsOf(ctx).query('Principal', { where, orderBy: ['id'], limit: mostCompared, columns })
  if ('email' in address)
    return didYouMean(
      address.email,
      rows.map(({ email }) => email),
    )
  const shown = new Map(rows.map(({ loginName }) => [shortName(loginName), loginName]))
  return hintOf(nearNames(shortName(address.loginName), shown.keys()).map((near) => shown.get(near) ?? near))
}

/** A login name without its claims. */
const shortName = (loginName: string): string => loginName.slice(loginName.lastIndexOf('|') + 1)

/** The user, if the site collection knows it; a login name may have any spelling. Checks no right: the caller does. */
export async function findUser(ctx: Context, address: UserAddress): Promise<PrincipalRow | undefined> {
  const records = recordsOf(ctx)
  if ('id' in address) return records.find('Principal', { ...usersOf(ctx), id: address.id })
  if ('loginName' in address) {
    const identity = identify(address.loginName, '')
    return identity && records.find('Principal', { ...usersOf(ctx), loginKey: identity.loginKey })
  }
  const emailKey = fold(address.email.trim())
  if (emailKey === '') return undefined
  const [user] = await records.query('Principal', { where: { ...usersOf(ctx), emailKey }, orderBy: ['id'], limit: 1 })
  return user
}

/** What a request may say about a user besides the login name. */
export interface ToldOfUser {
  readonly title?: string | undefined
  readonly email?: string | undefined
  readonly notes?: string | undefined
}

/**
 * The user with a login name; makes its row if the site collection does not know
 * it yet (protocol/permissions#principals). That requires the right
 * AddListItems, so readers cannot add users. A name or an address that is `told` requires ManagePermissions on
 * the root web too; a user who is known keeps its own. Fails with `unknown_user` for an invalid login name,
 * `access_denied`.
 */
export async function ensureUser(
  ctx: Context,
  loginName: string,
  hostName: string,
  { title = '', email = '' }: ToldOfUser = {},
): Promise<PrincipalRow> {
  const identity = userOf(loginName, hostName)
  await demand(ctx, 'BrowseUserInfo', ctx.web)
  const known = await ctx.site.schema.principalByKey(identity.loginKey, recordsOf(ctx))
  if (known) return known
  const told = { ...(title !== '' && { title }), ...(email !== '' && { email }) }
  const isTold = title !== '' || email !== ''
  if (isTold) await demand(ctx, 'ManagePermissions', await rootWeb(ctx))
  const input = { loginName, hostName, ...(isTold && { told }) }
  return act(ctx, { name: 'people.ensureUser', right: 'AddListItems', target: ctx.web, input }, async ({ records, ...scope }) => {
    // The actor itself, or a user whom another request has added in between.
    const made = await records.find('Principal', { ...usersOf(ctx), loginKey: identity.loginKey })
    return made ?? makeUser(ctx, records, { ...identity, ...told }, scope)
  })
}

/** The user for a login name. Fails with `unknown_user`. */
export function userOf(loginName: string, hostName: string): Identity {
  const identity = identify(loginName, hostName)
  if (identity) return identity
  throw new DomainError(peopleReasons.unknown_user, { name: loginName.slice(0, 200) })
}

export interface UserPatch {
  readonly title?: string
  readonly email?: string
  /** Notes about the user. */
  readonly description?: string
  readonly isSiteAdmin?: boolean
}

/**
 * Changes a user's name, e-mail address and notes, for the user itself and for actors
 * who manage permissions of the root web. Only administrators of the site
 * collection can change who administers it, and the owner always does. Fails with
 * `principal_not_found`, `invalid_request`, `invalid_operation`, `access_denied`.
 */
export async function updateUser(ctx: Context, address: UserAddress, patch: UserPatch): Promise<PrincipalRow> {
  const user = await getUser(ctx, address)
  const root = await rootWeb(ctx)
  const isOwn = user.loginKey === ctx.actor.loginKey
  if (!isOwn) await demand(ctx, 'ManagePermissions', root)
  if (patch.title?.trim() === '') throw invalid('The Title of a user must not be empty or blank.')
  if (patch.isSiteAdmin !== undefined && patch.isSiteAdmin !== user.isSiteAdmin) await demandAdministrator(ctx, user)
  const allowed = isOwn ? ({ right: 'Open', target: ctx.web } as const) : ({ right: 'ManagePermissions', target: root } as const)
  await act(ctx, { name: 'people.updateUser', ...allowed, input: { user: address, patch } }, async ({ records, changed }) => {
    if (Object.keys(patch).length === 0) return
    const { title, email } = patch
    const keys = { ...(title !== undefined && { titleKey: fold(title) }), ...(email !== undefined && { emailKey: fold(email) }) }
    await records.update('Principal', { siteId: ctx.site.id, id: user.id }, { ...patch, ...keys })
    changed({ entity: 'user', type: 'update', webId: root.row.id, objectId: String(user.id) })
  })
  return { ...user, ...patch }
}

async function demandAdministrator(ctx: Context, user: PrincipalRow): Promise<void> {
  const actor = await findActorPrincipal(ctx)
  if (!actor?.isSiteAdmin) throw accessDenied(ctx.actor, 'FullMask')
  const site = await recordsOf(ctx).find('Site', { siteId: ctx.site.id })
  if (user.id === site?.ownerId) throw invalidOperation(`'${user.title}' owns this site collection and always administers it.`)
}

/** The user who owns the site collection. Fails with `principal_not_found`, `access_denied`. */
export async function getSiteOwner(ctx: Context): Promise<PrincipalRow> {
  const site = await read(ctx, 'BrowseUserInfo', ctx.web, (records) => records.find('Site', { siteId: ctx.site.id }))
  const owner = typeof site?.ownerId === 'number' ? await ctx.site.schema.principalById(site.ownerId, recordsOf(ctx)) : undefined
  if (owner) return owner
  throw principalNotFound('The owner of', ctx.site.url)
}

/** The user who made the web; for a root web the owner of the site collection. Fails with `principal_not_found`, `access_denied`. */
export async function getWebAuthor(ctx: Context): Promise<PrincipalRow> {
  const { authorId, parentWebId } = ctx.web.row
  if (authorId === null || parentWebId === null) return getSiteOwner(ctx)
  const found = await read(ctx, 'BrowseUserInfo', ctx.web, (records) => ctx.site.schema.principalById(authorId, records))
  if (found) return found
  throw principalNotFound('The author of', ctx.web.url)
}

/**
 * Removes a user from the site collection, with its groups and roles; its content
 * still shows its name, and its personal views are deleted. Fails with `principal_not_found`, `invalid_operation`
 * (the owner of the site collection, the system account), `access_denied`.
 */
export async function removeUser(ctx: Context, address: UserAddress): Promise<void> {
  const root = await rootWeb(ctx)
  await demand(ctx, 'ManagePermissions', root)
  const user = await getUser(ctx, address)
  const call = { name: 'people.removeUser', right: 'ManagePermissions', target: root, input: { user: address } } as const
  await act(ctx, call, async ({ records, changed, now }) => {
    const siteId = ctx.site.id
    const site = await records.find('Site', { siteId })
    if (user.id === site?.ownerId || user.id === systemAccountId)
      throw invalidOperation(`'${user.title}' owns this site collection and cannot be removed from it.`)
    await records.delete('GroupMember', { siteId, memberId: user.id })
    await records.delete('RoleAssignment', { siteId, principalId: user.id })
    await records.update('Principal', { siteId, id: user.id }, { deletedAt: now, isSiteAdmin: false })
    changed({ entity: 'user', type: 'delete', webId: root.row.id, objectId: String(user.id) })
    await removePersonalViews(ctx, { records, changed }, user.id)
  })
}

/** Deletes the personal views of a user, which nobody else could see or delete. */
async function removePersonalViews(
  ctx: Context,
  { records, changed }: Pick<WriteScope, 'records' | 'changed'>,
  userId: number,
): Promise<void> {
  const where = { siteId: ctx.site.id, personalOf: userId }
  const views = await records.query('View', { where, columns: ['listId', 'id'] })
  if (views.length === 0) return
  const listIds = [...new Set(views.map(({ listId }) => listId))]
  const lists = await records.query('List', { where: { siteId: ctx.site.id, id: { in: listIds } }, columns: ['id', 'webId'] })
  const webs = new Map(lists.map(({ id, webId }) => [id, webId]))
  await records.delete('View', where)
  for (const { id, listId } of views) {
    const webId = webs.get(listId)
    if (webId !== undefined) changed({ entity: 'view', type: 'delete', webId, listId, objectId: id })
  }
}
