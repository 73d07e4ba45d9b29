import type { components } from '../../../generated/emulator/operations.ts'
import type { FieldInput, FieldPatch } from '../../core/acts/lists/field-settings.ts'
import type { Field, FieldSettings } from '../../core/model/lists/field.ts'

export type SeedColumn = components['schemas']['SeedColumn']
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The members of a column and what they are in core. */
const patches = {
  Description: 'description',
  Required: 'required',
  Indexed: 'indexed',
  EnforceUniqueValues: 'unique',
  DefaultValue: 'defaultValue',
} as const satisfies Partial<Record<keyof SeedColumn, keyof FieldPatch & keyof Field>>

const settings = {
  Choices: 'choices',
  FillInChoice: 'fillIn',
  MaxLength: 'maxLength',
  MinimumValue: 'minimum',
  MaximumValue: 'maximum',
  RichText: 'richText',
  NumberOfLines: 'numberOfLines',
  LookupField: 'lookupField',
  SelectionMode: 'selectionMode',
  DateOnly: 'dateOnly',
} as const satisfies Partial<Record<keyof SeedColumn, keyof FieldSettings>>

const types: ReadonlySet<string> = new Set<SeedColumn['type']>([
  ...(['Text', 'Note', 'Number', 'Currency', 'Boolean', 'DateTime', 'Choice', 'MultiChoice', 'URL'] as const),
  ...(['Lookup', 'LookupMulti', 'User', 'UserMulti'] as const),
])

/** The new column of a seed; `lookupListId` is the id of its list, if it is a lookup column. */
export function columnInput(column: SeedColumn, lookupListId: string | undefined): FieldInput {
  const given = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).flatMap(([name, own]) => {
      const value = column[name as keyof SeedColumn]
      return value === undefined ? [] : [[own, value] as const]
    })
  return {
    title: column.title ?? column.name,
    internalName: column.name,
    type: column.type,
    ...Object.fromEntries(given(patches)),
    settings: { ...Object.fromEntries(given(settings)), ...(lookupListId !== undefined && { lookupListId }) },
  }
}

/** The column as a seed has it; undefined for columns of types that no seed has. `titleOf` finds the title of a list in the web. */
export function exportedColumn(field: Field, titleOf: (listId: string) => string | undefined): SeedColumn | undefined {
  if (!types.has(field.type) || field.settings.primaryFieldId !== undefined) return undefined
  const made: Mutable<SeedColumn> = { name: field.internalName, type: field.type as SeedColumn['type'] }
  if (field.title !== field.internalName) made.title = field.title
  const { lookupListId } = field.settings
  if (lookupListId !== undefined) {
    const list = titleOf(lookupListId)
    if (list === undefined) return undefined
    made.LookupList = list
  }
  const usual = new Set<unknown>([undefined, false, '', null])
  const entries = [
    ...Object.entries(patches).map(([name, own]) => [name, field[own]] as const),
    ...Object.entries(settings).map(([name, own]) => [name, field.settings[own]] as const),
  ].filter(([, value]) => !usual.has(value))
  return { ...made, ...Object.fromEntries(entries) }
}
