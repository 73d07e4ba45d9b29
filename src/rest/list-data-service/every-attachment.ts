import type { Context } from '../../core/access/context.ts'
import { attachmentsOf } from '../../core/acts/items/attachments.ts'
import { queryItems } from '../../core/acts/items/item-pages.ts'
import { invalidQuery } from '../../core/kernel/errors.ts'
import type { Query } from '../../core/kernel/query.ts'
import { isLibrary } from '../../core/model/lists/list.ts'
import { dataSetsOf } from '../../entities/items/data-service.ts'
import type { DataAttachment } from '../../entities/items/data-shapes.ts'
import { itemQuery } from '../odata/query.ts'

/** The most attachments of a web that are listed together, and the items that are read at a time for them. */
const mostAttachments = 5_000
const itemsAtOnce = 100

/** The attachments of all items of the web that the actor may see, list by list, in the order of the items. Fails with `invalid_query` if they are too many. */
export async function everyAttachment(ctx: Context): Promise<DataAttachment[]> {
  const { lists } = await dataSetsOf(ctx)
  const found: DataAttachment[] = []
  for (const { list, set } of lists) {
    if (isLibrary(list) || !list.row.enableAttachments) continue
    let after: Query['after'] | undefined
    do {
      const asked = itemQuery({ $filter: 'Attachments eq true', $top: itemsAtOnce }, itemsAtOnce)
      const { items, next } = await queryItems(ctx, { id: list.row.id }, { ...asked, ...(after && { after }) })
      for (const attachments of await attachmentsOf(ctx, items)) found.push(...attachments.map((attachment) => ({ set, attachment })))
      if (found.length > mostAttachments)
        throw invalidQuery(`This web has more than ${mostAttachments} attachments. Read them at their items: 'Tasks(7)/Attachments'.`)
      after = next
    } while (after)
  }
  return found
}
