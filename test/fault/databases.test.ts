import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { FarmTables } from '../../generated/prisma/farm.ts'
import type { Running } from '../../src/commands/serve.ts'
import { actOnFarm } from '../../src/core/access/farm-act.ts'
import { setDatabaseStatus } from '../../src/core/acts/farm/content-databases.ts'
import { provisionSite } from '../../src/core/acts/farm/provision.ts'
import type { Records } from '../../src/core/kernel/ports.ts'
import { type Identity, identify } from '../../src/core/model/people/login-names.ts'
import { rest, send, soapMessage } from '../support/doors.ts'
import { scratchFolders } from '../support/scratch.ts'
import { basic, startServer } from '../support/server.ts'
import { siteFolder } from './mirror-tree.ts'

const scratch = scratchFolders('databases')
const { data, undo } = scratch

async function serveFiles(more: Readonly<Record<string, string>> = {}): Promise<Running> {
  const server = await startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: data(), ...more } })
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= server.stop())
  undo.push(stop)
  return { ...server, stop }
}

const get = (path: string) => ({ method: 'GET', path, headers: { Accept: 'application/json' } })
const statusOf = async (server: Running, path: string): Promise<number> => (await send(server.url, get(path))).status
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const upload = (name: string, body: string) => ({
  method: 'POST',
  path: `/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='${name}',overwrite=true)`,
  headers: { Accept: 'application/json' },
  body,
})

/** The files below a folder that this process has open, each with the number of its handles. */
function openFiles(folder: string): string[] {
  return readdirSync('/proc/self/fd')
    .flatMap((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`)
      } catch {
        // It was the handle of this listing.
        return []
      }
    })
    .filter((path) => path.startsWith(`${folder}/`))
    .sort()
}

describe('a content database that is closed while the server runs', () => {
  it('answers nothing but 503, with the reason, and everything again once it is open', async () => {
    const server = await serveFiles()
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'before' }))).status).toBe(201)
    expect((await send(server.url, upload('a.txt', 'bytes'))).status).toBe(200)
    await server.farm.closeDatabase('Content')
    for (const message of [get(`${tasks}/items`), rest.addItem('Tasks', { Title: 'never' }), upload('b.txt', 'never')]) {
      const reply = await send(server.url, message)
      expect(reply.status, reply.text).toBe(503)
      expect(reply.headers.get('retry-after')).toBe('30')
      expect(reply.text).toContain("The database 'Content' is closed at the moment. Try again later.")
      expect(reply.text).toContain('-2147024875, ')
      expect(reply.text).not.toContain(scratch.directory)
    }
    const fault = await send(server.url, soapMessage('GetListCollection', ''))
    expect(fault.status).toBe(503)
    expect(fault.text).toContain('<errorcode xmlns="urn:svc:soap/">0x80070015</errorcode>')
    expect(await statusOf(server, '/Shared%20Documents/a.txt')).toBe(503)
    expect(await statusOf(server, '/_vti_bin/health')).toBe(200)
    await server.farm.openDatabase('content')
    expect((await send(server.url, get('/Shared%20Documents/a.txt'))).text).toBe('bytes')
    const { text } = await send(server.url, get(`${tasks}/items?$select=Title`))
    expect((JSON.parse(text) as { value: { Title: string }[] }).value.map(({ Title }) => Title)).toEqual(['before'])
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'after' }))).status).toBe(201)
  })

  it('has no file open and nothing that works on it, however often it is opened and closed', { timeout: 60_000 }, async () => {
    const server = await serveFiles()
    const folder = join(data(), 'Content')
    await send(server.url, get(`${tasks}/items`))
    await wait(300)
    // The reserve is filled in the background, as soon as it may be.
    const kept = () => openFiles(folder).filter((path) => !path.endsWith('.reserve'))
    const open = kept()
    expect(open.some((path) => path.endsWith('content.db'))).toBe(true)
    expect(open.some((path) => path.endsWith('visible.db'))).toBe(true)
    for (let round = 0; round < 20; round += 1) {
      await server.farm.closeDatabase('Content')
      expect(openFiles(folder)).toEqual([])
      // A log file next to the database would belong to an open connection.
      expect(existsSync(join(folder, 'content.db-wal'))).toBe(false)
      if (round === 0) {
        // Longer than the interval of the mirror and the index.
        await wait(1_500)
        expect(openFiles(folder)).toEqual([])
      }
      await server.farm.openDatabase('Content')
      expect((await send(server.url, rest.addItem('Tasks', { Title: `round ${round}` }))).status).toBe(201)
    }
    await wait(300)
    expect(kept()).toEqual(open)
    expect(server.farm.directory.sites).toHaveLength(1)
  })

  it('is mirrored and indexed again once it is open', async () => {
    const server = await serveFiles()
    await server.farm.closeDatabase('Content')
    await server.farm.openDatabase('Content')
    expect((await send(server.url, upload('later.txt', 'seen'))).status).toBe(200)
    await expect.poll(() => existsSync(join(siteFolder(data()), 'Shared Documents', 'later.txt')), { timeout: 10_000 }).toBe(true)
    expect(readFileSync(join(siteFolder(data()), 'Shared Documents', 'later.txt'), 'utf8')).toBe('seen')
    const content = await server.farm.content('Content')
    const [site] = server.farm.directory.sites
    const last = async () => (await content.records.query('Site', { where: {} }))[0]?.changeSequence
    await expect.poll(async () => (await content.search.position(site?.id ?? '')) === (await last()), { timeout: 10_000 }).toBe(true)
  })

  it('refuses a request that was on its way when it closed', async () => {
    const server = await serveFiles()
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    undo.push(async () => socket.destroy())
    let said = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const { path } = upload('slow.txt', '')
    socket.write(
      `POST ${path.replaceAll(' ', '%20')} HTTP/1.1\r\nHost: a\r\nAuthorization: ${basic('admin')}\r\nContent-Length: 600000\r\n\r\n${'x'.repeat(500_000)}`,
    )
    const blobs = join(data(), 'Content', 'blobs')
    await expect.poll(() => existsSync(blobs) && openFiles(blobs).length, { timeout: 5_000 }).toBe(1)
    await server.farm.closeDatabase('Content')
    socket.write('y'.repeat(100_000))
    await expect.poll(() => said, { timeout: 5_000 }).toContain('HTTP/1.1 503')
    await expect.poll(() => openFiles(join(data(), 'Content')), { timeout: 5_000 }).toEqual([])
    await server.farm.openDatabase('Content')
    expect(await statusOf(server, '/Shared%20Documents/slow.txt')).toBe(404)
  })

  it('stays closed after a new start, until it is opened', async () => {
    const first = await serveFiles()
    await send(first.url, rest.addItem('Tasks', { Title: 'kept' }))
    await first.farm.closeDatabase('Content')
    await first.stop()
    const second = await serveFiles()
    expect(await statusOf(second, `${tasks}/items`)).toBe(503)
    expect(openFiles(join(data(), 'Content'))).toEqual([])
    await second.farm.openDatabase('Content')
    expect((await send(second.url, get(`${tasks}/items`))).text).toContain('kept')
  })

  it('keeps its rows where the data is in memory', async () => {
    const server = await startServer()
    undo.push(() => server.stop())
    await send(server.url, rest.addItem('Tasks', { Title: 'kept' }))
    await server.farm.closeDatabase('Content')
    expect(await statusOf(server, `${tasks}/items`)).toBe(503)
    await server.farm.openDatabase('Content')
    expect((await send(server.url, get(`${tasks}/items`))).text).toContain('kept')
  })

  it('stays closed when it cannot be opened', async () => {
    const server = await serveFiles()
    await server.farm.closeDatabase('Content')
    const path = join(data(), 'Content', 'content.db')
    const whole = readFileSync(path)
    writeFileSync(path, 'this is no database at all, however long it is looked at')
    await expect(server.farm.openDatabase('Content')).rejects.toThrow('not a database')
    expect(await statusOf(server, `${tasks}/items`)).toBe(503)
    writeFileSync(path, whole)
    await server.farm.openDatabase('Content')
    expect(await statusOf(server, `${tasks}/items`)).toBe(200)
  })
})

/** Runs an act on the farm as another process would. */
const onFarm = <T>({ farm }: Pick<Running, 'farm'>, work: (records: Records<FarmTables>, now: number) => Promise<T>): Promise<T> =>
  actOnFarm(farm.database, farm.runtime, { name: 'farm.provision', actor: 'admin', target: '/', input: {} }, work)

/** Makes a content database with a site at /sites/<name in lower case>, as another process would. */
async function addDatabase({ farm }: Running, name: string): Promise<void> {
  const { newId } = farm.runtime
  const [first] = await farm.database.records.query('ContentDatabase', { where: {} })
  const siteId = newId()
  const seed = { runtime: farm.runtime, contentDatabaseName: name, owner: identify('admin', 'localhost') as Identity }
  await provisionSite(await farm.content(name), seed, {
    siteId,
    webId: newId(),
    rootFolderId: newId(),
    lists: [{ title: 'Tasks', baseTemplate: 107 }],
  })
  const id = newId()
  const path = `/sites/${name.toLowerCase()}`
  const webApplicationId = first?.webApplicationId ?? ''
  await onFarm({ farm }, async (records, createdAt) => {
    const created = { webApplicationId, createdAt }
    await records.insert('ContentDatabase', { ...created, id, name, nameKey: name.toLowerCase(), status: 'Online', maxSiteCount: 1 })
    await records.insert('SiteCollection', { ...created, id: siteId, contentDatabaseId: id, path, pathKey: path })
  })
}

describe.each(['FileSystem', 'Sqlite', 'LiteDb', 'InMemory'])(
  'several content databases with the storage provider %s',
  (StorageProvider) => {
    const settings = () => ({ StorageProvider, SqlitePath: join(data(), 'all.db'), LiteDbPath: join(data(), 'all.db') })

    it('are found as soon as the farm knows them, and each is open or closed for itself', async () => {
      const server = await serveFiles(settings())
      expect(await statusOf(server, '/sites/archive/_api/web')).toBe(404)
      await addDatabase(server, 'Archive')
      await expect.poll(() => statusOf(server, '/sites/archive/_api/web'), { timeout: 5_000 }).toBe(200)
      const there = { ...rest.addItem('Tasks', { Title: 'there' }), path: `/sites/archive${tasks}/items` }
      expect((await send(server.url, there)).status).toBe(201)
      const { text } = await send(server.url, get('/sites/archive/_api/web?$select=ServerRelativeUrl'))
      expect(JSON.parse(text)).toMatchObject({ ServerRelativeUrl: '/sites/archive' })
      expect((await send(server.url, get(`${tasks}/items`))).text).not.toContain('there')

      await server.farm.closeDatabase('Archive')
      expect([await statusOf(server, '/sites/archive/_api/web'), await statusOf(server, '/_api/web')]).toEqual([503, 200])
      await server.farm.closeDatabase('Content')
      await server.farm.openDatabase('Archive')
      expect([await statusOf(server, '/sites/archive/_api/web'), await statusOf(server, '/_api/web')]).toEqual([200, 503])
      expect((await send(server.url, get(`/sites/archive${tasks}/items`))).text).toContain('there')
    })

    it('follow the rows of the farm, changed by any process', async () => {
      const server = await serveFiles(settings())
      await addDatabase(server, 'Archive')
      await expect.poll(() => statusOf(server, '/sites/archive/_api/web'), { timeout: 5_000 }).toBe(200)
      await setDatabaseStatus(server.farm.database, server.farm.runtime, 'archive', 'Offline')
      await expect.poll(() => statusOf(server, '/sites/archive/_api/web'), { timeout: 5_000 }).toBe(503)
      await setDatabaseStatus(server.farm.database, server.farm.runtime, 'archive', 'Online')
      await expect.poll(() => statusOf(server, '/sites/archive/_api/web'), { timeout: 5_000 }).toBe(200)
      await onFarm(server, (records) => records.delete('SiteCollection', { pathKey: '/sites/archive' }))
      await expect.poll(() => statusOf(server, '/sites/archive/_api/web'), { timeout: 5_000 }).toBe(404)
      expect(await statusOf(server, '/_api/web')).toBe(200)
    })
  },
)

it('a name that leads out of the data is no name of a database', async () => {
  const server = await serveFiles()
  for (const name of ['../Content', 'a/b', '.', '..', 'a.', '', `x${randomUUID()}/`]) {
    await expect(server.farm.content(name), name).rejects.toThrow('cannot be the name of a content database')
  }
})
