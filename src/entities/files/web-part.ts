import type { PagePart } from '../../core/acts/web-parts/web-parts.ts'
import { webPartProperties } from '../../formats/web-part.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { encodedPath } from './document.ts'

/** A web part in REST (protocol/soap-web-parts#rest). */
export const webPartShape: Shape<PagePart, 'WebPartDefinition'> = shapeOf<'WebPartDefinition', PagePart>(
  'WebPartDefinition',
  {
    Id: ({ part }) => part.id,
    ZoneId: ({ part }) => part.zoneId,
    WebPart: ({ part }) => ({
      Title: part.title,
      TypeName: part.typeName,
      ZoneIndex: part.ordinal,
      Properties: webPartProperties(part).map(([Key, Value]) => ({ Key, Value, ValueType: 'Edm.String' })),
    }),
  },
  {
    address: ({ page, part }) =>
      `Web/GetFileByServerRelativePath(decodedurl='${encodedPath(page.url)}')/GetLimitedWebPartManager(scope=1)/WebParts(guid'${part.id}')`,
  },
)
