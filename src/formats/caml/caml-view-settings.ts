import { aggregations, type ViewSettings } from '../../core/acts/lists/view-settings.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { childElements, escapeXml, escapeXmlAttribute, parseXml, textOf, type XmlElement } from '../xml.ts'
import { refuse, refuseName } from './caml-element.ts'

/** The maximum number of elements in the formats of a view. */
const mostElements = 500

/** Reads an `Aggregations` element (protocol/caml#views). Fails with `invalid_caml`. */
export function readAggregations(element: XmlElement): ViewSettings {
  if (element.name !== 'Aggregations') throw refuse(element, 'is not Aggregations')
  const read = childElements(element).map((child) => {
    if (child.name !== 'FieldRef') throw refuseName(child, 'is not allowed in Aggregations; only FieldRef is', ['FieldRef'])
    const field = child.attributes.get('Name') ?? ''
    const given = (child.attributes.get('Type') ?? '').toUpperCase()
    const type = aggregations.find((one) => one === given)
    if (field === '' || type === undefined)
      throw refuse(child, `needs a Name, and as Type one of ${aggregations.join(', ')}`, didYouMean(given, aggregations))
    return { field, type }
  })
  return { aggregations: read, showsAggregations: element.attributes.get('Value') !== 'Off' }
}

/** Reads a `Formats` element: formats of the view, and of its columns. Fails with `invalid_caml`. */
export function readFormats(element: XmlElement): ViewSettings {
  if (element.name !== 'Formats') throw refuse(element, 'is not Formats')
  const parts = childElements(element)
  const inner = parts.flatMap((part) => (part.name === 'Format' ? childElements(part) : []))
  if (parts.length + inner.length > mostElements) throw refuse(element, `has at most ${mostElements} elements`)
  const wrong = [
    ...parts.filter(({ name }) => name !== 'Format' && name !== 'FormatDef'),
    ...inner.filter(({ name }) => name !== 'FormatDef'),
  ]
  const [first] = wrong
  if (first) throw refuse(first, 'is not allowed in Formats; allowed are FormatDef, and Format with FormatDef in it')
  const formats = parts.map((part) =>
    part.name === 'Format'
      ? `<Format Name="${attribute(part, 'Name')}">${childElements(part).map(definition).join('')}</Format>`
      : definition(part),
  )
  return { formats: formats.join('') }
}

const attribute = (element: XmlElement, name: string): string => escapeXmlAttribute(element.attributes.get(name) ?? '')

function definition(element: XmlElement): string {
  if (childElements(element).length > 0 || textOf(element).trim() !== '') throw refuse(element, 'has attributes alone: Type and Value')
  return `<FormatDef Type="${attribute(element, 'Type')}" Value="${attribute(element, 'Value')}" />`
}

/** The content of the `Aggregations` element of a view; empty for none. */
export const aggregationsXml = ({ aggregations: all = [] }: ViewSettings): string =>
  all.map(({ field, type }) => `<FieldRef Name="${escapeXmlAttribute(field)}" Type="${type}" />`).join('')

/** Whether the pages of a view show its aggregations. */
export const aggregationsStatus = ({ showsAggregations }: ViewSettings): 'On' | 'Off' => (showsAggregations === true ? 'On' : 'Off')

/** The elements of these settings in the XML of a view. */
export function viewSettingsXml(settings: ViewSettings): string {
  const { formats, jsLink } = settings
  const sums = aggregationsXml(settings)
  const before = sums === '' ? '' : `<Aggregations Value="${aggregationsStatus(settings)}">${sums}</Aggregations>`
  const middle = formats === undefined ? '' : `<Formats>${formats}</Formats>`
  return `${before}${middle}${jsLink === undefined ? '' : `<JSLink>${escapeXml(jsLink)}</JSLink>`}`
}

/** The settings in the XML of a view; what it does not have is taken away. Fails with `invalid_caml`, `invalid_request`. */
export function viewSettingsIn(text: string): ViewSettings {
  const view = text.trim() === '' ? undefined : parseXml(text)
  const part = (name: string) => view && childElements(view).find((child) => child.name === name)
  const [sums, formats, jsLink] = [part('Aggregations'), part('Formats'), part('JSLink')]
  return {
    ...(sums ? readAggregations(sums) : { aggregations: [] }),
    ...(formats ? readFormats(formats) : { formats: '' }),
    jsLink: jsLink ? textOf(jsLink).trim() : '',
  }
}

/** The properties of a view that are settings; an empty text takes one away, and what is missing stays. */
export interface GivenViewSettings {
  readonly Aggregations?: string | null | undefined
  readonly AggregationsStatus?: string | null | undefined
  readonly Formats?: string | null | undefined
  readonly JSLink?: string | null | undefined
}

/** Reads these properties: aggregations and formats as the content of their element, or with it. Fails as `readAggregations`. */
export function givenViewSettings(given: GivenViewSettings): ViewSettings {
  const { Aggregations, AggregationsStatus, Formats, JSLink } = given
  const sums = Aggregations === undefined ? undefined : elementOf('Aggregations', Aggregations ?? '')
  const formats = Formats === undefined ? undefined : elementOf('Formats', Formats ?? '')
  const { aggregations: all, showsAggregations } = sums ? readAggregations(sums) : {}
  const written = sums?.attributes.has('Value') ? showsAggregations : undefined
  const shows = AggregationsStatus === undefined ? written : AggregationsStatus === 'On'
  return {
    ...(all && { aggregations: all }),
    ...(shows !== undefined && { showsAggregations: shows }),
    ...(formats && readFormats(formats)),
    ...(JSLink !== undefined && { jsLink: JSLink ?? '' }),
  }
}

function elementOf(name: string, text: string): XmlElement {
  const trimmed = text.trim()
  return parseXml(trimmed.startsWith(`<${name}`) ? trimmed : `<${name}>${trimmed}</${name}>`)
}
