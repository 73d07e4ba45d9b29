import type { ContentTables } from '../../../../generated/prisma/content.ts'
import type { Records } from '../../kernel/ports.ts'
import type { RowImage } from './images.ts'

type JournalRecords = Records<Pick<ContentTables, 'JournalRow'>>

/** A state of a site: the last record that counts, and the first one since the snapshot before it. */
export interface Moment {
  readonly began: number
  readonly sequence: number
}

/** The images in the order of their records, the latest first. */
const latestFirst = { orderBy: ['sequence'], descending: ['sequence'], limit: 1 } as const

/** The last image of a row in the records of a state; undefined if there is none. */
export async function lastImage(
  records: JournalRecords,
  row: Pick<RowImage, 'siteId' | 'tableName' | 'rowKey'>,
  { began, sequence }: Moment,
): Promise<RowImage | undefined> {
  const { siteId, tableName, rowKey } = row
  const page = { above: { sequence: began - 1 }, upTo: { sequence }, ...latestFirst }
  const [found] = await records.query('JournalRow', { where: { siteId, tableName, rowKey }, ...page })
  return found
}

/** The last image with a lookup key, if the row still has that key in this state. Two rows never have the same one. */
export async function imageWithKey(
  records: JournalRecords,
  row: { readonly siteId: string; readonly tableName: string; readonly lookupKey: string },
  moment: Moment,
): Promise<RowImage | undefined> {
  const page = { above: { sequence: moment.began - 1 }, upTo: { sequence: moment.sequence }, ...latestFirst }
  const [found] = await records.query('JournalRow', { where: { ...row }, ...page })
  const last = found && (await lastImage(records, found, moment))
  return last?.lookupKey === row.lookupKey ? last : undefined
}

/** The maximum number of images that are read at a time. */
const pageSize = 500

/** The images, in a state, of all rows whose keys begin with `first` and a slash. */
export async function imagesBelow(
  records: JournalRecords,
  { siteId, tableName, first }: { readonly siteId: string; readonly tableName: string; readonly first: string },
  { began, sequence }: Moment,
): Promise<RowImage[]> {
  const last = new Map<string, RowImage>()
  // The character after a slash is 0.
  const upTo = { rowKey: `${first}0`, sequence }
  for (let rowKey = `${first}/`; ; ) {
    const page = await records.query('JournalRow', {
      where: { siteId, tableName },
      above: { rowKey, sequence: began - 1 },
      upTo,
      orderBy: ['rowKey', 'sequence'],
      limit: pageSize,
    })
    for (const row of page) last.set(row.rowKey, row)
    const end = page.at(-1)
    if (!end || page.length < pageSize) break
    // A row with more images than a page holds: its last one is found directly.
    const latest = await lastImage(records, end, { began, sequence })
    if (latest) last.set(end.rowKey, latest)
    rowKey = end.rowKey
  }
  return [...last.values()].filter(({ image }) => image !== null)
}
