import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { StepWatch } from '../../core/kernel/backups.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import {
  type OpenPackage,
  type PackageBytes,
  type PackageFacts,
  type PackageFiles,
  type PackageScope,
  type PackageWriter,
  type PackedPart,
  type PackedSite,
  tablesOutside,
} from '../../core/kernel/packages/packages.ts'
import type { BlobKey, ContentTable } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { makeFolder, syncFolder } from '../disk/folders.ts'
import { orStorageFull } from '../disk/full.ts'
import { type BackupOptions, demandOutside } from './backup-files.ts'
import { type AnyManifest, type ArchiveKind, ArchiveReader, formatVersion } from './backup-reader.ts'
import { BackupWriter } from './backup-writer.ts'
import { isTable, jsonLinesOf, RowFault, rowsOfLines } from './json-lines.ts'
import { openLooseFiles } from './loose-files.ts'

interface Manifest extends AnyManifest, PackageFacts {}

const product = 'Tenon export'
const readBytes = 1024 * 1024
const isId = /^[0-9a-f-]{36}$/
const rowsName = /^rows\/([0-9a-f-]{36})\/([A-Za-z]{1,40})\.jsonl$/
const bytesName = /^bytes\/([0-9a-f-]{36})\/([0-9a-f-]{36})$/

const unusable = (_: string, message: string): DomainError => new DomainError(kernelReasons.package_unusable, { message })

const packages: ArchiveKind<Manifest> = {
  product,
  legalName: /^(?:rows\/[0-9a-f-]{36}\/[A-Za-z]{1,40}\.jsonl|bytes\/[0-9a-f-]{36}\/[0-9a-f-]{36})$/,
  isWhole: ({ scope, createdUtc, sites, part }) =>
    scopes.has(scope) &&
    typeof createdUtc === 'string' &&
    Array.isArray(sites) &&
    sites.every(isSite) &&
    (scope === 'web' || scope === 'list' ? isPart(part, scope) : part === undefined),
  foreign: 'it is no ZIP file that an export of this server has written, or it is not complete.',
  unusable,
}

const scopes: ReadonlySet<string> = new Set<PackageScope>(['farm', 'site', 'web', 'list'])

function isPart(part: Partial<PackedPart> | null | undefined, scope: PackageScope): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { webId, listId, title, url, parentWebId, parentFolderId, folders } = part
  const isIdOrNull = (id: unknown) => id === null || (typeof id === 'string' && isId.test(id))
  return (
    (scope === 'web') === (listId === null) &&
    [webId, parentFolderId].every((id) => typeof id === 'string' && isId.test(id)) &&
    [listId, parentWebId].every(isIdOrNull) &&
    (parentWebId === null) === (scope === 'list') &&
    typeof title === 'string' &&
    title.length <= 255 &&
    typeof url === 'string' &&
    url.startsWith('/') &&
    url.length <= 400 &&
    Array.isArray(folders) &&
    folders.length <= 10 &&
    folders.every((name) => typeof name === 'string' && /^[^/\\]{1,255}$/.test(name))
  )
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
const isLevel = (value: unknown): boolean => value === null || (Number.isSafeInteger(value) && Number(value) >= 0)

function isSite(site: Partial<PackedSite> | null): boolean {
  if (typeof site !== 'object' || site === null) return false
  const { id, path, hostName, webApplication, owner, storageMaximum, storageWarning } = site
  return (
    typeof id === 'string' &&
    isId.test(id) &&
    typeof path === 'string' &&
    typeof webApplication === 'string' &&
    isTextOrNull(hostName) &&
    isTextOrNull(owner) &&
    isLevel(storageMaximum) &&
    isLevel(storageWarning)
  )
}

/** Export packages as ZIP files in the folder `packages` below that of backups (docs/export.md). */
export function packageFiles(options: Pick<BackupOptions, 'root' | 'data'>): PackageFiles {
  const folder = join(resolve(options.root), 'packages')
  const pathOf = (id: string, end: string): string => {
    if (!isId.test(id)) throw new Error(`'${id.slice(0, 60)}' is no id of an operation.`)
    return join(folder, id + end)
  }
  const prepare = async () => {
    await demandOutside({ ...options, openRows: noRows }, folder)
    await makeFolder(folder)
  }
  const discard = async (id: string) => {
    for (const end of [exported, imported, ...unfinished]) await rm(pathOf(id, end), { force: true })
  }
  return {
    async begin(id) {
      await prepare()
      await discard(id)
      return packageWriter(pathOf(id, exported))
    },
    async receive(id, content, file) {
      await prepare()
      const path = pathOf(id, imported)
      try {
        if (file !== undefined) return await writeAlone(path, file, await buffer(content))
        await pipeline(content, createWriteStream(`${path}.part`, { mode: 0o600, flush: true }))
        await rename(`${path}.part`, path)
        await syncFolder(folder)
      } catch (error) {
        for (const end of ['.part', '.part.notes']) await rm(path + end, { force: true })
        throw orStorageFull(error)
      }
    },
    open: (id) => openPackage(pathOf(id, imported)),
    openLoose: (id, wanted) => openLooseFiles(pathOf(id, imported), wanted),
    find: (id) => (isId.test(id) ? finished(pathOf(id, exported)) : Promise.resolve(undefined)),
    discard,
    async idsBefore(time) {
      const names = await readdir(folder).catch((): string[] => [])
      const latest = new Map<string, number>()
      for (const name of names) {
        const id = name.slice(0, 36)
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found && isId.test(id)) latest.set(id, Math.max(latest.get(id) ?? 0, found.mtimeMs))
      }
      return [...latest].filter(([, at]) => at < time).map(([id]) => id)
    },
  }
}

const exported = '.export.zip'
const imported = '.import.zip'
const unfinished = [`${exported}.part`, `${exported}.part.notes`, `${exported}.rows`, `${imported}.part`, `${imported}.part.notes`]

const noRows = () => Promise.reject(new Error('A package has no database.'))

async function finished(path: string): Promise<PackageBytes | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return (
    found && {
      sizeBytes: found.size,
      modifiedAt: found.mtimeMs,
      open: ({ start, end }) => (start === end ? none() : createReadStream(path, { start, end: end - 1, highWaterMark: readBytes })),
    }
  )
}

async function* none(): AsyncGenerator<Uint8Array> {}

/** Writes a ZIP file with one file in it. */
async function writeAlone(path: string, name: string, bytes: Uint8Array): Promise<void> {
  const writer = await BackupWriter.open(`${path}.part`)
  try {
    await writer.add(name, bytes.length, only(bytes))
    await writer.finish(path)
  } catch (error) {
    await writer.close()
    throw error
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function packageWriter(path: string): Promise<PackageWriter> {
  const rowsPath = `${path}.rows`
  const writer = await BackupWriter.open(`${path}.part`)
  const counts = new Map<string, number>()
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw orStorageFull(error)
    }
  }
  return {
    addBytes: ({ siteId, id }, { sizeBytes, sha256 }, content) =>
      guarded(async () => (await writer.add(`bytes/${siteId}/${id}`, sizeBytes, content))?.sha256 === sha256),
    addRows: (siteId, table, pages) =>
      guarded(async () => {
        // The head of an entry has its size, so rows go to a file of their own first.
        const file = await open(rowsPath, 'w', 0o600)
        let count = 0
        try {
          for await (const rows of pages) {
            for (const text of jsonLinesOf(rows)) await file.appendFile(text)
            count += rows.length
          }
        } finally {
          await file.close()
        }
        const { size } = await stat(rowsPath)
        const name = `rows/${siteId}/${table}.jsonl`
        counts.set(name, count)
        await writer.add(name, size, createReadStream(rowsPath, { highWaterMark: readBytes }))
      }),
    finish: (facts) =>
      guarded(async () => {
        const { createdUtc, scope, sites, part } = facts
        await writer.addManifest({ formatVersion, product, createdUtc, scope, sites, ...(part && { part }) }, counts)
        await rm(rowsPath, { force: true })
        await writer.finish(path)
      }),
    close: () => writer.close(),
  }
}

async function openPackage(path: string): Promise<OpenPackage> {
  const reader = await ArchiveReader.open(path, '', packages)
  try {
    demandFit(reader)
  } catch (error) {
    await reader.close()
    throw error
  }
  const contentOf = (name: string) => reader.read(name, { start: 0, end: reader.sizeOf(name) })
  const rows = async function* (siteId: string, table: ContentTable) {
    const content = contentOf(`rows/${siteId}/${table}.jsonl`)
    if (content) yield* rowsOfLines(content, table, siteId)
  }
  return {
    facts: reader.manifest,
    verify: (watch) => verify(reader, rows, watch),
    rows,
    bytes: ({ siteId, id }: BlobKey, sizeBytes) => {
      const name = `bytes/${siteId}/${id}`
      return reader.sizeOf(name) === sizeBytes ? reader.read(name, { start: 0, end: sizeBytes }) : undefined
    },
    close: () => reader.close(),
  }
}

/** Every entry belongs to a site collection of the manifest and a table of this server. */
function demandFit({ entries, manifest: { sites, scope } }: ArchiveReader<Manifest>): void {
  const ids = new Set(sites.map(({ id }) => id))
  if (ids.size !== sites.length || (scope !== 'farm' && sites.length !== 1))
    throw unusable('', 'its manifest does not name its site collections.')
  const bare = sites.find(({ id }) => !entries.has(`rows/${id}/Site.jsonl`))
  for (const name of entries.keys()) {
    const [, siteId = '', table] = rowsName.exec(name) ?? bytesName.exec(name) ?? []
    if (!ids.has(siteId)) throw unusable('', `its entry ${name} belongs to no site collection of the manifest.`)
    if (name.startsWith('rows/') && !isPacked(table ?? ''))
      throw unusable('', `this server has no table ${table}. A newer server has written it.`)
  }
  if (bare) throw unusable('', `it has no row of the site collection ${bare.id}.`)
}

const isPacked = (name: string): name is ContentTable => isTable(name) && !tablesOutside.has(name)

type Rows = OpenPackage['rows']

async function verify(reader: ArchiveReader<Manifest>, rows: Rows, { onProgress, signal }: StepWatch): Promise<void> {
  await reader.verify({ signal, onProgress: (part) => onProgress(part * 0.6) })
  const { entries } = reader
  const wanted = new Set(reader.names('bytes/'))
  let done = 0
  for (const entry of entries.values()) {
    signal.throwIfAborted()
    const [, siteId = '', table = ''] = rowsName.exec(entry.name) ?? []
    if (isPacked(table)) await verifyRows(rows, { name: entry.name, siteId, table, count: entry.rows }, reader, wanted)
    done += 1
    onProgress(0.6 + (done / entries.size) * 0.4)
  }
  const [extra] = wanted
  if (extra !== undefined) throw unusable('', `no row refers to its entry ${extra}.`)
}

interface RowsEntry {
  readonly name: string
  readonly siteId: string
  readonly table: ContentTable
  readonly count: number | undefined
}

/** Reads all rows of an entry. The bytes that they describe are taken out of `wanted`. */
async function verifyRows(rows: Rows, entry: RowsEntry, reader: ArchiveReader<Manifest>, wanted: Set<string>): Promise<void> {
  const { name, siteId, table, count } = entry
  let found = 0
  try {
    for await (const page of rows(siteId, table)) {
      found += page.length
      if (table === 'Blob') for (const row of page) demandBytes(row, reader, wanted)
    }
    if (count !== found || (table === 'Site' && found !== 1)) throw new RowFault('it has another number of rows')
  } catch (error) {
    if (error instanceof RowFault) throw unusable('', `its entry ${name} cannot be read: ${error.message}.`)
    throw error
  }
}

function demandBytes(row: Readonly<Record<string, unknown>>, reader: ArchiveReader<Manifest>, wanted: Set<string>): void {
  const { siteId, id, sizeBytes, sha256 } = row
  const name = `bytes/${String(siteId)}/${String(id)}`
  if (!wanted.delete(name) || reader.sizeOf(name) !== sizeBytes || reader.hashOf(name) !== sha256)
    throw new RowFault(`the bytes ${String(id).slice(0, 40)} are not in the package`)
}
