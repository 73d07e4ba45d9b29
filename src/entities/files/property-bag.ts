import type { Document } from '../../core/content/documents/documents.ts'
import { propertiesOf } from '../../core/content/documents/properties.ts'
import type { Profile } from '../../profile/profile.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { factsOf } from '../shape/shape-of.ts'

/**
 * The shape of a property bag: its entries are its properties, under their raw or encoded names, as the profile says
 * (protocol/files#property-bags).
 */
export function propertyBagShapeOf(
  properties: ReadonlyMap<string, string>,
  { bodies }: Profile,
): Shape<ReadonlyMap<string, string>, 'PropertyValues'> {
  const nameOf = bodies.propertyKeys === 'encoded' ? encodedKey : (key: string) => key
  const facts = factsOf('PropertyValues')
  return {
    name: 'PropertyValues',
    type: facts.type,
    set: facts.set,
    address: () => facts.address,
    properties: new Map([...properties.keys()].map((key) => [nameOf(key), { read: (bag) => bag.get(key) ?? null }])),
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

type Bag = ReadonlyMap<string, string>

/** Navigation from files and folders to their property bags. */
export const toProperties: Navigation<Document> = {
  many: false,
  linked: true,
  expansion: {
    shape: (_, bags, { profile }) => propertyBagShapeOf(new Map((bags as Bag[]).flatMap((bag) => [...bag])), profile) as Shape<never>,
    load: (documents, ctx) => Promise.all(documents.map((one) => propertiesOf(ctx, one))),
  },
}
