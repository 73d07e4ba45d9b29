import type { IndexedProperty } from '../../core/kernel/search-index.ts'

/** The words of documents as every full-text index stores them. */

/** Tokens before the first and after the last word of a property's value. */
export const valueBegins = '\ue000'
export const valueEnds = '\ue001'

/** The token between two texts of a document. */
export const textEnds = '\ue002'

/**
 * The token for a word of a property in the full-text table. No word of a text begins like this, so that a prefix
 * search does not scan properties.
 */
export const propertyToken = (property: string, word: string): string => `=${property}=${word}`

/** The token of documents that contain a principal's name; no property has such a name. */
export const principalToken = (id: number): string => `#=${id}`

/** A property of a document as it is stored: members of JSON objects, and tokens of the full-text table. */
export interface WrittenProperty {
  readonly name: string
  readonly keys: string
  readonly shown: string
  readonly tokens: readonly string[]
  /** The tokens with blanks between them; empty without any. */
  readonly tokenText: string
}

/** Of the properties that documents share. Each entry costs the collector of garbage more than a property takes to write. */
const writtenBefore = new WeakMap<IndexedProperty, WrittenProperty>()

export function writtenOf(name: string, property: IndexedProperty): WrittenProperty {
  const known = property.isShared ? writtenBefore.get(property) : undefined
  if (known?.name === name) return known
  const member = JSON.stringify(name)
  const keys = `${member}:${JSON.stringify(property.keys)}`
  const tokens = tokensOf(name, property)
  const made = { name, keys, shown: `${member}:${JSON.stringify(property.shown)}`, tokens, tokenText: tokens.join(' ') }
  if (property.isShared) writtenBefore.set(property, made)
  return made
}

/** Each write of a document makes all of them, so nothing else is made on the way. */
function tokensOf(name: string, { words }: IndexedProperty): string[] {
  const tokens: string[] = []
  for (const value of words) {
    tokens.push(propertyToken(name, valueBegins))
    for (const word of value) tokens.push(propertyToken(name, word))
    tokens.push(propertyToken(name, valueEnds))
  }
  return tokens
}
