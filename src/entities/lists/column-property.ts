import { holdsTime } from '../../core/content/shown/field-text.ts'
import { type ColumnType, isMany } from '../../core/kernel/query.ts'
import type { Field, FieldTypeName, FieldValue } from '../../core/model/lists/field.ts'
import { fieldTypes } from '../../core/model/lists/field-types.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Json, Property } from '../shape/shape.ts'

/**
 * A person or lookup column is returned as an id, under the column's name with the suffix `Id`; file columns keep their
 * name.
 */
export const itemPropertyName = (field: Field): string => (isReference(field) ? `${field.propertyName}Id` : field.propertyName)

const isReference = (field: Field): boolean => fieldTypes[field.type].isReference === true && (field.type === 'User' || !field.system)

const complexTypes: Readonly<Partial<Record<FieldTypeName, string>>> = {
  URL: 'FieldUrlValue',
  Geolocation: 'FieldGeolocationValue',
  TaxonomyFieldType: 'Taxonomy.TaxonomyFieldValue',
}

/** The property for a column's value, for any entity with column values. */
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

/**
 * How the shown values of a column compare: as its stored values, if the column has a single value that is not an
 * object.
 */
const comparedAs = ({ type, column }: Field): ColumnType | undefined =>
  column && !isMany(column) && complexTypes[type] === undefined ? column.type : undefined

function writerOf(field: Field): (value: FieldValue) => Json {
  if (field.type === 'Calculated') return (value) => calculatedText(field, value)
  return holdsTime(field) ? timeOf : (value) => value
}

const timeOf = (value: FieldValue): string | null => (typeof value === 'number' ? isoTime(value) : null)

/** A calculated value is text in every envelope, whatever its type (protocol/fields#values). */
function calculatedText({ settings }: Field, value: FieldValue): string | null {
  if (value === null) return null
  if (typeof value === 'boolean') return value ? '1' : '0'
  return settings.outputType === 'DateTime' && typeof value === 'number' ? isoTime(value) : String(value)
}
