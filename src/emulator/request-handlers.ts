import { Readable } from 'node:stream'
import { DomainError } from '../core/kernel/errors.ts'
import { makeTurns } from '../core/kernel/pacing/breathe.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { EmulatorContext, EmulatorHandlers } from './handlers.ts'
import { archivedRequest, archiveOf } from './requests/har.ts'
import { nearestTo } from './requests/nearest.ts'
import { refusedNow } from './requests/refused-now.ts'
import { filterOf, isUnmatched, type Numbered, type RequestFilter } from './requests/request-log.ts'
import { type FindOperation, shownRequest } from './requests/shown-request.ts'

/** Clients that follow the requests at the same time. */
const mostFollowers = 50
/** Bytes that may wait for a client that follows the requests. */
const waitingBytes = 4 * 1024 * 1024
/** The interval of comments that keep a connection open. */
const keepAliveMs = 15_000

export const requestHandlers: Pick<
  EmulatorHandlers,
  'listRequests' | 'deleteRequests' | 'countRequests' | 'streamRequests' | 'exportRequests' | 'getRequest'
> = {
  async listRequests({ query }, reply, ctx) {
    const { page, count } = await pageOf(ctx, query, query.limit)
    return reply.json(200, { value: await shownAll(page, (one) => shownRequest(one, ctx.findOperation)), count })
  },
  deleteRequests(_call, reply, { requests }) {
    requests.clear()
    return reply.empty(204)
  },
  countRequests: async ({ query }, reply, ctx) => reply.json(200, { count: (await pageOf(ctx, query, 0)).count }),
  async exportRequests({ query }, reply, ctx) {
    const { page } = await pageOf(ctx, query, query.limit)
    return reply.json(
      200,
      archiveOf(await shownAll(page.reverse(), (one) => archivedRequest(one, shownRequest(one, ctx.findOperation))), ctx.version),
    )
  },
  getRequest({ params }, reply, { requests, operations, findOperation }) {
    const found = requests.find(params.requestId)
    if (!found) {
      const message = "There is no recorded request '{id}'."
      throw new DomainError({ ...kernelReasons.resource_not_found, message }, { id: String(params.requestId) })
    }
    const shown = shownRequest(found, findOperation)
    return reply.json(200, isUnmatched(found) ? { ...shown, nearest: nearestTo(found, operations()) } : shown)
  },
  streamRequests({ query, request }, _reply, ctx) {
    const last = Number(request.headers['last-event-id'] ?? Number.NaN)
    const since = Number.isSafeInteger(last) && last >= 0 ? last : query.since
    return {
      status: 200,
      headers: { 'Content-Type': 'text/event-stream;charset=utf-8', 'Cache-Control': 'no-store' },
      body: follow(ctx, { ...query, since }),
    }
  },
}

/** The latest requests that fit, and how many fit in all. Others get turns meanwhile. */
async function pageOf({ requests }: EmulatorContext, filter: RequestFilter, limit = 100): Promise<{ page: Numbered[]; count: number }> {
  const turns = makeTurns()
  const fits = filterOf(filter)
  const page: Numbered[] = []
  let count = 0
  for (const one of requests.since(filter.since)) {
    const turn = turns()
    if (turn) await turn
    if (!fits(one)) continue
    count += 1
    if (page.length < limit) page.push(one)
  }
  return { page, count }
}

async function shownAll<T>(requests: readonly Numbered[], show: (one: Numbered) => T): Promise<T[]> {
  const turns = makeTurns()
  const shown: T[] = []
  for (const one of requests) {
    const turn = turns()
    if (turn) await turn
    shown.push(show(one))
  }
  return shown
}

/** The events of requests that fit a filter. Fails as `refusedNow` says if too many clients follow already. */
function follow({ requests, followers, findOperation }: EmulatorContext, filter: RequestFilter): Readable {
  if (followers.size >= mostFollowers) throw refusedNow(`${mostFollowers} clients follow the requests already. Close one first.`)
  const fits = filterOf(filter)
  const send = (one: Numbered): void => {
    stream.push(eventOf(one, findOperation))
    if (stream.readableLength > waitingBytes) stream.destroy()
  }
  const timer = setInterval(() => stream.push(': the connection stays open\n\n'), keepAliveMs).unref()
  const stop = requests.onAdded((one) => {
    if (fits(one)) send(one)
  })
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      clearInterval(timer)
      stop()
      followers.delete(stream)
      done(error)
    },
  })
  followers.add(stream)
  stream.push(': requests follow\n\n')
  if (filter.since !== undefined) for (const one of [...requests.since(filter.since)].reverse()) if (fits(one)) send(one)
  return stream
}

const eventOf = (one: Numbered, find: FindOperation): string => `id: ${one.id}\ndata: ${JSON.stringify(shownRequest(one, find))}\n\n`
