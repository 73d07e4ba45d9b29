import type { Context } from '../core/context.ts'
import { currentUser } from '../core/people/users.ts'
import { getWeb, getWebProperties, queryWebs } from '../core/sites/webs.ts'
import { propertyBag, web } from './entities.ts'
import type { Handlers } from './handlers.ts'
import { user } from './people-shapes.ts'
import { pageOf } from './query.ts'

type Operations = 'getWeb' | 'getWebProperties' | 'queryWebs' | 'getCurrentUser'

/** contracts/rest/web.yaml */
export const webHandlers: Pick<Handlers<Context>, Operations> = {
  getWeb: async (ctx, _call, reply) => reply.entity(200, web, await getWeb(ctx)),

  getWebProperties: async (ctx, _call, reply) => {
    const properties = await getWebProperties(ctx)
    return reply.entity(200, propertyBag(properties), properties)
  },

  queryWebs: async (ctx, { query }, reply) => reply.collection(200, web, pageOf(web, await queryWebs(ctx), query, ctx)),

  getCurrentUser: async (ctx, _call, reply) => reply.entity(200, user, await currentUser(ctx)),
}
