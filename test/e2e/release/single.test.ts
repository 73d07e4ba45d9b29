import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { runIn } from '../../support/programs/packed.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { basic } from '../../support/server.ts'
import { startProcess } from '../../support/server-process.ts'

/** The program as one file, in a folder with nothing beside it but the binary of SQLite. */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = sharedFolder('single')
const made = join(folder, 'made')
const empty = join(folder, 'empty')
const main = join(empty, 'tenon.cjs')
const binary = `${process.platform}-${process.arch}.node`
const run = (...words: readonly string[]): string => runIn(empty, process.execPath, words)

beforeAll(() => {
  runIn(root, process.execPath, ['scripts/release/single.ts', made])
  mkdirSync(empty)
  for (const name of ['tenon.cjs', binary]) copyFileSync(join(made, name), join(empty, name))
}, 120_000)

describe('the program as a single file', () => {
  it('is one file beside the binary of SQLite, and says its version and its settings', () => {
    expect(readdirSync(made).sort()).toEqual([binary, 'tenon.cjs'])
    expect(statSync(join(made, 'tenon.cjs')).mode & 0o111).not.toBe(0)
    expect(run(main, '--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(run(main, '--help')).toMatch(/--StorageProvider/)
  })

  it('serves REST, SOAP, the manual and the contracts, makes backups, and checks its journal', { timeout: 120_000 }, async () => {
    const server = await startProcess(folder, { 'EventSourcing:Enabled': 'true', 'Emulator:Enabled': 'true' }, { main })
    const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
    const added = await admin.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'one' } })
    expect([added.status, added.json.Title]).toEqual([201, 'one'])
    const textOf = async (path: string) => {
      const reply = await fetch(`${server.url}${path}`)
      return [reply.status, await reply.text()]
    }
    expect(await textOf('/docs/manual/testing')).toEqual([200, expect.stringContaining('tenon/testing')])
    expect(await textOf('/docs/openapi.json')).toEqual([200, expect.stringContaining('"description"')])
    expect(await textOf('/_vti_bin/lists.asmx?wsdl')).toEqual([200, expect.stringContaining('wsdl:definitions')])
    expect((await admin.call('PUT', '/_emulator/snapshots/one')).status).toBe(201)
    const [content] = (await admin.call('GET', '/_admin/webapps/Default/contentdatabases')).json.value
    const backup = await admin.call('POST', `/_admin/webapps/Default/contentdatabases/${content.id}/backup`, {
      body: { path: 'one.zip' },
    })
    expect([backup.status, backup.json]).toEqual([202, expect.anything()])
    const operation = () => admin.call('GET', `/_admin/operations/${backup.json.operationId}`)
    await expect.poll(async () => (await operation()).json.status, { timeout: 60_000 }).toBe('Succeeded')
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    const settings = ['--StorageProvider', 'FileSystem', '--DataRootPath', join(folder, 'data')]
    expect(run(main, 'journal', 'verify', ...settings)).toMatch(/All of them are as they were written/)
    expect(run(main, 'verify', ...settings)).not.toBe('')
  })

  it('runs its threads', () => {
    writeFileSync(
      join(empty, 'thread.cjs'),
      `const { Worker } = require('node:worker_threads')
const workerData = { path: ${JSON.stringify(join(folder, 'data/farm.db'))}, ended: new Int32Array(new SharedArrayBuffer(4)) }
const thread = new Worker('./tenon.cjs', { workerData, argv: ['reader-worker'] })
thread.once('message', (answer) => { console.log(JSON.stringify(answer)); thread.postMessage(null) })
thread.postMessage({ sql: 'SELECT 7 AS seven', parameters: [] })`,
    )
    expect(JSON.parse(run('thread.cjs'))).toEqual({ rows: [{ seven: 7 }] })
  })

  it('says what is missing without the binary', () => {
    const alone = join(folder, 'alone')
    mkdirSync(alone)
    copyFileSync(join(made, 'tenon.cjs'), join(alone, 'tenon.cjs'))
    expect(() => runIn(alone, process.execPath, ['tenon.cjs', '--StorageProvider', 'InMemory', '--HttpPort', '0'])).toThrow(
      new RegExp(`The binary of SQLite is missing: put .*${binary}`),
    )
  })
})
