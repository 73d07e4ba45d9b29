import { aggregations, type ViewSettings } from '../../core/acts/lists/view-settings.ts'
import { childElements, escapeXmlAttribute, textOf, type XmlElement } from '../xml.ts'
import { refuse } from './caml-element.ts'

/** The maximum number of elements in the formats of a view. */
const mostElements = 500

/** Reads an `Aggregations` element (protocol/caml#views). Fails with `invalid_caml`. */
export function readAggregations(element: XmlElement): ViewSettings {
  if (element.name !== 'Aggregations') throw refuse(element, 'is not Aggregations')
  const read = childElements(element).map((child) => {
    if (child.name !== 'FieldRef') throw refuse(child, 'is not allowed in Aggregations; only FieldRef is')
    const field = child.attributes.get('Name') ?? ''
    const given = (child.attributes.get('Type') ?? '').toUpperCase()
    const type = aggregations.find((one) => one === given)
    if (field === '' || type === undefined) throw refuse(child, `needs a Name, and as Type one of ${aggregations.join(', ')}`)
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
  const sums = aggregationsXml(settings)
  const before = sums === '' ? '' : `<Aggregations Value="${aggregationsStatus(settings)}">${sums}</Aggregations>`
  return settings.formats === undefined ? before : `${before}<Formats>${settings.formats}</Formats>`
}
