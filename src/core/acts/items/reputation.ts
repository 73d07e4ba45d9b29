import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { ownProperties } from '../../content/documents/properties.ts'
import { itemInRoot } from '../../content/items/item.ts'
import { findForWrite, itemTarget } from '../../content/items/item-rights.ts'
import { votingExperience } from '../../content/items/property-bag.ts'
import { holdList } from '../../content/writes/hold-list.ts'
import { lockListForWrite, storeUpdate } from '../../content/writes/item-rows.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { likeColumns, type RatingColumn, starColumns } from '../../model/lists/columns/rating-columns.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import { isRating } from '../../model/lists/field-types.ts'
import { maxValues } from '../../model/lists/field-values.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { createField } from '../lists/create-field.ts'

/** A way to say what one thinks of an item: its value of `votingExperience`, and its columns. */
interface Experience {
  readonly name: 'Likes' | 'Ratings'
  readonly columns: readonly RatingColumn[]
}
const liking: Experience = { name: 'Likes', columns: likeColumns }
const starring: Experience = { name: 'Ratings', columns: starColumns }

/** What an item has in these columns, by their internal names. */
type Values = Readonly<Record<string, FieldValue>>

/**
 * The actor likes an item, or does so no longer; returns how many people like it. Makes no version and keeps who changed the
 * item last. The list gets the columns that are missing if the actor may manage it. Fails with `list_not_found`,
 * `item_not_found`, `invalid_operation` (no such columns, too many people), `access_denied`.
 */
export async function setItemLike(ctx: Context, address: ListAddress, itemId: number, likes: boolean): Promise<number> {
  const found = await findSchema(ctx, address)
  const target = await itemTarget(ctx, found, itemId)
  const call = { name: 'items.setLike', right: 'EditListItems', target, input: { list: address, itemId, likes } } as const
  return act(ctx, call, async (scope) => {
    const { list, row } = await rowIn(ctx, scope, liking, { found, address, itemId, target })
    const before = peopleIn(list, row, 'LikedBy')
    const others = before.filter((id) => id !== scope.actorId)
    const after = likes ? demandRoom([...others, scope.actorId]) : others
    if (after.length !== before.length) await store(ctx, scope, list, row, { LikesCount: after.length, LikedBy: after })
    return after.length
  })
}

/**
 * The actor rates an item from 1 to 5, instead of an earlier rating; returns the average of all. Stores as `setItemLike` does.
 * Fails as that, and with `invalid_request` for another rating.
 */
export async function setItemRating(ctx: Context, address: ListAddress, itemId: number, rating: number): Promise<number> {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) throw invalid(`A rating is a whole number from 1 to 5; ${rating} was given.`)
  const found = await findSchema(ctx, address)
  const target = await itemTarget(ctx, found, itemId)
  const call = { name: 'items.setRating', right: 'EditListItems', target, input: { list: address, itemId, rating } } as const
  return act(ctx, call, async (scope) => {
    const { list, row } = await rowIn(ctx, scope, starring, { found, address, itemId, target })
    const given = ratingsIn(list, row)
    given.set(scope.actorId, rating)
    const people = demandRoom([...given.keys()])
    const ratings = [...given.values()]
    const average = ratings.reduce((sum, one) => sum + one, 0) / ratings.length
    await store(ctx, scope, list, row, {
      AverageRating: average,
      RatingCount: ratings.length,
      RatedBy: people,
      Ratings: ratings.map((one) => `${one},`).join(''),
    })
    return average
  })
}

interface Asked {
  readonly found: List
  readonly address: ListAddress
  readonly itemId: number
  readonly target: Awaited<ReturnType<typeof itemTarget>>
}

/** The item to change, in its list with these columns, for the transaction. */
async function rowIn(ctx: Context, scope: WriteScope, experience: Experience, asked: Asked): Promise<{ list: List; row: ItemRow }> {
  const { found, address, itemId, target } = asked
  const { columns } = experience
  const known = await lockListForWrite(ctx, scope, found, address, { itemCount: 0 })
  const missing = columns.filter(({ internalName }) => !known.fieldsByName.has(internalName))
  // Whether the item is there comes first, so that a strange number makes no columns.
  const before = await findForWrite(ctx, scope, 'EditListItems', { list: known, itemId, checked: target })
  await demandExperience(ctx, scope, known, experience)
  if (missing.length === 0) return { list: demandTypes(known, columns), row: before }
  const inside = within(ctx, scope)
  await demand(inside, 'ManageLists', known)
  let list = await holdList(inside, scope, known)
  for (const column of missing)
    list = (await createField(inside, scope, list, { ...column, readOnly: true }, { contentTypes: 'none' })).list
  const row = await findForWrite(ctx, scope, 'EditListItems', { list, itemId, checked: target })
  return { list: demandTypes(list, columns), row }
}

/** The root folder of a list may say that its items are liked, or rated, or neither. */
async function demandExperience(ctx: Context, { records }: WriteScope, { row }: List, { name }: Experience): Promise<void> {
  const root = await records.find('Document', { siteId: ctx.site.id, id: row.rootFolderId })
  const chosen = root && ownProperties(root).get(votingExperience)?.trim().toLowerCase()
  if (chosen === undefined || chosen === name.toLowerCase() || !['', 'likes', 'ratings'].includes(chosen)) return
  const now = chosen === '' ? 'is empty: nobody likes or rates its items' : `is '${chosen === 'likes' ? 'Likes' : 'Ratings'}'`
  throw invalidOperation(
    `The property ${votingExperience} of the root folder of the list '${row.title}' ${now}. Set it to '${name}', or choose another list.`,
  )
}

/** A list may have columns of its own with these names. Earlier versions of the server counted in columns of numbers. */
function demandTypes(list: List, columns: readonly RatingColumn[]): List {
  for (const { internalName, type } of columns) {
    const own = list.fieldsByName.get(internalName)?.type
    if (own !== type && !(own === 'Number' && isRating(type)))
      throw invalidOperation(
        `The column '${internalName}' of the list '${list.row.title}' is not of the type ${type}, so it cannot keep likes and ratings.`,
      )
  }
  return list
}

function demandRoom(people: number[]): number[] {
  if (people.length > maxValues) throw invalidOperation(`At most ${maxValues} people can like an item, and as many can rate it.`)
  return people
}

const column = (list: List, name: string): Field => {
  const field = list.fieldsByName.get(name)
  if (!field) throw new Error(`the column ${name} of ${list.row.id} is missing`)
  return field
}

function peopleIn(list: List, row: ItemRow, name: string): number[] {
  const value = itemInRoot(list, row).read(column(list, name))
  return Array.isArray(value) ? (value as readonly unknown[]).filter((id) => typeof id === 'number') : []
}

/** The ratings of an item by the people who gave them, in the same order in both columns. */
function ratingsIn(list: List, row: ItemRow): Map<number, number> {
  const text = itemInRoot(list, row).read(column(list, 'Ratings'))
  const ratings = typeof text === 'string' ? text.split(',', maxValues + 1).map(Number) : []
  return new Map(
    peopleIn(list, row, 'RatedBy').flatMap((id, index) => {
      const rating = ratings[index] ?? 0
      return rating >= 1 && rating <= 5 ? [[id, rating] as const] : []
    }),
  )
}

/** In a list with approval the item keeps its state. */
async function store(ctx: Context, scope: WriteScope, list: List, row: ItemRow, values: Values): Promise<void> {
  const written = new Map(Object.entries(values).map(([name, value]) => [column(list, name), value]))
  const { moderationStatus } = row
  await storeUpdate(ctx, scope, list, row, written, { moderationStatus }, 'system')
}
