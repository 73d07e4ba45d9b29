import type { Context } from '../../core/access/context.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { propertiesOfItems } from '../../core/content/shown/item-properties.ts'
import { likedByInformation, likesOf } from '../../entities/items/item-details.ts'
import { propertyBagShapeOf } from '../../entities/shape/property-bag.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

const itemOf = (ctx: Context, params: Call<'getItemLikes'>['params']) => getItem(ctx, listAddress(ctx, params), params.itemId)

/** contracts/rest/items/item-details.yaml */
export const itemDetailHandlers: Pick<Handlers<WireContext>, 'getItemProperties' | 'getItemLikes'> = {
  getItemProperties: async (ctx, { params }, reply) => {
    const [properties = new Map<string, string>()] = await propertiesOfItems(ctx, [await itemOf(ctx, params)])
    return reply.entity(200, propertyBagShapeOf(properties, ctx.profile), properties)
  },

  getItemLikes: async (ctx, { params }, reply) => {
    const item = await itemOf(ctx, params)
    const [likes = { item, people: [], isLikedByActor: false }] = await likesOf(ctx, [item])
    return reply.entity(200, likedByInformation, likes)
  },
}
