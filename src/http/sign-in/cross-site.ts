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

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  return URL.canParse(address) ? new URL(address).origin : 'null'
}
