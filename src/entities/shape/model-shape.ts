import type { ModelEntity, Navigation, Property, Shape } from './shape.ts'

/**
 * A table of an entity that only the object model shows: it has no address and no schema in the REST contract. `type` is the
 * short name of its type, if it is not that of a table of the term store.
 */
export const modelShape = <Name extends ModelEntity, E>(
  name: Name,
  properties: Readonly<Record<string, Property<E>>>,
  navigation: Readonly<Record<string, Navigation<E>>> = {},
  type = `Taxonomy.${name}`,
): Shape<E, Name> => ({
  name,
  type,
  set: '',
  address: () => '',
  properties: new Map(Object.entries(properties)),
  navigation: new Map(Object.entries(navigation)),
})

/** A property that is an id. */
export const idProperty = <E>(read: (entity: E) => string): Property<E> => ({ read, comparesAs: 'key' })
