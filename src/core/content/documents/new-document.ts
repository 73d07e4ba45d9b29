import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { type ContentRecords, UniqueViolation } from '../../kernel/ports.ts'
import { contentReasons } from '../reasons.ts'

/** The kinds of Document rows. */
export const documentKinds = { file: 0, folder: 1, web: 2 } as const

export interface DocumentPlace {
  readonly kind: (typeof documentKinds)[keyof typeof documentKinds]
  readonly parentId: string
  readonly leafName: string
  /** Its list, also for the list's root folder. */
  readonly listId?: string
  /** The id of its item. */
  readonly itemId?: number
  /** By default the addressed web. */
  readonly webId?: string
  /** By default the permission scope of the addressed web. */
  readonly scopeId?: string
}

/** The row of a new empty file or folder; the actor is its author. */
export function newDocument(ctx: Context, { actorId, now }: WriteScope, place: DocumentPlace): DocumentRow {
  return {
    siteId: ctx.site.id,
    id: ctx.runtime.newId(),
    parentId: place.parentId,
    webId: place.webId ?? ctx.web.row.id,
    listId: place.listId ?? null,
    itemId: place.itemId ?? null,
    scopeId: place.scopeId ?? ctx.web.scopeId,
    kind: place.kind,
    leafName: place.leafName,
    leafKey: fold(place.leafName),
    blobId: null,
    sizeBytes: 0,
    sha256: null,
    authorId: actorId,
    editorId: actorId,
    createdAt: now,
    modifiedAt: now,
    version: 1,
    contentVersion: 0,
    uiVersion: 512,
    level: 1,
    checkedOutBy: null,
    checkedOutAt: null,
    checkInComment: null,
    welcomePage: null,
    properties: null,
    recycledIn: null,
  }
}

/** Stores the row of a new file or folder. Fails with `file_exists`, which names `folderUrl`. */
export function insertDocument(records: ContentRecords, row: DocumentRow, folderUrl: string): Promise<void> {
  return withFreeName(row.leafName, folderUrl, () => records.insert('Document', row))
}

/** Runs a statement that gives a document a name in a folder. Fails with `file_exists` if the name is taken. */
export async function withFreeName<T>(name: string, folderUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UniqueViolation) throw nameTaken(name, folderUrl, error)
    throw error
  }
}

export const nameTaken = (name: string, folder: string, cause?: unknown) =>
  new DomainError(contentReasons.file_exists, { name, folder }, { cause })
