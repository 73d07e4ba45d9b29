/** The records of a ZIP file with stored (uncompressed) entries, in the 64-bit form where sizes or offsets need it. */

export interface ZipEntry {
  readonly name: string
  readonly sizeBytes: number
  readonly crc: number
  /** The position of its local header. */
  readonly at: number
}

const signatures = { local: 0x04034b50, central: 0x02014b50, end64: 0x06064b50, locator: 0x07064b50, end: 0x06054b50 } as const

const localBytes = 30
const centralBytes = 46
/** With a name and an extra field of the greatest length. */
const maxRecordBytes = centralBytes + 2 * 0xffff
const end64Bytes = 56
const locatorBytes = 20
const endBytes = 22
/** The records after the central directory. */
export const tailBytes = end64Bytes + locatorBytes + endBytes

/** A field of 32 bits with this value stands for one of 64 bits in the extra field. */
const elsewhere = 0xffffffff
/** Version 4.5 of the format, the first with the 64-bit form. */
const version = 45
/** Names are UTF-8. */
const flags = 0x0800
/** 1 January 1980 for every entry: real times would make equal backups differ. */
const date = 0x21
const extraId = 1

/** The position of the checksum in a local header. */
export const crcOffset = 14

function extraOf(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0)
  const extra = Buffer.alloc(4 + 8 * values.length)
  extra.writeUInt16LE(extraId, 0)
  extra.writeUInt16LE(8 * values.length, 2)
  for (const [at, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * at)
  return extra
}

export function localHeader({ name, sizeBytes, crc }: Omit<ZipEntry, 'at'>): Buffer {
  const isLarge = sizeBytes >= elsewhere
  const extra = extraOf(isLarge ? [sizeBytes, sizeBytes] : [])
  const names = Buffer.from(name)
  const header = Buffer.alloc(localBytes)
  header.writeUInt32LE(signatures.local, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(date, 12)
  header.writeUInt32LE(crc, crcOffset)
  header.writeUInt32LE(isLarge ? elsewhere : sizeBytes, 18)
  header.writeUInt32LE(isLarge ? elsewhere : sizeBytes, 22)
  header.writeUInt16LE(names.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, names, extra])
}

export function centralRecord({ name, sizeBytes, crc, at }: ZipEntry): Buffer {
  const isLarge = sizeBytes >= elsewhere
  const isFar = at >= elsewhere
  const extra = extraOf([...(isLarge ? [sizeBytes, sizeBytes] : []), ...(isFar ? [at] : [])])
  const names = Buffer.from(name)
  const record = Buffer.alloc(centralBytes)
  record.writeUInt32LE(signatures.central, 0)
  record.writeUInt16LE(version, 4)
  record.writeUInt16LE(version, 6)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(date, 14)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(isLarge ? elsewhere : sizeBytes, 20)
  record.writeUInt32LE(isLarge ? elsewhere : sizeBytes, 24)
  record.writeUInt16LE(names.length, 28)
  record.writeUInt16LE(extra.length, 30)
  record.writeUInt32LE(isFar ? elsewhere : at, 42)
  return Buffer.concat([record, names, extra])
}

export interface Directory64 {
  readonly count: number
  readonly at: number
  readonly sizeBytes: number
}

/** The records that end the file: always in both forms. */
export function tailOf({ count, at, sizeBytes }: Directory64): Buffer {
  const tail = Buffer.alloc(tailBytes)
  tail.writeUInt32LE(signatures.end64, 0)
  tail.writeBigUInt64LE(BigInt(end64Bytes - 12), 4)
  tail.writeUInt16LE(version, 12)
  tail.writeUInt16LE(version, 14)
  tail.writeBigUInt64LE(BigInt(count), 24)
  tail.writeBigUInt64LE(BigInt(count), 32)
  tail.writeBigUInt64LE(BigInt(sizeBytes), 40)
  tail.writeBigUInt64LE(BigInt(at), 48)
  tail.writeUInt32LE(signatures.locator, end64Bytes)
  tail.writeBigUInt64LE(BigInt(at + sizeBytes), end64Bytes + 8)
  tail.writeUInt32LE(1, end64Bytes + 16)
  const end = end64Bytes + locatorBytes
  tail.writeUInt32LE(signatures.end, end)
  tail.writeUInt16LE(Math.min(count, 0xffff), end + 8)
  tail.writeUInt16LE(Math.min(count, 0xffff), end + 10)
  tail.writeUInt32LE(Math.min(sizeBytes, elsewhere), end + 12)
  tail.writeUInt32LE(Math.min(at, elsewhere), end + 16)
  return tail
}

/** Reads the records that end a file of `fileBytes` bytes; undefined unless `tailOf` has written them. */
export function readTail(tail: Buffer, fileBytes: number): Directory64 | undefined {
  if (tail.length !== tailBytes || tail.readUInt32LE(0) !== signatures.end64) return undefined
  const count = Number(tail.readBigUInt64LE(32))
  const sizeBytes = Number(tail.readBigUInt64LE(40))
  const at = Number(tail.readBigUInt64LE(48))
  const isWhole = at + sizeBytes + tailBytes === fileBytes && tail.equals(tailOf({ count, at, sizeBytes }))
  return isWhole ? { count, at, sizeBytes } : undefined
}

/**
 * The entries of a central directory that comes in pieces. Ends with undefined if it is not one that `centralRecord` has written, record by
 * record.
 */
export async function* readDirectory(
  pieces: AsyncIterable<Uint8Array>,
  { count, at: end }: Directory64,
): AsyncGenerator<ZipEntry | undefined> {
  let rest = Buffer.alloc(0)
  let last: ZipEntry | undefined
  let seen = 0
  for await (const piece of pieces) {
    rest = Buffer.concat([rest, piece])
    let position = 0
    for (let entry = recordAt(rest, position); entry; entry = recordAt(rest, position)) {
      const record = centralRecord(entry)
      const isWritten = record.equals(rest.subarray(position, position + record.length))
      if (!isWritten || entry.at !== contentEnd(last) || contentEnd(entry) > end) return yield undefined
      position += record.length
      last = entry
      seen += 1
      yield entry
    }
    rest = rest.subarray(position)
    if (rest.length > maxRecordBytes) return yield undefined
  }
  if (rest.length > 0 || seen !== count || contentEnd(last) !== end) yield undefined
}

/** The position after the bytes of an entry, where the next entry begins. */
export const contentEnd = (entry: ZipEntry | undefined): number => (entry ? contentStart(entry) + entry.sizeBytes : 0)

/** The position of the bytes of an entry. */
export const contentStart = (entry: ZipEntry): number => entry.at + localHeader(entry).length

function recordAt(bytes: Buffer, position: number): ZipEntry | undefined {
  if (position + centralBytes > bytes.length || bytes.readUInt32LE(position) !== signatures.central) return undefined
  const nameLength = bytes.readUInt16LE(position + 28)
  const extraLength = bytes.readUInt16LE(position + 30)
  const nameAt = position + centralBytes
  const extraAt = nameAt + nameLength
  if (extraAt + extraLength > bytes.length) return undefined
  let wideAt = extraAt + 4
  const wide = (value: number): number => {
    if (value !== elsewhere || wideAt + 8 > extraAt + extraLength) return value
    wideAt += 8
    return Number(bytes.readBigUInt64LE(wideAt - 8))
  }
  const sizeBytes = wide(bytes.readUInt32LE(position + 24))
  wide(bytes.readUInt32LE(position + 20))
  const at = wide(bytes.readUInt32LE(position + 42))
  return { name: bytes.toString('utf8', nameAt, extraAt), sizeBytes, crc: bytes.readUInt32LE(position + 16), at }
}
