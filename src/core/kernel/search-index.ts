/**
 * The port to the full-text index of a content database. The index is derived
 * data: `core/acts/search/indexer.ts` builds it from the rows and the change log
 * of each site. It may be deleted at any time.
 */

/** The kinds of results: items of lists and libraries, lists, webs and people. */
export const indexedKinds = { item: 1, list: 2, web: 3, person: 4 } as const
export type DocumentKind = (typeof indexedKinds)[keyof typeof indexedKinds]

/** Identifies a document in its site. */
export interface DocumentKey {
  readonly kind: DocumentKind
  /** The id of the item's list, of the list or of the web; empty for people. */
  readonly ownerId: string
  /** The id of the item or principal; 0 for lists and webs. */
  readonly number: number
}

/** Values of a property: numbers (instants in milliseconds, booleans as 0 and 1) or texts. */
export type PropertyValues = readonly (string | number)[]

export interface IndexedProperty {
  /** As users wrote them, without duplicates. */
  readonly shown: PropertyValues
  /** The values in the form that is compared: texts folded and cut by `valueKey`. */
  readonly keys: PropertyValues
  /** The folded words of each text value. */
  readonly words: readonly (readonly string[])[]
  /** Other documents have the same object: what is made of it is worth keeping. */
  readonly isShared?: boolean
}

/** Properties that all documents of an owner and kind have in common, with the same objects as values. */
export interface CommonProperties {
  /** Tells the ones of an owner apart. */
  readonly name: string
  readonly properties: ReadonlyMap<string, IndexedProperty>
}

export interface IndexedDocument extends DocumentKey {
  readonly webId: string
  /** Folded words of the title, and of all other text that a search for plain words covers. */
  readonly title: readonly string[]
  readonly texts: readonly (readonly string[])[]
  /** By folded name. */
  readonly properties: ReadonlyMap<string, IndexedProperty>
  /** Those of the properties that many documents of the same owner have. An index may store them once. */
  readonly common?: CommonProperties
  /** The principals whose names occur in the document. */
  readonly principals: readonly number[]
}

/** A list whose items must be indexed, starting after an item. */
export interface IndexWork {
  readonly listId: string
  readonly after: number
  /** Whether searches wait for it. */
  readonly isAwaited: boolean
}

/** One step of indexing, applied completely or not at all. */
export interface IndexStep {
  readonly put: readonly IndexedDocument[]
  readonly remove: readonly DocumentKey[]
  /** The number of the last change in the index. */
  readonly position?: number
  readonly addWork: readonly IndexWork[]
  /** Finished work: items of the list after `after`, up to `upTo`, that are not in `kept` do not exist any more. */
  readonly finish?: IndexWork & { readonly upTo?: number; readonly kept: readonly number[] }
  /**
   * The position at which the step began, where several servers bring an index up to date: a step is not applied if another
   * one has moved the index since, or has gone on with the work that it finishes.
   */
  readonly since?: { readonly position: number | undefined }
}

/** The documents that a search asks for. Texts are folded; properties are folded names. */
export type IndexCondition =
  | { readonly op: 'and' | 'or'; readonly operands: readonly IndexCondition[] }
  | { readonly op: 'not'; readonly operand: IndexCondition }
  | { readonly op: 'constant'; readonly value: boolean }
  /** The words as a phrase: in a property, or in title and body without one. `whole`: the value contains nothing else. */
  | {
      readonly op: 'match'
      readonly property?: string
      readonly words: readonly string[]
      readonly prefix: boolean
      readonly whole: boolean
    }
  | { readonly op: 'between'; readonly property: string; readonly from?: IndexBound; readonly to?: IndexBound }
  /** The property has one of these values; texts are compared by `valueKey`. */
  | { readonly op: 'value'; readonly property: string; readonly values: PropertyValues }
  /** A text value that is this URL or below it; with `open` any value that begins with it. */
  | { readonly op: 'under'; readonly property: string; readonly url: string; readonly open: boolean }
  | { readonly op: 'present'; readonly property: string }

export interface IndexBound {
  readonly value: number
  readonly included: boolean
}

/** The documents that the actor may see. Scopes and settings are read from the present rows. */
export interface IndexTrim {
  /** Permission scopes whose lists and items the actor may see; undefined if the actor may see all. */
  readonly viewable: readonly string[] | undefined
  /** Permission scopes whose webs the actor may open; undefined for all. */
  readonly openable: readonly string[] | undefined
  /** Permission scopes whose items the actor sees before approval; undefined for all. */
  readonly approvable: readonly string[] | undefined
  /** The principal who sees their own items before approval; 0 for nobody. */
  readonly authorId: number
  readonly people: boolean
}

export interface IndexQuery {
  readonly siteId: string
  readonly where: IndexCondition
  readonly trim: IndexTrim
}

export interface IndexPage extends IndexQuery {
  /** `rank` and `id` are orders of their own. Texts are ordered without case, missing values first. Equal documents come newest first. */
  readonly orderBy: readonly { readonly property: string; readonly descending: boolean }[]
  readonly skip: number
  readonly limit: number
  /** How many results, from the first, refiners count. */
  readonly refined: number
}

/** A document that a search has found. */
export interface IndexMatch {
  readonly id: number
  readonly rank: number
}

/** A result of a search. */
export interface IndexHit extends DocumentKey, IndexMatch {
  readonly webId: string
  readonly properties: ReadonlyMap<string, PropertyValues>
}

export interface IndexRefiner {
  readonly property: string
  readonly limit: number
  readonly by: 'count' | 'value'
  readonly descending: boolean
  /** Numbers are counted in steps of this width; the value of an entry is the start of its step. */
  readonly step?: number
}

export interface RefinerEntry {
  readonly value: string | number
  readonly count: number
}

export interface SearchIndex {
  /** The number of the last change that the index of a site contains; undefined for a site without an index. */
  position(siteId: string): Promise<number | undefined>
  /** A list that must be indexed; those that searches wait for come first, and the others take turns. */
  work(siteId: string): Promise<IndexWork | undefined>
  /** The lists of a web in the index. */
  listsOf(siteId: string, webId: string): Promise<readonly string[]>
  /** The lists with items that contain a principal's name. */
  listsShowing(siteId: string, principalId: number): Promise<readonly string[]>
  /** Applies a step in one transaction. */
  apply(siteId: string, step: IndexStep): Promise<void>
  /** Does a short part of the upkeep that makes later searches fast; false if there is none left. */
  tidy(): Promise<boolean>
  /** Removes everything of a site, in several transactions. */
  forget(siteId: string): Promise<void>
  /** A page of results, the number of all results, and the ids of the first `refined` ones; read once, in one statement. */
  search(page: IndexPage): Promise<{ readonly found: readonly IndexMatch[]; readonly total: number; readonly first: readonly number[] }>
  /** The found documents in their present state, without those that are gone or hidden from the actor since. */
  read(found: readonly IndexMatch[], query: Pick<IndexQuery, 'siteId' | 'trim'>): Promise<readonly IndexHit[]>
  /** The values of a property in the documents with these ids, with the number of documents for each value. */
  refine(documents: readonly number[], refiner: IndexRefiner): Promise<readonly RefinerEntry[]>
}
