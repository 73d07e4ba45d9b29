import { Readable } from 'node:stream'
import { DomainError } from '../../core/kernel/errors.ts'
import { makeTurns } from '../../core/kernel/pacing/breathe.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Response } from '../../http/message/message.ts'
import { archivedRequest, archiveHead } from '../requests/har.ts'
import { nearestTo } from '../requests/nearest.ts'
import type { Numbered } from '../requests/recorded.ts'
import { refusedNow } from '../requests/refused-now.ts'
import { filterOf, isUnmatched, type RequestFilter } from '../requests/request-log.ts'
import { type Judge, shownRequest } from '../requests/shown-request.ts'
import type { EmulatorContext, EmulatorHandlers } from './handlers.ts'

/** Clients that follow the requests at the same time. */
const mostFollowers = 50
/** Requests that may wait for a client that follows them. */
const mostWaiting = 20_000
/** The interval of comments that keep a connection open. */
const keepAliveMs = 15_000

export const requestHandlers: Pick<
  EmulatorHandlers,
  'listRequests' | 'deleteRequests' | 'countRequests' | 'streamRequests' | 'exportRequests' | 'getRequest'
> = {
  async listRequests({ query }, _reply, ctx) {
    const { page, count } = await pageOf(ctx, query, query.limit)
    const shown = texts(page, (one) => shownRequest(one, ctx.judge))
    return longReply(`{"count":${count},"value":[`, shown, ']}')
  },
  async deleteRequests({ query }, reply, ctx) {
    if (Object.values(query).every((value) => value === undefined || value === false)) ctx.requests.clear()
    else for (const { id } of (await pageOf(ctx, query, Number.POSITIVE_INFINITY)).page) ctx.requests.delete(id)
    return reply.empty(204)
  },
  countRequests: async ({ query }, reply, ctx) => reply.json(200, { count: (await pageOf(ctx, query, 0)).count }),
  async exportRequests({ query }, _reply, ctx) {
    const { page } = await pageOf(ctx, query, query.limit)
    const entries = texts(page.reverse(), (one) => archivedRequest(one, shownRequest(one, ctx.judge)))
    return longReply(`{"log":${JSON.stringify(archiveHead(ctx.version)).slice(0, -1)},"entries":[`, entries, ']}}')
  },
  getRequest({ params }, reply, { requests, operations, judge }) {
    const found = requests.find(params.requestId)
    if (!found) {
      const message = "There is no recorded request '{id}'."
      throw new DomainError({ ...kernelReasons.resource_not_found, message }, { id: String(params.requestId) })
    }
    const shown = shownRequest(found, judge)
    return reply.json(200, isUnmatched(found) ? { ...shown, nearest: nearestTo(found, operations()) } : shown)
  },
  streamRequests({ query, request }, _reply, ctx) {
    const last = Number(request.headers['last-event-id'] ?? Number.NaN)
    const since = Number.isSafeInteger(last) && last >= 0 ? last : query.since
    return {
      status: 200,
      headers: { 'Content-Type': 'text/event-stream;charset=utf-8', 'Cache-Control': 'no-store' },
      body: follow(ctx, { ...query, since }, query.seconds),
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

/** A reply with a long array. Its elements are made while it is sent, and others get turns meanwhile. */
const longReply = (start: string, elements: AsyncIterable<string>, end: string): Response => ({
  status: 200,
  headers: { 'Content-Type': 'application/json;charset=utf-8', 'Cache-Control': 'no-store' },
  body: Readable.from(pieces(start, elements, end), { objectMode: false }),
})

async function* pieces(start: string, elements: AsyncIterable<string>, end: string): AsyncGenerator<string> {
  let before = start
  for await (const element of elements) {
    yield before + element
    before = ','
  }
  yield before === start ? start + end : end
}

async function* texts(page: readonly Numbered[], show: (one: Numbered) => object): AsyncGenerator<string> {
  const turns = makeTurns()
  for (const one of page) {
    const turn = turns()
    if (turn) await turn
    yield JSON.stringify(show(one))
  }
}

/**
 * The events of requests that fit a filter, each made when the client reads so far; they end after `seconds`, if these are given. Fails as
 * `refusedNow` says if too many clients follow already.
 */
function follow({ requests, followers, judge }: EmulatorContext, filter: RequestFilter, seconds: number | undefined): Readable {
  if (followers.size >= mostFollowers) throw refusedNow(`${mostFollowers} clients follow the requests already. Close one first.`)
  const fits = filterOf(filter)
  const earlier = filter.since === undefined ? [] : [...requests.since(filter.since)].reverse()
  const stream = new Follower(earlier, fits, (one) => eventOf(one, judge))
  const timer = setInterval(() => stream.push(': the connection stays open\n\n'), keepAliveMs).unref()
  const end = seconds === undefined ? undefined : setTimeout(() => stream.finish(), seconds * 1000).unref()
  const stop = requests.onAdded((one) => stream.add(one))
  stream.once('close', () => {
    clearInterval(timer)
    clearTimeout(end)
    stop()
    followers.delete(stream)
  })
  followers.add(stream)
  stream.push(': requests follow\n\n')
  return stream
}

/** Requests that wait for a client, and the texts of those that it reads. */
class Follower extends Readable {
  #waiting: Numbered[]
  #at = 0
  #isWriting = false
  #isOver = false
  #isLast = false
  /** One for all writes: a client that reads at once would begin the next one without a turn of others. */
  readonly #turns = makeTurns()
  readonly #fits: (one: Numbered) => boolean
  readonly #textOf: (one: Numbered) => string

  constructor(waiting: Numbered[], fits: (one: Numbered) => boolean, textOf: (one: Numbered) => string) {
    super()
    this.#waiting = waiting
    this.#fits = fits
    this.#textOf = textOf
  }

  add(one: Numbered): void {
    if (this.#waiting.length - this.#at >= mostWaiting) {
      this.destroy()
      return
    }
    this.#waiting.push(one)
    if (this.readableLength < this.readableHighWaterMark) void this.#write()
  }

  /** Ends the stream after what waits. */
  finish(): void {
    this.#isLast = true
    void this.#write()
  }

  /** Nothing follows the end, which is `null`. */
  override push(piece: string | null): boolean {
    if (this.#isOver) return false
    this.#isOver = piece === null
    return super.push(piece)
  }

  override _read(): void {
    void this.#write()
  }

  /** Writes until the client has enough, or nothing waits. Others get turns meanwhile. */
  async #write(): Promise<void> {
    if (this.#isWriting) return
    this.#isWriting = true
    for (let hasRoom = true; hasRoom && this.#at < this.#waiting.length; ) {
      const turn = this.#turns()
      if (turn) await turn
      if (this.destroyed || this.#isOver) return
      const one = this.#waiting[this.#at] as Numbered
      this.#at += 1
      if (this.#fits(one)) hasRoom = this.push(this.#textOf(one))
    }
    if (this.#at === this.#waiting.length) {
      this.#waiting = []
      this.#at = 0
      if (this.#isLast) this.push(null)
    }
    this.#isWriting = false
  }
}

const eventOf = (one: Numbered, judge: Judge): string => `id: ${one.id}\ndata: ${JSON.stringify(shownRequest(one, judge))}\n\n`
