import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../support/soap/contract-client.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })

const rest = (method: string, url: string, body?: unknown) =>
  createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }).call(
    method,
    url,
    body === undefined ? {} : { body },
  )

const viewsIn = (reply: string) =>
  [...reply.matchAll(/<View ([^>]*?)\/?>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  )
const oneIn = (reply: string): Record<string, string> => viewsIn(reply)[0] ?? {}
const fieldsIn = (reply: string) =>
  [...(/<ViewFields>.*<\/ViewFields>/.exec(reply)?.[0] ?? '').matchAll(/<FieldRef Name="(\w+)"\/>/g)].map(([, name]) => name)

const list = (name: string) => `<listName>${name}</listName>`
const view = (name: string) => `<viewName>${name}</viewName>`
const where = '<Where><Eq><FieldRef Name="Title"/><Value Type="Text">a &amp; b</Value></Eq></Where>'
const orderBy = '<OrderBy><FieldRef Name="Title" Ascending="FALSE"/></OrderBy>'
const columns = '<viewFields><ViewFields><FieldRef Name="Title"/><FieldRef Name="Status"/></ViewFields></viewFields>'
const query = `<query><Query>${where}${orderBy}</Query></query>`
const twenty = '<rowLimit><RowLimit Paged="TRUE">20</RowLimit></rowLimit>'
const denied = { status: 403, errorCode: '0x80070005' }

let made = 0

describe.each(soapForms())('views.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (userName: string): SoapContractClient =>
    createSoapContractClient({ url: server.url, service: 'views', version, namespace, headers: { Authorization: basic(userName) } })
  let admin: SoapContractClient
  let reader: SoapContractClient
  let title = ''
  const collection = async () => viewsIn(await admin.call('GetViewCollection', list(title)))
  const names = async () => (await collection()).map(({ DisplayName }) => DisplayName)
  const noList = { status: 404, errorCode: '0x81020015' }
  const noView = { status: 404, errorCode: '0x81020085' }

  beforeEach(async () => {
    admin = clientOf('admin')
    reader = clientOf('ann')
    made += 1
    title = `Views ${made}`
    expect((await rest('POST', '/_api/web/lists', { Title: title, BaseTemplate: 107 })).status).toBe(201)
  })

  it('GetViewCollection answers the views of a list, or that there is no such list', async () => {
    const views = viewsIn(await reader.call('GetViewCollection', list(title)))
    const shown = (await rest('GET', `/_api/web/lists/getbytitle('${title}')/views`)).json.value as { Id: string; Title: string }[]
    expect(views.map(({ Name, DisplayName }) => [Name, DisplayName])).toEqual(
      shown.map(({ Id, Title }) => [`{${Id.toUpperCase()}}`, Title]),
    )
    expect(views.filter(({ DefaultView }) => DefaultView === 'TRUE')).toMatchObject([
      { Type: 'HTML', Url: `/Lists/${title}/AllItems.aspx`, Level: '1', BaseViewID: '1', ContentTypeID: '0x' },
    ])
    expect(await admin.fail('GetViewCollection', list('Nope'))).toMatchObject(noList)
    expect(await admin.refuse('GetViewCollection', '')).toMatchObject({ status: 400 })
  })

  it('GetView answers the default view or the one of an id, with query, columns and limit', async () => {
    const usual = await reader.call('GetView', list(title))
    expect(oneIn(usual)).toMatchObject({ DefaultView: 'TRUE', DisplayName: expect.stringMatching(/./) })
    expect(usual).toMatch(/<Query(\/>|>.*<\/Query>)<ViewFields>.*<\/ViewFields><RowLimit Paged="TRUE">30<\/RowLimit><\/View>/)
    const { Name = '' } = oneIn(usual)
    for (const id of [Name, Name.slice(1, -1).toLowerCase()])
      expect(await reader.call('GetView', list(title) + view(id))).toBe(await reader.call('GetView', list(title) + view('')))
    for (const id of ['{00000000-0000-0000-0000-000000000000}', 'All Items', '__proto__', 'x'.repeat(500)])
      expect(await admin.fail('GetView', list(title) + view(id))).toMatchObject(noView)
    expect(await admin.fail('GetView', list('Nope') + view(Name))).toMatchObject(noList)
  })

  it('AddView adds a view whose CAML comes back in the namespace of the service, and REST sees it', async () => {
    const reply = await admin.call('AddView', `${list(title)}${view('By name')}${columns}${query}${twenty}<type>GRID</type>`)
    expect(oneIn(reply)).toMatchObject({ DisplayName: 'By name', Type: 'GRID' })
    expect(oneIn(reply)).not.toHaveProperty('DefaultView')
    expect(reply).toContain(`<Query>${where}${orderBy}</Query>`)
    expect(fieldsIn(reply)).toEqual(['Title', 'Status'])
    expect(reply).toContain('<RowLimit Paged="TRUE">20</RowLimit>')
    const got = await admin.call('GetView', list(title) + view(oneIn(reply).Name ?? ''))
    expect(got.replaceAll('GetView', 'AddView')).toBe(reply)
    const shown = await rest('GET', `/_api/web/lists/getbytitle('${title}')/views/getbytitle('By name')`)
    expect(shown.json).toMatchObject({ Title: 'By name', RowLimit: 20, DefaultView: false })
    const fallback = await admin.call('AddView', `${list(title)}${view('Usual')}<makeViewDefault>true</makeViewDefault>`)
    expect(fieldsIn(fallback)).toEqual(fieldsIn(await admin.call('GetView', list(title))))
    expect(oneIn(await admin.call('GetView', list(title))).DisplayName).toBe('Usual')
  })

  it('takes CAML in no namespace and under a prefix', async () => {
    const bare = '<query><Query xmlns=""><OrderBy><FieldRef Name="Title"/></OrderBy></Query></query>'
    const prefixed = `<query><n:Query xmlns:n="${namespace}"><n:OrderBy><n:FieldRef Name="Title"/></n:OrderBy></n:Query></query>`
    for (const [index, caml] of [bare, prefixed].entries()) {
      const reply = await admin.call('AddView', `${list(title)}${view(`v${index}`)}${caml}`)
      expect(reply).toContain('<Query><OrderBy><FieldRef Name="Title"/></OrderBy></Query>')
    }
  })

  it('AddView adds nothing that is wrong, and nothing for readers', async () => {
    const before = await names()
    const start = list(title) + view('Wrong')
    const unknown = '<viewFields><ViewFields><FieldRef Name="__proto__"/></ViewFields></viewFields>'
    expect(await admin.fail('AddView', start + unknown)).toMatchObject({ status: 404, errorCode: '0x8102009a' })
    const sounds = '<query><Query><Where><Sounds/></Where></Query></query>'
    expect(await admin.fail('AddView', start + sounds)).toMatchObject({ status: 400, errorCode: '0x81020089' })
    expect(await admin.fail('AddView', `${start}<rowLimit><RowLimit>many</RowLimit></rowLimit>`)).toMatchObject({ status: 400 })
    expect(await admin.fail('AddView', `${start}<query><Nonsense/></query>`)).toMatchObject({ status: 400, errorCode: '0x81020089' })
    expect(await admin.fail('AddView', list(title) + view(' '))).toMatchObject({ status: 400, errorCode: '0x80070057' })
    expect(await admin.fail('AddView', list(title) + view('x'.repeat(256)))).toMatchObject({ status: 400 })
    expect(await admin.fail('AddView', list('Nope') + view('Wrong'))).toMatchObject(noList)
    expect(await admin.refuse('AddView', list(title))).toMatchObject({ status: 400 })
    expect(await admin.refuse('AddView', `${start}<type>ROUND</type>`)).toMatchObject({ status: 400 })
    expect(await reader.fail('AddView', start)).toMatchObject(denied)
    expect(await names()).toEqual(before)
  })

  it('UpdateView changes what is given and nothing else', async () => {
    const added = await admin.call('AddView', `${list(title)}${view('Mine')}${columns}${query}${twenty}`)
    const target = list(title) + view(oneIn(added).Name ?? '')
    const properties = '<viewProperties><View DisplayName="Yours" Hidden="TRUE" Scope="Recursive"/></viewProperties>'
    const renamed = await admin.call('UpdateView', `${target}${properties}<aggregations><Aggregations/></aggregations><formats/>`)
    expect(oneIn(renamed)).toMatchObject({ DisplayName: 'Yours', Hidden: 'TRUE', Scope: 'Recursive' })
    expect(renamed).toContain(`<Query>${where}${orderBy}</Query>`)
    expect(fieldsIn(renamed)).toEqual(['Title', 'Status'])
    const shorter = await admin.call(
      'UpdateView',
      `${target}<viewProperties><View DefaultView="true" Hidden="FALSE" Scope="Default"/></viewProperties><query><Query/></query><viewFields><ViewFields><FieldRef Name="ID"/></ViewFields></viewFields><rowLimit><RowLimit>5</RowLimit></rowLimit>`,
    )
    expect(oneIn(shorter)).toMatchObject({ DisplayName: 'Yours', DefaultView: 'TRUE' })
    expect(oneIn(shorter)).not.toHaveProperty('Scope')
    expect(shorter).toContain('<Query/><ViewFields><FieldRef Name="ID"/></ViewFields><RowLimit Paged="FALSE">5</RowLimit>')
    expect((await collection()).filter(({ DefaultView }) => DefaultView)).toMatchObject([{ DisplayName: 'Yours' }])
  })

  it('UpdateView stores aggregations and formats, which GetView, GetList and REST tell', async () => {
    const added = await admin.call('AddView', `${list(title)}${view('Summed')}${columns}`)
    const id = oneIn(added).Name ?? ''
    const target = list(title) + view(id)
    const sums = '<aggregations><Aggregations Value="On"><FieldRef Name="Title" Type="count"/></Aggregations></aggregations>'
    const looks =
      '<formats><Formats><FormatDef Type="RowHeight" Value="67"/><Format Name="Title"><FormatDef Type="ColWidth" Value="7&quot;5"/></Format></Formats></formats>'
    const told = [
      '<Aggregations Value="On"><FieldRef Name="Title" Type="COUNT"/></Aggregations>',
      '<Formats><FormatDef Type="RowHeight" Value="67"/><Format Name="Title"><FormatDef Type="ColWidth" Value="7&quot;5"/></Format></Formats>',
    ] as const
    expect(await admin.call('UpdateView', target + sums + looks)).toContain(told.join(''))
    expect(await reader.call('GetView', target)).toContain(told.join(''))
    const path = `/_api/web/lists/getbytitle('${title}')/views(guid'${id.slice(1, -1)}')?$select=Aggregations,AggregationsStatus,Formats`
    const facts = async () => (await rest('GET', path)).json
    expect(await facts()).toMatchObject({
      ...{ Aggregations: '<FieldRef Name="Title" Type="COUNT" />', AggregationsStatus: 'On' },
      Formats: expect.stringContaining('<FormatDef Type="RowHeight" Value="67" />'),
    })
    const renamed = await admin.call('UpdateView', `${target}<viewProperties><View DisplayName="Sums"/></viewProperties>`)
    expect(renamed).toContain(told.join(''))
    const cleared = await admin.call('UpdateView', `${target}<aggregations><Aggregations/></aggregations>`)
    expect([cleared.includes('<Aggregations'), cleared.includes(told[1])]).toEqual([false, true])
    expect(await facts()).toMatchObject({ Aggregations: null, AggregationsStatus: null })
    expect(await reader.fail('UpdateView', target + sums)).toMatchObject(denied)
  })

  it('UpdateView refuses what cannot be, and the view stays', async () => {
    const added = await admin.call('AddView', `${list(title)}${view('Mine')}${columns}${query}`)
    const target = list(title) + view(oneIn(added).Name ?? '')
    const sums = (inner: string) => `${target}<aggregations><Aggregations>${inner}</Aggregations></aggregations>`
    expect(await admin.fail('UpdateView', sums('<FieldRef Name="Title" Type="TOTAL"/>'))).toMatchObject({
      status: 400,
      errorCode: '0x81020089',
    })
    expect(await admin.fail('UpdateView', sums('<FieldRef Name="Nope" Type="COUNT"/>'))).toMatchObject({ status: 404 })
    expect(await admin.fail('UpdateView', sums('<Where/>'))).toMatchObject({ status: 400 })
    for (const inner of ['<Style/>', '<Format Name="Title"><Format/></Format>', '<FormatDef>x</FormatDef>'])
      expect(await admin.fail('UpdateView', `${target}<formats><Formats>${inner}</Formats></formats>`)).toMatchObject({ status: 400 })
    const long = `<FormatDef Type="${'x'.repeat(20_000)}" Value="1"/>`
    expect(await admin.fail('UpdateView', `${target}<formats><Formats>${long}</Formats></formats>`)).toMatchObject({ status: 400 })
    expect(await admin.fail('UpdateView', `${target}<query><Query><Nope/></Query></query>`)).toMatchObject({ status: 400 })
    const off = '<viewProperties><View DefaultView="FALSE"/></viewProperties>'
    expect(await admin.fail('UpdateView', list(title) + off)).toMatchObject({ status: 400, message: expect.stringContaining('default') })
    const noName = '<viewProperties><View DisplayName=" "/></viewProperties>'
    expect(await admin.fail('UpdateView', target + noName)).toMatchObject({ status: 400 })
    expect(await admin.refuse('UpdateView', `${target}<viewProperties><View Scope="All"/></viewProperties>`)).toMatchObject({ status: 400 })
    expect(await admin.fail('UpdateView', list(title) + view('nope'))).toMatchObject(noView)
    expect(await reader.fail('UpdateView', target + twenty)).toMatchObject(denied)
    expect((await admin.call('GetView', target)).replaceAll('GetView', 'AddView')).toBe(added)
  })

  it('DeleteView deletes a view, and never the default one', async () => {
    const before = await names()
    const target = list(title) + view(oneIn(await admin.call('AddView', list(title) + view('Gone'))).Name ?? '')
    expect(await reader.fail('DeleteView', target)).toMatchObject(denied)
    await admin.call('DeleteView', target)
    expect(await admin.fail('DeleteView', target)).toMatchObject(noView)
    expect(await admin.fail('DeleteView', list(title))).toMatchObject({ status: 400, message: expect.stringContaining('default') })
    expect(await admin.fail('DeleteView', list('Nope'))).toMatchObject(noList)
    expect(await names()).toEqual(before)
  })
})
