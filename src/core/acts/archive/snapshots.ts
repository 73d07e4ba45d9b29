import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import { act, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { itemsAtOnce } from '../../content/archive/item-facts.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { maskOf, rightsIn } from '../../model/permissions/rights.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { type Owner, rightsTo } from '../sites/owners.ts'
import { insideOf } from './hashes.ts'

/** The maximum number of entries in one audit record. */
const entriesAtOnce = 500

/** The types of the audit records that archiving leaves of permissions and people. */
export const snapshotTypes = ['AclFrozen', 'IdentitySnapshotCaptured'] as const

export type SnapshotType = (typeof snapshotTypes)[number]

/** What a principal may do on an object that has permissions of its own, and on everything that inherits them. */
export interface FrozenRight {
  /** The GUID of the web, list or item. */
  readonly objectId: string
  readonly scopeId: string
  readonly loginName: string
  readonly rights: readonly string[]
}

/** A user or group as it was called when the scope was archived. */
export interface FrozenPerson {
  readonly id: number
  readonly loginName: string
  readonly title: string
  readonly email: string
  /** The ids of the members of a group. */
  readonly members?: readonly number[]
}

const noted = (owner: Owner) => ({ entity: 'binEntry', type: 'update', webId: owner.webId, objectId: owner.id }) as const

interface Part {
  readonly type: SnapshotType
  readonly at: number
  readonly entries: readonly unknown[]
}

/** Keeps a part of a snapshot as the audit record has it, where `listSnapshots` reads it. Ids are in the order of time. */
async function keep(ctx: Context, owner: Owner, { records, now, changed }: WriteScope, { type, at, entries }: Part): Promise<void> {
  const order = `${snapshotTypes.indexOf(type)}${String(at).padStart(4, '0')}`
  const id = `${String(now).padStart(14, '0')}-${order}-${ctx.runtime.newId()}`
  const told = { type, at: now, actor: ctx.actor.loginName, target: owner.target.url, detail: JSON.stringify(entries) }
  await records.insert('ArchiveSnapshot', { siteId: ctx.site.id, id, objectId: owner.id, ...told })
  changed(noted(owner))
}

/**
 * Writes the permissions that hold in a web or list that was archived to the audit log, as records of the type `AclFrozen`.
 * They remain when archive mode ends, and rows of `ArchiveSnapshot` have them too. Call it in the transaction that archives the scope.
 */
export async function freezeRights(ctx: Context, owner: Owner): Promise<void> {
  const { change: right } = rightsTo(owner)
  const target = owner.target
  const { rights } = await rightsInside(ctx, owner)
  // An empty snapshot is a record too.
  for (const [at, permissions] of (rights.length === 0 ? [[]] : [...chunksOf(rights, entriesAtOnce)]).entries()) {
    const call = { name: 'archive.freezeRights', right, target, input: { objectId: owner.id, permissions } } as const
    await act(ctx, call, (scope) => keep(ctx, owner, scope, { type: 'AclFrozen', at, entries: permissions }))
  }
}

/**
 * Writes the people in the permissions and in the items of a web or list that was archived to the audit log, as records of the
 * type `IdentitySnapshotCaptured`. `authors` are those of its items, if they are known.
 */
export async function captureIdentities(ctx: Context, owner: Owner, authors?: ReadonlySet<number>): Promise<void> {
  const { change: right } = rightsTo(owner)
  const target = owner.target
  const { principalIds } = await rightsInside(ctx, owner)
  const found = await peopleOf(recordsOf(ctx), ctx.site.id, new Set([...principalIds, ...(authors ?? (await authorsInside(ctx, owner)))]))
  for (const [at, people] of (found.length === 0 ? [[]] : [...chunksOf(found, entriesAtOnce)]).entries()) {
    const call = { name: 'archive.captureIdentities', right, target, input: { objectId: owner.id, people } } as const
    await act(ctx, call, (scope) => keep(ctx, owner, scope, { type: 'IdentitySnapshotCaptured', at, entries: people }))
  }
}

/** What each principal may do, in the permission scope that holds for the owner and in all that begin in it. */
async function rightsInside(ctx: Context, owner: Owner): Promise<{ readonly rights: FrozenRight[]; readonly principalIds: Set<number> }> {
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  const isInside = await insideOf(ctx, records, owner)
  const all = await records.query('PermissionScope', { where: { siteId }, orderBy: ['id'] })
  const scopes = all.filter(({ id, listId, webId }) => id === owner.target.scopeId || isInside({ id: listId ?? '', webId }))
  const roles = new Map((await records.query('RoleDefinition', { where: { siteId } })).map((role) => [role.id, role]))
  const rights: FrozenRight[] = []
  const principalIds = new Set<number>()
  for (const some of chunksOf(scopes, entriesAtOnce)) {
    const where = { siteId, scopeId: { in: some.map(({ id }) => id) } }
    const assignments = await records.query('RoleAssignment', { where, orderBy: ['scopeId', 'principalId', 'roleDefinitionId'] })
    const names = await loginNames(records, siteId, new Set(assignments.map(({ principalId }) => principalId)))
    const byScope = Map.groupBy(assignments, ({ scopeId }) => scopeId)
    for (const { id: scopeId, objectId } of some)
      for (const [principalId, own] of Map.groupBy(byScope.get(scopeId) ?? [], (one) => one.principalId)) {
        let mask = 0n
        for (const { roleDefinitionId } of own) {
          const role = roles.get(roleDefinitionId)
          if (role) mask |= maskOf(role.maskHigh, role.maskLow)
        }
        principalIds.add(principalId)
        rights.push({ objectId, scopeId, loginName: names.get(principalId) ?? '', rights: rightsIn(mask) })
      }
  }
  return { rights, principalIds }
}

async function principalRows(records: ContentRecords, siteId: string, ids: ReadonlySet<number>): Promise<PrincipalRow[]> {
  const rows: PrincipalRow[] = []
  for (const some of chunksOf([...ids], entriesAtOnce))
    rows.push(...(await records.query('Principal', { where: { siteId, id: { in: some } } })))
  return rows
}

const loginNames = async (records: ContentRecords, siteId: string, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, string>> =>
  new Map((await principalRows(records, siteId, ids)).map(({ id, loginName }) => [id, loginName]))

/** The ids of the authors and editors of items. */
async function authorsInside(ctx: Context, owner: Owner): Promise<ReadonlySet<number>> {
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  const isInside = await insideOf(ctx, records, owner)
  const ids = new Set<number>()
  const columns = ['itemId', 'authorId', 'editorId'] as const
  for (const list of await records.query('List', { where: { siteId, recycledIn: null }, columns: ['id', 'webId'] })) {
    if (!isInside(list)) continue
    const page = { where: { siteId, listId: list.id, recycledIn: null }, orderBy: ['itemId'], limit: itemsAtOnce, columns } as const
    for (let last: number | undefined = 0; last !== undefined; ) {
      const rows: { itemId: number; authorId: number; editorId: number }[] = await records.query('Item', {
        ...page,
        above: { itemId: last },
      })
      for (const { authorId, editorId } of rows) ids.add(authorId).add(editorId)
      last = rows.length < itemsAtOnce ? undefined : rows.at(-1)?.itemId
    }
  }
  return ids
}

/** Principals by id, with the members of groups among them. */
async function peopleOf(records: ContentRecords, siteId: string, ids: ReadonlySet<number>): Promise<FrozenPerson[]> {
  const members: { readonly groupId: number; readonly memberId: number }[] = []
  for (const some of chunksOf([...ids], entriesAtOnce))
    members.push(...(await records.query('GroupMember', { where: { siteId, groupId: { in: some } }, orderBy: ['groupId', 'memberId'] })))
  const ofGroups = Map.groupBy(members, ({ groupId }) => groupId)
  const rows = await principalRows(records, siteId, new Set([...ids, ...members.map(({ memberId }) => memberId)]))
  return rows
    .sort((one, other) => one.id - other.id)
    .map(({ id, loginName, title, email }) => {
      const own = ofGroups.get(id)?.map(({ memberId }) => memberId)
      return { id, loginName, title, email, ...(own && { members: own }) }
    })
}
