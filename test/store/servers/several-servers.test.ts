import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedDatabases } from '../../support/several/databases.ts'
import { type Door, type SeveralServers, startSeveral } from '../../support/several/servers.ts'

const waiting = 120_000

describe.each(sharedDatabases)('two servers of one farm on $name', ({ freshFarm }) => {
  let farm: SeveralServers
  let one: Door
  let other: Door

  beforeAll(async () => {
    farm = await startSeveral(2, {}, freshFarm)
    const [first, second] = farm.servers
    if (!first || !second) throw new Error('Two servers were started.')
    one = first
    other = second
  }, waiting)
  afterAll(() => farm.stop(), waiting)

  const made = async (door: Door, path: string, body: unknown) => {
    const { status, json } = await door.call('POST', path, { body })
    expect(status, JSON.stringify(json)).toBe(201)
    return json
  }

  it(
    'each shows at once what the other has acknowledged: lists, columns and items',
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one]
        const title = `List ${round}`
        const at = `/_api/web/lists/getbytitle('${encodeURIComponent(title)}')`
        expect((await reader.call('GET', at)).status).toBe(404)
        await made(writer, '/_api/web/lists', { Title: title, BaseTemplate: 100 })
        expect((await reader.call('GET', at)).json).toMatchObject({ Title: title })
        await made(reader, `${at}/fields`, { Title: 'Colour', FieldTypeKind: 2 })
        await made(writer, `${at}/items`, { Title: 'one', Colour: 'red' })
        expect((await reader.call('GET', `${at}/items`)).json.value).toMatchObject([{ Title: 'one', Colour: 'red' }])
        const changed = await reader.call('POST', `${at}/items(1)`, {
          body: { Colour: 'blue' },
          headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
        })
        expect(changed.status).toBeLessThan(300)
        expect((await writer.call('GET', `${at}/items(1)`)).json.Colour).toBe('blue')
      }
    },
    waiting,
  )

  it(
    'a right that one takes away is gone on the other, in reads that were answered before and in writes',
    async () => {
      await made(one, '/_api/web/lists', { Title: 'Secret', BaseTemplate: 100 })
      const at = `/_api/web/lists/getbytitle('Secret')`
      await made(one, `${at}/items`, { Title: 'x' })
      expect((await other.call('GET', `${at}/items(1)`, { user: 'bob' })).status).toBe(200)
      expect((await one.call('POST', `${at}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)).status).toBe(200)
      const read = await other.call('GET', `${at}/items(1)`, { user: 'bob' })
      const write = await other.call('POST', `${at}/items`, { user: 'bob', body: { Title: 'y' } })
      expect([read.status, write.status]).toEqual([403, 403])
      expect((await one.call('POST', `${at}/resetroleinheritance`)).status).toBe(200)
      expect((await other.call('POST', `${at}/items`, { user: 'bob', body: { Title: 'y' } })).status).toBe(201)
    },
    waiting,
  )

  it(
    'a site collection of one is served by the other, and is gone there when it is deleted',
    async () => {
      for (const path of ['/sites/a', '/sites/b']) {
        const created = await made(one, '/_admin/sites', { webApplication: 'Default', path: path.slice(1), title: path, owner: 'ann' })
        expect((await other.call('GET', `${path}/_api/web`, { user: 'ann' })).json.Title).toBe(path)
        expect((await other.call('DELETE', `/_admin/sites/${created.id}`)).status).toBe(204)
        expect((await one.call('GET', `${path}/_api/web`, { user: 'ann' })).status).toBe(404)
      }
    },
    waiting,
  )

  it(
    'a read-only database takes no write on any of them from the moment that one knows it',
    async () => {
      const [database] = (await one.call('GET', '/_admin/webapps/Default/contentdatabases')).json.value
      const change = async (door: Door, status: string) => {
        const changed = await door.call('PATCH', `/_admin/webapps/Default/contentdatabases/${database.id}`, { body: { status } })
        expect(changed.status, JSON.stringify(changed.json)).toBe(200)
      }
      const add = (door: Door) => door.call('POST', '/_api/web/lists', { body: { Title: `List ${Math.random()}`, BaseTemplate: 100 } })
      await change(one, 'ReadOnly')
      expect([(await add(other)).status, (await add(one)).status]).toEqual([503, 503])
      await change(other, 'Online')
      expect([(await add(other)).status, (await add(one)).status]).toEqual([201, 201])
    },
    waiting,
  )

  it(
    'a session and a digest of one are good on the other until one ends the session',
    async () => {
      const signedIn = await fetch(`${farm.servers[0]?.url}/_forms/default.aspx`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ username: 'ann', password: 'x' }),
      })
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(cookie).not.toBe('')
      for (const door of [one, other]) expect((await door.call('GET', '/_api/web/currentuser', { cookie })).json.Title).toBe('ann')
      const digest = (await one.call('POST', '/_api/contextinfo', { cookie })).json.FormDigestValue as string
      const add = (door: Door) =>
        door.call('POST', '/_api/web/lists', {
          cookie,
          headers: { 'X-RequestDigest': digest },
          body: { Title: `List ${Math.random()}`, BaseTemplate: 100 },
        })
      expect([(await add(one)).status, (await add(other)).status]).toEqual([201, 201])
      await fetch(`${farm.servers[0]?.url}/_forms/signout.aspx`, { method: 'POST', redirect: 'manual', headers: { Cookie: cookie } })
      expect((await other.call('GET', '/_api/web/currentuser', { cookie })).status).toBe(401)
    },
    waiting,
  )

  it(
    'a code of one gives tokens on the other, and tokens that one revokes are refused by the other',
    async () => {
      const urls = farm.servers.map(({ url }) => url)
      const redirect_uri = 'http://localhost:8080/callback'
      const asked = new URLSearchParams({ client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'ann' })
      const { headers } = await fetch(`${urls[0]}/oauth2/v2.0/authorize?${asked.toString()}`, { redirect: 'manual' })
      const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
      const grant = async (at: number, fields: Record<string, string>) => {
        const body = new URLSearchParams({ client_id: 'app', client_secret: 'any', ...fields })
        const reply = await fetch(`${urls[at]}/oauth2/v2.0/token`, { method: 'POST', body })
        return { status: reply.status, json: (await reply.json()) as { access_token: string; refresh_token: string } }
      }
      const first = await grant(1, { grant_type: 'authorization_code', code, redirect_uri })
      expect(first.status).toBe(200)
      const { access_token: token, refresh_token } = first.json
      for (const door of [one, other, one, other]) expect((await door.call('GET', '/_api/web', { token })).status).toBe(200)
      expect((await grant(0, { grant_type: 'refresh_token', refresh_token })).status).toBe(200)
      // The second use revokes all that came of the code.
      expect((await grant(0, { grant_type: 'refresh_token', refresh_token })).status).toBe(400)
      for (const door of [other, one]) expect((await door.call('GET', '/_api/web', { token })).status).toBe(401)
    },
    waiting,
  )

  it(
    'a change token of one is good on the other, and so are the bytes of a file and an upload in parts',
    async () => {
      const at = `/_api/web/lists/getbytitle('Told')`
      await made(one, '/_api/web/lists', { Title: 'Told', BaseTemplate: 100 })
      let since = (await one.call('GET', `${at}?$select=CurrentChangeToken`)).json.CurrentChangeToken
      for (const [n, door] of [other, one, other].entries()) {
        const { Id } = await made(door, `${at}/items`, { Title: `${n}` })
        const query = { Add: true, Item: true, ChangeTokenStart: since }
        const { json } = await (door === one ? other : one).call('POST', `${at}/getchanges`, { body: { query } })
        expect(json.value.map(({ ItemId }: { ItemId: number }) => ItemId)).toEqual([Id])
        since = json.value[0].ChangeToken
      }
      const files = `/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files`
      const file = `/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/parts.txt')`
      expect((await one.call('POST', `${files}/add(url='parts.txt',overwrite=true)`, { body: 'first' })).status).toBeLessThan(300)
      expect((await other.call('GET', `${file}/$value`)).json).toBe('first')
      const id = '0f6c3b1e-2f7d-4f0a-9a43-6f0f3ad4b001'
      const parts = [
        [one, `startupload(uploadId=guid'${id}')`, 'one '],
        [other, `continueupload(uploadId=guid'${id}',fileOffset=4)`, 'two '],
        [one, `finishupload(uploadId=guid'${id}',fileOffset=8)`, 'three'],
      ] as const
      for (const [door, call, body] of parts) expect((await door.call('POST', `${file}/${call}`, { body })).status).toBeLessThan(300)
      expect((await other.call('GET', `${file}/$value`)).json).toBe('one two three')
    },
    waiting,
  )

  it(
    'both stand in the topology, and a search on one finds what the other has stored',
    async () => {
      const { json } = await one.call('GET', '/_admin/farm/topology')
      expect(json.nodes.filter(({ status }: { status: string }) => status !== 'Stale')).toHaveLength(2)
      await made(other, '/_api/web/lists', { Title: 'Found', BaseTemplate: 100 })
      for (const [n, door] of [one, other, one, other].entries()) {
        await made(door, `/_api/web/lists/getbytitle('Found')/items`, { Title: `wordnumber${n}` })
        const found = await (door === one ? other : one).call('GET', `/_api/search/query?querytext='wordnumber${n}'`)
        expect(JSON.stringify(found.json)).toContain(`wordnumber${n}`)
      }
    },
    waiting,
  )

  it(
    'a column that one indexes is filled by the one that does the background work',
    async () => {
      const at = `/_api/web/lists/getbytitle('Jobs')`
      await made(one, '/_api/web/lists', { Title: 'Jobs', BaseTemplate: 100 })
      await made(one, `${at}/fields`, { Title: 'Size', FieldTypeKind: 9 })
      for (let n = 0; n < 3; n += 1) await made(other, `${at}/items`, { Title: `${n}`, Size: n })
      for (const door of [one, other]) {
        const sent = { headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }, body: { Indexed: door === one } }
        expect((await door.call('POST', `${at}/fields/getbyinternalnameortitle('Size')`, sent)).status).toBeLessThan(300)
        const status = async () => (await one.call('GET', `${at}/fields/getbyinternalnameortitle('Size')`)).json.IndexStatus
        await expect.poll(status, { timeout: 60_000, interval: 200 }).toBe(0)
      }
    },
    waiting,
  )
})
