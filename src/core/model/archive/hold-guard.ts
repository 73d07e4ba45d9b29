import type { LegalHoldRow } from '../../../../generated/prisma/content.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Change } from '../change.ts'
import { chunksOf } from '../permissions/scopes.ts'
import { modelReasons } from '../reasons.ts'
import type { SiteHandle } from '../sites/site.ts'
import type { Web } from '../sites/web.ts'
import { guardedChanges } from './archive-guard.ts'

/** The work behind the requests ends what an act before the hold began: it computes values and changes none that people gave. */
const ofJobs: ReadonlySet<string> = new Set([
  ...['lists.planFieldJobs', 'lists.clearSlot', 'lists.freeSlot', 'lists.copyColumn', 'lists.calculateColumns'],
  ...['lists.finishColumn', 'lists.failColumn'],
])

/** What can be added to a held scope. A new column or view changes its list. */
const addable: ReadonlySet<Change['entity']> = new Set(['item', 'file', 'folder', 'list', 'web'])

/** Refuses the writes of one act to what is under a legal hold. */
export interface HoldGuard {
  /** Fails with `held` if a change edits or deletes something that is held. Additions are none. */
  readonly demandChanges: (changes: readonly Change[]) => void
}

/** The items that an active hold names; undefined if it holds its whole list or web. */
export const heldItems = ({ itemIds }: Pick<LegalHoldRow, 'itemIds'>): ReadonlySet<number> | undefined =>
  itemIds === null ? undefined : new Set(JSON.parse(itemIds) as number[])

/** The guard of an act, which reads in the transaction of the act; undefined if nothing is held. */
export async function holdGuard(site: SiteHandle, records: ContentRecords, act: string): Promise<HoldGuard | undefined> {
  const isGuarded = guardedChanges(act)
  if (!isGuarded || ofJobs.has(act)) return undefined
  const held = await readHeld(site, records)
  if (!held) return undefined
  return {
    demandChanges(changes) {
      const isNew = additionsIn(changes)
      for (const change of changes) {
        if (!isGuarded(change) || isNew(change)) continue
        // Alerts, webhooks and workflows of a list, and workflows of a web, are no content.
        if ((change.entity === 'list' || change.entity === 'web') && change.type === 'systemUpdate') continue
        const what = heldBy(held, change)
        if (what !== undefined) throw new DomainError(modelReasons.held, { what })
      }
    },
  }
}

interface Held {
  readonly rows: readonly ActiveHold[]
  /** The webs of the site by their ids, as they were before the act. */
  readonly webs: ReadonlyMap<string, Web>
  /** The titles of held lists, and of lists with held items, by their ids. */
  readonly titles: ReadonlyMap<string, string>
  /** The ids of these lists by those of their root folders, whose changes name no list. */
  readonly byRootFolder: ReadonlyMap<string, string>
}

interface ActiveHold extends LegalHoldRow {
  /** See `heldItems`: read once, because a guard asks for each change. */
  readonly items: ReadonlySet<number> | undefined
}

/** The active holds of the site; undefined if there are none. */
async function readHeld(site: SiteHandle, records: ContentRecords): Promise<Held | undefined> {
  const rows = await site.schema.holds.read(records)
  if (rows.length === 0) return undefined
  const webs = new Map([...(await site.schema.webs(records)).values()].map((web) => [web.row.id, web]))
  const ids = [...new Set(rows.flatMap(({ listId }) => listId ?? []))]
  const asked = { where: { siteId: site.id, id: { in: ids } }, columns: ['id', 'title', 'rootFolderId'] } as const
  const lists = ids.length === 0 ? [] : await records.query('List', asked)
  return {
    rows: rows.map((row) => ({ ...row, items: heldItems(row) })),
    webs,
    titles: new Map(lists.map(({ id, title }) => [id, title])),
    byRootFolder: new Map(lists.map(({ id, rootFolderId }) => [rootFolderId, id])),
  }
}

/** A function that tells whether an item of a list is held, by itself or with its list or web. */
export async function heldIn(
  site: SiteHandle,
  records: ContentRecords,
  webId: string,
  listId: string,
): Promise<(itemId: number) => boolean> {
  const held = await readHeld(site, records)
  if (!held) return () => false
  return (itemId) => heldBy(held, { entity: 'item', type: 'delete', webId, listId, itemId, objectId: '' }) !== undefined
}

/**
 * Does work that changes what inherits permissions. Fails with `held` if something that is held, and that the work does not name, has
 * another permission scope afterwards: it inherited from a web, a list or a folder above.
 */
export async function keepingHeldScopes<T>(site: SiteHandle, records: ContentRecords, work: () => Promise<T>): Promise<T> {
  const held = await readHeld(site, records)
  if (!held) return work()
  const before = await scopesOfHeld(held, records)
  const result = await work()
  const after = await scopesOfHeld(held, records)
  for (const [key, { what, scopeId }] of before) if (after.get(key)?.scopeId !== scopeId) throw new DomainError(modelReasons.held, { what })
  return result
}

/**
 * Fails with `held` if something that is held inherits its permissions from this scope, or is in it, so that a role given or taken
 * there would change who may read and write it.
 */
export async function demandNoHeldHeirs(site: SiteHandle, records: ContentRecords, scopeIds: ReadonlySet<string>): Promise<void> {
  const held = await readHeld(site, records)
  if (!held || scopeIds.size === 0) return
  for (const { what, scopeId } of (await scopesOfHeld(held, records)).values())
    if (scopeIds.has(scopeId)) throw new DomainError(modelReasons.held, { what })
  // What is below something that is held may have permissions of its own.
  for (const ids of chunksOf([...scopeIds]))
    for (const scope of await records.query('PermissionScope', { where: { siteId: site.id, id: { in: ids } } })) {
      const { webId, listId, objectId } = scope
      const place = { webId, ...(listId !== null && { listId }), objectId, type: 'assignmentAdd' } as const
      const what = heldBy(held, { ...place, entity: listId === null ? 'web' : objectId === listId ? 'list' : 'folder' })
      if (what !== undefined) throw new DomainError(modelReasons.held, { what })
    }
}

interface HeldScope {
  /** What is held, in words. */
  readonly what: string
  readonly scopeId: string
}

/** The permission scopes of what is held, by the ids of its web, its list and its item. */
async function scopesOfHeld(held: Held, records: ContentRecords): Promise<Map<string, HeldScope>> {
  const found = new Map<string, HeldScope>()
  for (const { siteId, webId, listId, items } of held.rows) {
    const list = listId === null ? undefined : listInWords(held, listId)
    if (items && listId !== null) {
      const where = { siteId, listId, itemId: { in: [...items] } }
      for (const { itemId, scopeId } of await records.query('Item', { where, columns: ['itemId', 'scopeId'] }))
        found.set(`${webId}/${listId}/${itemId}`, { what: `Item ${itemId} of the ${list}`, scopeId })
      continue
    }
    const row =
      listId === null
        ? await records.find('Web', { siteId, id: webId }, ['scopeId'])
        : await records.find('List', { siteId, id: listId }, ['scopeId'])
    const what = list === undefined ? webInWords(held, webId) : `The ${list}`
    if (row) found.set(`${webId}/${listId}`, { what, scopeId: row.scopeId })
  }
  return found
}

const webInWords = ({ webs }: Held, webId: string): string => `The web '${webs.get(webId)?.url ?? webId}'`
const listInWords = ({ titles }: Held, listId: string): string => `list '${titles.get(listId) ?? listId}'`

/** A function that tells whether a change adds something, or belongs to what the same act adds. */
function additionsIn(changes: readonly Change[]): (change: Change) => boolean {
  const added = new Set<string>()
  const moved = changes.some(({ type }) => type === 'moveInto')
  for (const change of changes) {
    if (!isAddition(change)) continue
    added.add(change.objectId)
    if (change.itemId !== undefined) added.add(`${change.listId}/${change.itemId}`)
  }
  return (change) =>
    isAddition(change) ||
    [change.webId, change.listId ?? '', `${change.listId}/${change.itemId}`].some((id) => added.has(id)) ||
    // The folder of a file or folder that arrives here has another path.
    (moved && change.entity === 'folder' && change.type === 'rename' && change.listId === undefined)
}

const isAddition = ({ entity, type }: Change): boolean => addable.has(entity) && (type === 'add' || type === 'moveInto')

/** What is held of the object of a change, or of what is in it, in words; undefined if nothing is. */
function heldBy(held: Held, change: Change): string | undefined {
  const { rows, webs, byRootFolder } = held
  const { entity, type, objectId, webId, itemId } = change
  const listId = change.listId ?? byRootFolder.get(objectId)
  for (const row of rows) {
    const isDeleted = entity === 'web' && type === 'delete' && isBelow(webs, row.webId, objectId)
    if (isDeleted || (row.listId === null && isBelow(webs, webId, row.webId))) return webInWords(held, row.webId)
    if (row.listId === null || row.listId !== listId) continue
    const { items } = row
    const list = listInWords(held, listId)
    if (!items || concernsAll(change)) return `The ${list}`
    if (itemId !== undefined && items.has(itemId)) return `Item ${itemId} of the ${list}`
  }
  return undefined
}

/**
 * Whether a change of a list concerns all items in it: without the list or with another column they would not be the same. A
 * change that does not name its item, such as the end of its own permissions, may be one of a held item.
 */
function concernsAll({ entity, type, itemId }: Change): boolean {
  if (entity === 'item') return itemId === undefined
  if (entity === 'list') return type !== 'update'
  return (entity === 'field' && type !== 'add') || (entity === 'binEntry' && itemId === undefined)
}

/** Whether a web is another one or below it. */
function isBelow(webs: ReadonlyMap<string, Web>, webId: string, above: string): boolean {
  for (let id: string | null | undefined = webId; typeof id === 'string'; id = webs.get(id)?.row.parentWebId) if (id === above) return true
  return false
}
