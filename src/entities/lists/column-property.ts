import { holdsTime } from '../../core/content/shown/field-text.ts'
import { type ColumnType, isMany } from '../../core/kernel/query.ts'
import type { Field, FieldTypeName, FieldValue } from '../../core/model/lists/field.ts'
import { fieldTypes } from '../../core/model/lists/field-types.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Json, Property } from '../shape/shape.ts'

/** A person or lookup is named by its id under the column's name with `Id` behind it; file columns keep their name. */
export const itemPropertyName = (field: Field): string => (isReference(field) ? `${field.propertyName}Id` : field.propertyName)

const isReference = (field: Field): boolean => fieldTypes[field.type].isReference === true && (field.type === 'User' || !field.system)

const complexTypes: Readonly<Partial<Record<FieldTypeName, string>>> = {
  URL: 'FieldUrlValue',
  TaxonomyFieldType: 'Taxonomy.TaxonomyFieldValue',
}

/** The property that shows a column's value of anything that has one. */
export function propertyOf<E extends { read(field: Field): FieldValue }>(field: Field): Property<E> {
  const complexType = complexTypes[field.type]
  const comparesAs = comparedAs(field)
  const write = writerOf(field)
  return {
    read: (entity) => write(entity.read(field)),
    ...(complexType && { complexType }),
    ...(comparesAs && { comparesAs }),
    ...(fieldTypes[field.type].isReference && { collectionOf: 'Edm.Int32' }),
    ...(field.type === 'TaxonomyFieldTypeMulti' && { collectionOf: 'Taxonomy.TaxonomyFieldValue' }),
  }
}

/** How what a reply shows of a column compares: as its stored values do, where it is one value and no object. */
const comparedAs = ({ type, column }: Field): ColumnType | undefined =>
  column && !isMany(column) && complexTypes[type] === undefined ? column.type : undefined

function writerOf(field: Field): (value: FieldValue) => Json {
  if (field.type === 'Calculated') return (value) => calculatedText(field, value)
  return holdsTime(field) ? timeOf : (value) => value
}

const timeOf = (value: FieldValue): string | null => (typeof value === 'number' ? isoTime(value) : null)

/** A calculated value is text in every envelope, whatever it comes to (rest.md 8). */
function calculatedText({ settings }: Field, value: FieldValue): string | null {
  if (value === null) return null
  if (typeof value === 'boolean') return value ? '1' : '0'
  return settings.outputType === 'DateTime' && typeof value === 'number' ? isoTime(value) : String(value)
}
