import { fold } from '../fold.ts'
import type { List } from './list.ts'

/**
 * Whether a URL is that of the list's own folder: absolute (below `origin`),
 * server-relative, or relative to the web.
 */
export function isRootFolder(list: List, url: string, origin: string): boolean {
  const withoutSlashes = (text: string) => fold(text).replace(/^\/+|\/+$/g, '')
  const path = fold(url).startsWith(fold(origin)) ? url.slice(origin.length) : url
  const webRelative = list.url.slice(list.webUrl === '/' ? 0 : list.webUrl.length)
  return [list.url, webRelative].some((known) => withoutSlashes(known) === withoutSlashes(path))
}
