import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from '../../support/scratch.ts'
import { serveTenants } from '../../support/tenants/tenant-server.ts'

const data = join(sharedFolder('existing-databases'), 'data')
const { server, admin, at, add } = await serveTenants({ settings: { StorageProvider: 'FileSystem', DataRootPath: data } })
const databases = '/_admin/webapps/Default/contentdatabases'

/** Leaves the data of an empty content database that the farm does not have. */
async function detached(name: string) {
  const made = await admin.call('POST', databases, { body: { name } })
  expect((await admin.call('DELETE', `${databases}/${made.json.id}?detach=true`)).status).toBe(204)
}

/** The messages of the refusals of a database name for a tenant, and for the web application Default. */
async function refusals(name: string, words: string | RegExp) {
  const asTenant = await add('refused', { contentDatabase: name })
  const alone = await admin.call('POST', databases, { body: { name, createPhysical: false } })
  for (const reply of [asTenant, alone]) expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringMatching(words)])
  // Nothing of the tenant has been created.
  expect((await admin.call('GET', '/_farm/tenants/refused')).status).toBe(404)
  expect((await admin.call('GET', '/_admin/webapps/refused')).status).toBe(404)
}

describe('a tenant', () => {
  it('takes an existing empty content database', async () => {
    await detached('Prepared')
    expect((await add('acme', { contentDatabase: 'Prepared' })).status).toBe(201)
    const own = (await admin.call('GET', '/_admin/webapps/acme/contentdatabases')).json.value
    expect(own).toMatchObject([{ name: 'Prepared', siteCount: 1, status: 'Online' }])
    expect((await at('acme.example', 'ann').call('GET', '/_api/web?$select=Title')).json.Title).toBe('The acme')
  })

  it('takes none that the farm has, that is missing, or whose name is none', async () => {
    await refusals('Content', /There is already data|already has a content database/)
    await refusals('Missing', 'There is no data with the name')
    for (const contentDatabase of ['../x', 'a/b', 'con', ' x'])
      expect((await add('refused', { contentDatabase })).status, contentDatabase).toBe(400)
  })

  it('takes none that is foreign', async () => {
    mkdirSync(join(data, 'Foreign'), { recursive: true })
    writeFileSync(join(data, 'Foreign', 'content.db'), 'this is no database, and long enough to tell; '.repeat(100))
    await refusals('Foreign', 'cannot be opened')
  })

  it('takes none that has site collections', async () => {
    mkdirSync(join(data, 'Full'), { recursive: true })
    const content = await server.farm.content('Content')
    await content.copyTo(join(data, 'Full', 'content.db'), () => undefined, new AbortController().signal)
    await refusals('Full', 'has site collections')
  })

  it('takes none that has rows of somebody else', async () => {
    await detached('Left')
    const row = { siteId: 'gone', id: 'x', sizeBytes: 1, sha256: '', useCount: 0, createdAt: 0, releasedAt: 0 }
    await server.farm.databases.use('Left', ({ database }) => database.records.insert('Blob', row))
    await server.farm.databases.close('Left')
    await refusals('Left', 'it has rows of site collections that are gone')
    await server.farm.databases.use('Left', ({ database }) => database.records.delete('Blob', { siteId: 'gone' }))
    await server.farm.databases.use('Left', ({ database }) =>
      database.records.insert('AuditRecord', {
        ...{ siteId: 'gone', sequence: 1, at: 0, type: 'x', operation: 'x' },
        actor: 'x',
        target: 'x',
      }),
    )
    await server.farm.databases.close('Left')
    expect((await add('refused', { contentDatabase: 'Left' })).status).toBe(409)
  })
})
