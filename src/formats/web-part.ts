import type { WebPartChange } from '../core/acts/web-parts/web-parts.ts'
import { invalid, invalidOperation } from '../core/kernel/errors.ts'
import { childElements, parseXml, textOf, writeXml, type XmlElement, xmlElement } from './xml.ts'

/** What the XML of a web part says. */
export interface WebPartText {
  readonly title: string
  readonly typeName: string
  /** The element `WebPart` of version 2 or `webPart` of version 3, on its own. */
  readonly content: string
  readonly zoneId?: string
  readonly ordinal?: number
}

/** The two versions of the XML of web parts. */
const version2 = 'http://schemas.microsoft.com/WebPart/v2'
const version3 = 'http://schemas.microsoft.com/WebPart/v3'

const longestText = 65_536
const limits = { depth: 32, nodes: 4_000, attributes: 64 } as const

/** The names of the properties that have the place of a part, by the namespace of its XML. */
const placeNames = { [version2]: { zone: 'ZoneID', ordinal: 'PartOrder' }, [version3]: { zone: 'ZoneID', ordinal: 'ZoneIndex' } } as const

/**
 * Reads the XML of a web part in version 2 or 3. Fails with `invalid_request` for other XML, for more than 65,536 characters, and for
 * a place that is no number.
 */
export function readWebPart(text: string): WebPartText {
  if (text.length > longestText) throw invalid(`The XML of a web part has ${longestText} characters at most; ${text.length} were given.`)
  const part = partElement(parseXml(text.trim(), limits))
  const said = new Map(propertiesOfElement(part))
  const names = placeNames[part.namespace === version2 ? version2 : version3]
  const zoneId = said.get(names.zone)
  const order = said.get(names.ordinal)
  if (order !== undefined && !/^\d{1,9}$/.test(order)) throw invalid(`The ${names.ordinal} of a web part must be a number from 0 on.`)
  return {
    title: said.get('Title') ?? '',
    typeName: said.get('TypeName') ?? '',
    content: writeXml({ ...part, attributes: new Map([...part.attributes].filter(([name]) => name !== 'ID')) }),
    ...(zoneId !== undefined && zoneId !== '' && { zoneId }),
    ...(order !== undefined && { ordinal: Number(order) }),
  }
}

function partElement(root: XmlElement): XmlElement {
  if (root.name === 'WebPart' && root.namespace === version2) return root
  const part = root.name === 'webParts' ? childElements(root)[0] : root
  if (part?.name === 'webPart' && part.namespace === version3) return part
  throw invalid(`The XML of a web part is an element WebPart of the namespace ${version2}, or webPart of ${version3}.`)
}

const named = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && childElements(element).find((child) => child.name === name)

/** The properties of a part by their names, as texts. Those of version 3 have the type first, as `TypeName`. */
function propertiesOfElement(part: XmlElement): [name: string, value: string][] {
  if (part.namespace === version2) return childElements(part).map((child) => [child.name, textOf(child).trim()])
  const type = named(named(part, 'metaData'), 'type')?.attributes.get('name') ?? ''
  const all = named(named(part, 'data'), 'properties')
  const properties = all ? childElements(all).filter((child) => child.name === 'property') : []
  return [
    ['TypeName', type.trim()],
    ...properties.map((child): [string, string] => [child.attributes.get('name') ?? '', textOf(child).trim()]),
  ]
}

/** A web part as it is kept. */
interface KeptPart {
  readonly id: string
  readonly zoneId: string
  readonly ordinal: number
  readonly content: string
}

/** The element of a kept web part, with its id, zone and place. */
export function webPartElement({ id, zoneId, ordinal, content }: KeptPart): XmlElement {
  const part = parseXml(content)
  const attributes = new Map([...part.attributes, ['ID', id]])
  if (part.namespace === version2) {
    const names = placeNames[version2]
    const others = part.children.filter((child) => typeof child === 'string' || (child.name !== names.zone && child.name !== names.ordinal))
    const place = [element(version2, names.zone, zoneId), element(version2, names.ordinal, String(ordinal))]
    return { ...part, attributes, children: [...others, ...place] }
  }
  return { ...part, attributes, children: withPlace(part.children, zoneId, ordinal) }
}

const element = (namespace: string, name: string, text: string, attributes?: ReadonlyMap<string, string>): XmlElement =>
  xmlElement(namespace, name, attributes, [text])

function withPlace(children: XmlElement['children'], zoneId: string, ordinal: number): XmlElement['children'] {
  const names = placeNames[version3]
  const property = (name: string, type: string, text: string): XmlElement =>
    element(version3, 'property', text, new Map(Object.entries({ name, type })))
  const place = [property(names.zone, 'string', zoneId), property(names.ordinal, 'int', String(ordinal))]
  const isPlace = (child: XmlElement): boolean => Object.values<string>(names).includes(child.attributes.get('name') ?? '')
  const properties = (old: XmlElement['children']): XmlElement =>
    xmlElement(version3, 'properties', undefined, [...old.filter((child) => typeof child === 'string' || !isPlace(child)), ...place])
  const data = children.find((child) => typeof child !== 'string' && child.name === 'data')
  if (!data || typeof data === 'string') return [...children, xmlElement(version3, 'data', undefined, [properties([])])]
  const own = named(data, 'properties')
  const rest = data.children.filter((child) => child !== own)
  return children.map((child) => (child === data ? { ...data, children: [properties(own?.children ?? []), ...rest] } : child))
}

/**
 * The XML of a kept web part for a client that takes it elsewhere. Fails with `invalid_operation` for a part that says that it must not be
 * exported.
 */
export function exportedWebPart(part: KeptPart): string {
  if (exportModeOf(new Map(webPartProperties(part))) === exportModes.none)
    throw invalidOperation(`Web part ${part.id} is not exported: its property ExportMode is None.`)
  return writeXml(webPartElement(part))
}

/** The id of a web part by that of its control: `g_` and the id with underscores. Fails with `invalid_request`. */
export function idOfControl(controlId: string): string {
  const id = controlId.replace(/^g_/i, '').replaceAll('_', '-').toLowerCase()
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id
  throw invalid(`The id of the control of a web part is g_ and its id with underscores; '${controlId.slice(0, 60)}' was given.`)
}

const exportModes = { none: 0, all: 1, nonSensitive: 2 } as const

/** The number of the export mode of a web part with these properties: 1 where they do not say it. */
export function exportModeOf(properties: ReadonlyMap<string, string>): number {
  const said = properties.get('ExportMode')?.toLowerCase()
  if (said === 'none') return exportModes.none
  // Version 2 has a property of its own for it.
  const isWithout = said === 'nonsensitivedata' || properties.get('ExportControlledProperties')?.toLowerCase() === 'false'
  return isWithout ? exportModes.nonSensitive : exportModes.all
}

const isTrue = (text: string | undefined): boolean => text?.toLowerCase() === 'true'

/** Whether a text says no; one that is missing or empty says nothing. */
const isNo = (text = ''): boolean => text !== '' && !isTrue(text)

/** Whether a web part with these properties is hidden. */
export const isHiddenWebPart = (properties: ReadonlyMap<string, string>): boolean =>
  isTrue(properties.get('Hidden')) || isNo(properties.get('IsVisible'))

/** Whether a web part with these properties was closed. */
export const isClosedWebPart = (properties: ReadonlyMap<string, string>): boolean => isNo(properties.get('IsIncluded'))

/** The XML of a web part as a change makes it, with its title and type. Fails as `withWebPartProperties` and `readWebPart`. */
export function editedWebPart(content: string, change: WebPartChange): Pick<WebPartText, 'title' | 'typeName' | 'content'> {
  const { title, titleUrl, isHidden, isClosed, properties = {} } = change
  const isOld = parseXml(content).namespace === version2
  const before = new Map(webPartProperties({ content }))
  const set = new Map(Object.entries(properties))
  if (title !== undefined) set.set('Title', title)
  if (titleUrl !== undefined) set.set(isOld ? 'DetailLink' : 'TitleUrl', titleUrl)
  if (isHidden !== undefined) set.set(isOld ? 'IsVisible' : 'Hidden', String(isOld ? !isHidden : isHidden))
  if (isClosed !== undefined && isClosed !== isClosedWebPart(before)) set.set('IsIncluded', String(!isClosed))
  return readWebPart(set.size === 0 ? content : withWebPartProperties(content, set))
}

/** The most characters of the name of a property, and what stands in names. */
const propertyName = /^[A-Za-z_][\w.-]{0,99}$/

/**
 * The XML of a web part with other values of some properties. It gets those that it does not have; an empty text removes none. Fails
 * with `invalid_request` for a name that no property can have, and for those of its place and its type.
 */
export function withWebPartProperties(content: string, values: ReadonlyMap<string, string>): string {
  for (const name of values.keys())
    if (!propertyName.test(name) || name === 'TypeName' || placesOfParts.has(name))
      throw invalid(`'${name.slice(0, 100)}' cannot be set: a name has letters, digits, _ . and -, and the type and the place stay.`)
  const part = parseXml(content)
  if (part.namespace === version2)
    return writeXml({
      ...part,
      children: replaced(
        part.children,
        values,
        ({ name }) => name,
        (name, text) => element(version2, name, text),
      ),
    })
  const property = (name: string, text: string) => element(version3, 'property', text, new Map(Object.entries({ name, type: 'string' })))
  const nameOf = (one: XmlElement) => (one.name === 'property' ? (one.attributes.get('name') ?? '') : '')
  const data = named(part, 'data') ?? xmlElement(version3, 'data')
  const own = named(data, 'properties') ?? xmlElement(version3, 'properties')
  const properties = { ...own, children: replaced(own.children, values, nameOf, property) }
  const other = { ...data, children: [properties, ...data.children.filter((child) => child !== own)] }
  return writeXml({ ...part, children: [...part.children.filter((child) => child !== data), other] })
}

/** The elements with the texts of those that have a name among the values, and then the ones that are missing. */
function replaced(
  children: XmlElement['children'],
  values: ReadonlyMap<string, string>,
  nameOf: (one: XmlElement) => string,
  make: (name: string, text: string) => XmlElement,
): XmlElement['children'] {
  const left = new Map(values)
  const kept = children.map((child) => {
    const name = typeof child === 'string' ? '' : nameOf(child)
    const text = values.get(name)
    if (typeof child === 'string' || text === undefined) return child
    left.delete(name)
    return { ...child, children: [text] }
  })
  return [...kept, ...[...left].map(([name, text]) => make(name, text))]
}

const placesOfParts: ReadonlySet<string> = new Set(Object.values(placeNames).flatMap((names) => Object.values(names)))

/** The properties of a kept web part, by their names, without its place. */
export function webPartProperties({ content }: Pick<KeptPart, 'content'>): [name: string, value: string][] {
  return propertiesOfElement(parseXml(content)).filter(([name]) => !placesOfParts.has(name))
}
