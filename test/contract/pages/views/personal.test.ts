import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../support/pages/visitor.ts'
import { serve } from '../../../support/serve.ts'

/** Views that one user makes for himself, on the pages and at the protocols. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const writer = visitorOf(server.url, 'wim')
const other = visitorOf(server.url, 'wanda')
const reader = visitorOf(server.url, 'rita')
const api = "/_api/web/lists/getbytitle('Plans')"
const all = '/Lists/Plans/AllItems.aspx'
let list = ''

beforeAll(async () => {
  list = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100 } })).json.Id as string
  for (const title of ['One', 'Two']) await admin.call('POST', `${api}/items`, { body: { Title: title } })
  for (const name of ['wim', 'wanda']) await admin.call('POST', '/_api/web/associatedmembergroup/users', { body: { LoginName: name } })
  await admin.call('POST', '/_api/web/associatedvisitorgroup/users', { body: { LoginName: 'rita' } })
})

const newView = () => `/_layouts/15/viewnew.aspx?List=${list}`
const viewsOf = async (name: string) =>
  (await clientOf(name).call('GET', `${api}/views?$select=Id,Title,PersonalView`)).json.value as {
    Id: string
    Title: string
    PersonalView: boolean
  }[]

// The default members may edit lists; here they may only contribute.
beforeAll(async () => {
  await admin.call('POST', `${api}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
  const id = async (path: string) => (await admin.call('GET', `/_api/web/${path}?$select=Id`)).json.Id as number
  for (const [group, role] of [
    ['associatedmembergroup', 1073741827],
    ['associatedvisitorgroup', 1073741826],
  ] as const)
    await admin.call('POST', `${api}/roleassignments/addroleassignment(principalid=${await id(group)},roledefid=${role})`)
})

describe('a personal view', () => {
  it('is made in the browser by whoever may not change the list, and seen by nobody else', async () => {
    const page = await writer.get(all)
    expect(page.text).toContain(`href="${newView()}"`)
    expect(page.text).not.toContain('viewedit.aspx')
    const form = await writer.get(newView())
    expect([form.status, form.fields.get('personal'), form.text.includes('name="isDefault"')]).toEqual([200, '1', false])
    expect(form.text).not.toContain('listedit.aspx')
    const made = await writer.post(newView(), { title: 'Mine', show: 'LinkTitle', personal: '1', do: 'save' })
    expect(made.status).toBe(303)
    const shown = await writer.get(made.location ?? '')
    expect(shown.text).toContain('Mine <span class="soft">(only for me)</span>')
    expect(shown.text).toContain('>Change this view</a>')
    expect((await other.get(all)).text).not.toContain('Mine')
    expect((await owner.get(all)).text).not.toContain('Mine')
    expect((await other.get(made.location ?? '')).status).toBe(404)
    expect((await viewsOf('wim')).map(({ Title, PersonalView }) => [Title, PersonalView])).toEqual([
      ['All Items', false],
      ['Mine', true],
    ])
    expect(await viewsOf('admin')).toHaveLength(1)
  })

  it('is changed and deleted by its maker alone, and its name is free for others', async () => {
    const id = (await viewsOf('wim')).find(({ Title }) => Title === 'Mine')?.Id ?? ''
    const edit = `/_layouts/15/viewedit.aspx?List=${list}&View=${id}`
    expect((await owner.get(edit)).status).toBe(404)
    const made = await other.post(newView(), { title: 'Mine', show: 'LinkTitle', personal: '1', do: 'save' })
    expect(made.location).toBe('/Lists/Plans/Mine.aspx')
    expect((await writer.post(edit, { title: 'Still mine', show: 'LinkTitle', do: 'save' })).status).toBe(303)
    expect((await viewsOf('wim')).map(({ Title }) => Title)).toContain('Still mine')
    const gone = await writer.post(edit, { do: 'delete' })
    expect([gone.status, gone.location]).toEqual([303, all])
    expect(await viewsOf('wim')).toHaveLength(1)
  })

  it('needs the right; without it, and for everybody without the right on the list, the form is refused', async () => {
    expect((await reader.get(newView())).status).toBe(403)
    expect((await reader.post(newView(), { title: 'Mine', personal: '1', do: 'save' })).status).toBe(403)
    expect((await reader.get(all)).text).not.toContain('viewnew.aspx')
    expect((await writer.post(newView(), { title: 'For all', show: 'LinkTitle', do: 'save' })).status).toBe(403)
  })

  it('may be chosen by whoever may change the list, and never be the default', async () => {
    const form = await owner.get(newView())
    expect([form.fields.has('personal'), form.text.includes('name="personal"')]).toEqual([false, true])
    const both = await owner.post(newView(), { title: 'Own', show: 'LinkTitle', personal: '1', isDefault: '1', do: 'save' })
    expect([both.status, both.text.includes('A personal view cannot be the default view')]).toEqual([400, true])
    expect((await owner.post(newView(), { title: 'Own', show: 'LinkTitle', personal: '1', do: 'save' })).status).toBe(303)
    expect((await viewsOf('wim')).map(({ Title }) => Title)).not.toContain('Own')
  })

  it('has a bound for each user, which others do not fill', async () => {
    const add = (name: string, title: string) => clientOf(name).call('POST', `${api}/views`, { body: { Title: title, PersonalView: true } })
    const before = (await viewsOf('wanda')).filter(({ PersonalView }) => PersonalView).length
    const added = Array.from({ length: 100 - before }, (_, number) => add('wanda', `View ${number}`))
    expect(new Set((await Promise.all(added)).map(({ status }) => status))).toEqual(new Set([201]))
    expect((await add('wanda', 'One more')).status).toBe(400)
    expect((await add('wim', 'First')).status).toBe(201)
  })

  it('is deleted with its user, and the change log has it', async () => {
    const user = (await clientOf('wanda').call('GET', '/_api/web/currentuser?$select=Id')).json.Id as number
    const id = (await viewsOf('wanda')).find(({ PersonalView }) => PersonalView)?.Id
    await admin.call('POST', `/_api/web/siteusers/removebyid(${user})`)
    const query = { query: { View: true, DeleteObject: true } }
    const changes = (await admin.call('POST', `${api}/getchanges`, { body: query })).json.value as { ViewId: string }[]
    expect(changes.map(({ ViewId }) => ViewId)).toContain(id)
    await admin.call('POST', '/_api/web/associatedmembergroup/users', { body: { LoginName: 'wanda' } })
    expect((await viewsOf('wanda')).filter(({ PersonalView }) => PersonalView)).toHaveLength(0)
  })
})
