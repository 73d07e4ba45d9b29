import { DomainError } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Zone } from '../../core/kernel/time/zone.ts'
import { childElements, type XmlElement } from '../xml.ts'

/** Values that a query implies without naming them. */
export interface CamlEnvironment {
  /** Milliseconds since 1970, UTC: the value of Today and Now. */
  readonly nowMs: number
  /** The principal id for UserID. */
  readonly userId: number
  /** The ids of the groups of the current user, for Membership. */
  readonly groupIds?: ReadonlySet<number>
  /** The internal name of the column with this id (lower case, no braces), if the list is known. */
  fieldName?(id: string): string | undefined
  /** The clocks of the web; UTC if absent. */
  readonly zone?: Zone
  /** The first day of a week; 0 is Sunday, as without it. */
  readonly weekStart?: number
  /** Whether the list has a column, by its internal name. */
  hasColumn?(name: string): boolean
  /** Whether a column has no time of day, by its internal name. */
  isDateOnly?(name: string): boolean
  /** The list's title, for messages. */
  readonly listTitle?: string
}

/** Positions would not help the authors of CAML: errors name elements. */
export const noPlace = -1

/** `invalid_caml` that names the element. The hint is a sentence with a blank in front. */
export function refuse(element: XmlElement | string, why: string, hint = ''): DomainError {
  const name = typeof element === 'string' ? element : `<${element.name.slice(0, 60)}>`
  return new DomainError(kernelReasons.invalid_caml, { message: `CAML: ${name} ${why}.${hint}` })
}

/** `invalid_caml` for an element with a name that its place does not have, with the nearest of the names that it has. */
export const refuseName = (element: XmlElement, why: string, names: Iterable<string>): DomainError =>
  refuse(element, why, didYouMean(element.name, names))

/** Attributes beyond these are not compared with the right ones. */
const mostAttributes = 20

/** The nearest of the right names of attributes to one that an element has; empty if none is near. */
function attributeHint({ attributes }: XmlElement, names: readonly string[]): string {
  const given = [...attributes.keys()].slice(0, mostAttributes)
  return given.map((name) => didYouMean(name, names)).find((hint) => hint !== '') ?? ''
}

/** The only child element. Fails with `invalid_caml` if there is none, or more than one. */
export function only(element: XmlElement): XmlElement {
  const [first, ...others] = childElements(element)
  if (!first) throw refuse(element, 'is empty')
  if (others.length > 0) throw refuse(element, `must have one element; ${others.length + 1} were given. And and Or join two conditions`)
  return first
}

/**
 * The column that a FieldRef names: its Name, or else its ID, which is the GUID of a column or again a name. A GUID of no
 * column stays as it is; whoever runs the query finds no column of that name. Fails with `invalid_caml`.
 */
export function readFieldName(reference: XmlElement, environment: CamlEnvironment): string {
  const name = reference.attributes.get('Name') || reference.attributes.get('ID') || ''
  if (name === '') throw refuse(reference, 'needs the attribute Name', attributeHint(reference, ['Name', 'ID']))
  if (reference.attributes.get('Name')) return name
  return environment.fieldName?.(name.toLowerCase().replace(/^\{(.*)\}$/, '$1')) ?? name
}
