import type { Document } from '../../core/content/documents/documents.ts'
import { propertiesOf } from '../../core/content/documents/properties.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { factsOf } from '../shape/shape-of.ts'

/**
 * The shape of a property bag: its entries are its properties, under their raw names (protocol/files#property-bags).
 */
export function propertyBagShapeOf(properties: ReadonlyMap<string, string>): Shape<ReadonlyMap<string, string>, 'PropertyValues'> {
  const facts = factsOf('PropertyValues')
  return {
    name: 'PropertyValues',
    type: facts.type,
    set: facts.set,
    address: () => facts.address,
    properties: new Map([...properties.keys()].map((key) => [key, { read: (bag) => bag.get(key) ?? null }])),
    navigation: new Map(),
  }
}

type Bag = ReadonlyMap<string, string>

/** Navigation from files and folders to their property bags. */
export const toProperties: Navigation<Document> = {
  many: false,
  linked: true,
  expansion: {
    shape: (_, bags) => propertyBagShapeOf(new Map((bags as Bag[]).flatMap((bag) => [...bag]))) as Shape<never>,
    load: (documents, ctx) => Promise.all(documents.map((one) => propertiesOf(ctx, one))),
  },
}
