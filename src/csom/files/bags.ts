import { updateFolder } from '../../core/acts/files/folders.ts'
import { updateItem } from '../../core/acts/items/items.ts'
import { type Document, itemRowOf } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { expectedVersion } from '../items/expected-version.ts'
import { entriesOf, forgetEntries } from '../objects/bags.ts'
import type { EntityObject } from '../objects/objects.ts'

/** Stores the entries of the property bag of a file, a folder or the root folder of a list that were set. Fails as `updateItem`, `updateFolder`, `invalid_request`. */
export async function storeEntries(object: EntityObject<Document>, version: number | undefined): Promise<void> {
  const entries = entriesOf(object as EntityObject)
  if (entries.size === 0) return
  const { ctx, value } = object
  const item = await itemRowOf(ctx, value)
  if (value.list && item) await updateItem(ctx, { id: value.list.row.id }, item.itemId, new Map(), expectedVersion(version), entries)
  else if (value.list?.row.rootFolderId === value.row.id)
    object.value = await updateFolder(ctx, { from: { id: value.row.id } }, { properties: [...entries] }, expectedVersion(version))
  else
    throw invalid(`'${value.url}' is neither an item nor the root folder of a list, and only these have property bags that clients change.`)
  forgetEntries(object as EntityObject)
}
