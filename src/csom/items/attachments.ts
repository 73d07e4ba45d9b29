import { type Attachment, addAttachment, deleteAttachment, getAttachment } from '../../core/acts/items/attachments.ts'
import { recycleAttachment } from '../../core/acts/recycle-bin/recycle-attachment.ts'
import type { Item } from '../../core/content/items/item.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { attachmentShape } from '../../entities/items/attachment.ts'
import { pathIn } from '../message/resource-path.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

/** The attachment of an item with a name. */
function targetIn(attachments: Objects['AttachmentCollection'], name: string) {
  if (attachments.kind === 'rows') throw notInModel('An attachment of a result')
  const { list, row } = attachments.owner.value as Item
  return { address: { id: list.row.id }, itemId: row.itemId, name }
}

const targetOf = ({ item, row }: Attachment) => ({ address: { id: item.list.row.id }, itemId: row.itemId, name: row.fileName })

/** contracts/csom/items.yaml */
export const attachmentMethods: HandlersOf<'Attachment' | 'AttachmentCollection'> = {
  'AttachmentCollection.GetByFileName': async (attachments, [name]) =>
    objectOf(attachments.ctx, attachmentShape, await getAttachment(attachments.ctx, targetIn(attachments, name))),
  'AttachmentCollection.GetByFileNameAsPath': async (attachments, [path]) =>
    objectOf(attachments.ctx, attachmentShape, await getAttachment(attachments.ctx, targetIn(attachments, pathIn(path)))),
  'AttachmentCollection.AddUsingPath': async (attachments, [path, content]) =>
    objectOf(attachments.ctx, attachmentShape, await addAttachment(attachments.ctx, targetIn(attachments, pathIn(path)), content)),
  'AttachmentCollection.Add': async (attachments, [{ FileName: name, ContentStream: content }]) => {
    if (name === undefined || content === undefined)
      throw invalid('AttachmentCreationInformation needs a FileName and a ContentStream in base64.')
    return objectOf(attachments.ctx, attachmentShape, await addAttachment(attachments.ctx, targetIn(attachments, name), content))
  },
  'Attachment.DeleteObject': ({ ctx, value }) => deleteAttachment(ctx, targetOf(value)),
  'Attachment.RecycleObject': async ({ ctx, value }) => {
    await recycleAttachment(ctx, targetOf(value))
  },
}
