import type { FieldRow, ItemRow } from '../../../generated/prisma/content.ts'
import type { ColumnRef } from '../query.ts'
import { type Field, type FieldSettings, type FieldTypeName, propertyNameOf } from './field.ts'
import { fieldTypes } from './field-types.ts'

/** A list's own column, from its row. */
export function fieldFromRow(row: FieldRow): Field {
  const type = row.type as FieldTypeName
  const column = columnOf(row, type)
  return {
    id: row.id,
    internalName: row.internalName,
    propertyName: propertyNameOf(row.internalName),
    title: row.title,
    description: row.description,
    group: row.groupName,
    type,
    required: row.required,
    hidden: row.hidden,
    readOnly: row.readOnly,
    sealed: row.sealed,
    unique: row.unique,
    indexed: row.indexed,
    system: false,
    ...(row.slot !== null && { slot: row.slot as keyof ItemRow }),
    ...(column && { column }),
    ...(row.defaultValue !== null && { defaultValue: row.defaultValue }),
    settings: row.settings === null ? {} : (JSON.parse(row.settings) as FieldSettings),
  }
}

/** An indexed column is queried in its pool slot, which has the shared index, once the copy is complete. */
function columnOf(row: FieldRow, type: FieldTypeName): ColumnRef | undefined {
  const comparesAs = fieldTypes[type].comparesAs
  const column = row.indexed && row.poolSlot !== null && row.indexStatus === 0 ? row.poolSlot : row.slot
  return comparesAs && column !== null ? { column, type: comparesAs } : undefined
}
