import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { SPFI } from '@pnp/sp'
import '@pnp/sp/batching.js'
import '@pnp/sp/items/index.js'
import type { ILists } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { BasicAuthSecurity, createClientAsync } from 'soap'
import sprequest, { type ISPRequest } from 'sp-request'
import { describe, expect, it } from 'vitest'
import { contractText } from '../../../src/process/installation.ts'
import { usualProfile } from '../../../src/profile/profiles.ts'
import { differencesIn } from '../../../src/recorder/differences.ts'
import { type Fixture, makeFixtureFolder } from '../../../src/recorder/fixture.ts'
import { listenAt, type Recording, startRecording } from '../../../src/recorder/record-proxy.ts'
import { type Replay, startReplay } from '../../../src/recorder/replay-server.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { pnpAs } from '../pnp/pnp-client.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const scratch = scratchFolders('recording')
const password = 'correct horse battery staple'

async function record(): Promise<Recording & { readonly folder: string; readonly warnings: readonly string[] }> {
  const folder = join(scratch.directory, 'fixtures')
  await makeFixtureFolder(folder)
  const warnings: string[] = []
  const recording = await startRecording({ target: new URL(server.url), folder, port: 0, warn: (line) => warnings.push(line) })
  scratch.undo.push(() => recording.stop())
  return { ...recording, folder, warnings }
}

async function replayOf(folder: string): Promise<Replay> {
  const replay = await startReplay({ folder, port: 0 })
  scratch.undo.push(() => replay.stop())
  return replay
}

const fixtures = (folder: string): Fixture[] =>
  readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture)

const differences = async (folder: string) => (await differencesIn(folder, contractText('rest'), usualProfile)).differences

/** What a client sees, wherever the server is. */
const withoutOrigin = (seen: object, url: string): unknown => JSON.parse(JSON.stringify(seen).replaceAll(url, ''))

/** What sp-request does and sees, signed in by forms. */
async function bySpRequest(url: string): Promise<object> {
  const ann: ISPRequest = sprequest.create({ username: 'ann', password, fba: true } as never)
  const digest = await ann.requestDigest(url)
  const items = `${url}/_api/web/lists/GetByTitle('Tasks')/items`
  const headers = { 'X-RequestDigest': digest }
  const added = await ann.post(items, { body: { __metadata: { type: 'SP.Data.TasksListItem' }, Title: 'Recorded' }, headers })
  const read = await ann.get(`${items}?$select=Id,Title&$orderby=Id desc&$top=1`)
  const missing = await ann.get(`${items}(999999)`).then(
    () => 200,
    (error: { response: { statusCode: number } }) => error.response.statusCode,
  )
  return { id: added.body.d.Id, uri: added.body.d.__metadata.uri.replace(url, ''), read: read.body.d.results, missing }
}

/** What PnPjs does and sees, with a batch. */
async function byPnp(url: string): Promise<object> {
  const sp = pnpAs(url, 'ann') as unknown as { batched(): [SPFI, () => Promise<void>] }
  const [batched, execute] = sp.batched()
  const web = (batched as unknown as { readonly web: IWeb & { readonly lists: ILists } }).web
  const both = Promise.all([web.select('Title')(), web.lists.getByTitle('Tasks').select('Title', 'BaseTemplate')()])
  await execute()
  return both
}

describe('a client gets from a replay what it got from the server', () => {
  it('as sp-request, which signs in by forms and keeps a digest', async () => {
    const recording = await record()
    const first = await bySpRequest(recording.url)
    await recording.stop()
    expect(first).toMatchObject({ read: [{ Title: 'Recorded' }], missing: 404 })
    const replay = await replayOf(recording.folder)
    expect(replay.fixtures).toBe(recording.count())
    expect(withoutOrigin(await bySpRequest(replay.url), replay.url)).toEqual(withoutOrigin(first, recording.url))
    expect(replay.totals()).toMatchObject({ unknown: 0, unused: [] })
    expect(await differences(recording.folder)).toEqual([])
    expect(recording.warnings).toEqual([])
    const written = JSON.stringify(fixtures(recording.folder))
    for (const secret of [password, server.url, recording.url]) expect(written).not.toContain(secret)
    expect(written).not.toMatch(/0x[0-9A-F]{64}|FedAuth=[^*]/)
  })

  it('as @pnp/sp, whose batches have other boundaries each time', async () => {
    const recording = await record()
    const first = await byPnp(recording.url)
    await recording.stop()
    const replay = await replayOf(recording.folder)
    expect(withoutOrigin(await byPnp(replay.url), replay.url)).toEqual(withoutOrigin(first, recording.url))
    expect(replay.totals()).toMatchObject({ unknown: 0, unused: [] })
    expect(await differences(recording.folder)).toEqual([])
  })

  it('as a client of SOAP', async () => {
    const recording = await record()
    const ask = async (url: string): Promise<unknown> => {
      // The WSDL names the address of the service, which must be that of the proxy.
      const client = await createClientAsync(`${url}/_vti_bin/lists.asmx?wsdl`)
      client.setSecurity(new BasicAuthSecurity('ann', password))
      const [{ GetListResult }] = (await client.GetListAsync({ listName: 'Tasks' })) as [
        { GetListResult: { List: { attributes: object } } },
      ]
      return GetListResult.List.attributes
    }
    const first = await ask(recording.url)
    await recording.stop()
    expect(first).toMatchObject({ Title: 'Tasks' })
    expect(recording.count()).toBe(2)
    const replay = await replayOf(recording.folder)
    expect(await ask(replay.url)).toEqual(first)
    expect(await differences(recording.folder)).toEqual([])
  })
})

describe('a recording', () => {
  const send = async (url: string, path: string, init: RequestInit = {}) => {
    const reply = await fetch(`${url}${path}`, {
      ...init,
      headers: { Authorization: basic('ann'), Accept: 'application/json', ...init.headers },
    })
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()), fixture: reply.headers.get('x-tenon-fixture') }
  }
  const upload = (name: string) => `/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='${name}',overwrite=true)`
  const valueOf = (name: string) => `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${name}')/$value`

  it('passes files on byte for byte, and does not keep those that are too long', async () => {
    const recording = await record()
    const [short, long] = [randomBytes(100_000), randomBytes(9_000_000)]
    for (const [name, bytes] of [
      ['short.bin', short],
      ['long.bin', long],
    ] as const) {
      expect((await send(recording.url, upload(name), { method: 'POST', body: bytes })).status).toBe(200)
      expect((await send(recording.url, valueOf(name))).bytes.equals(bytes)).toBe(true)
    }
    await recording.stop()
    expect(
      fixtures(recording.folder).map(({ request, reply }) => [request.body, reply.body].map((body) => Object.keys(body ?? {})[0])),
    ).toEqual([
      ['base64', 'text'],
      [undefined, 'base64'],
      ['tooLong', 'text'],
      [undefined, 'tooLong'],
    ])
    const replay = await replayOf(recording.folder)
    expect((await send(replay.url, valueOf('short.bin'))).bytes.equals(short)).toBe(true)
    expect((await send(replay.url, upload('long.bin'), { method: 'POST', body: long })).status).toBe(200)
    const refused = await send(replay.url, valueOf('long.bin'))
    expect([refused.status, refused.bytes.toString()]).toEqual([
      501,
      expect.stringContaining('9000000 bytes, which are too many to be kept'),
    ])
    expect(await differences(recording.folder)).toEqual([])
  })

  it('answers equal requests in their order, the last one from then on, and others with the nearest', async () => {
    const recording = await record()
    const title = "/_api/web/lists/getbytitle('Tasks')?$select=Description"
    const describe = (text: string) =>
      send(recording.url, "/_api/web/lists/getbytitle('Tasks')", {
        method: 'POST',
        body: JSON.stringify({ Description: text }),
        headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*', 'Content-Type': 'application/json' },
      })
    await describe('one')
    await send(recording.url, title)
    await describe('two')
    await send(recording.url, title)
    await recording.stop()
    const replay = await replayOf(recording.folder)
    const seen = []
    for (let round = 0; round < 3; round += 1) seen.push(JSON.parse((await send(replay.url, title)).bytes.toString()).Description)
    expect(seen).toEqual(['one', 'two', 'two'])
    const other = await send(replay.url, `${title},Title`)
    expect(other.status).toBe(404)
    const { error } = JSON.parse(other.bytes.toString())
    expect(error).toMatchObject({
      code: 'not_recorded',
      nearest: [{ differs: ["The option $select is 'Description,Title', and there 'Description'."] }, {}],
    })
    expect(replay.totals()).toMatchObject({ answered: 3, unknown: 1, unused: ['000001.json', '000003.json'] })
  })

  it('reports where a reply is not what the contract says', async () => {
    const recording = await record()
    for (const path of ['/_api/web', '/_api/web/lists', '/_api/web/nowhere']) await send(recording.url, path)
    await recording.stop()
    const change = (at: number, with_: (text: string) => string) => {
      const name = join(recording.folder, `00000${at}.json`)
      const fixture = JSON.parse(readFileSync(name, 'utf8')) as Fixture
      const { text } = fixture.reply.body as { text: string }
      writeFileSync(name, JSON.stringify({ ...fixture, reply: { ...fixture.reply, body: { text: with_(text) } } }))
    }
    expect(await differences(recording.folder)).toEqual([])
    change(1, (text) => JSON.stringify({ ...JSON.parse(text), Title: 7, Surprise: true, Description: undefined }))
    change(2, (text) => text.replaceAll(/"ItemCount":\d+/g, '"ItemCount":"many"'))
    const found = await differences(recording.folder)
    const told = found.map(({ operation, status, path, problem }) => `${operation} ${status} ${path} ${problem}`)
    expect(told).toEqual([
      expect.stringMatching(/^getWeb 200 \$ the body must NOT have additional properties.*Surprise/),
      expect.stringMatching(/^getWeb 200 \$\.Title must be string/),
      expect.stringMatching(/^getWeb 200 \$\.Description The property Description of Web is missing/),
      expect.stringMatching(/^listLists 200 \$\.value\[\*\]\.ItemCount must be integer/),
    ])
    expect(found.at(-1)?.count).toBeGreaterThan(3)
  })

  it('reports an address that the contract does not have, unless the server refuses it too', async () => {
    const folder = join(scratch.directory, 'fixtures')
    await makeFixtureFolder(folder)
    const other = createServer((_, reply) => reply.writeHead(200, { 'Content-Type': 'application/json' }).end('{"value":1}'))
    const target = await listenAt(other, 0)
    scratch.undo.push(async () => other.close())
    const recording = await startRecording({ target: new URL(target), folder, port: 0, warn: () => {} })
    await send(recording.url, '/_api/web/nowhere')
    await send(recording.url, '/sites/a/_vti_bin/lists.asmx', { method: 'POST', body: '<a/>' })
    await send(recording.url, '/pages/a.aspx')
    await recording.stop()
    const report = await differencesIn(folder, contractText('rest'), usualProfile)
    expect(report).toMatchObject({ fixtures: 3, compared: 2 })
    expect(report.differences.map(({ operation, problem }) => [operation, problem])).toEqual([
      [null, expect.stringMatching(/nowhere/)],
      [null, expect.stringMatching(/lists has no operation/)],
    ])
  })

  it('says in words that the target does not answer, and keeps nothing', async () => {
    const folder = join(scratch.directory, 'fixtures')
    await makeFixtureFolder(folder)
    const gone = createServer()
    const target = await listenAt(gone, 0)
    await new Promise((resolve) => gone.close(resolve))
    const warnings: string[] = []
    const recording = await startRecording({ target: new URL(target), folder, port: 0, warn: (line) => warnings.push(line) })
    const reply = await send(recording.url, '/_api/web')
    await recording.stop()
    expect([reply.status, reply.bytes.toString()]).toEqual([502, expect.stringContaining(`${target} did not answer`)])
    expect([recording.count(), warnings.length]).toEqual([0, 1])
  })
})
