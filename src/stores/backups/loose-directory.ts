import type { FileHandle } from 'node:fs/promises'

/** An entry of a ZIP file that any program may have written. */
export interface LooseEntry {
  readonly name: string
  /** 0 for stored, 8 for Deflate. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  readonly storedBytes: number
  readonly sizeBytes: number
  /** The position of its local header. */
  readonly at: number
}

const signatures = { central: 0x02014b50, end64: 0x06064b50, locator: 0x07064b50, end: 0x06054b50 } as const
const centralBytes = 46
const endBytes = 22
const locatorBytes = 20
const end64Bytes = 56
const longestComment = 0xffff
/** A field of 32 bits with this value stands for one of 64 bits in the extra field. */
const elsewhere = 0xffffffff

const mostEntries = 200_000
const mostDirectoryBytes = 64 * 1024 * 1024

/** The entries of a ZIP file; undefined if it is none, or its directory is damaged or has more than 200,000 of them. */
export async function readLooseDirectory(file: FileHandle): Promise<LooseEntry[] | undefined> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - endBytes - longestComment - locatorBytes), size)
  const end = endOf(tail)
  if (end < 0) return undefined
  let [count, length, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  const locator = end - locatorBytes
  if (locator >= 0 && tail.readUInt32LE(locator) === signatures.locator) {
    const at = Number(tail.readBigUInt64LE(locator + 8))
    const wide = await readAt(file, at, Math.min(size, at + end64Bytes))
    if (wide.length < end64Bytes || wide.readUInt32LE(0) !== signatures.end64) return undefined
    count = Number(wide.readBigUInt64LE(32))
    length = Number(wide.readBigUInt64LE(40))
    start = Number(wide.readBigUInt64LE(48))
  }
  if (count > mostEntries || length > mostDirectoryBytes || start + length > size) return undefined
  return entriesIn(await readAt(file, start, start + length), count, start)
}

/** The position of the record that ends the file; -1 if there is none. */
function endOf(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === signatures.end && at + endBytes + tail.readUInt16LE(at + 20) === tail.length) return at
  return -1
}

function entriesIn(directory: Buffer, count: number, limit: number): LooseEntry[] | undefined {
  const entries: LooseEntry[] = []
  let at = 0
  while (at + centralBytes <= directory.length && directory.readUInt32LE(at) === signatures.central) {
    const [names, extras, comment] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30), directory.readUInt16LE(at + 32)]
    const nameAt = at + centralBytes
    const next = nameAt + names + extras + comment
    if (next > directory.length) return undefined
    const [sizeBytes, storedBytes, position] = wideOf(
      [directory.readUInt32LE(at + 24), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)],
      directory.subarray(nameAt + names, nameAt + names + extras),
    )
    if (position + storedBytes > limit) return undefined
    entries.push({
      name: directory.toString('utf8', nameAt, nameAt + names),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      crc: directory.readUInt32LE(at + 16),
      ...{ storedBytes, sizeBytes, at: position },
    })
    at = next
  }
  if (at !== directory.length || entries.length !== count) return undefined
  return entries
}

/** Values of 64 bits stand in the extra field 1, in this order. */
function wideOf(values: readonly [number, number, number], extra: Buffer): [number, number, number] {
  let wide = Buffer.alloc(0)
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) wide = Buffer.from(extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2)))
  let from = 0
  const wideValue = (value: number): number => {
    if (value !== elsewhere || from + 8 > wide.length) return value
    from += 8
    return Number(wide.readBigUInt64LE(from - 8))
  }
  const [size, stored, position] = values
  return [wideValue(size), wideValue(stored), wideValue(position)]
}

async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, end - start))
  for (let from = 0; from < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, from, bytes.length - from, start + from)
    if (bytesRead === 0) return bytes.subarray(0, from)
    from += bytesRead
  }
  return bytes
}
