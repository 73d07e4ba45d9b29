import type { FieldRow, ItemRow } from '../../../generated/prisma/content.ts'
import type { ColumnRef } from '../query.ts'
import { fieldTypes, type FieldTypeName } from './field-types.ts'

/** A column of a list. Built-in columns (`system`) are the same in every list and have no row. */
export interface Field {
  readonly id: string
  /** Never changes; what CAML and SOAP speak of. */
  readonly internalName: string
  /** The name of the property in REST: the internal name, made a legal identifier (rest.md 7). */
  readonly propertyName: string
  readonly title: string
  readonly description: string
  readonly group: string
  readonly type: FieldTypeName
  readonly required: boolean
  readonly hidden: boolean
  readonly readOnly: boolean
  readonly sealed: boolean
  readonly unique: boolean
  readonly indexed: boolean
  readonly system: boolean
  /** Where a value is stored; none for what is computed. */
  readonly slot?: keyof ItemRow
  /** What a query compares; none for what cannot be queried. */
  readonly column?: ColumnRef
  readonly defaultValue?: string
  readonly settings: FieldSettings
}

export interface FieldSettings {
  readonly choices?: readonly string[]
  readonly fillIn?: boolean
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly dateOnly?: boolean
  readonly richText?: boolean
}

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

/** A name that begins with an underscore gets the prefix `OData_` (rest.md 7). */
export const propertyNameOf = (internalName: string): string => (internalName.startsWith('_') ? `OData_${internalName}` : internalName)
