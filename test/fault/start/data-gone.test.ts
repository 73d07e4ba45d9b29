import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Farm } from '../../../src/farm/farm.ts'
import { rest, send } from '../../support/doors.ts'
import { startServer } from '../../support/server.ts'

let directory: string
let url: string
let farm: Farm
let stop: () => Promise<void>
let logged: string[]

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'tenon-gone-'))
  logged = []
  const server = await startServer({
    settings: { StorageProvider: 'FileSystem', DataRootPath: data(), 'Logging:Level': 'warn' },
    log: (line) => void logged.push(line),
  })
  url = server.url
  farm = server.farm
  stop = server.stop
})
afterEach(async () => {
  await stop().catch(() => undefined)
  rmSync(directory, { recursive: true })
})

const data = () => join(directory, 'data')
const addItem = () => send(url, rest.addItem('Tasks', { Title: 'one' }))
const upload = (size: number) =>
  send(url, {
    method: 'POST',
    path: "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)",
    headers: { Accept: 'application/json' },
    body: 'x'.repeat(size),
  })
const health = async () => (await fetch(`${url}/_vti_bin/health`)).status
describe('a server whose data folder vanishes', () => {
  it('refuses what it could not keep, says why, says so in the log once, and lives on', async () => {
    expect((await addItem()).status).toBe(201)
    rmSync(data(), { recursive: true })
    for (const refused of [await addItem(), await upload(10), await upload(300_000)]) {
      expect(refused.status, refused.text).toBe(503)
      expect(refused.text).toContain('-2147024893, ')
      expect(refused.text).toMatch(/keeps its data was removed or replaced while it was running\. Nothing was changed/)
      expect(refused.text).not.toContain(directory)
    }
    await expect(farm.closeDatabase('Content')).rejects.toMatchObject({ reason: 'data_gone' })
    await expect.poll(() => logged.length, { timeout: 5_000 }).toBeGreaterThan(0)
    await addItem()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(logged.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
      `${join(data(), 'farm.db')}, ${join(data(), 'Content/content.db')} was removed or replaced while the server has it open: nothing is stored any more. Put it back, and start the server again.`,
    ])
    expect(await health()).toBe(200)
    expect(existsSync(data())).toBe(false)
  })

  it('continues once the folder is back, and not on a copy of it', async () => {
    renameSync(data(), `${data()}-away`)
    expect((await addItem()).status).toBe(503)
    cpSync(`${data()}-away`, data(), { recursive: true })
    expect((await addItem()).status).toBe(503)
    rmSync(data(), { recursive: true })
    renameSync(`${data()}-away`, data())
    expect((await addItem()).status).toBe(201)
    expect((await upload(10)).status).toBe(200)
  })
})
