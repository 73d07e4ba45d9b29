import type { ColumnRef } from '../../kernel/query.ts'

export type FieldScalar = string | number | boolean | null

/** The value of a hyperlink column. */
export type UrlValue = { readonly Url: string; readonly Description: string }

/** The value of a managed metadata column: a term by its label and id. */
export type TermValue = { readonly Label: string; readonly TermGuid: string; readonly WssId: number }

/** A value as core speaks of it: instants are milliseconds (UTC), people and lookups their id. */
export type FieldValue = FieldScalar | readonly number[] | readonly string[] | UrlValue | TermValue | readonly TermValue[]

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
  | 'Currency'
  | 'URL'
  | 'Computed'
  | 'Guid'
  | 'MultiChoice'
  | 'Calculated'
  | 'File'
  | 'Attachments'
  | 'User'
  | 'ModStat'
  | 'ContentTypeId'
  | 'LookupMulti'
  | 'UserMulti'
  | 'TaxonomyFieldType'
  | 'TaxonomyFieldTypeMulti'

/** A column of a list, or of a web. Built-in columns (`system`) are the same in every list and have no row. */
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
  /** 0 ready, 1 being copied into the indexed pool, 2 being calculated. */
  readonly indexStatus: number
  readonly system: boolean
  /** Where a value is stored, a column of the item row or a place in `extra` (`core/content/items/item.ts`); none for what is computed. */
  readonly slot?: string
  /** The indexed copy of the slot: every write fills both. */
  readonly poolSlot?: string
  /** What a query compares; none for what cannot be queried. */
  readonly column?: ColumnRef
  readonly defaultValue?: string
  readonly settings: FieldSettings
}

/** What the types differ in. A setting that a type does not know is never stored with it. */
export interface FieldSettings {
  readonly choices?: readonly string[]
  readonly fillIn?: boolean
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly percentage?: boolean
  readonly currencyLocaleId?: number
  readonly dateOnly?: boolean
  readonly richText?: boolean
  readonly numberOfLines?: number
  readonly appendOnly?: boolean
  readonly allowHyperlink?: boolean
  readonly restrictedMode?: boolean
  /** Choice: 0 drop-down, 1 radio buttons. */
  readonly editFormat?: number
  /** Number: decimals, -1 automatic; URL: 0 link, 1 picture. */
  readonly displayFormat?: number
  readonly friendlyFormat?: number
  readonly calendarType?: number
  readonly lookupListId?: string
  readonly lookupWebId?: string
  readonly lookupField?: string
  /** The lookup column whose items a dependent one shows: it has no values of its own. */
  readonly primaryFieldId?: string
  /** User: 0 people, 1 people and groups. */
  readonly selectionMode?: number
  /** Column references by internal name. */
  readonly formula?: string
  readonly outputType?: CalculatedType
  readonly termSetId?: string
  readonly termStoreId?: string
}

/** What a formula may come to. */
export type CalculatedType = 'Text' | 'Number' | 'Currency' | 'DateTime' | 'Boolean'

/** A name that begins with an underscore gets the prefix `OData_` (rest.md 7). */
export const propertyNameOf = (internalName: string): string => (internalName.startsWith('_') ? `OData_${internalName}` : internalName)
