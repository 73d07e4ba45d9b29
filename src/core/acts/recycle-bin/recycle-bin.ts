import { act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { type BinEntry, binKinds } from '../../content/bin-entry.ts'
import { securedItem } from '../../content/items/item-rights.ts'
import { DomainError } from '../../kernel/errors.ts'
import { holds, type Right } from '../../model/permissions/rights.ts'
import type { Web } from '../../model/sites/web.ts'
import { startFieldJobs } from '../lists/field-jobs.ts'
import { recycleBinReasons } from './reasons.ts'
import { eraseAttachment, restoreAttachment } from './recycle-attachment.ts'
import { demandDocumentRestore, eraseRecycledDocument, restoreDocument } from './recycle-document.ts'
import { eraseItem, restoreItem } from './recycle-item.ts'
import { eraseList, restoreList } from './recycle-list.ts'

/** The bin as a web or as the whole site collection shows it. */
export type BinScope = 'web' | 'site'

/** What can be done with entries; each kind of thing brings its own way. */
interface Kind {
  readonly restore: (ctx: Context, scope: WriteScope, entry: BinEntry) => Promise<void>
  readonly erase: (scope: WriteScope, entry: BinEntry) => Promise<void>
  /** Fails with `access_denied` unless the actor may have the thing back where it was. */
  readonly demandRestore: (ctx: Context, entry: BinEntry) => Promise<void>
}

const documents: Kind = { restore: restoreDocument, erase: eraseRecycledDocument, demandRestore: demandDocumentRestore }

const kinds: ReadonlyMap<number, Kind> = new Map([
  [binKinds.file, documents],
  [binKinds.folder, documents],
  [binKinds.item, { restore: restoreItem, erase: eraseItem, demandRestore: demandItemRestore('AddListItems') }],
  [binKinds.attachment, { restore: restoreAttachment, erase: eraseAttachment, demandRestore: demandItemRestore('EditListItems') }],
  [binKinds.list, { restore: restoreList, erase: eraseList, demandRestore: (ctx) => demand(ctx, 'ManageLists', ctx.web) }],
])

function kindOf(entry: BinEntry): Kind {
  const kind = kinds.get(entry.kind)
  if (!kind) throw new Error(`the recycle bin holds ${entry.id} of the unknown kind ${entry.kind}`)
  return kind
}

function demandItemRestore(right: Right): Kind['demandRestore'] {
  return async (ctx, entry) => {
    try {
      const list = await findSchema(ctx, { id: entry.listId ?? '' })
      const where = { siteId: entry.siteId, listId: list.row.id, itemId: entry.itemId ?? 0 }
      const row = await recordsOf(ctx).find('Item', where, ['scopeId'])
      await demand(ctx, right, securedItem(list, row ?? list))
    } catch (error) {
      // Its list may be in the bin itself: restoring says so, in words of its own.
      if (!(error instanceof DomainError) || error.reason !== 'list_not_found') throw error
    }
  }
}

/** What holds others comes first when they are restored, and last when they are erased: it takes them with it. */
const depths: ReadonlyMap<number, number> = new Map([
  [binKinds.list, 0],
  [binKinds.attachment, 2],
])
const byDepth = (one: BinEntry, other: BinEntry): number => (depths.get(one.kind) ?? 1) - (depths.get(other.kind) ?? 1)

/**
 * What the bin holds for the actor, what was deleted last first: what the actor
 * has deleted, and everything for who holds ManageWeb. Fails with
 * `access_denied`.
 */
export async function queryBin(ctx: Context, scope: BinScope, stage?: number): Promise<BinEntry[]> {
  const web = await webOf(ctx, scope)
  const rows = await read(ctx, 'Open', web, (records) =>
    records.query('RecycleBinItem', {
      where: { siteId: ctx.site.id, ...(scope === 'web' && { webId: ctx.web.row.id }), ...(stage !== undefined && { stage }) },
      orderBy: ['deletedAt'],
      descending: ['deletedAt'],
    }),
  )
  if (holds(await rightsOn(ctx, web.scopeId), 'ManageWeb')) return rows
  const own = await findActorPrincipal(ctx)
  return rows.filter((row) => row.deletedBy === own?.id && row.stage === 1)
}

async function webOf(ctx: Context, scope: BinScope): Promise<Web> {
  if (scope === 'web') return ctx.web
  const webs = await ctx.site.schema.webs()
  return [...webs.values()].find((web) => web.row.parentWebId === null) ?? ctx.web
}

/** Fails with `recycled_not_found`, also for what the actor may not see, and `access_denied`. */
export async function getBinEntry(ctx: Context, scope: BinScope, id: string): Promise<BinEntry> {
  const found = (await queryBin(ctx, scope)).find((row) => row.id === id)
  if (found) return found
  throw new DomainError(recycleBinReasons.recycled_not_found, { id })
}

/** Puts a thing back where it was, under the id that it had. Fails as `getBinEntry`, with `restore_conflict`, and `access_denied`. */
export async function restoreEntry(ctx: Context, scope: BinScope, id: string): Promise<void> {
  await restoreAll(ctx, [await getBinEntry(ctx, scope, id)])
}

/** Puts everything back, what holds others first; all of it or nothing. Fails as `restoreEntry`. */
export async function restoreEntries(ctx: Context, scope: BinScope): Promise<void> {
  await restoreAll(ctx, (await queryBin(ctx, scope)).sort(byDepth))
}

const idsOf = (entries: readonly BinEntry[]): string[] => entries.map(({ id }) => id)

async function restoreAll(ctx: Context, entries: readonly BinEntry[]): Promise<void> {
  const webs = [...(await ctx.site.schema.webs()).values()]
  const inWeb = (entry: BinEntry): Context => ({ ...ctx, web: webs.find((web) => web.row.id === entry.webId) ?? ctx.web })
  for (const entry of entries) await kindOf(entry).demandRestore(inWeb(entry), entry)
  const call = { name: 'recycle-bin.restore', right: 'Open', target: ctx.web, input: { entries: idsOf(entries) } } as const
  await act(ctx, call, async (scope) => {
    for (const entry of entries) {
      await removeEntry(scope, entry)
      await kindOf(entry).restore(inWeb(entry), scope, entry)
    }
  })
  // What its columns want done has waited while a list was in the bin.
  for (const entry of entries) if (entry.kind === binKinds.list) startFieldJobs(inWeb(entry), entry.objectId)
}

/** Deletes things of the bin for good: all of them or, when one is not there, none. Fails as `getBinEntry`. */
export async function eraseEntriesById(ctx: Context, scope: BinScope, ids: readonly string[]): Promise<void> {
  const byId = new Map((await queryBin(ctx, scope)).map((entry) => [entry.id, entry]))
  const entries = [...new Set(ids)].map((id) => {
    const entry = byId.get(id)
    if (!entry) throw new DomainError(recycleBinReasons.recycled_not_found, { id })
    return entry
  })
  await eraseAll(ctx, entries)
}

/** Deletes everything of a stage for good, or of both. Fails with `access_denied`. */
export async function eraseEntries(ctx: Context, scope: BinScope, stage?: number): Promise<void> {
  await eraseAll(ctx, await queryBin(ctx, scope, stage))
}

async function eraseAll(ctx: Context, entries: readonly BinEntry[]): Promise<void> {
  const call = { name: 'recycle-bin.erase', right: 'Open', target: ctx.web, input: { entries: idsOf(entries) } } as const
  await act(ctx, call, async (scope) => {
    for (const entry of [...entries].sort(byDepth).reverse()) {
      await removeEntry(scope, entry)
      await kindOf(entry).erase(scope, entry)
    }
  })
}

/** Fails with `recycled_not_found` when somebody else was faster. */
async function removeEntry({ records }: WriteScope, { siteId, id }: BinEntry): Promise<void> {
  if ((await records.delete('RecycleBinItem', { siteId, id })) === 0) throw new DomainError(recycleBinReasons.recycled_not_found, { id })
}

/** Moves entries to the second stage, where only administrators see them. Fails as `getBinEntry`. */
export async function moveToSecondStage(ctx: Context, scope: BinScope, id: string): Promise<void> {
  await moveAll(ctx, [await getBinEntry(ctx, scope, id)])
}

/** Moves everything of the first stage to the second one. Fails with `access_denied`. */
export async function moveEntriesToSecondStage(ctx: Context, scope: BinScope): Promise<void> {
  await moveAll(ctx, await queryBin(ctx, scope, 1))
}

/** What is in the bin stays in it: no change for whoever follows the change log. */
async function moveAll(ctx: Context, entries: readonly BinEntry[]): Promise<void> {
  const call = { name: 'recycle-bin.moveToSecondStage', right: 'Open', target: ctx.web, input: { entries: idsOf(entries) } } as const
  await act(ctx, call, async ({ records }) => {
    for (const { siteId, id } of entries) await records.update('RecycleBinItem', { siteId, id }, { stage: 2 })
  })
}
