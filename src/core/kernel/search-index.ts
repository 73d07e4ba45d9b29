/**
 * The port to the full-text index of a content database. The index is derived
 * data: what it holds of a site is made from the site's rows and its change log
 * by `core/acts/search/indexer.ts`, and may be dropped at any time.
 */

/** What is found: the items of lists and libraries, lists, webs and people. */
export const indexedKinds = { item: 1, list: 2, web: 3, person: 4 } as const
export type DocumentKind = (typeof indexedKinds)[keyof typeof indexedKinds]

/** Names a document in its site. */
export interface DocumentKey {
  readonly kind: DocumentKind
  /** The id of an item's list, of the list, of the web; empty for people. */
  readonly ownerId: string
  /** The item's id or the principal's; 0 for lists and webs. */
  readonly number: number
}

/** Values of a property: numbers (instants in milliseconds, booleans as 0 and 1) or texts. */
export type PropertyValues = readonly (string | number)[]

export interface IndexedProperty {
  /** As people wrote them, none twice. */
  readonly shown: PropertyValues
  /** What is compared, value by value: texts folded and cut by `valueKey`. */
  readonly keys: PropertyValues
  /** The folded words of each value that is a text. */
  readonly words: readonly (readonly string[])[]
}

export interface IndexedDocument extends DocumentKey {
  readonly webId: string
  /** Folded words of the title, and of every other text that plain words are looked for in. */
  readonly title: readonly string[]
  readonly texts: readonly (readonly string[])[]
  /** By folded name. */
  readonly properties: ReadonlyMap<string, IndexedProperty>
  /** The principals whose names the document shows. */
  readonly principals: readonly number[]
}

/** A list whose items have to be gone through, from behind an item on. */
export interface IndexWork {
  readonly listId: string
  readonly after: number
}

/** A step of indexing; all of it or nothing. */
export interface IndexStep {
  readonly put: readonly IndexedDocument[]
  readonly remove: readonly DocumentKey[]
  /** The number of the last change that the index knows. */
  readonly position?: number
  readonly addWork: readonly IndexWork[]
  /** Work that is done: the items of a list behind `after`, up to `upTo`, that are not `kept` are not there any more. */
  readonly finish?: IndexWork & { readonly upTo?: number; readonly kept: readonly number[] }
}

/** Which documents are asked for. Texts are folded, properties are folded names. */
export type IndexCondition =
  | { readonly op: 'and' | 'or'; readonly operands: readonly IndexCondition[] }
  | { readonly op: 'not'; readonly operand: IndexCondition }
  | { readonly op: 'constant'; readonly value: boolean }
  /** The words as a phrase, in a property or, without one, in title and body. `whole`: nothing else is in the value. */
  | {
      readonly op: 'match'
      readonly property?: string
      readonly words: readonly string[]
      readonly prefix: boolean
      readonly whole: boolean
    }
  | { readonly op: 'between'; readonly property: string; readonly from?: IndexBound; readonly to?: IndexBound }
  /** One of the values is this one; texts are compared by `valueKey`. */
  | { readonly op: 'value'; readonly property: string; readonly value: string | number }
  /** A text value that is this URL or one below it; with `open` any that begins with it. */
  | { readonly op: 'under'; readonly property: string; readonly url: string; readonly open: boolean }
  | { readonly op: 'present'; readonly property: string }

export interface IndexBound {
  readonly value: number
  readonly included: boolean
}

/** Which documents somebody may see. Scopes and settings are looked up in the live rows. */
export interface IndexTrim {
  /** Permission scopes whose lists and items may be seen; undefined where that is all of them. */
  readonly viewable: readonly string[] | undefined
  /** Those whose webs may be opened. */
  readonly openable: readonly string[] | undefined
  /** Those whose items are seen before they are approved. */
  readonly approvable: readonly string[] | undefined
  /** The principal whose own items are seen before they are approved; 0 for nobody. */
  readonly authorId: number
  readonly people: boolean
}

export interface IndexQuery {
  readonly siteId: string
  readonly where: IndexCondition
  readonly trim: IndexTrim
}

export interface IndexPage extends IndexQuery {
  /** `rank` and `id` are orders of their own; texts without regard to case, no value first. Documents that are level come newest first. */
  readonly orderBy: readonly { readonly property: string; readonly descending: boolean }[]
  readonly skip: number
  readonly limit: number
}

/** A document that was found. */
export interface IndexHit extends DocumentKey {
  readonly id: number
  readonly webId: string
  readonly rank: number
  readonly properties: ReadonlyMap<string, PropertyValues>
}

export interface IndexRefiner {
  readonly property: string
  readonly limit: number
  readonly by: 'count' | 'value'
  readonly descending: boolean
  /** Numbers are counted in steps of this width; the value of an entry is where its step begins. */
  readonly step?: number
}

export interface RefinerEntry {
  readonly value: string | number
  readonly count: number
}

export interface SearchIndex {
  /** The number of the last change that the index of a site knows; undefined for a site that it does not know. */
  position(siteId: string): Promise<number | undefined>
  work(siteId: string): Promise<IndexWork | undefined>
  /** The lists of a web that the index knows. */
  listsOf(siteId: string, webId: string): Promise<readonly string[]>
  /** The lists with items that show a principal's name. */
  listsShowing(siteId: string, principalId: number): Promise<readonly string[]>
  /** Applies a step in one transaction. */
  apply(siteId: string, step: IndexStep): Promise<void>
  /** A page of what is found, and how many there are in all. */
  search(page: IndexPage): Promise<{ readonly hits: readonly IndexHit[]; readonly total: number }>
  /** The values of a property over all that is found, with the number of documents of each. */
  refine(query: IndexQuery, refiner: IndexRefiner): Promise<readonly RefinerEntry[]>
}
