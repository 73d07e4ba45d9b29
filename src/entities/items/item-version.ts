import { type ItemVersion, itemVersionsOfEach } from '../../core/acts/items/versions.ts'
import type { Item } from '../../core/content/items/item.ts'
import type { Field } from '../../core/model/lists/field.ts'
import type { List } from '../../core/model/lists/list.ts'
import { canonicalItem } from '../lists/canonical.ts'
import { itemPropertyName, propertyOf } from '../lists/column-property.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Navigation, Property, Shape } from '../shape/shape.ts'
import { factsOf } from '../shape/shape-of.ts'

const shapes = new WeakMap<readonly Field[], Shape<ItemVersion, 'ListItemVersion'>>()

/** The shape of the versions of a list's items: an open type, with the column values as properties. */
export function itemVersionShapeOf(list: List): Shape<ItemVersion, 'ListItemVersion'> {
  const made = shapes.get(list.fields)
  if (made) return made
  const facts = factsOf('ListItemVersion')
  const shape: Shape<ItemVersion, 'ListItemVersion'> = {
    name: 'ListItemVersion',
    type: facts.type,
    set: facts.set,
    address: ({ itemId, uiVersion }) => `${canonicalItem(list, itemId)}/Versions(${uiVersion})`,
    properties: versionProperties(list),
    navigation: new Map(),
  }
  shapes.set(list.fields, shape)
  return shape
}

function versionProperties(list: List): Map<string, Property<ItemVersion>> {
  const properties = new Map<string, Property<ItemVersion>>([
    ['VersionId', { read: ({ uiVersion }) => uiVersion, comparesAs: 'integer' }],
    ['VersionLabel', { read: ({ label }) => label, comparesAs: 'text' }],
    ['Created', { read: ({ createdAt }) => isoTime(createdAt), comparesAs: 'instant' }],
    ['IsCurrentVersion', { read: ({ isCurrent }) => isCurrent, comparesAs: 'boolean' }],
    ['EditorId', { read: ({ editorId }) => editorId, comparesAs: 'integer' }],
    ['ID', { read: ({ itemId }) => itemId }],
  ])
  for (const field of list.fields) if (!field.system && field.slot !== undefined) properties.set(itemPropertyName(field), propertyOf(field))
  return properties
}

/** Navigation from items to their versions, the current one first: one query for a page. */
export const toItemVersions = (list: List): Navigation<Item> => ({
  many: true,
  linked: true,
  expansion: { shape: () => itemVersionShapeOf(list) as Shape<never>, load: (items, ctx) => itemVersionsOfEach(ctx, items) },
})
