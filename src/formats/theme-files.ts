import type { ThemeReaders } from '../core/acts/sites/themes.ts'
import { invalid } from '../core/kernel/errors.ts'
import { childElements, parseXml, type XmlElement } from './xml.ts'

const mostEntries = 200
const mostNameLength = 100

/** The root of a theme file. Fails with `invalid_request` if it is another one. */
function rootOf(text: string, name: 'colorPalette' | 'fontScheme'): XmlElement {
  const root = parseXml(text.replace(/^\uFEFF/, ''))
  if (root.name === name) return root
  throw invalid(`The root of the file must be the element ${name}; it is ${root.name.slice(0, 60)}.`)
}

function checked(pairs: readonly (readonly [string, string])[], what: string): readonly (readonly [string, string])[] {
  if (pairs.length === 0) throw invalid(`The file has no ${what}.`)
  if (pairs.length > mostEntries) throw invalid(`The file has ${pairs.length} ${what}, of at most ${mostEntries}.`)
  const wrong = pairs.find(([name, value]) => name === '' || name.length > mostNameLength || value.length > mostNameLength)
  if (wrong) throw invalid(`Each of the ${what} needs a name, and has at most ${mostNameLength} characters.`)
  return pairs
}

/** Reads palettes and font schemes. */
export const themeReaders: ThemeReaders = {
  colorsIn(text) {
    const colors = childElements(rootOf(text, 'colorPalette')).filter(({ name }) => name === 'color')
    const pairs = colors.map(({ attributes }) => [attributes.get('name') ?? '', attributes.get('value') ?? ''] as const)
    const wrong = pairs.find(([, value]) => !/^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value))
    if (wrong)
      throw invalid(`The color '${wrong[0].slice(0, 60)}' must have six or eight hexadecimal digits; it has '${wrong[1].slice(0, 60)}'.`)
    return checked(pairs, 'colors')
  },

  fontsIn(text) {
    const slots = childElements(rootOf(text, 'fontScheme'))
      .filter(({ name }) => name === 'fontSlots')
      .flatMap(childElements)
      .filter(({ name }) => name === 'fontSlot')
    return checked(
      slots.map((slot) => {
        const latin = childElements(slot).find(({ name }) => name === 'latin')
        return [slot.attributes.get('name') ?? '', latin?.attributes.get('typeface') ?? ''] as const
      }),
      'fonts',
    )
  },
}
