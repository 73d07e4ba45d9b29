import type { ContentType } from '../lists/list.ts'
import { lineage } from './ids.ts'

/** A column of a content type, with the type's settings for it. */
export interface FieldLink {
  /** The internal name. */
  readonly name: string
  readonly required?: boolean
  readonly hidden?: boolean
}

/** The columns that a content type itself has, without those of its ancestors. */
export const ownLinks = (type: Pick<ContentType, 'fieldLinks'>): FieldLink[] =>
  (JSON.parse(type.fieldLinks) as (string | FieldLink)[]).map((link) => (typeof link === 'string' ? { name: link } : link))

/** The stored form: a column without settings is only its name. */
export const storedLinks = (links: readonly FieldLink[]): string =>
  JSON.stringify(links.map((link) => (link.required === undefined && link.hidden === undefined ? link.name : link)))

/**
 * The columns of a content type and of all its ancestors among `types`, those of
 * the eldest first. The settings of a descendant override those of an ancestor.
 */
export function allLinks(type: ContentType, types: readonly ContentType[]): FieldLink[] {
  const byId = new Map(types.map((candidate) => [candidate.id, candidate]))
  const links = new Map<string, FieldLink>()
  for (const id of lineage(type.id) ?? [type.id]) {
    const ancestor = id === type.id ? type : byId.get(id)
    for (const link of ancestor ? ownLinks(ancestor) : []) links.set(link.name, { ...links.get(link.name), ...link })
  }
  return [...links.values()]
}
