import { type Item, uiVersionLabel } from '../../core/content/items/item.ts'
import { idsOf } from '../../core/content/items/references.ts'
import { holdsTime, type TextWords, textWords } from '../../core/content/shown/field-text.ts'
import { lookupText } from '../../core/content/shown/lookups.ts'
import type { Field, FieldTypeName, FieldValue } from '../../core/model/lists/field.ts'
import type { List } from '../../core/model/lists/list.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { memberOf, type ObjectMember } from './members.ts'
import { objectType } from './objects.ts'
import { guidValue, type ObjectAnswer } from './values.ts'

const known = new WeakMap<readonly Field[], ReadonlyMap<string, ObjectMember<Item>>>()

/** The members of the items of a list: its columns by internal name, and what every item has besides. */
export function itemMembers(list: List): ReadonlyMap<string, ObjectMember<Item>> {
  const made = known.get(list.fields) ?? makeMembers(list)
  known.set(list.fields, made)
  return made
}

/** What every item has besides its columns. */
const own = ['Id', 'FileSystemObjectType']
const ownOnRequest = ['DisplayName', 'HasUniqueRoleAssignments', 'EffectiveBasePermissions', 'ServerRedirectedEmbedUri']

function makeMembers(list: List): ReadonlyMap<string, ObjectMember<Item>> {
  const { properties } = itemShapeOf(list)
  const members = new Map<string, ObjectMember<Item>>()
  for (const name of [...own, ...ownOnRequest]) {
    const property = properties.get(name)
    if (property) members.set(name, { ...memberOf(property), ...(ownOnRequest.includes(name) && { onRequest: 'always' as const }) })
  }
  for (const field of list.fields) if (field.type !== 'Computed') members.set(field.internalName, columnOf(field))
  members.set('_UIVersionString', { read: ({ row }) => uiVersionLabel(row.uiVersion) })
  return members
}

const isPerson = ({ type }: Field): boolean => type === 'User' || type === 'UserMulti'
const isLookup = ({ type, system }: Field): boolean => !system && (type === 'Lookup' || type === 'LookupMulti')

function columnOf(field: Field): ObjectMember<Item> {
  if (isPerson(field) || isLookup(field))
    return {
      load: async (items: readonly Item[], ctx: WireContext) => {
        const words = await textWords(ctx, items, [field])
        return items.map((item) => referencesOf(field, item, words))
      },
    }
  if (field.internalName === 'ContentTypeId')
    return { read: ({ row }) => valueObject('ContentTypeId', [['StringValue', row.contentTypeId]]) }
  if (field.type === 'Guid') return { read: (item) => guidOf(item.read(field)) }
  if (holdsTime(field)) return { read: (item) => item.read(field) as ObjectAnswer, isInstant: true }
  return { read: (item) => valueOf(field, item.read(field)) }
}

const guidOf = (value: FieldValue): ObjectAnswer => (typeof value === 'string' ? guidValue(value) : null)

const valueObject = (type: string, members: Iterable<readonly [string, ObjectAnswer]>): ObjectAnswer =>
  new Map<string, ObjectAnswer>([['_ObjectType_', objectType(type)], ...members])

/** The people or the items that a column points to; those that the actor may not see have no text. */
function referencesOf(field: Field, item: Item, words: TextWords): ObjectAnswer {
  const value = item.read(field)
  const found = idsOf(value).map((id) => (isPerson(field) ? personOf(id, words) : lookedUpOf(field, id, words)))
  return field.type.endsWith('Multi') ? found : (found[0] ?? null)
}

function personOf(id: number, { people }: TextWords): ObjectAnswer {
  const person = people.get(id)
  return valueObject('FieldUserValue', [
    ['LookupId', id],
    ['LookupValue', person?.title ?? ''],
    ['Email', person?.email ?? ''],
  ])
}

const lookedUpOf = (field: Field, id: number, { targets }: TextWords): ObjectAnswer =>
  valueObject('FieldLookupValue', [
    ['LookupId', id],
    ['LookupValue', lookupText(field, targets.get(field)?.get(id))],
  ])

function valueOf(field: Field, value: FieldValue): ObjectAnswer {
  if (value === null || typeof value !== 'object') return field.type === 'Calculated' && value !== null ? String(value) : value
  if (Array.isArray(value)) return (value as readonly (string | number | object)[]).map((one) => partOf(field, one))
  return partOf(field, value)
}

const valueTypes: Readonly<Partial<Record<FieldTypeName, string>>> = { URL: 'FieldUrlValue', Geolocation: 'FieldGeolocationValue' }

function partOf(field: Field, value: string | number | object): ObjectAnswer {
  if (typeof value !== 'object') return value
  const type = valueTypes[field.type] ?? 'Taxonomy.TaxonomyFieldValue'
  return valueObject(type, Object.entries(value) as [string, ObjectAnswer][])
}
