import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Request } from '../message/message.ts'

/**
 * Fails with `foreign_form` where a browser says that a page of another server
 * made it send the request: by Sec-Fetch-Site, which nothing can take away,
 * else by Origin or Referer. Programs say nothing of the kind, and nobody's
 * browser can be made to act as one.
 */
export function demandOwnForm({ headers, origin }: Pick<Request, 'headers' | 'origin'>): void {
  const site = headers['sec-fetch-site']
  const sender = headers.origin ?? originOf(headers.referer)
  const isOwn = site === undefined ? sender === undefined || sender === origin : site === 'same-origin' || site === 'none'
  if (!isOwn) throw new DomainError(kernelReasons.foreign_form, { sender: (sender ?? String(site)).slice(0, 100), origin })
}

/**
 * Fails with `foreign_write` where a browser says that a page made it send the
 * request which is neither of this server nor of an origin that CORS allows.
 * Origin names the page; without one, Sec-Fetch-Site tells whether there is
 * one. A request that has neither is a program's.
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
