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
  acceptReference,
  acceptReferences,
  acceptTerm,
  acceptTerms,
  acceptText,
  acceptUrl,
  type Given,
} from './field-values.ts'

/** `extra` slots have no column of their own: their values live in the item's `extra` alone. */
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
 * What stands in each kind of pool slot for a row without a value: less than
 * any value that a column accepts (no empty text, no year before 1, no integer
 * below -2,147,483,647), so that it sorts first and the index has every row.
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
  /** FieldTypeKind of the established server (rest.md 8). */
  readonly kind: number
  /** Which slots hold it; none for built-in columns that have a place of their own. */
  readonly slots?: SlotKind
  /** How its values compare in a query; none where they cannot. */
  readonly comparesAs?: ColumnRef['type']
  /** The suffix of its property in REST: a person is named by its id. */
  readonly isReference?: true
  /** Clients may make columns of this type. */
  readonly isMade?: true
  /** `accept` takes arrays and objects as well. */
  readonly isWhole?: true
  /**
   * The stored value of what a client sent, or a message that says what would
   * have been right. Both protocols come here: SOAP sends text for everything.
   */
  accept(value: Given, field: Field): Accepted
}

const isMade = true
const isReference = true
const isWhole = true

/** Every column type: one table serves validation, storage, queries and both protocols. */
export const fieldTypes: Readonly<Record<FieldTypeName, FieldType>> = {
  Integer: { kind: 1, slots: 'int', comparesAs: 'integer', isMade, accept: acceptInteger },
  Text: { kind: 2, slots: 'text', comparesAs: 'text', isMade, accept: acceptText },
  Note: { kind: 3, slots: 'note', isMade, accept: acceptNote },
  DateTime: { kind: 4, slots: 'date', comparesAs: 'instant', isMade, accept: acceptInstant },
  Counter: { kind: 5, comparesAs: 'integer', accept: acceptNothing },
  Choice: { kind: 6, slots: 'text', comparesAs: 'text', isMade, accept: acceptChoice },
  Lookup: { kind: 7, slots: 'int', comparesAs: 'integer', isReference, isMade, accept: acceptReference },
  LookupMulti: { kind: 7, slots: 'extra', comparesAs: 'integer', isReference, isMade, isWhole, accept: acceptReferences },
  Boolean: { kind: 8, slots: 'bool', comparesAs: 'boolean', isMade, accept: acceptBoolean },
  Number: { kind: 9, slots: 'number', comparesAs: 'number', isMade, accept: acceptNumber },
  Currency: { kind: 10, slots: 'number', comparesAs: 'number', isMade, accept: acceptNumber },
  URL: { kind: 11, slots: 'text', comparesAs: 'text', isMade, isWhole, accept: acceptUrl },
  Computed: { kind: 12, accept: acceptNothing },
  Guid: { kind: 14, slots: 'text', comparesAs: 'text', isMade, accept: acceptGuid },
  MultiChoice: { kind: 15, slots: 'extra', comparesAs: 'text', isMade, isWhole, accept: acceptChoices },
  Calculated: { kind: 17, isMade, accept: acceptNothing },
  File: { kind: 18, accept: acceptNothing },
  Attachments: { kind: 19, accept: acceptNothing },
  User: { kind: 20, slots: 'int', comparesAs: 'integer', isReference, isMade, accept: acceptReference },
  UserMulti: { kind: 20, slots: 'extra', comparesAs: 'integer', isReference, isMade, isWhole, accept: acceptReferences },
  ModStat: { kind: 23, comparesAs: 'integer', accept: acceptNothing },
  ContentTypeId: { kind: 25, comparesAs: 'key', accept: acceptNothing },
  TaxonomyFieldTypeMulti: { kind: 0, slots: 'extra', isMade, isWhole, accept: acceptTerms },
  TaxonomyFieldType: { kind: 0, slots: 'text', comparesAs: 'text', isMade, isWhole, accept: acceptTerm },
}

/** A calculated column is stored like a column of the type that its formula comes to. */
const calculatedAs: Readonly<Record<CalculatedType, FieldTypeName>> = {
  Text: 'Text',
  Number: 'Number',
  Currency: 'Number',
  DateTime: 'DateTime',
  Boolean: 'Boolean',
}

const storedAs = (type: FieldTypeName, settings: FieldSettings): FieldType =>
  fieldTypes[type === 'Calculated' ? calculatedAs[settings.outputType ?? 'Text'] : type]

/** Where `extra` keeps the folded texts of a column of several texts, which are what is compared. */
export const foldedName = (slot: string): string => `${slot}.folded`

/** Which slots hold a column of this type. */
export const slotKindOf = (type: FieldTypeName, settings: FieldSettings): SlotKind | undefined => storedAs(type, settings).slots

/** How a column of this type compares in a query. */
export const comparisonOf = (type: FieldTypeName, settings: FieldSettings): ColumnRef['type'] | undefined =>
  storedAs(type, settings).comparesAs

/** The type that a client names by its number (rest.md 8); Lookup and User are the single-valued ones. */
export const typesByKind: ReadonlyMap<number, FieldTypeName> = new Map(
  (Object.entries(fieldTypes) as [FieldTypeName, FieldType][])
    .filter(([name]) => !name.endsWith('Multi'))
    .map(([name, type]) => [type.kind, name]),
)
