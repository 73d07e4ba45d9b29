import { getPageParts } from '../../core/acts/web-parts/web-parts.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { webPartProperties } from '../../formats/web-part.ts'
import { idProperty, modelShape } from '../shape/model-shape.ts'
import { propertyBagShapeOf } from '../shape/property-bag.ts'
import type { Json, Navigation, Property, Shape } from '../shape/shape.ts'

/** A web part of a page, or one that a client has sent and not yet added, which has no id. */
export interface ModelPart {
  readonly page: Document
  readonly part: {
    readonly id: string | undefined
    readonly title: string
    readonly typeName: string
    readonly zoneId: string
    readonly ordinal: number
    readonly content: string
  }
}

const read = <E>(property: (entity: E) => Json): Property<E> => ({ read: property })

/** The properties of parts that are read already: several members of a part need them. */
const known = new WeakMap<ModelPart['part'], ReadonlyMap<string, string>>()

function propertiesOf({ part }: ModelPart): ReadonlyMap<string, string> {
  const properties = known.get(part) ?? new Map(webPartProperties(part))
  known.set(part, properties)
  return properties
}

/** Characters of the XML of parts that count as one entity of a reply: reading them costs, whatever a client sees of them. */
const charactersOfEntity = 2_000

const isTrue = (text: string | undefined): boolean => text !== undefined && text.slice(0, 5).toLowerCase() === 'true'

/** The properties of a web part: the entries of its XML. */
const toBag: Navigation<ModelPart> = {
  many: false,
  linked: true,
  expansion: {
    shape: (_, bags, { profile }) =>
      propertyBagShapeOf(new Map((bags as ReadonlyMap<string, string>[]).flatMap((bag) => [...bag])), profile) as Shape<never>,
    load: (parts) => Promise.resolve(parts.map(propertiesOf)),
  },
}

/** A web part as the object model shows it. */
export const modelWebPart: Shape<ModelPart, 'ModelWebPart'> = modelShape<'ModelWebPart', ModelPart>(
  'ModelWebPart',
  {
    ExportMode: read(() => 1),
    Hidden: read((one) => {
      const properties = propertiesOf(one)
      const visible = properties.get('IsVisible')
      return isTrue(properties.get('Hidden')) || (visible !== undefined && !isTrue(visible))
    }),
    IsClosed: read(() => false),
    Subtitle: read((one) => propertiesOf(one).get('Subtitle') ?? ''),
    Title: read(({ part }) => part.title),
    TitleUrl: read((one) => propertiesOf(one).get('TitleUrl') ?? propertiesOf(one).get('DetailLink') ?? ''),
    ZoneIndex: read(({ part }) => part.ordinal),
  },
  { Properties: toBag },
  'WebParts.WebPart',
)

/** The place of a web part on its page. */
export const modelWebPartDefinition: Shape<ModelPart, 'ModelWebPartDefinition'> = modelShape<'ModelWebPartDefinition', ModelPart>(
  'ModelWebPartDefinition',
  {
    Id: idProperty(({ part }) => part.id ?? '00000000-0000-0000-0000-000000000000'),
    ZoneId: read(({ part }) => part.zoneId),
  },
  {
    WebPart: {
      many: false,
      linked: true,
      expansion: { shape: () => modelWebPart as Shape<never>, load: (parts) => Promise.resolve(parts) },
    },
  },
  'WebParts.WebPartDefinition',
)

/** A page whose web parts a client asks for. */
export interface ManagedPage {
  readonly page: Document
  readonly scope: number
}

/** What is true of all web parts of a page. */
export const modelWebPartManager: Shape<ManagedPage, 'ModelWebPartManager'> = modelShape<'ModelWebPartManager', ManagedPage>(
  'ModelWebPartManager',
  { HasPersonalizedParts: read(() => false), Scope: read(({ scope }) => scope) },
  {
    WebParts: {
      many: true,
      linked: true,
      expansion: {
        shape: () => modelWebPartDefinition as Shape<never>,
        // As they are now: an earlier action of the request may have changed them.
        load: async (pages, ctx) => {
          const found = await Promise.all(pages.map(({ page }) => getPageParts(ctx, { id: page.row.id })))
          const characters = found.reduce((sum, { parts }) => sum + parts.reduce((all, { content }) => all + content.length, 0), 0)
          ctx.budget?.spendEntities(Math.floor(characters / charactersOfEntity))
          return found.map(({ page, parts }) => parts.map((part) => ({ page, part })))
        },
      },
    },
  },
  'WebParts.LimitedWebPartManager',
)
