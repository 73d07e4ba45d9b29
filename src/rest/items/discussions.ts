import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { addDiscussion } from '../../core/acts/items/discussions.ts'
import { languageTags } from '../../core/model/sites/languages.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers, ShapeFinders } from '../protocol/handlers.ts'

type Params = Call<'createDiscussion'>['params']

const boardOf = ({ discussionListId }: Params) => ({ id: discussionListId.toLowerCase() })

/** The shape of a discussion: items have the columns of their list as properties. */
export const discussionShapes: ShapeFinders<WireContext> = {
  createDiscussion: async (ctx: Context, { params }: { readonly params: Params }) => itemShapeOf(await openSchema(ctx, boardOf(params))),
}

/** contracts/rest/items/discussions.yaml */
export const discussionHandlers: Pick<Handlers<WireContext>, 'createDiscussion' | 'getLowerCaseString'> = {
  createDiscussion: async (ctx, { params }, reply) => {
    const item = await addDiscussion(ctx, boardOf(params), params.discussionTitle)
    return reply.entity(200, itemShapeOf(item.list), item)
  },

  getLowerCaseString: async (ctx, { params: { sourceValue, lcid } }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.value(200, 'Edm.String', 'GetLowerCaseString', sourceValue.toLocaleLowerCase(languageTags.get(lcid) ?? 'en-US'))
  },
}
