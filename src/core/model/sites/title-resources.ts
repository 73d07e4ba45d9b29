import { invalid } from '../../kernel/errors.ts'
import { derivedId } from '../derived-id.ts'
import { languageTags } from './languages.ts'

/** What has several languages: a title, which is the name of a content type, and a description. */
export type ResourceKind = 'title' | 'description'

/** The parts of an owner, a web or a list, that have resources: itself, a column, a content type. */
export type ResourcePart = { readonly kind: 'own' } | { readonly kind: 'column' | 'contentType'; readonly id: string }

/** How rows of resources name a part. */
export const resourcePart = (part: ResourcePart, resource: ResourceKind): string =>
  part.kind === 'own' ? resource : `${part.kind}/${derivedId(part.id)}/${resource}`

/** Both names of a part, to delete its resources with it. */
export const resourceParts = (part: ResourcePart): string[] => [resourcePart(part, 'title'), resourcePart(part, 'description')]

const byTag: ReadonlyMap<string, number> = new Map([...languageTags].map(([lcid, tag]) => [tag, lcid]))

/** The locale id of a culture such as `de-DE`, in any case, or of a locale id as text. Fails with `invalid_request`. */
export function lcidOfCulture(culture: string): number {
  const lcid = byTag.get(culture.toLowerCase()) ?? (/^\d{1,5}$/.test(culture) ? Number(culture) : undefined)
  if (lcid !== undefined && languageTags.has(lcid)) return lcid
  throw invalid(`'${culture.slice(0, 40)}' is not the name of a language. Use one of ${[...byTag.keys()].join(', ')}.`)
}
