import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { queryItems } from '../../../../../src/core/acts/items/item-pages.ts'
import { addItem, countItems, getItem } from '../../../../../src/core/acts/items/items.ts'
import { addList, queryLists } from '../../../../../src/core/acts/lists/lists.ts'
import { ensureUser } from '../../../../../src/core/acts/people/users.ts'
import { breakInheritance, resetInheritance } from '../../../../../src/core/acts/permissions/inheritance.ts'
import { addAssignment, deleteAssignment } from '../../../../../src/core/acts/permissions/role-assignments.ts'
import type { SecurableAddress } from '../../../../../src/core/acts/permissions/securables.ts'
import { addWeb } from '../../../../../src/core/acts/sites/web-changes.ts'
import { queryWebs } from '../../../../../src/core/acts/sites/webs.ts'
import { DomainError } from '../../../../../src/core/kernel/errors.ts'
import { findWeb } from '../../../../../src/core/model/sites/find-web.ts'
import { openFarm } from '../../../../support/farm.ts'

const contribute = 1073741827

/** Two webs, one below the other, each with two lists of three items. */
const webs = ['/', '/sub'] as const
const lists = ['One', 'Two'] as const
const itemIds = [1, 2, 3] as const

/** An object of the site by its position: web, list, item. */
type Place = readonly [web: number] | readonly [web: number, list: number] | readonly [web: number, list: number, item: number]
const places: readonly Place[] = webs.flatMap((_, web) => [
  [web] as const,
  ...lists.flatMap((_name, list) => [[web, list] as const, ...itemIds.map((_id, item) => [web, list, item] as const)]),
])

type Act =
  | { readonly kind: 'break'; readonly at: number; readonly copy: boolean; readonly clear: boolean }
  | { readonly kind: 'reset'; readonly at: number }
  | { readonly kind: 'grant' | 'revoke'; readonly at: number }

const at = fc.integer({ min: 0, max: places.length - 1 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('break' as const), at, copy: fc.boolean(), clear: fc.boolean() }),
  fc.record({ kind: fc.constant('reset' as const), at }),
  fc.record({ kind: fc.constantFrom('grant' as const, 'revoke' as const), at }),
)

const keyOf = (place: Place): string => place.join('.')

/** The parent from which an object inherits: an item from its list, a list from its web, the second web from the first. */
function parentOf(place: Place): Place | undefined {
  if (place.length > 1) return place.slice(0, -1) as unknown as Place
  return place[0] === 1 ? [0] : undefined
}

const isBelow = (place: Place, above: Place): boolean => {
  for (let parent = parentOf(place); parent; parent = parentOf(parent)) if (keyOf(parent) === keyOf(above)) return true
  return false
}

/** The plain evaluation: each object with its own permissions says whether the guest has the role there. */
class Model {
  readonly own = new Map<string, boolean>([['0', false]])

  nearest(place: Place): string {
    for (let one: Place | undefined = place; one; one = parentOf(one)) if (this.own.has(keyOf(one))) return keyOf(one)
    throw new Error('the root web is broken from the start')
  }

  maySee(place: Place): boolean {
    return this.own.get(this.nearest(place)) === true
  }

  apply(act: Act): void {
    const place = places[act.at] as Place
    const key = keyOf(place)
    if (act.kind === 'break') {
      if (!this.own.has(key)) this.own.set(key, act.copy && this.maySee(place))
      if (act.clear) for (const other of places) if (isBelow(other, place)) this.own.delete(keyOf(other))
    } else if (act.kind === 'reset') {
      if (key !== '0') this.own.delete(key)
    } else if (this.own.has(key)) {
      this.own.set(key, act.kind === 'grant')
    }
  }
}

async function openSite() {
  const farm = await openFarm()
  const root = farm.as('admin', 'None')
  const guest = farm.as('guest', 'None')
  await addWeb(root, { title: 'Sub', leafName: 'sub', description: '', template: 'STS', language: 1033, hasOwnPermissions: false })
  const guestId = (await ensureUser(root, 'guest', 'localhost')).id
  const inWeb = async (ctx: Context, web: number): Promise<Context> => {
    const found = await findWeb(ctx.site, webs[web] ?? '/')
    if (!found) throw new Error('no web')
    return { ...ctx, web: found }
  }
  for (const web of webs.keys()) {
    const ctx = await inWeb(root, web)
    for (const title of lists) {
      await addList(ctx, { title, baseTemplate: 100 })
      for (const id of itemIds) await addItem(ctx, { title }, new Map([['Title', `item ${id}`]]))
    }
  }
  return { root, guest, guestId, inWeb }
}

type Site = Awaited<ReturnType<typeof openSite>>

const addressOf = ([, list, item]: Place): SecurableAddress => {
  if (list === undefined) return { kind: 'web' }
  const address = { title: lists[list] ?? '' }
  return item === undefined ? { kind: 'list', list: address } : { kind: 'item', list: address, itemId: itemIds[item] ?? 0 }
}

/** Fails only if an act does not fit the state; then nothing changes. */
async function perform({ root, guestId, inWeb }: Site, act: Act): Promise<void> {
  const place = places[act.at] as Place
  const ctx = await inWeb(root, place[0])
  const address = addressOf(place)
  try {
    if (act.kind === 'break') await breakInheritance(ctx, address, { copyRoleAssignments: act.copy, clearSubscopes: act.clear })
    else if (act.kind === 'reset') await resetInheritance(ctx, address)
    else if (act.kind === 'grant') await addAssignment(ctx, address, { principalId: guestId, roleDefinitionId: contribute })
    else await deleteAssignment(ctx, address, guestId)
  } catch (error) {
    if (!(error instanceof DomainError && ['invalid_operation', 'role_assignment_not_found'].includes(error.reason))) throw error
  }
}

const allowed = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof DomainError && ['access_denied', 'list_not_found', 'item_not_found'].includes(error.reason)) return false
    throw error
  }
}

/** The objects that the guest sees, by every read. */
async function compare({ guest, inWeb }: Site, model: Model): Promise<void> {
  for (const web of webs.keys()) {
    const ctx = await inWeb(guest, web)
    for (const [list, title] of lists.entries()) {
      const visible = itemIds.filter((_id, item) => model.maySee([web, list, item]))
      for (const [item, id] of itemIds.entries())
        expect([web, title, id, await allowed(getItem(ctx, { title }, id))]).toEqual([web, title, id, model.maySee([web, list, item])])
      // A user who may see neither the list nor any item in it is refused; others see what they may.
      const isOpen = visible.length > 0 || model.maySee([web, list])
      expect([web, title, await allowed(queryItems(ctx, { title }, { limit: 10 }))]).toEqual([web, title, isOpen])
      if (!isOpen) continue
      const page = await queryItems(ctx, { title }, { limit: 10 })
      expect(page.items.map((one) => one.row.itemId)).toEqual(visible)
      expect(await countItems(ctx, { title }, {})).toBe(visible.length)
    }
    if (!(await allowed(queryWebs(ctx)))) continue
    const shown = (await queryLists(ctx)).map((list) => list.row.title)
    expect(lists.filter((title) => shown.includes(title))).toEqual(lists.filter((_title, list) => model.maySee([web, list])))
  }
}

describe('permission scopes', () => {
  it('give everybody what a straightforward evaluation gives, after any breaks, resets and grants', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
        const site = await openSite()
        const model = new Model()
        for (const one of acts) {
          await perform(site, one)
          model.apply(one)
        }
        await compare(site, model)
        await demandConsistent(site)
      }),
      { numRuns: 60 },
    )
  })
})

/** Checks that the scope of every row exists, that no scope or assignment lacks its object, and that a scope names its object. */
async function demandConsistent({ root }: Site): Promise<void> {
  const { records } = root.site.database
  const where = { siteId: root.site.id }
  const scopes = new Map((await records.query('PermissionScope', { where })).map((scope) => [scope.id, scope]))
  const objects = new Map<string, string>()
  for (const row of await records.query('Web', { where })) objects.set(row.id, row.scopeId)
  for (const row of await records.query('List', { where })) objects.set(row.id, row.scopeId)
  for (const row of await records.query('Item', { where })) objects.set(row.uniqueId, row.scopeId)
  for (const row of await records.query('Document', { where })) expect(scopes.has(row.scopeId)).toBe(true)
  for (const scopeId of objects.values()) expect(scopes.has(scopeId)).toBe(true)
  for (const scope of scopes.values()) expect(objects.get(scope.objectId)).toBe(scope.id)
  for (const row of await records.query('RoleAssignment', { where })) expect(scopes.has(row.scopeId)).toBe(true)
}
