import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import type { Document } from '../documents/documents.ts'
import { documentKinds } from '../documents/new-document.ts'
import { isMajor, levelOf, majorOf, majorUnit } from '../documents/version-numbers.ts'
import { withValues } from '../items/item-row.ts'
import { keptValues } from './snapshot-values.ts'

/**
 * Which state of a file somebody sees. The rows of a file that is checked out
 * are the working copy of who has done it; everybody else sees the version that
 * was checked out, which is kept under the same number. Whom a library does not
 * show its drafts sees the last major version before them.
 */

/** What of a file says which of its states is shown. */
type Facts = Pick<DocumentRow, 'uiVersion' | 'checkedOutBy' | 'scopeId' | 'authorId'>

type Drafts = Pick<List['row'], 'enableMinorVersions' | 'draftVisibility'>

/** Who sees the drafts of a library beside their authors (DraftVersionVisibility, rest.md 8). */
const draftRights = new Map([
  [1, 'EditListItems'],
  [2, 'ApproveItems'],
] as const)

const draftRightOf = ({ enableMinorVersions, draftVisibility }: Drafts) =>
  enableMinorVersions ? draftRights.get(draftVisibility as 1 | 2) : undefined

/** Whether a library keeps its drafts from the actor, who is not their author. */
export async function hidesDrafts(ctx: Context, list: List, { scopeId, authorId }: Pick<Facts, 'scopeId' | 'authorId'>): Promise<boolean> {
  const right = draftRightOf(list.row)
  if (right === undefined || ctx.actor.scheme === 'System' || holds(await rightsOn(ctx, scopeId), right)) return false
  return (await findActorPrincipal(ctx))?.id !== authorId
}

/** The version that the actor sees in the place of the row; undefined when it is the row. */
async function shownVersion(ctx: Context, list: List, facts: Facts): Promise<number | undefined> {
  const { uiVersion, checkedOutBy } = facts
  if ((checkedOutBy === null && isMajor(uiVersion)) || ctx.actor.scheme === 'System') return undefined
  if (checkedOutBy !== null && (await findActorPrincipal(ctx))?.id === checkedOutBy) return undefined
  if (!isMajor(uiVersion) && (await hidesDrafts(ctx, list, facts))) return lastMajor(uiVersion)
  return checkedOutBy === null ? undefined : uiVersion
}

const lastMajor = (uiVersion: number): number => majorOf(uiVersion) * majorUnit

/** The version that everybody sees who may see the file; undefined when it is the row. */
export function publicVersion({ row }: List, { uiVersion, checkedOutBy }: Pick<Facts, 'uiVersion' | 'checkedOutBy'>): number | undefined {
  if (!isMajor(uiVersion) && draftRightOf(row) !== undefined) return lastMajor(uiVersion)
  return checkedOutBy === null ? undefined : uiVersion
}

/** A file that was never checked in has nothing to show but to its holder, and to who may end the check-outs of others. */
const mayCancel = async (ctx: Context, { scopeId }: Pick<Facts, 'scopeId'>): Promise<boolean> =>
  holds(await rightsOn(ctx, scopeId), 'CancelCheckout')

/** Numbers of versions by the id of their file. */
type Wanted = ReadonlyMap<string, number>

/** The rows of these files as they were in the versions that are wanted; undefined for a version that is not kept. */
export async function documentRowsAt(
  records: ContentRecords,
  rows: readonly DocumentRow[],
  wanted: Wanted,
): Promise<(DocumentRow | undefined)[]> {
  const [first] = rows
  if (!first || wanted.size === 0) return [...rows]
  const where = { siteId: first.siteId, documentId: { in: [...wanted.keys()] }, uiVersion: { in: [...new Set(wanted.values())] } }
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

/** The same of the rows of their items, which are all of one list. */
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
    const state = { ...row, uiVersion: number, modifiedAt, editorId, sizeBytes }
    return { ...state, ...withValues(list, state, keptValues(list, version)) }
  })
}

/** Puts what is shown in the place of rows, and leaves out those of which the actor sees nothing. */
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

/** Files and folders in the states that the actor sees, without those files of which it sees none: one query more where there are such. */
export async function shownDocuments(ctx: Context, documents: readonly Document[]): Promise<Document[]> {
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
 * Rows of items of a list in the states that the actor sees, without those of
 * files of which it sees none: one query more in a library, which asks who has
 * them checked out, unless `documents` are the files that they are.
 */
export async function shownItemRows<R extends ItemRow>(
  ctx: Context,
  list: List,
  rows: readonly R[],
  documents?: readonly Document[],
): Promise<R[]> {
  if (!isLibrary(list) || ctx.actor.scheme === 'System') return [...rows]
  // An item that is a file has its GUID.
  const ids = rows.flatMap(({ kind, uniqueId }) => (kind === documentKinds.file ? [uniqueId] : []))
  if (ids.length === 0) return [...rows]
  const holders = await holdersOf(ctx, ids, documents)
  const factsOf = (row: R): Facts => ({ ...row, checkedOutBy: holders.get(row.uniqueId) ?? null })
  const wanted = new Map<string, number>()
  for (const row of rows) {
    const version = row.kind === documentKinds.file ? await shownVersion(ctx, list, factsOf(row)) : undefined
    if (version !== undefined) wanted.set(row.uniqueId, version)
  }
  if (wanted.size === 0) return [...rows]
  return replaced(ctx, rows, await itemRowsAt(recordsOf(ctx), list, rows, wanted), factsOf, ({ uniqueId }) => wanted.get(uniqueId))
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
