import type { FieldRow } from '../../../../generated/prisma/content.ts'
import { act, read, type WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { validationOf } from '../../content/items/validation.ts'
import { columnMarks, demandDistinct, retriedMark } from '../../content/query/distinct.ts'
import { holdList, listIn } from '../../content/writes/hold-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { checkFormula, dependents, validationNames } from '../../model/lists/calculated.ts'
import type { Field, FieldSettings } from '../../model/lists/field.ts'
import { fieldFromRow } from '../../model/lists/field-rows.ts'
import { slotKindOf } from '../../model/lists/field-types.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { fieldNotFound } from '../../model/lists/near-columns.ts'
import { modelReasons } from '../../model/reasons.ts'
import { resourceParts } from '../../model/sites/title-resources.ts'
import { type AddOptions, checkPatched, createField, type FieldCreation, placeOf, rowsOf } from './create-field.ts'
import { startFieldJobs } from './field-jobs.ts'
import { checkFieldTitle, checkRow, type FieldInput, type FieldPatch, patchRow } from './field-settings.ts'
import { findFreePoolSlot, freeSlots } from './field-slots.ts'
import { withCatchAll } from './term-columns.ts'

/** How a request names a column: `name` is the internal name, or else the title. */
export type FieldAddress = { readonly id: string } | { readonly title: string } | { readonly name: string }

/** The columns of a list, its own ones first. Fails with `list_not_found`, `access_denied`. */
export async function getFields(ctx: Context, address: ListAddress): Promise<List> {
  const list = await findSchema(ctx, address)
  return read(ctx, 'ViewListItems', list, () => Promise.resolve(list))
}

/** Fails with `list_not_found`, `field_not_found`, `access_denied`. */
export async function getField(ctx: Context, address: ListAddress, column: FieldAddress): Promise<FieldCreation> {
  const list = await getFields(ctx, address)
  return { list, field: demandField(list, column) }
}

/** The column at an address; the internal name has precedence over the title. */
export function findColumn(fields: readonly Field[], column: FieldAddress): Field | undefined {
  if ('id' in column) return fields.find((field) => field.id === column.id.toLowerCase())
  const key = fold('title' in column ? column.title : column.name)
  const byTitle = () =>
    fields.find((field) => !field.hidden && fold(field.title) === key) ?? fields.find((field) => fold(field.title) === key)
  if ('title' in column) return byTitle()
  return fields.find((field) => field.internalName === column.name) ?? fields.find((field) => fold(field.internalName) === key) ?? byTitle()
}

function demandField(list: List, column: FieldAddress): Field {
  const field = findColumn(list.fields, column)
  if (field) return field
  throw fieldNotFound(list, Object.values(column).join(''))
}

/**
 * Adds a column to a list, to its default content type and, on request, to its
 * default view. Fails with `list_not_found`, `invalid_request`,
 * `invalid_field_value` (an invalid default), `too_many_columns`,
 * `definition_name_taken`, `access_denied`.
 */
export async function addField(ctx: Context, address: ListAddress, input: FieldInput, options: AddOptions = {}): Promise<FieldCreation> {
  const found = await findSchema(ctx, address)
  const call = { name: 'lists.addField', right: 'ManageLists', target: found, input: { list: address, field: input, options } } as const
  const made = await act(ctx, call, async (scope) => {
    const list = await holdList(ctx, scope, found)
    const made = await createField(ctx, scope, list, input, options)
    return { ...made, list: await withCatchAll(ctx, scope, made.list) }
  })
  startFieldJobs(ctx, found.row.id)
  return made
}

/**
 * Adds a read-only column that shows another column of the items that a lookup
 * column points to. Fails as `addField`, and with `field_not_found`.
 */
export async function addDependentLookup(
  ctx: Context,
  address: ListAddress,
  { title, primaryId, shownField }: { readonly title: string; readonly primaryId: string; readonly shownField: string },
): Promise<FieldCreation> {
  const { field } = await getField(ctx, address, { id: primaryId })
  const settings = { ...field.settings, lookupField: shownField, primaryFieldId: field.id }
  const type = field.type === 'LookupMulti' ? 'LookupMulti' : 'Lookup'
  return addField(ctx, address, { title, type, settings, readOnly: true }, { contentTypes: 'none' })
}

/**
 * Changes a column; its internal name stays. For a column that becomes indexed, a
 * background job copies its values to the indexed pool; for a new formula it
 * computes the existing items. Fails with `list_not_found`, `field_not_found`,
 * `invalid_request` (a built-in column, contradictory settings),
 * `invalid_field_value`, `too_many_columns`, `access_denied`.
 */
export async function updateField(ctx: Context, address: ListAddress, column: FieldAddress, patch: FieldPatch): Promise<FieldCreation> {
  const found = await findSchema(ctx, address)
  const call = { name: 'lists.updateField', right: 'ManageLists', target: found, input: { list: address, column, patch } } as const
  const changed = await act(ctx, call, async (scope) => {
    const list = await holdList(ctx, scope, found)
    const field = demandOwn(demandField(list, column))
    const rows = await rowsOf(scope.records, ctx.site.id, list.row.id)
    const row = rows.find(({ id }) => id === field.id)
    if (!row) throw new DomainError(modelReasons.field_not_found, { field: field.internalName, list: list.row.title })
    const title = patch.title === undefined ? row.title : checkFieldTitle(patch.title)
    const merged = await checkPatched(ctx, scope, field, title, patch)
    const patched = checkRow(patchedRow(list, field, row, patch, { title, merged }), scope.now)
    const after = await withIndex(scope, list, rows, row, patched)
    if (after.unique && !row.unique) await demandDistinct(ctx, scope.records, list, field)
    await scope.records.update('Field', { siteId: ctx.site.id, ownerId: list.row.id, id: row.id }, { ...after, version: row.version + 1 })
    scope.changed({ entity: 'field', type: 'update', webId: list.row.webId, listId: list.row.id, objectId: row.id })
    const fresh = await listIn(ctx, scope.records, list)
    return { list: fresh, field: fresh.fieldsByName.get(row.internalName) ?? fieldFromRow(after) }
  })
  startFieldJobs(ctx, found.row.id)
  return changed
}

interface Checked {
  readonly title: string
  /** The settings of the column after the patch. */
  readonly merged: FieldSettings
}

function patchedRow(list: List, field: Field, row: FieldRow, patch: FieldPatch, { title, merged }: Checked): FieldRow {
  const isNew = patch.settings?.formula !== undefined || patch.settings?.outputType !== undefined
  const settings = isNew ? { ...merged, formula: checkFormula(merged.formula ?? '', list.fields, field.internalName) } : merged
  if (slotKindOf(field.type, settings) !== slotKindOf(field.type, field.settings))
    throw invalid(`Column '${row.title}': the result of this formula has another type. Make a new column for it.`)
  const indexed = row.slot === 'title' ? row.indexed : (patch.indexed ?? row.indexed)
  const indexStatus = isNew && field.type === 'Calculated' ? columnMarks.calculating : retriedMark(row.indexStatus)
  return { ...patchRow(row, patch, { title, settings }), indexed, indexStatus }
}

/** Takes or frees a slot of the indexed pool if Indexed changes. */
async function withIndex(scope: WriteScope, list: List, rows: readonly FieldRow[], before: FieldRow, after: FieldRow): Promise<FieldRow> {
  if (before.indexed === after.indexed) return after
  const place = placeOf(list, rows)
  if (after.indexed) {
    const poolSlot = await findFreePoolSlot(scope.records, place, fieldFromRow(after))
    return { ...after, poolSlot, indexStatus: columnMarks.copying }
  }
  await freeSlots(scope.records, place, [before.poolSlot])
  return { ...after, poolSlot: null, indexStatus: columnMarks.ready }
}

/**
 * Deletes a column with its values; a background job clears its slot before
 * another column can get it. Fails with `list_not_found`, `field_not_found`,
 * `invalid_request` (a built-in column, Title, a column that a formula uses),
 * `access_denied`.
 */
export async function deleteField(ctx: Context, address: ListAddress, column: FieldAddress): Promise<void> {
  const found = await findSchema(ctx, address)
  const call = { name: 'lists.deleteField', right: 'ManageLists', target: found, input: { list: address, column } } as const
  await act(ctx, call, async (scope) => {
    const list = await holdList(ctx, scope, found)
    const field = demandOwn(demandField(list, column))
    if (!canBeDeleted(field)) throw invalid(`Column '${field.internalName}' cannot be deleted: every list has it.`)
    const [shower] = dependentsOf(list.fields, field)
    if (shower) throw invalid(`Column '${field.internalName}' cannot be deleted: the dependent lookup column '${shower.title}' needs it.`)
    const [user] = dependents(list.fields, field.internalName)
    if (user) throw invalid(`Column '${field.internalName}' cannot be deleted: the formula of '${user.title}' names it.`)
    const { formula } = validationOf(list.row)
    if (formula !== undefined && validationNames(formula, field.internalName))
      throw invalid(`Column '${field.internalName}' cannot be deleted: the ValidationFormula of the list names it.`)
    const { records } = scope
    const { siteId } = list.row
    const listId = list.row.id
    const rows = await rowsOf(records, siteId, listId)
    // A dependent lookup column reads the slot of its primary column.
    const slots = field.settings.primaryFieldId === undefined ? [field.slot ?? null, field.poolSlot ?? null] : []
    await freeSlots(records, placeOf(list, rows), slots)
    await records.delete('Field', { siteId, ownerId: listId, id: field.id })
    const parts = resourceParts({ kind: 'column', id: field.id })
    await records.delete('TitleResource', { siteId, ownerId: listId, part: { in: parts } })
    await forgetName(scope, list, field.internalName)
    scope.changed({ entity: 'field', type: 'delete', webId: list.row.webId, listId, objectId: field.id })
  })
  startFieldJobs(ctx, found.row.id)
}

/** The dependent columns of a lookup column. */
export const dependentsOf = (fields: readonly Field[], { id }: Field): Field[] =>
  fields.filter((field) => field.settings.primaryFieldId === id)

/** Removes a deleted column from the list's content types and views. */
async function forgetName({ records }: WriteScope, list: List, name: string): Promise<void> {
  const { siteId } = list.row
  const listId = list.row.id
  for (const type of list.contentTypes) {
    const links = (JSON.parse(type.fieldLinks) as (string | { name: string })[]).filter(
      (link) => (typeof link === 'string' ? link : link.name) !== name,
    )
    await records.update('ContentType', { siteId, ownerId: listId, id: type.id }, { fieldLinks: JSON.stringify(links) })
  }
  for (const view of await records.query('View', { where: { siteId, listId } })) {
    const fields = (JSON.parse(view.fields) as string[]).filter((field) => field !== name)
    await records.update('View', { siteId, listId, id: view.id }, { fields: JSON.stringify(fields) })
  }
}

/** Whether clients may delete a column. */
export const canBeDeleted = (field: Field): boolean => !field.system && !field.sealed && field.slot !== 'title'

function demandOwn(field: Field): Field {
  if (!field.system && !field.sealed) return field
  throw invalid(`Column '${field.internalName}' is built in and cannot be changed or deleted.`)
}
