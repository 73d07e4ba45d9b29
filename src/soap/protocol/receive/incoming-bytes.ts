import type { Context } from '../../../core/access/context.ts'
import { type ReceivedBytes, receiveBytes } from '../../../core/content/blobs/received-bytes.ts'
import type { LongText } from '../../../formats/xml-stream.ts'
import { tooLarge } from '../../../http/message/message.ts'
import { Base64Text } from './base64-text.ts'

/** How much a message may hold. */
export interface MessageLimits {
  /** Of the XML, without the bytes that are received apart. */
  readonly messageBytes: number
  /** Of all bytes that are received apart. */
  readonly uploadBytes: number
}

/**
 * Counts a message. The bytes of files that it holds count by themselves, because their limit is another one. Fails with
 * `body_too_large`.
 */
export class MessageMeter {
  readonly #limits: MessageLimits
  #messageBytes = 0
  #uploadBytes = 0

  constructor(limits: MessageLimits) {
    this.#limits = limits
  }

  /** Bytes that have come. Those of them that belong to a file are subtracted later. */
  add(length: number): void {
    this.#messageBytes += length
  }

  /** Moves what has come to the bytes of files: `sentBytes` of the message, which are `fileBytes` of a file. */
  move(sentBytes: number, fileBytes: number): void {
    this.#messageBytes -= sentBytes
    this.#uploadBytes += fileBytes
    if (this.#uploadBytes > this.#limits.uploadBytes) throw tooLarge(this.#limits.uploadBytes)
  }

  check(): void {
    if (this.#messageBytes > this.#limits.messageBytes) throw tooLarge(this.#limits.messageBytes)
  }
}

/** Counts bytes that belong to a file. */
export async function* meteredFile(bytes: AsyncIterable<Uint8Array>, meter: MessageMeter): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    meter.move(piece.length, piece.length)
    yield piece
  }
}

/** Base64 in an element, whose bytes go to the store while it arrives. */
export class IncomingBytes implements LongText {
  /** The bytes, once the text has ended. */
  readonly received: Promise<ReceivedBytes>
  readonly #base64: Base64Text
  readonly #meter: MessageMeter
  readonly #characterBytes: () => number
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>
  readonly #failed: Promise<never>

  constructor(ctx: Context, where: string, meter: MessageMeter, characterBytes: () => number) {
    this.#base64 = new Base64Text(where)
    this.#meter = meter
    this.#characterBytes = characterBytes
    const pipe = new TransformStream<Uint8Array, Uint8Array>()
    this.#writer = pipe.writable.getWriter()
    this.received = receiveBytes(ctx, pipe.readable)
    // A writer must not wait for a reader that has failed.
    this.#failed = this.received.then(() => new Promise<never>(() => undefined))
    for (const one of [this.received, this.#failed, this.#writer.closed]) one.catch(() => undefined)
  }

  async add(piece: string): Promise<void> {
    const before = this.#base64.length + this.#base64.blanks
    const bytes = this.#base64.decode(piece)
    const characters = this.#base64.length + this.#base64.blanks - before
    // White space beyond that of usual lines counts as XML.
    const isUsual = this.#base64.blanks <= this.#base64.length / 4
    this.#meter.move(isUsual ? characters * this.#characterBytes() : 0, bytes.length)
    this.#meter.check()
    await this.#write(bytes)
  }

  async end(): Promise<void> {
    const bytes = this.#base64.end()
    this.#meter.move(0, bytes.length)
    await this.#write(bytes)
    await Promise.race([this.#writer.close(), this.#failed])
    await this.received
  }

  /** Ends the text after an error: nothing of it stays. */
  async abort(error: unknown): Promise<void> {
    await this.#writer.abort(error).catch(() => undefined)
    await this.received.then((received) => received.discard()).catch(() => undefined)
  }

  async #write(bytes: Buffer): Promise<void> {
    if (bytes.length > 0) await Promise.race([this.#writer.write(bytes), this.#failed])
  }
}
