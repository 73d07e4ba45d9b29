import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { BackupFacts, StepWatch } from '../../core/kernel/backups.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type ManifestEntry, manifestName, readManifestText } from './manifest-text.ts'
import { contentStart, localHeader, readDirectory, readTail, tailBytes, type ZipEntry } from './zip-format.ts'

export const product = 'Tenon content database'
export const formatVersion = 1

/** What the manifest of every ZIP file of this server has, beside its entries. */
export interface AnyManifest {
  readonly product: string
  readonly formatVersion: number
}

/** An entry, with what the manifest says of it. */
interface IndexedEntry extends ZipEntry {
  sha256: string
  /** The number of its rows. */
  rows?: number
}

export interface Manifest extends AnyManifest, BackupFacts {}

/** A kind of ZIP files that this server writes. */
export interface ArchiveKind<M extends AnyManifest> {
  readonly product: string
  /** The names of entries; they never become paths of files. */
  readonly legalName: RegExp
  /** Whether the own members of a manifest have their types. */
  readonly isWhole: (manifest: M) => boolean
  /** The end of a message about a file of another kind. */
  readonly foreign: string
  readonly unusable: (path: string, message: string) => DomainError
}

/** The maximum number of entries; each takes some 400 bytes of memory. */
const maxEntries = 8_000_000
const readBytes = 1024 * 1024

/** A ZIP file of this server that is open for reading. */
export class ArchiveReader<M extends AnyManifest> {
  readonly manifest: M
  readonly #kind: ArchiveKind<M>
  readonly #file: FileHandle
  readonly #path: string
  /** In their order, without the manifest. */
  readonly entries: ReadonlyMap<string, Readonly<IndexedEntry>>

  private constructor(kind: ArchiveKind<M>, path: string, file: FileHandle, entries: ReadonlyMap<string, IndexedEntry>, manifest: M) {
    this.#kind = kind
    this.#path = path
    this.#file = file
    this.entries = entries
    this.manifest = manifest
  }

  /** `shown` is the path in messages. Fails with the `unusable` of the kind. */
  static async open<M extends AnyManifest>(path: string, shown: string, kind: ArchiveKind<M>): Promise<ArchiveReader<M>> {
    const { unusable, foreign } = kind
    const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
      throw unusable(shown, error.code === 'ENOENT' ? 'there is no such file.' : `it cannot be read (${error.code}).`)
    })
    try {
      const entries = await entriesOf(file, shown, kind)
      const last = entries.get(manifestName)
      if (last === undefined || last.sizeBytes === 0) throw unusable(shown, foreign)
      entries.delete(manifestName)
      const header = localHeader(last)
      if (!header.equals(await readAll(file, last.at, header.length))) throw unusable(shown, `it is damaged in ${manifestName}.`)
      const manifest = await manifestOf(file, last, entries, { shown, kind })
      return new ArchiveReader(kind, shown, file, entries, manifest)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** Compares the checksum of every entry with the stored one. */
  async verify({ onProgress, signal }: StepWatch): Promise<void> {
    let total = 1
    for (const { sizeBytes } of this.entries.values()) total += sizeBytes
    let done = 0
    for (const entry of this.entries.values()) {
      const { name, sizeBytes, sha256 } = entry
      signal.throwIfAborted()
      const header = localHeader(entry)
      const isHere = header.equals(await readAll(this.#file, entry.at, header.length))
      const hash = createHash('sha256')
      for await (const piece of this.read(name, { start: 0, end: sizeBytes }) ?? []) {
        signal.throwIfAborted()
        hash.update(piece)
        done += piece.length
        onProgress(done / total)
      }
      if (!isHere || hash.digest('hex') !== sha256) throw this.#kind.unusable(this.#path, `it is damaged in ${name}.`)
    }
  }

  /** The names of the entries that begin with a text, in order. */
  names(beginning: string): string[] {
    return [...this.entries.keys()].filter((name) => name.startsWith(beginning))
  }

  /** The SHA-256 of an entry by the manifest. */
  hashOf(name: string): string | undefined {
    return this.entries.get(name)?.sha256
  }

  sizeOf(name: string): number {
    return this.entries.get(name)?.sizeBytes ?? 0
  }

  /** A range of the bytes of an entry; undefined if the entry is shorter. */
  read(name: string, { start, end }: { readonly start: number; readonly end: number }): AsyncIterable<Uint8Array> | undefined {
    const entry = this.entries.get(name)
    if (!entry || end > entry.sizeBytes) return undefined
    return pieces(this.#file, contentStart(entry) + start, contentStart(entry) + end)
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}

export const unusable = (path: string, message: string): DomainError => new DomainError(kernelReasons.backup_unusable, { path, message })

/** Backups of content databases. */
const backups: ArchiveKind<Manifest> = {
  product,
  legalName: /^(?:rows\/\d{6}|bytes\/[0-9a-f-]{36}\/[0-9a-f-]{36})$/,
  isWhole: ({ sites }) => isSites(sites),
  foreign: 'it is no backup of a content database of this server, or it is not complete.',
  unusable,
}

/** A backup that is open for reading. */
export type BackupReader = ArchiveReader<Manifest>

/** Opens a backup. `shown` is the path in messages. Fails with `backup_unusable`. */
export const readBackup = (path: string, shown: string): Promise<BackupReader> => ArchiveReader.open(path, shown, backups)

type Refusing = Pick<ArchiveKind<never>, 'foreign' | 'unusable'>

/** All entries by their names, in the order of the directory; the last one is the manifest. */
async function entriesOf(file: FileHandle, shown: string, { unusable, foreign }: Refusing): Promise<Map<string, IndexedEntry>> {
  const { size } = await file.stat()
  const tail = size < tailBytes ? undefined : readTail(await readAll(file, size - tailBytes, tailBytes), size)
  if (!tail || tail.at < 0) throw unusable(shown, foreign)
  if (tail.count > maxEntries) throw unusable(shown, `it has ${tail.count} entries; this server reads ${maxEntries}.`)
  const entries = new Map<string, IndexedEntry>()
  let last = ''
  for await (const entry of readDirectory(pieces(file, tail.at, tail.at + tail.sizeBytes), tail)) {
    if (!entry) throw unusable(shown, foreign)
    entries.set(entry.name, { ...entry, sha256: '' })
    last = entry.name
  }
  if (last !== manifestName) throw unusable(shown, foreign)
  if (entries.size !== tail.count) throw unusable(shown, unfitting)
  return entries
}

const unfitting = 'its manifest does not fit its entries.'

/**
 * The manifest. It has to name the entries of the directory in the same order, which get what it says of them.
 */
async function manifestOf<M extends AnyManifest>(
  file: FileHandle,
  last: ZipEntry,
  entries: ReadonlyMap<string, IndexedEntry>,
  { shown, kind }: { readonly shown: string; readonly kind: ArchiveKind<M> },
): Promise<M> {
  const { unusable, foreign, legalName } = kind
  const waiting = entries.values()
  let fits = true
  let crc = 0
  const checked = async function* () {
    for await (const piece of pieces(file, contentStart(last), contentStart(last) + last.sizeBytes)) {
      crc = crc32(piece, crc)
      yield piece
    }
  }
  let manifest: (M & { readonly entries?: unknown }) | undefined
  try {
    manifest = (await readManifestText(checked(), (given) => {
      const { value: entry } = waiting.next()
      fits &&=
        entry !== undefined && isEntry(given) && entry.name === given.name && entry.sizeBytes === given.bytes && legalName.test(given.name)
      if (!fits || !entry) return
      const { sha256, rows } = given as ManifestEntry
      entry.sha256 = sha256
      if (rows !== undefined) entry.rows = rows
    })) as M | undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  // The checksum says first whether a text that cannot be read is damaged.
  if (!manifest) {
    crc = 0
    for await (const piece of pieces(file, contentStart(last), contentStart(last) + last.sizeBytes)) crc = crc32(piece, crc)
  }
  if (crc !== last.crc) throw unusable(shown, `it is damaged in ${manifestName}.`)
  const isWhole = manifest?.product === kind.product && Array.isArray(manifest.entries) && manifest.entries.length === 0
  if (!manifest || !isWhole || !kind.isWhole(manifest)) throw unusable(shown, foreign)
  if (manifest.formatVersion !== formatVersion)
    throw unusable(
      shown,
      `its format has the version ${String(manifest.formatVersion).slice(0, 20)}; this server reads version ${formatVersion}.`,
    )
  if (!fits || !waiting.next().done) throw unusable(shown, unfitting)
  return manifest
}

const isEntry = (given: unknown): given is ManifestEntry =>
  typeof given === 'object' &&
  given !== null &&
  'name' in given &&
  typeof given.name === 'string' &&
  'bytes' in given &&
  'sha256' in given &&
  typeof given.sha256 === 'string'

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
