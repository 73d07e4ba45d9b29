import { fold } from '../../kernel/fold.ts'
import { hintOf, nearNames } from '../../kernel/near-names.ts'
import type { ContentType } from '../lists/list.ts'

/**
 * A hint about a wrong id of a content type: the ids that are near to it, and the ids of the types whose names are near to it or
 * equal, because names are no addresses of content types.
 */
export function nearContentTypes(id: string, types: readonly ContentType[]): string {
  const exact = types.find(({ name }) => fold(name) === fold(id))
  if (exact) return hintOf([exact.id])
  const idsByName = new Map(types.map((type) => [type.name, type.id]))
  return hintOf(nearNames(id, [...idsByName.keys(), ...idsByName.values()]).map((one) => idsByName.get(one) ?? one))
}
