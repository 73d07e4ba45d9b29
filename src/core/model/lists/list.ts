import type { ContentTypeRow, FieldRow, ItemRow, ListRow } from '../../../../generated/prisma/content.ts'
import type { Zone } from '../../kernel/time/zone.ts'
import type { Field } from './field.ts'
import { fieldFromRow } from './field-rows.ts'
import { absentIn, slotKindOf } from './field-types.ts'
import { systemFieldsOf } from './system-fields.ts'

export type ContentType = ContentTypeRow

/**
 * How a request names a list. `name` is a GUID with or without braces, or else a
 * title (SOAP `listName`); `library` means the web's oldest document library.
 */
export type ListAddress =
  | { readonly title: string }
  | { readonly id: string }
  | { readonly url: string }
  | { readonly name: string }
  | { readonly library: 'default' }
  /** A catalog of the web or, if it has none, of the root web, by its BaseTemplate; 112 is the list of users. */
  | { readonly catalog: number }

/**
 * A list with its schema. `row` has the settings; its counters (ItemCount, the
 * times, the version) are those of the time when it was read.
 */
export interface List {
  readonly row: ListRow
  /** In order: the list's own columns, then the built-in ones. */
  readonly fields: readonly Field[]
  readonly fieldsByName: ReadonlyMap<string, Field>
  readonly contentTypes: readonly ContentTypeRow[]
  /** Server-relative URL of the web, `/` for the root web. */
  readonly webUrl: string
  /** The clocks of the web. */
  readonly zone: Zone
  /** Server-relative URL of the root folder. */
  readonly url: string
  readonly scopeId: string
  /** Why nothing in the list can be written, for a list whose items are rows of something else. */
  readonly refusesWrites?: string
  /** The columns of an item row that this list uses; reading all slots would cost three times as much. */
  readonly itemColumns: readonly (keyof ItemRow)[]
  /** Those of them that differ between the rows of a page and that a reply can show. Other columns of the order are read in addition. */
  readonly pageColumns: readonly (keyof ItemRow)[]
  /** Those of them that can hold more than a few hundred bytes. */
  readonly longColumns: readonly (keyof ItemRow)[]
  /** The indexed pool of a row without any values. */
  readonly emptyPool: Partial<ItemRow>
}

/** The columns of an item row that are not slots. */
export const unslotted = [
  'siteId',
  'listId',
  'itemId',
  'uniqueId',
  'documentId',
  'folderId',
  'scopeId',
  'kind',
  'contentTypeId',
  'authorId',
  'editorId',
  'createdAt',
  'modifiedAt',
  'version',
  'uiVersion',
  'moderationStatus',
  'moderationComments',
  'attachmentCount',
  'sortOrder',
  'leafName',
  'leafKey',
  'fileType',
  'sizeBytes',
  'recycledIn',
  'extra',
] as const satisfies readonly (keyof ItemRow)[]

const unshown: ReadonlySet<string> = new Set<keyof ItemRow>(['siteId', 'listId', 'documentId', 'leafKey', 'recycledIn'])

/** Columns that only items of libraries, which are files, have values in. */
const ofFiles: ReadonlySet<string> = new Set<keyof ItemRow>(['fileType', 'sizeBytes'])

export function assembleList(parts: {
  readonly row: ListRow
  readonly fields: readonly FieldRow[]
  readonly contentTypes: readonly ContentTypeRow[]
  readonly url: string
  readonly webUrl: string
  readonly zone: Zone
}): List {
  const own = parts.fields.map(fieldFromRow)
  const fields = [...own, ...systemFieldsOf(parts.row.baseType, parts.row.baseTemplate)]
  return {
    row: parts.row,
    fields,
    fieldsByName: new Map(fields.map((field) => [field.internalName, field])),
    contentTypes: parts.contentTypes,
    url: parts.url,
    webUrl: parts.webUrl,
    zone: parts.zone,
    scopeId: parts.row.scopeId,
    itemColumns: [...unslotted, ...own.flatMap(slotsOf)],
    pageColumns: [
      ...unslotted.filter((name) => !unshown.has(name) && (parts.row.baseType === 1 || !ofFiles.has(name))),
      ...own.flatMap(slotsOf),
    ],
    longColumns: ['extra', 'moderationComments', ...own.filter(isLong).flatMap(slotsOf)],
    emptyPool: Object.fromEntries(own.flatMap(({ poolSlot }) => (poolSlot === undefined ? [] : [[poolSlot, absentIn(poolSlot)]]))),
  }
}

/** The settings of a list that can be changed (protocol/addresses#methods). */
export type ListPatch = Partial<
  Pick<
    ListRow,
    | 'title'
    | 'description'
    | 'hidden'
    | 'contentTypesEnabled'
    | 'enableAttachments'
    | 'enableFolderCreation'
    | 'enableVersioning'
    | 'enableMinorVersions'
    | 'enableModeration'
    | 'forceCheckout'
    | 'noCrawl'
    | 'draftVisibility'
    | 'majorVersionLimit'
    | 'majorWithMinorLimit'
  >
>

/** The row columns of a column's values: its slot, or `extra` for a value without a column of the row. */
const slotsOf = ({ type, settings, slot }: Field): (keyof ItemRow)[] =>
  slot === undefined || slotKindOf(type, settings) === 'extra' ? [] : [slot as keyof ItemRow]

/** The texts of all other column types are short. */
const isLong = ({ type, settings }: Field): boolean =>
  type === 'Note' || (type === 'Calculated' && (settings.outputType ?? 'Text') === 'Text')

/** Whether the list is a document library, whose items are files and folders. */
export const isLibrary = (list: List): boolean => list.row.baseType === 1
