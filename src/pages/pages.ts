import type { Request, Response } from '../http/message/message.ts'
import type { AddressedEdge, Ready } from '../http/way/edge.ts'
import { type PagesApp, pageReady } from './app.ts'

/** Files for programs among the pages, which need no app: returns the reply for an address, undefined if there is no file. */
export type PlainFiles = (path: string) => ((request: Request) => Response | Promise<Response>) | undefined

/** The addresses of pages that belong to no web. A path with a step upwards names nothing. */
const pagePath = /^\/(?:docs(?:\/.*)?|favicon\.ico|openapi\.json)?$/i
const isPage = (path: string): boolean => pagePath.test(path) && !path.includes('/..')

/** Serves the pages that anyone may read: `/`, and everything below `/docs`. They are only read. */
export const createPages = (app: PagesApp, files: PlainFiles): AddressedEdge => ({
  serves: isPage,
  match(request, path) {
    if (!isPage(path)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return onlyRead
    const send = files(path)
    return send ? fileReady(app, request, send) : pageReady(app, request)
  },
  fail: app.fail,
})

const fileReady = (app: PagesApp, request: Request, send: NonNullable<ReturnType<PlainFiles>>): Ready => ({
  needs: undefined,
  operation,
  perform() {
    const reply = send(request)
    return reply instanceof Promise ? reply.then((made) => ({ ...made, operation })) : { ...reply, operation }
  },
  fail: (error) => app.fail(request, error),
})

/** The operation name for metrics. */
const operation = 'page'

const onlyRead: Response = {
  status: 405,
  headers: { 'Cache-Control': 'no-cache', Allow: 'GET, HEAD', 'Content-Type': 'text/plain;charset=utf-8' },
  body: 'This page can only be read.\n',
  operation,
}
