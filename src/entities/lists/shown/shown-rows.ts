import type { Context } from '../../../core/access/context.ts'
import { rightsOn } from '../../../core/access/effective.ts'
import { type Item, uiVersionLabel } from '../../../core/content/items/item.ts'
import { idsOf } from '../../../core/content/items/references.ts'
import { fieldText, holdsTime, sourceOf, type TextWords, textWords } from '../../../core/content/shown/field-text.ts'
import { lookupText } from '../../../core/content/shown/lookups.ts'
import type { Slices } from '../../../core/kernel/pacing/slices.ts'
import { allLinks } from '../../../core/model/content-types/field-links.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isDecimal, isYesNo } from '../../../core/model/lists/field-types.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { isoTime } from '../../shape/iso-time.ts'
import type { Json } from '../../shape/shape.ts'

/** Columns of every row. */
const always = [
  'ID',
  'PermMask',
  'FSObjType',
  'UniqueId',
  'FileRef',
  'FileLeafRef',
  'ContentTypeId',
  'owshiddenversion',
  '_UIVersionString',
]

/** The columns of a row: those of a view by their names, then those that every row has. */
export function shownFields(list: List, names: readonly string[]): Field[] {
  return [...new Set([...names, ...always])].flatMap((name) => list.fieldsByName.get(name) ?? [])
}

export type Row = Record<string, Json>

/** Rows that are read and rendered together. */
const rowsAtOnce = 64

/** What rows have beside their columns. */
export interface RowExtras {
  /** The ids of files and folders. */
  readonly withDocument?: boolean
  /** The totals of the view, which the first row has; the argument are some of the rows. */
  readonly totals?: ((near: readonly Item[]) => Promise<Row>) | undefined
}

/** The rows of items for display, read while the reply is written. */
export async function* rowParts(
  ctx: Context,
  items: Slices<Item>,
  fields: readonly Field[],
  { withDocument = false, totals }: RowExtras = {},
): AsyncGenerator<Row[]> {
  let isFirst = true
  for (let slice = await items.next(rowsAtOnce); slice; slice = await items.next(rowsAtOnce)) {
    const rows = await rowsOf(ctx, slice.rows, fields)
    if (isFirst && totals && rows[0]) Object.assign(rows[0], await totals(slice.rows))
    isFirst = false
    if (withDocument)
      for (const [index, item] of slice.rows.entries())
        if (isLibrary(item.list) || item.row.kind === 1) Object.assign(rows[index] ?? {}, { FileSystemItemId: item.row.uniqueId })
    yield rows
  }
}

/** Items as rows: every column as text under its name, and further forms under the name with a suffix. */
async function rowsOf(ctx: Context, items: readonly Item[], fields: readonly Field[]): Promise<Row[]> {
  const words = await textWords(ctx, items, fields)
  const masks = new Map<string, string>()
  for (const { row } of items) if (!masks.has(row.scopeId)) masks.set(row.scopeId, `0x${(await rightsOn(ctx, row.scopeId)).toString(16)}`)
  return items.map((item) => {
    const row: Row = Object.create(null) as Row
    for (const field of fields) addValue(row, item, field, words)
    row.PermMask = masks.get(item.row.scopeId) ?? '0x0'
    return row
  })
}

/**
 * Adds a value for display and, under the name with a dot suffix, for programs. People and lookups are objects,
 * everything else is text.
 */
function addValue(row: Row, item: Item, field: Field, words: TextWords): void {
  const name = field.internalName
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (name !== source.internalName && value !== null) row[source.internalName] = fieldText(item, source, words)
  if (value === null && name !== 'PermMask') row[name] = ''
  if (source.type === 'User' || source.type === 'UserMulti') row[name] = value === null ? '' : idsOf(value).map((id) => personOf(id, words))
  else if (!source.system && (source.type === 'Lookup' || source.type === 'LookupMulti'))
    row[name] = value === null ? '' : idsOf(value).map((id) => targetOf(id, source, words))
  else if (value !== null && typeof value === 'object' && 'Url' in value) {
    row[name] = value.Url
    row[`${name}.desc`] = value.Description
  } else if (isYesNo(source.type) || source.type === 'Attachments') {
    row[name] = source.type === 'Attachments' ? (value ? '1' : '0') : fieldText(item, field, words)
    row[`${name}.value`] = value ? '1' : '0'
  } else if (name === 'UniqueId' || name === 'GUID') row[name] = `{${item.row.uniqueId.toUpperCase()}}`
  else if (name === '_UIVersionString') row[name] = uiVersionLabel(item.row.uiVersion)
  else row[name] = fieldText(item, field, words)
  if (value !== null && holdsTime(source)) row[`${name}.`] = isoTime(Number(value))
  if (value !== null && isDecimal(source.type)) row[`${name}.`] = String(value)
}

function personOf(id: number, { people }: TextWords): Row {
  const person = people.get(id)
  return { id: String(id), title: person?.title ?? '', email: person?.email ?? '', sip: '', picture: '' }
}

const targetOf = (id: number, field: Field, { targets }: TextWords): Row => ({
  lookupId: id,
  lookupValue: lookupText(field, targets.get(field)?.get(id)),
  isSecretFieldValue: false,
})

/** A column as the schema of rows describes it. */
export const schemaOf = (field: Field): Json => ({
  Name: field.internalName,
  RealFieldName: field.internalName,
  DisplayName: field.title,
  ID: field.id,
  FieldType: field.type,
  Type: field.type,
  ReadOnly: field.readOnly ? 'TRUE' : 'FALSE',
})

/** A column as the schema of forms describes it. */
export const formFieldOf = (field: Field): Json => ({
  ...(schemaOf(field) as Readonly<Record<string, Json>>),
  Required: field.required,
  Description: field.description,
  ...(field.settings.choices && { Choices: [...field.settings.choices] }),
  ...(field.settings.lookupListId !== undefined && { LookupListId: field.settings.lookupListId }),
})

/** The columns of a form in the order of the content type, the first one of the list if it has no such type. */
export function formFields(list: List, contentTypeId: string | undefined): Field[] {
  const type = list.contentTypes.find(({ id }) => id === contentTypeId) ?? list.contentTypes[0]
  const names = type ? allLinks(type, list.contentTypes).filter(({ hidden }) => hidden !== true) : []
  const named = names.flatMap(({ name }) => list.fieldsByName.get(name) ?? [])
  return (named.length > 0 ? named : list.fields.filter(({ system }) => !system)).filter(({ hidden }) => !hidden)
}
