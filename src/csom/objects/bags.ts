import { invalid } from '../../core/kernel/errors.ts'
import type { EntityObject, GivenArgument } from './objects.ts'

/** The entries of property bags that were set; kept at the object that stores them. An empty text removes an entry. */
const pending = new WeakMap<EntityObject, Map<string, string>>()

/** Keeps an entry of the property bag of an object. Fails with `invalid_request` for a value that is no scalar. */
export function setEntry(object: EntityObject, name: string, value: GivenArgument): void {
  if (value !== null && typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw invalid(`The property '${name.slice(0, 60)}' must be a text, a number, true or false, or null to remove it.`)
  pending.set(object, (pending.get(object) ?? new Map<string, string>()).set(name, value === null ? '' : String(value)))
}

/** The entries that were set and are not yet stored. */
export const entriesOf = (object: EntityObject): ReadonlyMap<string, string> => pending.get(object) ?? new Map()

/** Forgets the entries of an object: they are stored. */
export const forgetEntries = (object: EntityObject): void => {
  pending.delete(object)
}
