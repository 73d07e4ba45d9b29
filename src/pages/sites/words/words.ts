import { languageTags } from '../../../core/model/sites/languages.ts'
import { german } from './de.ts'
import { english, type Words } from './en.ts'

/** The part of a locale id that names the language without its country. */
const primary = (lcid: number): number => lcid & 0x3ff

const byLanguage: ReadonlyMap<number, Words> = new Map([
  [primary(1033), english],
  [primary(1031), german],
])

/** The texts in the language of a locale id; English ones if there are none in it. */
export const siteWords = (lcid: number): Words => byLanguage.get(primary(lcid)) ?? english

/** The tag of a locale id for dates and numbers; English (United States) for an unknown one. */
export const localeTag = (lcid: number): string => languageTags.get(lcid) ?? 'en-us'
