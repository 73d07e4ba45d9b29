import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, idIn, listNamed, method, property, requestText, runModel, set, value, web } from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { fetchFrom, startServer } from '../../../support/server.ts'
import { processPath } from '../object-requests.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, refuses, show, showAll, stores } = trier(server.url)

const wrong = /InvalidClientQueryException/
const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const jobs = listNamed('Jobs')
const fields = property(jobs, 'Fields')
const types = property(jobs, 'ContentTypes')
const done = async (...actions: Parameters<typeof runModel>[1]) => expect((await runModel(server.url, actions)).error).toBeNull()
const reach = (on: ReturnType<typeof property>) => ({ kind: 'path', on }) as const

beforeAll(async () => {
  const lists = property(web, 'Lists')
  await done(reach(method(lists, 'Add', value('ListCreationInformation', { Title: 'Jobs', TemplateType: 100 }))))
  for (const Title of ['Paint <doors>', 'Sweep', 'Wash']) {
    const item = method(jobs, 'AddItem')
    await done(call(item, 'SetFieldValue', 'Title', Title), call(item, 'Update'))
  }
}, 60_000)

/** The text of the stream that one action gives. */
async function streamed(...actions: Parameters<typeof requestText>[0]): Promise<string> {
  const { text } = await fetchFrom(server.url + processPath, {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml' },
    body: requestText(actions),
    user: 'admin',
  })
  expect(text).toMatch(/^--/)
  return text.split('\r\n\r\n').at(2)?.split('\r\n--')[0] ?? ''
}

interface Rows {
  readonly Row: readonly Readonly<Record<string, unknown>>[]
}
const titles = ({ Row }: Rows) => Row.map(({ Title }) => Title)

describe('the rows of a list', () => {
  it('are JSON, of the default view or of a CAML view', async () => {
    const all = JSON.parse(String((await does('List.RenderListData', jobs, [''])).answer)) as Rows & { readonly RowLimit: number }
    expect(titles(all)).toEqual(['Paint <doors>', 'Sweep', 'Wash'])
    const view = '<View><Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">Wash</Value></Eq></Where></Query></View>'
    expect(titles(JSON.parse(String((await does('List.RenderListData', jobs, [view])).answer)) as Rows)).toEqual(['Wash'])
    await refuses('List.RenderListData', jobs, ['<View><Query><Where><Nothing/></Where></Query></View>'], missing)
  })

  it('come as a stream, with parts beside them, filters and orders', async () => {
    const asked = value('RenderListDataParameters', { RenderOptions: 4 + 2, ViewXml: '' })
    await does('List.RenderListDataAsStream', jobs, [asked])
    const whole = JSON.parse(await streamed(call(jobs, 'RenderListDataAsStream', asked, null))) as {
      readonly ListData: Rows
      readonly ListSchema: { readonly Field: readonly unknown[] }
    }
    expect(titles(whole.ListData)).toHaveLength(3)
    expect(whole.ListSchema.Field.length).toBeGreaterThan(3)
    const over = value('RenderListDataOverrideParameters', {
      SortField: 'Title',
      SortDir: 'Desc',
      FilterField: 'Title',
      FilterValue: 'a',
      FilterOp: 'Contains',
    })
    const rows = JSON.parse(await streamed(call(jobs, 'RenderListDataAsStream', value('RenderListDataParameters'), over))) as Rows
    expect(titles(rows)).toEqual(['Wash', 'Paint <doors>'])
    const unknown = value('RenderListDataOverrideParameters', { FilterField: 'Title', FilterValue: 'a', FilterOp: 'Like' })
    expect(await refuses('List.RenderListDataAsStream', jobs, [asked, unknown], wrong)).toContain('FilterOp')
    const nowhere = value('RenderListDataOverrideParameters', { ViewId: '00000000-0000-0000-0000-000000000001' })
    await refuses('List.RenderListDataAsStream', jobs, [asked, nowhere], missing)
  })

  it('are a table of HTML, whose texts are escaped', async () => {
    const [view] = await showAll(property(jobs, 'Views'))
    const html = String((await does('View.RenderAsHtml', method(jobs, 'GetView', idIn(view?.Id)))).answer)
    expect(html).toMatch(/^<table summary="Jobs">.*Paint &lt;doors&gt;.*<\/table>$/)
  })

  it('tell the values of a column, and fill a form', async () => {
    const column = value('RenderListFilterDataParameters', { FieldInternalName: 'Title' })
    await does('List.RenderListFilterData', jobs, [column])
    expect(await streamed(call(jobs, 'RenderListFilterData', column))).toMatch(/^<select .*<option value="Sweep">Sweep<\/option>/)
    const none = value('RenderListFilterDataParameters', { FieldInternalName: 'None' })
    await refuses('List.RenderListFilterData', jobs, [none], missing)
    const form = JSON.parse(String((await does('List.RenderListFormData', jobs, [2, 'form', 1])).answer)) as object
    expect(form).toMatchObject({ FormId: 'form', ItemId: 2, ListTitle: 'Jobs', ListData: { ID: '2', Title: 'Sweep' } })
    await refuses('List.RenderListFormData', jobs, [99, 'form', 1], missing)
  })

  it('are those that the caller may see', async () => {
    const item = method(jobs, 'GetItemById', 3)
    await done(call(item, 'BreakRoleInheritance', false, false))
    const { results } = await runModel(server.url, [call(jobs, 'RenderListData', '')], 'vera')
    expect(titles(JSON.parse(String(results.get(1))) as Rows)).toEqual(['Paint <doors>', 'Sweep'])
    await done(call(item, 'ResetRoleInheritance'))
  })
})

describe('the definition of a column', () => {
  const note = method(fields, 'GetByInternalNameOrTitle', 'Room')
  beforeAll(() =>
    done(reach(method(fields, 'AddFieldAsXml', '<Field Type="Text" Name="Room" DisplayName="Room" MaxLength="40"/>', true, 8))),
  )
  const schemaOf = async () => String((await show(note)).SchemaXml)

  it('is changed as a whole, and what it does not say stays', async () => {
    const before = await schemaOf()
    await stores('Field.Update', note, { SchemaXml: before.replace('DisplayName="Room"', 'DisplayName="Hall" Description="d"') })
    expect(await show(method(fields, 'GetByInternalNameOrTitle', 'Room'))).toMatchObject({ Title: 'Hall', Description: 'd', MaxLength: 40 })
    await stores('Field.UpdateAndPushChanges', note, { SchemaXml: '<Field Type="Text" Required="TRUE"/>', Description: 'e' }, [true])
    expect(await show(note)).toMatchObject({ Title: 'Hall', Description: 'e', Required: true, MaxLength: 40 })
  })

  it('is refused for another type, another column, and what is no column', async () => {
    for (const [SchemaXml, why] of [
      ['<Field Type="Number"/>', /cannot become/],
      ['<Field Type="Text" Name="Other"/>', /another column/],
      ['<Field Type="Text" ID="{00000000-0000-0000-0000-000000000001}"/>', /another column/],
      ['<View/>', /Field element/],
      ['<Field', /./],
    ] as const)
      expect(
        (await runModel(server.url, [set(note, 'SchemaXml', SchemaXml), call(note, 'Update')])).error?.ErrorMessage,
        SchemaXml,
      ).toMatch(why)
    expect(await show(note)).toMatchObject({ Title: 'Hall' })
  })
})

describe('orders', () => {
  const idsOf = async () => (await showAll(types)).map(({ StringId }) => String(StringId))

  it('of content types are set at the root folder of a list', async () => {
    await done(set(jobs, 'ContentTypesEnabled', true), call(jobs, 'Update'))
    const task = method(property(web, 'AvailableContentTypes'), 'GetById', '0x0108')
    await done(reach(method(types, 'AddExistingContentType', task)))
    const root = property(jobs, 'RootFolder')
    const before = await idsOf()
    const [first = '', ...others] = before.toReversed()
    const id = (StringValue: string) => value('ContentTypeId', { StringValue })
    await stores('Folder.Update', root, { UniqueContentTypeOrder: [id(first)] })
    expect(await idsOf()).toEqual([first, ...before.filter((one) => one !== first)])
    const order = {
      kind: 'query',
      on: root,
      inner:
        '<Query SelectAllProperties="false"><Properties><Property Name="UniqueContentTypeOrder" ScalarProperty="true"/><Property Name="ContentTypeOrder" ScalarProperty="true"/></Properties></Query>',
    } as const
    const { results } = await runModel(server.url, [order])
    const shown = (await idsOf()).map((StringValue) => ({ _ObjectType_: 'SP.ContentTypeId', StringValue }))
    expect(results.get(1)).toMatchObject({ UniqueContentTypeOrder: shown, ContentTypeOrder: shown })
    const item = method(jobs, 'AddItem')
    await done(call(item, 'SetFieldValue', 'Title', 'New'), call(item, 'SetFieldValue', 'Room', '1'), call(item, 'Update'))
    const rows = JSON.parse(String((await runModel(server.url, [call(jobs, 'RenderListData', '')])).results.get(1))) as Rows
    expect(rows.Row.at(-1)).toMatchObject({ ContentTypeId: first })
    await done(set(root, 'UniqueContentTypeOrder', null), call(root, 'Update'))
    expect((await idsOf())[0]).toBe(first)
    const strange = await runModel(server.url, [set(root, 'UniqueContentTypeOrder', [id('0x0199')]), call(root, 'Update')])
    expect(strange.error?.ErrorMessage).toContain('0x0199')
    const shared = property(web, 'RootFolder')
    const refused = await runModel(server.url, [set(shared, 'UniqueContentTypeOrder', [id(others[0] ?? '')]), call(shared, 'Update')])
    expect(refused.error?.ErrorMessage).toContain('no root folder of a list')
  })

  it('of the columns of a content type are set at once', async () => {
    const [type] = await showAll(types)
    const links = property(method(types, 'GetById', String(type?.StringId)), 'FieldLinks')
    const names = async () => (await showAll(links)).map(({ Name }) => String(Name))
    const before = await names()
    const wanted = before.slice(-2).toReversed()
    await does('FieldLinkCollection.Reorder', links, [wanted])
    expect(await names()).toEqual(['ContentType', ...wanted, ...before.slice(1, -2)])
    expect(await refuses('FieldLinkCollection.Reorder', links, [['Nowhere']], wrong)).toContain('Nowhere')
  })
})

it('every method that lists show themselves with is called', () => {
  const own = ['RenderListData', 'RenderListDataAsStream', 'RenderListFilterData', 'RenderListFormData']
  expect(untried(['List']).filter((name) => own.some((one) => name === `List.${one}`))).toEqual([])
})
