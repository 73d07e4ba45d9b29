import type { Context } from '../../core/access/context.ts'
import type { Item } from '../../core/content/items/item.ts'
import { fieldEditText, fieldHtml, fieldText, type TextWords, textWords } from '../../core/content/shown/field-text.ts'
import type { Field } from '../../core/model/lists/field.ts'
import type { List } from '../../core/model/lists/list.ts'
import { canonicalItem } from '../lists/canonical.ts'
import type { Navigation, Property, Shape } from '../shape/shape.ts'
import { factsOf } from '../shape/shape-of.ts'

/** The text formats of item values (protocol/fields#texts). */
const writers = { FieldValuesAsText: fieldText, FieldValuesAsHtml: fieldHtml, FieldValuesForEdit: fieldEditText } as const

export type FieldValuesName = keyof typeof writers

export const fieldValuesNames = Object.keys(writers) as FieldValuesName[]

/** An item with the data that its texts need. */
export interface ItemTexts {
  readonly item: Item
  readonly words: TextWords
}

const shapes = new WeakMap<readonly Field[], Map<FieldValuesName, Shape<ItemTexts, 'FieldStringValues'>>>()

/** The shape of item values as text: every column of the list is a property, under its REST name. */
export function fieldValuesShapeOf(list: List, name: FieldValuesName): Shape<ItemTexts, 'FieldStringValues'> {
  const mine = shapes.get(list.fields) ?? new Map<FieldValuesName, Shape<ItemTexts, 'FieldStringValues'>>()
  shapes.set(list.fields, mine)
  const made = mine.get(name)
  if (made) return made
  const facts = factsOf('FieldStringValues')
  const write = writers[name]
  const shape: Shape<ItemTexts, 'FieldStringValues'> = {
    name: 'FieldStringValues',
    type: facts.type,
    set: facts.set,
    address: ({ item }) => `${canonicalItem(list, item.row.itemId)}/${name}`,
    properties: new Map(
      list.fields.map((field): [string, Property<ItemTexts>] => [
        field.propertyName,
        { read: ({ item, words }) => write(item, field, words) },
      ]),
    ),
    navigation: new Map(),
  }
  mine.set(name, shape)
  return shape
}

/** Items with the data that their texts need: one query for the people of all items. */
export async function itemTexts(ctx: Context, items: readonly Item[]): Promise<ItemTexts[]> {
  const words = await textWords(ctx, items, items[0]?.list.fields ?? [])
  return items.map((item) => ({ item, words }))
}

/** Navigation from items to their values as text. */
export const toFieldValues = (list: List, name: FieldValuesName): Navigation<Item> => ({
  many: false,
  linked: true,
  expansion: { hasTexts: true, shape: () => fieldValuesShapeOf(list, name) as Shape<never>, load: (items, ctx) => itemTexts(ctx, items) },
})
