import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { List } from '../../model/lists/list.ts'
import { isFolderType } from './item-row.ts'
import { type ItemValues, invalidValue } from './values.ts'

/** Columns with the name and kind of a new item; `BaseName` is the SOAP name. */
const naming = ['FSObjType', 'FileLeafRef', 'BaseName'] as const

/** The name in an item's values, and whether the item is a folder. */
export interface Naming {
  readonly isFolder: boolean
  readonly name?: string
  /** The other values. */
  readonly values: ItemValues
}

/**
 * Separates the name and kind in an item's values from the other values. Fails
 * with `invalid_field_value` if the name is not a text or the kind is not 0 or
 * 1.
 */
export function splitName(list: List, given: ItemValues): Naming {
  if (!naming.some((column) => given.has(column)) && !given.has('ContentTypeId')) return { isFolder: false, values: given }
  const values = new Map(given)
  for (const column of naming) values.delete(column)
  const typeId = given.get('ContentTypeId')
  const isFolder = kindOf(list, given.get('FSObjType')) === 1 || (typeof typeId === 'string' && isFolderType(typeId.trim()))
  const name = given.get('FileLeafRef') ?? given.get('BaseName')
  if (name === undefined || name === null) return { isFolder, values }
  const column = list.fieldsByName.get('FileLeafRef')
  if (typeof name === 'string' && name.trim() !== '') return { isFolder, name: name.trim(), values }
  throw column ? invalidValue(column, 'a name is needed.') : new Error('every list has the column FileLeafRef')
}

function kindOf(list: List, given: unknown): number {
  const kind = given === undefined || given === null || given === '' ? 0 : Number(given)
  const column = list.fieldsByName.get('FSObjType')
  if (kind === 0 || kind === 1 || !column) return kind
  throw invalidValue(column, '0 (an item or file) or 1 (a folder) is needed.')
}

/** The full new name of a file or folder: a file keeps its extension if the new name has none. */
export function fullName({ kind, leafName }: Pick<ItemRow, 'kind' | 'leafName'>, name: string): string {
  const extension = kind === 1 ? undefined : /[^.](\.[^.]+)$/.exec(leafName ?? '')?.[1]
  return extension === undefined || /[^.]\.[^.]+$/.test(name) ? name : name + extension
}
