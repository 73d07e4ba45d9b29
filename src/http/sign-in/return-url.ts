import { invalid } from '../../core/kernel/errors.ts'
import type { Request } from '../message/message.ts'

/**
 * A redirect target on this server, as path, query and fragment: `given` itself, or `given` without the origin of
 * `request`. Fails with `invalid_request` on anything that a browser could take for an address on another server.
 */
export function localAddress(given: string, { origin }: Pick<Request, 'origin'>): string {
  const path = given === origin || given.startsWith(`${origin}/`) ? given.slice(origin.length) || '/' : given
  // Browsers read a backslash as a slash, and ignore tabs and line ends anywhere.
  const isPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && URL.canParse(path, origin)
  const url = isPath ? new URL(path, origin) : undefined
  if (url && url.origin === new URL(origin).origin && !url.pathname.startsWith('//')) return url.pathname + url.search + url.hash
  throw invalid(`The ReturnUrl '${given.slice(0, 100)}' is not an address of this server. Give a path, such as /docs.`)
}
