import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  /** Whole HTTP messages, which the connections take in turn and repeat after the last one; or a function that makes the nth one. */
  readonly requests: readonly Buffer[] | ((n: number) => Buffer)
  readonly connections: number
  /** What each connection sends first, with the status of its reply; not counted. */
  readonly opening?: readonly { readonly message: Buffer; readonly expect: number }[]
  /** The status that every reply must have. */
  readonly expect: number
  /** Ends after this many replies, or after this time. */
  readonly until: { readonly replies: number } | { readonly milliseconds: number }
}

export interface LoadResult {
  readonly replies: number
  readonly perSecond: number
  /** Milliseconds from the last byte sent to the last byte received. */
  readonly p50: number
  readonly p99: number
  /** The average size of a reply, head and body. */
  readonly bytes: number
  /** How much of one core the loader itself used, 0 to 1; near 1 the figures are the loader's, not the server's. */
  readonly loaderShare: number
}

/**
 * Sends requests over connections that stay open, one at a time on each, and
 * counts. The loader must cost much less than any server: requests are made
 * beforehand, replies are framed by their length and never parsed, memory is
 * reused. Fails if a reply does not have the expected status, and
 * if the server closes a connection.
 */
export async function load(plan: Load): Promise<LoadResult> {
  const run = new Run(plan)
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  run.deadline = 'milliseconds' in plan.until ? startedAt + plan.until.milliseconds : Number.POSITIVE_INFINITY
  try {
    await Promise.all(Array.from({ length: plan.connections }, () => connection(run)))
  } finally {
    for (const socket of run.sockets) socket.destroy()
  }
  const elapsed = performance.now() - startedAt
  const cpu = process.cpuUsage(cpuBefore)
  return {
    replies: run.replies,
    perSecond: (run.replies * 1000) / elapsed,
    p50: run.latencies.percentile(50),
    p99: run.latencies.percentile(99),
    bytes: Math.round(run.bytes / Math.max(1, run.replies)),
    loaderShare: (cpu.user + cpu.system) / 1000 / elapsed,
  }
}

/** What the connections of one load have in common. */
class Run {
  readonly plan: Load
  readonly sockets: Socket[] = []
  readonly latencies = new Histogram()
  readonly #limit: number
  deadline = 0
  sent = 0
  replies = 0
  bytes = 0

  constructor(plan: Load) {
    this.plan = plan
    this.#limit = 'replies' in plan.until ? plan.until.replies : Number.POSITIVE_INFINITY
  }

  /** The next message, or undefined when the load is over. */
  next(now: number): Buffer | undefined {
    if (this.sent >= this.#limit || now >= this.deadline) return undefined
    const { requests } = this.plan
    const n = this.sent++
    return typeof requests === 'function' ? requests(n) : requests[n % requests.length]
  }
}

/** Counts every latency in microseconds, so percentiles are exact; latencies of more than a second are kept in a list. */
class Histogram {
  readonly #counts = new Uint32Array(1_000_000)
  readonly #slow: number[] = []
  #total = 0

  add(milliseconds: number): void {
    const microsecond = Math.floor(milliseconds * 1000)
    this.#total += 1
    if (microsecond < this.#counts.length) this.#counts[microsecond] = (this.#counts[microsecond] ?? 0) + 1
    else this.#slow.push(milliseconds)
  }

  /** Milliseconds that `percent` of the replies did not exceed. */
  percentile(percent: number): number {
    const rank = Math.max(1, Math.ceil((this.#total * percent) / 100))
    let seen = 0
    for (const [microsecond, count] of this.#counts.entries()) {
      seen += count
      if (seen >= rank) return (microsecond + 1) / 1000
    }
    return this.#slow.sort((a, b) => a - b)[rank - seen - 1] ?? 0
  }
}

/** Sends and receives in turn until the load is over. */
function connection(run: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const { opening = [] } = run.plan
    let opened = 0
    const reply = new ReplyFrame(opening[0]?.expect ?? run.plan.expect)
    let sentAt = 0
    let finished = false
    const end = (error?: Error) => {
      finished = true
      socket.destroy()
      if (error) reject(error)
      else resolve()
    }
    const send = () => {
      const now = performance.now()
      const message = opening[opened]?.message ?? run.next(now)
      if (!message) return end()
      sentAt = now
      socket.write(message)
    }
    const receive = (length: number, buffer: Uint8Array): boolean => {
      const complete = reply.add(buffer as Buffer, length)
      if (complete) {
        if (reply.isUnexpected) {
          end(new Error(`expected ${reply.expectedStatus}, received ${reply.text}`))
          return true
        }
        if (opened < opening.length) {
          opened += 1
          reply.expectedStatus = opening[opened]?.expect ?? run.plan.expect
          reply.reset()
          send()
          return true
        }
        run.latencies.add(performance.now() - sentAt)
        run.replies += 1
        run.bytes += reply.received
        reply.reset()
        send()
      }
      return true
    }
    const socket = connect({
      port: run.plan.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(65_536), callback: receive },
    })
    run.sockets.push(socket)
    socket.once('connect', send)
    socket.once('error', end)
    socket.setTimeout(stalledMs, () => end(new Error(`no reply within ${stalledMs / 1000} seconds`)))
    socket.once('close', () => {
      if (!finished) end(new Error(`the server closed a connection after ${run.replies} replies`))
    })
  })
}

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = '\r\n0\r\n\r\n'
const keptBytes = 1_000
const stalledMs = 30_000

/** Finds where a reply ends. One reply is under way at a time, so nothing follows it. */
class ReplyFrame {
  expectedStatus: number
  received = 0
  isUnexpected = false
  /** The beginning of a reply with another status. */
  text = ''
  /** The head while it is not complete. */
  #start: Buffer = Buffer.alloc(0)
  #headBytes = 0
  /** Head and body; unknown for a reply in chunks. */
  #expected = 0
  #tail = ''

  constructor(expectedStatus: number) {
    this.expectedStatus = expectedStatus
  }

  reset(): void {
    this.received = 0
    this.#headBytes = 0
    this.#tail = ''
  }

  /** Takes the first `length` bytes of the buffer; true when the reply is complete. */
  add(buffer: Buffer, length: number): boolean {
    this.received += length
    if (this.#headBytes === 0 && !this.#readHead(buffer, length)) return false
    if (this.#expected > 0) return this.received >= this.#expected
    this.#tail = (this.#tail + buffer.toString('latin1', Math.max(0, length - lastChunk.length), length)).slice(-lastChunk.length)
    return this.#tail === lastChunk
  }

  #readHead(buffer: Buffer, length: number): boolean {
    const isFirst = this.received === length
    const start = isFirst ? buffer.subarray(0, length) : Buffer.concat([this.#start, buffer.subarray(0, length)])
    const end = start.indexOf(headEnd)
    // The buffer is reused for the next reply.
    if (end < 0) {
      this.#start = Buffer.from(start)
      return false
    }
    this.#headBytes = end + headEnd.length
    const head = start.toString('latin1', 0, this.#headBytes)
    this.isUnexpected = Number(head.slice(9, 12)) !== this.expectedStatus
    if (this.isUnexpected) this.text = start.toString('utf8', 0, keptBytes)
    const bodyBytes = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    this.#expected = bodyBytes === undefined ? 0 : this.#headBytes + Number(bodyBytes)
    return true
  }
}

/** One HTTP message, ready to be sent many times. */
export function message(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): Buffer {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  if (body !== '') lines.push(`Content-Length: ${Buffer.byteLength(body)}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}
