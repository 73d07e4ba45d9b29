import type { ItemRow } from '../../../generated/prisma/content.ts'

/** What decided who could see a thing before it was deleted. */
export interface SeenBefore {
  readonly scopeId: string
  /** Absent for lists and webs. */
  readonly item?: Pick<ItemRow, 'authorId' | 'moderationStatus' | 'uiVersion'> & { readonly isFile: boolean }
}

/** What decides who sees an item. */
export const seenItem = ({ scopeId, authorId, moderationStatus, uiVersion, documentId, kind }: ItemRow): SeenBefore => ({
  scopeId,
  item: { authorId, moderationStatus, uiVersion, isFile: documentId !== null && kind === 0 },
})

/** The text that the change log stores. */
export const writeSeen = ({ scopeId, item }: SeenBefore): string =>
  item ? [scopeId, item.authorId, item.moderationStatus, item.uiVersion, item.isFile ? 'file' : 'item'].join(' ') : scopeId

/** What `writeSeen` wrote; undefined without a text. */
export function readSeen(text: string | null): SeenBefore | undefined {
  if (text === null || text === '') return undefined
  const [scopeId = '', authorId, moderationStatus, uiVersion, kind] = text.split(' ')
  if (authorId === undefined) return { scopeId }
  const numbers = { authorId: Number(authorId), moderationStatus: Number(moderationStatus), uiVersion: Number(uiVersion) }
  return { scopeId, item: { ...numbers, isFile: kind === 'file' } }
}
