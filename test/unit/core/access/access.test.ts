import { describe, expect, it } from 'vitest'
import { act } from '../../../../src/core/access/access.ts'
import { runBatch, type Step } from '../../../../src/core/access/batch.ts'
import { type Context, within } from '../../../../src/core/access/context.ts'
import { addItem, updateItem } from '../../../../src/core/acts/items/items.ts'
import { updateList } from '../../../../src/core/acts/lists/lists.ts'
import { currentUser } from '../../../../src/core/acts/people/users.ts'
import { breakInheritance } from '../../../../src/core/acts/permissions/inheritance.ts'
import { deleteAssignment } from '../../../../src/core/acts/permissions/role-assignments.ts'
import { openFarm } from '../../../support/farm.ts'
import { twice } from '../../../support/stores/twice.ts'

const tasks = { title: 'Tasks' }
const titled = (title: string) => new Map([['Title', title]])

/** An act around others. */
const outer = (ctx: Context) => ({ name: 'sites.updateWeb', right: 'ManageWeb', target: ctx.web, input: {} }) as const

async function openWorld() {
  const { content, as } = await openFarm(twice)
  const ctx = as('ann')
  await currentUser(ctx)
  const [first] = await content.records.query('AuditRecord', { where: {}, orderBy: ['sequence'], descending: ['sequence'], limit: 1 })
  const above = { sequence: first?.sequence ?? 0 }
  const audits = () => content.records.query('AuditRecord', { where: {}, above, orderBy: ['sequence'] })
  const changes = () => content.records.query('Change', { where: {}, above, orderBy: ['sequence'] })
  return { ctx, as, audits, changes }
}

describe('an act', () => {
  it('is recorded by its name, with what it has changed, once', async () => {
    const { ctx, audits, changes } = await openWorld()
    await addItem(ctx, tasks, titled('a'))
    await updateItem(ctx, tasks, 1, titled('b'))
    expect((await audits()).map(({ operation, target }) => [operation, target])).toEqual([
      ['items.add', '/Lists/Tasks/1'],
      ['items.update', '/Lists/Tasks/1'],
    ])
    expect(await changes()).toHaveLength(2)
  })

  it('that changes nothing leaves no record', async () => {
    const { ctx, audits } = await openWorld()
    await act(ctx, outer(ctx), () => Promise.resolve())
    expect(await audits()).toEqual([])
  })

  it('inside another one is a part of it: of its name, its time, and its end', async () => {
    const { ctx, audits, changes } = await openWorld()
    let seconds = 1_800_000_000
    const now = () => {
      seconds += 60
      return seconds * 1000
    }
    const clocked = { ...ctx, runtime: { ...ctx.runtime, now } }
    await act(clocked, outer(clocked), async (scope) => {
      const inside = within(clocked, scope)
      await addItem(inside, tasks, titled('a'))
      await updateItem(inside, tasks, 1, titled('b'))
    })
    expect(await audits()).toMatchObject([{ operation: 'sites.updateWeb', sequence: (await changes()).at(-1)?.sequence }])
    const times = new Set((await changes()).map(({ at }) => at))
    expect([times.size, (await changes()).length]).toEqual([1, 2])

    const failing = act(ctx, outer(ctx), async (scope) => {
      await addItem(within(ctx, scope), tasks, titled('c'))
      await updateItem(within(ctx, scope), tasks, 99, titled('d'))
    })
    await expect(failing).rejects.toMatchObject({ reason: 'item_not_found' })
    expect(await changes()).toHaveLength(2)
  })

  it('inside another one asks for its own right, as the outer act has left it', async () => {
    const { ctx, as, changes } = await openWorld()
    const member = as('ben', 'Members')
    const adding = { name: 'items.reserveId', right: 'AddListItems', target: ctx.web, input: {} } as const
    const beyond = act(member, adding, (scope) => updateList(within(member, scope), tasks, { title: 'Duties' }))
    await expect(beyond).resolves.toBeDefined()
    const reader = as('eve', 'Visitors')
    const opening = { name: 'people.addSelf', right: 'Open', target: ctx.web, input: {} } as const
    const denied = act(reader, opening, (scope) => updateList(within(reader, scope), { title: 'Duties' }, { title: 'Mine' }))
    await expect(denied).rejects.toMatchObject({ reason: 'access_denied' })

    const list = { kind: 'list', list: { title: 'Duties' } } as const
    const before = (await changes()).length
    const { id } = await currentUser(ctx)
    const lost = act(ctx, outer(ctx), async (scope) => {
      const inside = within(ctx, scope)
      await breakInheritance(inside, list, { copyRoleAssignments: false, clearSubscopes: false })
      await deleteAssignment(inside, list, id)
      await updateList(inside, { title: 'Duties' }, { description: 'too late' })
    })
    await expect(lost).rejects.toMatchObject({ reason: 'access_denied' })
    expect(await changes()).toHaveLength(before)
  })

  it('of a batch is recorded by its own name', async () => {
    const { ctx, audits } = await openWorld()
    const steps: Step<unknown>[] = [
      (inside) => addItem(inside, tasks, titled('a')),
      (inside) => updateItem(inside, tasks, 99, titled('b')),
      (inside) => updateList(inside, tasks, { description: 'c' }),
    ]
    await runBatch(ctx, steps, { atomic: false, onError: 'continue' })
    expect((await audits()).map(({ operation }) => operation)).toEqual(['items.add', 'lists.update'])
  })
})
