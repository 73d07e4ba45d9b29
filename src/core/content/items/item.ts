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
  /** Server-relative URL of its folder. */
  readonly folderUrl: string
  /** The column's value; null for a missing value and for columns that only a protocol can compute. */
  read(field: Field): FieldValue
}

/** The item of a row in the list's root folder, or of any row if its folder does not matter. */
export const itemInRoot = (list: List, row: ItemRow): Item => itemInFolder(list, row, list.url)

/**
 * The item of a row in the folder with a server-relative URL. A slot holds the
 * value that queries compare. `extra` holds, under the slot's name, the client's
 * value if the slot cannot hold it: text that folding changed, a URL with its
 * description, a term, several values (which are only in `extra`), and the error
 * of a formula.
 */
export const itemInFolder = (list: List, row: ItemRow, folderUrl: string): Item => new ItemOfRow(list, row, folderUrl)

class ItemOfRow implements Item {
  readonly list: List
  readonly row: ItemRow
  readonly folderUrl: string
  #originals: Readonly<Record<string, FieldValue>> | undefined

  constructor(list: List, row: ItemRow, folderUrl: string) {
    this.list = list
    this.row = row
    this.folderUrl = folderUrl
  }

  read(field: Field): FieldValue {
    const { row } = this
    if (field.slot === undefined) return computed(field, row, this.list, this.folderUrl)
    const value = (row[field.slot as keyof ItemRow] ?? null) as FieldValue
    if (field.system) return field.type === 'Attachments' ? value !== 0 : value
    if (row.extra === null || !mayHaveOriginal(field, value)) return value
    this.#originals ??= JSON.parse(row.extra) as Record<string, FieldValue>
    return Object.hasOwn(this.#originals, field.slot) ? (this.#originals[field.slot] ?? null) : value
  }
}

/** Whether `extra` may hold the value: a text slot may hold another spelling, and an empty slot may mean that it cannot hold the value. */
const mayHaveOriginal = (field: Field, value: FieldValue): boolean =>
  typeof value === 'string' || (value === null && (field.type === 'Calculated' || slotKindOf(field.type, field.settings) === 'extra'))

/** A dot at the start of a name begins no extension. */
function withoutExtension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** Built-in columns that are computed from others. */
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
    case 'ImageSize':
      return sizeText(row, list)
    default:
      return null
  }
}

/** The size of a picture, such as `640 x 480`; null for what has none. */
function sizeText(row: ItemRow, list: List): string | null {
  const [width, height] = ['ImageWidth', 'ImageHeight'].map((name) => row[list.fieldsByName.get(name)?.slot as keyof ItemRow] ?? null)
  return typeof width === 'number' && typeof height === 'number' ? `${width} x ${height}` : null
}

/** The file name of a plain list item is made from its id (protocol/items#ids). */
export const leafNameOf = ({ leafName, itemId }: Pick<ItemRow, 'leafName' | 'itemId'>): string => leafName ?? `${itemId}_.000`

/** `512` is `1.0`: a UI version is major times 512 plus minor (protocol/items#versions). */
export const uiVersionLabel = (uiVersion: number): string => `${Math.floor(uiVersion / 512)}.${uiVersion % 512}`

/** The message names the list: only for actors who may see it. */
export const itemNotFound = (list: List, itemId: number | string) =>
  new DomainError(contentReasons.item_not_found, { item: String(itemId), list: list.row.title })
