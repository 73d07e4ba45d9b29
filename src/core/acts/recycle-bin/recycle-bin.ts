import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { type BinEntry, binKinds, changeOfEntry } from '../../content/bin-entry.ts'
import { securedItem } from '../../content/items/item-rights.ts'
import { DomainError } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { holds, type Right } from '../../model/permissions/rights.ts'
import type { Web } from '../../model/sites/web.ts'
import { startFieldJobs } from '../lists/field-jobs.ts'
import { recycleBinReasons } from './reasons.ts'
import { eraseAttachment, restoreAttachment } from './recycle-attachment.ts'
import { demandDocumentRestore, eraseRecycledDocument, restoreDocument } from './recycle-document.ts'
import { eraseItem, restoreItem } from './recycle-item.ts'
import { eraseList, restoreList } from './recycle-list.ts'
import { demandVersionRestore, eraseVersion, restoreRecycledVersion } from './recycle-version.ts'

/** The bin of a web, or of the whole site collection. */
export type BinScope = 'web' | 'site'

/** The operations on entries; each kind of object has its own. */
interface Kind {
  readonly restore: (ctx: Context, scope: WriteScope, entry: BinEntry) => Promise<void>
  readonly erase: (scope: WriteScope, entry: BinEntry) => Promise<void>
  /** Fails with `access_denied` if the actor may not restore the object to its place. */
  readonly demandRestore: (ctx: Context, entry: BinEntry) => Promise<void> | undefined
}

const documents: Kind = { restore: restoreDocument, erase: eraseRecycledDocument, demandRestore: demandDocumentRestore }

const kinds: ReadonlyMap<number, Kind> = new Map([
  [binKinds.file, documents],
  [binKinds.folder, documents],
  [binKinds.fileVersion, { restore: restoreRecycledVersion, erase: eraseVersion, demandRestore: demandVersionRestore }],
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
      // Its list may be in the bin itself: the restore then fails with its own message.
      if (!(error instanceof DomainError) || error.reason !== 'list_not_found') throw error
    }
  }
}

/** Containers come first in a restore. They come last when entries are erased, because they take their content with them. */
const depths: ReadonlyMap<number, number> = new Map([
  [binKinds.list, 0],
  [binKinds.attachment, 2],
  [binKinds.fileVersion, 2],
])
const byDepth = (one: BinEntry, other: BinEntry): number => (depths.get(one.kind) ?? 1) - (depths.get(other.kind) ?? 1)

/** The number of entries that are read together. */
const entriesAtOnce = 1_000

/**
 * The entries that the actor may see, last deleted first: its own, or all if it
 * holds ManageWeb. Gives other requests turns while it reads. Fails with
 * `access_denied`.
 */
export async function queryBin(ctx: Context, scope: BinScope, stage?: number): Promise<BinEntry[]> {
  const maySee = await sightOf(ctx, scope)
  const records = recordsOf(ctx)
  const entries: BinEntry[] = []
  const pace = makePacer()
  const page = { where: { siteId: ctx.site.id }, orderBy: ['id'], limit: entriesAtOnce } as const
  for (let last = '', isOver = false; !isOver; ) {
    const rows = await records.query('RecycleBinItem', { ...page, above: { id: last } })
    for (const row of rows) if ((stage === undefined || row.stage === stage) && maySee(row)) entries.push(row)
    last = rows.at(-1)?.id ?? last
    isOver = rows.length < entriesAtOnce
    await pace()
  }
  return entries.sort((one, other) => other.deletedAt - one.deletedAt)
}

/** Tells which entries of a bin the actor may see. Fails with `access_denied`. */
async function sightOf(ctx: Context, scope: BinScope): Promise<(entry: BinEntry) => boolean> {
  const web = await webOf(ctx, scope)
  await demand(ctx, 'Open', web)
  const isInBin = (entry: BinEntry) => scope === 'site' || entry.webId === ctx.web.row.id
  if (holds(await rightsOn(ctx, web.scopeId), 'ManageWeb')) return isInBin
  const own = await findActorPrincipal(ctx)
  return (entry) => isInBin(entry) && entry.deletedBy === own?.id && entry.stage === 1
}

async function webOf(ctx: Context, scope: BinScope): Promise<Web> {
  if (scope === 'web') return ctx.web
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  return [...webs.values()].find((web) => web.row.parentWebId === null) ?? ctx.web
}

/** Fails with `recycled_not_found`, also for an entry that the actor may not see, and `access_denied`. */
export async function getBinEntry(ctx: Context, scope: BinScope, id: string): Promise<BinEntry> {
  const maySee = await sightOf(ctx, scope)
  const found = await recordsOf(ctx).find('RecycleBinItem', { siteId: ctx.site.id, id })
  if (found && maySee(found)) return found
  throw new DomainError(recycleBinReasons.recycled_not_found, { id })
}

/** Restores an object to its place, with its former id. Fails as `getBinEntry`, with `restore_conflict`, and `access_denied`. */
export async function restoreEntry(ctx: Context, scope: BinScope, id: string): Promise<void> {
  await restoreAll(ctx, [await getBinEntry(ctx, scope, id)])
}

/** Restores everything or nothing, containers first. Fails as `restoreEntry`. */
export async function restoreEntries(ctx: Context, scope: BinScope): Promise<void> {
  await restoreAll(ctx, (await queryBin(ctx, scope)).sort(byDepth))
}

const idsOf = (entries: readonly BinEntry[]): string[] => entries.map(({ id }) => id)

async function restoreAll(ctx: Context, entries: readonly BinEntry[]): Promise<void> {
  const webs = [...(await ctx.site.schema.webs(recordsOf(ctx))).values()]
  const inWeb = (entry: BinEntry): Context => ({ ...ctx, web: webs.find((web) => web.row.id === entry.webId) ?? ctx.web })
  const pace = makePacer()
  for (const entry of entries) {
    await kindOf(entry).demandRestore(inWeb(entry), entry)
    await pace()
  }
  const call = { name: 'recycle-bin.restore', right: 'Open', target: ctx.web, input: { entries: idsOf(entries) } } as const
  await act(ctx, call, async (scope) => {
    for (const entry of entries) {
      await removeEntry(scope, entry)
      await kindOf(entry).restore(inWeb(entry), scope, entry)
    }
  })
  // Jobs on its columns were waiting while the list was in the bin.
  for (const entry of entries) if (entry.kind === binKinds.list) startFieldJobs(inWeb(entry), entry.objectId)
}

/** Restores all of these entries or none, containers first. Fails as `restoreEntry`. */
export async function restoreEntriesById(ctx: Context, scope: BinScope, ids: readonly string[]): Promise<void> {
  await restoreAll(ctx, (await entriesById(ctx, scope, ids)).sort(byDepth))
}

/** Each once. Fails as `getBinEntry`. */
async function entriesById(ctx: Context, scope: BinScope, ids: readonly string[]): Promise<BinEntry[]> {
  const entries: BinEntry[] = []
  for (const id of new Set(ids)) entries.push(await getBinEntry(ctx, scope, id))
  return entries
}

/** Deletes entries for good: all of them or, if one does not exist, none. Fails as `getBinEntry`. */
export async function eraseEntriesById(ctx: Context, scope: BinScope, ids: readonly string[]): Promise<void> {
  await eraseAll(ctx, await entriesById(ctx, scope, ids))
}

/** Deletes all entries of a stage for good, or of both stages. Fails with `access_denied`. */
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

/** Fails with `recycled_not_found` if another request has removed the entry already. */
async function removeEntry({ records }: WriteScope, { siteId, id }: BinEntry): Promise<void> {
  if ((await records.delete('RecycleBinItem', { siteId, id })) === 0) throw new DomainError(recycleBinReasons.recycled_not_found, { id })
}

/** Moves entries to the second stage, where only administrators see them. Fails as `getBinEntry`. */
export async function moveToSecondStage(ctx: Context, scope: BinScope, id: string): Promise<void> {
  await moveAll(ctx, [await getBinEntry(ctx, scope, id)])
}

/** Moves all of these entries to the second stage or none. Fails as `getBinEntry`. */
export async function moveEntriesToSecondStageById(ctx: Context, scope: BinScope, ids: readonly string[]): Promise<void> {
  await moveAll(ctx, await entriesById(ctx, scope, ids))
}

/** Moves all entries of the first stage to the second one. Fails with `access_denied`. */
export async function moveEntriesToSecondStage(ctx: Context, scope: BinScope): Promise<void> {
  await moveAll(ctx, await queryBin(ctx, scope, 1))
}

/** The objects stay in the bin, so nobody is told of a change. */
async function moveAll(ctx: Context, entries: readonly BinEntry[]): Promise<void> {
  const call = { name: 'recycle-bin.moveToSecondStage', right: 'Open', target: ctx.web, input: { entries: idsOf(entries) } } as const
  await act(ctx, call, async ({ records, changed }) => {
    for (const entry of entries) {
      await records.update('RecycleBinItem', { siteId: entry.siteId, id: entry.id }, { stage: 2 })
      changed(changeOfEntry(entry, 'update'))
    }
  })
}
