import { hash } from 'node:crypto'
import { type Canonical, canonicalJson } from './canonical.ts'

/** The types of audit records: the five of the protocol, then those of this server. */
export const auditTypes = [
  'ContentWritten',
  'ArchiveModeToggled',
  'IdentitySnapshotCaptured',
  'AclFrozen',
  'WormConfigChanged',
  'SignInFailed',
  'PermissionChanged',
  'FarmChanged',
  'IntegrityChanged',
] as const

export type AuditType = (typeof auditTypes)[number]

/** Further facts of an audit record. */
export type AuditDetail = { readonly [name: string]: Canonical | undefined }

/** An event that has no place in a log yet. */
export interface AuditEvent {
  /** The number of its last change in the change log of its site, or the number of its act on the farm; 0 if it has none. */
  readonly sequence: number
  /** Milliseconds. */
  readonly at: number
  readonly type: string
  /** A login name; for a failed sign-in, the name that the client sent. */
  readonly actor: string
  /** The server-relative URL, or the name of the object of the farm. */
  readonly target: string
  readonly detail: AuditDetail
}

/** A record of an audit log. */
export interface AuditEntry extends Omit<AuditEvent, 'at'> {
  /** Its position in its log, from 1. */
  readonly index: number
  /** ISO 8601, UTC. */
  readonly timestamp: string
  /** The `hash` of the previous record. */
  readonly previousHash: string
  /** SHA-256 of the canonical JSON of the record without this member, in lower-case hexadecimal digits. */
  readonly hash: string
}

/** The `previousHash` of the first record of a log. */
export const firstHash = '0'.repeat(64)

/** The end of an audit log. */
export interface ChainEnd {
  readonly index: number
  readonly hash: string
}

/** A record with its line in a segment. */
export interface ChainedLine {
  readonly entry: AuditEntry
  /** Canonical JSON and a line feed. */
  readonly line: string
}

/** The record of an event that follows the end of a log. */
export function chained(event: AuditEvent, { index: lastIndex, hash: previousHash }: ChainEnd): ChainedLine {
  const index = lastIndex + 1
  const timestamp = new Date(event.at).toISOString()
  const { sequence, type, actor, target, detail } = event
  // The members in canonical order; `hash` stands between these two.
  const before = `{"actor":${canonicalJson(actor)},"detail":${canonicalJson(detail)},`
  const after = `"index":${index},"previousHash":"${previousHash}","sequence":${sequence},"target":${canonicalJson(target)},"timestamp":"${timestamp}","type":${canonicalJson(type)}}`
  const digest = hash('sha256', before + after)
  return {
    entry: { index, sequence, timestamp, type, actor, target, detail, previousHash, hash: digest },
    line: `${before}"hash":"${digest}",${after}\n`,
  }
}

const hashMark = Buffer.from('"hash":"')
/** After the digest come its closing quote and a comma. */
const digestEnd = 64 + 2
const lineTail = /^","index":(\d{1,16}),"previousHash":"([0-9a-f]{64})","sequence":/
/** More than `hash`, `index` and `previousHash` have. */
const headChars = 64 + 140

/** Checks one line after the other. */
export class LineChecker {
  #scratch = Buffer.allocUnsafe(4096)

  /** Checks a line as the next record of a log. Returns its fault, or the new end of the log. */
  check(line: Buffer, { index, hash: previous }: ChainEnd): ChainEnd | string {
    // Members after `hash` are texts and numbers, and quotes in a text are escaped: the last mark is that of the record.
    const at = line.lastIndexOf(hashMark)
    if (at < 0) return 'is no record'
    const from = at + hashMark.length
    const text = line.toString('latin1', from, from + headChars)
    const digest = text.slice(0, 64)
    if (hash('sha256', this.#without(line, at, from + digestEnd)) !== digest) return 'was changed: its hash is another one'
    const [, shownIndex, previousHash] = lineTail.exec(text.slice(64)) ?? []
    if (shownIndex !== String(index + 1)) return `has the index ${shownIndex ?? 'of no record'} instead of ${index + 1}`
    if (previousHash !== previous) return 'does not follow the record before it: its previousHash is another one'
    return { index: index + 1, hash: digest }
  }

  /** A line without the bytes from `start` to `end`, until the next call. */
  #without(line: Buffer, start: number, end: number): Uint8Array {
    if (line.length > this.#scratch.length) this.#scratch = Buffer.allocUnsafe(line.length * 2)
    line.copy(this.#scratch, 0, 0, start)
    const rest = line.copy(this.#scratch, start, end)
    return this.#scratch.subarray(0, start + rest)
  }
}

/** The records of a segment as lines without line feeds; text after the last line feed is a line too. */
export function* linesOf(bytes: Uint8Array): Generator<Buffer> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let from = 0; from < all.length; ) {
    const found = all.indexOf(0x0a, from)
    const end = found < 0 ? all.length : found
    yield all.subarray(from, end)
    from = end + 1
  }
}

/** The record of a line; undefined if it is not JSON. Checks nothing else. */
export function entryOf(line: Buffer): AuditEntry | undefined {
  try {
    return JSON.parse(line.toString()) as AuditEntry
  } catch {
    return undefined
  }
}
