import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { invalid } from '../../core/kernel/errors.ts'
import type { Response } from '../../http/message/message.ts'

/** What happens to the messages of the server on a connection for live updates. */
export interface MessageFault {
  readonly after?: number
  readonly drop?: number
  readonly latencyMs?: number
  readonly reset?: true
}

type Verdict = 'pass' | 'drop' | 'reset'

/** Decides over the messages of one connection in turn. Pings pass uncounted, because they come by time. */
function verdicts({ after = 0, drop = 0, reset }: MessageFault): (message: Uint8Array) => Verdict {
  let seen = 0
  return (message) => {
    if (isPing(message)) return 'pass'
    seen += 1
    if (seen <= after) return 'pass'
    if (reset === true) return 'reset'
    return seen <= after + drop ? 'drop' : 'pass'
  }
}

/** A ping of the SignalR protocol in JSON, also as an event of a stream, or in MessagePack. */
function isPing(message: Uint8Array): boolean {
  if (message.length > 24) return false
  const text = Buffer.from(message).toString('latin1').replace('data: ', '').replaceAll('\n', '').replaceAll('\r', '')
  return text === '{"type":6}\u001e' || text === '\u0002\u0091\u0006'
}

/** The reply whose connection carries messages: a WebSocket, or server-sent events. Others stay as they are. */
export function withMessageFault(response: Response, fault: MessageFault): Response {
  const { takeOver, body, headers } = response
  if (takeOver)
    return {
      ...response,
      takeOver(message, socket, head, lines) {
        filterFrames(socket, fault)
        takeOver(message, socket, head, lines)
      },
    }
  const isEvents = String(headers['Content-Type']).startsWith('text/event-stream')
  return isEvents && body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array)
    ? { ...response, body: filteredEvents(body, fault) }
    : response
}

async function* filteredEvents(pieces: AsyncIterable<Uint8Array>, fault: MessageFault): AsyncGenerator<Uint8Array> {
  const verdictOn = verdicts(fault)
  for await (const event of eventsIn(pieces)) {
    // Comments are no messages.
    const verdict = event.includes('data:') ? verdictOn(event) : 'pass'
    if (verdict === 'reset') {
      // What was yielded has to reach the connection before the error closes it.
      await later(20)
      throw invalid('A fault of this test server has reset the connection.')
    }
    if (fault.latencyMs !== undefined) await later(fault.latencyMs)
    if (verdict === 'pass') yield event
  }
}

/** A piece may have several events, each of which ends with an empty line. */
async function* eventsIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    rest = Buffer.concat([rest, piece])
    for (let end = rest.indexOf(endOfEvent); end >= 0; end = rest.indexOf(endOfEvent)) {
      yield rest.subarray(0, end + endOfEvent.length)
      rest = rest.subarray(end + endOfEvent.length)
    }
  }
  if (rest.length > 0) yield rest
}

const endOfEvent = '\r\n\r\n'

/** Changes what is written to a socket: first the head of the reply, then frames of a WebSocket (RFC 6455, 5.2). */
function filterFrames(socket: Duplex, fault: MessageFault): void {
  const verdictOn = verdicts(fault)
  const write = socket.write.bind(socket) as (bytes: Uint8Array) => boolean
  let pending = Buffer.alloc(0)
  let hasHead = false
  let last: Promise<void> = Promise.resolve()
  const send = (bytes: Uint8Array) => {
    if (fault.latencyMs === undefined) return void write(bytes)
    last = last.then(() => later(fault.latencyMs ?? 0)).then(() => void (socket.writable && write(bytes)))
  }
  const take = (bytes: Uint8Array): void => {
    pending = Buffer.concat([pending, bytes])
    for (let size = hasHead ? frameSize(pending) : headSize(pending); size > 0 && size <= pending.length; size = frameSize(pending)) {
      const part = pending.subarray(0, size)
      pending = pending.subarray(size)
      if (!hasHead) {
        hasHead = true
        write(part)
        continue
      }
      // Control frames, such as the one that closes, are no messages.
      const verdict = ((part[0] ?? 0) & 0x08) === 0 ? verdictOn(part.subarray(payloadStart(part))) : 'pass'
      if (verdict === 'reset') return reset(socket)
      if (verdict === 'pass') send(part)
    }
  }
  socket.write = (chunk: string | Uint8Array, encoding?: unknown, done?: unknown): boolean => {
    take(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    const called = typeof encoding === 'function' ? encoding : done
    if (typeof called === 'function') process.nextTick(called as () => void)
    return true
  }
}

function reset(socket: Duplex): void {
  if (socket instanceof Socket && !('encrypted' in socket)) socket.resetAndDestroy()
  else socket.destroy()
}

/** 0 if the head is not complete. */
function headSize(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n')
  return end < 0 ? 0 : end + 4
}

const payloadStart = (frame: Uint8Array): number => {
  const length = (frame[1] ?? 0) & 0x7f
  return length < 126 ? 2 : length === 126 ? 4 : 10
}

/** The size of the frame with which bytes begin; 0 if it is not known yet. Frames of a server have no mask. */
function frameSize(bytes: Buffer): number {
  if (bytes.length < 2) return 0
  const start = payloadStart(bytes)
  if (bytes.length < start) return 0
  if (start === 2) return start + ((bytes[1] ?? 0) & 0x7f)
  return start + (start === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)))
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())
