import type { Numbered } from './recorded.ts'
import type { ShownRequest } from './shown-request.ts'

/** The log of an HTTP Archive 1.2 without its entries; `version` is that of the program. */
export const archiveHead = (version: string) => ({ version: '1.2', creator: { name: 'Tenon', version } })

/** A request as an entry of an archive. */
export function archivedRequest(one: Numbered, shown: ShownRequest) {
  const { request, response } = shown
  const mark = shown.url.indexOf('?')
  const query = mark < 0 ? [] : [...new URLSearchParams(shown.url.slice(mark + 1))]
  const mimeType = (headers: Readonly<Record<string, string>>) => headers['content-type'] ?? ''
  return {
    startedDateTime: shown.at,
    time: shown.durationMs,
    request: {
      method: shown.method,
      url: `${one.isSecure ? 'https' : 'http'}://${one.host}${shown.url}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(request.headers),
      queryString: query.map(([name, value]) => ({ name, value })),
      ...(request.body !== null && { postData: { mimeType: mimeType(request.headers), text: request.body } }),
      headersSize: -1,
      bodySize: one.body.size,
    },
    response: {
      status: shown.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(response.headers),
      content: { size: one.replyBody.size, mimeType: mimeType(response.headers), ...(response.body !== null && { text: response.body }) },
      redirectURL: response.headers.location ?? '',
      headersSize: -1,
      bodySize: one.replyBody.size,
    },
    cache: {},
    timings: { send: 0, wait: shown.durationMs, receive: 0 },
    comment: shown.operation ?? '',
  }
}

const pairs = (headers: Readonly<Record<string, string>>) => Object.entries(headers).map(([name, value]) => ({ name, value }))
