import { currentChange } from '../../core/acts/changes/change-log.ts'
import { type ChangeScope, writeChangeToken } from '../../core/acts/changes/change-token.ts'
import type { Loader } from '../shape/shape-of.ts'

/** `CurrentChangeToken` of all entities of a reply: one query (protocol/changes#tokens). */
export function currentToken<E>(kind: ChangeScope['kind'], idOf: (entity: E) => string): Loader<E, { StringValue: string }> {
  return {
    load: async (entities, ctx) => {
      const now = await currentChange(ctx)
      return entities.map((entity) => ({ StringValue: writeChangeToken({ kind, id: idOf(entity) }, now) }))
    },
  }
}
