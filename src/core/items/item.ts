import type { ItemRow } from '../../../generated/prisma/content.ts'
import { DomainError } from '../errors.ts'
import type { Field, FieldValue } from '../lists/field.ts'
import type { List } from '../lists/list.ts'
import { joinUrl } from '../sites/web.ts'

export interface Item {
  readonly list: List
  readonly row: ItemRow
  /** The column's value; null for absent ones and for columns that only a protocol can compute. */
  read(field: Field): FieldValue
}

const nothing: Readonly<Record<string, string>> = Object.freeze(Object.create(null) as Record<string, string>)

/** An item of its row. A text slot holds folded text; `extra` has what the client wrote where the two differ. */
export function itemOf(list: List, row: ItemRow): Item {
  let originals: Readonly<Record<string, string>> | undefined
  const read = (field: Field): FieldValue => {
    if (field.slot === undefined) return computed(field, row, list)
    const value = (row[field.slot] ?? null) as FieldValue
    if (value === null || field.system || typeof value !== 'string') return field.type === 'Attachments' ? value !== 0 : value
    originals ??= row.extra === null ? nothing : (JSON.parse(row.extra) as Record<string, string>)
    return originals[field.slot] ?? value
  }
  return { list, row, read }
}

/** Built-in columns whose value follows from others. */
function computed(field: Field, row: ItemRow, list: List): FieldValue {
  switch (field.internalName) {
    case '_UIVersionString':
      return uiVersionLabel(row.uiVersion)
    case 'FileLeafRef':
      return leafNameOf(row)
    case 'FileRef':
      return joinUrl(list.url, leafNameOf(row))
    case 'FileDirRef':
      return list.url
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
const leafNameOf = (row: ItemRow): string => `${row.itemId}_.000`

/** `512` is `1.0`: a UI version is major times 512 plus minor (rest.md 8). */
export const uiVersionLabel = (uiVersion: number): string => `${Math.floor(uiVersion / 512)}.${uiVersion % 512}`

/** Names the list: only for whom may see it. */
export const itemNotFound = (list: List, itemId: number) =>
  new DomainError('item_not_found', { item: String(itemId), list: list.row.title })
