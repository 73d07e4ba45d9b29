import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { expect, vi } from 'vitest'
import type { Sidecar } from '../../src/core/acts/file-mirror/sidecar.ts'
import { contentTables, type TableRow } from '../support/content-tables.ts'
import { fetchFrom, startServer } from '../support/server.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const suffix = '.metadata.json'

/** By path with the real names: the hash of a file, or `folder` for a folder. */
export type Tree = Readonly<Record<string, string>>

/** A server on a data folder; `undo` gets the function that stops it, which may also be called earlier. */
export async function serveData(data: string, undo: (() => Promise<unknown>)[]): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: data } })
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await server.stop()
    isStopped = true
  }
  undo.push(stop)
  return { url: server.url, stop }
}

export const siteFolder = (data: string): string => join(data, 'Content', String(contentTables(data).Site?.[0]?.siteId))

/** The content of the site's folder, by the names in the sidecars. Fails on a file without a sidecar and on a sidecar without a file. */
export function treeOf(data: string): Tree {
  const found = new Map<string, string>()
  const look = (folder: string, path: string) => {
    const names = readdirSync(folder)
    for (const name of names.filter((one) => !one.endsWith(suffix))) expect(names, path).toContain(name + suffix)
    for (const name of names.filter((one) => one.endsWith(suffix))) {
      const at = join(folder, name.slice(0, -suffix.length))
      const sidecar = JSON.parse(readFileSync(at + suffix, 'utf8')) as Sidecar
      const below = `${path}/${sidecar.name}`
      if (sidecar.kind === 'file') {
        const hash = hashOf(readFileSync(at))
        expect(hash).toBe(sidecar.sha256)
        found.set(below, hash)
      } else {
        found.set(below, 'folder')
        look(at, below)
      }
    }
  }
  look(siteFolder(data), '')
  return Object.fromEntries([...found].sort())
}

/** The same content as the rows describe it. */
export function catalogueOf(data: string): Tree {
  const { Document = [], List = [] } = contentTables(data)
  const rows = new Map(Document.map((row) => [row.id, row]))
  const recycled = new Set(List.filter((row) => row.recycledIn !== null).map((row) => row.id))
  const pathOf = (row: TableRow): string | undefined => {
    if (row.parentId === '') return ''
    const parent = rows.get(row.parentId)
    const above = parent && pathOf(parent)
    return row.recycledIn === null && !recycled.has(row.listId) && above !== undefined ? `${above}/${String(row.leafName)}` : undefined
  }
  const found = Document.flatMap((row) => {
    const path = pathOf(row)
    return path ? [[path, row.kind === 0 ? String(row.sha256) : 'folder'] as const] : []
  })
  return Object.fromEntries(found.sort())
}

/** The number of the last change that the tree has followed, and of the last one that there is. */
function positionsOf(data: string): { readonly followed: unknown; readonly last: unknown } {
  const [site] = contentTables(data).Site ?? []
  const database = new Sqlite(join(data, 'Content/visible.db'), { readonly: true, fileMustExist: true })
  try {
    const followed = database.prepare('SELECT sequence FROM Position WHERE siteId = ?').pluck().get(site?.siteId)
    return { followed, last: site?.changeSequence }
  } finally {
    database.close()
  }
}

/** Waits until the tree matches the rows and its sidecars have every change, and returns it. */
export async function caughtUp(data: string): Promise<Tree> {
  await vi.waitFor(
    () => {
      expect(existsSync(siteFolder(data))).toBe(true)
      expect(treeOf(data)).toEqual(catalogueOf(data))
      const { followed, last } = positionsOf(data)
      expect(followed).toBe(last)
    },
    { timeout: 60_000, interval: 100 },
  )
  return treeOf(data)
}

export const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A request of the administrator. Fails unless it succeeds or has the given status. */
export async function call(url: string, method: string, path: string, body?: string | object, status = 0): Promise<string> {
  const isJson = typeof body === 'object'
  const reply = await fetchFrom(url + path, {
    method,
    user: 'admin',
    headers: { Accept: 'application/json', ...(isJson && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  })
  const isExpected = status === 0 ? reply.status < 300 : reply.status === status
  expect(isExpected, `${method} ${path}: ${reply.status} ${reply.text}`).toBe(true)
  return reply.text
}

const quoted = (text: string): string => `'${encodeURIComponent(text.replaceAll("'", "''"))}'`

export const fileAt = (path: string): string => `/_api/web/getfilebyserverrelativepath(decodedurl=${quoted(path)})`
export const folderAt = (path: string): string => `/_api/web/getfolderbyserverrelativepath(decodedurl=${quoted(path)})`

export const upload = (url: string, folder: string, name: string, text: string) =>
  call(url, 'POST', `${folderAt(folder)}/files/addusingpath(decodedurl=${quoted(name)},overwrite=true)`, text)
export const makeFolder = (url: string, folder: string, name: string) =>
  call(url, 'POST', `${folderAt(folder)}/folders/addusingpath(decodedurl=${quoted(name)})`)
export const moveTo = (url: string, what: string, to: string) => call(url, 'POST', `${what}/moveto(newurl=${quoted(to)},flags=0)`)
export const moveFolderTo = (url: string, what: string, to: string) => call(url, 'POST', `${what}/moveto(newurl=${quoted(to)})`)

export async function recycle(url: string, what: string): Promise<string> {
  const { value } = JSON.parse(await call(url, 'POST', `${what}/recycle`)) as { value: string }
  return value
}

export function tenon(data: string, command: string, ...argv: string[]) {
  const words = ['--disable-proto=delete', main, command, '--DataRootPath', data, ...argv]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: data, encoding: 'utf8', env: { PATH: process.env.PATH } })
  return { status, said: stdout + stderr }
}
