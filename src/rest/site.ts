import { demand } from '../core/access.ts'
import type { Context } from '../core/context.ts'
import { site } from './entities.ts'
import type { Handler } from './handlers.ts'

/** The site collection that holds the addressed web. */
export const getSite: Handler<'getSite', Context> = async (ctx, _call, reply) => {
  await demand(ctx, 'Open', ctx.web)
  return reply.entity(200, site, ctx.site)
}
