import type { Context } from '../../core/access/context.ts'
import { getPageParts } from '../../core/acts/web-parts/web-parts.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { exportModeOf, isClosedWebPart, isHiddenWebPart, webPartProperties } from '../../formats/web-part.ts'
import { propertyBagShapeOf } from '../shape/property-bag.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { encodedPath } from './document.ts'

/** A web part of a page, or one that a client has sent and not yet added, which has no id. */
export interface ShownPart {
  readonly page: Document
  /** The scope of its manager; by default 1, what everybody sees. */
  readonly scope?: number | undefined
  readonly part: {
    readonly id: string | undefined
    readonly title: string
    readonly typeName: string
    readonly zoneId: string
    readonly ordinal: number
    readonly content: string
  }
}

type Bag = ReadonlyMap<string, string>

/** The properties of parts that are read already: several members of a part need them. */
const known = new WeakMap<ShownPart['part'], Bag>()

function propertiesOf({ part }: ShownPart): Bag {
  const properties = known.get(part) ?? new Map(webPartProperties(part))
  known.set(part, properties)
  return properties
}

/** Characters of the XML of parts that count as one entity of a reply: reading them costs, whatever a client sees of them. */
const charactersOfEntity = 2_000

/** Takes what these parts cost from the budget of a request. */
export function spendParts({ budget }: Pick<Context, 'budget'>, parts: readonly ShownPart['part'][]): void {
  budget?.spendEntities(Math.floor(parts.reduce((sum, { content }) => sum + content.length, 0) / charactersOfEntity))
}

/** The id of a part that is on no page. */
const noId = '00000000-0000-0000-0000-000000000000'

const managerAddress = (page: Document, scope: number): string =>
  `Web/GetFileByServerRelativePath(decodedurl='${encodedPath(page.url)}')/GetLimitedWebPartManager(scope=${scope})`

const definitionAddress = ({ page, part, scope = 1 }: ShownPart): string =>
  `${managerAddress(page, scope)}/WebParts(guid'${part.id ?? noId}')`

/** The properties of a web part: the entries of its XML. */
const toBag: Navigation<ShownPart> = {
  many: false,
  linked: true,
  expansion: {
    hasTexts: true,
    shape: (parts, bags, { profile }) => {
      const all = bags as readonly Bag[]
      const ofBag = new Map(parts.map((part, at) => [all[at], part]))
      const shape = propertyBagShapeOf(new Map(all.flatMap((bag) => [...bag])), profile)
      const address = (bag: Bag) => {
        const part = ofBag.get(bag)
        return part ? `${definitionAddress(part)}/WebPart/Properties` : shape.address(bag)
      }
      return { ...shape, address } as Shape<never>
    },
    load: (parts) => Promise.resolve(parts.map(propertiesOf)),
  },
}

/** What a web part says of itself (protocol/soap-web-parts#rest). */
export const webPart: Shape<ShownPart, 'WebPart'> = shapeOf<'WebPart', ShownPart>(
  'WebPart',
  {
    ExportMode: (one) => exportModeOf(propertiesOf(one)),
    Hidden: (one) => isHiddenWebPart(propertiesOf(one)),
    IsClosed: (one) => isClosedWebPart(propertiesOf(one)),
    Subtitle: (one) => propertiesOf(one).get('Subtitle') ?? '',
    Title: ({ part }) => part.title,
    TitleUrl: (one) => propertiesOf(one).get('TitleUrl') ?? propertiesOf(one).get('DetailLink') ?? '',
    ZoneIndex: ({ part }) => part.ordinal,
  },
  { address: (one) => `${definitionAddress(one)}/WebPart`, navigation: { Properties: toBag } },
)

/** The place of a web part on its page. */
export const webPartDefinition: Shape<ShownPart, 'WebPartDefinition'> = shapeOf<'WebPartDefinition', ShownPart>(
  'WebPartDefinition',
  { Id: ({ part }) => part.id ?? noId, ZoneId: ({ part }) => part.zoneId },
  {
    address: definitionAddress,
    navigation: {
      WebPart: {
        many: false,
        linked: true,
        expansion: { hasTexts: true, shape: () => webPart as Shape<never>, load: (parts) => Promise.resolve(parts) },
      },
    },
  },
)

/** A page whose web parts a client asks for. */
export interface ManagedPage {
  readonly page: Document
  readonly scope: number
}

/** What is true of all web parts of a page. */
export const webPartManager: Shape<ManagedPage, 'LimitedWebPartManager'> = shapeOf<'LimitedWebPartManager', ManagedPage>(
  'LimitedWebPartManager',
  { HasPersonalizedParts: () => false, Scope: ({ scope }) => scope },
  {
    address: ({ page, scope }) => managerAddress(page, scope),
    navigation: {
      WebParts: {
        many: true,
        linked: true,
        expansion: {
          shape: () => webPartDefinition as Shape<never>,
          // As they are now: an earlier action of the request may have changed them.
          load: async (pages, ctx) => {
            const found = await Promise.all(pages.map(({ page }) => getPageParts(ctx, { id: page.row.id })))
            spendParts(
              ctx,
              found.flatMap(({ parts }) => parts),
            )
            return found.map(({ page, parts }, at) => parts.map((part) => ({ page, part, scope: pages[at]?.scope })))
          },
        },
      },
    },
  },
)
