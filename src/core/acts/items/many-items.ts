import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { act } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { withTermLabels } from '../../content/items/column-terms.ts'
import { splitContentType } from '../../content/items/content-type.ts'
import { demandScope } from '../../content/items/item-rights.ts'
import { inRoot, newRow, withValues } from '../../content/items/item-row.ts'
import { demandReferences, demandUnique, idsOf } from '../../content/items/references.ts'
import { demandValid } from '../../content/items/validation.ts'
import { type CheckedValues, checkValues, completeValues, type ItemValues } from '../../content/items/values.ts'
import { lockListForWrite } from '../../content/writes/item-rows.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Field } from '../../model/lists/field.ts'
import { fieldTypes } from '../../model/lists/field-types.ts'
import { isLibrary, type ListAddress } from '../../model/lists/list.ts'
import { itemReasons } from './reasons.ts'
import { withUsedTerms } from './used-terms.ts'

/**
 * Adds items to the root folder of a list, all or none, in one act: their ids follow each other in the given order. Each has
 * its row in the change log, and all of them share an audit record. Folders cannot be added so. Fails as `addItem` does.
 */
export async function addItems(ctx: Context, address: ListAddress, given: readonly ItemValues[]): Promise<void> {
  if (given.length === 0) return
  const found = await findSchema(ctx, address)
  const input = { list: address, items: given.map((values) => Object.fromEntries(values)) }
  await act(ctx, { name: 'items.addMany', right: 'AddListItems', target: found, input }, async (scope) => {
    const inside = within(ctx, scope)
    const count = given.length
    const list = await lockListForWrite(ctx, scope, found, address, { nextItemId: count, itemCount: count })
    await demandScope(inside, 'AddListItems', list, found, list.row)
    if (isLibrary(list)) throw new DomainError(itemReasons.item_needs_file, { list: list.row.title })
    const all = given.map((values) => {
      const { contentTypeId, rest } = splitContentType(list, values)
      const checked = completeValues(list, checkValues(list, rest, ctx.budget), scope.now, ctx.budget)
      return { contentTypeId, checked }
    })
    await demandReferences(inside, referencesIn(all))
    const isUnique = list.fields.some(({ unique }) => unique)
    const place = inRoot(list)
    const rows: ItemRow[] = []
    let nextItemId = list.row.nextItemId - count
    for (const { contentTypeId, checked } of all) {
      nextItemId += 1
      const counted = { ...list, row: { ...list.row, nextItemId } }
      const labelled = await withTermLabels(inside, checked)
      const written = await withUsedTerms(inside, scope, list, labelled)
      const row = withValues(list, { ...newRow(ctx, scope, counted, place), ...contentTypeId }, written)
      demandValid(list, () => row, scope.now)
      rows.push(row)
      if (isUnique) {
        // Sees the items before it.
        await demandUnique(inside, list, checked)
        await scope.records.insert('Item', row)
      }
    }
    if (!isUnique) await insertAlike(scope.records, rows)
    const { webId } = list.row
    for (const { listId, itemId, uniqueId: objectId } of rows)
      scope.changed({ entity: 'item', type: 'add', webId, listId, itemId, objectId })
  })
}

/** The people and items to which any of the values refer, each once. */
function referencesIn(all: readonly { readonly checked: CheckedValues }[]): CheckedValues {
  const ids = new Map<Field, Set<number>>()
  for (const { checked } of all)
    for (const [field, value] of checked) {
      if (!fieldTypes[field.type].isReference) continue
      const known = ids.get(field) ?? new Set()
      ids.set(field, known)
      for (const id of idsOf(value)) known.add(id)
    }
  return new Map([...ids].map(([field, named]) => [field, [...named]]))
}

/** Inserts rows, those with the same columns that follow each other together. */
async function insertAlike(records: ContentRecords, rows: readonly ItemRow[]): Promise<void> {
  let alike: ItemRow[] = []
  let columns = ''
  for (const row of rows) {
    const own = Object.keys(row).join()
    if (alike.length > 0 && own !== columns) {
      await records.insertAll('Item', alike)
      alike = []
    }
    columns = own
    alike.push(row)
  }
  if (alike.length > 0) await records.insertAll('Item', alike)
}
