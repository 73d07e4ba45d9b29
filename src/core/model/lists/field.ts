import type { ColumnRef } from '../../kernel/query.ts'

export type FieldScalar = string | number | boolean | null

/** The value of a hyperlink column. */
export type UrlValue = { readonly Url: string; readonly Description: string }

/** The value of a column of places on a map, in degrees; altitude and measure are numbers of the author. */
export type PlaceValue = { readonly Latitude: number; readonly Longitude: number; readonly Altitude: number; readonly Measure: number }

/** The value of a managed metadata column: a term by its label and id. */
export type TermValue = { readonly Label: string; readonly TermGuid: string; readonly WssId: number }

/** A value inside core: instants are milliseconds (UTC), people and lookups are ids. */
export type FieldValue = FieldScalar | readonly number[] | readonly string[] | UrlValue | PlaceValue | TermValue | readonly TermValue[]

export type FieldTypeName =
  | 'Integer'
  | 'Text'
  | 'Note'
  | 'DateTime'
  | 'Counter'
  | 'Choice'
  | 'Lookup'
  | 'Boolean'
  | 'AllDayEvent'
  | 'Recurrence'
  | 'CrossProjectLink'
  | 'Number'
  | 'AverageRating'
  | 'RatingCount'
  | 'Likes'
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
  | 'Geolocation'
  | 'ContentTypeId'
  | 'LookupMulti'
  | 'UserMulti'
  | 'TaxonomyFieldType'
  | 'TaxonomyFieldTypeMulti'

/** A column of a list, or of a web. Built-in columns (`system`) are the same in every list and have no row. */
export interface Field {
  readonly id: string
  /** The name in CAML and SOAP; never changes. */
  readonly internalName: string
  /** The property name in REST: the internal name as a legal identifier (protocol/fields#names). */
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
  /** 0 ready, 1 being copied to the indexed pool, 2 being calculated. */
  readonly indexStatus: number
  readonly system: boolean
  /** The place of its values: a column of the item row or a key in `extra` (`core/content/items/item.ts`); absent for computed columns. */
  readonly slot?: string
  /** The indexed copy of the slot: every write fills both. */
  readonly poolSlot?: string
  /** What a query compares; absent for columns that queries cannot use. */
  readonly column?: ColumnRef
  readonly defaultValue?: string
  readonly settings: FieldSettings
}

/** The settings that only some types have, and those of forms. A column stores only the settings of its type. */
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
  readonly wikiLinking?: boolean
  /** Note and lookup columns of libraries. */
  readonly unlimitedLength?: boolean
  readonly commaSeparator?: boolean
  readonly unit?: string
  readonly customUnitName?: string
  readonly customUnitOnRight?: boolean
  /** Choice: 0 drop-down, 1 radio buttons. */
  readonly editFormat?: number
  /** Number: decimals, -1 automatic; URL: 0 link, 1 picture. */
  readonly displayFormat?: number
  readonly friendlyFormat?: number
  readonly calendarType?: number
  readonly lookupListId?: string
  readonly lookupWebId?: string
  readonly lookupField?: string
  /** For a dependent lookup column, the lookup column whose items it shows; it has no values of its own. */
  readonly primaryFieldId?: string
  /** User: 0 people, 1 people and groups. */
  readonly selectionMode?: number
  readonly userDisplayOptions?: string
  /** Refers to columns by internal name. */
  readonly formula?: string
  readonly outputType?: CalculatedType
  readonly termSetId?: string
  readonly termStoreId?: string
  /** The term below which all values are. */
  readonly anchorId?: string
  readonly isOpen?: boolean
  readonly userCreated?: boolean
  readonly isKeyword?: boolean
  readonly isPathRendered?: boolean
  readonly createValuesInEditForm?: boolean
  readonly targetTemplate?: string
  /** Whether a form for showing, changing or adding items has the column; absent if nobody has said so. */
  readonly showInDisplayForm?: boolean
  readonly showInEditForm?: boolean
  readonly showInNewForm?: boolean
  /** The scripts and the JSON with which pages of clients draw the column. */
  readonly jsLink?: string
  readonly customFormatter?: string
  /** What a value must meet, with the column by its internal name, and what its author says if it does not; empty for none. */
  readonly validationFormula?: string
  readonly validationMessage?: string
}

/** The result types of formulas. */
export type CalculatedType = 'Text' | 'Number' | 'Currency' | 'DateTime' | 'Boolean'

/** A name that begins with an underscore gets the prefix `OData_` (protocol/fields#names). */
export const propertyNameOf = (internalName: string): string => (internalName.startsWith('_') ? `OData_${internalName}` : internalName)
