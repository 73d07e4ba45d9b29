import type { ReceivedBytes } from '../../../core/content/blobs/received-bytes.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { type ArrivingPart, parametersOf, readMultipart } from '../../../formats/multipart-stream.ts'
import { childElements, type XmlElement } from '../../../formats/xml.ts'
import { parseContentType } from '../../../http/content/content-type.ts'
import { demandKnownCharset, unreadable } from './coded-text.ts'
import type { MessageReader } from './message-reader.ts'

const includeNamespace = 'http://www.w3.org/2004/08/xop/include'
const xopType = 'application/xop+xml'
const messageTypes = new Set(['text/xml', 'application/soap+xml'])
/** A message has one file; clients send few parts that it does not name. */
const mostParts = 16
const longestName = 1000

const boundaryForm = /^[\w'()+,\-./:=? ]{1,70}$/

/** The Content-Type of an XOP package (https://www.w3.org/TR/xop10/). */
interface XopFacts {
  readonly boundary: string
  /** The Content-ID of the part with the message; without it, the first part. */
  readonly start: string | undefined
  /** The media type that the message would have without parts. */
  readonly messageType: string
}

export const isXop = (contentType: string): boolean => parseContentType(contentType).type === 'multipart/related'

/** Fails with `unsupported_media_type` for parts that are no XOP package, and with `invalid_request` without a boundary. */
export function xopFacts(contentType: string): XopFacts {
  const parameters = parametersOf(contentType)
  const type = parameters.get('type')?.toLowerCase() ?? ''
  const messageType = parseContentType(parameters.get('start-info') ?? '').type || 'text/xml'
  if (type !== xopType || !messageTypes.has(messageType))
    throw unreadable(`The Content-Type '${contentType.slice(0, 100)}'`, `multipart/related; type="${xopType}"; start-info="text/xml"`)
  const boundary = parameters.get('boundary') ?? ''
  if (!boundaryForm.test(boundary) || boundary.endsWith(' '))
    throw invalid(`The Content-Type '${contentType.slice(0, 100)}' needs a boundary of 1 to 70 characters.`)
  const start = parameters.get('start')
  return { boundary, start: start === undefined ? undefined : contentId(start), messageType }
}

/** A Content-ID without its brackets. */
const contentId = (text: string): string => {
  const name = text.trim().slice(0, longestName)
  return name.startsWith('<') && name.endsWith('>') ? name.slice(1, -1) : name
}

/**
 * Reads an XOP package: the message, and the parts that it includes as bytes of files, in whatever order they come. Parts
 * that come before the message, or that nothing includes, count as a part of it. Fails with `invalid_request` for a part that is missing, or has the name of another
 * one, and as the reading of a message does.
 */
export async function readXop(bytes: AsyncIterable<Uint8Array>, contentType: string, messages: MessageReader): Promise<XmlElement> {
  const { boundary, start } = xopFacts(contentType)
  const parts = new Map<string, ReceivedBytes | undefined>()
  let message: XopMessage | undefined
  for await (const part of readMultipart(bytes, boundary, mostParts)) {
    const id = part.headers.has('content-id') ? contentId(part.headers.get('content-id') ?? '') : undefined
    if (!message && (start === undefined || id === start)) {
      if (id !== undefined && parts.has(id)) throw repeated(id)
      message = await readRoot(part, messages)
      // The message cannot be a file in itself.
      if (id !== undefined) parts.set(id, undefined)
    } else if (id !== undefined) {
      if (parts.has(id)) throw repeated(id)
      const isWanted = !message || message.includes.some(({ name }) => name === id)
      parts.set(
        id,
        isWanted ? await messages.receive(part.content, message?.includes.find(({ name }) => name === id)?.operation) : undefined,
      )
    }
  }
  if (!message) throw invalid(`The multipart body has no part '${(start ?? '').slice(0, 100)}', which its Content-Type names as the start.`)
  for (const { element, name } of message.includes) {
    const received = parts.get(name)
    if (!received)
      throw invalid(`${element.name} includes the part 'cid:${name.slice(0, 100)}', which is no part of the message with bytes.`)
    messages.bytes.set(element, received)
  }
  return message.root
}

const repeated = (id: string) => invalid(`Two parts of the multipart body have the Content-ID '${id.slice(0, 100)}'.`)

interface Included {
  readonly operation: XmlElement
  readonly element: XmlElement
  readonly name: string
}

interface XopMessage {
  readonly root: XmlElement
  /** The elements whose bytes are in parts, with the names of these. */
  readonly includes: readonly Included[]
}

async function readRoot({ headers, content }: ArrivingPart, messages: MessageReader): Promise<XopMessage> {
  const type = headers.get('content-type') ?? xopType
  const charset = parametersOf(type).get('charset')?.toLowerCase()
  demandKnownCharset(charset)
  if (/^(?:base64|quoted-printable)$/i.test(headers.get('content-transfer-encoding') ?? ''))
    throw invalid('The parts of a message must have the Content-Transfer-Encoding binary, 8bit or 7bit.')
  const root = await messages.read(content, charset)
  return { root, includes: includesIn(root, messages) }
}

/** An Include counts where the contract has the bytes of a file, alone in its element. */
function includesIn(envelope: XmlElement, messages: MessageReader): Included[] {
  const found: Included[] = []
  for (const body of childElements(envelope))
    for (const operation of childElements(body))
      for (const element of childElements(operation)) {
        const [include, ...more] = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
        if (!include || typeof include === 'string' || more.length > 0 || include.name !== 'Include') continue
        if (include.namespace !== includeNamespace || !messages.isFile([envelope, body, operation, element])) continue
        found.push({ operation, element, name: nameIn(include.attributes.get('href') ?? '') })
      }
  return found
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
