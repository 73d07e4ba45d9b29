import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, unlinkSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Running } from '../../src/commands/serve.ts'
import type { BlobStore } from '../../src/core/kernel/ports.ts'
import { contentTables, type TableRow } from '../support/content-tables.ts'
import { rest, send } from '../support/doors.ts'
import { scratchFolders } from '../support/scratch.ts'
import { basic, startServer } from '../support/server.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'
import { faulty, type StoreCall, withBlobs } from '../support/stores/faulty.ts'

const scratch = scratchFolders('uploads')
const { data, undo } = scratch

async function serve(wrap = (blobs: BlobStore) => blobs): Promise<Running> {
  const settings = { StorageProvider: 'FileSystem', DataRootPath: data() }
  const server = await startServer({ settings, decorate: (database) => withBlobs(database, wrap) })
  undo.push(() => server.stop())
  await send(server.url, rest.addItem('Tasks', { Title: 'one' }))
  return server
}

const files = "/_api/web/lists/getbytitle('Tasks')/items(1)/attachmentfiles"
const addTo = (name: string) => `${files}/add(filename='${name}')`

async function upload(url: string, path: string, body: Uint8Array, method = 'POST') {
  const headers = { Authorization: basic('ann'), Accept: 'application/json' }
  const response = await fetch(url + path, { method, headers, body: body as unknown as string })
  return { status: response.status, text: await response.text() }
}

async function rowsAt<T>(url: string, path: string): Promise<T[]> {
  const reply = await send(url, { method: 'GET', path, headers: { Accept: 'application/json' } })
  return (JSON.parse(reply.text) as { value: T[] }).value
}

const namesOf = async (url: string) => (await rowsAt<{ FileName: string }>(url, files)).map((file) => file.FileName)

const library = "/_api/web/lists/getbytitle('Documents')/rootfolder/files"
/** The upload in parts that `prepared` starts. */
const begun = randomUUID()
const documentsOf = async (url: string) => (await rowsAt<{ Name: string }>(url, `${library}?$top=5000`)).map((file) => file.Name)

/** The files of stored bytes, complete or not. */
const stored = (): string[] =>
  readdirSync(join(data(), 'Content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('blobs'))
    .map((entry) => join(entry.parentPath, entry.name))

const rowsOf = (table: string): readonly TableRow[] => contentTables(data())[table] ?? []
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Checks that every attachment and file has its bytes, that all bytes have a row, and that sizes and hashes are right. */
function expectAgreement(): void {
  const attachments = [...rowsOf('Attachment'), ...rowsOf('Document').filter(({ blobId }) => blobId !== null)]
  const onDisk = new Map(stored().map((path) => [path.slice(path.lastIndexOf('/') + 1), readFileSync(path)]))
  expect([...onDisk.keys()].sort()).toEqual(attachments.map(({ blobId }) => blobId).sort())
  for (const { blobId, sizeBytes, sha256: digest } of attachments) {
    const bytes = onDisk.get(String(blobId)) ?? Buffer.alloc(0)
    expect([bytes.length, sha256(bytes)]).toEqual([sizeBytes, digest])
  }
  const blobs = rowsOf('Blob').map(({ id, useCount, releasedAt }) => [id, useCount, releasedAt])
  expect(blobs).toEqual(attachments.map(({ blobId }) => [blobId, 1, null]).sort())
}

/** Waits for background work. */
async function eventually(check: () => void): Promise<void> {
  for (let left = 100; ; left -= 1) {
    try {
      return check()
    } catch (error) {
      if (left === 0) throw error
      await wait(30)
    }
  }
}

/** A request by its bytes: what the client sends, which length it announces, and when it disconnects. */
function sendPart(
  url: string,
  path: string,
  { method, announced, bytes }: { method: string; announced: string; bytes: Uint8Array },
): Promise<void> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    const head = `${method} ${encodeURI(path)} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${basic('ann')}\r\n${announced}\r\n\r\n`
    socket.write(Buffer.concat([Buffer.from(head), bytes]), () => setTimeout(() => socket.destroy(), 100))
  })
}

/** The targets of uploads, each after the file `there.txt` exists and an upload of it has begun. */
const targets = [
  ['an attachment', addTo('a.txt'), 'POST'],
  ['a file', `${library}/add(url='a.txt',overwrite=false)`, 'POST'],
  ['a file in the place of another', `${library}/add(url='there.txt',overwrite=true)`, 'POST'],
  ['the bytes of a file', `${library}('there.txt')/$value`, 'PUT'],
  ['the first part of a file', `${library}('there.txt')/startUpload(uploadId=guid'${randomUUID()}')`, 'POST'],
  ['the next part of a file', `${library}('there.txt')/continueUpload(uploadId=guid'${begun}',fileOffset=5)`, 'POST'],
  ['the last part of a file', `${library}('there.txt')/finishUpload(uploadId=guid'${begun}',fileOffset=5)`, 'POST'],
] as const

/** A server with the objects that the targets need; also returns the stored bytes on its disk and in its rows. */
async function prepared(wrap?: (blobs: BlobStore) => BlobStore) {
  const server = await serve(wrap)
  await upload(server.url, `${library}/add(url='there.txt',overwrite=false)`, Buffer.from('before'))
  await upload(server.url, `${library}('there.txt')/startUpload(uploadId=guid'${begun}')`, Buffer.from('first'))
  return { server, before: { stored: stored().sort(), blobs: rowsOf('Blob') } }
}

/** Checks that existing files are unchanged, that there are no new ones, and that a repeated request succeeds. */
async function expectUnchanged({ server, before }: Awaited<ReturnType<typeof prepared>>): Promise<void> {
  await eventually(() => expect({ stored: stored().sort(), blobs: rowsOf('Blob') }).toEqual(before))
  expect(await namesOf(server.url)).toEqual([])
  expect(await documentsOf(server.url)).toEqual(['there.txt'])
  const read = await fetch(`${server.url}${library}('there.txt')/$value`, { headers: { Authorization: basic('ann') } })
  expect(await read.text()).toBe('before')
}

describe.each(targets)('an upload that does not come to its end, of %s,', (_, path, method) => {
  it.each([
    ['announces more than it sends', 'Content-Length: 500000', randomBytes(300_000)],
    ['ends before its first byte', 'Content-Length: 500000', Buffer.alloc(0)],
    ['ends in the middle of a piece', 'Transfer-Encoding: chunked', Buffer.concat([Buffer.from('40000\r\n'), randomBytes(1000)])],
    ['has no last piece', 'Transfer-Encoding: chunked', Buffer.from('5\r\nhello\r\n')],
    ['is no pieces at all', 'Transfer-Encoding: chunked', Buffer.from('5\r\nhello\r\nzz\r\n')],
  ])('because the client %s leaves nothing', async (__, announced, bytes) => {
    const state = await prepared()
    await sendPart(state.server.url, path, { method, announced, bytes })
    await expectUnchanged(state)
    expect((await upload(state.server.url, path, Buffer.from('again'), method)).status).toBe(200)
  })

  it('because the disk is full gets 507, and the former bytes stay', async () => {
    let isFull = false
    const state = await prepared((blobs) => ({
      ...blobs,
      put: (key, content) =>
        blobs.put(
          key,
          (async function* () {
            for await (const piece of content) {
              if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
              yield piece
            }
          })(),
        ),
    }))
    isFull = true
    const reply = await upload(state.server.url, path, randomBytes(100_000), method)
    expect([reply.status, reply.text]).toEqual([507, expect.stringContaining('no room left')])
    isFull = false
    await expectUnchanged(state)
    expect((await upload(state.server.url, path, Buffer.from('again'), method)).status).toBe(200)
  })

  it('because it is longer than it has announced stores what was announced, and what follows is no request', async () => {
    const { server } = await prepared()
    await sendPart(server.url, path, {
      method,
      announced: 'Content-Length: 5',
      bytes: Buffer.from('12345 and more that nobody has announced'),
    })
    const digests = () => [...stored()].map((file) => readFileSync(file, 'latin1'))
    await eventually(() => expect(digests().some((text) => text === '12345' || text === 'first12345')).toBe(true))
    expect(digests().join()).not.toContain('and more')
  })
})

describe('an upload that does not come to its end', () => {
  it('because its row cannot be stored leaves no bytes', async () => {
    let failing = false
    const settings = { StorageProvider: 'FileSystem', DataRootPath: data() }
    const beforeCall = ({ what }: StoreCall) => {
      if (failing && what === 'insert Attachment') throw new Error('the disk is on fire')
    }
    const server = await startServer({ settings, decorate: (database) => faulty(database, beforeCall) })
    undo.push(() => server.stop())
    await send(server.url, rest.addItem('Tasks', { Title: 'one' }))
    failing = true
    expect((await upload(server.url, addTo('a.txt'), randomBytes(100_000))).status).toBe(500)
    failing = false
    expectAgreement()
    expect(rowsOf('Blob')).toEqual([])
  })
})

describe.each(['FileSystem', 'Sqlite', 'LiteDb'])('with the storage provider %s', (StorageProvider) => {
  it('attachments are there after a new start', async () => {
    const settings = { StorageProvider, DataRootPath: data(), SqlitePath: join(data(), 'all.db'), LiteDbPath: join(data(), 'all.db') }
    const bytes = randomBytes(600_000)
    const first = await startServer({ settings })
    await send(first.url, rest.addItem('Tasks', { Title: 'one' }))
    expect((await upload(first.url, addTo('a.bin'), bytes)).status).toBe(200)
    await first.stop()
    const second = await startServer({ settings })
    undo.push(() => second.stop())
    const response = await fetch(`${second.url}${files}('a.bin')/$value`, { headers: { Authorization: basic('ann') } })
    expect(sha256(Buffer.from(await response.arrayBuffer()))).toBe(sha256(bytes))
    const names = readdirSync(data()).filter((name) => name.endsWith('.db'))
    expect(names.sort()).toEqual({ Sqlite: ['all.db', 'farm.all.db'], LiteDb: ['all.db'] }[StorageProvider] ?? ['farm.db'])
  })
})

describe('bytes that are gone', () => {
  it.each([
    [addTo('a.txt'), files],
    [`${library}/add(url='a.txt',overwrite=false)`, library],
  ])('from %s are named, and their name can be given other bytes', async (add, parent) => {
    const server = await serve()
    await upload(server.url, add, Buffer.from('first'))
    // Until its file is synced, the server makes it again from its row.
    await expect.poll(() => contentTables(data()).BlobChunk, { timeout: 60_000 }).toEqual([])
    for (const path of stored()) unlinkSync(path)
    const value = `${parent}('a.txt')/$value`
    const read = () => send(server.url, { method: 'GET', path: value, headers: { Accept: 'application/json' } })
    const reply = await read()
    expect([reply.status, reply.text]).toEqual([500, expect.stringContaining("bytes of 'a.txt' are missing")])
    expect((await upload(server.url, value, Buffer.from('second'), 'PUT')).status).toBe(200)
    expect((await read()).text).toBe('second')
  })

  it('when their attachment, item or list is deleted, are removed', async () => {
    const server = await serve()
    for (const name of ['a', 'b', 'c']) await upload(server.url, addTo(`${name}.txt`), Buffer.from(name))
    const call = (method: string, path: string) => send(server.url, { method, path, headers: { Accept: 'application/json' } })
    await call('DELETE', `${files}('a.txt')`)
    await call('POST', `${files}('b.txt')/recycleobject`)
    await upload(server.url, `${files}('c.txt')/$value`, Buffer.from('other'), 'PUT')
    await server.stop()
    undo.length = 0
    const again = await serve()
    await eventually(() => expect(stored()).toHaveLength(2))
    await send(again.url, rest.deleteList('Tasks'))
    await again.stop()
    undo.length = 0
    await serve()
    await eventually(() => {
      expect(stored()).toEqual([])
      expect(rowsOf('Blob')).toEqual([])
    })
  })
})

describe('a client that is slow', () => {
  /** An upload whose first half was sent; its second half waits. */
  function halfOf(url: string, path: string, bytes: Uint8Array) {
    const headers = { Authorization: basic('ann'), 'Content-Length': bytes.length }
    const sent = request(url + encodeURI(path), { method: 'POST', headers })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)))
    })
    sent.write(bytes.subarray(0, bytes.length / 2))
    return { answered, finish: () => sent.end(bytes.subarray(bytes.length / 2)) }
  }

  it.each(['FileSystem', 'InMemory', 'Sqlite', 'LiteDb'])(
    'in sending holds nobody up, with the storage provider %s',
    async (StorageProvider) => {
      const settings = { StorageProvider, DataRootPath: data(), SqlitePath: join(data(), 'all.db'), LiteDbPath: join(data(), 'all.db') }
      const server = await startServer({ settings })
      undo.push(() => server.stop())
      await send(server.url, rest.addItem('Tasks', { Title: 'one' }))
      const slow = halfOf(server.url, addTo('slow.bin'), randomBytes(1_000_000))
      await wait(100)
      expect((await upload(server.url, addTo('fast.bin'), randomBytes(500_000))).status).toBe(200)
      expect((await send(server.url, rest.addItem('Tasks', { Title: 'two' }))).status).toBe(201)
      expect(await namesOf(server.url)).toEqual(['fast.bin'])
      slow.finish()
      expect(await slow.answered).toBe(200)
      expect(await namesOf(server.url)).toEqual(['fast.bin', 'slow.bin'])
    },
  )

  it.each(['FileSystem', 'InMemory', 'Sqlite', 'LiteDb'])(
    'in reading gets the bytes that it has begun with, with the storage provider %s',
    async (StorageProvider) => {
      const settings = { StorageProvider, DataRootPath: data(), SqlitePath: join(data(), 'all.db'), LiteDbPath: join(data(), 'all.db') }
      const server = await startServer({ settings })
      undo.push(() => server.stop())
      const bytes = randomBytes(20_000_000)
      await upload(server.url, `${library}/add(url='a.bin',overwrite=false)`, bytes)
      const response = await fetch(`${server.url}${library}('a.bin')/$value`, { headers: { Authorization: basic('ann') } })
      const reader = (response.body as ReadableStream<Uint8Array>).getReader()
      const pieces = [(await reader.read()).value ?? new Uint8Array()]
      await upload(server.url, `${library}('a.bin')/$value`, Buffer.from('other'), 'PUT')
      await send(server.url, { method: 'DELETE', path: `${library}('a.bin')`, headers: {} })
      for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value)
      expect(sha256(Buffer.concat(pieces))).toBe(sha256(bytes))
      expect(await documentsOf(server.url)).toEqual([])
    },
  )
})

interface Acknowledged {
  readonly name: string
  readonly digest: string
}

/** Uploads attachments and files in turn over several connections until the server ends; returns those that it acknowledged. */
async function uploadMany(server: ServerProcess, count: number, killAfter: number): Promise<Acknowledged[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  const acknowledged: Acknowledged[] = []
  const one = async (index: number): Promise<void> => {
    const bytes = randomBytes(1 + ((index * 7919) % 200_000))
    const name = `${index} of ${server.url.slice(-5).replace(/\D/g, '')}.bin`
    const path = index % 2 === 0 ? addTo(name) : `${library}/add(url='${name}',overwrite=${index % 4 === 1})`
    const status = await put(server.url, path, bytes, agent)
    if (status === undefined) return
    expect(status).toBe(200)
    acknowledged.push({ name, digest: sha256(bytes) })
    if (acknowledged.length === killAfter) void server.end('SIGKILL')
  }
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)))
  agent.destroy()
  return acknowledged
}

/** Undefined if the connection broke before the end of the reply. */
function put(url: string, path: string, bytes: Uint8Array, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { Authorization: basic('ann'), 'Content-Length': bytes.length }
    const sent = request(url + encodeURI(path), { method: 'POST', agent, headers })
    sent.on('error', () => resolve(undefined))
    sent.on('response', (response) => {
      response.on('error', () => resolve(undefined))
      response.on('end', () => resolve(response.complete ? response.statusCode : undefined))
      response.resume()
    })
    sent.end(bytes)
  })
}

describe('after kill -9 in the middle of 500 uploads', () => {
  it('every acknowledged one is whole, no partial one is there, and rows and files agree, three times', async () => {
    const all: Acknowledged[] = []
    for (const killAfter of [1, 60, 200]) {
      const server = await startProcess(scratch.directory)
      undo.push(() => server.end('SIGKILL'))
      if (all.length === 0) await send(server.url, rest.addItem('Tasks', { Title: 'one' }))
      const round = await uploadMany(server, 500, killAfter)
      await server.ended
      expect(round.length).toBeGreaterThanOrEqual(killAfter)
      expect(round.length).toBeLessThan(500)
      all.push(...round)
      const again = await startProcess(scratch.directory)
      undo.push(() => again.end('SIGKILL'))
      await eventually(expectAgreement)
      const names = new Set([...(await namesOf(again.url)), ...(await documentsOf(again.url))])
      const attached = rowsOf('Attachment').map((row) => [row.fileName, row.sha256] as const)
      const made = rowsOf('Document').flatMap((row) => (row.blobId === null ? [] : [[row.leafName, row.sha256] as const]))
      const rows = new Map([...attached, ...made])
      for (const { name, digest } of all) expect([names.has(name), rows.get(name)], name).toEqual([true, digest])
      const items = rowsOf('Item')
      expect(items.filter(({ documentId }) => documentId === null)).toMatchObject([{ attachmentCount: attached.length }])
      expect(items.filter(({ documentId }) => documentId !== null)).toHaveLength(made.length)
      await again.end('SIGTERM')
    }
  }, 60_000)
})
