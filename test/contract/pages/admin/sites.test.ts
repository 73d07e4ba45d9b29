import { beforeAll, describe, expect, it } from 'vitest'
import { farmVisitorOf } from '../../../support/pages/farm-visitor.ts'
import { serve } from '../../../support/serve.ts'

/** The pages of site collections and long operations. */

const { server, clientOf } = await serve()
const admin = clientOf('admin')
const farm = farmVisitorOf(server.url, 'admin')
const stranger = farmVisitorOf(server.url, 'stan')
let databases: string[] = []
let page = ''

const siteOf = async (id: string) => (await admin.call('GET', `/_admin/sites/${id}`)).json
/** Resolves when no operation goes on. */
async function settled(): Promise<{ kind: string; status: string; error?: string }[]> {
  for (;;) {
    const { value } = (await admin.call('GET', '/_admin/sites/operations')).json
    const all = value as { kind: string; status: string; error?: string }[]
    if (all.every(({ status }) => status !== 'Queued' && status !== 'Running')) return all
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

beforeAll(async () => {
  await admin.call('POST', '/_admin/webapps/Default/contentdatabases', { body: { name: 'Second' } })
  const { value } = (await admin.call('GET', '/_admin/webapps/Default/contentdatabases')).json
  databases = (value as { id: string }[]).map(({ id }) => id)
})

describe('the list of site collections', () => {
  it('shows them, and creates one', async () => {
    expect((await farm.page('sitecollections.aspx')).text).toContain('Default')
    const form = {
      do: 'create',
      webApplication: 'Default',
      path: 'sites/team',
      title: 'Team',
      owner: 'ann',
      template: 'STS#0',
      language: '1031',
    }
    const made = await farm.submit('sitecollections.aspx', form)
    expect(made.status).toBe(303)
    page = /sitecollection\.aspx\?id=[0-9a-f-]{36}/.exec(made.location ?? '')?.[0] ?? ''
    expect((await farm.page(page)).text).toContain('membership|ann')
    expect((await farm.page('sitecollections.aspx?webapp=Default')).text).toContain('/sites/team')
    expect((await farm.submit('sitecollections.aspx', form)).status).toBe(409)
    expect((await farm.submit('sitecollections.aspx', { ...form, path: 'nowhere/x' })).status).toBe(409)
    expect((await farm.submit('sitecollections.aspx', { ...form, path: '../up' })).status).toBe(400)
    expect((await farm.submit('sitecollections.aspx', { ...form, path: 'sites/b', language: '1' })).status).toBe(400)
    const database = databases[1] ?? ''
    const placed = await farm.submit('sitecollections.aspx', { ...form, path: 'sites/placed', database })
    expect((await siteOf(placed.location?.match(/id=([^&]+)/)?.[1] ?? '')).contentDatabaseId).toBe(database)
    expect((await farm.submit('sitecollections.aspx', { ...form, path: 'sites/b', database: 'none' })).status).toBeGreaterThanOrEqual(400)
    const { digest } = await farm.page(page)
    expect((await stranger.post('/_admin/sitecollections.aspx', { ...form, path: 'sites/c', __REQUESTDIGEST: digest })).status).toBe(403)
  })
})

describe('a site collection', () => {
  it('has a quota', async () => {
    expect((await farm.submit(page, { do: 'quota', most: '100', warning: '80' })).status).toBe(303)
    expect(await siteOf(page.slice(-36))).toMatchObject({ storageMaximumLevel: 100, storageWarningLevel: 80 })
    expect((await farm.submit(page, { do: 'quota', most: '10', warning: '80' })).status).toBe(400)
    expect((await farm.submit(page, { do: 'quota', most: 'many' })).status).toBe(400)
  })

  it('is copied, and moved to another content database and to another address, and shows the progress', async () => {
    const copied = await farm.submit(page, { do: 'copy', webApplication: 'Default', path: 'sites/copy', owner: 'bob', database: '' })
    expect(copied.status).toBe(303)
    await settled()
    const { contentDatabaseId: first } = await siteOf(page.slice(-36))
    const second = databases.find((id) => id !== first) ?? ''
    expect((await farm.submit(page, { do: 'moveToDatabase', database: second })).status).toBe(303)
    await settled()
    expect((await farm.submit(page, { do: 'move', webApplication: 'Default', path: 'sites/moved' })).status).toBe(303)
    const operations = await settled()
    expect(operations.map(({ kind, status }) => `${kind} ${status}`)).toEqual(['Move Succeeded', 'Move Succeeded', 'Copy Succeeded'])
    expect(await siteOf(page.slice(-36))).toMatchObject({ serverRelativeUrl: '/sites/moved', contentDatabaseId: second })
    const { text } = await farm.page(page)
    expect(text.match(/<progress max="100" value="100"/g)).toHaveLength(3)
    expect(text).not.toContain('data-poll="')
    expect((await farm.page('operations.aspx')).text).toContain('Succeeded')
    expect((await farm.submit(page, { do: 'move', webApplication: 'None', path: 'sites/x' })).status).toBe(409)
    expect((await farm.submit(page, { do: 'copy', webApplication: 'Default', path: 'sites/copy' })).status).toBe(409)
    expect((await farm.submit(page, { do: 'moveToDatabase', database: 'none' })).status).toBeGreaterThanOrEqual(400)
    expect((await farm.submit(page, { do: 'nothing' })).status).toBe(400)
    expect(
      (await farm.submit('operations.aspx', { do: 'cancel', id: 'none', __REQUESTDIGEST: (await farm.page(page)).digest })).status,
    ).toBe(404)
  })

  it('is deleted, restored, and deleted for good', async () => {
    expect((await farm.submit(page, { do: 'delete' })).status).toBe(303)
    const deleted = (await farm.page(page)).text
    expect(deleted).toContain('value="restore"')
    expect(deleted).toContain('<dt>Deleted on</dt>')
    expect((await farm.submit(page, { do: 'restore' })).status).toBe(303)
    expect(await siteOf(page.slice(-36))).toMatchObject({ status: 'Ready' })
    expect(await farm.submit(page, { do: 'purge' })).toMatchObject({ status: 303, location: '/_admin/sitecollections.aspx?saved=1' })
    expect((await farm.page('sitecollection.aspx?id=none')).status).toBe(404)
  })
})
