import { createHmac, timingSafeEqual } from 'node:crypto'
import { md4 } from './md4.ts'

/** The NTLM messages (MS-NLMP 2.2.1), as far as a server reads and writes them. */

const signature = Buffer.from('NTLMSSP\0', 'latin1')
const flags = { unicode: 0x1 } as const
/**
 * Unicode, target name and target info; NTLM with extended session security, signing and 128 bits offered; with a
 * version.
 */
const serverFlags = 0xa2898205
const challengeHeadBytes = 56

export type NtlmMessage = { readonly type: 1 } | Authenticate

/** The third message: the user and the proof. */
export interface Authenticate {
  readonly type: 3
  readonly userName: string
  readonly domain: string
  /** The response to the challenge, computed from the password; empty for an anonymous user. */
  readonly response: Buffer
}

/** Parses a client's message; undefined for anything else. */
export function readNtlmMessage(bytes: Buffer): NtlmMessage | undefined {
  if (bytes.length < 12 || !bytes.subarray(0, 8).equals(signature)) return undefined
  const type = bytes.readUInt32LE(8)
  if (type === 1) return { type }
  return type === 3 ? readAuthenticate(bytes) : undefined
}

function readAuthenticate(bytes: Buffer): Authenticate | undefined {
  // Signature, type and six field references; older clients omit the flags.
  if (bytes.length < 60) return undefined
  const [response, domain, userName] = [20, 28, 36].map((at) => referredTo(bytes, at))
  if (!response || !domain || !userName) return undefined
  const isUnicode = bytes.length < 64 || (bytes.readUInt32LE(60) & flags.unicode) !== 0
  const text = (part: Buffer) => part.toString(isUnicode ? 'utf16le' : 'latin1')
  return { type: 3, userName: text(userName), domain: text(domain), response }
}

/** The part of a message at the length and offset that `at` holds. */
function referredTo(bytes: Buffer, at: number): Buffer | undefined {
  const length = bytes.readUInt16LE(at)
  const offset = bytes.readUInt32LE(at + 4)
  return offset + length <= bytes.length ? bytes.subarray(offset, offset + length) : undefined
}

/** The server names in the second message: NetBIOS and DNS names of its domain and of itself. */
export interface NtlmServer {
  readonly domain: string
  readonly host: string
}

/** The second message: the challenge of 8 random bytes. `now` is in milliseconds. */
export function writeChallenge(challenge: Uint8Array, { domain, host }: NtlmServer, now: number): Buffer {
  const name = utf16(domain)
  const facts = Buffer.concat([
    fact(2, name),
    fact(1, utf16(host.toUpperCase().slice(0, 15))),
    fact(4, utf16(domain.toLowerCase())),
    fact(3, utf16(host.toLowerCase())),
    fact(7, fileTime(now)),
    fact(0, Buffer.alloc(0)),
  ])
  const head = Buffer.alloc(challengeHeadBytes)
  signature.copy(head)
  head.writeUInt32LE(2, 8)
  refer(head, 12, name.length, challengeHeadBytes)
  head.writeUInt32LE(serverFlags, 20)
  head.set(challenge, 24)
  refer(head, 40, facts.length, challengeHeadBytes + name.length)
  // Version 10.0, NTLM revision 15.
  head[48] = 10
  head[55] = 15
  return Buffer.concat([head, name, facts])
}

function fact(id: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(value.length, 2)
  return Buffer.concat([head, value])
}

function refer(head: Buffer, at: number, length: number, offset: number): void {
  head.writeUInt16LE(length, at)
  head.writeUInt16LE(length, at + 2)
  head.writeUInt32LE(offset, at + 4)
}

/** Units of 100 ns since 1601. */
function fileTime(now: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE((BigInt(Math.floor(now)) + 11_644_473_600_000n) * 10_000n)
  return bytes
}

/**
 * The length of the proof and of the least that it covers (MS-NLMP 2.2.2.8). Shorter responses are NTLM version 1,
 * which is broken.
 */
const smallestResponse = 16 + 28

/**
 * Whether the response to a challenge was computed from this password with NTLM version 2 (MS-NLMP 3.3.2). Also accepts
 * the variant of curl, which takes each UTF-8 byte of the password for a character.
 */
export function answersChallenge(message: Authenticate, challenge: Uint8Array, password: string): boolean {
  const bytewise = Buffer.from(password, 'utf8').toString('latin1')
  const proofs = [password, bytewise].map((secret) => proofOf(message, challenge, secret))
  const { response } = message
  const found = proofs.map((proof) => response.length >= smallestResponse && timingSafeEqual(proof, response.subarray(0, 16)))
  return found.includes(true)
}

function proofOf({ userName, domain, response }: Authenticate, challenge: Uint8Array, password: string): Buffer {
  const key = hmacMd5(md4(utf16(password)), utf16(userName.toUpperCase() + domain))
  return hmacMd5(key, Buffer.concat([challenge, response.subarray(16)]))
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
const hmacMd5 = (key: Uint8Array, data: Uint8Array): Buffer => createHmac('md5', key).update(data).digest()
