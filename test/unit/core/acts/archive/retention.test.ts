import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { setArchiveMode } from '../../../../../src/core/acts/archive/archive-mode.ts'
import { addHold, releaseHold } from '../../../../../src/core/acts/archive/legal-holds.ts'
import { checkOut } from '../../../../../src/core/acts/files/check-out.ts'
import { addFile } from '../../../../../src/core/acts/files/files.ts'
import { addFolder } from '../../../../../src/core/acts/files/folders.ts'
import { addItem } from '../../../../../src/core/acts/items/items.ts'
import { addList } from '../../../../../src/core/acts/lists/lists.ts'
import { breakInheritance } from '../../../../../src/core/acts/permissions/inheritance.ts'
import { retainOften } from '../../../../../src/core/acts/retention/background.ts'
import { evaluatePolicy } from '../../../../../src/core/acts/retention/evaluate.ts'
import { checkPeriod, instantBefore } from '../../../../../src/core/acts/retention/period.ts'
import { addPolicy, type RetentionAction, updatePolicy } from '../../../../../src/core/acts/retention/policies.ts'
import { lastReport, previewReport } from '../../../../../src/core/acts/retention/report.ts'
import { openFarm } from '../../../../support/farm.ts'

let ctx: Context
const tasks = { title: 'Old tasks' }
const papers = { title: 'Old papers' }
/** The server's clock, a day later. */
const later = (): Context['runtime'] => ({ ...ctx.runtime, now: () => Date.now() + 86_400_000, newId: () => ctx.runtime.newId() })

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

beforeEach(async () => {
  const farm = await openFarm()
  ctx = { ...farm.as('admin'), actor: { ...farm.as('admin').actor, roles: new Set(['farmadmin']) } }
  await addList(ctx, { title: tasks.title, baseTemplate: 100 })
  await addList(ctx, { title: papers.title, baseTemplate: 101 })
  for (const title of ['one', 'two']) await addItem(ctx, tasks, new Map([['Title', title]]))
  for (const name of ['a.txt', 'b.txt']) await addFile(ctx, { from: { list: papers } }, { name, whenThere: 'refuse' }, bytesOf(name))
})

const policy = async (list: typeof tasks, action: RetentionAction, period = 'PT1H') =>
  addPolicy(ctx, list, { period, from: 'Created', action })
const present = async (listId: string) =>
  (await ctx.site.database.records.query('Item', { where: { siteId: ctx.site.id, listId, recycledIn: null } })).length
const bin = () => ctx.site.database.records.query('RecycleBinItem', { where: { siteId: ctx.site.id } })

describe('the evaluation of a retention policy', () => {
  it('leaves what is younger than its period', async () => {
    const { row } = await policy(tasks, 'Delete')
    expect(await evaluatePolicy(ctx.site, ctx.runtime, row)).toEqual({ done: 0, kept: 0, failed: 0 })
    expect(await present(row.listId)).toBe(2)
  })

  it.each([
    [tasks, 'Recycle', 2],
    [tasks, 'Delete', 0],
    [papers, 'Recycle', 2],
    [papers, 'Delete', 0],
  ] as const)('takes what is older: %j %s', async (list, action, recycled) => {
    const { row } = await policy(list, action)
    const then = { ...ctx, runtime: later() }
    expect(await previewReport(then, list, row.id)).toMatchObject({ done: 2, kept: 0 })
    expect(await evaluatePolicy(ctx.site, later(), row)).toEqual({ done: 2, kept: 0, failed: 0 })
    expect(await present(row.listId)).toBe(0)
    expect(await bin()).toHaveLength(recycled)
    expect(await lastReport(ctx, list, row.id)).toMatchObject({ done: 2, kept: 0, failed: 0, evaluatedAt: expect.any(Number) })
  })

  it('keeps folders, and counts what it cannot take', async () => {
    const { row, list } = await policy(papers, 'Delete')
    await addFolder(ctx, { from: { list: papers } }, 'kept', 'refuse')
    await checkOut(ctx, { url: `${list.url}/a.txt` })
    expect(await evaluatePolicy(ctx.site, later(), row)).toEqual({ done: 1, kept: 0, failed: 1 })
    expect(await present(row.listId)).toBe(2)
  })

  it('never takes what is held or archived', async () => {
    const { row } = await policy(tasks, 'Delete')
    const held = await addHold(ctx, 'Case', { webUrl: ctx.web.url, listId: row.listId, itemIds: [1] })
    expect(await evaluatePolicy(ctx.site, later(), row)).toEqual({ done: 1, kept: 1, failed: 0 })
    await releaseHold(ctx, held.row.id)
    await setArchiveMode(ctx, { kind: 'list', list: tasks }, true)
    expect(await evaluatePolicy(ctx.site, later(), row)).toEqual({ done: 0, kept: 1, failed: 0 })
    await setArchiveMode(ctx, { kind: 'list', list: tasks }, false)
    expect(await evaluatePolicy(ctx.site, later(), row)).toEqual({ done: 1, kept: 0, failed: 0 })
  })

  it('takes no more than its author may delete at that moment', async () => {
    const { row } = await policy(tasks, 'Delete')
    const own = { kind: 'item', list: tasks, itemId: 1 } as const
    await breakInheritance(ctx, own, { copyRoleAssignments: false, clearSubscopes: false })
    // Another user, who may manage lists and delete what inherits.
    const named = { loginKey: 'i:0#.w|other', loginName: 'other', rightsKey: 'other' }
    const actor = { ...ctx.actor, ...named, roles: new Set<string>(), groups: [], defaultGroup: 'Owners' as const }
    const other = { ...ctx, actor }
    await updatePolicy(other, tasks, row.id, { period: 'PT2H' })
    const [changed] = await ctx.site.database.records.query('RetentionPolicy', { where: { siteId: ctx.site.id, id: row.id } })
    if (!changed) throw new Error('The policy is gone.')
    expect(await previewReport({ ...ctx, runtime: later() }, tasks, row.id)).toMatchObject({
      ...{ done: 1, kept: 1, failed: 0 },
      items: [{ keptBy: 'Rights' }, {}],
    })
    expect(await evaluatePolicy(ctx.site, later(), changed)).toEqual({ done: 1, kept: 1, failed: 0 })
    // An author whom no provider knows any more may nothing.
    expect(await evaluatePolicy(ctx.site, later(), row, { actorNamed: () => undefined })).toEqual({ done: 0, kept: 1, failed: 0 })
    expect(await evaluatePolicy(ctx.site, later(), row)).toEqual({ done: 1, kept: 0, failed: 0 })
  })

  it('ends with its list', async () => {
    const { row } = await policy(tasks, 'Delete')
    expect(await evaluatePolicy(ctx.site, later(), { ...row, listId: ctx.runtime.newId() })).toBeUndefined()
  })

  it('is made in the background for every site', async () => {
    const { row } = await policy(tasks, 'Recycle')
    const errors: unknown[] = []
    const running = retainOften({
      sites: () => [ctx.site],
      runtime: later(),
      intervalMs: 3_600_000,
      onError: (error) => errors.push(error),
    })
    await expect.poll(() => present(row.listId), { timeout: 60_000 }).toBe(0)
    await running.stop()
    expect(errors).toEqual([])
  })
})

describe('a period', () => {
  it.each([
    ['PT30S', '2026-03-31T11:59:30.000Z'],
    ['PT1H5M', '2026-03-31T10:55:00.000Z'],
    ['P1D', '2026-03-30T12:00:00.000Z'],
    ['P2W', '2026-03-17T12:00:00.000Z'],
    ['P1M', '2026-02-28T12:00:00.000Z'],
    ['P1Y1M', '2025-02-28T12:00:00.000Z'],
    ['P7Y', '2019-03-31T12:00:00.000Z'],
  ])('of %s began at %s', (period, instant) => {
    expect(new Date(instantBefore(Date.UTC(2026, 2, 31, 12), checkPeriod(period))).toISOString()).toBe(instant)
  })

  it.each(['', 'P', 'PT', 'P1DT', 'P0D', 'PT0S', '1D', 'P-1D', 'P1.5D', 'p1d', `P${'1'.repeat(100)}D`])('is not %j', (text) => {
    expect(() => checkPeriod(text)).toThrow(/is no period/)
  })
})
