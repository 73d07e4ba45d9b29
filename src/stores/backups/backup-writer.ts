import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { breathe } from '../../core/kernel/pacing/breathe.ts'
import { syncFolder } from '../disk/folders.ts'
import { type ManifestEntry, manifestName, manifestText } from './manifest-text.ts'
import { centralRecord, contentEnd, crcOffset, localHeader, tailOf, type ZipEntry } from './zip-format.ts'

/** An entry with its checksum. */
export interface HashedEntry extends ZipEntry {
  /** In lower-case hexadecimal digits. */
  readonly sha256: string
}

/** Small entries are written together. */
const bufferBytes = 1024 * 1024
/** After this many bytes the finished entries are synced and noted, so a stop loses at most this many. */
const notedBytes = 64 * 1024 * 1024

/**
 * Writes a ZIP file entry by entry. The notes, a file beside it, name the entries that are on the disk. A writer that opens
 * both again continues after the last of these entries.
 */
export class BackupWriter {
  readonly entries: HashedEntry[]
  readonly #file: FileHandle
  readonly #notes: FileHandle
  readonly #path: string
  readonly #notesPath: string
  readonly #names: Set<string>
  #buffer = Buffer.allocUnsafe(bufferBytes)
  #filled = 0
  /** The position of the buffer in the file. */
  #at: number
  #noted: number
  #notedAt: number

  private constructor(path: string, notesPath: string, files: { file: FileHandle; notes: FileHandle }, entries: HashedEntry[]) {
    this.#path = path
    this.#notesPath = notesPath
    this.#file = files.file
    this.#notes = files.notes
    this.entries = entries
    this.#names = new Set(entries.map(({ name }) => name))
    this.#at = contentEnd(entries.at(-1))
    this.#noted = entries.length
    this.#notedAt = this.#at
  }

  static async open(path: string): Promise<BackupWriter> {
    const notesPath = `${path}.notes`
    const entries = await readNotes(notesPath)
    const file = await open(path, entries.length === 0 ? 'w' : 'r+', 0o600)
    try {
      await file.truncate(contentEnd(entries.at(-1)))
      const notes = await open(notesPath, 'w', 0o600)
      await notes.appendFile(entries.map(lineOf).join(''))
      return new BackupWriter(path, notesPath, { file, notes }, entries)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Adds an entry of this size; false if the content has another one. */
  async add(name: string, sizeBytes: number, content: AsyncIterable<Uint8Array>): Promise<HashedEntry | undefined> {
    const at = this.#at + this.#filled
    const header = localHeader({ name, sizeBytes, crc: 0 })
    await this.#write(header)
    const hash = createHash('sha256')
    let crc = 0
    let seen = 0
    for await (const piece of content) {
      crc = crc32(piece, crc)
      hash.update(piece)
      seen += piece.length
      await this.#write(piece)
    }
    if (seen !== sizeBytes) return undefined
    await this.#patch(at + crcOffset, crc)
    const entry = { name, sizeBytes, crc, at, sha256: hash.digest('hex') }
    this.entries.push(entry)
    this.#names.add(name)
    if (this.#at + this.#filled - this.#notedAt > notedBytes) await this.#note()
    return entry
  }

  /** Adds the manifest: these facts, and all entries before it. `rows` has the numbers of rows of entries that have any. */
  async addManifest(facts: object, rows: ReadonlyMap<string, number> = new Map()): Promise<void> {
    const { entries } = this
    const text = () => manifestText(facts, listed(entries, rows))
    let sizeBytes = 0
    for await (const piece of encoded(text())) sizeBytes += piece.length
    await this.add(manifestName, sizeBytes, encoded(text()))
  }

  /** Writes the central directory, and renames the file when all of it is on the disk. */
  async finish(finalPath: string): Promise<void> {
    const at = this.#at + this.#filled
    for (const entry of this.entries) await this.#write(centralRecord(entry))
    const sizeBytes = this.#at + this.#filled - at
    await this.#write(tailOf({ count: this.entries.length, at, sizeBytes }))
    await this.#flush()
    await this.#file.sync()
    await this.close()
    await rename(this.#path, finalPath)
    await syncFolder(dirname(finalPath))
    await rm(this.#notesPath, { force: true })
  }

  async close(): Promise<void> {
    await this.#file.close()
    await this.#notes.close()
  }

  async #note(): Promise<void> {
    await this.#flush()
    await this.#file.datasync()
    await this.#notes.appendFile(this.entries.slice(this.#noted).map(lineOf).join(''))
    this.#noted = this.entries.length
    this.#notedAt = this.#at
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length; ) {
      const taken = Math.min(bufferBytes - this.#filled, bytes.length - from)
      this.#buffer.set(bytes.subarray(from, from + taken), this.#filled)
      this.#filled += taken
      from += taken
      if (this.#filled === bufferBytes) await this.#flush()
    }
  }

  async #flush(): Promise<void> {
    for (let from = 0; from < this.#filled; )
      from += (await this.#file.write(this.#buffer, from, this.#filled - from, this.#at + from)).bytesWritten
    this.#at += this.#filled
    this.#filled = 0
  }

  /** Writes a checksum over bytes that were written before. */
  async #patch(at: number, crc: number): Promise<void> {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(crc)
    if (at < this.#at && at + bytes.length > this.#at) await this.#flush()
    if (at >= this.#at) this.#buffer.set(bytes, at - this.#at)
    else await this.#file.write(bytes, 0, bytes.length, at)
  }
}

function* listed(entries: readonly HashedEntry[], counts: ReadonlyMap<string, number>): Generator<ManifestEntry> {
  for (const { name, sizeBytes, sha256 } of entries) {
    const rows = counts.get(name)
    yield { name, bytes: sizeBytes, sha256, ...(rows !== undefined && { rows }) }
  }
}

async function* encoded(pieces: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    yield Buffer.from(piece)
    await breathe()
  }
}

const lineOf = (entry: HashedEntry): string => `${JSON.stringify(entry)}\n`

/** The entries that are on the disk; an incomplete line is ignored. */
async function readNotes(path: string): Promise<HashedEntry[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as HashedEntry)
}
