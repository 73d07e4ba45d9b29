import { deleteRelated, queryRelated, relatedAtOnce } from '../../core/acts/related-items/related-items.ts'
import { relatedPlace, relatedPlaceAt, relatedShown, relateItems, triedBothWays } from '../../entities/files/related-items.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf, ValueOf } from '../objects/object-types.ts'

async function related(ctx: WireContext, list: string, itemId: number, most: number): Promise<ValueOf<'RelatedItem'>[]> {
  const found = await queryRelated(ctx, await relatedPlace(ctx, undefined, list, itemId), most)
  return found.map((one) => relatedShown(ctx, one))
}

/** contracts/csom/items.yaml */
export const relatedItemMethods: HandlersOf<'RelatedItemManager'> = {
  'RelatedItemManager.GetRelatedItems': ({ ctx }, [list, itemId]) => related(ctx, list, itemId, Number.POSITIVE_INFINITY),
  'RelatedItemManager.GetPageOneRelatedItems': ({ ctx }, [list, itemId]) => related(ctx, list, itemId, relatedAtOnce),
  'RelatedItemManager.AddSingleLink': async ({ ctx }, [list, itemId, web, otherList, otherId, otherWeb, isBothWays]) => {
    const source = await relatedPlace(ctx, web, list, itemId)
    await relateItems(ctx, source, await relatedPlace(ctx, otherWeb, otherList, otherId), isBothWays)
  },
  'RelatedItemManager.AddSingleLinkToUrl': async ({ ctx }, [list, itemId, url, isBothWays]) => {
    const source = await relatedPlace(ctx, undefined, list, itemId)
    await relateItems(ctx, source, await relatedPlaceAt(ctx, url), isBothWays)
  },
  'RelatedItemManager.AddSingleLinkFromUrl': async ({ ctx }, [url, otherList, otherId, isBothWays]) => {
    const target = await relatedPlace(ctx, undefined, otherList, otherId)
    await relateItems(ctx, await relatedPlaceAt(ctx, url), target, isBothWays)
  },
  'RelatedItemManager.DeleteSingleLink': async ({ ctx }, [list, itemId, web, otherList, otherId, otherWeb, isBothWays]) => {
    const source = await relatedPlace(ctx, web, list, itemId)
    const target = await relatedPlace(ctx, otherWeb, otherList, otherId)
    await deleteRelated(ctx, source, target)
    await triedBothWays(isBothWays, () => deleteRelated(ctx, target, source))
  },
}
