import { afterAll, describe, expect, it } from 'vitest'
import { send, soapMessage } from '../../../support/doors.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { rowsOf } from '../../../support/wire.ts'

/** Who may see one item of a closed list has Limited Access to the list. */
const { server, admin, clientOf, ids } = await startWithPeople()
afterAll(() => server.stop())

const post = async (path: string, body?: unknown) => {
  const reply = await admin.call('POST', path, body === undefined ? {} : { body })
  expect(reply.status, reply.text).toBeLessThan(300)
  return reply.json
}
const list = "/_api/web/lists/getbytitle('Closed')"
await post('/_api/web/lists', { Title: 'Closed', BaseTemplate: 100 })
for (const Title of ['a', 'b', 'c']) await post(`${list}/items`, { Title })
const other: string = (
  await post(`${list}/views`, { Title: 'Other', ViewQuery: '<Where><IsNull><FieldRef Name="Title"/></IsNull></Where>' })
).Id
const view: string = (await admin.call('GET', `${list}/defaultview`)).json.Id
const missing = '00000000-0000-4000-8000-00000000dead'
for (const target of [list, `${list}/items(3)`])
  await post(`${target}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
await post(`${list}/items(3)/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=1073741826)`)
const limited = clientOf('reader')

const rowsBy = async (id?: string) => {
  const of = id === undefined ? '' : `?View=${id}`
  const { status, text } = await limited.call('POST', `${list}/renderlistdataasstream${of}`, { body: { parameters: {} } })
  return { status, text }
}
const soapRowsBy = async (viewName: string) => {
  const parameters = `<listName>Closed</listName><viewName>{${viewName}}</viewName>`
  const { status, text } = await send(server.url, soapMessage('GetListItems', parameters), 'reader')
  return { status, text }
}

describe('Limited Access to a list', () => {
  it('shows the items that its holder may see, by the default view', async () => {
    expect(rowsOf(await limited.call('GET', `${list}/items?$select=Id`))).toEqual([{ Id: 3 }])
    const shown = await rowsBy()
    expect([shown.status, JSON.parse(shown.text).Row.length]).toEqual([200, 1])
    expect(await rowsBy(view)).toEqual(shown)
    expect((await soapRowsBy(view)).text).toContain('ItemCount="1"')
  })

  it('shows no view, and does not tell which views there are', async () => {
    const refusals = new Set<string>()
    for (const id of [view, other, missing])
      for (const path of [`/views('${id}')`, `/views/getbyid('${id}')/viewfields`]) {
        const { status, text } = await limited.call('GET', `${list}${path}`)
        expect(status, path).toBe(403)
        refusals.add(text)
      }
    expect(refusals.size).toBe(1)
    for (const path of ['/defaultview', '/views', "/views/getbytitle('Other')", "/views/getbytitle('Nope')"])
      expect((await limited.call('GET', `${list}${path}`)).status, path).toBe(403)
    const refused = await rowsBy(missing)
    expect(refused.status).toBe(403)
    expect(await rowsBy(other)).toEqual(refused)
    const soapRefused = await soapRowsBy(missing)
    expect(soapRefused.text).toContain('Access denied')
    expect(await soapRowsBy(other)).toEqual(soapRefused)
    for (const viewName of [view, other, missing]) {
      const parameters = `<listName>Closed</listName><viewName>{${viewName}}</viewName>`
      expect((await send(server.url, soapMessage('GetView', parameters, 'views'), 'reader')).text).toContain('Access denied')
    }
  })

  it('does not tell which hidden items there are, by no rights of an item', async () => {
    const rightsOf = async (id: number, name: string) => {
      const { status, text } = await limited.call('GET', `${list}/items(${id})/${name}`)
      return { status, text }
    }
    const own = "getusereffectivepermissions('i:0%23.f|membership|reader')"
    for (const name of ['effectivebasepermissions', 'effectivebasepermissionsforui', own]) {
      expect((await rightsOf(3, name)).status, name).toBe(200)
      const refused = await rightsOf(99, name)
      expect(refused.status).toBe(403)
      for (const id of [1, 2]) expect(await rightsOf(id, name), `${id} ${name}`).toEqual(refused)
    }
    expect((await limited.call('GET', `${list}/effectivebasepermissions`)).json).toEqual({ High: 48, Low: 134287360 })
  })

  it('shows nothing else of the list', async () => {
    const parts = ['', '/fields', "/fields/getbyinternalnameortitle('Title')", '/contenttypes', '/rootfolder', '/roleassignments']
    for (const path of [...parts, '/defaultview/viewfields', '/currentchangetoken'])
      expect((await limited.call('GET', `${list}${path}`)).status, path).toBe(403)
    const titles = rowsOf(await limited.call('GET', '/_api/web/lists')).map(({ Title }) => Title)
    expect(titles).not.toContain('Closed')
    const changes = { body: { query: { Add: true, Update: true, List: true, Item: true, View: true, Field: true } } }
    expect((await limited.call('POST', `${list}/getchanges`, changes)).status).toBe(403)
    expect((await send(server.url, soapMessage('GetList', '<listName>Closed</listName>'), 'reader')).text).toContain('Access denied')
    expect((await send(server.url, soapMessage('GetListCollection', ''), 'reader')).text).not.toContain('Closed')
    expect((await send(server.url, soapMessage('GetViewCollection', '<listName>Closed</listName>', 'views'), 'reader')).text).toContain(
      'Access denied',
    )
  })
})

describe('Limited Access by a list of a web that inherits', () => {
  it('is given on the web above, whose permissions count, and opens the list', async () => {
    const parameters = { Title: 'Below', Url: 'below', WebTemplate: 'STS#0', Language: 1033, UseSamePermissionsAsParentSite: true }
    await post('/_api/web/webs/add', { parameters })
    await post('/below/_api/web/lists', { Title: 'Inner', BaseTemplate: 100 })
    const inner = "/below/_api/web/lists/getbytitle('Inner')"
    const { Id: principal } = await post('/_api/web/ensureuser', { logonName: 'stranger' })
    expect((await clientOf('stranger').call('GET', inner)).status).toBe(403)
    await post(`${inner}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    await post(`${inner}/roleassignments/addroleassignment(principalid=${principal},roledefid=1073741827)`)
    for (const web of ['', '/below']) {
      const roles = await admin.call('GET', `${web}/_api/web/roleassignments/getbyprincipalid(${principal})/roledefinitionbindings`)
      expect(rowsOf(roles).map(({ Name }) => Name)).toEqual(['Limited Access'])
    }
    expect((await clientOf('stranger').call('GET', `${inner}?$select=Title`)).json).toEqual({ Title: 'Inner' })
  })
})
