import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { Request, Response } from '../../http/message/message.ts'
import type { Edge, Ready } from '../../http/way/edge.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { failurePage } from '../failure-page.ts'
import type { SitePagesOptions } from './page/site-options.ts'

/** The extension of every page, in any case. */
const pageForm = /\.aspx$/i
const assetForm = /^\/_layouts\/15\/tenon\/[a-z0-9.-]{1,80}$/i

/** A web part that a page reads again. */
const refreshForm = /^\/api\/webpartrefresh\/?$/i

/**
 * The pages of webs, lists and libraries at the addresses that replies name, for browsers, in front of the
 * edge of stored files: whatever is no page is a file. The pages are loaded with the first request for one.
 */
export function createSitePages(options: SitePagesOptions): Edge {
  const { files } = options
  return {
    match(request, path) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && request.method !== 'POST') return files.match(request, path)
      const decoded = percentDecoded(path)?.replace(/\/{2,}/g, '/')
      if (decoded === undefined) return files.match(request, path)
      if (isRead && assetForm.test(decoded)) return assetAt(request, decoded)
      if (isRead && refreshForm.test(decoded)) return refreshAt(options, request, decoded)
      if (pageForm.test(decoded)) return pageAt(options, request, decoded, isRead ? fileAt(files, request, path) : undefined)
      // Only a browser that asks for a page gets the first page of a web or of a list at its bare address.
      if (isRead && wantsPage(request)) return pageAt(options, request, decoded, fileAt(files, request, path))
      return files.match(request, path)
    },
    fail: (request, error) => files.fail(request, error),
  }
}

/** Whether the sender prefers a page to everything else, as browsers do. */
function wantsPage({ headers }: Pick<Request, 'headers'>): boolean {
  const accept = (headers.accept ?? '').slice(0, 1000).toLowerCase()
  const [page, data] = [accept.indexOf('text/html'), accept.indexOf('json')]
  return page >= 0 && (data < 0 || page < data)
}

function fileAt(files: Edge, request: Request, path: string): Ready | undefined {
  const found = files.match(request, path)
  return found && 'perform' in found ? found : undefined
}

function pageAt(options: SitePagesOptions, request: Request, path: string, file: Ready | undefined): Ready {
  const writes = request.method === 'POST'
  const fail = (error: unknown): Response => {
    if (options.hasSignInPage && isNobody(error) && navigates(request) && pageForm.test(path)) return toSignIn(request)
    // A person who follows a link to nothing gets a page that says so.
    if (isMissing(error) && wantsPage(request)) return failurePage(request, error)
    return file ? file.fail(error) : options.files.fail(request, error)
  }
  return {
    needs: { demandsDigest: writes, writes, isInRootWeb: false, whenNobody: 'this address needs credentials.' },
    operation: 'page',
    async perform(ctx: WireContext | undefined, actor) {
      if (!ctx) throw new Error('a page of a web was asked for without a caller')
      const { answerPage } = await import('./answer.ts')
      const answer = await answerPage(options, ctx, request, path)
      if (answer) return answer
      if (file) return file.perform(ctx, actor)
      return (await import('./answer.ts')).nothingHere(ctx, request)
    },
    fail,
  }
}

const refreshAt = (options: SitePagesOptions, request: Request, path: string): Ready => ({
  needs: { demandsDigest: false, writes: false, isInRootWeb: false, whenNobody: 'this address needs credentials.' },
  operation: 'page',
  async perform(ctx: WireContext | undefined) {
    if (!ctx) throw new Error('a web part was asked for without a caller')
    return (await import('./answer.ts')).answerPart(options, ctx, request, path)
  },
  fail: (error) => options.files.fail(request, error),
})

const isNobody = (error: unknown): boolean => error instanceof DomainError && error.reason === kernelReasons.sign_in_required.name

const isMissing = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.code === 'not_found' || error.reason === kernelReasons.resource_not_found.name)

/** Whether a person without credentials follows a link, or writes the address of a page into a browser. */
export const navigates = ({ method, headers }: Request): boolean =>
  method !== 'POST' &&
  headers.authorization === undefined &&
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  wantsPage({ headers })

/** Leads to the sign-in page, and from there back. */
export function toSignIn({ path, query }: Request): Response {
  const place = `${path.replace(/^\/{2,}/, '/')}${query === '' ? '' : `?${query}`}`
  const Location = `/_forms/default.aspx?ReturnUrl=${encodeURIComponent(place)}`
  return { status: 302, headers: { Location, 'Cache-Control': 'no-store' }, operation: 'redirect' }
}

const assetAt = (request: Request, path: string): Ready => ({
  needs: undefined,
  operation: 'page',
  async perform() {
    const { answerAsset } = await import('./answer.ts')
    return answerAsset(request, path)
  },
  fail(error) {
    throw error
  },
})
