import type { ListsBindings } from '../../../generated/soap/lists.ts'
import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { type Attachment, addAttachment, deleteAttachment, queryAttachments } from '../../core/acts/items/attachments.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { bytesInMemory } from '../../core/content/blobs/received-bytes.ts'
import { securedItem } from '../../core/content/items/item-rights.ts'
import { textOfChild, type XmlElement } from '../../formats/xml.ts'
import { demandItemNumber, fileUrl } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'

type Operations = 'AddAttachment' | 'GetAttachmentCollection' | 'DeleteAttachment'

/** The attachments of lists.asmx (protocol/soap-services#lists). */
export const attachmentBindings: Pick<ListsBindings<SignedInCall>, Operations> = {
  async AddAttachment({ context }, { listName, listItemID, fileName, attachment = bytesInMemory(new Uint8Array()) }) {
    const target = { ...itemOf('AddAttachment', listName, listItemID), name: fileName }
    return { AddAttachmentResult: addressOf(context, await addAttachment(context, target, attachment)) }
  },

  async GetAttachmentCollection({ context }, { listName, listItemID }) {
    const { address, itemId } = itemOf('GetAttachmentCollection', listName, listItemID)
    const found = await queryAttachments(context, address, itemId)
    return { GetAttachmentCollectionResult: { Attachments: { Attachment: found.map((one) => addressOf(context, one)) } } }
  },

  async DeleteAttachment({ context }, { listName, listItemID, url }) {
    await deleteAttachment(context, { ...itemOf('DeleteAttachment', listName, listItemID), name: nameIn(url) })
    return {}
  },
}

/** Fails if the caller may attach no file to the item that AddAttachment names. */
export async function demandMayAttach(ctx: Context, request: XmlElement): Promise<void> {
  const { address, itemId } = itemOf(request.name, textOfChild(request, 'listName'), textOfChild(request, 'listItemID'))
  const { list, row } = await getItem(ctx, address, itemId)
  await demand(ctx, 'EditListItems', securedItem(list, row))
}

const itemOf = (operation: string, listName: string, listItemID: string) => ({
  address: { name: listName },
  itemId: demandItemNumber(`${operation}/listItemID`, listItemID),
})

const addressOf = ({ origin }: Context, { url }: Attachment): string => origin + url.split('/').map(encodeURIComponent).join('/')

function nameIn(given: string): string {
  const url = fileUrl('DeleteAttachment/url', given)
  return url.slice(url.lastIndexOf('/') + 1)
}
