import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import { slotKindOf } from '../../model/lists/field-types.ts'
import type { List } from '../../model/lists/list.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { contentReasons } from '../reasons.ts'

export interface Item {
  readonly list: List
  readonly row: ItemRow
  /** Server-relative URL of the folder that it is in. */
  readonly folderUrl: string
  /** The column's value; null for absent ones and for columns that only a protocol can compute. */
  read(field: Field): FieldValue
}

/** An item of its row in the list's own folder; also where nothing asks in which folder it is. */
export const itemInRoot = (list: List, row: ItemRow): Item => itemInFolder(list, row, list.url)

/**
 * An item of its row in the folder of a server-relative URL. One rule for what
 * is where: a slot holds what is compared, `extra` holds, under the slot's
 * name, what the client wrote where the slot cannot hold it: text that folding
 * changed, a URL with its description, a term, several values (whose slots are
 * in `extra` alone), and the error that a formula came to.
 */
export function itemInFolder(list: List, row: ItemRow, folderUrl: string): Item {
  let originals: Readonly<Record<string, FieldValue>> | undefined
  const read = (field: Field): FieldValue => {
    if (field.slot === undefined) return computed(field, row, list, folderUrl)
    const value = (row[field.slot as keyof ItemRow] ?? null) as FieldValue
    if (field.system) return field.type === 'Attachments' ? value !== 0 : value
    if (row.extra === null || !mayHaveOriginal(field, value)) return value
    originals ??= JSON.parse(row.extra) as Record<string, FieldValue>
    return Object.hasOwn(originals, field.slot) ? (originals[field.slot] ?? null) : value
  }
  return { list, row, folderUrl, read }
}

/** A text slot may hold another spelling; no value may mean that the slot cannot hold it. */
const mayHaveOriginal = (field: Field, value: FieldValue): boolean =>
  typeof value === 'string' || (value === null && (field.type === 'Calculated' || slotKindOf(field.type, field.settings) === 'extra'))

/** A dot at the beginning begins no extension. */
function withoutExtension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** Built-in columns whose value follows from others. */
function computed(field: Field, row: ItemRow, list: List, folderUrl: string): FieldValue {
  switch (field.internalName) {
    case '_UIVersionString':
      return uiVersionLabel(row.uiVersion)
    case 'FileLeafRef':
      return leafNameOf(row)
    case 'BaseName':
      return row.kind === 1 ? leafNameOf(row) : withoutExtension(leafNameOf(row))
    case 'FileRef':
      return joinUrl(folderUrl, leafNameOf(row))
    case 'FileDirRef':
      return folderUrl
    case 'Last_x0020_Modified':
      return row.modifiedAt
    case 'Created_x0020_Date':
      return row.createdAt
    case '_Level':
      return 1
    case 'ContentType':
      return list.contentTypes.find((type) => type.id === row.contentTypeId)?.name ?? null
    default:
      return null
  }
}

/** A plain list item's file name is made of its id (rest.md 8). */
export const leafNameOf = ({ leafName, itemId }: Pick<ItemRow, 'leafName' | 'itemId'>): string => leafName ?? `${itemId}_.000`

/** `512` is `1.0`: a UI version is major times 512 plus minor (rest.md 8). */
export const uiVersionLabel = (uiVersion: number): string => `${Math.floor(uiVersion / 512)}.${uiVersion % 512}`

/** Names the list: only for whom may see it. */
export const itemNotFound = (list: List, itemId: number | string) =>
  new DomainError(contentReasons.item_not_found, { item: String(itemId), list: list.row.title })
