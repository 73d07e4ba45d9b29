import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Request } from '../message/message.ts'

/**
 * Fails with `foreign_form` if a browser reports that a page of another server sent the request: by Sec-Fetch-Site,
 * which no page can remove, else by Origin or Referer. Programs send none of these headers, and no page can make a
 * browser omit them all.
 */
export function demandOwnForm({ headers, origin }: Pick<Request, 'headers' | 'origin'>): void {
  const site = headers['sec-fetch-site']
  const sender = headers.origin ?? originOf(headers.referer)
  const isOwn = site === undefined ? sender === undefined || sender === origin : site === 'same-origin' || site === 'none'
  if (!isOwn) throw new DomainError(kernelReasons.foreign_form, { sender: (sender ?? String(site)).slice(0, 100), origin })
}

/**
 * Fails with `foreign_write` if a browser reports that the page which sent the request is neither of this server nor of
 * an origin that CORS allows. Origin names the page; without Origin, Sec-Fetch-Site says whether a page sent the
 * request. A request with neither header comes from a program.
 */
export function demandKnownPage({ headers, origin }: Pick<Request, 'headers' | 'origin'>, isAllowed: (origin: string) => boolean): void {
  const site = headers['sec-fetch-site']
  const sender = headers.origin
  if (sender === undefined ? site !== 'cross-site' && site !== 'same-site' : sender === origin || isAllowed(sender)) return
  throw new DomainError(kernelReasons.foreign_write, { sender: (sender ?? String(site)).slice(0, 100) })
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  return URL.canParse(address) ? new URL(address).origin : 'null'
}
