import type { Context } from '../../../core/access/context.ts'
import { bytesInMemory, type ReceivedBytes, receiveBytes } from '../../../core/content/blobs/received-bytes.ts'
import type { XmlElement } from '../../../formats/xml.ts'
import { type LongText, parseXmlStream } from '../../../formats/xml-stream.ts'
import { textOfBytes } from './coded-text.ts'
import { IncomingBytes, type MessageLimits, type MessageMeter, meteredFile } from './incoming-bytes.ts'

/** The caller of an operation that takes a file. */
export interface FileSender {
  readonly ctx: Context
  /** Whether the caller may store a file where the operation says, as far as its element has come. */
  mayStore(operation: XmlElement): Promise<boolean>
}

export interface Receiving {
  /** Whether an element of an operation holds the bytes of a file. */
  readonly isFile: (operation: string, element: string) => boolean
  readonly limits: MessageLimits
  /** The caller whose files go to the store of the site. Without it they are a part of the message. */
  readonly sender: FileSender | undefined
}

/** Reads the XML of a message, and keeps what is received on the way. */
export class MessageReader {
  readonly bytes = new Map<XmlElement, ReceivedBytes>()
  readonly receiving: Receiving
  readonly meter: MessageMeter
  /** What was received, whether an element has it or not. */
  readonly kept: ReceivedBytes[] = []
  #incoming: IncomingBytes | undefined

  constructor(receiving: Receiving, meter: MessageMeter) {
    this.receiving = receiving
    this.meter = meter
  }

  async read(bytes: AsyncIterable<Uint8Array>, charset: string | undefined): Promise<XmlElement> {
    const text = textOfBytes(bytes, charset)
    const root = await parseXmlStream(text.pieces, (open) => this.#longTextOf(open, text.characterBytes))
    const incoming = this.#incoming
    this.#incoming = undefined
    if (incoming) this.kept.push(await incoming.received)
    return root
  }

  /** The element of an operation that holds the bytes of a file. */
  isFile([envelope, body, operation, element, ...deeper]: readonly XmlElement[]): boolean {
    if (!element || !operation || deeper.length > 0 || envelope?.name !== 'Envelope' || body?.name !== 'Body') return false
    return this.receiving.isFile(operation.name, element.name)
  }

  /** Receives bytes for an operation as they come. Bytes that its caller may not store stay in memory, as a part of the message. */
  async receive(content: AsyncIterable<Uint8Array>, operation: XmlElement | undefined): Promise<ReceivedBytes> {
    const { sender } = this.receiving
    const mayStore = operation && (await sender?.mayStore(operation)) === true
    const received = sender && mayStore ? await receiveBytes(sender.ctx, meteredFile(content, this.meter)) : await inMemory(content)
    this.kept.push(received)
    return received
  }

  /** Ends what is being received, and removes what was. */
  async abort(error: unknown): Promise<void> {
    await this.#incoming?.abort(error)
    await this.discard()
  }

  /** Removes what was received. */
  async discard(): Promise<void> {
    for (const received of this.kept) await received.discard()
  }

  /** A message has one file at most; the rest is text like any other. */
  async #longTextOf(open: readonly XmlElement[], characterBytes: () => number): Promise<LongText | undefined> {
    const [, , operation, element] = open
    const { sender } = this.receiving
    if (!sender || !operation || !element || this.#incoming || !this.isFile(open)) return undefined
    if (!(await sender.mayStore(operation))) return undefined
    const incoming = new IncomingBytes(sender.ctx, `${operation.name}/${element.name}`, this.meter, characterBytes)
    this.#incoming = incoming
    return {
      add: (piece) => incoming.add(piece),
      end: async () => {
        await incoming.end()
        this.bytes.set(element, await incoming.received)
      },
    }
  }
}

async function inMemory(content: AsyncIterable<Uint8Array>): Promise<ReceivedBytes> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(Buffer.from(piece))
  return bytesInMemory(Buffer.concat(pieces))
}
