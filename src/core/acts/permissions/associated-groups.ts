import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { groupKey, makeUser, principalKinds } from '../../access/principals.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { demandFreeName } from '../../model/people/free-name.ts'
import type { Identity } from '../../model/people/login-names.ts'
import { associatedIn, withAssociated } from '../../model/sites/associated-groups.ts'
import { givenTitle } from '../../model/sites/given-titles.ts'
import type { AssociatedGroup } from '../people/groups.ts'
import { userOf } from '../people/users.ts'
import { changeOf, findSecurableAgain } from './inheritance.ts'
import { findSecurable, isUnique, type SecuredObject } from './securables.ts'

export interface AssociatedGroupsInput {
  /** The login names of the owners; empty for the actor and for nobody. */
  readonly owner: string
  readonly secondOwner: string
  /** The beginning of the titles; empty for the title of the web. */
  readonly nameSeed: string
}

const kinds: readonly { readonly kind: AssociatedGroup; readonly word: string; readonly role: number }[] = [
  { kind: 'owners', word: 'Owners', role: 1073741829 },
  { kind: 'members', word: 'Members', role: 1073741830 },
  { kind: 'visitors', word: 'Visitors', role: 1073741826 },
]

const web = { kind: 'web' } as const

/**
 * Makes groups for the owners, members and visitors of the addressed web, which has permissions of its own, and gives them
 * roles there. Does nothing for a web that has groups of its own, as the root web has. Requires the rights ManagePermissions and CreateGroups.
 * Fails with `invalid_operation` for a web that inherits, `invalid_request` (a title of more than 255 characters),
 * `name_taken`, `unknown_user`, `access_denied`.
 */
export async function addAssociatedGroups(ctx: Context, input: AssociatedGroupsInput, hostName: string): Promise<void> {
  const owner = input.owner === '' ? undefined : userOf(input.owner, hostName)
  const second = input.secondOwner === '' ? undefined : userOf(input.secondOwner, hostName)
  const target = await findSecurable(ctx, web)
  const call = { name: 'permissions.addAssociatedGroups', right: 'ManagePermissions', target, input: { ...input, hostName } } as const
  await act(ctx, call, async (scope) => {
    const { records, changed } = scope
    const inside = within(ctx, scope)
    await demand(inside, 'CreateGroups', ctx.web)
    const object = await findSecurableAgain(ctx, scope, web, target)
    const where = { siteId: ctx.site.id, id: object.webId }
    const row = await records.find('Web', where)
    if (!row || row.parentWebId === null || associatedIn(row.settings)) return
    if (!(await isUnique(inside, object, records)))
      throw invalidOperation(`The web '${row.title}' inherits its permissions. Break the inheritance before it gets groups of its own.`)
    const typed = input.nameSeed.trim()
    const made = await makeGroups(ctx, scope, typed || row.title, typed === '' ? givenTitle : null)
    const [owners] = made
    const ownerId = owner ? (await userIn(ctx, scope, owner)).id : scope.actorId
    const secondId = second && (await userIn(ctx, scope, second)).id
    for (const memberId of new Set([ownerId, secondId ?? ownerId])) await addMemberTo(ctx, scope, owners?.id ?? 0, memberId)
    await giveRoles(ctx, scope, object, made)
    const ids = Object.fromEntries(kinds.map(({ kind }, index) => [kind, made[index]?.id ?? 0])) as Record<AssociatedGroup, number>
    await records.increment('Web', where, { version: 1 }, { settings: withAssociated(row.settings, ids) })
    changed({ entity: 'web', type: 'update', webId: row.id, objectId: row.id })
  })
}

/** The rows of the three groups; the owners own all of them. */
async function makeGroups(
  ctx: Context,
  { records, changed, now }: WriteScope,
  seed: string,
  settings: string | null,
): Promise<PrincipalRow[]> {
  const siteId = ctx.site.id
  const site = await records.increment('Site', { siteId }, { nextPrincipalId: kinds.length })
  if (!site) throw new Error(`site ${siteId} has no row in its content database`)
  const first = site.nextPrincipalId - kinds.length
  const made = kinds.map(({ word }, index): PrincipalRow => {
    const title = `${seed} ${word}`
    if (title.length > 255) throw invalid(`The titles of groups have at most 255 characters; '${title.slice(0, 60)}…' has more.`)
    return {
      siteId,
      id: first + index,
      kind: principalKinds.group,
      loginKey: groupKey(title),
      loginName: title,
      title,
      titleKey: fold(title),
      email: '',
      emailKey: '',
      description: '',
      ownerId: first,
      isSiteAdmin: false,
      hidden: false,
      settings,
      createdAt: now,
      deletedAt: null,
    }
  })
  for (const row of made) {
    await demandFreeName(row.title, () => records.insert('Principal', row))
    changed({ entity: 'group', type: 'add', webId: site.rootWebId, objectId: String(row.id) })
  }
  return made
}

async function userIn(ctx: Context, { records, now, changed }: WriteScope, user: Identity): Promise<PrincipalRow> {
  const known = await records.find('Principal', { siteId: ctx.site.id, loginKey: user.loginKey, deletedAt: null })
  return known ?? makeUser(ctx, records, user, { now, changed })
}

async function addMemberTo(ctx: Context, { records, changed }: WriteScope, groupId: number, memberId: number): Promise<void> {
  const site = await records.find('Site', { siteId: ctx.site.id }, ['rootWebId'])
  await records.insert('GroupMember', { siteId: ctx.site.id, groupId, memberId })
  changed({ entity: 'group', type: 'memberAdd', webId: site?.rootWebId ?? '', objectId: String(groupId) })
}

async function giveRoles(ctx: Context, scope: WriteScope, object: SecuredObject, groups: readonly PrincipalRow[]): Promise<void> {
  for (const [index, { id: principalId }] of groups.entries()) {
    const row = { siteId: ctx.site.id, scopeId: object.scopeId, principalId, roleDefinitionId: kinds[index]?.role ?? 0 }
    await scope.records.insert('RoleAssignment', row)
    scope.changed(changeOf(object, 'assignmentAdd'))
  }
}
