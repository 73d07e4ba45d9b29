import type { Request } from '../../../http/message/message.ts'
import { preferredLanguage } from '../../messages/page-language.ts'
import { farmGerman } from './de.ts'
import { type FarmWords, farmEnglish } from './en.ts'

/** The texts and the locale id for dates and numbers. */
export interface FarmLanguage {
  readonly words: FarmWords
  readonly lcid: number
}

const english: FarmLanguage = { words: farmEnglish, lcid: 1033 }
const german: FarmLanguage = { words: farmGerman, lcid: 1031 }

/** The language that a browser prefers among those of the pages: the farm has none of its own. English if it names neither. */
export const languageOf = (request: Pick<Request, 'headers'>): FarmLanguage => (preferredLanguage(request) === 'de' ? german : english)
