import { percentDecoded } from '../../formats/percent.ts'
import type { Request, Response } from '../message/message.ts'
import type { ArrivedState, WayParts } from './state.ts'

/**
 * Gives the reply the profile of the web application, if that has one of its own, and its names of OData version 4, if
 * the client asks for them (protocol/envelopes#choosing).
 */
export function chooseProfile({ directory, profileNamed }: WayParts, state: ArrivedState): undefined {
  const { request } = state
  const name = directory.hasProfiles ? directory.webApplicationOf(request)?.profile : undefined
  const named = (typeof name === 'string' ? profileNamed(name) : undefined) ?? request.profile
  const profile = (request.headers['odata-version'] === '4.0' && named.version4) || named
  if (profile !== request.profile) state.request = { ...request, profile }
}

/**
 * Redirects requests for a site that has moved, with the rest of the path and the query: GET and HEAD with 301, others
 * with 308, because clients repeat a POST that is redirected with 301 as GET.
 */
export function redirectMovedSite({ directory, runtime, serverOrigin }: WayParts, { request }: ArrivedState): Response | undefined {
  if (!directory.hasMoved) return undefined
  const path = plainPath(request.path)
  const moved = path === undefined ? undefined : directory.movedTo(request, path, runtime.now())
  if (!moved) return undefined
  const { origin = serverOrigin(), oldSegments } = moved
  const place = moved.path === '/' ? '' : moved.path.split('/').map(encodeURIComponent).join('/')
  const query = request.query === '' ? '' : `?${request.query}`
  const Location = `${origin}${place}${restOfPath(request, oldSegments)}${query}`
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return { status: isRead ? 301 : 308, headers: { Location, 'Cache-Control': 'no-store' }, operation: 'redirect' }
}

/** The decoded path without doubled slashes; undefined if it is not percent-encoded UTF-8. */
const plainPath = (path: string): string | undefined =>
  percentDecoded(path)
    ?.replace(/\/{2,}/g, '/')
    .replace(/\/$/, '') || '/'

/** What stands in a path after so many segments, as it was sent. */
function restOfPath({ path }: Request, segments: number): string {
  let at = 0
  for (let left = segments; left > 0; left--) {
    while (path[at] === '/') at += 1
    const next = path.indexOf('/', at)
    at = next < 0 ? path.length : next
  }
  return path.slice(at)
}
