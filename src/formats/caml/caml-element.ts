import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { childElements, type XmlElement } from '../xml.ts'

/** What a query refers to without saying it. */
export interface CamlEnvironment {
  /** Milliseconds since 1970, UTC: what Today and Now mean. */
  readonly nowMs: number
  /** The principal id that UserID means. */
  readonly userId: number
  /** The internal name of the column with this id (lower case, no braces), where the list is known. */
  fieldName?(id: string): string | undefined
}

/** CAML has no positions that would help anybody: errors name elements. */
export const noPlace = -1

/** `invalid_caml` that names the element. */
export function refuse(element: XmlElement | string, why: string): DomainError {
  const name = typeof element === 'string' ? element : `<${element.name.slice(0, 60)}>`
  return new DomainError(kernelReasons.invalid_caml, { message: `CAML: ${name} ${why}.` })
}

/** The only child element. Fails with `invalid_caml` when there is none, or another one. */
export function only(element: XmlElement): XmlElement {
  const [first, ...others] = childElements(element)
  if (!first) throw refuse(element, 'is empty')
  if (others.length > 0) throw refuse(element, `takes one element; ${others.length + 1} were given. And and Or join two conditions`)
  return first
}

/** The column that a FieldRef names, by Name or by ID. Fails with `invalid_caml`. */
export function readFieldName(reference: XmlElement, environment: CamlEnvironment): string {
  const name = reference.attributes.get('Name') ?? ''
  if (name !== '') return name
  const id = reference.attributes.get('ID') ?? ''
  if (id === '') throw refuse(reference, 'names no column: it lacks the attribute Name')
  const found = environment.fieldName?.(id.toLowerCase().replace(/^\{(.*)\}$/, '$1'))
  if (found === undefined) throw refuse(reference, `names a column that the list does not have: ID '${id.slice(0, 60)}'`)
  return found
}
