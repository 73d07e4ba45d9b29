import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasAzureServer, startAzureServer } from '../../support/objects/azure-server.ts'
import { hasObjectServer, type ObjectServer, startObjectServer } from '../../support/objects/object-server.ts'
import { postgresqlUrl } from '../../support/postgresql/databases.ts'
import { type FreshFarm, freshFarmOnServer } from '../../support/postgresql/farms.ts'
import { basic, configOf, startServer } from '../../support/server.ts'

const waiting = 120_000
const hasRows = postgresqlUrl !== undefined

/** The provider ObjectStore. */
async function freshFarmInSqlite(): Promise<FreshFarm> {
  const folder = await mkdtemp(join(tmpdir(), 'tenon-objects-'))
  const settings = { StorageProvider: 'ObjectStore', SqlitePath: join(folder, 'farm.db') }
  return { settings, remove: () => rm(folder, { recursive: true, force: true }) }
}

const s3 = { kind: 'S3', startStore: () => startObjectServer('farm-a/'), before: 'farm-a/' }
const azure = { kind: 'AzureBlob', startStore: startAzureServer, before: '' }
const kinds = [
  { ...s3, rows: 'PostgreSQL', freshFarm: freshFarmOnServer, isThere: hasObjectServer && hasRows },
  { ...azure, rows: 'PostgreSQL', freshFarm: freshFarmOnServer, isThere: hasAzureServer && hasRows },
  { ...s3, rows: 'SQLite', freshFarm: freshFarmInSqlite, isThere: hasObjectServer },
  { ...azure, rows: 'SQLite', freshFarm: freshFarmInSqlite, isThere: hasAzureServer },
].filter(({ isThere }) => isThere || process.env.CI)

describe.each(kinds)('a server with its rows in $rows and its bytes in $kind', ({ startStore, before: prefix, freshFarm }) => {
  let objects: ObjectServer
  let farm: FreshFarm
  let server: Awaited<ReturnType<typeof startServer>>
  const start = () => startServer({ settings: { ...farm.settings, ...objects.settings } })

  beforeAll(async () => {
    objects = await startStore()
    farm = await freshFarm()
    server = await start()
  }, waiting)
  afterAll(async () => {
    await server.stop()
    await farm.remove()
    await objects.stop()
  }, waiting)

  const call = async (method: string, path: string, body?: Uint8Array | string, headers: Record<string, string> = {}) => {
    const digest = await fetch(`${server.url}/_api/contextinfo`, { method: 'POST', headers: { Authorization: basic('admin') } })
    const { FormDigestValue } = JSON.parse(await digest.text()).d?.GetContextWebInformation ?? {}
    return fetch(`${server.url}${path}`, {
      method,
      headers: { Authorization: basic('admin'), Accept: 'application/json', 'X-RequestDigest': FormDigestValue ?? '', ...headers },
      ...(body !== undefined && { body: body as string }),
    })
  }
  const addressOf = (name: string) => `/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/${name}')`
  const upload = (name: string, bytes: Uint8Array) =>
    call('POST', `/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='${name}',overwrite=true)`, bytes)
  const bytesOf = async (name: string, headers = {}) =>
    Buffer.from(await (await call('GET', `${addressOf(name)}/$value`, undefined, headers)).arrayBuffer())
  const known = new Set<string>()
  /** Objects that were not there at the last look. */
  const fresh = async () => {
    const added = (await objects.names()).filter((name) => !known.has(name))
    for (const name of added) known.add(name)
    return added
  }

  it('stores small and large files as objects of the content database, and reads them whole and in part', {
    timeout: waiting,
  }, async () => {
    await fresh()
    for (const [name, size] of [
      ['small.bin', 1_000],
      ['large.bin', 20 * 1024 * 1024 + 3],
    ] as const) {
      const bytes = randomBytes(size)
      const added = await upload(name, bytes)
      expect(added.status, await added.text()).toBeLessThan(300)
      expect(await fresh()).toEqual([expect.stringMatching(new RegExp(`^${prefix}Content/[0-9a-f-]{36}/[0-9a-f]{2}/[0-9a-f-]{36}$`))])
      expect((await bytesOf(name)).equals(bytes)).toBe(true)
      const part = await call('GET', `/Shared%20Documents/${name}`, undefined, { Range: 'bytes=100-199' })
      expect(part.status).toBe(206)
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
    }
  })

  it('shows them after a restart, and removes the objects of what is deleted', { timeout: waiting }, async () => {
    const bytes = randomBytes(5_000)
    expect((await upload('kept.bin', bytes)).status).toBeLessThan(300)
    expect((await upload('gone.bin', randomBytes(6_000))).status).toBeLessThan(300)
    const before = (await objects.names()).length
    expect((await call('POST', addressOf('gone.bin'), undefined, { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' })).status).toBe(200)
    await server.stop()
    server = await start()
    expect((await bytesOf('kept.bin')).equals(bytes)).toBe(true)
    await expect.poll(async () => (await objects.names()).length, { timeout: 60_000, interval: 100 }).toBe(before - 1)
  })

  it('makes no snapshot of its data for tests, which would not have the objects', { timeout: waiting }, async () => {
    await server.stop()
    server = await startServer({ settings: { ...farm.settings, ...objects.settings, 'Emulator:Enabled': 'true' } })
    for (const [method, path] of [
      ['PUT', 'snapshots/all'],
      ['POST', 'reset'],
    ] as const) {
      const refused = await fetch(`${server.url}/_emulator/${path}`, { method, headers: { Authorization: basic('ann') } })
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('cannot be copied')])
    }
    await server.stop()
    server = await start()
  })

  it('answers 503 for bytes while the store is gone, and goes on with items', { timeout: waiting }, async () => {
    await objects.stop()
    for (const [reply, words] of [
      [
        await upload('never.bin', randomBytes(3_000)),
        'The store of the bytes of files cannot be reached at the moment. Nothing was changed.',
      ],
      [
        await call('GET', `${addressOf('large.bin')}/$value`),
        'The store of the bytes of files cannot be reached at the moment, so they cannot be read.',
      ],
    ] as const) {
      const text = await reply.text()
      expect(reply.status, text).toBe(503)
      expect(text).toContain(words)
      expect(reply.headers.get('retry-after')).toMatch(/^\d+$/)
    }
    expect((await call('GET', addressOf('never.bin'))).status).toBe(404)
    const added = await call('POST', "/_api/web/lists/getbytitle('Tasks')/items", '{"Title":"one"}', { 'Content-Type': 'application/json' })
    expect(added.status, await added.text()).toBe(201)
  })
})

describe('settings of the object store', () => {
  const refusal = (given: Readonly<Record<string, string>>) => {
    const usual = {
      StorageProvider: 'PostgreSQL',
      PostgreSqlConnectionString: 'postgresql://db/tenon',
      BlobProvider: 'S3',
      'S3:Bucket': 'bytes',
    }
    try {
      configOf({ ...usual, ...given })
      return undefined
    } catch (error) {
      return String(error)
    }
  }

  it('needs a bucket', () => {
    const settings = { StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: 'postgresql://db/tenon', BlobProvider: 'S3' }
    expect(() => configOf(settings)).toThrow('S3:Bucket is not set')
  })

  it.each([
    [{}, undefined],
    [{ StorageProvider: 'Sqlite' }, 'StorageProvider is Sqlite'],
    [{ StorageProvider: 'ObjectStore' }, undefined],
    [{ StorageProvider: 'ObjectStore', BlobProvider: 'Database' }, 'Set BlobProvider to S3 or AzureBlob'],
    [{ 'S3:Bucket': 'No/Name' }, 'S3:Bucket is no name'],
    [{ 'S3:Prefix': '../up/' }, 'S3:Prefix'],
    [{ 'S3:Prefix': 'noslash' }, 'S3:Prefix'],
    [{ 'S3:Endpoint': 'ftp://store' }, 'S3:Endpoint'],
    [{ 'S3:AccessKeyId': 'one' }, 'belong together'],
    [{ 'S3:SecretAccessKey': 'hidden-secret' }, 'belong together'],
  ])('%j: %s', (given, message) => {
    const said = refusal(given)
    if (message === undefined) expect(said).toBeUndefined()
    else expect(said).toContain(message)
    expect(said ?? '').not.toContain('hidden-secret')
  })

  const account = 'AccountName=one;AccountKey=aGlkZGVuLXNlY3JldA==;EndpointSuffix=core.windows.net'
  it.each([
    [{}, undefined],
    [{ 'AzureBlob:ConnectionString': 'BlobEndpoint=https://one.example/;SharedAccessSignature=sig=aGlkZGVuLXNlY3JldA==' }, undefined],
    [{ 'AzureBlob:ConnectionString': 'AccountKey=aGlkZGVuLXNlY3JldA==' }, 'names no account'],
    [{ 'AzureBlob:ConnectionString': 'AccountName=one' }, 'has no credentials'],
    [{ 'AzureBlob:ConnectionString': `${account};BlobEndpoint=ftp://one` }, 'BlobEndpoint'],
    [{ 'AzureBlob:Container': 'Upper' }, 'AzureBlob:Container is no name'],
    [{ 'AzureBlob:Container': 'two--hyphens' }, 'AzureBlob:Container is no name'],
    [{ StorageProvider: 'FileSystem' }, 'StorageProvider is FileSystem'],
  ])('of Azure: %j: %s', (given, message) => {
    const said = refusal({
      ...{ BlobProvider: 'AzureBlob', 'AzureBlob:ConnectionString': account, 'AzureBlob:Container': 'bytes' },
      ...given,
    })
    if (message === undefined) expect(said).toBeUndefined()
    else expect(said).toContain(message)
    expect(said ?? '').not.toContain('aGlkZGVu')
  })

  it('of Azure needs a connection string and a container', () => {
    const one = { BlobProvider: 'AzureBlob' }
    expect(refusal(one)).toContain('AzureBlob:ConnectionString is not set')
    expect(refusal({ ...one, 'AzureBlob:ConnectionString': account })).toContain('AzureBlob:Container is not set')
  })
})
