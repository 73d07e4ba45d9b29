import type { RestFacts } from './told-table.ts'

/** What REST tells of a column: its names and its type. */
export type ColumnFacts = RestFacts

/** REST's name for the value of a column: people and lookups have their id, computed columns have no property. */
export function propertyOf({ EntityPropertyName: name, TypeAsString: type, FromBaseType }: ColumnFacts): string | undefined {
  if (type === 'Computed') return undefined
  const isReference = /^User/.test(type) || (/^Lookup/.test(type) && !FromBaseType)
  return isReference ? `${name}Id` : name
}

/** What has to be expanded to learn the text of a column, and where it is told then. */
export function expansionOf(column: ColumnFacts): [string, string] | undefined {
  const { InternalName, EntityPropertyName, TypeAsString: type, FromBaseType, LookupField } = column
  // REST cannot expand it: the user who has a file checked out stands with the file.
  if (InternalName === 'CheckoutUser') return undefined
  if (/^User/.test(type)) return [EntityPropertyName, 'Title']
  return /^Lookup/.test(type) && !FromBaseType ? [EntityPropertyName, LookupField] : undefined
}

type Writer = (value: never, column: ColumnFacts, item: RestFacts) => string

const timeOf = (time: string): string => time.replace('T', ' ').replace('Z', '')
const bracedId = (id: string): string => `{${id.toUpperCase()}}`
/** At least fifteen digits; the numbers of these tests have no more. */
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

/** How a rowset spells a value, by the type of its column. */
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
  Attachments: bit,
  DateTime: timeOf,
  Guid: bracedId,
  URL: ({ Url, Description }: { Url: string; Description: string }) => `${Url}, ${Description}`,
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

/** Columns of the file store are spelled as lookups. */
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

/** Columns that REST has no property for: what they are made of. */
const fromOthers: Readonly<Record<string, (item: RestFacts) => string | undefined>> = {
  LinkTitle: ({ Title }) => Title ?? undefined,
  LinkTitleNoMenu: ({ Title }) => Title ?? undefined,
  LinkFilename: ({ FileLeafRef }) => FileLeafRef,
  LinkFilenameNoMenu: ({ FileLeafRef }) => FileLeafRef,
  BaseName: baseName,
  ContentType: ({ ContentType }) => ContentType.Name,
  PermMask: mask,
  // REST tells no properties of items; SOAP says that there are none.
  MetaInfo: ({ ID }) => `${ID};#`,
}

/** The text that SOAP must have for a column, made of what REST says of the item; undefined where SOAP leaves it out. */
export function textOfColumn(column: ColumnFacts, item: RestFacts): string | undefined {
  const name: string = column.InternalName
  const other = fromOthers[name]
  if (other) return other(item)
  const value: unknown = item[propertyOf(column) ?? ''] ?? null
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined
  return (byName[name] ?? byType[column.TypeAsString])?.(value as never, column, item)
}
