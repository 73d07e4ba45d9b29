import { describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { addItem, deleteItem } from '../../../../../src/core/acts/items/items.ts'
import { deleteList } from '../../../../../src/core/acts/lists/lists.ts'
import { addGroup, addMember, deleteGroup, removeMember, updateGroup } from '../../../../../src/core/acts/people/groups.ts'
import { ensureUser, removeUser } from '../../../../../src/core/acts/people/users.ts'
import { breakInheritance, resetInheritance } from '../../../../../src/core/acts/permissions/inheritance.ts'
import { addAssignment, deleteAssignment, removeAssignment } from '../../../../../src/core/acts/permissions/role-assignments.ts'
import { addRoleDefinition, deleteRoleDefinition, updateRoleDefinition } from '../../../../../src/core/acts/permissions/role-definitions.ts'
import type { SecurableAddress } from '../../../../../src/core/acts/permissions/securables.ts'
import { addWeb, deleteWeb, updateWeb } from '../../../../../src/core/acts/sites/web-changes.ts'
import { findWeb } from '../../../../../src/core/model/sites/find-web.ts'
import { openFarm } from '../../../../support/farm.ts'

const tasks = { title: 'Tasks' }
const list: SecurableAddress = { kind: 'list', list: tasks }
const item: SecurableAddress = { kind: 'item', list: tasks, itemId: 1 }
const on = { copyRoleAssignments: true, clearSubscopes: false }
const read = 1073741826

/** The rows that an act adds to the change log, as entity and number; each has an audit record in its transaction. */
async function changesOf(ctx: Context, act: () => Promise<unknown>): Promise<(readonly [string, number])[]> {
  const { records } = ctx.site.database
  const where = { siteId: ctx.site.id }
  const count = async () => (await records.query('AuditRecord', { where })).length
  const [before, audits] = [await records.query('Change', { where }), await count()]
  await act().catch(() => undefined)
  const after = await records.query('Change', { where, orderBy: ['sequence'] })
  const added = after.slice(before.length)
  expect(added.map((row) => row.sequence)).toEqual(
    added.map((_, i) => (before.length === 0 ? 0 : Math.max(...before.map((row) => row.sequence))) + i + 1),
  )
  expect((await count()) - audits).toBe(added.length > 0 ? 1 : 0)
  return added.map((row) => [row.entity, row.type] as const)
}

async function open() {
  const ctx = (await openFarm()).as('admin', 'None')
  await addItem(ctx, tasks, new Map([['Title', 'a']]))
  return ctx
}

describe('the change log', () => {
  it('has a row for each change of people and groups, and none for what changes nothing', async () => {
    const ctx = await open()
    const log = (act: () => Promise<unknown>) => changesOf(ctx, act)
    const group = { name: 'Editors' }
    expect(await log(() => ensureUser(ctx, 'ann', 'h'))).toEqual([['user', 1]])
    expect(await log(() => ensureUser(ctx, 'ANN', 'h'))).toEqual([])
    expect(await log(() => addGroup(ctx, { title: 'Editors' }))).toEqual([
      ['group', 1],
      ['group', 13],
    ])
    expect(await log(() => addGroup(ctx, { title: 'editors' }))).toEqual([])
    expect(await log(() => addMember(ctx, group, 'ann', 'h'))).toEqual([['group', 13]])
    expect(await log(() => addMember(ctx, group, 'ann', 'h'))).toEqual([])
    expect(await log(() => addMember(ctx, group, 'bob', 'h'))).toEqual([
      ['user', 1],
      ['group', 13],
    ])
    expect(await log(() => removeMember(ctx, group, { loginName: 'bob' }))).toEqual([['group', 14]])
    expect(await log(() => removeMember(ctx, group, { loginName: 'bob' }))).toEqual([])
    expect(await log(() => updateGroup(ctx, group, { description: 'd' }))).toEqual([['group', 2]])
    expect(await log(() => updateGroup(ctx, group, {}))).toEqual([])
    expect(await log(() => deleteGroup(ctx, group))).toEqual([['group', 3]])
    expect(await log(() => removeUser(ctx, { loginName: 'ann' }))).toEqual([['user', 3]])
    expect(await log(() => ensureUser(ctx, 'ann', 'h'))).toEqual([['user', 1]])
  })

  it('has a row for each change of permissions', async () => {
    const ctx = await open()
    const log = (act: () => Promise<unknown>) => changesOf(ctx, act)
    const { id } = await ensureUser(ctx, 'ann', 'h')
    const grant = { principalId: id, roleDefinitionId: read }
    for (const [entity, address] of [
      ['item', item],
      ['list', list],
    ] as const) {
      expect(await log(() => addAssignment(ctx, address, grant))).toEqual([])
      expect(await log(() => breakInheritance(ctx, address, on))).toEqual([[entity, 17]])
      expect(await log(() => breakInheritance(ctx, address, on))).toEqual([])
      expect(await log(() => addAssignment(ctx, address, grant))).toEqual([[entity, 11]])
      expect(await log(() => addAssignment(ctx, address, grant))).toEqual([])
      expect(await log(() => removeAssignment(ctx, address, grant))).toEqual([[entity, 12]])
      expect(await log(() => addAssignment(ctx, address, grant))).toEqual([[entity, 11]])
      expect(await log(() => deleteAssignment(ctx, address, id))).toEqual([[entity, 12]])
      expect(await log(() => deleteAssignment(ctx, address, id))).toEqual([])
    }
    expect(await log(() => breakInheritance(ctx, list, { ...on, clearSubscopes: true }))).toEqual([['item', 18]])
    expect(await log(() => resetInheritance(ctx, list))).toEqual([['list', 18]])
    expect(await log(() => resetInheritance(ctx, list))).toEqual([])
    expect(await log(() => resetInheritance(ctx, { kind: 'web' }))).toEqual([])
    const role = { name: 'Looker' }
    expect(await log(() => addRoleDefinition(ctx, { ...role, maskLow: 1 }))).toEqual([['role', 8]])
    expect(await log(() => updateRoleDefinition(ctx, role, { description: 'd' }))).toEqual([['role', 10]])
    expect(await log(() => deleteRoleDefinition(ctx, role))).toEqual([['role', 9]])
  })

  it('has a row for each web and for what is made and deleted with it', async () => {
    const ctx = await open()
    const creation = { title: 'Sub', leafName: 'sub', description: '', template: 'STS', language: 1033, hasOwnPermissions: true }
    expect(await changesOf(ctx, () => addWeb(ctx, creation))).toEqual([
      ['web', 1],
      ['web', 17],
      ['list', 1],
      ['list', 1],
      ['list', 1],
    ])
    expect(await changesOf(ctx, () => addWeb(ctx, creation))).toEqual([])
    const web = await findWeb(ctx.site, '/sub')
    if (!web) throw new Error('no web')
    const inside = { ...ctx, web }
    expect(await changesOf(ctx, () => updateWeb(inside, { title: 'New' }))).toEqual([['web', 2]])
    expect(await changesOf(ctx, () => updateWeb(inside, {}))).toEqual([])
    expect(await changesOf(ctx, () => deleteWeb(inside))).toEqual([
      ['list', 3],
      ['list', 3],
      ['list', 3],
      ['web', 3],
    ])
  })
})

describe('what is deleted', () => {
  it('leaves no permissions behind', async () => {
    const ctx = await open()
    const { records } = ctx.site.database
    const scopes = async () => (await records.query('PermissionScope', { where: { siteId: ctx.site.id } })).length
    const assignments = async () => (await records.query('RoleAssignment', { where: { siteId: ctx.site.id } })).length
    const before = [await scopes(), await assignments()]
    await breakInheritance(ctx, item, on)
    await deleteItem(ctx, tasks, 1)
    expect([await scopes(), await assignments()]).toEqual(before)
    await addItem(ctx, tasks, new Map([['Title', 'b']]))
    await breakInheritance(ctx, { ...item, itemId: 2 }, on)
    await breakInheritance(ctx, list, on)
    await deleteList(ctx, tasks)
    expect([await scopes(), await assignments()]).toEqual(before)
  })
})
