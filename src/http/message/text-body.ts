import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import type { Response } from './message.ts'

/** A text of at most this many characters is sent whole, with a Content-Length. */
const wholeLength = 256 * 1024
/** Bytes for one write to the socket. */
const pieceBytes = 64 * 1024
/**
 * How long pieces are made before other long work has its turn, in milliseconds. Where many replies are long, each waits for
 * all others in every turn, so that a turn has to be worth it; a short request waits for one turn at most.
 */
const turnMs = 2

/**
 * Makes a reply body from pieces of text: one string if it is short, else a stream. The stream makes a piece after the
 * reader has taken the one before, and yields to other requests in between. Errors while the body is still short are
 * thrown here; later errors cut the reply off. `form` says otherwise: `whole` is one string of any length, because code in
 * a transaction must not wait for a client; `stream` begins with the first piece, for a reply that is known to be long.
 */
export async function textBody(
  pieces: Iterable<string> | AsyncIterable<string>,
  form: 'by length' | 'whole' | 'stream' = 'by length',
): Promise<NonNullable<Exclude<Response['body'], Uint8Array>>> {
  const iterator = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
  const most = { 'by length': wholeLength, whole: Number.POSITIVE_INFINITY, stream: 0 }[form]
  let text = ''
  let pace: ReturnType<typeof makePacer> | undefined
  for (;;) {
    const { value, done } = await iterator.next()
    if (done) return text
    // Most replies have one piece; it is used as it is.
    text = text === '' ? value : text + value
    if (text.length > most) return streamed(text, iterator)
    if (form === 'whole') continue
    if (pace) await pace()
    else pace = makePacer()
  }
}

async function* streamed(first: string, iterator: Iterator<string> | AsyncIterator<string>): AsyncGenerator<Uint8Array> {
  const pace = makePacer(turnMs)
  try {
    let text = first
    for (let isDone = false; !isDone; ) {
      const bytes = Buffer.from(text)
      text = ''
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
      await pace()
      while (!isDone && text.length < pieceBytes) {
        const next = await iterator.next()
        isDone = next.done === true
        if (!next.done) text += next.value
      }
      if (isDone && text !== '') yield Buffer.from(text)
    }
  } finally {
    await iterator.return?.()
  }
}
