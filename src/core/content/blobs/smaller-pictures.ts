import type { Context } from '../../access/context.ts'
import { BoundedMap } from '../../kernel/bounded-map.ts'
import type { Pictures } from '../../kernel/pictures/pictures.ts'
import type { StoredContent } from './blobs.ts'

/** A box that a smaller picture fits into, in pixels. */
interface Box {
  readonly width: number
  readonly height: number
}

/** The boxes of the smaller pictures. */
export const thumbnail: Box = { width: 160, height: 160 }
export const webSize: Box = { width: 640, height: 480 }

/** The sizes of Download: the original, the thumbnail, the web size (protocol/soap-services#imaging). */
export const pictureSizes: readonly (Box | 'original')[] = ['original', thumbnail, webSize]

/** Every byte of a file, once it is read. */
export async function* wholeContent({ open, sizeBytes }: StoredContent): AsyncGenerator<Uint8Array> {
  yield* await open({ start: 0, end: sizeBytes })
}

type Shrink = (ctx: Context, content: StoredContent, box: Box) => Promise<Uint8Array>

const mostKept = 64
const shrinks = new WeakMap<Pictures, Shrink>()

/** Returns the function that makes smaller pictures of files, and keeps those that were asked for last, for all edges. */
export function shrinking(pictures: Pictures): Shrink {
  const known = shrinks.get(pictures)
  if (known) return known
  const kept = new BoundedMap<string, Uint8Array>(mostKept)
  const shrink: Shrink = async ({ site }, content, box) => {
    // The tag changes with the bytes.
    const key = `${site.id} ${content.source} ${content.etag} ${box.width}`
    const ready = kept.get(key)
    if (ready) return ready
    const made = await pictures.shrink(wholeContent(content), box)
    kept.set(key, made)
    return made
  }
  shrinks.set(pictures, shrink)
  return shrink
}

/** A smaller picture by its address. */
export interface SmallerPicture {
  /** The address of the picture itself. */
  readonly url: string
  readonly box: Box
}

const smallerForm = /^(.{0,1000})\/_([tw])\/([^/]{1,250})_([A-Za-z]{3,4})\.jpg$/i

/**
 * The picture and the size that an address in a folder `_t` or `_w` means: `/Photos/_t/a_png.jpg` is the thumbnail of
 * `/Photos/a.png`, and `_w` its size for webs. Undefined for any other address.
 */
export function smallerPictureAt(url: string): SmallerPicture | undefined {
  if (url.length > 2_000) return undefined
  const [, folder, size = '', name, extension] = smallerForm.exec(url) ?? []
  if (name === undefined) return undefined
  return { url: `${folder}/${name}.${extension}`, box: size.toLowerCase() === 't' ? thumbnail : webSize }
}

/** The columns of a library of pictures with the addresses of smaller pictures, and the folders of these. */
export const smallerFolders: ReadonlyMap<string, '_t' | '_w'> = new Map([
  ['EncodedAbsThumbnailUrl', '_t'],
  ['EncodedAbsWebImgUrl', '_w'],
])

/** The address of a smaller picture, as `smallerPictureAt` reads it; undefined for a name without the extension of a picture. */
export function smallerPictureUrl(folderUrl: string, name: string, size: '_t' | '_w'): string | undefined {
  const dot = name.lastIndexOf('.')
  const url = `${folderUrl}/${size}/${name.slice(0, Math.max(dot, 0))}_${name.slice(dot + 1)}.jpg`
  return dot > 0 && smallerPictureAt(url) ? url : undefined
}

/** The bytes of a smaller picture, with the age of the picture, and a tag of their own. */
export function smallerContent(content: StoredContent, bytes: Uint8Array, { box }: SmallerPicture): StoredContent {
  const size = `${box.width}`
  return {
    ...content,
    name: `${content.name.replaceAll('.', '_')}.jpg`,
    source: `${content.source} ${size}`,
    sizeBytes: bytes.length,
    etag: content.etag.replace(/"$/, `,${size}"`),
    open: ({ start, end }) => Promise.resolve(piecesOf(bytes.subarray(start, end))),
  }
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
