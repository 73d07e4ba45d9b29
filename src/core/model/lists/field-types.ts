import type { ColumnRef } from '../../kernel/query.ts'
import type { CalculatedType, Field, FieldSettings, FieldTypeName } from './field.ts'
import {
  type Accepted,
  acceptBoolean,
  acceptChoice,
  acceptChoices,
  acceptGuid,
  acceptInstant,
  acceptInteger,
  acceptNote,
  acceptNothing,
  acceptNumber,
  acceptPlace,
  acceptReference,
  acceptReferences,
  acceptTerm,
  acceptTerms,
  acceptText,
  acceptUrl,
  type GivenValue,
} from './field-values.ts'

/** `extra` slots have no column of their own: their values are only in the item's `extra`. */
export type SlotKind = 'text' | 'number' | 'date' | 'bool' | 'int' | 'note' | 'extra'

/** How many columns of each kind a list can have. */
export const slotCounts: Readonly<Record<SlotKind, number>> = { text: 24, number: 10, date: 4, bool: 8, int: 8, note: 4, extra: 32 }

/** The indexed pool: its slots by the kind of slot that they copy. */
export const poolKinds: Readonly<Partial<Record<SlotKind, { readonly prefix: string; readonly count: number }>>> = {
  text: { prefix: 'ixText', count: 8 },
  number: { prefix: 'ixNumber', count: 6 },
  date: { prefix: 'ixDate', count: 6 },
  int: { prefix: 'ixInt', count: 8 },
}

/**
 * The value of each kind of pool slot in a row without a value. It is less than
 * any value that a column accepts (no empty text, no year before 1, no integer
 * below -2,147,483,647), so such rows sort first and the index has every row.
 */
const absentValues = [
  { prefix: 'ixText', absent: '' },
  { prefix: 'ixNumber', absent: -Number.MAX_VALUE },
  { prefix: 'ixDate', absent: Date.UTC(-1, 11, 31) },
  { prefix: 'ixInt', absent: -0x8000_0000 },
] as const

export function absentIn(poolSlot: string): string | number {
  const kind = absentValues.find(({ prefix }) => poolSlot.startsWith(prefix))
  if (!kind) throw new Error(`${poolSlot} is no slot of the indexed pool`)
  return kind.absent
}

interface FieldType {
  /** The kind of slot for its values; absent for built-in columns with a place of their own. */
  readonly slots?: SlotKind
  /** How queries compare its values; absent if they cannot. */
  readonly comparesAs?: ColumnRef['type']
  /** Its property in REST ends in `Id`: a person is named by its id. */
  readonly isReference?: true
  /** Clients may create columns of this type. */
  readonly isMade?: true
  /** `accept` also takes arrays and objects. */
  readonly isWhole?: true
  /**
   * The stored value for a value from a client, or a message that says what would
   * be right. Serves both protocols: SOAP sends text for everything.
   */
  accept(value: GivenValue, field: Field): Accepted
}

const isMade = true
const isReference = true
const isWhole = true

/** Every column type: one table for validation, storage, queries and both protocols. */
export const fieldTypes: Readonly<Record<FieldTypeName, FieldType>> = {
  Integer: { slots: 'int', comparesAs: 'integer', isMade, accept: acceptInteger },
  Text: { slots: 'text', comparesAs: 'text', isMade, accept: acceptText },
  Note: { slots: 'note', isMade, accept: acceptNote },
  DateTime: { slots: 'date', comparesAs: 'instant', isMade, accept: acceptInstant },
  Counter: { comparesAs: 'integer', accept: acceptNothing },
  Choice: { slots: 'text', comparesAs: 'text', isMade, accept: acceptChoice },
  Lookup: { slots: 'int', comparesAs: 'integer', isReference, isMade, accept: acceptReference },
  LookupMulti: { slots: 'extra', comparesAs: 'integer', isReference, isMade, isWhole, accept: acceptReferences },
  Boolean: { slots: 'bool', comparesAs: 'boolean', isMade, accept: acceptBoolean },
  AllDayEvent: { slots: 'bool', comparesAs: 'boolean', isMade, accept: acceptBoolean },
  Recurrence: { slots: 'bool', comparesAs: 'boolean', isMade, accept: acceptBoolean },
  CrossProjectLink: { slots: 'bool', comparesAs: 'boolean', isMade, accept: acceptBoolean },
  Number: { slots: 'number', comparesAs: 'number', isMade, accept: acceptNumber },
  Currency: { slots: 'number', comparesAs: 'number', isMade, accept: acceptNumber },
  AverageRating: { slots: 'number', comparesAs: 'number', isMade, accept: acceptNothing },
  RatingCount: { slots: 'number', comparesAs: 'number', isMade, accept: acceptNothing },
  Likes: { slots: 'number', comparesAs: 'number', isMade, accept: acceptNothing },
  URL: { slots: 'text', comparesAs: 'text', isMade, isWhole, accept: acceptUrl },
  Geolocation: { slots: 'text', comparesAs: 'text', isMade, isWhole, accept: acceptPlace },
  Computed: { accept: acceptNothing },
  Guid: { slots: 'text', comparesAs: 'text', isMade, accept: acceptGuid },
  MultiChoice: { slots: 'extra', comparesAs: 'text', isMade, isWhole, accept: acceptChoices },
  Calculated: { isMade, accept: acceptNothing },
  File: { accept: acceptNothing },
  Attachments: { accept: acceptNothing },
  User: { slots: 'int', comparesAs: 'integer', isReference, isMade, accept: acceptReference },
  UserMulti: { slots: 'extra', comparesAs: 'integer', isReference, isMade, isWhole, accept: acceptReferences },
  ModStat: { comparesAs: 'integer', accept: acceptNothing },
  ContentTypeId: { comparesAs: 'key', accept: acceptNothing },
  TaxonomyFieldTypeMulti: { slots: 'extra', isMade, isWhole, accept: acceptTerms },
  TaxonomyFieldType: { slots: 'text', comparesAs: 'text', isMade, isWhole, accept: acceptTerm },
}

/** The types of numbers that the server counts from what people think of items. Nobody else sets them. */
const ratingTypes: ReadonlySet<FieldTypeName> = new Set<FieldTypeName>(['AverageRating', 'RatingCount', 'Likes'])
export const isRating = (type: FieldTypeName): boolean => ratingTypes.has(type)

/** Whether values are numbers with decimals: those of authors, and those of ratings. */
export const isDecimal = (type: FieldTypeName): boolean => type === 'Number' || type === 'Currency' || isRating(type)

/** The types whose values are yes or no: that of any such column, and those of events (whole days, a series, a workspace of its own). */
const yesNoTypes = ['Boolean', 'AllDayEvent', 'Recurrence', 'CrossProjectLink'] as const satisfies readonly FieldTypeName[]
const yesNo: ReadonlySet<FieldTypeName> = new Set(yesNoTypes)
export const isYesNo = (type: FieldTypeName): boolean => yesNo.has(type)

/** A calculated column is stored like a column of its formula's result type. */
const calculatedAs: Readonly<Record<CalculatedType, FieldTypeName>> = {
  Text: 'Text',
  Number: 'Number',
  Currency: 'Number',
  DateTime: 'DateTime',
  Boolean: 'Boolean',
}

const storedAs = (type: FieldTypeName, settings: FieldSettings): FieldType =>
  fieldTypes[type === 'Calculated' ? calculatedAs[settings.outputType ?? 'Text'] : type]

/** The key in `extra` for the folded texts of a column with several texts; queries compare these. */
export const foldedName = (slot: string): string => `${slot}.folded`

/** The kind of slot for a column of this type. */
export const slotKindOf = (type: FieldTypeName, settings: FieldSettings): SlotKind | undefined => storedAs(type, settings).slots

/** How a column of this type compares in a query. */
export const comparisonOf = (type: FieldTypeName, settings: FieldSettings): ColumnRef['type'] | undefined =>
  storedAs(type, settings).comparesAs
