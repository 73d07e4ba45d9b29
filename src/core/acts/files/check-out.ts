import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { type ActCall, act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { trimOf } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { releaseBlobs } from '../../content/blobs/blobs.ts'
import { type Document, documentsOf, itemRowOf, securedDocument } from '../../content/documents/documents.ts'
import { dropVersions, keepState, trimVersions } from '../../content/documents/keep-document-version.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { isMajor, levelOf, majorOf, majorUnit, nextMajor, nextVersion } from '../../content/documents/version-numbers.ts'
import { withValues } from '../../content/items/item-row.ts'
import { moderation } from '../../content/items/moderation.ts'
import { keptValues } from '../../content/shown/snapshot-values.ts'
import { lockListForWrite } from '../../content/writes/item-rows.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { compareText } from '../../kernel/fold.ts'
import { isLibrary, type List, type ListAddress } from '../../model/lists/list.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { getList } from '../lists/lists.ts'
import { type FileAddress, locateFile } from './files.ts'
import { changeOfDocument, findFolderAgain } from './folders.ts'
import { fileReasons } from './reasons.ts'

/** The kinds of check-in (protocol/files#check-out). */
export const checkInTypes = { minor: 0, major: 1, overwrite: 2 } as const

export type CheckInType = (typeof checkInTypes)[keyof typeof checkInTypes]

/** A file of a library, with its item and list, as the transaction sees them. */
interface Held {
  readonly row: DocumentRow
  readonly url: string
  readonly list: List
  readonly item: ItemRow
}

type StateName = `files.${'checkOut' | 'checkIn' | 'undoCheckOut' | 'takeOverCheckOut' | 'publish' | 'unpublish'}` | 'files.decide'

async function changeState<Name extends StateName, Input>(
  ctx: Context,
  address: FileAddress,
  call: Omit<ActCall<Name, Input>, 'target'>,
  /** Undefined if nothing changes. */
  work: (inside: Context, scope: WriteScope, held: Held) => Promise<Change | undefined>,
): Promise<Document> {
  const found = await locateFile(ctx, address)
  if (!found.list) throw invalidOperation(`'${found.url}' is in no library: it has no versions and is not checked out.`)
  return act<Name, Input, Document>(ctx, { ...call, target: securedDocument(found) }, async (scope) => {
    const inside = within(ctx, scope)
    const file = await findFolderAgain(inside, found, call.right)
    const item = await itemRowOf(inside, file)
    if (!file.list || !item) throw new Error(`the document ${file.row.id} is in a library without being an item`)
    const list = await lockListForWrite(inside, scope, file.list, { id: file.list.row.id }, { itemCount: 0 })
    const held = { row: file.row, url: file.url, list, item }
    const change = await work(inside, scope, held)
    return { ...file, row: change ? await store(scope, held, change) : file.row, list }
  })
}

/** The columns that a change of state writes to the rows of the file and its item. */
interface Change {
  readonly document: Partial<DocumentRow>
  readonly item?: Partial<ItemRow>
}

async function store({ records, changed }: WriteScope, { row, item }: Held, change: Change): Promise<DocumentRow> {
  const { uiVersion } = change.document
  const numbered = uiVersion === undefined ? {} : { uiVersion }
  const levelled = uiVersion === undefined ? {} : { level: levelOf(uiVersion) }
  const where = { siteId: row.siteId, id: row.id }
  const after = await records.increment('Document', where, { version: 1 }, { ...change.document, ...levelled })
  const { siteId, listId, itemId } = item
  await records.increment('Item', { siteId, listId, itemId }, { version: 1 }, { ...change.item, ...numbered })
  if (!after) throw new Error(`the document ${row.id} is gone inside its own transaction`)
  changed({ ...changeOfDocument(after), type: 'update' })
  return after
}

/**
 * Checks a file out to the actor: until its check-in nobody else can change it,
 * and all changes of the actor go to one working copy. Fails as `locateFile`,
 * and with `file_checked_out` (also if the actor has it checked out already),
 * `invalid_operation` outside libraries, `access_denied`.
 */
export function checkOut(ctx: Context, address: FileAddress): Promise<Document> {
  const call = { name: 'files.checkOut', right: 'EditListItems', input: { file: address } } as const
  return changeState(ctx, address, call, async (inside, scope, { row, url, list, item }) => {
    if (row.checkedOutBy !== null) await demandNotCheckedOut(inside, row, url, -1)
    await keepState(scope, list, item, row)
    return { document: { checkedOutBy: scope.actorId, checkedOutAt: scope.now } }
  })
}

/** Fails unless the file is checked out to the actor, or the actor may end the check-outs of others. */
async function demandHolder(inside: Context, { row, url }: Held, actorId: number): Promise<void> {
  if (row.checkedOutBy === null) throw new DomainError(fileReasons.file_not_checked_out, { url })
  if (row.checkedOutBy !== actorId) await demand(inside, 'CancelCheckout', { scopeId: row.scopeId, url })
}

const checkedIn = { checkedOutBy: null, checkedOutAt: null } as const

/**
 * Makes the working copy the current version (protocol/files#check-out): the next
 * draft or major version or, with `overwrite`, the checked-out version with new
 * content. Without drafts a minor check-in is a major one. Fails as
 * `locateFile`, and with `file_not_checked_out`, `invalid_operation`,
 * `access_denied`; the check-out of another user requires the right
 * CancelCheckout.
 */
export function checkIn(ctx: Context, address: FileAddress, comment: string, type: CheckInType): Promise<Document> {
  const call = { name: 'files.checkIn', right: 'EditListItems', input: { file: address, comment, type } } as const
  return changeState(ctx, address, call, async (inside, scope, held) => {
    const { row, list } = held
    await demandHolder(inside, held, scope.actorId)
    const isFirst = (await scope.records.find('DocumentVersion', baseOf(row))) === undefined
    const uiVersion = numberFor(held, type, isFirst)
    if (uiVersion === row.uiVersion) await dropVersions(scope, row, [uiVersion])
    await trimVersions(scope, list.row, row, uiVersion)
    const said = { modifiedAt: scope.now, editorId: scope.actorId }
    return { document: { ...checkedIn, ...said, checkInComment: comment, uiVersion }, item: { ...said, ...forApproval(list, uiVersion) } }
  })
}

/** The checked-out version, which is kept under the number of the working copy. */
const baseOf = ({ siteId, id: documentId, uiVersion }: DocumentRow) => ({ siteId, documentId, uiVersion })

function numberFor({ row, list }: Held, type: CheckInType, isFirst: boolean): number {
  const hasDrafts = list.row.enableVersioning && list.row.enableMinorVersions
  if (type === checkInTypes.overwrite) return row.uiVersion
  if (isFirst) return type === checkInTypes.major && hasDrafts ? majorUnit : row.uiVersion
  return type === checkInTypes.major && list.row.enableVersioning ? nextMajor(row.uiVersion) : nextVersion(list.row, row.uiVersion)
}

/** Drafts need no approval; published versions do. */
const forApproval = ({ row }: List, uiVersion: number): Partial<ItemRow> =>
  row.enableModeration ? { moderationStatus: isMajor(uiVersion) ? moderation.pending : moderation.draft } : {}

/**
 * Ends a check-out and restores the bytes and columns from before it. Fails as
 * `checkIn`, and with `invalid_operation` for a file that was never checked in.
 */
export function undoCheckOut(ctx: Context, address: FileAddress): Promise<Document> {
  const call = { name: 'files.undoCheckOut', right: 'EditListItems', input: { file: address } } as const
  return changeState(ctx, address, call, async (inside, scope, held) => {
    const { records } = scope
    const { row, list, item, url } = held
    await demandHolder(inside, held, scope.actorId)
    const base = await records.find('DocumentVersion', baseOf(row))
    const place = { siteId: item.siteId, listId: item.listId, itemId: item.itemId, uiVersion: row.uiVersion }
    const kept = await records.find('ItemVersion', place)
    if (!base || !kept) throw invalidOperation(`'${url}' was never checked in: there is nothing to go back to. Check it in, or delete it.`)
    // The version's use of its bytes becomes that of the file.
    await records.delete('DocumentVersion', baseOf(row))
    await records.delete('ItemVersion', place)
    await releaseBlobs(records, [row], scope.now)
    const said = { modifiedAt: base.createdAt, editorId: base.editorId }
    const bytes = { blobId: base.blobId || null, sizeBytes: base.sizeBytes, sha256: base.sha256 || null }
    const isSame = bytes.blobId === row.blobId
    const { checkInComment } = base
    const columns = withValues(list, { ...item, ...said, sizeBytes: base.sizeBytes }, keptValues(list, kept))
    const { version: _, ...restored } = columns
    return {
      document: { ...checkedIn, ...said, ...bytes, checkInComment, ...(!isSame && { contentVersion: row.contentVersion + 1 }) },
      item: restored,
    }
  })
}

/**
 * Makes the actor the holder of a file that somebody else has checked out and that was never checked in. Fails as `locateFile`, and
 * with `file_not_checked_out`, `invalid_operation` for a file that was checked in before, `access_denied` without the right CancelCheckout.
 */
export function takeOverCheckOut(ctx: Context, address: FileAddress): Promise<Document> {
  const call = { name: 'files.takeOverCheckOut', right: 'CancelCheckout', input: { file: address } } as const
  return changeState(ctx, address, call, async (_, scope, { row, url }) => {
    if (row.checkedOutBy === null) throw new DomainError(fileReasons.file_not_checked_out, { url })
    if (await scope.records.find('DocumentVersion', baseOf(row)))
      throw invalidOperation(`'${url}' was checked in before. Undo its check-out, or check it in, instead of taking it over.`)
    return row.checkedOutBy === scope.actorId ? undefined : { document: { checkedOutBy: scope.actorId, checkedOutAt: scope.now } }
  })
}

const hasDrafts = ({ row }: List): boolean => row.enableVersioning && row.enableMinorVersions

/** Fails with `invalid_operation` for a library without drafts, and for a checked-out file. */
function demandDrafts({ list, row, url }: Held): void {
  if (!hasDrafts(list))
    throw invalidOperation(`Library '${list.row.title}' has no drafts. Set its EnableVersioning and EnableMinorVersions to true first.`)
  if (row.checkedOutBy !== null) throw invalidOperation(`'${url}' is checked out. Check it in as a major version instead.`)
}

/**
 * Makes the current draft a major version; changes nothing in a library without
 * drafts. Fails as `locateFile`, and with `access_denied`, and with
 * `invalid_operation` for a checked-out file and one that is already published.
 */
export function publish(ctx: Context, address: FileAddress, comment: string): Promise<Document> {
  const call = { name: 'files.publish', right: 'EditListItems', input: { file: address, comment } } as const
  return changeState(ctx, address, call, async (inside, scope, held) => {
    const { row, list, url } = held
    await demandNotCheckedOut(inside, row, url, scope.actorId)
    if (!hasDrafts(list)) return undefined
    demandDrafts(held)
    if (isMajor(row.uiVersion)) throw invalidOperation(`'${url}' is published already.`)
    const uiVersion = nextMajor(row.uiVersion)
    await trimVersions(scope, list.row, row, uiVersion)
    return { document: { uiVersion, checkInComment: comment }, item: forApproval(list, uiVersion) }
  })
}

/**
 * Makes the current major version a draft again, numbered after the drafts that
 * led to it. Fails as `publish`, but for a draft instead of a published file.
 */
export function unpublish(ctx: Context, address: FileAddress, comment: string): Promise<Document> {
  const call = { name: 'files.unpublish', right: 'EditListItems', input: { file: address, comment } } as const
  return changeState(ctx, address, call, async (inside, scope, held) => {
    const { row, list, url } = held
    await demandNotCheckedOut(inside, row, url, scope.actorId)
    demandDrafts(held)
    if (!isMajor(row.uiVersion)) throw invalidOperation(`'${url}' is a draft; only a published version can be unpublished.`)
    const where = { siteId: row.siteId, documentId: row.id }
    const [last] = await scope.records.query('DocumentVersion', { where, orderBy: ['uiVersion'], descending: ['uiVersion'], limit: 1 })
    const before = (majorOf(row.uiVersion) - 1) * majorUnit
    const uiVersion = nextVersion(list.row, Math.max(before, last?.uiVersion ?? 0))
    return { document: { uiVersion, checkInComment: comment }, item: forApproval(list, uiVersion) }
  })
}

/**
 * Approves or rejects a file of a library with approval, without a new version.
 * Fails as `locateFile`, with `access_denied` without the right ApproveItems, and
 * with `invalid_operation` for a library without approval and for a checked-out
 * file.
 */
export function decide(ctx: Context, address: FileAddress, decision: 'approved' | 'rejected', comment: string): Promise<Document> {
  const work = (_: Context, _scope: WriteScope, { row, list, url }: Held): Promise<Change> => {
    if (!list.row.enableModeration) throw invalidOperation(`Files of library '${list.row.title}' need no approval.`)
    if (row.checkedOutBy !== null) throw invalidOperation(`'${url}' is checked out. Check it in before you approve or reject it.`)
    return Promise.resolve({ document: {}, item: { moderationStatus: moderation[decision], moderationComments: comment } })
  }
  const call = { name: 'files.decide', right: 'ApproveItems', input: { file: address, decision, comment } } as const
  return changeState(ctx, address, call, work)
}

/** The maximum number of files of a library that may be checked out where somebody asks for those. */
const mostCheckedOut = 5_000

const filesAtOnce = 500

/**
 * The files of a library that somebody has checked out and that were never checked in, by their addresses: those of the actor, and those of
 * others where the actor has the right CancelCheckout. None in a list that is no library. Fails as `getList`, and with `invalid_operation` if more
 * than 5,000 files are checked out.
 */
export async function queryCheckedOutFiles(ctx: Context, address: ListAddress): Promise<Document[]> {
  const list = await getList(ctx, address)
  if (!isLibrary(list)) return []
  const records = recordsOf(ctx)
  const rows = await records.query('Document', {
    where: { siteId: ctx.site.id, listId: list.row.id, kind: documentKinds.file, recycledIn: null },
    above: { checkedOutBy: -1 },
    limit: mostCheckedOut + 1,
  })
  if (rows.length > mostCheckedOut)
    throw invalidOperation(`Library '${list.row.title}' has more than ${mostCheckedOut} files that are checked out.`)
  const actorId = (await findActorPrincipal(ctx))?.id
  const { hidden } = await trimOf(ctx, { id: list.row.id, scopeId: list.scopeId }, 'CancelCheckout')
  const hiddenScopes = new Set(hidden)
  const unseen = await trimOf(ctx, { id: list.row.id, scopeId: list.scopeId }, 'ViewListItems')
  const unseenScopes = new Set(unseen.hidden)
  const seen = rows.filter((row) => !unseenScopes.has(row.scopeId) && (row.checkedOutBy === actorId || !hiddenScopes.has(row.scopeId)))
  const checkedInBefore = new Set<string>()
  for (const some of chunksOf(seen, filesAtOnce)) {
    const where = {
      siteId: ctx.site.id,
      documentId: { in: some.map(({ id }) => id) },
      uiVersion: { in: [...new Set(some.map((row) => row.uiVersion))] },
    }
    const kept = await records.query('DocumentVersion', { where, columns: ['documentId', 'uiVersion'] })
    for (const { documentId, uiVersion } of kept) checkedInBefore.add(`${documentId}/${uiVersion}`)
  }
  const found = await documentsOf(
    ctx,
    seen.filter(({ id, uiVersion }) => !checkedInBefore.has(`${id}/${uiVersion}`)),
  )
  return found.sort((a, b) => compareText(a.url, b.url))
}
