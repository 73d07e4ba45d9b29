import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { contentTypeId, parentId } from '../../model/content-types/ids.ts'
import type { List } from '../../model/lists/list.ts'
import { contentReasons } from '../reasons.ts'
import type { ItemValues } from './values.ts'

/**
 * Separates the content type in an item's values from the other values. The
 * value is the type's own id, its parent's id or its name. Fails with
 * `invalid_field_value` if the list does not have the type.
 */
export function splitContentType(list: List, values: ItemValues): { contentTypeId: { contentTypeId?: string }; rest: ItemValues } {
  const field = ['ContentTypeId', 'ContentType'].find((name) => values.has(name))
  if (field === undefined) return { contentTypeId: {}, rest: values }
  const rest = new Map(values)
  for (const name of ['ContentTypeId', 'ContentType']) rest.delete(name)
  const given = values.get(field)
  const id = typeof given === 'string' ? contentTypeId(given) : undefined
  const type =
    list.contentTypes.find((candidate) => candidate.id === id) ??
    list.contentTypes.find((candidate) => parentId(candidate.id) === id) ??
    list.contentTypes.find((candidate) => field === 'ContentType' && typeof given === 'string' && fold(candidate.name) === fold(given))
  if (type) return { contentTypeId: { contentTypeId: type.id }, rest }
  const known = list.contentTypes.map(({ id: one, name }) => `${one} (${name})`).join(', ')
  const shown = typeof given === 'string' ? `'${given.slice(0, 100)}'` : 'no text'
  throw new DomainError(contentReasons.invalid_field_value, {
    field,
    message: `a content type of the list is needed, one of ${known}; ${shown} was given.`,
  })
}
