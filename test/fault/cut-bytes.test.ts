import { readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BlobStore } from '../../src/core/kernel/ports.ts'
import { contentTables } from '../support/content-tables.ts'
import { scratchFolders } from '../support/scratch.ts'
import { basic, startServer } from '../support/server.ts'
import { withBlobs } from '../support/stores/faulty.ts'

/** A stored file is shorter than its row says: no reader takes it for the whole, and one line of the log names the document. */
const scratch = scratchFolders('cut')

const headers = { Authorization: basic('ann'), Accept: 'application/json' }
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"
const value = "/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/a.txt')/$value"

async function serve(wrap = (blobs: BlobStore) => blobs) {
  const log: string[] = []
  const server = await startServer({
    settings: { StorageProvider: 'FileSystem', DataRootPath: scratch.directory, 'Logging:Level': 'error' },
    decorate: (database) => withBlobs(database, wrap),
    log: (line) => log.push(line),
  })
  const add = async (size: number) => {
    const reply = await fetch(`${server.url}${folder}/files/add(url='a.txt',overwrite=true)`, {
      method: 'POST',
      headers,
      body: 'x'.repeat(size),
    })
    expect(reply.status).toBe(200)
    return contentTables(scratch.directory).Document?.find(({ leafName }) => leafName === 'a.txt')
  }
  return { server, log, add }
}

const expectNamed = (log: readonly string[], row: Awaited<ReturnType<Awaited<ReturnType<typeof serve>>['add']>>) => {
  const lines = log.filter((line) => line.includes(String(row?.blobId)))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`document ${String(row?.id)}`)
  expect(lines[0]).toContain(`site ${String(row?.siteId)}`)
}

function cutOnDisk(blobId: unknown): void {
  const entries = readdirSync(join(scratch.directory, 'Content/blobs'), { recursive: true, withFileTypes: true })
  const entry = entries.find(({ name }) => name === blobId)
  truncateSync(join(entry?.parentPath ?? '', String(blobId)), 10)
}

describe.each([1000, 300_000])('a file of %d bytes that was cut on the disk', (size) => {
  it.each([
    ['by REST', value],
    ['at its URL', '/Shared%20Documents/a.txt'],
  ])('is refused %s, and the log names it', async (_, path) => {
    const first = await serve()
    const row = await first.add(size)
    await first.server.stop()
    cutOnDisk(row?.blobId)
    const { server, log } = await serve()
    const reply = await fetch(server.url + path, { headers })
    expect([reply.status, await reply.text()]).toEqual([500, expect.stringContaining("bytes of 'a.txt' are missing")])
    expectNamed(log, row)
    await server.stop()
  })
})

describe.each([1000, 300_000])('a file of %d bytes that is cut while it is read', (size) => {
  it('does not look whole, and the log names it', async () => {
    let isCut = false
    const { server, log, add } = await serve((blobs) => ({
      ...blobs,
      read: (key, range) => blobs.read(key, isCut ? { ...range, end: range.end - 1 } : range),
    }))
    const row = await add(size)
    isCut = true
    const whole = fetch(server.url + value, { headers }).then(async (reply) => {
      const text = await reply.text()
      return reply.status === 200 ? text.length : undefined
    })
    expect(await whole.catch(() => undefined)).toBeUndefined()
    expectNamed(log, row)
    await server.stop()
  })
})
