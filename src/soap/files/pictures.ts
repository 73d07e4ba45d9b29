import { invalid } from '../../core/kernel/errors.ts'
import type { PictureStep } from '../../core/kernel/pictures/pictures.ts'
import { childElements, type XmlElement } from '../../formats/xml.ts'

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
