import { describe, expect, it } from 'vitest'
import { clientOf, serve } from '../../support/serve.ts'
import { basic, fetchFrom } from '../../support/server.ts'
import { requestText, sendRaw } from '../../support/wire.ts'

const { server, clientOf: as } = await serve({ own: true, settings: { 'Identity:DefaultGroup': 'None' } })
const admin = as('admin')
const create = (body: object) => admin.call('POST', '/_admin/sites', { body: { webApplication: 'Default', title: 'Team', ...body } })
const titleAt = async (path: string, user = 'ann') => {
  const { status, text } = await fetchFrom(
    `${server.url}${path}/_api/web?$select=Title,WebTemplate,Configuration,Language,ServerRelativeUrl`,
    {
      user,
      headers: { Accept: 'application/json' },
    },
  )
  return { status, ...(JSON.parse(text) as { Title?: string; Configuration?: number; Language?: number; ServerRelativeUrl?: string }) }
}
const [database] = (await admin.call('GET', '/_admin/webapps/Default/contentdatabases')).json.value as { id: string }[]

describe('a site collection', () => {
  it('is created at a path of a wildcard, with its owner, and is served at once', async () => {
    const made = await create({ path: 'sites/team', title: 'Team north', owner: 'ann', template: 'STS#3', language: 1031 })
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      id: made.json.id,
      url: `${server.url}/sites/team`,
      serverRelativeUrl: '/sites/team',
      webApplication: 'Default',
      contentDatabaseId: database?.id,
      owner: 'i:0#.f|membership|ann',
      status: 'Ready',
      storageMaximumLevel: 0,
      storageWarningLevel: 0,
      storageUsedBytes: 0,
      storageState: 'Free',
    })
    expect(await titleAt('/sites/team')).toMatchObject({
      ...{ status: 200, Title: 'Team north', Configuration: 3, Language: 1031, ServerRelativeUrl: '/sites/team' },
    })
    const ann = clientOf(`${server.url}/sites/team`, 'ann')
    const lists = await ann.call('GET', `${server.url}/sites/team/_api/web/lists?$select=Title&$expand=RootFolder`)
    expect(lists.json.value.map((list: { Title: string }) => list.Title)).toContain('Documents')
    const added = await ann.call('POST', `${server.url}/sites/team/_api/web/lists/getbytitle('Tasks')/items`, { body: { Title: 'first' } })
    expect(added.status).toBe(201)
    // The URL of a web follows that of its site.
    const parameters = { Title: 'Sub', Url: 'sub', WebTemplate: 'STS#0' }
    expect((await ann.call('POST', `${server.url}/sites/team/_api/web/webs/add`, { body: { parameters } })).status).toBe(200)
    expect((await titleAt('/sites/team/sub')).ServerRelativeUrl).toBe('/sites/team/sub')
  })

  it('gives a farm administrator no right that its owner has not given', async () => {
    await create({ path: 'sites/private', owner: 'ann' })
    expect((await titleAt('/sites/private', 'ann')).status).toBe(200)
    expect((await titleAt('/sites/private', 'admin')).status).toBe(403)
  })

  it('is listed page by page, and found by its id', async () => {
    const made = await create({ path: 'sites/listed' })
    expect(made.json.owner).toBe('i:0#.f|membership|admin')
    const all = (await admin.call('GET', '/_admin/sites?webApp=default')).json.value as { id: string }[]
    const paged: string[] = []
    for (let after = ''; ; ) {
      const { json } = await admin.call('GET', `/_admin/sites?top=2${after}`)
      paged.push(...json.value.map(({ id }: { id: string }) => id))
      if (json.next === undefined) break
      after = `&after=${json.next}`
    }
    expect(paged).toEqual(all.map(({ id }) => id))
    expect(paged).toContain(made.json.id)
    expect((await admin.call('GET', `/_admin/sites/${made.json.id.toUpperCase()}`)).json).toEqual(made.json)
    for (const query of ['?webApp=nope', '?top=0', '?top=5001', '?after=x']) {
      expect((await admin.call('GET', `/_admin/sites${query}`)).status, query).toBe(query === '?webApp=nope' ? 404 : 400)
    }
  })

  it('has one place: of two that are created there, one exists', async () => {
    const both = await Promise.all([create({ path: 'sites/twin' }), create({ path: 'sites/TWIN' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await titleAt('/sites/twin', 'admin')).status).toBe(200)
    expect((await create({ path: '' })).status).toBe(409)
  })

  it('is deleted, leaves its place to another one, and is restored with its content', async () => {
    const made = await create({ path: 'sites/gone', owner: 'ann', title: 'First' })
    const { id } = made.json
    expect((await admin.call('DELETE', `/_admin/sites/${id}`)).status).toBe(204)
    expect((await fetchFrom(`${server.url}/sites/gone/_api/web`)).status).toBe(404)
    expect((await admin.call('GET', `/_admin/sites/${id}`)).json).toMatchObject({ status: 'Recycled', deletedUtc: expect.any(String) })
    expect((await admin.call('DELETE', `/_admin/sites/${id}`)).status).toBe(409)
    const second = await create({ path: 'sites/gone', owner: 'ann', title: 'Second' })
    expect((await admin.call('POST', `/_admin/sites/${id}/restore`)).status).toBe(409)
    expect((await titleAt('/sites/gone')).Title).toBe('Second')
    await admin.call('DELETE', `/_admin/sites/${second.json.id}`)
    expect((await admin.call('POST', `/_admin/sites/${id}/restore`)).json).toMatchObject({ id, status: 'Ready' })
    expect((await titleAt('/sites/gone')).Title).toBe('First')
    expect((await admin.call('POST', `/_admin/sites/${id}/restore`)).status).toBe(409)
  })

  it.each([
    ['outside of all managed paths', { path: 'team' }, 409],
    ['two levels below a wildcard', { path: 'sites/a/b' }, 409],
    ['at the wildcard itself', { path: 'sites' }, 409],
    ['that climbs', { path: 'sites/../team' }, 400],
    ['with a slash in front', { path: '/sites/team' }, 400],
    ['with a slash at the end', { path: 'sites/team/' }, 400],
    ['with a backslash', { path: 'sites\\team' }, 400],
    ['with an escape', { path: 'sites/%2e%2e' }, 400],
    ['with a reserved name', { path: 'sites/_api' }, 400],
    ['of the server', { path: '_admin/x' }, 400],
    ['that is too long', { path: `sites/${'x'.repeat(130)}` }, 400],
    ['with a control character', { path: 'sites/a\u0000b' }, 400],
    ['that ends with a period', { path: 'sites/a.' }, 400],
  ])('is not created at a path %s', async (_what, body, status) => {
    const reply = await create(body)
    expect([reply.status, reply.json.error.code]).toEqual([status, String(status)])
  })

  it.each([
    ['a port', 'team.example:80'],
    ['a scheme', 'http://team.example'],
    ['a path', 'team.example/x'],
    ['a blank', 'team .example'],
    ['a star', '*.example'],
    ['two dots', 'team..example'],
    ['two dots at the end', 'team.example..'],
    ['no label', '.'],
    ['a label that is too long', `${'x'.repeat(64)}.example`],
    ['half an address', '[::1'],
    ['the wildcard', '*'],
    ['a user', 'a@team.example'],
  ])('is not created at a host with %s', async (_what, hostName) => {
    expect((await create({ hostName })).status).toBe(400)
  })

  it('with a host of its own has it in canonical form, and alone', async () => {
    const made = await create({ hostName: 'Bücher.Example.' })
    expect([made.status, made.json.hostName, made.json.serverRelativeUrl]).toEqual([201, 'xn--bcher-kva.example', '/'])
    const headers = { Host: 'xn--bcher-kva.example', Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }
    const [reply] = await sendRaw(server.url, requestText('GET', '/_api/site', headers))
    expect(JSON.parse(reply?.text ?? '')).toMatchObject({ Id: made.json.id, ServerRelativeUrl: '/' })
    expect((await create({ hostName: 'xn--bcher-kva.example' })).status).toBe(409)
    expect((await create({ hostName: 'team.example', path: 'sites/both' })).status).toBe(400)
    expect((await create({})).status).toBe(400)
  })

  it.each([
    ['a web application that does not exist', { webApplication: 'nope' }, 404],
    ['a template that does not exist', { template: 'BLOG#0' }, 400],
    ['a language that does not exist', { language: 7 }, 400],
    ['an owner that is no user', { owner: 'c:0(.s|true' }, 400],
    ['an owner without a name', { owner: ' ' }, 400],
    ['a title of blanks', { title: '  ' }, 400],
    ['a content database that does not exist', { contentDatabaseId: '1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c' }, 409],
    ['a member that does not exist', { colour: 'red' }, 400],
  ])('is not created with %s', async (_what, body, status) => {
    expect((await create({ path: 'sites/never', ...body })).status).toBe(status)
    expect((await fetchFrom(`${server.url}/sites/never/_api/web`)).status).toBe(404)
  })

  it('goes to the content database with the most free room, or to the given one', async () => {
    const base = '/_admin/webapps/Default/contentdatabases'
    const roomy = await admin.call('POST', base, { body: { name: 'Roomy', maxSiteCount: 1_000_000 } })
    const small = await admin.call('POST', base, { body: { name: 'Small', maxSiteCount: 1 } })
    expect((await create({ path: 'sites/roomy' })).json.contentDatabaseId).toBe(roomy.json.id)
    const there = await create({ path: 'sites/small', contentDatabaseId: small.json.id })
    expect(there.json.contentDatabaseId).toBe(small.json.id)
    expect((await titleAt('/sites/small', 'admin')).status).toBe(200)
    const full = await create({ path: 'sites/full', contentDatabaseId: small.json.id })
    expect([full.status, full.json.error.message]).toEqual([409, expect.stringContaining('has reached its maximum of')])
    expect((await admin.call('GET', `${base}/${small.json.id}`)).json.siteCount).toBe(1)
    await admin.call('PATCH', `${base}/${roomy.json.id}`, { body: { status: 'ReadOnly' } })
    expect((await create({ path: 'sites/elsewhere' })).json.contentDatabaseId).toBe(database?.id)
    expect((await create({ path: 'sites/refused', contentDatabaseId: roomy.json.id })).status).toBe(409)
    await admin.call('PATCH', `${base}/${database?.id}`, { body: { status: 'ReadOnly' } })
    const none = await create({ path: 'sites/nowhere' })
    expect([none.status, none.json.error.message]).toEqual([409, expect.stringContaining('No content database')])
    await admin.call('PATCH', `${base}/${database?.id}`, { body: { status: 'Online' } })
  })

  it('is administered by farm administrators alone', async () => {
    const ann = as('ann')
    const id = '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11'
    const refused = [
      await ann.call('GET', '/_admin/sites'),
      await ann.call('POST', '/_admin/sites', { body: { webApplication: 'Default', title: 'Mine', path: 'sites/mine' } }),
      await ann.call('GET', `/_admin/sites/${id}`),
      await ann.call('DELETE', `/_admin/sites/${id}`),
      await ann.call('POST', `/_admin/sites/${id}/restore`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    const missing = [
      await admin.call('GET', `/_admin/sites/${id}`),
      await admin.call('DELETE', `/_admin/sites/${id}`),
      await admin.call('POST', `/_admin/sites/${id}/restore`),
    ]
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
