import type { PrincipalRow, RoleDefinitionRow } from '../../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../../access/access.ts'
import type { Context } from '../../../access/context.ts'
import { principalKinds, systemAccountId } from '../../../access/principals.ts'
import { firstCustomRoleId } from '../../permissions/role-definitions.ts'
import type { PartPackage, PartSurvey } from './survey.ts'

/**
 * The people and groups of a package in a site collection, by their ids in the package. Who is there already is known by the login
 * name, a group by its title. The others are added; new groups get their members, and nobody becomes an administrator.
 */
export async function peopleOfPart(
  ctx: Context,
  scope: WriteScope,
  { opened, from }: PartPackage,
  { referenced }: PartSurvey,
): Promise<ReadonlyMap<number, number>> {
  const siteId = ctx.site.id
  const { records } = scope
  const ids = new Map<number, number>([[systemAccountId, systemAccountId]])
  const packed = new Map<number, PrincipalRow>()
  for await (const rows of opened.rows(from, 'Principal'))
    for (const row of rows as unknown as readonly PrincipalRow[]) packed.set(row.id, row)
  const members = new Map<number, number[]>()
  for await (const rows of opened.rows(from, 'GroupMember'))
    for (const { groupId, memberId } of rows as unknown as readonly { groupId: number; memberId: number }[])
      members.set(groupId, [...(members.get(groupId) ?? []), memberId])
  const wanted = [...referenced]
  const made: PrincipalRow[] = []
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const row = packed.get(id)
    if (ids.has(id) || !row) continue
    const known = await records.find('Principal', { siteId, loginKey: row.loginKey }, ['id'])
    ids.set(id, known?.id ?? (await addPrincipal(ctx, scope, row)))
    if (known) continue
    made.push(row)
    if (row.ownerId !== null) wanted.push(row.ownerId)
    if (row.kind === principalKinds.group) wanted.push(...(members.get(id) ?? []))
  }
  for (const { id: old, ownerId } of made) {
    const id = ids.get(old) ?? 0
    if (ownerId !== null) await records.update('Principal', { siteId, id }, { ownerId: ids.get(ownerId) ?? null })
    const own = [...new Set((members.get(old) ?? []).flatMap((member) => ids.get(member) ?? []))]
    await records.insertAll(
      'GroupMember',
      own.map((memberId) => ({ siteId, groupId: id, memberId })),
    )
  }
  return ids
}

async function addPrincipal({ site }: Context, { records, changed }: WriteScope, row: PrincipalRow): Promise<number> {
  const siteId = site.id
  const counted = await records.increment('Site', { siteId }, { nextPrincipalId: 1 })
  if (!counted) throw new Error(`site ${siteId} has no row in its content database`)
  const id = counted.nextPrincipalId - 1
  await records.insert('Principal', { ...row, siteId, id, ownerId: null, isSiteAdmin: false })
  const entity = row.kind === principalKinds.group ? 'group' : 'user'
  changed({ entity, type: 'add', webId: counted.rootWebId, objectId: String(id) })
  return id
}

/** The roles of a package in a site collection, by their ids in the package: built-in ones by id, others by name; missing ones are added. */
export async function rolesOfPart(ctx: Context, scope: WriteScope, { opened, from }: PartPackage): Promise<ReadonlyMap<number, number>> {
  const siteId = ctx.site.id
  const { records, changed } = scope
  const used = new Set<number>()
  for await (const rows of opened.rows(from, 'RoleAssignment'))
    for (const { roleDefinitionId } of rows) used.add(roleDefinitionId as number)
  const ids = new Map<number, number>()
  for await (const rows of opened.rows(from, 'RoleDefinition'))
    for (const row of rows as unknown as readonly RoleDefinitionRow[]) {
      if (!used.has(row.id)) continue
      const isBuiltIn = row.id < firstCustomRoleId
      const known = isBuiltIn ? row : await records.find('RoleDefinition', { siteId, nameKey: row.nameKey }, ['id'])
      if (known) {
        ids.set(row.id, known.id)
        continue
      }
      const counted = await records.increment('Site', { siteId }, { nextRoleDefinitionId: 1 })
      if (!counted) throw new Error(`site ${siteId} has no row in its content database`)
      const id = counted.nextRoleDefinitionId - 1
      await records.insert('RoleDefinition', { ...row, siteId, id })
      changed({ entity: 'role', type: 'roleAdd', webId: counted.rootWebId, objectId: String(id) })
      ids.set(row.id, id)
    }
  return ids
}
