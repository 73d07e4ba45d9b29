import { demand } from '../../core/access/access.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { listTemplates } from '../../core/model/lists/templates.ts'
import { configuredTemplates } from '../../core/model/sites/web-templates.ts'
import { listTemplate } from '../../entities/lists/list-template.ts'
import { type ShownTemplate, webTemplate } from '../../entities/sites/web-template.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/sites/web.yaml, templates for lists and webs */
export const templateHandlers: Pick<
  Handlers<WireContext>,
  'listListTemplates' | 'getListTemplate' | 'listCustomListTemplates' | 'getAvailableWebTemplates'
> = {
  listListTemplates: async (ctx, { query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.collection(200, listTemplate, pageOf(listTemplate, [...listTemplates.values()], query, ctx))
  },

  getListTemplate: async (ctx, { params }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const wanted = fold(params.templateName)
    const found = [...listTemplates.values()].find(({ name }) => wanted === fold(name) || wanted === fold(name).replaceAll(' ', ''))
    if (!found) throw new DomainError(kernelReasons.resource_not_found, { path: `the list template '${params.templateName}'`, hint: '' })
    return reply.entity(200, listTemplate, found)
  },

  // Lists cannot be saved as templates.
  listCustomListTemplates: async (ctx, { query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.collection(200, listTemplate, pageOf(listTemplate, [], query, ctx))
  },

  getAvailableWebTemplates: async (ctx, { params, query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const all = configuredTemplates().map((one): ShownTemplate => ({ ...one, language: params.lcid }))
    return reply.collection(200, webTemplate, pageOf(webTemplate, all, query, ctx))
  },
}
