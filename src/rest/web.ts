import type { Context } from '../core/context.ts'
import { currentUser } from '../core/people/users.ts'
import { addWeb, deleteWeb, updateWeb } from '../core/sites/web-changes.ts'
import { getRootWeb, getWeb, getWebProperties, queryWebs, type WebState } from '../core/sites/webs.ts'
import { web, webInformation } from './entities.ts'
import type { Call, Handlers } from './handlers.ts'
import { user } from './people-shapes.ts'
import { projectionFor } from './projection.ts'
import { propertyBag } from './property-bag.ts'
import { pageOf } from './query.ts'

type Operations =
  | 'getWeb'
  | 'updateWeb'
  | 'mergeWeb'
  | 'deleteWeb'
  | 'getWebProperties'
  | 'queryWebs'
  | 'addWeb'
  | 'queryWebInfos'
  | 'addWebInfo'
  | 'getCurrentUser'
  | 'getRootWeb'

/** PUT and POST with MERGE do the same (decisions E1). */
async function change(ctx: Context, { body, query }: Pick<Call<'updateWeb'>, 'body' | 'query'>): Promise<WebState> {
  projectionFor(web, query)
  const { Title: title, Description: description } = body
  await updateWeb(ctx, { ...(title !== undefined && { title }), ...(description !== undefined && { description }) })
  const webs = await ctx.site.schema.webs()
  const now = [...webs.values()].find(({ row }) => row.id === ctx.web.row.id)
  return getWeb({ ...ctx, web: now ?? ctx.web })
}

type Parameters = Omit<Call<'addWeb'>['body']['parameters'], 'UseSamePermissionsAsParentSite'>

const add = (ctx: Context, parameters: Parameters, hasOwnPermissions: boolean): Promise<WebState> =>
  addWeb(ctx, {
    title: parameters.Title,
    leafName: parameters.Url,
    description: parameters.Description ?? '',
    template: parameters.WebTemplate ?? 'STS',
    language: parameters.Language ?? 1033,
    hasOwnPermissions,
  })

/** contracts/rest/web.yaml */
export const webHandlers: Pick<Handlers<Context>, Operations> = {
  getWeb: async (ctx, _call, reply) => reply.entity(200, web, await getWeb(ctx)),
  updateWeb: async (ctx, call, reply) => reply.entity(200, web, await change(ctx, call)),
  mergeWeb: async (ctx, call, reply) => reply.entity(200, web, await change(ctx, call)),

  deleteWeb: async (ctx, _call, reply) => {
    await deleteWeb(ctx)
    return reply.empty(200)
  },

  getWebProperties: async (ctx, _call, reply) => {
    const properties = await getWebProperties(ctx)
    return reply.entity(200, propertyBag(properties), properties)
  },

  queryWebs: async (ctx, { query }, reply) => reply.collection(200, web, pageOf(web, await queryWebs(ctx), query, ctx)),

  addWeb: async (ctx, { body: { parameters }, query }, reply) => {
    projectionFor(web, query)
    return reply.entity(200, web, await add(ctx, parameters, parameters.UseSamePermissionsAsParentSite === false))
  },

  queryWebInfos: async (ctx, { query }, reply) =>
    reply.collection(200, webInformation, pageOf(webInformation, await queryWebs(ctx), query, ctx)),

  addWebInfo: async (ctx, { body: { parameters }, query }, reply) => {
    projectionFor(webInformation, query)
    return reply.entity(200, webInformation, await add(ctx, parameters, parameters.UseUniquePermissions === true))
  },

  getCurrentUser: async (ctx, _call, reply) => reply.entity(200, user, await currentUser(ctx)),

  getRootWeb: async (ctx, _call, reply) => reply.entity(200, web, await getRootWeb(ctx)),
}
