import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../support/pages/visitor.ts'
import { rootSiteId } from '../../support/samples/farm-places.ts'
import { serve } from '../../support/serve.ts'

/** The page of the archive of a site collection, without script. */

const { server, clientOf } = await serve({ own: true, settings: { 'Identity:DefaultGroup': 'Members' } })
const admin = clientOf('admin')
const keeper = visitorOf(server.url, 'admin')
const owner = visitorOf(server.url, 'olga')
const member = visitorOf(server.url, 'mia')
const page = '/_layouts/15/archive.aspx'
const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x/
const ids = new Map<string, string>()
const idOf = (title: string) => ids.get(title) ?? ''

beforeAll(async () => {
  for (const Title of ['Frozen', 'Due', hostile]) {
    const { json } = await admin.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 100 } })
    ids.set(Title, json.Id as string)
  }
  for (const title of ['Frozen', 'Due'])
    await admin.call('POST', `/_api/web/lists/getbytitle('${title}')/items`, { body: { Title: 'one' } })
  const { json } = await admin.call('POST', "/_api/web/ensureuser('olga')")
  const headers = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
  expect((await admin.call('POST', `/_api/web/getuserbyid(${json.Id})`, { body: { IsSiteAdmin: true }, headers })).status).toBeLessThan(300)
})

describe('the page of the archive', () => {
  it('is for administrators of the site collection and of the farm alone', async () => {
    expect((await member.get(page)).status).toBe(403)
    expect((await visitorOf(server.url, '').get(page)).status).not.toBe(200)
    expect((await owner.get('/_layouts/15/settings.aspx')).text).toContain('archive.aspx')
    const shown = await owner.get(page)
    expect(shown.status).toBe(200)
    for (const text of ['Nothing of this site collection is archived', 'There are no legal holds', 'have no retention policies'])
      expect(shown.text).toContain(text)
    expect(shown.text).not.toMatch(raw)
    expect((await member.post(page, { do: 'archive', place: idOf('Frozen'), sure: '1', __REQUESTDIGEST: shown.digest })).status).toBe(403)
  })

  it('archives a list, which administrators of the farm take out again', async () => {
    const unsure = await owner.post(page, { do: 'archive', place: idOf('Frozen') })
    expect(unsure.status).toBe(400)
    const done = await owner.post(page, { do: 'archive', place: idOf('Frozen'), sure: '1' })
    expect(done).toMatchObject({ status: 303, location: `${page}?saved=1` })
    expect((await admin.call('POST', "/_api/web/lists/getbytitle('Frozen')/items", { body: { Title: 'no' } })).status).toBe(403)
    const shown = await owner.get(page)
    expect(shown.text).toContain('href="/Lists/Frozen"')
    expect(shown.text).toContain('Only an administrator of the farm')
    expect((await owner.post(page, { do: 'takeOut', place: idOf('Frozen'), web: '' })).status).toBe(400)
    const web = /name="web" value="([^"]+)"/.exec((await keeper.get(page)).text)?.[1] ?? ''
    expect((await owner.post(page, { do: 'takeOut', place: idOf('Frozen'), web })).status).toBe(403)
    expect((await keeper.post(page, { do: 'takeOut', place: idOf('Frozen'), web })).status).toBe(303)
    expect((await owner.get(page)).text).toContain('Nothing of this site collection is archived')
    expect((await owner.post(page, { do: 'archive', place: idOf('Frozen'), sure: '1' })).status).toBe(303)
  })

  it('shows items that were changed beside the server', async () => {
    const { records } = await server.farm.content('Content')
    const where = { siteId: await rootSiteId(server), listId: idOf('Frozen'), itemId: 1 }
    await records.update('Item', where, { title: 'other' })
    expect((await admin.call('GET', "/_api/web/lists/getbytitle('Frozen')/items(1)")).status).toBe(451)
    const shown = async () => (await owner.get(page)).text
    // The reply does not wait until the damage is noted.
    await expect.poll(shown, { timeout: 30_000, interval: 100 }).toContain('do not match their hashes')
    expect(await shown()).toMatch(/<td>Frozen<\/td><td>1<\/td>/)
    await records.update('Item', where, { title: 'one' })
  })

  it('shows snapshots of people and permissions', async () => {
    const shown = await owner.get(`${page}?snapshots=1`)
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('/Lists/Frozen')
    expect(shown.text).toContain('ManageLists')
    expect((await member.get(`${page}?snapshots=1`)).status).toBe(403)
    expect((await owner.get(`${page}?snapshots=1&after=none`)).status).toBe(400)
  })

  it('makes a hold, which administrators of the farm release', async () => {
    const made = await owner.post(page, { do: 'hold', name: hostile, place: idOf('Due'), itemIds: '1' })
    expect(made.status).toBe(303)
    expect((await admin.call('DELETE', "/_api/web/lists/getbytitle('Due')/items(1)")).status).toBe(423)
    const shown = await keeper.get(page)
    expect(shown.text).toContain('1 items of Due /')
    expect(shown.text).not.toMatch(raw)
    expect((await owner.post(page, { do: 'hold', name: 'x', place: idOf('Due'), itemIds: 'none' })).status).toBe(400)
    expect((await owner.post(page, { do: 'hold', name: 'x', place: idOf('Due'), itemIds: '77' })).status).toBe(400)
    expect((await owner.post(page, { do: 'hold', name: 'x'.repeat(256), place: idOf('Due'), itemIds: '1' })).status).toBe(400)
    const hold = /name="hold" value="([^"]+)"/.exec(shown.text)?.[1] ?? ''
    expect((await owner.post(page, { do: 'release', hold })).status).toBe(403)
    expect((await keeper.post(page, { do: 'release', hold })).status).toBe(303)
    expect((await owner.post(page, { do: 'nothing' })).status).toBe(400)
  })

  it('makes a policy, says what it would remove, and deletes it', async () => {
    const rule = { list: idOf('Due'), period: 'PT0S', from: 'Created', action: 'Recycle' }
    expect((await owner.post(page, { do: 'policy', ...rule, period: 'soon' })).status).toBe(400)
    expect((await owner.post(page, { do: 'policy', ...rule, period: 'P90D' })).status).toBe(303)
    const shown = await owner.get(page)
    expect(shown.text).toContain('recycle P90D after items were created')
    const policy = /name="policy" value="([^"]+)"/.exec(shown.text)?.[1] ?? ''
    const preview = await owner.get(`${page}?preview=${policy}&List=${idOf('Due')}`)
    expect([preview.status, preview.text]).toEqual([200, expect.stringContaining('0 items would go')])
    expect((await owner.get(`${page}?preview=none&List=${idOf('Due')}`)).status).toBe(404)
    expect((await member.get(`${page}?preview=${policy}&List=${idOf('Due')}`)).status).toBe(403)
    expect((await owner.post(page, { do: 'deletePolicy', list: idOf('Due'), policy })).status).toBe(303)
    expect((await owner.get(page)).text).toContain('have no retention policies')
  })

  it('is in German in a German site', async () => {
    const parameters = { Title: 'Amt', Url: 'amt', WebTemplate: 'STS', Language: 1031 }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
    const shown = await keeper.get(`/amt${page}`)
    expect(shown.text).toContain('Aufbewahrungspflichten')
    expect(shown.text).not.toContain('Legal holds')
    expect((await keeper.post(`/amt${page}`, { do: 'archive', place: '', sure: '1' })).status).toBe(303)
    expect((await keeper.get(page)).text).toContain('href="/amt"')
  })
})
