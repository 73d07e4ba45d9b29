import { contentReasons } from '../../core/content/reasons.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { childElements, type XmlElement } from '../xml.ts'

/** Values that a query implies without naming them. */
export interface CamlEnvironment {
  /** Milliseconds since 1970, UTC: the value of Today and Now. */
  readonly nowMs: number
  /** The principal id for UserID. */
  readonly userId: number
  /** The internal name of the column with this id (lower case, no braces), if the list is known. */
  fieldName?(id: string): string | undefined
  /** The list's title, for messages. */
  readonly listTitle?: string
}

/** Positions would not help the authors of CAML: errors name elements. */
export const noPlace = -1

/** `invalid_caml` that names the element. */
export function refuse(element: XmlElement | string, why: string): DomainError {
  const name = typeof element === 'string' ? element : `<${element.name.slice(0, 60)}>`
  return new DomainError(kernelReasons.invalid_caml, { message: `CAML: ${name} ${why}.` })
}

/** The only child element. Fails with `invalid_caml` if there is none, or more than one. */
export function only(element: XmlElement): XmlElement {
  const [first, ...others] = childElements(element)
  if (!first) throw refuse(element, 'is empty')
  if (others.length > 0) throw refuse(element, `must have one element; ${others.length + 1} were given. And and Or join two conditions`)
  return first
}

/** The column that a FieldRef names, by Name or by ID. Fails with `invalid_caml`, and with `query_column_not_found` for an ID of no column. */
export function readFieldName(reference: XmlElement, environment: CamlEnvironment): string {
  const { name, id } = fieldNamed(reference, environment)
  if (name !== undefined) return name
  throw new DomainError(contentReasons.query_column_not_found, { list: environment.listTitle ?? '', column: id.slice(0, 60) })
}

/** As `readFieldName`, but undefined for an ID of no column. Fails with `invalid_caml`. */
export const findFieldName = (reference: XmlElement, environment: CamlEnvironment): string | undefined =>
  fieldNamed(reference, environment).name

function fieldNamed(reference: XmlElement, environment: CamlEnvironment): { readonly name: string | undefined; readonly id: string } {
  const name = reference.attributes.get('Name') ?? ''
  if (name !== '') return { name, id: '' }
  const id = reference.attributes.get('ID') ?? ''
  if (id === '') throw refuse(reference, 'needs the attribute Name')
  return { name: environment.fieldName?.(id.toLowerCase().replace(/^\{(.*)\}$/, '$1')), id }
}
