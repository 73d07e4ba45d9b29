import type { RecycleBinItemRow } from '../../../generated/prisma/content.ts'
import type { WriteScope } from '../access/access.ts'
import type { Context } from '../access/context.ts'
import { beginningOf } from '../kernel/plain-text.ts'
import type { Change } from '../model/change.ts'

/** The ItemType of recycle bin entries (protocol/files#recycle-bin). */
export const binKinds = { file: 1, fileVersion: 2, item: 3, list: 4, folder: 5, attachment: 7 } as const

export type BinEntry = RecycleBinItemRow

/** An object that goes to the recycle bin. */
export interface Discarded {
  readonly kind: number
  readonly webId: string
  readonly listId: string | null
  readonly itemId: number | null
  /** The GUID of the object. */
  readonly objectId: string
  readonly title: string
  /** Server-relative URL of its folder. */
  readonly folderUrl: string
  readonly leafName: string
  readonly sizeBytes: number
  readonly authorId: number
  /** What a restore needs and no row keeps. */
  readonly state?: string | null
}

/**
 * Adds an entry to the bin and returns its id. The caller writes this id to
 * `recycledIn` of the discarded rows, which removes them from every list, count
 * and query.
 */
export async function addBinEntry(ctx: Context, { records, actorId, now }: WriteScope, thing: Discarded): Promise<string> {
  const { folderUrl, ...same } = thing
  const id = ctx.runtime.newId()
  await records.insert('RecycleBinItem', {
    ...same,
    siteId: ctx.site.id,
    id,
    stage: 1,
    title: beginningOf(thing.title, 255),
    directory: folderUrl.replace(/^\//, ''),
    deletedBy: actorId,
    deletedAt: now,
    state: thing.state ?? null,
  })
  return id
}

/** The change of an entry itself, which nobody is told. It names the list and the item, because these may be under a legal hold. */
export function changeOfEntry({ id, kind, webId, listId, itemId, objectId }: BinEntry, type: 'update' | 'delete'): Change {
  const list = kind === binKinds.list ? objectId : listId
  return {
    ...{ entity: 'binEntry', type, webId, objectId: id },
    ...(list !== null && { listId: list }),
    ...(itemId !== null && { itemId }),
  }
}

/** A unique key for a recycled object. No title or file name can equal it. */
export const freedKey = (entryId: string): string => `recycled:${entryId}`
