import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DeleteObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { systemRuntime } from '../../../src/process/runtime.ts'
import type { S3Place } from '../../../src/stores/blobs/objects/place.ts'
import { hasObjectServer, type ObjectServer, startObjectServer } from '../../support/objects/object-server.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { configOf, startServer } from '../../support/server.ts'

const waiting = 120_000
const bucket = 'audit-logs'
const data = join(sharedFolder('locked-audit'), 'data')

/** Acts that wait for the log of the content database: two segments are full of them, and some are left. */
async function write({ farm }: Running, first: number, count: number): Promise<void> {
  const content = await farm.content('Content')
  const [site] = await content.records.query('Site', { where: {} })
  const common = { siteId: site?.siteId ?? '', at: farm.runtime.now(), type: 'ContentWritten', operation: 'items.add', detail: null }
  const rows = Array.from({ length: count }, (_, at) => ({ ...common, sequence: first + at, actor: 'ann', target: `/Lists/Tasks/${at}` }))
  await content.transaction((records) => records.insertAll('AuditRecord', rows))
  await farm.audit.flush()
}

/** The files of sealed and open segments. */
const files = (): string[] =>
  readdirSync(join(data, 'audit'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /jsonl(?:\.stub)?$/.test(name) && !name.startsWith('farm'))
    .map((name) => name.slice(name.lastIndexOf('/') + 1))
    .sort()

describe.skipIf(!hasObjectServer && !process.env.CI)('audit logs in a bucket with object lock', () => {
  let objects: ObjectServer<S3Place>
  let server: Running
  let ahead = 0
  const runtime = { ...systemRuntime, now: () => Date.now() + ahead }
  const settings = (more = {}) => {
    const { BlobProvider: _, ...store } = objects.settings
    const locked = { 'Audit:Store': 'S3', 'Audit:Bucket': bucket, 'Audit:LockDays': '30', 'Audit:RetentionDays': '60' }
    return { StorageProvider: 'FileSystem', DataRootPath: data, ...store, ...locked, ...more }
  }
  const client = () => {
    const { endpoint = '', region, credentials = { accessKeyId: '', secretAccessKey: '' } } = objects.place
    return new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  }
  const at = (path: string, init?: RequestInit) => fetch(`${objects.place.endpoint}/${bucket}${path}`, init)
  const all = async (tag: string, query = 'versions') => {
    const text = await (await at(`?${query}`)).text()
    return [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, found = '']) => found)
  }

  beforeAll(async () => {
    objects = await startObjectServer('farm-a/')
    const headers = { 'x-amz-bucket-object-lock-enabled': 'true' }
    expect((await at('', { method: 'PUT', headers })).status).toBe(200)
    server = await startServer({ settings: settings(), runtime })
  }, waiting)
  afterAll(async () => {
    await server.stop()
    await objects.stop()
  }, waiting)

  it('moves sealed segments there, with a lock, and reads and verifies them there', { timeout: waiting }, async () => {
    await server.farm.audit.flush()
    await write(server, 1_000_000, 2_100)
    await server.farm.audit.settle()
    expect(files()).toEqual(['00000003.jsonl'])
    const names = await all('Key')
    expect(names.map((name) => name.replace(/[0-9a-f-]{36}|\d{4}-\d\d-\d\d/g, '*'))).toEqual([
      'farm-a/audit/*/*/00000001.jsonl',
      'farm-a/audit/*/*/00000002.jsonl',
    ])
    const head = await client().send(new HeadObjectCommand({ Bucket: bucket, Key: names[0] }))
    expect(head.ObjectLockMode).toBe('COMPLIANCE')
    const until = head.ObjectLockRetainUntilDate?.getTime() ?? 0
    expect(Math.abs(until - Date.now() - 30 * 86_400_000)).toBeLessThan(600_000)
    expect(await server.farm.audit.verify()).toMatchObject({ valid: true })
    const { value } = await server.farm.audit.read({ top: 1_000, target: '/Lists/Tasks/7' })
    expect(value.map(({ sequence }) => sequence)).toEqual([1_000_007])
  })

  it('keeps them from who has the credentials: versions above them and marks of deletion change nothing', {
    timeout: waiting,
  }, async () => {
    const [first = '', second = ''] = await all('Key')
    const [oldest = ''] = await all('VersionId', `versions&prefix=${first}`)
    const target = { Bucket: bucket, Key: first }
    await expect(client().send(new DeleteObjectCommand({ ...target, VersionId: oldest }))).rejects.toThrow(/Denied/)
    // Amazon stores these; the server of the tests may refuse them.
    await client()
      .send(new PutObjectCommand({ ...target, Body: 'forged' }))
      .catch(() => undefined)
    await client()
      .send(new DeleteObjectCommand({ ...target, Key: second }))
      .catch(() => undefined)
    expect(await server.farm.audit.verify()).toMatchObject({ valid: true })
  })

  it('goes on while the store does not answer, and moves what waits later, also after a start', { timeout: waiting }, async () => {
    await write(server, 2_000_000, 2_000)
    expect(files().length).toBe(3)
    await server.stop()
    server = await startServer({ settings: settings(), runtime })
    await server.farm.audit.settle()
    expect(files()).toEqual(['00000005.jsonl'])
    expect(await server.farm.audit.verify()).toMatchObject({ valid: true })
  })

  it('forgets records after their locks have ended, but no version that is locked', { timeout: waiting }, async () => {
    ahead = 61 * 86_400_000
    expect(await server.farm.audit.reap()).toBeGreaterThanOrEqual(4)
    expect(files().filter((name) => name.endsWith('.stub'))).toHaveLength(4)
    // The clock of the store has not moved, so all of its locks hold.
    expect(await all('Key')).toEqual(expect.arrayContaining([expect.stringMatching(/00000004\.jsonl$/)]))
    expect(await server.farm.audit.verify()).toMatchObject({ valid: true })
  })

  it('needs a bucket that exists and has object lock', { timeout: waiting }, async () => {
    const other = join(data, '..', 'other')
    const start = (name: string) => startServer({ settings: settings({ DataRootPath: other, 'Audit:Bucket': name }) })
    await expect(start(objects.place.bucket)).rejects.toThrow(/has no object lock/)
    await expect(start('nobody-made-it')).rejects.toThrow(/Check Audit:Bucket/)
  })
})

describe('settings of the store of audit logs', () => {
  const usual = { 'Audit:Store': 'S3', 'Audit:Bucket': bucket }
  it.each([
    [{ ...usual, StorageProvider: 'InMemory' }, 'StorageProvider is InMemory'],
    [{ 'Audit:Store': 'S3' }, 'Audit:Bucket is no name'],
    [{ ...usual, 'Audit:Bucket': 'No/Name' }, 'Audit:Bucket is no name'],
    [{ ...usual, 'Audit:LockDays': '30', 'Audit:RetentionDays': '29' }, 'Keep records at least as long'],
    [{ ...usual, 'Audit:LockMode': 'Soft' }, 'Audit:LockMode'],
  ])('%j: %s', (given, message) => {
    expect(() => configOf(given)).toThrow(message)
  })

  it('may be those of a lock that a right ends', () => {
    expect(configOf({ ...usual, 'Audit:LockMode': 'Governance' })['Audit:LockMode']).toBe('Governance')
  })
})
