import type { ItemRow } from '../../../generated/prisma/content.ts'
import type { ColumnRef } from '../query.ts'

/** A value as core speaks of it: instants are milliseconds (UTC), people and lookups their id. */
export type FieldValue = string | number | boolean | null

export type FieldTypeName =
  | 'Integer'
  | 'Text'
  | 'Note'
  | 'DateTime'
  | 'Counter'
  | 'Choice'
  | 'Lookup'
  | 'Boolean'
  | 'Number'
  | 'Computed'
  | 'Guid'
  | 'File'
  | 'Attachments'
  | 'User'
  | 'ModStat'
  | 'ContentTypeId'

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

/** A name that begins with an underscore gets the prefix `OData_` (rest.md 7). */
export const propertyNameOf = (internalName: string): string => (internalName.startsWith('_') ? `OData_${internalName}` : internalName)
