import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tablesOutside } from '../../../../src/core/kernel/packages/packages.ts'
import type { ContentTable } from '../../../../src/core/kernel/ports.ts'
import { operationEnd, rootSiteId, sitesOf } from '../../../support/samples/farm-places.ts'
import { compressedZip, exportOf, fillSite, imported, importOf, packageOf, until } from '../../../support/samples/packages.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { fetchFrom } from '../../../support/server.ts'
import { itUnlessKilled } from '../../../support/several/one-server.ts'

const directory = sharedFolder('import')
const serveIn = (name: string, more: Readonly<Record<string, string>> = {}) =>
  serve({ settings: { 'Farm:BackupRoot': join(directory, name), ...more } })
const source = await serveIn('source')
const admin = source.clientOf('admin')
await fillSite(admin, source.clientOf('bob'))
const { bytes } = await exportOf(source.server, admin, { scope: 'site', url: '/' })
const target = await serveIn('target')
const there = target.clientOf('admin')
const tasks = "/_api/web/lists/getbytitle('Tasks')"

type Server = typeof source.server

/** All rows of a site collection that packages have, by table; bytes are compared by their hashes. */
async function rowsOf({ farm }: Server, siteId: string): Promise<Record<string, unknown>> {
  const { records, keys } = await farm.content('Content')
  const tables: Record<string, unknown> = {}
  for (const [table, key] of keys as ReadonlyMap<ContentTable, readonly string[]>) {
    if (tablesOutside.has(table)) continue
    const rows = await records.query(table, { where: { siteId } as never, orderBy: key as never })
    tables[table] = rows
      .filter((row) => !('useCount' in row) || row.useCount > 0)
      .map((row) => ({ ...row, siteId: '', ...(table === 'Site' && { changeSequence: 0 }) }))
  }
  return tables
}

describe('an import', () => {
  it('makes in another server what the export has read, row for row', async () => {
    const siteId = await rootSiteId(source.server)
    const operation = await imported(target.server, there, bytes, '?target=/sites/moved')
    expect(operation).toMatchObject({
      kind: 'Import',
      status: 'Succeeded',
      progress: 100,
      result: { imported: 1, skipped: 0, replaced: 0 },
    })
    const site = (await sitesOf(target.server)).find(({ path }) => path === '/sites/moved')
    // The farm does not know the id, so the site collection keeps it.
    expect(site?.id).toBe(siteId)
    const before = await rowsOf(source.server, siteId)
    const after = await rowsOf(target.server, siteId)
    for (const table of Object.keys(before)) expect(after[table], table).toEqual(before[table])
    expect(Object.values(before).flat().length).toBeGreaterThan(100)
    for (const [path, text] of [
      ['Shared%20Documents/a.txt', 'second'],
      ['Lists/Tasks/Attachments/1/n.txt', 'attached'],
    ])
      expect((await fetchFrom(`${target.server.url}/sites/moved/${path}`, { user: 'admin' })).text).toBe(text)
  })

  it('leaves a site collection that works: writes, versions, search, changes, and a record in the audit log', async () => {
    const prefix = `/sites/moved${tasks}`
    expect((await there.call('POST', `${prefix}/items`, { body: { Title: 'after the import' } })).status).toBe(201)
    expect((await there.call('GET', `${prefix}/items(1)/versions?$select=VersionLabel`)).json.value.length).toBeGreaterThan(1)
    const found = await there.call('GET', "/sites/moved/_api/search/query?querytext='changed'")
    expect(found.json.PrimaryQueryResult.RelevantResults.RowCount).toBeGreaterThan(0)
    await target.server.farm.audit.flush()
    const records = await there.call('GET', '/_admin/audit?type=ContentWritten&target=/sites/moved')
    const record = records.json.value.find(({ detail }: { detail: { imported?: boolean } }) => detail.imported === true)
    expect(record).toMatchObject({ detail: { operation: 'operations.importStorage', imported: true }, actor: 'i:0#.f|membership|admin' })
  })

  it('equals the source once more when it is exported from there', async () => {
    const again = await exportOf(target.server, there, { scope: 'site', url: '/sites/moved' })
    expect(await imported(source.server, admin, again.bytes, '?target=/sites/back')).toMatchObject({ status: 'Succeeded' })
    const back = (await sitesOf(source.server)).find(({ path }) => path === '/sites/back')
    const moved = (await sitesOf(target.server)).find(({ path }) => path === '/sites/moved')
    // The farm knows the id, so the site collection gets a new one.
    expect(back?.id).not.toBe(moved?.id)
    expect(await rowsOf(source.server, back?.id ?? '')).toEqual(await rowsOf(target.server, moved?.id ?? ''))
  })

  it('fails, skips or replaces where there is a site collection, as it is told', async () => {
    const refused = await importOf(there, bytes, '?target=/sites/moved')
    expect([refused.status, refused.json.error.message]).toEqual([
      409,
      expect.stringMatching(/already a site collection at '\/sites\/moved'/),
    ])
    expect(await imported(target.server, there, bytes, '?target=/sites/moved&conflict=skip')).toMatchObject({
      ...{ status: 'Succeeded', result: { imported: 0, skipped: 1, replaced: 0 } },
    })
    expect((await there.call('GET', `/sites/moved${tasks}/items?$select=Id`)).json.value).toHaveLength(2)
    expect(await imported(target.server, there, bytes, '?target=/sites/moved&conflict=replace')).toMatchObject({
      ...{ status: 'Succeeded', result: { imported: 1, skipped: 0, replaced: 1 } },
    })
    expect((await there.call('GET', `/sites/moved${tasks}/items?$select=Id`)).json.value).toHaveLength(1)
    expect((await sitesOf(target.server)).filter(({ pathKey }) => pathKey === '/sites/moved')).toHaveLength(1)
  })

  it('does not replace what is archived', async () => {
    await there.call('POST', `/sites/moved${tasks}/setarchivemode`, { body: { archive_mode: true } })
    const operation = await imported(target.server, there, bytes, '?target=/sites/moved&conflict=replace')
    expect(operation).toMatchObject({ status: 'Failed', error: expect.stringMatching(/archive mode, so it is not replaced/) })
    expect((await there.call('GET', `/sites/moved${tasks}/archivemode`)).json.ArchiveMode ?? true).toBe(true)
  })

  it('takes all site collections of a farm to their places', async () => {
    const farm = await exportOf(source.server, admin, { scope: 'farm' })
    const operation = await imported(target.server, there, farm.bytes, '?conflict=skip')
    expect(operation).toMatchObject({ status: 'Succeeded', result: { imported: 1, skipped: 1, replaced: 0 } })
    expect((await there.call('GET', `/sites/back${tasks}/items?$select=Title`)).json.value).toHaveLength(2)
    const reply = await importOf(there, farm.bytes, '?target=/sites/x')
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringMatching(/Leave target out/)])
  })

  it('is only for farm administrators', async () => {
    expect((await importOf(target.clientOf('ann'), bytes, '?target=/sites/no')).status).toBe(403)
  })

  it('works with files on disk, in which nothing is left of the package', async () => {
    const disk = await serveIn('disk', { StorageProvider: 'FileSystem', DataRootPath: join(directory, 'data') })
    const client = disk.clientOf('admin')
    expect(await imported(disk.server, client, bytes, '?target=/sites/disk')).toMatchObject({ status: 'Succeeded' })
    const siteId = await rootSiteId(source.server)
    expect(await rowsOf(disk.server, siteId)).toEqual(await rowsOf(source.server, siteId))
    expect((await fetchFrom(`${disk.server.url}/sites/disk/Shared%20Documents/a.txt`, { user: 'admin' })).text).toBe('second')
    expect(readdirSync(join(directory, 'disk', 'packages'))).toEqual([])
  })
})

describe('an import that the server has left unfinished', () => {
  itUnlessKilled('goes on at the next start, and nothing is left of the attempt before', async () => {
    const { database, operations } = target.server.farm
    const content = await target.server.farm.content('Content')
    const [id, attempt] = ['5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a22', '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a33']
    const feature = { siteId: attempt, ownerId: attempt, id: attempt, isActive: true, changedAt: 1 }
    await content.transaction((records) => records.insert('Feature', feature))
    const databaseId = (await sitesOf(target.server))[0]?.contentDatabaseId ?? ''
    const step = { done: 0, imported: 0, skipped: 0, replaced: 0, storing: { siteId: attempt, databaseId } }
    const input = { target: '/sites/resumed', webApplication: null, conflict: 'fail' }
    await operations.packages.receive(
      id,
      (async function* () {
        yield bytes
      })(),
    )
    await database.records.insert('Operation', {
      ...{ id, kind: 'Import', siteId: null, tenantId: null, status: 'Running', progress: 10, actor: 'admin', startedAt: Date.now() },
      ...{ finishedAt: null, detail: JSON.stringify({ input, step: JSON.stringify(step) }) },
    })
    operations.start(() => undefined)
    await operations.idle()
    expect((await there.call('GET', `/_admin/operations/${id}`)).json).toMatchObject({ status: 'Succeeded', result: { imported: 1 } })
    expect(await content.records.query('Feature', { where: { siteId: attempt } })).toEqual([])
    expect((await there.call('GET', `/sites/resumed${tasks}/items(1)/versions?$select=VersionLabel`)).json.value).toHaveLength(3)
  })
})

describe('a package that is none', () => {
  const manifest = '{"product":"Tenon export","formatVersion":1,"createdUtc":"","scope":"site","sites":[],"entries":[]}'
  const changed = (from: string, to: string) => {
    const copy = Buffer.from(bytes)
    copy.write(to, copy.lastIndexOf(from))
    return copy
  }
  const cases: readonly (readonly [string, () => Uint8Array, number, RegExp])[] = [
    ['no bytes', () => new Uint8Array(), 400, /no ZIP file that an export/],
    ['text', () => Buffer.from('hello'), 400, /no ZIP file that an export/],
    ['half of a package', () => bytes.subarray(0, bytes.length / 2), 400, /not complete/],
    ['a package without its last byte', () => bytes.subarray(0, -1), 400, /not complete/],
    ['a package with a byte too many', () => Buffer.concat([bytes, Buffer.from('x')]), 400, /not complete/],
    ['a ZIP file of another program', () => compressedZip({ 'manifest.json': manifest }), 400, /no ZIP file that an export/],
    ['a bomb', () => compressedZip({ 'rows/x': Buffer.alloc(50_000_000) }), 400, /no ZIP file that an export/],
    ['a path that climbs', () => compressedZip({ '../../etc/x': 'x' }), 400, /no ZIP file that an export/],
    ['a changed manifest', () => changed('"formatVersion":1', '"formatVersion":7'), 400, /damaged in manifest/],
  ]

  it.each(cases)('is refused before anything is written: %s', async (_what, make, status, says) => {
    const before = await sitesOf(target.server)
    const reply = await importOf(there, make(), '?target=/sites/none')
    expect([reply.status, reply.json.error.message]).toEqual([status, expect.stringMatching(says)])
    expect(await sitesOf(target.server)).toEqual(before)
    expect(readdirSync(join(directory, 'target', 'packages')).filter((name) => name.includes('.import.'))).toEqual([])
  })

  const id = '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11'
  const site = { id, path: '/x', hostName: null, webApplication: 'Default', owner: null, storageMaximum: null, storageWarning: null }
  const name = `rows/${id}/Feature.jsonl`
  const row = { siteId: id, ownerId: id, id, isActive: true, changedAt: 1 }

  const siteRow = {
    siteId: id,
    rootWebId: id,
    changeSequence: 0,
    storedBytes: 0,
    nextPrincipalId: 1,
    nextRoleDefinitionId: 1,
    createdAt: 1,
  }
  const whole = { [`rows/${id}/Site.jsonl`]: `${JSON.stringify(siteRow)}\n` }

  it.each([
    ['a newer format', {}, { sites: [site], formatVersion: 2 }, /version 2; this server reads version 1/],
    ['a backup', {}, { sites: [site], product: 'Tenon content database' }, /no ZIP file that an export/],
    ['no site collection', {}, { sites: [] }, /does not name its site collections/],
    ['a site collection without a path', {}, { sites: [{ ...site, path: 7 }] }, /no ZIP file that an export/],
    ['no row of the site collection', {}, { sites: [site] }, /no row of the site collection/],
    ['a name that climbs', { '../../etc/passwd': 'x' }, { sites: [site] }, /manifest does not fit its entries/],
    ['a table of another server', { [`rows/${id}/Secret.jsonl`]: '' }, { sites: [site] }, /no table Secret/],
    ['a table that is not exported', { [`rows/${id}/AuditRecord.jsonl`]: '' }, { sites: [site] }, /no table AuditRecord/],
    ['rows of no site collection', { [`rows/${id.replace('5', '6')}/Item.jsonl`]: '' }, { sites: [site] }, /belongs to no site collection/],
  ])('is refused at once: %s', async (_what, entries, changes, says) => {
    const reply = await importOf(there, await packageOf(directory, entries, changes), '?target=/sites/none')
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringMatching(says)])
  })

  it.each([
    ['text that is no JSON', '{\n', /a line is no JSON/],
    ['a line that is no object', '7\n', /a line is no object/],
    ['a column that there is not', `${JSON.stringify({ ...row, more: 1 })}\n`, /no column more/],
    ['a value of a wrong type', `${JSON.stringify({ ...row, isActive: 1 })}\n`, /column isActive has a wrong type/],
    ['a missing value', `${JSON.stringify({ ...row, changedAt: null })}\n`, /column changedAt has a wrong type/],
    ['a row of another site collection', `${JSON.stringify({ ...row, siteId: 'x' })}\n`, /another site collection/],
    ['a line without an end', JSON.stringify(row), /no end/],
    ['two rows for the site collection', undefined, /another number of rows/],
  ])('fails before a row is stored: %s', async (_what, text, says) => {
    const made = await packageOf(
      directory,
      text === undefined ? { [`rows/${id}/Site.jsonl`]: `${JSON.stringify(siteRow)}\n`.repeat(2) } : { ...whole, [name]: text },
      { sites: [site] },
    )
    const started = await importOf(there, made, '?target=/sites/none')
    expect(started.status).toBe(202)
    expect(await operationEnd(target.server, there, started)).toMatchObject({ status: 'Failed', error: expect.stringMatching(says) })
    const { records } = await target.server.farm.content('Content')
    expect(await records.query('Feature', { where: { siteId: id } })).toEqual([])
  })

  it('fails if a row refers to bytes that are not there, or bytes to no row', async () => {
    const blob = JSON.stringify({ siteId: id, id, sizeBytes: 1, sha256: 'x', useCount: 1, createdAt: 1, releasedAt: null })
    for (const [entries, says] of [
      [{ [`rows/${id}/Blob.jsonl`]: `${blob}\n` }, /are not in the package/],
      [{ [`bytes/${id}/${id}`]: 'x' }, /no row refers to its entry/],
    ] as const) {
      const operation = await imported(
        target.server,
        there,
        await packageOf(directory, { ...whole, ...entries }, { sites: [site] }),
        '?target=/sites/none',
      )
      expect(operation).toMatchObject({ status: 'Failed', error: expect.stringMatching(says) })
    }
  })

  it('fails in words if a byte of an entry differs, and leaves nothing', async () => {
    const siteCount = (await sitesOf(target.server)).length
    const started = await importOf(there, changed('"title":"Tasks"', '"title":"Tusks"'), '?target=/sites/none')
    const ended = await operationEnd(target.server, there, started)
    expect(ended).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/^The package cannot be imported: it is damaged in rows\//),
    })
    expect(await sitesOf(target.server)).toHaveLength(siteCount)
    expect(readdirSync(join(directory, 'target', 'packages')).filter((name) => name.includes('.import.'))).toEqual([])
  })

  it.each([
    ['a body that is no ZIP file', { 'Content-Type': 'text/plain' }, '', 400, /Send application\/zip/],
    ['an unknown answer to conflicts', { 'Content-Type': 'application/zip' }, '?conflict=maybe', 400, /conflict/],
    ['a target that climbs', { 'Content-Type': 'application/zip' }, '?target=/a/../../b', 400, /path/i],
    ['an unknown web application', { 'Content-Type': 'application/zip' }, '?webApplication=nope', 409, /no web application/],
  ])('is refused for %s', async (_what, headers, query, status, says) => {
    const reply = await there.call('POST', `/_api/admin/storage/import${query}`, { body: bytes, headers })
    expect([reply.status === 415 ? 400 : reply.status, reply.json.error.message]).toEqual([status, expect.stringMatching(says)])
  })

  it('keeps nothing of an upload that breaks off', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 1000))
        controller.error(new Error('gone'))
      },
    })
    const headers = { Authorization: `Basic ${Buffer.from('admin:x').toString('base64')}`, 'Content-Type': 'application/zip' }
    const sent = fetch(`${target.server.url}/_api/admin/storage/import`, {
      method: 'POST',
      headers,
      body: broken,
      duplex: 'half',
    } as RequestInit)
    await expect(sent).rejects.toThrow()
    const left = () => readdirSync(join(directory, 'target', 'packages')).filter((file) => file.includes('.import.'))
    await until(() => left().length === 0)
  })
})
