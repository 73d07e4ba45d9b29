import { updateItem } from '../../core/acts/items/items.ts'
import { type Document, itemRowOf } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { expectedVersion } from '../items/expected-version.ts'
import { entriesOf, forgetEntries } from '../objects/bags.ts'
import type { EntityObject } from '../objects/objects.ts'

/** Stores the entries of the property bag of a file or a folder that were set. Fails as `updateItem`, `invalid_request`. */
export async function storeEntries(object: EntityObject<Document>, version: number | undefined): Promise<void> {
  const entries = entriesOf(object as EntityObject)
  if (entries.size === 0) return
  const { ctx, value } = object
  const item = await itemRowOf(ctx, value)
  if (!value.list || !item) throw invalid(`'${value.url}' is no item of a list, and only items have property bags that clients change.`)
  await updateItem(ctx, { id: value.list.row.id }, item.itemId, new Map(), expectedVersion(version), entries)
  forgetEntries(object as EntityObject)
}
