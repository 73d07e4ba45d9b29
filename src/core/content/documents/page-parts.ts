import type { DocumentRow, WebPartRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Document } from './documents.ts'

/** Only pages have web parts. */
export const isPage = ({ leafName }: Pick<DocumentRow, 'leafName'>): boolean => leafName.toLowerCase().endsWith('.aspx')

/** The web parts of a document, zone by zone, each zone in its order. */
export async function partsOfPage(records: ContentRecords, siteId: string, documentId: string): Promise<WebPartRow[]> {
  return records.query('WebPart', { where: { siteId, documentId }, orderBy: ['zoneId', 'ordinal', 'id'] })
}

/**
 * Gives a copied page the web parts of its source, with ids of their own, instead of those that it has. Old versions have no parts,
 * so a copy of one has none.
 */
export async function copyParts(
  ctx: Context,
  records: ContentRecords,
  { row: source, isEarlier }: Document,
  copy: DocumentRow,
): Promise<void> {
  if (!isPage(copy)) return
  const { siteId, id: documentId } = copy
  await records.delete('WebPart', { siteId, documentId })
  if (isEarlier || !isPage(source)) return
  for (const part of await partsOfPage(records, siteId, source.id))
    await records.insert('WebPart', { ...part, documentId, id: ctx.runtime.newId(), version: 1 })
}
