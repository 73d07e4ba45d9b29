import { addPage } from '../../core/acts/files/pages.ts'
import { getFolder } from '../../core/content/documents/documents.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { folderAddress } from './folder-address.ts'

/** contracts/rest/files/pages.yaml */
export const pageHandlers: Pick<Handlers<WireContext>, 'createWikiPage' | 'addTemplateFile'> = {
  createWikiPage: async (ctx, { body: { parameters } }, reply) =>
    reply.entity(200, fileShape, await addPage(ctx, parameters.ServerRelativeUrl, parameters.WikiHtmlContent ?? '')),

  // The URL may lead elsewhere in the web, but the caller must see the folder of the address.
  addTemplateFile: async (ctx, { params }, reply) => {
    await getFolder(ctx, folderAddress(ctx, params))
    // An empty page looks the same, whatever is put into it later.
    return reply.entity(200, fileShape, await addPage(ctx, params.pageFileUrl, ''))
  },
}
