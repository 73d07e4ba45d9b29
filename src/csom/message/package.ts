import type { Context } from '../../core/access/context.ts'
import { rightsOn } from '../../core/access/effective.ts'
import { bytesInMemory, type ReceivedBytes, receiveBytes } from '../../core/content/blobs/received-bytes.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { holds } from '../../core/model/permissions/rights.ts'
import { parametersOf, readMultipart } from '../../formats/multipart-stream.ts'
import { childElements, type XmlElement } from '../../formats/xml.ts'
import { parseContentType } from '../../http/content/content-type.ts'
import { type Request, streamBody, tooLarge } from '../../http/message/message.ts'
import { noteIncluded } from './included.ts'
import { type ObjectRequest, readObjectRequest } from './request.ts'

/** The parts of a package: the request, and streams of bytes. */
const mostParts = 101
const longestName = 1000
const boundaryForm = /^[\w'()+,\-./:=? ]{1,70}$/

export interface PackageLimits {
  /** Of the request itself, and of what stays in memory. */
  readonly messageBytes: number
  /** Of all streams. */
  readonly uploadBytes: number
}

export interface ReadPackage {
  readonly request: ObjectRequest
  /** Removes received bytes that no act has stored. */
  discard(): Promise<void>
}

export const isPackage = (contentType: string): boolean => parseContentType(contentType).type === 'multipart/related'

/**
 * Reads a request with streams beside it: its first part is the request, the others are what it includes (protocol/csom).
 * Streams of somebody who may add items go to the store of the site while they arrive, those of others stay in memory. Fails
 * with `unsupported_media_type`, `body_too_large`, `storage_full`, and with `invalid_request` for a part that is missing or
 * has the name of another one; nothing is left then.
 */
export async function readPackage(
  request: Request,
  ctx: Context | undefined,
  limits: PackageLimits,
  mayWrite: (request: ObjectRequest) => boolean,
): Promise<ReadPackage> {
  const boundary = boundaryIn(request.headers['content-type'] ?? '')
  const source = streamBody(request, limits.messageBytes + limits.uploadBytes)
  // Who stops early must leave the rest to be read.
  const body = { [Symbol.asyncIterator]: () => ({ next: () => source.next() }) }
  const received = new Map<string, ReceivedBytes>()
  const discard = async () => {
    for (const bytes of received.values()) await bytes.discard()
  }
  try {
    let read: ObjectRequest | undefined
    let includes: readonly Included[] = []
    let receive: Receive = inMemory(limits.messageBytes)
    for await (const { headers, content } of readMultipart(body, boundary, mostParts)) {
      const id = contentId(headers.get('content-id') ?? '')
      if (!read) {
        read = await readObjectRequest(await textOfPart(content, limits.messageBytes))
        includes = [...read.all, ...read.paths.values()].flatMap(includesIn)
        if (ctx && mayWrite(read) && (await mayAddItems(ctx))) receive = (bytes) => receiveBytes(ctx, bytes)
      } else if (includes.some(({ name }) => name === id)) {
        if (received.has(id)) throw invalid(`Two parts of the multipart body have the Content-ID '${id.slice(0, 100)}'.`)
        received.set(id, await receive(content))
      }
    }
    await readRest(source, limits.messageBytes)
    if (!read) throw invalid('The multipart body has no part. The first one is the request.')
    for (const { element, name } of includes) {
      const bytes = received.get(name)
      if (!bytes) throw invalid(`The request includes the part 'cid:${name.slice(0, 100)}', which is no part of the body.`)
      noteIncluded(element, bytes)
    }
    return { request: read, discard }
  } catch (error) {
    await discard()
    if (!(error instanceof DomainError && error.reason === kernelReasons.body_too_large.name)) await readRest(source, limits.messageBytes)
    throw error
  } finally {
    await source.return(undefined)
  }
}

type Receive = (content: AsyncIterable<Uint8Array>) => Promise<ReceivedBytes>

/** Whether the actor may add items to the lists of the web. Others send what fits into memory. */
const mayAddItems = async (ctx: Context): Promise<boolean> =>
  ctx.actor.scheme !== 'Anonymous' && holds(await rightsOn(ctx, ctx.web.scopeId), 'AddListItems')

function boundaryIn(contentType: string): string {
  const parameters = parametersOf(contentType)
  if (parameters.get('type')?.toLowerCase() !== 'application/xop+xml')
    throw new DomainError(kernelReasons.unsupported_media_type, {
      given: `The Content-Type '${contentType.slice(0, 100)}'`,
      allowed: 'multipart/related; type="application/xop+xml"',
    })
  const boundary = parameters.get('boundary') ?? ''
  if (boundaryForm.test(boundary) && !boundary.endsWith(' ')) return boundary
  throw invalid(`The Content-Type '${contentType.slice(0, 100)}' needs a boundary of 1 to 70 characters.`)
}

/** A Content-ID without its brackets. */
const contentId = (text: string): string => {
  const name = text.trim().slice(0, longestName)
  return name.startsWith('<') && name.endsWith('>') ? name.slice(1, -1) : name
}

/** Keeps bytes in memory, as many as a message may have in all parts together. */
function inMemory(most: number): Receive {
  let size = 0
  return async (content) => {
    const pieces: Uint8Array[] = []
    for await (const piece of content) {
      size += piece.length
      if (size > most) throw tooLarge(most)
      pieces.push(Buffer.from(piece))
    }
    return bytesInMemory(Buffer.concat(pieces))
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

async function textOfPart(content: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of content) {
    size += piece.length
    if (size > most) throw tooLarge(most)
    pieces.push(Buffer.from(piece))
  }
  try {
    return utf8.decode(Buffer.concat(pieces))
  } catch {
    throw invalid('The request in the first part of the multipart body is not valid UTF-8.')
  }
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

interface Included {
  /** The parameter whose bytes are in a part. */
  readonly element: XmlElement
  readonly name: string
}

/** The parameters below an element that are streams. */
function includesIn(element: XmlElement): Included[] {
  return childElements(element).flatMap((one) => {
    if (one.attributes.get('Type') !== 'Binary') return includesIn(one)
    const [include] = childElements(one)
    return include?.name === 'Include' ? { element: one, name: nameIn(include.attributes.get('href') ?? '') } : []
  })
}

/** The Content-ID in a `cid:` URL. */
function nameIn(href: string): string {
  if (href.length <= longestName && href.toLowerCase().startsWith('cid:')) {
    try {
      return decodeURIComponent(href.slice(4))
    } catch {
      // Reported below.
    }
  }
  throw invalid(`An Include has the address 'cid:' with the Content-ID of a part; '${href.slice(0, 100)}' was given.`)
}
