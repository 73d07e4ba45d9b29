import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operationEnd } from '../../../support/samples/farm-places.ts'
import { exportOf, fillSite, imported } from '../../../support/samples/packages.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { itUnlessKilled } from '../../../support/several/one-server.ts'

const directory = sharedFolder('export')
const { server, clientOf } = await serve({ settings: { 'Farm:BackupRoot': join(directory, 'backups') } })
const admin = clientOf('admin')
const address = '/_api/admin/storage/export'
const ask = (body: unknown) => admin.call('POST', address, { body })
await fillSite(admin, clientOf('bob'))

const sha256 = (text: string | null): string =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex')

/** The manifest of a package, which is its last entry. */
const manifestOf = (bytes: Buffer): Record<string, unknown> => {
  const text = bytes.subarray(bytes.lastIndexOf('{"formatVersion"')).toString('latin1')
  return JSON.parse(text.slice(0, text.indexOf(']}PK') + 2))
}

/** The names of the entries as another program reads them; undefined where there is none. */
function namesOf(bytes: Buffer): string[] | undefined {
  const path = join(directory, 'read.zip')
  writeFileSync(path, bytes)
  const script = 'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip()); print(json.dumps(z.namelist()))'
  try {
    const [test, names = ''] = execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).split('\n')
    return test === 'None' ? JSON.parse(names) : []
  } catch {
    return undefined
  }
}

describe('an export', () => {
  it('is a ZIP file of a file for each table, the bytes by id, and a manifest with the hash of each', async () => {
    const started = await ask({ scope: 'site', url: '/' })
    expect(started.status).toBe(202)
    expect(started.json).toMatchObject({ kind: 'Export', status: 'Queued' })
    const { operationId: id } = started.json
    expect(started.headers.get('location')).toBe(`${server.url}${address}/${id}`)
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded', progress: 100, siteId: expect.any(String) })
    const { bytes } = await exportOf(server, admin, { scope: 'site', url: '/' })
    const manifest = manifestOf(bytes)
    expect(manifest).toMatchObject({
      ...{ formatVersion: 1, product: 'Tenon export', scope: 'site', createdUtc: expect.stringMatching(/Z$/) },
      sites: [{ path: '/', hostName: null, webApplication: 'Default' }],
    })
    const entries = manifest.entries as { name: string; bytes: number; sha256: string; rows?: number }[]
    const names = namesOf(bytes)
    if (names !== undefined) expect(entries.map(({ name }) => name)).toEqual(names.slice(0, -1))
    const items = entries.find(({ name }) => name.endsWith('/Item.jsonl'))
    expect(items?.rows).toBeGreaterThan(0)
    const hash = createHash('sha256').update('second').digest('hex')
    expect(entries.filter(({ name, sha256, bytes: size }) => /^bytes\//.test(name) && sha256 === hash && size === 6)).toHaveLength(1)
    expect(entries.filter(({ name }) => /\/(?:Change|Subscription|AuditRecord|BlobChunk)\.jsonl$/.test(name))).toEqual([])
  })

  it('is downloaded in parts too, and as what it was before', async () => {
    const { id, bytes } = await exportOf(server, admin, { scope: 'farm' })
    const part = await admin.call('GET', `${address}/${id}`, { headers: { Range: 'bytes=0-1' } })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, 'PK', `bytes 0-1/${bytes.length}`])
    const whole = await admin.call('GET', `${address}/${id}`)
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('content-length')]).toEqual([
      ...[200, 'application/zip', String(bytes.length)],
    ])
    const tag = whole.headers.get('etag') ?? ''
    expect((await admin.call('GET', `${address}/${id}`, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    expect((await admin.call('GET', `${address}/${id}`, { headers: { 'If-Match': '"x"' } })).status).toBe(412)
    expect((await admin.call('GET', `${address}/${id}`, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416)
  })

  it('is told to wait for before it is done, and is not there if it was cancelled', async () => {
    const { database } = server.farm
    const { id } = await exportOf(server, admin, { scope: 'farm' })
    await database.records.update('Operation', { id }, { status: 'Running' })
    const early = await admin.call('GET', `${address}/${id}`)
    expect([early.status, early.headers.get('retry-after')]).toEqual([409, '2'])
    await database.records.update('Operation', { id }, { status: 'Cancelled' })
    expect((await admin.call('GET', `${address}/${id}`)).json.error.message).toMatch(/is Cancelled/)
  })

  it('is not there after 7 days, also while its file still is', async () => {
    const { id } = await exportOf(server, admin, { scope: 'site', url: '/' })
    const at = Date.now() / 1000 - 8 * 86_400
    utimesSync(join(directory, 'backups', 'packages', `${id}.export.zip`), at, at)
    const late = await admin.call('GET', `${address}/${id}`)
    expect([late.status, late.json.error.message]).toEqual([404, expect.stringMatching(/kept for 7 days/)])
  })

  it('has an item with more text than a line of the package may have, and an import has it too', async () => {
    const { records } = await server.farm.content('Content')
    const [{ siteId, listId, itemId } = { siteId: '', listId: '', itemId: 0 }] = await records.query('Item', { where: {}, limit: 1 })
    const key = { siteId, listId, itemId }
    const before = await records.find('Item', key, ['note3', 'note4'])
    const long = { note3: 'é"\ud834'.repeat(3 * 1024 * 1024), note4: 'x'.repeat(17 * 1024 * 1024) }
    await records.update('Item', key, long)
    try {
      const { bytes } = await exportOf(server, admin, { scope: 'site', url: '/' })
      expect(await imported(server, admin, bytes, '?target=/sites/long')).toMatchObject({ status: 'Succeeded', result: { imported: 1 } })
      const copies = await records.query('Item', { where: { listId, itemId }, columns: ['siteId', 'note3', 'note4'] })
      const sums = copies.map(({ siteId: of, note3, note4 }) => [of === siteId, sha256(note3), sha256(note4)])
      expect(sums.sort()).toEqual([false, true].map((isSource) => [isSource, sha256(long.note3), sha256(long.note4)]))
    } finally {
      await records.update('Item', { listId, itemId }, { note3: before?.note3 ?? null, note4: before?.note4 ?? null })
    }
  })

  it.each([
    ['an unknown operation', '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11'],
    ['what is no id', '..%2F..%2Fetc'],
  ])('is not found for %s', async (_what, id) => {
    expect((await admin.call('GET', `${address}/${id}`)).status).toBe(404)
  })

  it.each([
    ['no scope', {}, 400, /scope/],
    ['an unknown scope', { scope: 'list' }, 400, /scope/],
    ['no URL', { scope: 'site' }, 400, /needs the server-relative URL/],
    ['a URL for a farm', { scope: 'farm', url: '/' }, 400, /Leave them out/],
    ['a URL that is none', { scope: 'site', url: 'x' }, 400, /url/],
    ['a URL that climbs', { scope: 'site', url: '/a/../..' }, 400, /path/i],
    ['a URL without a site collection', { scope: 'site', url: '/sites/none' }, 409, /has no site collection at '\/sites\/none'/],
    ['an unknown web application', { scope: 'site', url: '/', webApplication: 'nope' }, 409, /no web application 'nope'/],
    ['a member too many', { scope: 'farm', more: 1 }, 400, /more/],
  ])('is refused for %s', async (_what, body, status, says) => {
    const reply = await ask(body)
    expect([reply.status, reply.json.error.message]).toEqual([status, expect.stringMatching(says)])
  })

  it('is only for farm administrators', async () => {
    expect((await clientOf('ann').call('POST', address, { body: { scope: 'farm' } })).status).toBe(403)
    const { id } = await exportOf(server, admin, { scope: 'farm' })
    expect((await clientOf('ann').call('GET', `${address}/${id}`)).status).toBe(403)
  })

  itUnlessKilled('goes on after a stop of the server, and its file is forgotten when it is old', async () => {
    const { records } = server.farm.database
    const { id } = await exportOf(server, admin, { scope: 'farm' })
    await records.update('Operation', { id }, { status: 'Running' })
    const { packages } = server.farm.operations
    await packages.discard(id)
    expect(await packages.find(id)).toBe(undefined)
    server.farm.operations.start(() => undefined)
    await server.farm.operations.idle()
    expect((await admin.call('GET', `${address}/${id}`)).status).toBe(200)
    expect(await packages.idsBefore(Date.now() - 86_400_000)).toEqual([])
    expect(await packages.idsBefore(Date.now() + 86_400_000)).toContain(id)
  })
})
