import type { FieldPatch } from '../../../core/acts/lists/field-settings.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { readFieldElement } from '../../../formats/caml/field-xml.ts'
import type { XmlElement } from '../../../formats/xml.ts'

/**
 * What a `Field` element changes of a column: what it does not say stays as it is. Fails with `invalid_request` for an element that
 * cannot be read, and for another type, because the type of a column cannot change.
 */
export function fieldXmlChange(element: XmlElement, field: Pick<Field, 'type' | 'title' | 'internalName'>): FieldPatch {
  const given = (name: string): string | undefined => element.attributes.get(name)
  const attributes = new Map([['Type', field.type], ...element.attributes, ['DisplayName', given('DisplayName') ?? field.title]])
  const { type, id: _, internalName: __, title, ...rest } = readFieldElement({ ...element, attributes }, false)
  if (type !== field.type) throw invalid(`The column '${field.internalName}' is of the type ${field.type} and cannot become a ${type}.`)
  return { ...rest, ...(title !== field.title && { title }) }
}
