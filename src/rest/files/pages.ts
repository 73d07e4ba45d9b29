import { addPage } from '../../core/acts/files/pages.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/files/pages.yaml */
export const pageHandlers: Pick<Handlers<WireContext>, 'createWikiPage' | 'addTemplateFile'> = {
  createWikiPage: async (ctx, { body: { parameters } }, reply) =>
    reply.entity(200, fileShape, await addPage(ctx, parameters.ServerRelativeUrl, parameters.WikiHtmlContent ?? '')),

  // An empty page looks the same, whatever is put into it later.
  addTemplateFile: async (ctx, { params }, reply) => reply.entity(200, fileShape, await addPage(ctx, params.pageFileUrl, '')),
}
