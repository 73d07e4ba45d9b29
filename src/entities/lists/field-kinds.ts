import type { FieldTypeName } from '../../core/model/lists/field.ts'

/** FieldTypeKind of each column type, with the numbers of the established server (protocol/fields#kinds). */
export const fieldKinds: Readonly<Record<FieldTypeName, number>> = {
  Integer: 1,
  Text: 2,
  Note: 3,
  DateTime: 4,
  Counter: 5,
  Choice: 6,
  Lookup: 7,
  LookupMulti: 7,
  Boolean: 8,
  Number: 9,
  Currency: 10,
  URL: 11,
  Computed: 12,
  Guid: 14,
  MultiChoice: 15,
  Calculated: 17,
  File: 18,
  Attachments: 19,
  User: 20,
  UserMulti: 20,
  Recurrence: 21,
  CrossProjectLink: 22,
  ModStat: 23,
  ContentTypeId: 25,
  AllDayEvent: 29,
  Geolocation: 31,
  AverageRating: 0,
  RatingCount: 0,
  Likes: 0,
  TaxonomyFieldTypeMulti: 0,
  TaxonomyFieldType: 0,
}

/** The column type of a FieldTypeKind; Lookup and User are the single-valued ones. */
export const typesByKind: ReadonlyMap<number, FieldTypeName> = new Map(
  (Object.entries(fieldKinds) as [FieldTypeName, number][]).filter(([name]) => !name.endsWith('Multi')).map(([name, kind]) => [kind, name]),
)
