import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Conflict } from '../../../../src/core/acts/packages/import.ts'
import type { OpenPackage } from '../../../../src/core/kernel/packages/packages.ts'
import { addWebApplication, operationEnd, rootSiteId, sitesOf } from '../../../support/samples/farm-places.ts'
import { exportOf, imported, importOf, packageOf } from '../../../support/samples/packages.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { itOnOneServer, itUnlessKilled } from '../../../support/several/one-server.ts'

const directory = sharedFolder('careful-import')
const { server, clientOf } = await serve({ settings: { 'Farm:BackupRoot': directory } })
const admin = clientOf('admin')
const tasks = "/_api/web/lists/getbytitle('Tasks')"
await admin.call('POST', `${tasks}/items`, { body: { Title: 'exported' } })
const { bytes } = await exportOf(server, admin, { scope: 'site', url: '/' })
const { packages } = server.farm.operations
afterEach(() => void vi.restoreAllMocks())

/** An import that is at this step, with its package. */
async function importAt(
  id: string,
  { status, target, step, conflict = 'fail' }: { status: 'Queued' | 'Running'; target: string; step?: unknown; conflict?: Conflict },
): Promise<void> {
  await packages.receive(
    id,
    (async function* () {
      yield bytes
    })(),
  )
  const input = { target, webApplication: null, conflict }
  await server.farm.database.records.insert('Operation', {
    ...{ id, kind: 'Import', siteId: null, tenantId: null, status, progress: 0, actor: 'admin', startedAt: Date.now(), finishedAt: null },
    detail: JSON.stringify({ input, ...(step !== undefined && { step: JSON.stringify(step) }) }),
  })
}

const filesOf = (id: string): string[] => readdirSync(join(directory, 'packages')).filter((name) => name.startsWith(id))

describe('an import whose work is done', () => {
  itOnOneServer('has succeeded, although the server stops before its package is removed', async () => {
    vi.spyOn(packages, 'discard').mockRejectedValueOnce(new Error('The server stops here.'))
    const started = await importOf(admin, bytes, '?target=/sites/done')
    await server.farm.operations.idle()
    // The next start goes on.
    await packages.discard(started.json.operationId)
    server.farm.operations.start(() => undefined)
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded', result: { imported: 1 } })
    expect((await admin.call('GET', `/sites/done${tasks}/items?$select=Title`)).json.value).toHaveLength(1)
  })
})

describe('an import that fails', () => {
  itUnlessKilled('removes no row of a site collection that is served from there', async () => {
    const id = '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6b01'
    const siteId = await rootSiteId(server)
    const databaseId = (await sitesOf(server)).find((site) => site.id === siteId)?.contentDatabaseId
    // The transaction that made it appear was stored, but its confirmation did not arrive.
    await importAt(id, {
      status: 'Running',
      target: '/',
      step: { done: 0, imported: 0, skipped: 0, replaced: 0, storing: { siteId, databaseId } },
    })
    server.farm.operations.start(() => undefined)
    await server.farm.operations.idle()
    expect((await admin.call('GET', `/_admin/operations/${id}`)).json).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/already/),
    })
    expect((await admin.call('GET', `${tasks}/items?$select=Title`)).json.value).toHaveLength(1)
  })
})

describe('a replacement', () => {
  itUnlessKilled('does not take place if a list was archived while the rows were stored', async () => {
    expect(await imported(server, admin, bytes, '?target=/sites/kept')).toMatchObject({ status: 'Succeeded' })
    const before = (await sitesOf(server)).find(({ path }) => path === '/sites/kept')
    const open = packages.open.bind(packages)
    vi.spyOn(packages, 'open').mockImplementation(async (id) => {
      const opened: OpenPackage = await open(id)
      return {
        ...opened,
        async *rows(siteId, table) {
          if (table === 'List') await admin.call('POST', `/sites/kept${tasks}/setarchivemode`, { body: { archive_mode: true } })
          yield* opened.rows(siteId, table)
        },
      }
    })
    const operation = await imported(server, admin, bytes, '?target=/sites/kept&conflict=replace')
    expect(operation).toMatchObject({ status: 'Failed', error: expect.stringMatching(/archive mode, so it is not replaced/) })
    expect((await sitesOf(server)).filter(({ path }) => path === '/sites/kept')).toEqual([before])
  })

  it('does not take a host from another web application', async () => {
    await addWebApplication(server, 'Other', 'other.example')
    const body = { webApplication: 'Other', hostName: 'people.example', title: 'People' }
    const made = await admin.call('POST', '/_admin/sites', { body })
    expect(made.status).toBe(201)
    const sent = await packageOf(directory, rowsOf(first), { sites: [{ ...site(first), path: '/', hostName: 'people.example' }] })
    const reply = await importOf(admin, sent, '?conflict=replace')
    expect([reply.status, reply.json.error.message]).toEqual([
      409,
      expect.stringMatching(/web application 'Other' has a site collection at/),
    ])
  })
})

const [first, second] = ['5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6b02', '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6b03'] as const
const site = (id: string) => ({
  ...{ id, path: '/sites/same', hostName: null, webApplication: 'Default', owner: null, storageMaximum: null, storageWarning: null },
})
const rowsOf = (siteId: string) => ({
  [`rows/${siteId}/Site.jsonl`]: `${JSON.stringify({
    ...{ siteId, rootWebId: siteId, changeSequence: 0, storedBytes: 0, nextPrincipalId: 1, nextRoleDefinitionId: 1, createdAt: 1 },
  })}\n`,
})

describe('a package of several site collections', () => {
  it.each(['fail', 'skip', 'replace'])('is refused if two of them have one place, with the conflict %s', async (conflict) => {
    const entries = { ...rowsOf(first), ...rowsOf(second) }
    const changes = { scope: 'farm', sites: [site(first), { ...site(second), path: '/Sites/Same' }] }
    const reply = await importOf(admin, await packageOf(directory, entries, changes), `?webApplication=Default&conflict=${conflict}`)
    expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringMatching(/two site collections for '\/Sites\/Same'/)])
    expect((await sitesOf(server)).filter(({ pathKey }) => pathKey === '/sites/same')).toEqual([])
  })
})

describe('an import that waits', () => {
  itUnlessKilled('keeps its package, however long the server stood still', async () => {
    const [id, old] = ['5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6b05', '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6b06']
    await importAt(id, { status: 'Queued', target: '/sites/late' })
    const path = join(directory, 'packages')
    writeFileSync(join(path, `${old}.import.zip`), '')
    for (const name of [...filesOf(id), ...filesOf(old)]) utimesSync(join(path, name), 0, 0)
    server.farm.operations.wake()
    await server.farm.operations.idle()
    expect((await admin.call('GET', `/_admin/operations/${id}`)).json).toMatchObject({ status: 'Succeeded', result: { imported: 1 } })
    expect([...filesOf(id), ...filesOf(old)]).toEqual([])
  })
})

describe('an import that is cancelled', () => {
  it('leaves nothing of its package', async () => {
    const id = '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6b04'
    await importAt(id, { status: 'Queued', target: '/sites/never' })
    expect(filesOf(id)).toHaveLength(1)
    expect((await admin.call('DELETE', `/_admin/operations/${id}`)).status).toBe(204)
    expect(filesOf(id)).toEqual([])
  })
})
