import type { OutputInfo, Sharp, SharpOptions } from 'sharp'
import { DomainError, invalidOperation } from '../../core/kernel/errors.ts'
import type { PictureStep, Pictures } from '../../core/kernel/pictures/pictures.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

const mostBytes = 64 * 1024 * 1024
const mostPixels = 40_000_000
/** A step holds two pictures in memory, with up to four bytes for each pixel: one edit takes about 100 MB at most. */
const mostEditedPixels = 12_000_000
const mostSeconds = 20
const shrunkAtOnce = 2
const editedAtOnce = 1
const mostWaiting = 64

const limits: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 }
const editLimits: SharpOptions = { ...limits, limitInputPixels: mostEditedPixels }

type Library = (input: Buffer, options?: SharpOptions) => Sharp

let library: Promise<Library> | undefined

/** Loads the library at the first picture. It reads the formats of pictures only: others, such as SVG and PDF, refer to further files. */
const load = (): Promise<Library> =>
  (library ??= import('sharp').then(prepared, (error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    // The program as a single file has no packages (scripts/release/single.ts).
    if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw invalidOperation('This server changes no pictures: the package sharp is not installed beside it.')
  }))

function prepared({ default: sharp }: typeof import('sharp')): Library {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Tiff'].map((format) => `VipsForeignLoad${format}`) })
  return sharp
}

/** Pictures that libvips changes on threads of its own (docs/decisions/0044-messages-and-pictures-as-they-arrive.md). */
export function sharpPictures(): Pictures {
  const turns = makeTurns(shrunkAtOnce)
  const editTurns = makeTurns(editedAtOnce)
  return {
    shrink: (bytes, { width, height }) =>
      turns(async () => {
        const sharp = await load()
        const input = await wholeOf(bytes)
        return readable(() =>
          sharp(input, limits)
            .autoOrient()
            .resize({ width, height, fit: 'inside', withoutEnlargement: true })
            .flatten({ background: '#ffffff' })
            .timeout({ seconds: mostSeconds })
            .jpeg({ quality: 82 })
            .toBuffer(),
        )
      }),
    edit: (bytes, steps) =>
      editTurns(async () => {
        const sharp = await load()
        const input = await wholeOf(bytes)
        return readable(async () => {
          const { format } = await sharp(input, editLimits).metadata()
          const first = sharp(input, editLimits).autoOrient().timeout({ seconds: mostSeconds })
          let { data, info }: Pixels = await first.raw().toBuffer({ resolveWithObject: true })
          for (const step of steps) ({ data, info } = await changed(sharp, { data, info }, step))
          return await raw(sharp, { data, info }).toFormat(format).toBuffer()
        })
      }),
  }
}

interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

const raw = (sharp: Library, { data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: mostEditedPixels }).timeout({ seconds: mostSeconds })

/** Each step has its own pass: in one, the library chooses the order. */
async function changed(sharp: Library, pixels: Pixels, step: PictureStep): Promise<Pixels> {
  const { width, height } = pixels.info
  const picture = raw(sharp, pixels)
  switch (step.kind) {
    case 'rotate':
      picture.rotate(90 * step.quarters)
      break
    case 'flip':
      if (step.direction === 'vertical') picture.flip()
      else picture.flop()
      break
    case 'resize':
      picture.resize({ width: step.width, height: step.height, fit: 'inside', withoutEnlargement: true })
      break
    case 'crop':
      if (step.left + step.width > width || step.top + step.height > height)
        throw invalidOperation(`The part to keep does not lie within the ${width} x ${height} pixels that the picture has at this step.`)
      picture.extract({ left: step.left, top: step.top, width: step.width, height: step.height })
      break
    case 'gray':
      picture.grayscale()
  }
  return picture.raw().toBuffer({ resolveWithObject: true })
}

async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > mostBytes) throw invalidOperation(`Pictures of at most ${mostBytes} bytes are changed here.`)
    pieces.push(Buffer.from(piece))
  }
  return Buffer.concat(pieces)
}

/** Whatever the library says of the bytes, they are no picture that can be changed. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    // Some errors are thrown before the promise.
    return await work()
  } catch (error) {
    if (error instanceof DomainError) throw error
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '').slice(0, 200) : ''
    throw invalidOperation(
      `The file cannot be changed as a picture: ${why}. JPEG, PNG, GIF, WebP and TIFF of at most ${mostPixels} pixels are read (${mostEditedPixels} to edit them), for at most ${mostSeconds} seconds.`,
    )
  }
}

/** Runs work when its turn comes, `atOnce` at a time. */
function makeTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= mostWaiting) throw new DomainError(kernelReasons.long_reads_busy)
      // The one before passes its turn on.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
