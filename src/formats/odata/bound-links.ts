import type { JsonObject } from '../json.ts'

/** The member that holds the address of an entity to which a property of a body is bound; no column has such a name. */
const member = '@uri'

/** The value of a property of a body that leads to the entity at an address. */
export const bound = (uri: string): JsonObject => Object.assign(Object.create(null) as JsonObject, { [member]: uri })

/** The address in a value that `bound` has made; undefined for any other value. */
export function boundUri(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !(member in value)) return undefined
  const uri = (value as { readonly [member]: unknown })[member]
  return typeof uri === 'string' ? uri : undefined
}
