import type { RecycleBinItemRow } from '../../../generated/prisma/content.ts'
import type { WriteScope } from '../access/access.ts'
import type { Context } from '../access/context.ts'

/** ItemType of what the bin holds (rest.md 8). */
export const binKinds = { file: 1, item: 3, list: 4, folder: 5, attachment: 7 } as const

export type BinEntry = RecycleBinItemRow

/** What is put into the bin. */
export interface Discarded {
  readonly kind: number
  readonly webId: string
  readonly listId: string | null
  readonly itemId: number | null
  /** The GUID of the thing itself. */
  readonly objectId: string
  readonly title: string
  /** Server-relative URL of the folder that it was in. */
  readonly folderUrl: string
  readonly leafName: string
  readonly sizeBytes: number
  readonly authorId: number
}

/**
 * Puts an entry into the bin and answers its id, which the discarded rows are
 * to carry in `recycledIn`: so they leave every list, count and query.
 */
export async function addBinEntry(ctx: Context, { records, actorId, now }: WriteScope, thing: Discarded): Promise<string> {
  const { folderUrl, ...same } = thing
  const id = ctx.runtime.newId()
  await records.insert('RecycleBinItem', {
    ...same,
    siteId: ctx.site.id,
    id,
    stage: 1,
    title: thing.title.slice(0, 255),
    directory: folderUrl.replace(/^\//, ''),
    deletedBy: actorId,
    deletedAt: now,
    state: null,
  })
  return id
}

/** Keys are unique, also among recycled things: this one is nobody's title or file name. */
export const freedKey = (entryId: string): string => `recycled:${entryId}`
