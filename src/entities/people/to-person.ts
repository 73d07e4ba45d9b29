import { principalsById } from '../../core/access/principals-by-id.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { user } from './principals.ts'

/** Navigation to the person of a principal id: one query for all entities of a reply. */
export const toPerson = <E>(idOf: (entity: E) => number | null): Navigation<E> => ({
  many: false,
  linked: true,
  expansion: {
    shape: () => user as Shape<never>,
    load: async (entities, ctx) => {
      const people = await principalsById(ctx, new Set(entities.flatMap((entity) => idOf(entity) ?? [])))
      return entities.map((entity) => people.get(idOf(entity) ?? -1))
    },
  },
})
