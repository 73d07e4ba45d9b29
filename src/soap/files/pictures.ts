import type { Context } from '../../core/access/context.ts'
import type { StoredContent } from '../../core/content/blobs/blobs.ts'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { PictureStep, Pictures } from '../../core/kernel/pictures/pictures.ts'
import { childElements, type XmlElement } from '../../formats/xml.ts'

/** A box that a smaller picture fits into, in pixels. */
interface Box {
  readonly width: number
  readonly height: number
}

/** The sizes of Download: the original, the thumbnail, the web size (protocol/soap-services#imaging). */
export const pictureSizes: readonly (Box | 'original')[] = ['original', { width: 160, height: 160 }, { width: 640, height: 480 }]

/** Every byte of a file, once it is read. */
export async function* wholeContent({ open, sizeBytes }: StoredContent): AsyncGenerator<Uint8Array> {
  yield* await open({ start: 0, end: sizeBytes })
}

const mostKept = 64

/** Returns a function that makes smaller pictures of files, and keeps those that were asked for last. */
export function shrinking(pictures: Pictures): (ctx: Context, content: StoredContent, box: Box) => Promise<Uint8Array> {
  const kept = new BoundedMap<string, Uint8Array>(mostKept)
  return async ({ site }, content, box) => {
    // The tag changes with the bytes.
    const key = `${site.id} ${content.source} ${content.etag} ${box.width}`
    const known = kept.get(key)
    if (known) return known
    const made = await pictures.shrink(wholeContent(content), box)
    kept.set(key, made)
    return made
  }
}

const mostSteps = 20
const mostPixels = 100_000

/**
 * The steps of a recipe: its elements `rotate`, `flip`, `resize`, `crop` and `gray`, in order, in any namespace and case
 * (protocol/soap-services#imaging). Fails with `invalid_request`.
 */
export function stepsIn(recipe: readonly XmlElement[]): readonly PictureStep[] {
  const [first] = recipe
  const elements = recipe.length === 1 && first && first.name.toLowerCase() === 'recipe' ? childElements(first) : recipe
  if (elements.length === 0) throw invalid('The recipe has no step. It takes rotate, flip, resize, crop and gray.')
  if (elements.length > mostSteps) throw invalid(`A recipe has ${mostSteps} steps at most; ${elements.length} were given.`)
  return elements.map(stepOf)
}

function stepOf(element: XmlElement): PictureStep {
  const kind = element.name.toLowerCase()
  switch (kind) {
    case 'rotate': {
      const degrees = wholeNumber(element, 'degrees', -270)
      const quarters = (((degrees / 90) % 4) + 4) % 4
      if (quarters !== 1 && quarters !== 2 && quarters !== 3) throw invalid(`rotate takes degrees of 90, 180 or 270; ${degrees} was given.`)
      return { kind, quarters }
    }
    case 'flip': {
      const direction = element.attributes.get('direction')?.toLowerCase()
      if (direction !== 'horizontal' && direction !== 'vertical') throw invalid('flip takes the direction horizontal or vertical.')
      return { kind, direction }
    }
    case 'resize':
      return { kind, width: wholeNumber(element, 'width', 1), height: wholeNumber(element, 'height', 1) }
    case 'crop': {
      const left = wholeNumber(element, 'left', 0)
      const top = wholeNumber(element, 'top', 0)
      return { kind, left, top, width: wholeNumber(element, 'width', 1), height: wholeNumber(element, 'height', 1) }
    }
    case 'gray':
      return { kind }
    default:
      throw invalid(`A recipe has no step '${element.name.slice(0, 60)}'. It takes rotate, flip, resize, crop and gray.`)
  }
}

function wholeNumber(element: XmlElement, name: string, least: number): number {
  const text = element.attributes.get(name) ?? ''
  const value = /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= mostPixels) return value
  throw invalid(
    `${element.name} needs the attribute ${name}, a whole number from ${least} to ${mostPixels}; '${text.slice(0, 20)}' was given.`,
  )
}
