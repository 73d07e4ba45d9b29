import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { parseOptions } from '../../formats/form.ts'
import type { Request, Response } from '../../http/message/message.ts'
import type { Profile } from '../../profile/profile.ts'
import { answer, type PageSubject, visitOf } from '../app.ts'
import { html } from '../html.ts'
import { outerWords } from '../messages/outer-words.ts'
import { preferredLanguage } from '../messages/page-language.ts'
import { type Book, type BookFacts, bookOf, profileOfNames } from './book.ts'
import { type Kept, keep } from './kept.ts'
import { docDocument, docsPolicy } from './layout.ts'
import type { DocPage } from './page/doc-page.ts'
import { servedLink } from './page/links.ts'
import { searchBody } from './search.ts'

/** Pages that are kept for each profile, compressed: some kilobytes each. */
const keptPages = 300

const pageType = 'text/html;charset=utf-8'
const json = 'application/json;charset=utf-8'

/** The documentation below `/docs`, made from the contracts. A page is made when it is first asked for, once for each profile. */
export function docsPages(facts: BookFacts): PageSubject {
  const shelf = shelfOf(facts)
  return (router) => {
    router.get('/docs/search.json', async (message, reply) => {
      const { request } = visitOf(message)
      const kept = await shelf.kept(request.profile, 'search.json', async (profile) => ({
        type: json,
        text: JSON.stringify({ pages: (await shelf.book(profile)).index }),
      }))
      answer(reply, await kept.answer(request))
    })
    router.get('/docs/search', async (message, reply) => {
      const { request } = visitOf(message)
      const book = await shelf.book(request.profile)
      const body = searchBody(book.index, parseOptions(request.query).get('q') ?? '', servedLink)
      const text = docDocument(book, docSearchPage, servedLink, body, wordsOf(request))
      answer(reply, madePage(docSearchPage, text))
    })
    router.get(['/docs', '/docs/*path'], async (message, reply) => {
      const { request } = visitOf(message)
      const path = pathOf(message.path)
      const [, operation] = path.startsWith('errors/') ? (askedOperation.exec(request.query) ?? []) : []
      if (operation !== undefined) return answer(reply, errorOf(await shelf.book(request.profile), request, path, operation))
      const kept = await shelf.kept(request.profile, `page ${wordsOf(request).language} ${path.toLowerCase()}`, async (profile) => {
        const book = await shelf.book(profile)
        const page = pageAt(book, request, path)
        return {
          type: pageType,
          text: docDocument(book, page, servedLink, undefined, wordsOf(request)),
          policy: docsPolicy(page),
          hasLanguages: true,
        }
      })
      answer(reply, await kept.answer(request))
    })
  }
}

/** The operation that has failed, which REST adds to the address of the page of its error. */
const askedOperation = /(?:^|&)operation=(\w{1,100})(?:&|$)/

/** The page of an error, and the way to the page of the operation that has failed. */
function errorOf(book: Book, request: Request, path: string, operation: string): Response {
  const page = pageAt(book, request, path)
  const about = book.page(`rest/${operation}`)
  const note = about && html`<p>The request was for <a href="${servedLink(about.path)}">${about.title}</a>.</p>`
  return madePage(page, docDocument(book, page, servedLink, html`${page.body(servedLink)}${note}`, wordsOf(request)))
}

const wordsOf = (request: Request) => outerWords(preferredLanguage(request))

function pageAt(book: Book, request: Request, path: string): DocPage {
  const page = book.page(path)
  if (!page) throw new DomainError(kernelReasons.resource_not_found, { path: request.path.slice(0, 200) })
  return page
}

/** A page that depends on the request. */
const madePage = (page: DocPage, body: string): Response => ({
  status: 200,
  headers: { 'Content-Type': pageType, 'Cache-Control': 'no-cache', 'Content-Security-Policy': docsPolicy(page), Vary: 'Accept-Language' },
  body,
})

/** A search has no page of the book: its content depends on the query. */
export const docSearchPage: DocPage = {
  path: 'search',
  title: 'Search',
  summary: 'A search in the documentation.',
  kind: 'Search',
  above: '',
  body: () => ({ html: '' }),
}

/** The path of a page in the address of a request, without the slash at its end. */
const pathOf = (address: string): string => decodeURIComponent(address.slice('/docs'.length)).replace(/^\//, '').replace(/\/$/, '')

interface Shelf {
  /** The book of a profile. The memory may lose it while nobody reads; it is made again then. */
  book(profile: Profile): Promise<Book>
  /** A document under its name, made once. */
  kept(profile: Profile, name: string, make: (profile: Profile) => Promise<Parameters<typeof keep>[0]>): Promise<Kept>
}

function shelfOf(facts: BookFacts): Shelf {
  const books = new Map<Profile, WeakRef<Promise<Book>>>()
  const documents = new Map<Profile, BoundedMap<string, Promise<Kept>>>()
  return {
    book(asked) {
      const profile = profileOfNames(asked)
      const known = books.get(profile)?.deref()
      if (known) return known
      const made = bookOf(profile, facts)
      books.set(profile, new WeakRef(made))
      return made
    },
    kept(asked, name, make) {
      const profile = profileOfNames(asked)
      const own = documents.get(profile) ?? new BoundedMap<string, Promise<Kept>>(keptPages)
      documents.set(profile, own)
      const known = own.get(name)
      if (known) return known
      const made = make(profile).then(keep)
      own.set(name, made)
      // What has failed is no document.
      made.catch(() => own.delete(name))
      return made
    },
  }
}
