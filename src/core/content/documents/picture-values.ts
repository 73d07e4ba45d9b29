import type { Context } from '../../access/context.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import type { NewBlob } from '../blobs/blobs.ts'
import { type CheckedValues, checkValue } from '../items/values.ts'

/** The template of picture libraries. */
export const pictureTemplate = 109
/** The head of a picture, in which its size stands. Cameras put previews and colour profiles before it. */
const mostHeadBytes = 1024 * 1024

/** The values that bytes have in the columns of a list. */
type ValuesIn = (list: List | undefined) => CheckedValues

const none: CheckedValues = new Map()
const noValues: ValuesIn = () => none

/**
 * Reads the size of a picture from its stored bytes, for the columns of a picture library: no value for bytes that are no
 * picture, and no column outside picture libraries. Call it before the transaction, and its result in it.
 */
export async function measurePicture({ site }: Context, list: List | undefined, blob: NewBlob): Promise<ValuesIn> {
  if (list?.row.baseTemplate !== pictureTemplate) return noValues
  const bytes = await site.database.blobs.read({ siteId: site.id, id: blob.id }, { start: 0, end: blob.sizeBytes })
  const size = bytes && (await sizeOfPicture(bytes))
  return (current) => {
    const values = new Map<Field, FieldValue>()
    for (const [name, pixels] of Object.entries({ ImageWidth: size?.width, ImageHeight: size?.height })) {
      const field = current?.fieldsByName.get(name)
      if (field?.type === 'Number' && field.slot !== undefined && !field.required) values.set(field, checkValue(field, pixels))
    }
    return values
  }
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size in pixels, as the head of a JPEG, PNG, GIF, BMP or WebP file tells it. Reads no further than needed, and at most 1 MiB. */
export async function sizeOfPicture(bytes: AsyncIterable<Uint8Array>): Promise<PictureSize | undefined> {
  let head = Buffer.alloc(0)
  for await (const piece of bytes) {
    head = Buffer.concat([head, piece])
    const size = sizeIn(head)
    if (size !== 'unknown yet') return size
    if (head.length > mostHeadBytes) return undefined
  }
  return undefined
}

type Found = PictureSize | undefined | 'unknown yet'

/** The bytes that hold the size in all formats but JPEG. */
const shortHead = 30

function sizeIn(head: Buffer): Found {
  if (head.length >= 2 && head.readUInt16BE(0) === 0xffd8) return sizeInJpeg(head)
  if (head.length < shortHead) return 'unknown yet'
  const kind = head.toString('latin1', 0, 4)
  if (kind === '\x89PNG') return some(head.readUInt32BE(16), head.readUInt32BE(20))
  if (kind === 'GIF8') return some(head.readUInt16LE(6), head.readUInt16LE(8))
  // The height of a BMP is negative if its rows begin at the top.
  if (kind.startsWith('BM')) return some(head.readInt32LE(18), Math.abs(head.readInt32LE(22)))
  if (kind === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return sizeInWebP(head)
  return undefined
}

const mostPixels = 1_000_000
const some = (width: number, height: number): PictureSize | undefined =>
  width > 0 && height > 0 && width <= mostPixels && height <= mostPixels ? { width, height } : undefined

/** Segments with the size: `SOF0` to `SOF15`, without `DHT`, `JPG` and `DAC`. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function sizeInJpeg(head: Buffer): Found {
  for (let at = 2; at + 9 <= head.length; ) {
    if (head[at] !== 0xff) return undefined
    const marker = head[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return some(head.readUInt16BE(at + 7), head.readUInt16BE(at + 5))
    else if (marker === 0xda || marker === 0xd9) return undefined
    else at += 2 + Math.max(2, head.readUInt16BE(at + 2))
  }
  return 'unknown yet'
}

function sizeInWebP(head: Buffer): PictureSize | undefined {
  const kind = head.toString('latin1', 12, 16)
  if (kind === 'VP8X') return some(1 + head.readUIntLE(24, 3), 1 + head.readUIntLE(27, 3))
  if (kind === 'VP8 ') return some(head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff)
  if (kind !== 'VP8L') return undefined
  const bits = head.readUInt32LE(21)
  return some(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff))
}
