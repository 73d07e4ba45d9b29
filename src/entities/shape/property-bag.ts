import type { Profile } from '../../profile/profile.ts'
import type { Property, Shape } from './shape.ts'
import { factsOf } from './shape-of.ts'

type BagProperty = Property<ReadonlyMap<string, string>>

/**
 * The shape of a property bag: its entries are its properties, under their raw or encoded names, as the profile says
 * (protocol/files#property-bags). `$select` takes encoded names in every profile.
 */
export function propertyBagShapeOf(
  properties: ReadonlyMap<string, string>,
  { bodies }: Profile,
): Shape<ReadonlyMap<string, string>, 'PropertyValues'> {
  const nameOf = bodies.propertyKeys === 'encoded' ? encodedKey : (key: string) => key
  const facts = factsOf('PropertyValues')
  const all = new Map([...properties.keys()].map((key): [string, BagProperty] => [nameOf(key), { read: (bag) => bag.get(key) }]))
  for (const key of properties.keys()) {
    const encoded = encodedKey(key)
    if (!all.has(encoded)) all.set(encoded, { read: (bag) => bag.get(key), onRequest: 'always' })
  }
  return {
    name: 'PropertyValues',
    type: facts.type,
    set: facts.set,
    address: () => facts.address,
    isOpen: true,
    properties: all,
    navigation: new Map(),
  }
}

/** The key as the name of an XML element, underscores encoded too. No name begins with an underscore. */
function encodedKey(key: string): string {
  const encoded = key.replace(/[^\p{L}\p{Nd}]|^\p{Nd}/gu, (character) =>
    character
      .split('')
      .map((unit) => `_x${unit.charCodeAt(0).toString(16).padStart(4, '0')}_`)
      .join(''),
  )
  return encoded.startsWith('_') ? `OData_${encoded}` : encoded
}
