import type { Context } from '../../core/access/context.ts'
import { findActorPrincipal } from '../../core/access/principals.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import type { Item } from '../../core/content/items/item.ts'
import { idsOf } from '../../core/content/items/references.ts'
import { propertiesOfItems } from '../../core/content/shown/item-properties.ts'
import { canonicalItem } from '../lists/canonical.ts'
import { user } from '../people/principals.ts'
import { propertyBagShapeOf } from '../shape/property-bag.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

type Bag = ReadonlyMap<string, string>

/** Navigation from items to their property bags. */
export const toItemProperties: Navigation<Item> = {
  many: false,
  linked: true,
  expansion: {
    hasTexts: true,
    shape: (_, bags, { profile }) => propertyBagShapeOf(new Map((bags as Bag[]).flatMap((bag) => [...bag])), profile) as Shape<never>,
    load: (items, ctx) => propertiesOfItems(ctx, items),
  },
}

/** The people who like an item. */
export interface Likes {
  readonly item: Item
  readonly people: readonly number[]
  readonly isLikedByActor: boolean
}

/** Who likes each of some items, by their column `LikedBy`. */
export async function likesOf(ctx: Context, items: readonly Item[]): Promise<Likes[]> {
  const actor = await findActorPrincipal(ctx)
  return items.map((item) => {
    const column = item.list.fieldsByName.get('LikedBy')
    const people = column?.type === 'UserMulti' ? idsOf(item.read(column)) : []
    return { item, people, isLikedByActor: actor !== undefined && people.includes(actor.id) }
  })
}

const toPeople: Navigation<Likes> = {
  many: true,
  expansion: {
    shape: () => user as Shape<never>,
    load: async (likes, ctx) => {
      const found = await principalsById(ctx, new Set(likes.flatMap(({ people }) => people)))
      return likes.map(({ people }) => people.flatMap((id) => found.get(id) ?? []))
    },
  },
}

export const likedByInformation: Shape<Likes, 'LikedByInformation'> = shapeOf<'LikedByInformation', Likes>(
  'LikedByInformation',
  { isLikedByUser: ({ isLikedByActor }) => isLikedByActor, likeCount: ({ people }) => people.length },
  {
    address: ({ item }) => `${canonicalItem(item.list, item.row.itemId)}/LikedByInformation`,
    navigation: { likedBy: toPeople },
  },
)

export const toLikes: Navigation<Item> = {
  many: false,
  linked: true,
  expansion: { shape: () => likedByInformation as Shape<never>, load: (items, ctx) => likesOf(ctx, items) },
}
