import { queryLists } from '../../core/acts/lists/lists.ts'
import { queryLanguages, storedTitles } from '../../core/acts/sites/title-resources.ts'
import { DomainError, loggedFault } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { nothingAt } from '../../http/message/error-reply.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { statusOf } from '../../http/message/status.ts'
import { checkDigest, issueDigest } from '../../http/sign-in/form-digest.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { html } from '../html.ts'
import { preferredLanguage } from '../messages/page-language.ts'
import { shownMessage } from '../shown-message.ts'
import { type Form, hasFiles, readForm } from './page/form-body.ts'
import { assetFolder, assets, bareFramed, framed, unframed } from './page/frame.ts'
import { can } from './page/rights.ts'
import type { SitePagesOptions } from './page/site-options.ts'
import { askedPart, type SiteAnswer, type SiteContent, type SitePage, type SiteVisit } from './page/visit.ts'
import { freshPart } from './parts/refresh.ts'
import { sitePageOf } from './routes.ts'
import type { Words } from './words/en.ts'
import { siteWords } from './words/words.ts'

/** The name of the field with the form digest, as the established server has it. */
const digestName = '__REQUESTDIGEST'

/** The reply of the page at a path; undefined if there is no page. Errors are pages, too. */
export async function answerPage(
  options: SitePagesOptions,
  ctx: WireContext,
  request: Request,
  path: string,
): Promise<Response | undefined> {
  const visit = await visitOf(options, ctx, request, path)
  try {
    const page = await sitePageOf(visit, options)
    if (!page) return undefined
    const answer = await (request.method === 'POST' ? send(options, visit, page) : page.show(visit))
    if ('headers' in answer) return answer
    return askedPart(request) === undefined ? await framed(visit, answer) : unframed(answer)
  } catch (error) {
    return failed(options, visit, error)
  }
}

/** A form that was sent to an address without a page. */
export const nothingHere = (ctx: WireContext, request: Request): Response =>
  bareFramed(siteWords(ctx.web.row.language), {
    title: siteWords(ctx.web.row.language).notFound,
    status: 404,
    body: html`<p>${request.path.slice(0, 200)}</p>`,
  })

/** A web part alone, for a page that reads it again. Its errors are those of programs. */
export const answerPart = async (options: SitePagesOptions, ctx: WireContext, request: Request, path: string): Promise<Response> =>
  freshPart(await visitOf(options, ctx, request, path))

async function visitOf({ digestKey, runtime }: SitePagesOptions, ctx: WireContext, request: Request, path: string): Promise<SiteVisit> {
  const { actor } = ctx
  return {
    ctx,
    request,
    path,
    query: new Map([...new URLSearchParams(request.query)].map(([name, value]) => [name.toLowerCase(), value])),
    words: await wordsFor(ctx, request),
    digest: actor.scheme === 'Anonymous' ? '' : issueDigest({ loginKey: actor.loginKey, siteId: ctx.site.id }, digestKey, runtime.now()),
  }
}

/**
 * The texts in the language that the visitor prefers among those of the web, with the titles that were set for it; in that of the web for
 * everybody else, and for whoever may not open the web.
 */
async function wordsFor(ctx: WireContext, request: Request): Promise<Words> {
  const own = ctx.web.row.language
  const wish = preferredLanguage(request) === 'de' ? germanLanguages : englishLanguages
  if (!namesLanguage.test((request.headers['accept-language'] ?? '').slice(0, 300)) || wish.has(own & 0x3ff)) return siteWords(own)
  if (!(await can(ctx, 'Open', ctx.web))) return siteWords(own)
  const language = (await queryLanguages(ctx)).find((one) => wish.has(one & 0x3ff))
  if (language === undefined) return siteWords(own)
  const lists = await queryLists(ctx)
  return {
    ...siteWords(language),
    stored: await storedTitles(
      ctx,
      lists.map(({ row }) => row.id),
      language,
    ),
  }
}

/** Whether a header names a language of the pages. */
const namesLanguage = /\b(?:de|en)\b/i

/** The parts of locale ids that name the languages of the pages, without their countries. */
const germanLanguages: ReadonlySet<number> = new Set([0x07])
const englishLanguages: ReadonlySet<number> = new Set([0x09])

/** Checks the digest of a form, which every scheme of signing in needs here, and does what the form says. */
async function send(options: SitePagesOptions, visit: SiteVisit, page: SitePage): Promise<SiteAnswer> {
  if (!page.send)
    throw new DomainError(kernelReasons.method_not_allowed, { method: 'POST', path: visit.path.slice(0, 200), allow: 'GET, HEAD' })
  const demandDigest = (form: Form) => demandFormDigest(options, visit, form)
  if (hasFiles(visit.request)) return page.send({ ...visit, form: noFields, demandDigest })
  const form = await readForm(visit.request)
  demandDigest(form)
  return page.send({ ...visit, form, demandDigest })
}

const noFields: Form = { text: () => '', all: () => [], has: () => false }

function demandFormDigest({ digestKey, runtime }: SitePagesOptions, { ctx }: SiteVisit, form: Form): void {
  checkDigest(form.text(digestName), { loginKey: ctx.actor.loginKey, siteId: ctx.site.id }, digestKey, runtime.now())
}

const ofForms: ReadonlySet<string> = new Set([
  kernelReasons.digest_invalid.name,
  kernelReasons.digest_expired.name,
  kernelReasons.foreign_write.name,
])

/** An error as a page. What nobody but a signed-in user may learn leads to the sign-in. */
async function failed({ log }: SitePagesOptions, visit: SiteVisit, error: unknown): Promise<Response> {
  const { request, words } = visit
  const fault = loggedFault(error)
  if (fault !== undefined) log(fault, request.correlationId)
  const failure = error instanceof DomainError ? error : new DomainError(kernelReasons.internal)
  const { status, headers } = statusOf(request.profile, failure)
  if (status === 401) throw failure
  const message = ofForms.has(failure.reason) ? words.formExpired : shownMessage(words.language, request.profile, failure)
  const content: SiteContent = {
    title: status === 404 ? words.notFound : status === 403 ? words.refused : words.failed,
    status,
    body: html`<p class="alert" role="alert">${message}</p>
${status === 403 ? html`<p>${words.askOwner}</p>` : undefined}
<p class="soft">${words.correlation(request.correlationId)}</p>`,
  }
  try {
    const response = await framed(visit, content)
    return { ...response, headers: { ...headers, ...response.headers } }
  } catch {
    // Whoever may not open the web sees no frame of it.
    const response = bareFramed(words, content)
    return { ...response, headers: { ...headers, ...response.headers } }
  }
}

/** A style sheet or a script of the pages; its address names its content. */
export function answerAsset(request: Request, path: string): Response {
  const asset = assets.get(path.slice(assetFolder.length))
  if (!asset) return nothingAt(request)
  const headers = { 'Content-Type': asset.type, 'Cache-Control': 'public, max-age=31536000, immutable' }
  return { status: 200, headers, body: asset.text, operation: 'page' }
}
