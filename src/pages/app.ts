import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Express, NextFunction, Response as PageReply, Request as PageRequest, Router } from 'express'
import { DomainError, invalid, loggedFault } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { Request, Response } from '../http/message/message.ts'
import type { Needs, Ready } from '../http/way/edge.ts'
import { failurePage } from './failure-page.ts'
import { type PageForms, type PageFormsOptions, pageForms } from './forms.ts'
import type { Visit } from './visit.ts'

/** Adds the pages of one subject to a router, with their whole paths. Called once, when the first page is asked for. */
export type PageSubject = (router: Router, forms: PageForms) => void | Promise<void>

/** The Express app of all pages. It runs inside of the request pipeline, which has its own steps before and after it. */
export interface PagesApp {
  /** The reply of the subject that has the address; otherwise the page of `resource_not_found`. Never fails. */
  answer(visit: Visit): Promise<Response>
  /** Words an error: as a page for a browser, otherwise in the second form of error bodies. Logs faults of the server. */
  fail(request: Request, error: unknown): Response
}

export interface PagesAppOptions extends PageFormsOptions {
  /** Asked in this order. */
  readonly subjects: readonly PageSubject[]
  readonly log: (error: unknown, correlationId: string) => void
}

/** Express is loaded with the first page, so that a server whose clients are programs never pays for it (decisions/0054). */
export function pagesApp({ subjects, log, ...options }: PagesAppOptions): PagesApp {
  let app: Promise<Express> | undefined
  const fail = (request: Request, error: unknown): Response => {
    const fault = loggedFault(error)
    // An address that is not percent-encoded UTF-8 is no fault.
    if (fault !== undefined && !(error instanceof URIError)) log(fault, request.correlationId)
    return failurePage(request, failureOf(request, error))
  }
  return {
    async answer(visit) {
      try {
        app ??= assembled(subjects, pageForms(options), fail)
        return await run(await app, visit)
      } catch (error) {
        return fail(visit.request, error)
      }
    },
    fail,
  }
}

/** A page as the pipeline runs it. Without `needs` anyone may ask for it, and it belongs to no web. */
export const pageReady = (app: PagesApp, request: Request, needs?: Needs): Ready => ({
  needs,
  operation,
  perform: (ctx, actor) => app.answer({ request, ctx, actor }),
  fail: (error) => app.fail(request, error),
})

/** The request behind a request of Express. */
export function visitOf(message: PageRequest): Visit {
  const visit = visits.get(message)
  if (!visit) throw new Error('this request did not come by the pages app')
  return visit
}

/**
 * Replies with a value of ours, which may stream. The methods of Express (`send`, `redirect`, `end`) work as well; their bodies are
 * collected.
 */
export function answer(reply: PageReply, response: Response): void {
  const depart = departures.get(reply)
  if (!depart) throw new Error('this reply does not belong to the pages app')
  depart(response)
}

/** The operation name for metrics. */
const operation = 'page'

const visits = new WeakMap<IncomingMessage, Visit>()
const departures = new WeakMap<ServerResponse, (response: Response) => void>()

async function assembled(subjects: readonly PageSubject[], forms: PageForms, fail: PagesApp['fail']): Promise<Express> {
  const { default: express } = await import('express')
  const app = express()
  // Subjects set entity tags of what they keep; the pipeline sets the headers of every reply.
  app.disable('etag').disable('x-powered-by').set('query parser', false)
  for (const subject of subjects) {
    const router = express.Router()
    await subject(router, forms)
    app.use(router)
  }
  app.use((message: PageRequest) => {
    throw new DomainError(kernelReasons.resource_not_found, { path: visitOf(message).request.path.slice(0, 200) })
  })
  app.use((error: unknown, message: PageRequest, reply: PageReply, _next: NextFunction) =>
    answer(reply, fail(visitOf(message).request, error)),
  )
  return app
}

/** Never connected: Express gets messages that the server has already parsed, and its replies are values. */
const nobody = new Socket()

function run(app: Express, visit: Visit): Promise<Response> {
  const { method, path, query, headers } = visit.request
  return new Promise((resolve) => {
    const message = Object.assign(new IncomingMessage(nobody), { method, url: query === '' ? path : `${path}?${query}`, headers })
    const reply = new ServerResponse(message)
    visits.set(message, visit)
    departures.set(reply, (response) => resolve({ ...response, operation: response.operation ?? operation }))
    collect(reply)
    app(message, reply)
  })
}

/** Makes a value of what Express writes. */
function collect(reply: ServerResponse): void {
  const pieces: Buffer[] = []
  const take = (piece: unknown): void => {
    if (typeof piece === 'string') pieces.push(Buffer.from(piece))
    else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
  }
  Object.assign(reply, {
    write(piece: unknown) {
      take(piece)
      return true
    },
    end(piece?: unknown) {
      take(piece)
      const headers = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [capitalized(name), written(value)]))
      departures.get(reply)?.({ status: reply.statusCode, headers, body: Buffer.concat(pieces) })
      return reply
    },
  })
}

/** A header name as the pipeline knows it: `Content-Type` for `content-type`. */
const capitalized = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase())

const written = (value: number | string | readonly string[] | undefined): string | string[] =>
  typeof value === 'object' ? [...value] : String(value ?? '')

function failureOf({ path }: Request, error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof URIError) return invalid(`The address '${path.slice(0, 100)}' is not percent-encoded UTF-8.`)
  return new DomainError(kernelReasons.internal)
}
