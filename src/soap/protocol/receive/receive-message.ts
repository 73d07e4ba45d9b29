import type { ReceivedBytes } from '../../../core/content/blobs/received-bytes.ts'
import { BoundedMap } from '../../../core/kernel/bounded-map.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import type { XmlElement } from '../../../formats/xml.ts'
import { parseContentType } from '../../../http/content/content-type.ts'
import { type Request, streamCodedBody } from '../../../http/message/message.ts'
import { decodedBody, demandKnownCharset, demandKnownCoding, unreadable } from './coded-text.ts'
import { MessageMeter } from './incoming-bytes.ts'
import { MessageReader, type Receiving } from './message-reader.ts'
import { isXop, readXop, xopFacts } from './xop-package.ts'

/** A message whose XML is parsed, and whose files are received. */
export interface ReceivedMessage {
  readonly root: XmlElement
  /** The bytes of elements that have them outside their text. */
  readonly bytes: ReadonlyMap<XmlElement, ReceivedBytes>
  /** The whole message, a character for each byte; missing if it is long or has parts. */
  readonly text?: string
  /** Removes what no act has stored; missing if nothing was received apart. */
  readonly discard?: () => Promise<void>
}

const bodyTypes = new Set(['text/xml', 'application/xml', 'application/soap+xml'])

/** Fails with `unsupported_media_type` if the headers say that the body is nothing that this server can read. */
export function demandKnownMedia({ headers }: Request): void {
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity' } = headers
  if (isXop(given)) xopFacts(given)
  else {
    const { type, charset } = parseContentType(given)
    if (!bodyTypes.has(type)) {
      const allowed = 'text/xml for SOAP 1.1, application/soap+xml for SOAP 1.2'
      throw unreadable(given === '' ? 'A body without a Content-Type' : `The Content-Type '${given.slice(0, 100)}'`, allowed)
    }
    demandKnownCharset(charset)
  }
  demandKnownCoding(encoding)
}

/** The media type of the message, which tells its SOAP version: of the root part, if it has parts. */
export function messageType({ headers }: Request): string {
  const { 'content-type': given = '' } = headers
  if (!isXop(given)) return parseContentType(given).type
  try {
    return xopFacts(given).messageType
  } catch {
    return ''
  }
}

/**
 * Receives a message: UTF-8 or UTF-16, compressed or not, in one piece or as an XOP package. The bytes of files go to the
 * store of the site while they arrive, so that memory stays flat; `bytes` has them, and who calls must discard them. Fails
 * with `invalid_request`, `body_too_large`, `storage_full`; nothing is left then.
 */
export async function receiveMessage(request: Request, receiving: Receiving): Promise<ReceivedMessage> {
  const { limits, sender } = receiving
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity', 'content-length': length } = request.headers
  const isShort = length !== undefined && Number(length) <= Math.min(copiedBytes, limits.messageBytes)
  if (sender && isShort && encoding === 'identity' && type.length <= 200 && !isXop(type)) return receiveShort(request, receiving, type)
  // Base64 in lines of UTF-16 has three times the bytes of its file.
  const most = sender ? limits.messageBytes + 4 * limits.uploadBytes : limits.messageBytes
  const source = streamCodedBody(request, most)
  // Who stops early must leave the rest to be read.
  const body = { [Symbol.asyncIterator]: () => ({ next: () => source.next() }) }
  const meter = new MessageMeter(limits)
  const messages = new MessageReader(receiving, meter)
  try {
    const copy = new ShortCopy()
    const bytes = counted(decodedBody(body, encoding, limits.messageBytes), [meter, copy], sender !== undefined)
    const root = isXop(type) ? await readXop(bytes, type, messages) : await messages.read(bytes, parseContentType(type).charset)
    meter.check()
    const whole = isXop(type) || copy.text === undefined ? {} : { text: copy.text }
    return { root, bytes: messages.bytes, ...whole, ...(messages.kept.length > 0 && { discard: () => messages.discard() }) }
  } catch (error) {
    await messages.abort(error)
    if (!(error instanceof DomainError && error.reason === 'body_too_large')) await readRest(source, limits.messageBytes)
    throw error
  } finally {
    await source.return(undefined)
  }
}

/**
 * Short messages that came before, parsed, by their service, Content-Type and bytes. Nobody changes an element. Only messages of callers who
 * are signed in are kept: those that sign in have passwords.
 */
const parsed = new BoundedMap<string, XmlElement>(100)

/** Receives a short message in one piece. Clients that ask the same again and again have it parsed once. Fails as `receiveMessage`. */
async function receiveShort(request: Request, receiving: Receiving, type: string): Promise<ReceivedMessage> {
  const pieces: Uint8Array[] = []
  for await (const piece of streamCodedBody(request, receiving.limits.messageBytes)) pieces.push(piece)
  const [first] = pieces
  const whole = first !== undefined && pieces.length === 1 ? first : Buffer.concat(pieces)
  const text = Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString('latin1')
  // An element that holds a file in one service is a text in another.
  const key = `${request.path.slice(request.path.lastIndexOf('/')).slice(0, 100)}\n${type}\n${text}`
  const known = parsed.get(key)
  if (known) return { root: known, bytes: noBytes, text }
  const meter = new MessageMeter(receiving.limits)
  const messages = new MessageReader(receiving, meter)
  try {
    meter.add(whole.length)
    const root = await messages.read(inOnePiece(whole), parseContentType(type).charset)
    meter.check()
    if (messages.kept.length === 0 && messages.bytes.size === 0) parsed.set(key, root)
    return { root, bytes: messages.bytes, text, ...(messages.kept.length > 0 && { discard: () => messages.discard() }) }
  } catch (error) {
    await messages.abort(error)
    throw error
  }
}

const noBytes: ReceivedMessage['bytes'] = new Map()

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes
}

/** A client that still writes would not read the reply: a rest that fits into a message is read. */
async function readRest(source: AsyncGenerator<Uint8Array>, most: number): Promise<void> {
  try {
    for (let left = most; left > 0; ) {
      const { value, done } = await source.next()
      if (done) return
      left -= value.length
    }
  } catch {
    // The error that is reported is the first one.
  }
}

/** Where parts of the body may belong to files, it is known only later how much XML they hold. */
async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  [meter, copy]: readonly [MessageMeter, ShortCopy],
  mayHoldFiles: boolean,
): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    meter.add(piece.length)
    copy.add(piece)
    if (!mayHoldFiles) meter.check()
    yield piece
    if (mayHoldFiles) meter.check()
  }
}

/** A message of more bytes is no query that somebody repeats. */
const copiedBytes = 4_096

/** A copy of a message while it is short. */
class ShortCopy {
  /** Undefined once it is too long. */
  text: string | undefined = ''

  add(piece: Uint8Array): void {
    if (this.text === undefined) return
    const isShort = this.text.length + piece.length <= copiedBytes
    this.text = isShort ? this.text + Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1') : undefined
  }
}
