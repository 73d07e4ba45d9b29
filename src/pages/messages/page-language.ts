import type { Request } from '../../http/message/message.ts'

/** The languages of the pages. */
export type PageLanguage = 'en' | 'de'

/** The language that a browser prefers among those of the pages; English if it names neither. For pages of no web, which have no language of their own. */
export function preferredLanguage({ headers }: Pick<Request, 'headers'>): PageLanguage {
  const wishes = (headers['accept-language'] ?? '').slice(0, 300).toLowerCase().split(',', 20)
  let [best, weight]: [PageLanguage, number] = ['en', 0]
  for (const wish of wishes) {
    const [tag = '', ...options] = wish.split(';', 3).map((part) => part.trim())
    const quality = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? '1')
    const language = /^de(?:-|$)/.test(tag) ? 'de' : /^en(?:-|$)/.test(tag) ? 'en' : undefined
    if (language && quality > weight) [best, weight] = [language, quality]
  }
  return best
}
