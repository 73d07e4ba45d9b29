import { makeTurns } from '../../core/kernel/pacing/breathe.ts'
import { errorReply } from '../../http/message/error-reply.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { notAllowed } from '../../http/message/not-allowed.ts'
import type { Ready } from '../../http/way/edge.ts'
import type { EmulatorContext } from '../handlers/handlers.ts'
import { type NearAddress, nearestTo } from '../requests/nearest.ts'
import type { Numbered } from '../requests/recorded.ts'
import { filterOf, isUnmatched } from '../requests/request-log.ts'
import { type ShownRequest, shownRequest } from '../requests/shown-request.ts'

interface Frame {
  readonly shard: string | undefined
  readonly shards: readonly string[]
}

/** The pages of the inspector, which show the given values. */
export interface InspectorPages {
  requests(
    view: Frame & {
      readonly requests: readonly ShownRequest[]
      readonly count: number
      readonly filters: Readonly<Record<string, string>>
    },
  ): Response
  request(view: Frame & { readonly request: ShownRequest; readonly nearest: readonly NearAddress[]; readonly origin: string }): Response
  missing(frame: Frame, id: string): Response
  coverage(view: Frame & ReturnType<EmulatorContext['coverage']['read']>): Response
}

/** Requests on a page. */
const mostShown = 100
const filterNames = ['method', 'path', 'operation', 'status', 'user', 'unmatched'] as const
const longestFilter = 500

/** Whether a path is that of the pages. */
export const isInspectorPath = (path: string): boolean => /^\/+_emulator\/*$/i.test(path)

/** The pages at `/_emulator`: the recorded requests, one of them, and the coverage. They change nothing. */
export const inspectorOperation = (request: Request, ctx: EmulatorContext, pages: InspectorPages): Ready => ({
  needs: undefined,
  operation: 'page',
  perform: async () => ({ ...(await shownTo(request, ctx, pages)), operation: 'page' }),
  fail: (error) => {
    throw error
  },
})

async function shownTo(request: Request, ctx: EmulatorContext, pages: InspectorPages): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return errorReply(request, notAllowed(['GET'], request))
  const frame = {
    shard: ctx.shard,
    shards:
      ctx
        .shards()
        ?.list()
        .map(({ name }) => name) ?? [],
  }
  const options = new URLSearchParams(request.query)
  const id = options.get('id')
  if (id !== null) {
    const found = /^\d{1,15}$/.test(id) ? ctx.requests.find(Number(id)) : undefined
    if (!found) return pages.missing(frame, id.slice(0, 40))
    const nearest = isUnmatched(found) ? nearestTo(found, ctx.operations()) : []
    const origin = `${found.isSecure ? 'https' : 'http'}://${found.host}`
    return pages.request({ ...frame, request: shownRequest(found, ctx.judge), nearest, origin })
  }
  if (options.get('view') === 'coverage') return pages.coverage({ ...frame, ...ctx.coverage.read() })
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = options.get(name)?.trim().slice(0, longestFilter)
      return value === undefined || value === '' ? [] : [[name, value] as const]
    }),
  )
  const { shown, count } = await latest(ctx, filters)
  return pages.requests({ ...frame, requests: shown, count, filters })
}

/** The latest requests that fit, and how many fit in all. Others get turns meanwhile. */
async function latest({ requests, judge }: EmulatorContext, { status, unmatched, ...rest }: Readonly<Record<string, string>>) {
  const fits = filterOf({
    ...rest,
    ...(unmatched === 'true' && { unmatched: true }),
    // A status that is no number fits nothing.
    ...(status !== undefined && { status: /^\d{1,3}$/.test(status) ? Number(status) : -1 }),
  })
  const turns = makeTurns()
  const page: Numbered[] = []
  let count = 0
  for (const one of requests.since()) {
    const turn = turns()
    if (turn) await turn
    if (!fits(one)) continue
    count += 1
    if (page.length < mostShown) page.push(one)
  }
  const shown: ShownRequest[] = []
  for (const one of page) {
    const turn = turns()
    if (turn) await turn
    shown.push(shownRequest(one, judge))
  }
  return { shown, count }
}
