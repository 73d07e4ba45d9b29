import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { wholeRows } from '../archive/integrity.ts'
import type { Document } from '../documents/documents.ts'
import { documentKinds } from '../documents/new-document.ts'
import { isMajor, levelOf, majorOf, majorUnit } from '../documents/version-numbers.ts'
import { withValues } from '../items/item-row.ts'
import { withoutBag } from '../items/property-bag.ts'
import { keptValues } from './snapshot-values.ts'

/**
 * Which version of a file an actor sees. While a file is checked out, its rows
 * are the working copy of the user who checked it out; all others see the version
 * from before the check-out, which is kept under the same number. An actor who
 * may not see the drafts of a library sees the last major version before them.
 */

/** The columns of a file that decide which version the actor sees. */
type Facts = Pick<DocumentRow, 'uiVersion' | 'checkedOutBy' | 'scopeId' | 'authorId'>

type Drafts = Pick<List['row'], 'enableMinorVersions' | 'draftVisibility'>

/** The right to see the drafts of a library; authors see their own (DraftVersionVisibility, protocol/files#versions). */
const draftRights = new Map([
  [1, 'EditListItems'],
  [2, 'ApproveItems'],
] as const)

/** The right that a library demands of those who see drafts of others; undefined if everybody sees them. */
export const draftRightOf = ({ enableMinorVersions, draftVisibility }: Drafts) =>
  enableMinorVersions ? draftRights.get(draftVisibility as 1 | 2) : undefined

/** Whether a library hides its drafts from the actor, who is not their author. */
export async function hidesDrafts(ctx: Context, list: List, { scopeId, authorId }: Pick<Facts, 'scopeId' | 'authorId'>): Promise<boolean> {
  const right = draftRightOf(list.row)
  if (right === undefined || ctx.actor.scheme === 'System' || holds(await rightsOn(ctx, scopeId), right)) return false
  return (await findActorPrincipal(ctx))?.id !== authorId
}

/** The version that the actor sees instead of the row; undefined if the actor sees the row. */
async function shownVersion(ctx: Context, list: List, facts: Facts): Promise<number | undefined> {
  const { uiVersion, checkedOutBy } = facts
  if ((checkedOutBy === null && isMajor(uiVersion)) || ctx.actor.scheme === 'System') return undefined
  if (checkedOutBy !== null && (await findActorPrincipal(ctx))?.id === checkedOutBy) return undefined
  if (!isMajor(uiVersion) && (await hidesDrafts(ctx, list, facts))) return lastMajor(uiVersion)
  return checkedOutBy === null ? undefined : uiVersion
}

const lastMajor = (uiVersion: number): number => majorOf(uiVersion) * majorUnit

/** The version that everybody with rights on the file sees; undefined if it is the row. */
export function publicVersion({ row }: List, { uiVersion, checkedOutBy }: Pick<Facts, 'uiVersion' | 'checkedOutBy'>): number | undefined {
  if (!isMajor(uiVersion) && draftRightOf(row) !== undefined) return lastMajor(uiVersion)
  return checkedOutBy === null ? undefined : uiVersion
}

/** Only its holder, and actors who may end check-outs of others, see a file that was never checked in. */
const mayCancel = async (ctx: Context, { scopeId }: Pick<Facts, 'scopeId'>): Promise<boolean> =>
  holds(await rightsOn(ctx, scopeId), 'CancelCheckout')

/** Version numbers by the id of their file. */
type Wanted = ReadonlyMap<string, number>

/** The rows of these files in the wanted versions; undefined for a version that is not kept. */
export async function documentRowsAt(
  records: ContentRecords,
  rows: readonly DocumentRow[],
  wanted: Wanted,
): Promise<(DocumentRow | undefined)[]> {
  const [first] = rows
  if (!first || wanted.size === 0) return [...rows]
  const where = {
    siteId: first.siteId,
    documentId: { in: [...wanted.keys()] },
    uiVersion: { in: [...new Set(wanted.values())] },
    recycledIn: null,
  }
  const kept = (await records.query('DocumentVersion', { where })).filter((one) => wanted.get(one.documentId) === one.uiVersion)
  const byId = new Map(kept.map((one) => [one.documentId, one]))
  return rows.map((row) => {
    const version = byId.get(row.id)
    if (!version) return wanted.has(row.id) ? undefined : row
    const { uiVersion, editorId, createdAt: modifiedAt, sizeBytes, blobId, sha256, checkInComment } = version
    const bytes = { sizeBytes, blobId: blobId || null, sha256: sha256 || null }
    return { ...row, ...bytes, uiVersion, level: levelOf(uiVersion), editorId, modifiedAt, checkInComment }
  })
}

/** Like `documentRowsAt`, for the item rows of files of one list. */
export async function itemRowsAt<R extends ItemRow>(
  records: ContentRecords,
  list: List,
  rows: readonly R[],
  wanted: Wanted,
): Promise<(R | undefined)[]> {
  if (wanted.size === 0) return [...rows]
  const changed = rows.filter(({ uniqueId }) => wanted.has(uniqueId))
  const { siteId, id: listId } = list.row
  const uiVersion = { in: [...new Set(wanted.values())] }
  const itemId = { in: changed.map((row) => row.itemId) }
  const kept = await records.query('ItemVersion', { where: { siteId, listId, itemId, uiVersion } })
  const bytes = await records.query('DocumentVersion', { where: { siteId, documentId: { in: [...wanted.keys()] }, uiVersion } })
  const keyOf = (id: string | number, version: number | undefined) => `${id}/${version}`
  const versions = new Map(kept.map((one) => [keyOf(one.itemId, one.uiVersion), one]))
  const sizes = new Map(bytes.map((one) => [keyOf(one.documentId, one.uiVersion), one.sizeBytes]))
  return rows.map((row) => {
    const number = wanted.get(row.uniqueId)
    if (number === undefined) return row
    const version = versions.get(keyOf(row.itemId, number))
    if (!version) return undefined
    const { createdAt: modifiedAt, editorId } = version
    const sizeBytes = sizes.get(keyOf(row.uniqueId, number)) ?? row.sizeBytes
    const state = { ...row, uiVersion: number, modifiedAt, editorId, sizeBytes, extra: withoutBag(row) }
    return { ...state, ...withValues(list, state, keptValues(list, version)) }
  })
}

/** Replaces rows by the versions that the actor sees, and leaves out rows without one. */
async function replaced<T>(
  ctx: Context,
  all: readonly T[],
  shown: readonly (T | undefined)[],
  factsOf: (one: T) => Facts,
  wanted: (one: T) => number | undefined,
): Promise<T[]> {
  const result: T[] = []
  for (const [index, one] of all.entries()) {
    const state = shown[index]
    if (state !== undefined) result.push(state)
    else if (wanted(one) === factsOf(one).uiVersion && (await mayCancel(ctx, factsOf(one)))) result.push(one)
  }
  return result
}

/** Without files and folders that are archived items and damaged. */
async function wholeDocuments(ctx: Context, documents: readonly Document[]): Promise<readonly Document[]> {
  if (ctx.site.schema.archived.areNone) return documents
  const damaged = new Set<Document>()
  for (const [list, own] of Map.groupBy(documents, (document) => document.list)) {
    const items = own.flatMap((document) => (document.row.itemId === null ? [] : { document, itemId: document.row.itemId }))
    if (!list || items.length === 0) continue
    const whole = new Set(await wholeRows(ctx, list, items))
    for (const item of items) if (!whole.has(item)) damaged.add(item.document)
  }
  return damaged.size === 0 ? documents : documents.filter((document) => !damaged.has(document))
}

/** Files and folders in the versions that the actor sees, without files that it does not see. Needs another query only if some differ. */
export async function shownDocuments(ctx: Context, given: readonly Document[]): Promise<Document[]> {
  const documents = await wholeDocuments(ctx, given)
  const wanted = new Map<string, number>()
  for (const { row, list } of documents) {
    const version = list && row.kind === documentKinds.file ? await shownVersion(ctx, list, row) : undefined
    if (version !== undefined) wanted.set(row.id, version)
  }
  if (wanted.size === 0) return [...documents]
  const rows = await documentRowsAt(
    recordsOf(ctx),
    documents.map(({ row }) => row),
    wanted,
  )
  const shown = documents.map((document, index): Document | undefined => {
    const row = rows[index]
    return row === document.row ? document : row && { ...document, row, isEarlier: true }
  })
  return replaced(
    ctx,
    documents,
    shown,
    ({ row }) => row,
    ({ row }) => wanted.get(row.id),
  )
}

/**
 * Item rows of a list in the versions that the actor sees, without files that it
 * does not see, and without archived items that are damaged. In a library it needs another query for the check-outs, unless
 * `documents` are the files of these items.
 */
export async function shownItemRows<R extends ItemRow>(
  ctx: Context,
  list: List,
  given: readonly R[],
  documents?: readonly Document[],
): Promise<R[]> {
  const rows = await wholeRows(ctx, list, given)
  const earlier = await earlierStates(ctx, list, rows, documents)
  if (!earlier) return [...rows]
  const { wanted, factsOf } = earlier
  return replaced(ctx, rows, await itemRowsAt(recordsOf(ctx), list, rows, wanted), factsOf, ({ uniqueId }) => wanted.get(uniqueId))
}

/** The columns of an item row that decide whether the actor sees any version of it. */
type SeenRow = Pick<ItemRow, 'itemId' | 'uniqueId' | 'kind' | 'scopeId' | 'authorId' | 'uiVersion'>

/** The number of items whose versions are read together; each version holds all values of its item. */
const versionsAtOnce = 32

/** The rows for which `shownItemRows` shows a version; the rows themselves do not change. */
export async function seenItemRows<R extends SeenRow>(ctx: Context, list: List, rows: readonly R[]): Promise<R[]> {
  const earlier = await earlierStates(ctx, list, rows)
  if (!earlier) return [...rows]
  const { wanted, factsOf } = earlier
  const changed = rows.filter(({ uniqueId }) => wanted.has(uniqueId))
  const kept = new Set<string>()
  const keyOf = (itemId: number, uiVersion: number | undefined) => `${itemId}/${uiVersion}`
  for (let at = 0; at < changed.length; at += versionsAtOnce) {
    const some = changed.slice(at, at + versionsAtOnce)
    const uiVersion = { in: [...new Set(some.flatMap(({ uniqueId }) => wanted.get(uniqueId) ?? []))] }
    const where = { siteId: list.row.siteId, listId: list.row.id, itemId: { in: some.map(({ itemId }) => itemId) }, uiVersion }
    for (const version of await recordsOf(ctx).query('ItemVersion', { where })) kept.add(keyOf(version.itemId, version.uiVersion))
  }
  const isShown = ({ uniqueId, itemId }: R) => !wanted.has(uniqueId) || kept.has(keyOf(itemId, wanted.get(uniqueId)))
  const shown = rows.map((row) => (isShown(row) ? row : undefined))
  return replaced(ctx, rows, shown, factsOf, ({ uniqueId }) => wanted.get(uniqueId))
}

/** The versions that the actor sees instead of rows; undefined for rows that it sees themselves. */
async function earlierStates<R extends SeenRow>(
  ctx: Context,
  list: List,
  rows: readonly R[],
  documents?: readonly Document[],
): Promise<{ readonly wanted: Wanted; readonly factsOf: (row: R) => Facts } | undefined> {
  if (!isLibrary(list) || ctx.actor.scheme === 'System') return undefined
  // The item of a file has its GUID.
  const ids = rows.flatMap(({ kind, uniqueId }) => (kind === documentKinds.file ? [uniqueId] : []))
  if (ids.length === 0) return undefined
  const holders = await holdersOf(ctx, ids, documents)
  const factsOf = (row: R): Facts => ({ ...row, checkedOutBy: holders.get(row.uniqueId) ?? null })
  const wanted = new Map<string, number>()
  for (const row of rows) {
    const version = row.kind === documentKinds.file ? await shownVersion(ctx, list, factsOf(row)) : undefined
    if (version !== undefined) wanted.set(row.uniqueId, version)
  }
  return wanted.size === 0 ? undefined : { wanted, factsOf }
}

async function holdersOf(
  ctx: Context,
  ids: readonly string[],
  documents?: readonly Document[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = documents
    ? documents.map(({ row }) => row)
    : await recordsOf(ctx).query('Document', { where: { siteId: ctx.site.id, id: { in: ids } }, above: { checkedOutBy: -1 } })
  return new Map(rows.map((row) => [row.id, row.checkedOutBy]))
}
