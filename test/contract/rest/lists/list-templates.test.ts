import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

const { clientOf } = await serve()
const ann = clientOf('ann')

const send = async (method: string, url: string, body?: unknown) =>
  (await ann.call(method, url, { headers: { Accept: accepts.nometadata }, ...(body !== undefined && { body }) })).json

/** The columns of its own that a list of each template has, and the values of an item that fills some. */
const templates: readonly (readonly [number, readonly string[], Readonly<Record<string, unknown>>])[] = [
  [103, ['URL', 'Comments'], { URL: { Url: 'http://tenon.test/', Description: 'home' }, Comments: 'ours' }],
  [105, ['FirstName', 'Email', 'Company', 'WorkPhone', 'WebPage'], { Title: 'Roe', FirstName: 'Ann', Email: 'ann@tenon.test' }],
  [
    106,
    ['Location', 'EventDate', 'EndDate', 'Category'],
    { Title: 'Talk', EventDate: '2027-01-02T10:00:00Z', EndDate: '2027-01-02T11:00:00Z' },
  ],
  [140, ['Event', 'Occurred', 'Outcome', 'WorkflowInstance'], { Title: 'Started', Event: 1, Outcome: 'Approved' }],
  [544, ['PostAuthor', 'RootPostID', 'ContentData'], { Title: 'hi', PostAuthor: 'ann', ContentData: 'hello' }],
  [171, ['AssignedTo', 'Status', 'DueDate'], { Title: 'Share', Status: 'Completed' }],
  [1100, ['AssignedTo', 'Status', 'Category', 'RelatedIssues', 'V3Comments'], { Title: 'Leak', Status: 'Resolved' }],
]

describe('a list of a template', () => {
  it.each(templates)('%i has its columns, a content type and a view of them', async (BaseTemplate, columns, values) => {
    const Title = `Template ${BaseTemplate}`
    const { Id } = await send('POST', '/_api/web/lists', { Title, BaseTemplate })
    const list = `/_api/web/lists(guid'${Id}')`
    const names = (await send('GET', `${list}/fields?$select=InternalName`)).value.map((one: { InternalName: string }) => one.InternalName)
    expect(names).toEqual(expect.arrayContaining([...columns]))
    const [type] = (await send('GET', `${list}/contenttypes?$expand=FieldLinks`)).value
    expect(type.FieldLinks.map((one: { Name: string }) => one.Name)).toEqual(expect.arrayContaining([...columns]))
    const shown = (await send('GET', `${list}/defaultview/viewfields`)).Items
    expect(shown).toContain('LinkTitle')
    expect(shown.some((name: string) => columns.includes(name))).toBe(true)
    const item = await send('POST', `${list}/items`, values)
    expect(item).toMatchObject(values)
    const { value } = await send('GET', '/_api/web/listtemplates?$select=ListTemplateTypeKind')
    expect(value.map((one: { ListTemplateTypeKind: number }) => one.ListTemplateTypeKind)).toContain(BaseTemplate)
  })

  it.each([103, 104, 105, 106, 107, 109, 115, 140, 171, 1100])('%i belongs to a feature that a web has', async (BaseTemplate) => {
    const { TemplateFeatureId } = await send('POST', '/_api/web/lists', { Title: `Of a feature ${BaseTemplate}`, BaseTemplate })
    const { value } = await send('GET', '/_api/web/listtemplates?$select=ListTemplateTypeKind,FeatureId')
    expect(value).toContainEqual({ ListTemplateTypeKind: BaseTemplate, FeatureId: TemplateFeatureId })
    expect((await ann.call('GET', `/_api/web/features('${TemplateFeatureId}')`)).status).toBe(200)
  })

  it('171 lets several people have a task', async () => {
    const items = "/_api/web/lists/getbytitle('Template 171')/items"
    const ids = []
    for (const logonName of ['bob', 'eve']) ids.push((await send('POST', '/_api/web/ensureuser', { logonName })).Id)
    expect(await send('POST', items, { Title: 'ours', AssignedToId: ids })).toMatchObject({ AssignedToId: ids })
    const field = await send('GET', "/_api/web/fields/getbyinternalnameortitle('AssignedTo')?$select=TypeAsString")
    expect(field).toEqual({ TypeAsString: 'User' })
  })

  it('171 lets a task follow others, and be part of one', async () => {
    const list = `/_api/web/lists(guid'${(await send('POST', '/_api/web/lists', { Title: 'Plan', BaseTemplate: 171 })).Id}')`
    const first = await send('POST', `${list}/items`, { Title: 'Dig' })
    const second = await send('POST', `${list}/items`, { Title: 'Build', PredecessorsId: [first.Id], ParentIDId: first.Id })
    expect(second).toMatchObject({ Title: 'Build', PredecessorsId: [first.Id] })
    const select = '$select=Predecessors/Title,ParentIDId&$expand=Predecessors'
    expect(await send('GET', `${list}/items(2)?${select}`)).toEqual({ Predecessors: [{ Title: 'Dig' }], ParentIDId: first.Id })
    const choices = await send('POST', `${list}/getlookupfieldchoices(targetFieldName='Predecessors',pagingInfo='')`, {})
    expect(JSON.stringify(choices)).toContain('Dig')
  })

  it('1100 relates issues to each other and keeps every comment', async () => {
    const made = await send('POST', '/_api/web/lists', { Title: 'Issues', BaseTemplate: 1100 })
    expect(made).toMatchObject({ BaseType: 5, EnableVersioning: true })
    const items = `/_api/web/lists(guid'${made.Id}')/items`
    const first = await send('POST', items, { Title: 'Leak', V3Comments: 'water' })
    expect(first).toMatchObject({ Status: 'Active', Priority: '(2) Normal', Category: '(2) Category2' })
    await send('POST', items, { Title: 'Drip', RelatedIssuesId: [first.Id] })
    const related = await send('GET', `${items}(2)?$select=RelatedIssues/Title&$expand=RelatedIssues`)
    expect(related.RelatedIssues).toEqual([{ Title: 'Leak' }])
    const headers = { 'IF-MATCH': '*', 'X-HTTP-Method': 'MERGE' }
    expect((await ann.call('POST', `${items}(1)`, { headers, body: { V3Comments: 'mended' } })).status).toBeLessThan(300)
    const versions = await send('GET', `${items}(1)/versions?$select=V3Comments`)
    expect(versions.value.map((one: { V3Comments: string }) => one.V3Comments)).toEqual(['mended', 'water'])
    const views = await send('GET', `/_api/web/lists(guid'${made.Id}')/views?$select=Title`)
    expect(views.value.map((one: { Title: string }) => one.Title)).toEqual(['All Issues', 'Active Issues', 'My Issues'])
  })

  it.each([
    [102, 4, { Title: 'Lunch?' }],
    [108, 0, { Title: 'Chairs', Body: 'Which?' }],
    [118, 0, { Title: 'Approve', ProcessDescription: 'twice' }],
  ] as const)('%i has the base type %i and takes items', async (BaseTemplate, BaseType, values) => {
    const list = await send('POST', '/_api/web/lists', { Title: `Plain ${BaseTemplate}`, BaseTemplate })
    expect(list).toMatchObject({ BaseTemplate, BaseType, EnableFolderCreation: BaseTemplate === 108 })
    expect(await send('POST', `/_api/web/lists(guid'${list.Id}')/items`, values)).toMatchObject(values)
  })

  it.each([
    [109, 'ImageWidth'],
    [115, 'Title'],
  ])('%i is a library', async (BaseTemplate, column) => {
    const { BaseType, Id } = await send('POST', '/_api/web/lists', { Title: `Library ${BaseTemplate}`, BaseTemplate })
    expect(BaseType).toBe(1)
    await send('POST', `/_api/web/lists(guid'${Id}')/rootfolder/files/add(url='a.png',overwrite=true)`, 'x')
    const field = await send('GET', `/_api/web/lists(guid'${Id}')/fields/getbyinternalnameortitle('${column}')?$select=InternalName`)
    expect(field).toEqual({ InternalName: column })
  })

  it('is refused with a template that there is not, and with a value of the wrong type', async () => {
    expectRefusal(await ann.call('POST', '/_api/web/lists', { body: { Title: 'x', BaseTemplate: 600 } }), 400, /600.*103, 104/)
    const items = "/_api/web/lists/getbytitle('Template 106')/items"
    expectRefusal(await ann.call('POST', items, { body: { Title: 'x', EventDate: 'soon' } }), 400, /EventDate/)
  })
})

it('the address of a template whose name has a blank is a URI that leads to it', async () => {
  const { json } = await clientOf('ann', accepts.verbose).call('GET', '/_api/web/listtemplates')
  const { __metadata: facts } = json.d.results.find(({ Name }: { Name: string }) => Name === 'Custom List')
  expect(facts.uri).toMatch(/GetByName\('Custom%20List'\)$/)
  expect((await clientOf('ann').call('GET', facts.uri)).json.Name).toBe('Custom List')
})
