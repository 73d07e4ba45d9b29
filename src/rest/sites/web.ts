import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { currentUser, getWebAuthor } from '../../core/acts/people/users.ts'
import { deleteWeb, updateWeb } from '../../core/acts/sites/web-changes.ts'
import { findParentWeb, getWeb, getWebOfUrl, getWebProperties, queryWebs, type WebState } from '../../core/acts/sites/webs.ts'
import { addWebFrom } from '../../core/acts/templates/web-templates.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { iconOf } from '../../entities/files/icons.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { user } from '../../entities/people/principals.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { propertyBagShapeOf } from '../../entities/shape/property-bag.ts'
import { themeInfo } from '../../entities/sites/theme-info.ts'
import { web, webInformation, webTemplateNumberOf } from '../../entities/sites/web.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getWeb'
  | 'updateWeb'
  | 'mergeWeb'
  | 'deleteWeb'
  | 'getWebAllProperties'
  | 'listWebs'
  | 'addWeb'
  | 'listWebInfos'
  | 'getWebInfo'
  | 'addWebInfo'
  | 'getCurrentUser'
  | 'getWebAuthor'
  | 'getParentWeb'
  | 'getSubwebsFilteredForCurrentUser'
  | 'getWebUrlFromPageUrl'
  | 'mapToIcon'
  | 'getThemeInfo'

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
async function change(ctx: Context, { body }: Pick<Call<'updateWeb'>, 'body'>): Promise<WebState> {
  const { Title: title, Description: description } = body
  await updateWeb(ctx, { ...(title !== undefined && { title }), ...(description !== undefined && { description }) })
  const webs = await ctx.site.schema.webs()
  const now = [...webs.values()].find(({ row }) => row.id === ctx.web.row.id)
  return getWeb({ ...ctx, web: now ?? ctx.web })
}

/** The percent-decoded path of a URL. Fails with `invalid_request` if it is not UTF-8. */
function pathOf({ pathname }: URL): string {
  const path = percentDecoded(pathname)
  if (path === undefined) throw invalid('The address of the page is not percent-encoded UTF-8.')
  return path
}

/** The arguments of all forms of `maptoicon`. */
interface IconQuery {
  readonly iconFileName: string
  readonly programId?: string
  readonly iconSize?: number
}

type Parameters = Omit<Call<'addWeb'>['body']['parameters'], 'UseSamePermissionsAsParentSite'>

const add = (ctx: Context, parameters: Parameters, hasOwnPermissions: boolean): Promise<WebState> =>
  addWebFrom(
    ctx,
    {
      title: parameters.Title,
      leafName: parameters.Url,
      description: parameters.Description ?? '',
      template: parameters.WebTemplate ?? 'STS',
      language: parameters.Language ?? 1033,
      hasOwnPermissions,
    },
    viewQueryOf,
  )

/** contracts/rest/sites/web.yaml */
export const webHandlers: Pick<Handlers<WireContext>, Operations> = {
  getWeb: async (ctx, _call, reply) => reply.entity(200, web, await getWeb(ctx)),
  updateWeb: async (ctx, call, reply) => reply.entity(200, web, await change(ctx, call)),
  mergeWeb: async (ctx, call, reply) => reply.entity(200, web, await change(ctx, call)),

  deleteWeb: async (ctx, _call, reply) => {
    await deleteWeb(ctx)
    return reply.empty(200)
  },

  getWebAllProperties: async (ctx, _call, reply) => {
    const properties = await getWebProperties(ctx)
    return reply.entity(200, propertyBagShapeOf(properties, ctx.profile), properties)
  },

  listWebs: async (ctx, { query }, reply) => reply.collection(200, web, pageOf(web, await queryWebs(ctx), query, ctx)),

  addWeb: async (ctx, { body: { parameters } }, reply) => {
    return reply.entity(200, web, await add(ctx, parameters, parameters.UseSamePermissionsAsParentSite === false))
  },

  listWebInfos: async (ctx, { query }, reply) =>
    reply.collection(200, webInformation, pageOf(webInformation, await queryWebs(ctx), query, ctx)),

  getWebInfo: async (ctx, { params }, reply) => {
    const wanted = params.webId.toLowerCase()
    const found = (await queryWebs(ctx)).find(({ row }) => row.id === wanted)
    if (!found) throw new DomainError(modelReasons.web_not_found, { id: params.webId })
    return reply.entity(200, webInformation, found)
  },

  addWebInfo: async (ctx, { body: { parameters } }, reply) => {
    return reply.entity(200, webInformation, await add(ctx, parameters, parameters.UseUniquePermissions === true))
  },

  getThemeInfo: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, themeInfo, ctx.web)
  },

  getParentWeb: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const parent = await findParentWeb(ctx, ctx.web)
    return parent ? reply.entity(200, webInformation, parent) : reply.nothing(200, 'ParentWeb')
  },

  getSubwebsFilteredForCurrentUser: async (ctx, { params, query }, reply) => {
    const { webTemplateFilter: template, configurationFilter: configuration } = params
    const all = (await queryWebs(ctx)).filter(
      (one) =>
        (template === -1 || template === webTemplateNumberOf(one)) && (configuration === -1 || configuration === one.row.configuration),
    )
    return reply.collection(200, webInformation, pageOf(webInformation, all, query, ctx))
  },

  getWebUrlFromPageUrl: async (ctx, { params }, reply) => {
    const page = URL.parse(params.pageUrl)
    if (page?.host !== new URL(ctx.origin).host)
      throw invalid(`The address of a page of this server begins with ${ctx.origin}; '${params.pageUrl.slice(0, 200)}' does not.`)
    const { url } = await getWebOfUrl(ctx, pathOf(page))
    return reply.value(200, 'Edm.String', 'GetWebUrlFromPageUrl', absoluteUrl(ctx, url))
  },

  mapToIcon: async (ctx, { params }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const { iconFileName, programId = '', iconSize = 0 }: IconQuery = params
    return reply.value(200, 'Edm.String', 'MapToIcon', iconOf(iconFileName, programId, iconSize))
  },

  getWebAuthor: async (ctx, _call, reply) => reply.entity(200, user, await getWebAuthor(ctx)),

  getCurrentUser: async (ctx, _call, reply) => reply.entity(200, user, await currentUser(ctx)),
}
