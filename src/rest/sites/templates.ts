import { demand } from '../../core/access/access.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { allListTemplates, listTemplateOf } from '../../core/model/lists/templates.ts'
import { configuredTemplates } from '../../core/model/sites/web-templates.ts'
import { listTemplate, listTemplateNamed, savedListTemplates } from '../../entities/lists/list-template.ts'
import { templateSchema } from '../../entities/lists/shown/template-schema.ts'
import { type ShownTemplate, webTemplate, webTemplateNamed, webTemplatesIn } from '../../entities/sites/web-template.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/sites/web.yaml, contracts/rest/sites/templates/extensions.yaml: templates for lists and webs */
export const templateHandlers: Pick<
  Handlers<WireContext>,
  | 'listListTemplates'
  | 'getListTemplate'
  | 'getListTemplateSchema'
  | 'listCustomListTemplates'
  | 'getAvailableWebTemplates'
  | 'getWebTemplateByName'
  | 'listListTemplateExtensions'
  | 'listWebTemplateExtensions'
> = {
  listListTemplates: async (ctx, { query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.collection(200, listTemplate, pageOf(listTemplate, allListTemplates(ctx.runtime), query, ctx))
  },

  getListTemplate: async (ctx, { params }, reply) => reply.entity(200, listTemplate, await listTemplateNamed(ctx, params.templateName)),

  getListTemplateSchema: async (ctx, { params }, reply) => {
    const { id } = await listTemplateNamed(ctx, params.templateName)
    const found = listTemplateOf(ctx.runtime, id)
    if (!found) throw new Error(`list template ${id} is lost`)
    return reply.media(200, 'text/xml;charset=utf-8', templateSchema(found))
  },

  listCustomListTemplates: async (ctx, { query }, reply) => {
    const all = await savedListTemplates(ctx)
    return reply.collection(200, listTemplate, pageOf(listTemplate, all, query, ctx))
  },

  getAvailableWebTemplates: async (ctx, { params, query }, reply) => {
    const all = await webTemplatesIn(ctx, params.lcid)
    return reply.collection(200, webTemplate, pageOf(webTemplate, all, query, ctx))
  },

  getWebTemplateByName: async (ctx, { params }, reply) =>
    reply.entity(200, webTemplate, await webTemplateNamed(ctx, params.lcid, params.namedTemplate)),

  listListTemplateExtensions: async (ctx, { query }, reply) => {
    demandSomebody(ctx)
    const all = allListTemplates(ctx.runtime).map((one) => ({ ...one, shownSource: one.source ?? ofServer }))
    return reply.collection(200, listTemplate, pageOf(listTemplate, all, query, ctx))
  },

  listWebTemplateExtensions: async (ctx, { query }, reply) => {
    demandSomebody(ctx)
    const all = configuredTemplates(ctx.runtime).map(
      (one): ShownTemplate => ({ ...one, language: ctx.web.row.language, shownSource: one.source ?? ofServer }),
    )
    return reply.collection(200, webTemplate, pageOf(webTemplate, all, query, ctx))
  },
}

/** The source of what no package has registered. */
const ofServer = 'BuiltIn'

/** Templates are no secret of a web, but only for people who are signed in. */
function demandSomebody({ actor }: WireContext): void {
  if (actor.scheme === 'Anonymous') throw new DomainError(kernelReasons.sign_in_required, { message: 'this address needs credentials.' })
}
