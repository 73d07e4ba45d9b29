import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'

/** The settings of a web: its name and formats, its groups, its content types and those of its lists. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const writer = visitorOf(server.url, 'wim')

const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x/
const web = '/sub'
const layouts = (page: string) => `/_layouts/15/${page}`

beforeAll(async () => {
  await admin.call('POST', '/_api/web/associatedmembergroup/users', { body: { LoginName: 'wim' } })
  await admin.call('POST', '/_api/web/webs/add', {
    body: { parameters: { Url: 'sub', Title: 'Sub', WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: true } },
  })
})

describe('the settings of a site', () => {
  const page = `${web}${layouts('settings.aspx')}`

  it('change its name and how it writes dates and numbers', async () => {
    const before = await owner.get(page)
    expect([before.status, before.fields.get('title'), before.fields.get('locale')]).toEqual([200, 'Sub', '1033'])
    expect(before.text).toContain('1,234.5')
    const sent = await owner.post(page, { title: 'Below', description: hostile, locale: '1031', do: 'save' })
    expect(sent.status).toBe(303)
    const after = await owner.get(sent.location ?? '')
    expect(after.text).toContain('1.234,5')
    expect(after.text).not.toMatch(raw)
    const settings = (await admin.call('GET', `${web}/_api/web?$select=Title,RegionalSettings/LocaleId&$expand=RegionalSettings`)).json
    expect(settings).toMatchObject({ Title: 'Below', RegionalSettings: { LocaleId: 1031 } })
  })

  it('set the time zone, the hours and the working days', async () => {
    const sent = { title: 'Below', description: '', locale: '1031', timezone: '4', time24: '1', firstday: '1', firstweek: '2' }
    const days = { workday: ['1', '2'], workstart: '09:30', workend: '17:00' }
    expect((await owner.post(page, { ...sent, ...days, do: 'save' })).status).toBe(303)
    const { json } = await admin.call('GET', `${web}/_api/web/regionalsettings?$expand=TimeZone`)
    expect(json).toMatchObject({
      Time24: true,
      FirstDayOfWeek: 1,
      FirstWeekOfYear: 2,
      WorkDays: 48,
      WorkDayStartHour: 570,
      WorkDayEndHour: 1020,
    })
    expect(json.TimeZone.Id).toBe(4)
    expect((await owner.get(page)).text).toMatch(/<option value="4" selected>\(UTC\+01:00\) Amsterdam, Berlin/)
    expect((await owner.post(page, { ...sent, ...days, workstart: 'early', do: 'save' })).status).toBe(400)
    expect((await owner.post(page, { ...sent, ...days, timezone: '52', do: 'save' })).status).toBe(400)
  })

  it('say what is wrong, and keep nothing of it', async () => {
    const sent = await owner.post(page, { title: 'Other', description: '', locale: '77', do: 'save' })
    expect([sent.status, sent.text.includes('The locale id 77 is not known.')]).toEqual([400, true])
    expect((await owner.post(page, { title: ' ', description: '', locale: '1033' })).status).toBe(400)
    expect((await owner.get(page)).fields.get('title')).toBe('Below')
  })

  it('are only for those who manage the site, and only they see the way to them', async () => {
    expect((await writer.get(page)).status).toBe(403)
    expect((await writer.post(page, { title: 'Mine', description: '', locale: '1033' })).status).toBe(403)
    expect((await writer.get(web)).text).not.toContain('settings.aspx')
    expect((await owner.get(web)).text).toContain('settings.aspx')
  })

  it('delete the site for good, after a tick', async () => {
    await admin.call('POST', '/_api/web/webs/add', {
      body: { parameters: { Url: 'gone', Title: 'Gone', WebTemplate: 'STS', Language: 1033 } },
    })
    expect((await owner.post(`/gone${layouts('settings.aspx')}`, { do: 'delete' })).status).toBe(400)
    const sent = await owner.post(`/gone${layouts('settings.aspx')}`, { do: 'delete', sure: '1' })
    expect([sent.status, sent.location]).toEqual([303, '/default.aspx'])
    const webs = (await admin.call('GET', '/_api/web/webs?$select=Title')).json.value as { Title: string }[]
    expect(webs.map(({ Title }) => Title)).not.toContain('Gone')
  })
})

describe('the groups', () => {
  const all = layouts('people.aspx')

  it('are made, get members and lose them, and are deleted', async () => {
    const made = await owner.post(all, { title: 'Gardeners', description: hostile })
    expect(made.status).toBe(303)
    const group = made.location ?? ''
    expect((await owner.post(group, { do: 'add', name: 'wim' })).status).toBe(303)
    const shown = await owner.get(group)
    expect(shown.text).toMatch(/>wim<\/a>/)
    expect(shown.text).not.toMatch(raw)
    const nobody = await owner.post(group, { do: 'add', name: 'nobody here' })
    expect(nobody.text).toContain('There is no person or group “nobody here” in this site.')
    expect((await writer.post(group, { do: 'add', name: 'admin' })).status).toBe(403)
    const members = async () =>
      (await admin.call('GET', "/_api/web/sitegroups/getbyname('Gardeners')/users?$select=Id,Title")).json.value as {
        Id: number
        Title: string
      }[]
    const wim = (await members()).find(({ Title }) => Title === 'wim')
    expect((await owner.post(group, { do: 'remove', member: String(wim?.Id) })).status).toBe(303)
    expect((await members()).map(({ Title }) => Title)).not.toContain('wim')
    expect((await owner.post(group, { do: 'save', title: 'Growers', description: '', onlyMembersMayView: '1' })).status).toBe(303)
    expect((await writer.get(group)).text).toContain('Only members see who is in this group.')
    expect((await owner.post(group, { do: 'save', title: '', description: '' })).status).toBe(400)
    expect((await owner.post(group, { do: 'delete' })).status).toBe(303)
    expect((await owner.get(group)).status).toBe(404)
  })

  it('are made only by those who may', async () => {
    expect((await writer.get(all)).status).toBe(200)
    expect((await writer.post(all, { title: 'Mine', description: '' })).status).toBe(403)
  })
})

describe('content types', () => {
  it('of a site are made, get columns, and are used by a list with columns that it needs', async () => {
    const made = await owner.post(layouts('mngctype.aspx'), { name: 'Contract', description: hostile, parent: '0x01' })
    expect(made.status).toBe(303)
    const page = made.location ?? ''
    const before = await owner.get(page)
    expect(before.text).not.toMatch(raw)
    expect((await owner.post(page, { do: 'save', name: 'Deal', description: 'A contract.' })).status).toBe(303)
    expect((await owner.post(page, { do: 'save', name: 'a/b', description: '' })).status).toBe(400)
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Deals', BaseTemplate: 100, ContentTypesEnabled: true } })
    const api = "/_api/web/lists/getbytitle('Deals')"
    await admin.call('POST', `${api}/fields`, { body: { Title: 'Partner', FieldTypeKind: 2 } })
    const list = (await admin.call('GET', `${api}?$select=Id`)).json.Id as string
    const types = layouts(`mngctype.aspx?List=${list}`)
    const id = /ctype=([^&]+)/.exec(page)?.[1] ?? ''
    expect((await owner.get(types)).text).toContain(`<option value="${id}">Deal</option>`)
    expect((await owner.post(types, { do: 'use', parent: id })).status).toBe(303)
    const own = (await admin.call('GET', `${api}/contenttypes?$select=Name,StringId`)).json.value as { Name: string; StringId: string }[]
    const deal = layouts(`managecontenttype.aspx?List=${list}&ctype=${own.find(({ Name }) => Name === 'Deal')?.StringId}`)
    expect((await owner.get(deal)).text).toContain('<option value="Partner">Partner</option>')
    expect((await owner.post(deal, { do: 'column', column: 'Partner', state: 'required' })).status).toBe(303)
    const type = own.find(({ Name }) => Name === 'Deal')?.StringId ?? ''
    const form = await owner.get(`/Lists/Deals/NewForm.aspx?ContentTypeId=${type}`)
    expect(form.text).toMatch(/name="f.Partner"|id="f.Partner"/)
    const sent = await owner.post('/Lists/Deals/NewForm.aspx', { contentType: type, 'f.Title': 'One', 'f.Partner': '' })
    expect(sent.text).toContain('id="f.Partner-wrong"')
    expect((await owner.post(deal, { do: 'remove', column: 'Partner' })).status).toBe(303)
    expect((await owner.post(deal, { do: 'remove', column: 'Nothing' })).status).toBe(400)
    expect((await owner.post(page, { do: 'delete' })).status).toBe(400)
    expect((await owner.post(deal, { do: 'delete' })).status).toBe(303)
    expect((await owner.post(page, { do: 'delete' })).status).toBe(303)
    expect((await owner.get(page)).status).toBe(404)
  })

  it('are only for those who manage the site or the list', async () => {
    expect((await writer.get(layouts('mngctype.aspx'))).status).toBe(403)
    expect((await writer.post(layouts('mngctype.aspx'), { name: 'Mine', parent: '0x01' })).status).toBe(403)
    expect((await writer.get(layouts('managecontenttype.aspx?ctype=0x01'))).status).toBe(403)
  })
})
