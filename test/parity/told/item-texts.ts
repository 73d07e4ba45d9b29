import type { RestFacts } from './told-table.ts'

/** A column in REST: its names and its type. */
export type ColumnFacts = RestFacts

/** The property of a column's value in REST: the id of a person or lookup; computed columns have none. */
export function propertyOf({ EntityPropertyName: name, TypeAsString: type, FromBaseType }: ColumnFacts): string | undefined {
  if (type === 'Computed') return undefined
  const isReference = /^User/.test(type) || (/^Lookup/.test(type) && !FromBaseType)
  return isReference ? `${name}Id` : name
}

/** The navigation property to expand for the text of a column, and the property with the text. */
export function expansionOf(column: ColumnFacts): [string, string] | undefined {
  const { InternalName, EntityPropertyName, TypeAsString: type, FromBaseType, LookupField } = column
  // REST cannot expand it: the user who has checked out a file is a property of the file.
  if (InternalName === 'CheckoutUser') return undefined
  if (/^User/.test(type)) return [EntityPropertyName, 'Title']
  return /^Lookup/.test(type) && !FromBaseType ? [EntityPropertyName, LookupField] : undefined
}

type Writer = (value: never, column: ColumnFacts, item: RestFacts) => string

const timeOf = (time: string): string => time.replace('T', ' ').replace('Z', '')
const bracedId = (id: string): string => `{${id.toUpperCase()}}`
/** At least fifteen digits, as many as the numbers of these tests have. */
const decimal = (value: number): string => value.toPrecision(15)
const bit = (value: boolean): string => (value ? '1' : '0')
const term = ({ WssId, Label, TermGuid }: { WssId: number; Label: string; TermGuid: string }): string => `${WssId};#${Label}|${TermGuid}`

function reference(ids: number | readonly number[], column: ColumnFacts, item: RestFacts): string {
  const [name = '', shown = ''] = expansionOf(column) ?? []
  const related = [item[name]].flat()
  return [ids]
    .flat()
    .map((id, index) => `${id};#${related[index]?.[shown] ?? ''}`)
    .join(';#')
}

const outputs: Readonly<Record<number, (text: string) => string>> = {
  2: (text) => `string;#${text}`,
  4: (text) => `datetime;#${timeOf(text)}`,
  8: (text) => `boolean;#${text}`,
  9: (text) => `float;#${decimal(Number(text))}`,
  10: (text) => `float;#${decimal(Number(text))}`,
}

const calculated: Writer = (text: string, { OutputType }) =>
  OutputType !== 2 && text.startsWith('#') ? `error;#${text}` : (outputs[OutputType]?.(text) ?? '')

/** The spelling of a value in a rowset, by the type of its column. */
const byType: Readonly<Record<string, Writer>> = {
  Text: String,
  Note: String,
  Choice: String,
  Counter: String,
  Integer: String,
  ModStat: String,
  ContentTypeId: String,
  Number: decimal,
  Currency: decimal,
  Boolean: bit,
  AllDayEvent: bit,
  Recurrence: bit,
  CrossProjectLink: bit,
  Attachments: bit,
  DateTime: timeOf,
  Guid: bracedId,
  URL: ({ Url, Description }: { Url: string; Description: string }) => `${Url}, ${Description}`,
  Geolocation: ({ Latitude, Longitude, Altitude, Measure }: Readonly<Record<string, number>>) =>
    `POINT (${Longitude} ${Latitude} ${Altitude} ${Measure})`,
  MultiChoice: (values: readonly string[]) => `;#${values.join(';#')};#`,
  TaxonomyFieldType: term,
  TaxonomyFieldTypeMulti: (values: readonly Parameters<typeof term>[0][]) => values.map(term).join(';#'),
  Calculated: calculated,
  User: reference,
  UserMulti: reference,
  Lookup: reference,
  LookupMulti: reference,
}

const fromFileStore =
  (write: (value: never) => string): Writer =>
  (value: never, _column, item) =>
    `${item.ID};#${write(value)}`

/** A rowset spells columns of the file store as lookups. */
const byName: Readonly<Record<string, Writer>> = {
  FileRef: fromFileStore((path: string) => path.replace(/^\//, '')),
  FileDirRef: fromFileStore((path: string) => path.replace(/^\//, '')),
  FileLeafRef: fromFileStore(String),
  FSObjType: fromFileStore(String),
  File_x0020_Size: fromFileStore(String),
  Last_x0020_Modified: fromFileStore(timeOf),
  Created_x0020_Date: fromFileStore(timeOf),
  UniqueId: fromFileStore(bracedId),
  ScopeId: fromFileStore(bracedId),
  ParentUniqueId: fromFileStore(bracedId),
}

const baseName = ({ FileLeafRef, FSObjType }: RestFacts): string =>
  FSObjType === 1 ? FileLeafRef : FileLeafRef.replace(/(?<=.)\.[^.]*$/, '')

const mask = ({ EffectiveBasePermissions: { High, Low } }: RestFacts): string => `0x${((BigInt(High) << 32n) | BigInt(Low)).toString(16)}`

/** The values from which columns without a REST property are made. */
const fromOthers: Readonly<Record<string, (item: RestFacts) => string | undefined>> = {
  LinkTitle: ({ Title }) => Title ?? undefined,
  LinkTitleNoMenu: ({ Title }) => Title ?? undefined,
  LinkFilename: ({ FileLeafRef }) => FileLeafRef,
  LinkFilenameNoMenu: ({ FileLeafRef }) => FileLeafRef,
  NameOrTitle: ({ FileLeafRef }) => FileLeafRef,
  BaseName: baseName,
  ContentType: ({ ContentType }) => ContentType.Name,
  PermMask: mask,
  // REST has no property bag of items; SOAP shows it as empty.
  MetaInfo: ({ ID }) => `${ID};#`,
}

/** The expected text of a column in SOAP, made from the item in REST; undefined if SOAP leaves the column out. */
export function textOfColumn(column: ColumnFacts, item: RestFacts): string | undefined {
  const name: string = column.InternalName
  const other = fromOthers[name]
  if (other) return other(item)
  const value: unknown = item[propertyOf(column) ?? ''] ?? null
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined
  return (byName[name] ?? byType[column.TypeAsString])?.(value as never, column, item)
}
