import type { Context } from '../../core/access/context.ts'
import { type Attachment, attachmentsOf } from '../../core/acts/items/attachments.ts'
import type { Item } from '../../core/content/items/item.ts'
import { canonicalItem } from '../lists/canonical.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export const attachmentShape: Shape<Attachment, 'Attachment'> = shapeOf<'Attachment', Attachment>(
  'Attachment',
  {
    FileName: ({ row }) => row.fileName,
    FileNameAsPath: ({ row }) => ({ DecodedUrl: row.fileName }),
    ServerRelativePath: ({ url }) => ({ DecodedUrl: url }),
    ServerRelativeUrl: ({ url }) => url,
  },
  {
    address: ({ item, row }) =>
      `${canonicalItem(item.list, row.itemId)}/AttachmentFiles('${encodeURIComponent(row.fileName.replaceAll("'", "''"))}')`,
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
