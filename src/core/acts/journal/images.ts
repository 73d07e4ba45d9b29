import { hash } from 'node:crypto'
import type { ContentTable } from '../../kernel/ports.ts'

/** A row of any table. */
export type PlainRow = Readonly<Record<string, unknown>>

/** The columns of the key of every table, the site id first. */
export type TableKeys = ReadonlyMap<ContentTable, readonly string[]>

/** A row as a record of the journal leaves it. */
export interface RowImage {
  readonly siteId: string
  readonly tableName: string
  /** The values of its key after the site id, with slashes between them. */
  readonly rowKey: string
  readonly lookupKey: string | null
  /** Its values as JSON, without the site id and without nulls; null if the row is gone. */
  readonly image: string | null
}

/**
 * Tables that the journal does not record: its own, the rows that wait for the audit log, and the pieces of stored bytes,
 * which never change.
 */
const unrecorded: ReadonlySet<string> = new Set<ContentTable>(['JournalRecord', 'JournalRow', 'JournalHead', 'AuditRecord', 'BlobChunk'])

export const isRecorded = (table: string): boolean => !unrecorded.has(table)

/** A longer key is shortened, with its hash at the end, because databases limit the length of keys. */
const maxKeyLength = 600

/** The key of a row in the journal. */
export const rowKeyOf = (values: readonly unknown[]): string => {
  const key = values.map(String).join('/')
  return key.length <= maxKeyLength ? key : `${key.slice(0, maxKeyLength - 65)}#${hash('sha256', key)}`
}

/** The key of a document in its folder. */
export const childKey = (parentId: string, leafKey: string): string => `${parentId}/${leafKey}`

function lookupKeyOf(table: string, row: PlainRow): string | null {
  if (table === 'Document') return childKey(String(row.parentId), String(row.leafKey))
  return table === 'List' || table === 'Web' ? String(row.rootFolderId) : null
}

/** The key of a row, for its table. */
const keyOf = (keys: TableKeys, table: string, row: PlainRow): string =>
  rowKeyOf((keys.get(table as ContentTable) ?? []).slice(1).map((column) => row[column]))

/** The image of a row. */
export function imageOf(keys: TableKeys, table: string, row: PlainRow): RowImage {
  const kept = Object.entries(row).filter(([name, value]) => value !== null && value !== undefined && name !== 'siteId')
  return {
    siteId: String(row.siteId),
    tableName: table,
    rowKey: keyOf(keys, table, row),
    lookupKey: lookupKeyOf(table, row),
    image: JSON.stringify(Object.fromEntries(kept)),
  }
}

/** The image of a row that is gone. `row` has at least the columns of its key. */
export const goneImage = (keys: TableKeys, table: string, row: PlainRow): RowImage => ({
  siteId: String(row.siteId),
  tableName: table,
  rowKey: keyOf(keys, table, row),
  lookupKey: null,
  image: null,
})

/** The row of an image, with null in the columns that have no value. */
export function rowOfImage(columns: readonly string[], siteId: string, image: string): PlainRow {
  const values = JSON.parse(image) as PlainRow
  return Object.fromEntries(columns.map((name) => [name, name === 'siteId' ? siteId : (values[name] ?? null)]))
}

/** The images in the order of their hash. Of several images of a row, the last one remains. */
export function inOrder<R extends Omit<RowImage, 'siteId'>>(images: readonly R[]): readonly R[] {
  if (images.every((image, at) => at === 0 || isAfter(image, images[at - 1]))) return images
  const last = new Map(images.map((image) => [`${image.tableName}/${image.rowKey}`, image]))
  return [...last.values()].sort((one, other) => (isAfter(one, other) ? 1 : -1))
}

function isAfter(image: Omit<RowImage, 'siteId'>, other: Omit<RowImage, 'siteId'> | undefined): boolean {
  if (!other) return true
  return image.tableName === other.tableName ? image.rowKey > other.rowKey : image.tableName > other.tableName
}

/** SHA-256 of ordered images, in lower-case hexadecimal digits. */
export const hashOfImages = (images: readonly Omit<RowImage, 'siteId'>[]): string => hash('sha256', images.map(hashedText).join(''))

/** The lengths of the texts come first, so that no two lists of images have the same text. A missing text has the length `-`. */
const hashedText = ({ tableName, rowKey, lookupKey, image }: Omit<RowImage, 'siteId'>): string =>
  `${tableName.length},${rowKey.length},${lookupKey?.length ?? '-'},${image?.length ?? '-'}\n${tableName}${rowKey}${lookupKey ?? ''}${image ?? ''}`

/**
 * Images in the order in which they were written. `bytes` is the text that `hashOfImages` hashes, but with lengths in bytes of
 * UTF-8; `sequences` has the number of the record of each image.
 */
export interface PackedImages {
  readonly sequences: readonly number[]
  readonly bytes: Buffer
  readonly isAscii: boolean
}

/** Takes the images of one record after the other from packed images. */
export class PackedImageReader {
  readonly #packed: PackedImages
  #image = 0
  #at = 0

  constructor(packed: PackedImages) {
    this.#packed = packed
  }

  get isAtEnd(): boolean {
    return this.#image === this.#packed.sequences.length && this.#at === this.#packed.bytes.length
  }

  /** The number of images of a record, and their hash; undefined if the bytes could stand for other images too. */
  take(sequence: number): { readonly count: number; readonly rowsHash: string | undefined } {
    const { sequences, bytes, isAscii } = this.#packed
    const from = this.#at
    let count = 0
    for (; sequences[this.#image] === sequence; this.#image += 1) {
      this.#at = endOfImage(bytes, this.#at)
      count += 1
    }
    const part = bytes.subarray(from, this.#at)
    return { count, rowsHash: isAscii ? hash('sha256', part) : hashOfPart(part) }
  }
}

const [comma, digit0, lineFeed] = [0x2c, 0x30, 0x0a]

/** The end of an image that begins at `at`: behind its line of lengths, and its texts. */
function endOfImage(bytes: Buffer, at: number): number {
  let [length, sum] = [0, 0]
  for (let next = at; next < bytes.length; next += 1) {
    const byte = bytes[next] ?? 0
    if (byte >= digit0) length = 10 * length + byte - digit0
    else {
      if (byte === comma || byte === lineFeed) [length, sum] = [0, sum + length]
      if (byte === lineFeed) return next + 1 + sum
    }
  }
  return bytes.length
}

function hashOfPart(part: Buffer): string | undefined {
  const text = part.toString()
  // A replacement character may stand for any byte that is no UTF-8.
  if (text.includes('\ufffd')) return undefined
  if (text.length === part.length) return hash('sha256', part)
  const images = unpacked(part)
  return images && hashOfImages(images)
}

function unpacked(bytes: Buffer): Omit<RowImage, 'siteId'>[] | undefined {
  const images: Omit<RowImage, 'siteId'>[] = []
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf(lineFeed, at)
    const lengths = bytes.toString('latin1', at, lineEnd).split(',')
    let from = lineEnd + 1
    const values = lengths.map((length) => {
      if (length === '-') return null
      const begin = from
      from += Number(length)
      return bytes.toString('utf8', begin, from)
    })
    const [tableName, rowKey, lookupKey = null, image = null] = values
    if (!(from > at) || typeof tableName !== 'string' || typeof rowKey !== 'string') return undefined
    images.push({ tableName, rowKey, lookupKey, image })
    at = from
  }
  return images
}
