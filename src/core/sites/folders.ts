import type { DocumentRow } from '../../../generated/prisma/content.ts'
import type { WriteScope } from '../access.ts'
import type { Context } from '../context.ts'
import { fold } from '../fold.ts'

/** What a row of Document is, beside a file (0). */
export const folderKinds = { folder: 1, web: 2 } as const

export interface FolderPlace {
  readonly kind: (typeof folderKinds)[keyof typeof folderKinds]
  readonly parentId: string
  readonly leafName: string
  /** The list whose root folder it is. */
  readonly listId?: string
  /** The addressed web where it is left out. */
  readonly webId?: string
}

/** The row of a new folder: empty, by the actor, with the permissions of the addressed web. */
export function newFolder(ctx: Context, { actorId, now }: WriteScope, place: FolderPlace): DocumentRow {
  return {
    siteId: ctx.site.id,
    id: ctx.runtime.newId(),
    parentId: place.parentId,
    webId: place.webId ?? ctx.web.row.id,
    listId: place.listId ?? null,
    itemId: null,
    scopeId: ctx.web.scopeId,
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
