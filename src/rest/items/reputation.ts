import { setItemLike, setItemRating } from '../../core/acts/items/reputation.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** Clients write the id of the list with braces or without. */
const listOf = ({ ratedListId }: { readonly ratedListId: string }): ListAddress => ({
  id: ratedListId.replace(/[{}]/g, '').toLowerCase(),
})

/** contracts/rest/items/reputation.yaml, contracts/rest/items/item-details.yaml */
export const reputationHandlers: Pick<Handlers<WireContext>, 'setLike' | 'setRating' | 'likeItem' | 'unlikeItem'> = {
  likeItem: async (ctx, { params }, reply) => {
    await setItemLike(ctx, listAddress(ctx, params), params.itemId, true)
    return reply.nothing(200, 'Like')
  },

  unlikeItem: async (ctx, { params }, reply) => {
    await setItemLike(ctx, listAddress(ctx, params), params.itemId, false)
    return reply.nothing(200, 'Unlike')
  },

  setLike: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Int32', 'SetLike', await setItemLike(ctx, listOf(params), params.ratedItemId, params.likes)),

  setRating: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Double', 'SetRating', await setItemRating(ctx, listOf(params), params.ratedItemId, params.rating)),
}
