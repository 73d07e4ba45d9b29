import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { BackupFacts, StepWatch } from '../../core/kernel/backups.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { contentStart, localHeader, readDirectory, readTail, tailBytes, type ZipEntry } from './zip-format.ts'

/** The name of the entry that describes the others. */
export const manifestName = 'manifest.json'
export const product = 'Tenon content database'
export const formatVersion = 1

export interface Manifest extends BackupFacts {
  readonly product: string
  readonly formatVersion: number
  readonly entries: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[]
}

/** The maximum size of a directory and a manifest of this product; a larger one is not read into memory. */
const maxIndexBytes = 400 * 1024 * 1024
const readBytes = 1024 * 1024
/** Names of entries; they never become paths of files. */
const legalName = /^(?:rows\/\d{6}|bytes\/[0-9a-f-]{36}\/[0-9a-f-]{36})$/

/** A backup that is open for reading. */
export class BackupReader {
  readonly manifest: Manifest
  readonly #file: FileHandle
  readonly #path: string
  readonly #entries: ReadonlyMap<string, ZipEntry>

  private constructor(path: string, file: FileHandle, entries: ReadonlyMap<string, ZipEntry>, manifest: Manifest) {
    this.#path = path
    this.#file = file
    this.#entries = entries
    this.manifest = manifest
  }

  /** `shown` is the path in messages. Fails with `backup_unusable`. */
  static async open(path: string, shown: string): Promise<BackupReader> {
    const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
      throw unusable(shown, error.code === 'ENOENT' ? 'there is no such file.' : `it cannot be read (${error.code}).`)
    })
    try {
      const entries = await entriesOf(file, shown)
      const last = entries.at(-1)
      if (last?.name !== manifestName || last.sizeBytes > maxIndexBytes) throw unusable(shown, foreign)
      const header = localHeader(last)
      if (!header.equals(await readAll(file, last.at, header.length))) throw unusable(shown, `it is damaged in ${manifestName}.`)
      const manifest = manifestOf(await readAll(file, contentStart(last), last.sizeBytes), last, shown)
      demandSame(entries.slice(0, -1), manifest, shown)
      return new BackupReader(shown, file, new Map(entries.map((entry) => [entry.name, entry])), manifest)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** Compares the checksum of every entry with the stored one. */
  async verify({ onProgress, signal }: StepWatch): Promise<void> {
    const total = this.manifest.entries.reduce((sum, { bytes }) => sum + bytes, 1)
    let done = 0
    for (const { name, bytes, sha256 } of this.manifest.entries) {
      signal.throwIfAborted()
      const entry = this.#entries.get(name)
      const header = entry && localHeader(entry)
      const isHere = header?.equals(await readAll(this.#file, entry?.at ?? 0, header.length))
      const hash = createHash('sha256')
      for await (const piece of this.read(name, { start: 0, end: bytes }) ?? []) {
        signal.throwIfAborted()
        hash.update(piece)
        done += piece.length
        onProgress(done / total)
      }
      if (!isHere || hash.digest('hex') !== sha256) throw unusable(this.#path, `it is damaged in ${name}.`)
    }
  }

  /** The names of the entries that begin with a text, in order. */
  names(beginning: string): string[] {
    return this.manifest.entries.map(({ name }) => name).filter((name) => name.startsWith(beginning))
  }

  sizeOf(name: string): number {
    return this.#entries.get(name)?.sizeBytes ?? 0
  }

  /** A range of the bytes of an entry; undefined if the entry is shorter. */
  read(name: string, { start, end }: { readonly start: number; readonly end: number }): AsyncIterable<Uint8Array> | undefined {
    const entry = this.#entries.get(name)
    if (!entry || end > entry.sizeBytes) return undefined
    return pieces(this.#file, contentStart(entry) + start, contentStart(entry) + end)
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}

export const unusable = (path: string, message: string): DomainError => new DomainError(kernelReasons.backup_unusable, { path, message })

const foreign = 'it is no backup of a content database of this server, or it is not complete.'

async function entriesOf(file: FileHandle, shown: string): Promise<ZipEntry[]> {
  const { size } = await file.stat()
  const tail = size < tailBytes ? undefined : readTail(await readAll(file, size - tailBytes, tailBytes), size)
  if (!tail || tail.sizeBytes > maxIndexBytes || tail.at < 0) throw unusable(shown, foreign)
  const entries = readDirectory(await readAll(file, tail.at, tail.sizeBytes), tail)
  if (!entries) throw unusable(shown, foreign)
  return entries
}

function manifestOf(bytes: Buffer, { crc }: ZipEntry, shown: string): Manifest {
  if (crc32(bytes) !== crc) throw unusable(shown, `it is damaged in ${manifestName}.`)
  let manifest: Manifest
  try {
    manifest = JSON.parse(bytes.toString()) as Manifest
  } catch {
    throw unusable(shown, foreign)
  }
  if (manifest.product !== product || !Array.isArray(manifest.entries) || !isSites(manifest.sites)) throw unusable(shown, foreign)
  if (manifest.formatVersion !== formatVersion)
    throw unusable(
      shown,
      `its format has the version ${String(manifest.formatVersion).slice(0, 20)}; this server reads version ${formatVersion}.`,
    )
  return manifest
}

const isLevel = (site: object, name: string): boolean => {
  const level: unknown = name in site ? (site as Readonly<Record<string, unknown>>)[name] : null
  return level === null || (Number.isInteger(level) && Number(level) >= 0)
}

const isSites = (sites: unknown): boolean =>
  Array.isArray(sites) &&
  sites.every(
    (site: unknown) =>
      typeof site === 'object' &&
      site !== null &&
      'id' in site &&
      'path' in site &&
      typeof site.path === 'string' &&
      typeof site.id === 'string' &&
      isLevel(site, 'storageMaximum') &&
      isLevel(site, 'storageWarning') &&
      /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(site.id),
  )

/** The directory and the manifest have to name the same entries in the same order. */
function demandSame(entries: readonly ZipEntry[], manifest: Manifest, shown: string): void {
  const isSame =
    entries.length === manifest.entries.length &&
    entries.every(({ name, sizeBytes }, at) => manifest.entries[at]?.name === name && manifest.entries[at]?.bytes === sizeBytes)
  const isLegal = entries.every(({ name }) => legalName.test(name)) && new Set(entries.map(({ name }) => name)).size === entries.length
  if (!isSame || !isLegal) throw unusable(shown, 'its manifest does not fit its entries.')
}

async function readAll(file: FileHandle, at: number, count: number): Promise<Buffer> {
  const bytes = Buffer.alloc(count)
  for (let from = 0; from < count; ) {
    const { bytesRead } = await file.read(bytes, from, count - from, at + from)
    if (bytesRead === 0) return bytes.subarray(0, from)
    from += bytesRead
  }
  return bytes
}

async function* pieces(file: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const piece = await readAll(file, at, Math.min(readBytes, end - at))
    if (piece.length === 0) return
    yield piece
    at += piece.length
  }
}
