import type { Document } from '../../core/content/documents/documents.ts'
import { propertiesOf } from '../../core/content/documents/properties.ts'
import { propertyBagShapeOf } from '../shape/property-bag.ts'
import type { Navigation, Shape } from '../shape/shape.ts'

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
