import type { Context } from '../../core/access/context.ts'
import { type Attachment, attachmentsOf } from '../../core/acts/items/attachments.ts'
import type { Item } from '../../core/content/items/item.ts'
import type { Navigation, Shape } from '../shape.ts'
import { factsOf, shapeOf } from '../shape-of.ts'

export const attachmentShape: Shape<Attachment, 'Attachment'> = shapeOf<'Attachment', Attachment>(
  'Attachment',
  {
    FileName: ({ row }) => row.fileName,
    FileNameAsPath: ({ row }) => ({ DecodedUrl: row.fileName }),
    ServerRelativePath: ({ url }) => ({ DecodedUrl: url }),
    ServerRelativeUrl: ({ url }) => url,
  },
  {
    address: ({ item, row }) => {
      const list = factsOf('List').address.replace('{Id}', item.list.row.id)
      return `${list}/Items(${row.itemId})/AttachmentFiles('${encodeURIComponent(row.fileName.replaceAll("'", "''"))}')`
    },
  },
)

/** The attachments of a page of items: one query. */
export const toAttachments: Navigation<Item> = {
  many: true,
  linked: true,
  expansion: {
    shape: () => attachmentShape as Shape<never>,
    load: (items: readonly Item[], ctx: Context) => attachmentsOf(ctx, items),
  },
}
