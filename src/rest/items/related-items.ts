import { deleteRelated, queryRelated, relatedAtOnce } from '../../core/acts/related-items/related-items.ts'
import { relatedPlace, relatedPlaceAt, relatedShown, relateItems, triedBothWays } from '../../entities/files/related-items.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getRelatedItems'
  | 'getPageOneRelatedItems'
  | 'addRelatedItem'
  | 'addRelatedItemByUrl'
  | 'addRelatedItemOfUrl'
  | 'deleteRelatedItem'

/** contracts/rest/items/related-items.yaml */
export const relatedItemHandlers: Pick<Handlers<WireContext>, Operations> = {
  getRelatedItems: async (ctx, { body }, reply) => {
    const found = await queryRelated(ctx, await relatedPlace(ctx, undefined, body.SourceListName, body.SourceItemID), Infinity)
    return reply.complexes(
      200,
      'RelatedItem',
      'GetRelatedItems',
      found.map((one) => relatedShown(ctx, one)),
    )
  },

  getPageOneRelatedItems: async (ctx, { body }, reply) => {
    const found = await queryRelated(ctx, await relatedPlace(ctx, undefined, body.SourceListName, body.SourceItemID), relatedAtOnce)
    return reply.complexes(
      200,
      'RelatedItem',
      'GetPageOneRelatedItems',
      found.map((one) => relatedShown(ctx, one)),
    )
  },

  addRelatedItem: async (ctx, { body }, reply) => {
    const source = await relatedPlace(ctx, body.SourceWebUrl, body.SourceListName, body.SourceItemID)
    const target = await relatedPlace(ctx, body.TargetWebUrl, body.TargetListName, body.TargetItemID)
    await relateItems(ctx, source, target, body.TryAddReverseLink)
    return reply.nothing(200, 'AddSingleLink')
  },

  addRelatedItemByUrl: async (ctx, { body }, reply) => {
    const source = await relatedPlace(ctx, undefined, body.SourceListName, body.SourceItemID)
    await relateItems(ctx, source, await relatedPlaceAt(ctx, body.TargetItemUrl), body.TryAddReverseLink)
    return reply.nothing(200, 'AddSingleLinkToUrl')
  },

  addRelatedItemOfUrl: async (ctx, { body }, reply) => {
    const target = await relatedPlace(ctx, undefined, body.TargetListName, body.TargetItemID)
    await relateItems(ctx, await relatedPlaceAt(ctx, body.SourceItemUrl), target, body.TryAddReverseLink)
    return reply.nothing(200, 'AddSingleLinkFromUrl')
  },

  deleteRelatedItem: async (ctx, { body }, reply) => {
    const source = await relatedPlace(ctx, body.SourceWebUrl, body.SourceListName, body.SourceItemID)
    const target = await relatedPlace(ctx, body.TargetWebUrl, body.TargetListName, body.TargetItemID)
    await deleteRelated(ctx, source, target)
    await triedBothWays(body.TryDeleteReverseLink, () => deleteRelated(ctx, target, source))
    return reply.nothing(200, 'DeleteSingleLink')
  },
}
