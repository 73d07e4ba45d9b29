import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'

/** Approval on the form of an item and of a file. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const writer = visitorOf(server.url, 'wim')
const reader = visitorOf(server.url, 'rita')

const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
const hostile = `"><script>alert("x")</script>`

beforeAll(async () => {
  for (const [name, group] of Object.entries({ rita: 'visitor', wim: 'member' }))
    await admin.call('POST', `/_api/web/associated${group}group/users`, { body: { LoginName: name } })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Ideas', BaseTemplate: 100, EnableModeration: true } })
  await admin.call('POST', "/_api/web/lists/getbytitle('Documents')", { body: { EnableModeration: true }, headers: merge })
})

describe('an item of a list with approval', () => {
  it('is shown to readers once somebody who may has approved it', async () => {
    const { Id } = (await clientOf('wim').call('POST', "/_api/web/lists/getbytitle('Ideas')/items", { body: { Title: 'New roof' } })).json
    const page = `/Lists/Ideas/DispForm.aspx?ID=${Id}`
    expect((await reader.get(page)).status).toBe(404)
    const own = await writer.get(page)
    expect(own.text).toContain('>Pending</span>')
    expect(own.text).not.toContain('value="approve"')
    expect((await writer.post(page, { do: 'approve' })).status).toBe(403)
    expect((await owner.get(page)).text).toContain('value="approve"')
    expect((await owner.post(page, { do: 'reject', comment: hostile })).status).toBe(303)
    const rejected = await owner.get(page)
    expect(rejected.text).toContain('>Rejected</span>')
    expect(rejected.fields.get('comment')).toBe(hostile)
    expect((await reader.get(page)).status).toBe(404)
    expect((await owner.post(page, { do: 'approve', comment: '' })).status).toBe(303)
    expect((await reader.get(page)).text).toContain('>Approved</span>')
    expect((await owner.post(page, { do: 'approve', __REQUESTDIGEST: '' })).status).toBe(403)
    expect((await owner.post('/Lists/Ideas/DispForm.aspx?ID=999', { do: 'approve' })).status).toBe(404)
  })
})

describe('a file of a library with approval', () => {
  it('is approved without a new version', async () => {
    const made = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='plan.txt',overwrite=true)"
    await clientOf('wim').call('POST', made, { body: 'one' })
    const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/plan.txt')"
    const { Id } = (await admin.call('GET', `${file}/ListItemAllFields?$select=Id`)).json
    const page = `/Shared%20Documents/Forms/DispForm.aspx?ID=${Id}`
    expect((await reader.get(page)).status).toBe(404)
    const { UIVersionLabel } = (await admin.call('GET', `${file}?$select=UIVersionLabel`)).json
    expect((await owner.post(page, { do: 'approve', comment: 'Good' })).status).toBe(303)
    expect((await reader.get(page)).text).toContain('>Approved</span>')
    expect((await admin.call('GET', `${file}?$select=UIVersionLabel`)).json).toMatchObject({ UIVersionLabel })
  })

  it('of a list without approval is neither approved nor rejected', async () => {
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plain', BaseTemplate: 100 } })
    const { Id } = (await admin.call('POST', "/_api/web/lists/getbytitle('Plain')/items", { body: { Title: 'x' } })).json
    const page = `/Lists/Plain/DispForm.aspx?ID=${Id}`
    expect((await owner.get(page)).text).not.toContain('value="approve"')
    expect((await owner.post(page, { do: 'approve' })).status).toBe(400)
  })
})
