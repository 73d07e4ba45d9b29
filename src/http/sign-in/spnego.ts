/** NTLM inside SPNEGO (RFC 4178), as far as the scheme Negotiate needs it. */

const ntlmSignature = Buffer.from('NTLMSSP\0', 'latin1')
const oids = {
  spnego: Buffer.from('2b0601050502', 'hex'),
  ntlm: Buffer.from('2b06010401823702020a', 'hex'),
} as const
const tags = { application: 0x60, oid: 0x06, sequence: 0x30, enumerated: 0x0a, octets: 0x04, part: 0xa0 } as const

/** The content of a Negotiate header. */
export interface NegotiateToken {
  /** The client sends NTLM without SPNEGO, and gets the same form back. */
  readonly isBare: boolean
  /** Undefined if the client began with another mechanism and only offers NTLM. */
  readonly ntlm: Buffer | undefined
}

interface Element {
  readonly tag: number
  readonly content: Buffer
  readonly end: number
}

/** Undefined for anything that is neither NTLM nor SPNEGO that offers NTLM. */
export function readNegotiateToken(bytes: Buffer): NegotiateToken | undefined {
  if (bytes.subarray(0, 8).equals(ntlmSignature)) return { isBare: true, ntlm: bytes }
  const outer = readElement(bytes, 0)
  if (!outer) return undefined
  if (outer.tag === tags.application) return readFirst(outer.content)
  // Later messages of the client (NegTokenResp) hold only its response.
  const token = outer.tag === tags.part + 1 ? partOf(outer.content, 2) : undefined
  return token && isNtlm(token) ? { isBare: false, ntlm: token } : undefined
}

const isNtlm = (token: Buffer): boolean => token.subarray(0, 8).equals(ntlmSignature)

function readFirst(content: Buffer): NegotiateToken | undefined {
  const oid = readElement(content, 0)
  const choice = oid?.content.equals(oids.spnego) ? readElement(content, oid.end) : undefined
  if (choice?.tag !== tags.part) return undefined
  const mechanisms = partOf(choice.content, 0)
  if (!mechanisms || !elementsOf(mechanisms).some((one) => one.tag === tags.oid && one.content.equals(oids.ntlm))) return undefined
  const token = partOf(choice.content, 2)
  return { isBare: false, ntlm: token && isNtlm(token) ? token : undefined }
}

/** The content of the part of a sequence with this number. */
function partOf(bytes: Buffer, number: number): Buffer | undefined {
  const sequence = readElement(bytes, 0)
  if (sequence?.tag !== tags.sequence) return undefined
  const part = elementsOf(sequence.content).find(({ tag }) => tag === tags.part + number)
  return part && readElement(part.content, 0)?.content
}

function elementsOf(bytes: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const element = readElement(bytes, at)
    if (!element) return elements
    elements.push(element)
    at = element.end
  }
  return elements
}

/** The DER element at `at`; undefined if it does not end within the bytes. */
function readElement(bytes: Buffer, at: number): Element | undefined {
  if (at + 2 > bytes.length) return undefined
  const tag = bytes.readUInt8(at)
  const first = bytes.readUInt8(at + 1)
  const lengthBytes = first < 0x80 ? 0 : first - 0x80
  const start = at + 2 + lengthBytes
  // A header cannot hold more than two bytes of length; none means indefinite length, which DER does not allow.
  if (lengthBytes > 2 || first === 0x80 || start > bytes.length) return undefined
  const end = start + (lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes))
  return end > bytes.length ? undefined : { tag, content: bytes.subarray(start, end), end }
}

/** The server's message (NegTokenResp) that continues with NTLM, with the challenge if there is one. */
export function writeNegotiateToken(ntlm: Buffer | undefined): Buffer {
  const acceptIncomplete = Buffer.from([1])
  const parts = [part(0, element(tags.enumerated, acceptIncomplete)), part(1, element(tags.oid, oids.ntlm))]
  if (ntlm) parts.push(part(2, element(tags.octets, ntlm)))
  return part(1, element(tags.sequence, Buffer.concat(parts)))
}

const part = (number: number, content: Buffer): Buffer => element(tags.part + number, content)

function element(tag: number, content: Buffer): Buffer {
  const { length } = content
  const head = length < 0x80 ? [tag, length] : length < 0x100 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}
