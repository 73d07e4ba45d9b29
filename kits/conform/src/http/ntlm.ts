import { createHmac, randomBytes } from 'node:crypto'
import { passwordHash } from './md4.ts'

/** Who signs in by NTLM. */
export interface NtlmAccount {
  readonly user: string
  /** Empty if the server knows the user without one. */
  readonly domain: string
  readonly password: string
}

/** The account of `<user>:<password>` or `<domain>\<user>:<password>`. */
export function ntlmAccount(words: string): NtlmAccount {
  const [name = '', ...rest] = words.split(':')
  const slash = name.indexOf('\\')
  return { domain: name.slice(0, Math.max(slash, 0)), user: name.slice(slash + 1), password: rest.join(':') }
}

const signature = Buffer.from('NTLMSSP\0', 'latin1')
/** Unicode, the name of the target, NTLM, signing and extended session security (MS-NLMP 2.2.2.5). */
const flags = 0x00088205

/** The first message of a handshake. */
export function beginning(): string {
  const message = Buffer.alloc(32)
  signature.copy(message)
  message.writeUInt32LE(1, 8)
  message.writeUInt32LE(flags, 12)
  return message.toString('base64')
}

/** The challenge in the values of `WWW-Authenticate`; undefined if there is none. */
export function challengeIn(values: string | null): Buffer | undefined {
  for (const value of (values ?? '').slice(0, 20_000).split(',')) {
    const [scheme = '', token = ''] = value.trim().split(' ')
    const message = Buffer.from(token, 'base64')
    const isChallenge = message.length >= 48 && message.subarray(0, 8).equals(signature) && message.readUInt32LE(8) === 2
    if (isChallenge && scheme.toLowerCase() === 'ntlm') return message
  }
  return undefined
}

/** The third message: the proof of the password, by NTLM version 2. */
export function answerTo(challenge: Buffer, { user, domain, password }: NtlmAccount): string {
  const facts = factsOf(challenge)
  const covered = Buffer.concat([
    Buffer.from('0101000000000000', 'hex'),
    timeIn(facts) ?? fileTimeNow(),
    randomBytes(8),
    Buffer.alloc(4),
    facts,
    Buffer.alloc(4),
  ])
  const key = hmac(passwordHash(password), utf16(user.toUpperCase() + domain))
  const proof = hmac(key, Buffer.concat([challenge.subarray(24, 32), covered]))
  const parts = [Buffer.alloc(24), Buffer.concat([proof, covered]), utf16(domain), utf16(user), utf16('CONFORM'), Buffer.alloc(0)]
  const head = Buffer.alloc(64)
  signature.copy(head)
  head.writeUInt32LE(3, 8)
  head.writeUInt32LE(flags, 60)
  let offset = head.length
  for (const [at, { length }] of parts.entries()) {
    head.writeUInt16LE(length, 12 + at * 8)
    head.writeUInt16LE(length, 14 + at * 8)
    head.writeUInt32LE(offset, 16 + at * 8)
    offset += length
  }
  return Buffer.concat([head, ...parts]).toString('base64')
}

/** What the server tells about itself. */
function factsOf(challenge: Buffer): Buffer {
  const [length, offset] = [challenge.readUInt16LE(40), challenge.readUInt32LE(44)]
  return offset + length <= challenge.length ? challenge.subarray(offset, offset + length) : Buffer.alloc(0)
}

/** The time of the server, which the answer has to repeat. */
function timeIn(facts: Buffer): Buffer | undefined {
  for (let at = 0; at + 4 <= facts.length; ) {
    const [id, length] = [facts.readUInt16LE(at), facts.readUInt16LE(at + 2)]
    if (id === 7 && length === 8 && at + 12 <= facts.length) return facts.subarray(at + 4, at + 12)
    at += 4 + length
  }
  return undefined
}

/** Units of 100 ns since 1601. */
function fileTimeNow(): Buffer {
  const time = Buffer.alloc(8)
  time.writeBigUInt64LE((BigInt(Date.now()) + 11_644_473_600_000n) * 10_000n)
  return time
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
const hmac = (key: Uint8Array, data: Uint8Array): Buffer => createHmac('md5', key).update(data).digest()
