import type { ActiveFeature } from '../../core/acts/sites/features.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export const feature: Shape<ActiveFeature, 'Feature'> = shapeOf<'Feature', ActiveFeature>(
  'Feature',
  {
    DefinitionId: ({ definition }) => definition.id,
    DisplayName: ({ definition }) => definition.name,
  },
  { address: ({ owner, definition }) => `${owner.canonical}/Features/GetById(guid'${definition.id}')` },
)
