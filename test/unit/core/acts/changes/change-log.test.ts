import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { type ChangeQuery, type ChangeTarget, queryChanges } from '../../../../../src/core/acts/changes/change-log.ts'
import { type ChangeScope, readChangeToken, writeChangeToken } from '../../../../../src/core/acts/changes/change-token.ts'
import { addItem } from '../../../../../src/core/acts/items/items.ts'
import { getList } from '../../../../../src/core/acts/lists/lists.ts'
import { breakInheritance } from '../../../../../src/core/acts/permissions/inheritance.ts'
import { invalid } from '../../../../../src/core/kernel/errors.ts'
import type { ContentRecords } from '../../../../../src/core/kernel/ports.ts'
import type { RowQuery } from '../../../../../src/core/kernel/query.ts'
import { openFarm } from '../../../../support/farm.ts'

const kinds: readonly ChangeScope['kind'][] = ['site', 'web', 'list']
const fail = (why: string) => invalid(why)

describe('a change token', () => {
  it('is read as it was written, for its own scope alone', () => {
    const scope = fc.record({ kind: fc.constantFrom(...kinds), id: fc.uuid() })
    const token = fc.record({ at: fc.integer({ min: 0, max: 4e12 }), sequence: fc.nat() })
    fc.assert(
      fc.property(scope, scope, token, (own, other, place) => {
        const text = writeChangeToken(own, place)
        expect(readChangeToken(text, own, fail)).toEqual(place)
        expect(readChangeToken(text.toUpperCase(), own, fail)).toEqual(place)
        expect(() => readChangeToken(text, other, fail)).toThrow(/its scope is|is of another/)
      }),
    )
  })

  it('counts its time in ticks since the year 1', () => {
    const scope: ChangeScope = { kind: 'list', id: '6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c' }
    expect(writeChangeToken(scope, { at: 0, sequence: 7 })).toBe(`1;3;${scope.id};621355968000000000;7`)
    expect(readChangeToken(`1;3;${scope.id};0;-1`, scope, fail)).toEqual({ at: Date.parse('0001-01-01T00:00:00Z') })
  })

  it('is refused, whatever else it is', () => {
    const scope: ChangeScope = { kind: 'list', id: '6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c' }
    const piece = fc.constantFrom('1', ';', '3', scope.id, '-1', '99999999999999999999', '{', '}', ' ', 'x', '\0')
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(text, (given) => {
        if (/^1;3;\{?[\da-f-]{36}\}?;\d+;(-1|\d+)$/.test(given.trim())) return
        expect(() => readChangeToken(given, scope, fail)).toThrow(/form|scope/)
      }),
    )
  })
})

const items: ChangeQuery = { entities: ['item'], types: ['add', 'update', 'delete'], latestFirst: false }
const webOf = (ctx: Context): ChangeTarget => ({ kind: 'web', id: ctx.web.row.id, securable: ctx.web })

/** A permission scope without any assignment. */
const closedScope = '00000000-0000-4000-8000-000000000001'

describe('the change log', () => {
  it('leaves out the changes of lists that the reader may not view, and still fills its pages', async () => {
    const farm = await openFarm()
    const owner = farm.as('ann')
    const add = (title: string, value: string) => addItem(owner, { title }, new Map([['Title', value]]))
    for (let turn = 0; turn < 5; turn++) {
      for (let hidden = 0; hidden < 4; hidden++) await add('Tasks', 'hidden')
      await add('Announcements', `shown ${turn}`)
    }
    const tasks = await getList(owner, { title: 'Tasks' })
    const shown = (await getList(owner, { title: 'Announcements' })).row.id
    await farm.content.records.update('List', { siteId: owner.site.id, id: tasks.row.id }, { scopeId: closedScope })
    owner.site.schema.forget([{ entity: 'role', type: 'update', webId: owner.web.row.id, objectId: 'x' }])
    const reader = farm.as('rita', 'Visitors')
    for (const latestFirst of [false, true]) {
      const rows = await queryChanges(reader, webOf(reader), { ...items, latestFirst, limit: 3 })
      expect(rows.map((row) => row.listId)).toEqual([shown, shown, shown])
      const all = await queryChanges(reader, webOf(reader), { ...items, latestFirst })
      expect(all).toHaveLength(5)
      const numbers = all.map((row) => row.sequence)
      expect(numbers).toEqual(numbers.toSorted((a, b) => (latestFirst ? b - a : a - b)))
    }
  })

  it('leaves out the changes of items that the reader may not view, also for the list alone', async () => {
    const farm = await openFarm()
    const owner = farm.as('ann')
    for (const title of ['1', '2', '3']) await addItem(owner, { title: 'Tasks' }, new Map([['Title', title]]))
    const list = await getList(owner, { title: 'Tasks' })
    const { id: listId } = list.row
    const address = { kind: 'item', list: { id: listId }, itemId: 2 } as const
    await breakInheritance(owner, address, { copyRoleAssignments: false, clearSubscopes: false })
    const reader = farm.as('rita', 'Visitors')
    for (const target of [webOf(reader), { kind: 'list', id: listId, securable: list } as const]) {
      expect((await queryChanges(reader, target, items)).map((row) => row.itemId)).toEqual([1, 3])
    }
    await farm.content.records.delete('Item', { siteId: owner.site.id, listId, itemId: 2 })
    expect((await queryChanges(reader, webOf(reader), items)).map((row) => row.itemId)).toEqual([1, 2, 3])
  })

  it('keeps the changes of an item that somebody deletes while the rights of the reader are looked up', async () => {
    let between: (() => Promise<unknown>) | undefined
    const farm = await openFarm((content) => {
      const queryItems = async (query: RowQuery) => {
        const rows = await content.records.queryItems(query)
        const next = between
        between = undefined
        await next?.()
        return rows
      }
      return { ...content, records: { ...content.records, queryItems: queryItems as ContentRecords['queryItems'] } }
    })
    const owner = farm.as('ann')
    for (const title of ['1', '2', '3']) await addItem(owner, { title: 'Tasks' }, new Map([['Title', title]]))
    const { row } = await getList(owner, { title: 'Tasks' })
    const remove = (itemId: number) => farm.content.records.delete('Item', { siteId: owner.site.id, listId: row.id, itemId })
    const reader = farm.as('rita', 'Visitors')
    // A reader who sees everything, then one from whom permissions hide an item.
    between = () => remove(1)
    expect((await queryChanges(reader, webOf(reader), items)).map(({ itemId }) => itemId)).toEqual([1, 2, 3])
    const address = { kind: 'item', list: { id: row.id }, itemId: 2 } as const
    await breakInheritance(owner, address, { copyRoleAssignments: false, clearSubscopes: false })
    between = () => remove(3)
    expect((await queryChanges(reader, webOf(reader), items)).map(({ itemId }) => itemId)).toEqual([1, 3])
    expect(between).toBeUndefined()
  })
})
