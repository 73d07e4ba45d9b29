import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { DomainError } from '../../core/kernel/errors.ts'
import type { LooseFiles } from '../../core/kernel/packages/packages.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type LooseEntry, readLooseDirectory } from './loose-directory.ts'

const unusable = (message: string): DomainError => new DomainError(kernelReasons.package_unusable, { message })

const localBytes = 30
const localSignature = 0x04034b50
const readBytes = 1024 * 1024

/** A compressed file may be so many times longer than what is stored of it. */
const mostRatio = 100
/** Short files may be of one letter. */
const freeBytes = 64 * 1024
/** And all files together may be longer than the ratio says by so much. */
const freeBytesOfAll = 64 * 1024 * 1024

/** Opens a ZIP file that another program has written, with stored or compressed entries. See `PackageFiles.openLoose`. */
export async function openLooseFiles(path: string, wanted: readonly string[]): Promise<LooseFiles | undefined> {
  const file = await open(path, 'r')
  try {
    const found = await readLooseDirectory(file)
    for (const mark of found ? wanted : []) {
      const entries = found && below(found, mark)
      if (!entries) continue
      demandSafe(entries)
      return { ...looseFiles(path, file, entries), mark }
    }
    await file.close()
    return undefined
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The entries by their names below the folder of the wanted one; undefined if there is no such entry. */
function below(entries: readonly LooseEntry[], wanted: string): Map<string, LooseEntry> | undefined {
  const plain = (name: string) => name.replaceAll('\\', '/')
  const ends = `/${wanted.toLowerCase()}`
  const [place] = entries
    .map(({ name }) => plain(name))
    .filter((name) => `/${name.toLowerCase()}`.endsWith(ends))
    .sort((one, other) => one.length - other.length)
  if (place === undefined) return undefined
  const folder = place.slice(0, place.length - wanted.length)
  const files = new Map<string, LooseEntry>()
  for (const entry of entries) {
    const name = plain(entry.name)
    if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..'))
      throw unusable(`its entry '${name.slice(0, 100)}' has a path that leads out of it.`)
    if (name.endsWith('/') || !name.startsWith(folder)) continue
    const key = name.slice(folder.length).toLowerCase()
    if (files.has(key)) throw unusable(`its entry '${name.slice(0, 100)}' is there twice.`)
    files.set(key, entry)
  }
  return files
}

function demandSafe(files: ReadonlyMap<string, LooseEntry>): void {
  const entries = [...files.values()].sort((one, other) => one.at - other.at)
  let [end, stored, size] = [0, 0, 0]
  for (const { name, at, storedBytes, sizeBytes, method, isEncrypted } of entries) {
    const shown = name.slice(0, 100)
    if (isEncrypted) throw unusable(`its entry '${shown}' is encrypted.`)
    if (method !== 0 && method !== 8)
      throw unusable(`its entry '${shown}' is compressed in a way that this server does not read. Use Deflate.`)
    if (at < end) throw unusable(`its entry '${shown}' shares bytes with another one.`)
    if (method === 0 && storedBytes !== sizeBytes) throw unusable(`its entry '${shown}' has two sizes.`)
    if (sizeBytes > freeBytes && sizeBytes > storedBytes * mostRatio)
      throw unusable(`its entry '${shown}' would become more than ${mostRatio} times as long.`)
    end = at + localBytes + storedBytes
    stored += storedBytes
    size += sizeBytes
  }
  if (size > stored * mostRatio + freeBytesOfAll) throw unusable(`its entries would become more than ${mostRatio} times as long.`)
}

function looseFiles(path: string, file: FileHandle, entries: ReadonlyMap<string, LooseEntry>): Omit<LooseFiles, 'mark'> {
  const find = (name: string) => entries.get(name.toLowerCase())
  const read = (name: string) => {
    const entry = find(name)
    return entry && bytesOf(path, file, entry)
  }
  return {
    names: [...entries.keys()],
    sizeOf: (name) => find(name)?.sizeBytes,
    read,
    async verify({ onProgress, signal }) {
      const total = [...entries.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 1)
      let done = 0
      for (const name of entries.keys())
        for await (const piece of read(name) ?? []) {
          signal.throwIfAborted()
          done += piece.length
          onProgress(done / total)
        }
    },
    close: () => file.close(),
  }
}

async function* bytesOf(path: string, file: FileHandle, entry: LooseEntry): AsyncGenerator<Uint8Array> {
  const { name, at, method, storedBytes, sizeBytes, crc } = entry
  const damaged = () => unusable(`it is damaged in ${name.slice(0, 100)}.`)
  const head = Buffer.alloc(localBytes)
  const { bytesRead } = await file.read(head, 0, localBytes, at)
  if (bytesRead !== localBytes || head.readUInt32LE(0) !== localSignature) throw damaged()
  const start = at + localBytes + head.readUInt16LE(26) + head.readUInt16LE(28)
  let size = 0
  let sum = 0
  if (storedBytes > 0) {
    const stored = createReadStream(path, { start, end: start + storedBytes - 1, highWaterMark: readBytes })
    const whole = method === 0 ? stored : inflated(stored)
    try {
      for await (const piece of whole as AsyncIterable<Buffer>) {
        size += piece.length
        if (size > sizeBytes) throw damaged()
        sum = crc32(piece, sum)
        yield piece
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR' ? damaged() : error
    } finally {
      stored.destroy()
    }
  }
  if (size !== sizeBytes || sum !== crc) throw damaged()
}

/** An error of the stored bytes becomes one of the stream, which otherwise would wait for more. */
function inflated(stored: Readable): Readable {
  const inflate = createInflateRaw()
  stored.on('error', (error) => inflate.destroy(error))
  return stored.pipe(inflate)
}
