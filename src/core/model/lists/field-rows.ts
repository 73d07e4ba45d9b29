import type { FieldRow } from '../../../../generated/prisma/content.ts'
import type { ColumnRef } from '../../kernel/query.ts'
import { type Field, type FieldSettings, type FieldTypeName, propertyNameOf } from './field.ts'
import { absentIn, comparisonOf, foldedName, slotKindOf } from './field-types.ts'

/** The column of a list or web for its row. */
export function fieldFromRow(row: FieldRow): Field {
  const type = row.type as FieldTypeName
  const settings = row.settings === null ? {} : (JSON.parse(row.settings) as FieldSettings)
  const column = columnOf(row, { type, settings })
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
    readOnly: row.readOnly || type === 'Calculated',
    sealed: row.sealed,
    unique: row.unique,
    indexed: row.indexed || row.slot === 'title',
    indexStatus: row.indexStatus,
    system: false,
    ...(row.slot !== null && { slot: row.slot }),
    ...(row.poolSlot !== null && { poolSlot: row.poolSlot }),
    ...(column && { column }),
    ...(row.defaultValue !== null && { defaultValue: row.defaultValue }),
    settings,
  }
}

/** An indexed column also has its pool slot, with the shared index, once the copy is complete. */
function columnOf(row: FieldRow, { type, settings }: Pick<Field, 'type' | 'settings'>): ColumnRef | undefined {
  const comparesAs = comparisonOf(type, settings)
  if (!comparesAs || row.slot === null) return undefined
  if (slotKindOf(type, settings) === 'extra')
    return { column: 'extra', type: comparesAs, values: comparesAs === 'text' ? foldedName(row.slot) : row.slot }
  const copy = row.indexed && row.indexStatus === 0 ? row.poolSlot : null
  return {
    column: row.slot,
    type: comparesAs,
    ...(copy !== null && { indexed: { column: copy, absent: absentIn(copy) } }),
  }
}
