import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { clientOf } = await serve()
const ann = clientOf('ann')

const send = async (method: string, url: string, body?: unknown) => {
  const reply = await ann.call(method, url, body === undefined ? {} : { body })
  expect({ url, text: reply.text.slice(0, 300), ok: reply.status < 300 }).toEqual({ url, text: expect.any(String), ok: true })
  return reply.json
}

const at = (title: string) => `/_api/web/lists/getbytitle('${title}')`
const save = (title: string, file: string, data = false, name = '') =>
  `${at(title)}/saveastemplate(strfilename='${file}',strname='${name}',strdescription='What comes next',bsavedata=${data})`
const addFrom = (TemplateName: string, Title: string, more: object = {}) =>
  ann.call('POST', '/_api/web/lists/add', { body: { parameters: { Title, TemplateName, ...more } } })
const read = async (url: string) => (await send('GET', url)).value

beforeAll(async () => {
  await send('POST', '/_api/web/lists', {
    Title: 'Plans',
    BaseTemplate: 107,
    Description: 'ours',
    EnableVersioning: true,
    EnableFolderCreation: true,
  })
  const fields = `${at('Plans')}/fields`
  await send('POST', fields, { Title: 'Cost', FieldTypeKind: 9, Indexed: true, MinimumValue: 0 })
  await send('POST', fields, { Title: 'Color', FieldTypeKind: 6, Choices: ['red', 'blue'], DefaultValue: 'red' })
  await send('POST', fields, { Title: 'Double', FieldTypeKind: 17, Formula: '=[Cost]*2', OutputType: 9 })
  const { Id } = await send('GET', at('Plans'))
  await send('POST', `${fields}/addfield`, { parameters: { Title: 'After', FieldTypeKind: 7, LookupListId: Id, LookupFieldName: 'Title' } })
  await send('DELETE', `${fields}/getbyinternalnameortitle('PercentComplete')`)
  await send('POST', `${at('Plans')}/views`, {
    Title: 'Dear',
    ViewQuery: '<Where><Gt><FieldRef Name="Cost"/><Value Type="Number">5</Value></Gt></Where>',
  })
  const first = await send('POST', `${at('Plans')}/items`, { Title: 'one', Cost: 3, DueDate: '2027-01-02T00:00:00Z' })
  await send('POST', `${at('Plans')}/items`, { Title: 'two', Cost: 8, AfterId: first.Id, Color: 'blue' })
  await send('DELETE', `${at('Plans')}/items(${first.Id})`)
  const later = await send('POST', `${at('Plans')}/items`, { Title: 'three', AfterId: 2 })
  await ann.call('POST', `${at('Plans')}/items(${later.Id})/attachmentfiles/add(filename='a.txt')`, { body: 'attached' })
})

describe('a list that is saved as a template', () => {
  it('is a file of the gallery, and a custom list template', async () => {
    const reply = await ann.call('POST', save('Plans', 'plans.stp', false, 'Our plans'))
    expect(reply.json).toMatchObject({ 'odata.null': true })
    const [template] = await read('/_api/web/getcustomlisttemplates')
    expect(template).toMatchObject({
      Name: 'Our plans',
      InternalName: 'plans.stp',
      Description: 'What comes next',
      ListTemplateTypeKind: 107,
      BaseType: 0,
      IsCustomTemplate: true,
    })
    expect(await read('/_api/site/getcustomlisttemplates')).toEqual([template])
    expect(await send('GET', "/_api/web/listtemplates/getbyname('Our plans')")).toEqual(template)
    const files = await read("/_api/web/getfolderbyserverrelativeurl('_catalogs/lt')/files?$select=Name,Title")
    expect(files).toEqual([{ Name: 'plans.stp', Title: 'Our plans' }])
    expect(await send('GET', '/_api/web/getcatalog(114)?$select=Hidden,ItemCount')).toEqual({ Hidden: true, ItemCount: 1 })
  })

  it('makes lists with its settings, columns, views and no items', async () => {
    const made = (await addFrom('plans.stp', 'Copies', { Description: 'theirs' })).json
    expect(made).toMatchObject({ Title: 'Copies', BaseTemplate: 107, Description: 'theirs', EnableVersioning: true, ItemCount: 0 })
    const shape = async (title: string) => ({
      fields: await read(
        `${at(title)}/fields?$select=InternalName,Title,TypeAsString,Indexed,DefaultValue,Required&$filter=FromBaseType eq false&$orderby=InternalName`,
      ),
      views: await read(`${at(title)}/views?$select=Title,ViewQuery,DefaultView,RowLimit&$orderby=Title`),
      types: await read(`${at(title)}/contenttypes?$select=Name`),
    })
    const copy = await shape('Copies')
    expect(copy).toEqual(await shape('Plans'))
    expect(copy.fields.map(({ InternalName }: { InternalName: string }) => InternalName)).not.toContain('PercentComplete')
    const after = await send('GET', `${at('Copies')}/fields/getbyinternalnameortitle('After')`)
    expect(after.LookupList.toLowerCase()).toContain(made.Id)
    expect(await send('POST', `${at('Copies')}/items`, { Title: 'x', Cost: 4 })).toMatchObject({ Cost: 4, Color: 'red' })
  })

  it('gives new lists its items and their files, with content', async () => {
    await send('POST', save('Plans', 'full', true))
    await send('POST', '/_api/web/lists/add', { parameters: { Title: 'Full', TemplateName: 'full', QuickLaunchOption: 1 } })
    const items = await read(`${at('Full')}/items?$select=Id,Title,Cost,Color,Double,AfterId,DueDate,Attachments`)
    expect(items).toMatchObject([
      { Id: 1, Title: 'two', Cost: 8, Color: 'blue', Double: '16', AfterId: null, Attachments: false },
      { Id: 2, Title: 'three', Cost: null, AfterId: 1, Attachments: true },
    ])
    const attached = await ann.call('GET', `${at('Full')}/items(2)/attachmentfiles('a.txt')/$value`)
    expect(attached.text).toBe('attached')
    expect(await send('GET', `${at('Full')}?$select=OnQuickLaunch,ItemCount`)).toEqual({ OnQuickLaunch: true, ItemCount: 2 })
  })

  it('keeps the folders and files of a library', async () => {
    await send('POST', '/_api/web/lists', { Title: 'Papers', BaseTemplate: 101 })
    await send('POST', `${at('Papers')}/rootfolder/folders/add('In')`)
    await ann.call('POST', "/_api/web/getfolderbyserverrelativeurl('Papers/In')/files/add(url='a.txt',overwrite=true)", { body: 'bytes' })
    await send('POST', save('Papers', 'papers', true))
    await send('POST', '/_api/web/lists/add', { parameters: { Title: 'More Papers', TemplateName: 'papers.stp', Url: 'morepapers' } })
    const file = await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/morepapers/In/a.txt')/$value")
    expect(file.text).toBe('bytes')
  })

  it('is named by its name, its file or the id of its file, and by no other', async () => {
    const [{ UniqueId }] = await read(
      "/_api/web/getfolderbyserverrelativeurl('_catalogs/lt')/files?$filter=Name eq 'plans.stp'&$select=UniqueId",
    )
    for (const name of ['our PLANS', 'plans', UniqueId, `{${UniqueId.toUpperCase()}}`])
      expect((await addFrom(name, `Of ${name.slice(0, 6)}`)).status).toBe(200)
    expectRefusal(await addFrom('other', 'Never'), 400, /no list template 'other' that users saved. Known templates: .*'Our plans'/)
    expectRefusal(await addFrom('plans', 'Plans'), 409, /already exists/)
  })

  it('gives its file name to no other, and the server saves no list of its own', async () => {
    expectRefusal(await ann.call('POST', save('Plans', 'PLANS.stp')), 400, /PLANS\.stp/i)
    expectRefusal(await ann.call('POST', save('Plans', 'a/b')), 400, /a\/b\.stp/)
    expectRefusal(await ann.call('POST', save('List Template Gallery', 'own')), 400, /belongs to the server/)
    expectRefusal(await ann.call('POST', save('No such list', 'x')), 404, /List 'No such list'/)
  })
})

it('a list of a saved template has the views that were saved, and no other of its kind', async () => {
  await send('POST', '/_api/web/lists', { Title: 'Dates', BaseTemplate: 106 })
  await send('DELETE', `${at('Dates')}/views/getbytitle('Current Events')`)
  await send('POST', `${at('Dates')}/views`, { Title: 'Own' })
  await send('POST', save('Dates', 'dates.stp'))
  expect((await addFrom('dates.stp', 'More dates')).status).toBeLessThan(300)
  const views = await read(`${at('More dates')}/views?$select=Title,DefaultView,ViewType`)
  expect(views).toEqual([
    { Title: 'Calendar', DefaultView: true, ViewType: 'CALENDAR' },
    { Title: 'All Events', DefaultView: false, ViewType: 'HTML' },
    { Title: 'Own', DefaultView: false, ViewType: 'HTML' },
  ])
  const hidden = await read(`${at('More dates')}/fields?$select=InternalName&$filter=Hidden eq true and FromBaseType eq false`)
  expect(hidden.map(({ InternalName }: { InternalName: string }) => InternalName)).toContain('RecurrenceData')
})

describe('a file that somebody puts into the gallery', () => {
  const put = (name: string, body: string) =>
    ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('_catalogs/lt')/files/add(url='${name}',overwrite=true)`, { body })

  it('is a template if it is a copy of one', async () => {
    const bytes = await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/_catalogs/lt/plans.stp')/$value")
    await put('again.stp', bytes.text)
    expect((await addFrom('again.stp', 'Again')).json).toMatchObject({ BaseTemplate: 107 })
  })

  it.each([
    ['no template', 'MSCF and other bytes'],
    ['another version', '{"format":"tenon-template 9"}\n'],
  ])('is no template: %s', async (_what, body) => {
    await put('other.stp', body)
    const names = (await read('/_api/web/getcustomlisttemplates?$select=InternalName')).map(
      (one: { InternalName: string }) => one.InternalName,
    )
    expect(names).not.toContain('other.stp')
    expectRefusal(await addFrom('other.stp', 'Never'), 400, /no list template/)
  })

  it('makes nothing if it is damaged anywhere', async () => {
    const { text } = await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/_catalogs/lt/full.stp')/$value")
    const [header = '', list = '', ...items] = text.trimEnd().split('\n')
    const changed = (from: string | RegExp, to: string) => [header, list.replace(from, to), ...items].join('\n')
    const cases: readonly (readonly [string, RegExp])[] = [
      [[header, list, list].join('\n'), /holds one list/],
      [header, /cannot be used/],
      [[header, list.slice(0, -9)].join('\n'), /cannot be read/],
      [changed('"type":"Number"', '"type":"constructor"'), /no type of columns/],
      [changed('"baseTemplate":107', '"baseTemplate":111'), /list template 111/],
      [changed('"minimum":0', '"minimum":"0"'), /setting 'minimum'/],
      [changed('"settings":{"choices"', '"settings":{"__proto__":{},"choices"'), /setting '__proto__'/],
      [changed('"draftVisibility":0', '"draftVisibility":7'), /whole number from 0 to 2/],
      [changed('{"place":0}', '{"place":5}'), /LookupList/],
      [changed('{"place":0}', '{"id":"00000000-0000-4000-8000-00000000000a"}'), /LookupList/],
      [changed('<Where>', '<Where'), /./],
      [[header, list, ...items.map((item) => item.replace('"kind":"item"', '"kind":"file"'))].join('\n'), /has no bytes/],
      [[header, list, ...items.map((item) => item.replace('"folder":[]', '"folder":["no"]'))].join('\n'), /in the folder 'no'/],
      [[header, list, ...items.map((item) => item.replace('"list":0', '"list":1'))].join('\n'), /whole number from 0 to 0/],
    ]
    const before = (await read('/_api/web/lists?$select=Title')).length
    for (const [body, words] of cases) {
      await put('damaged.stp', body.endsWith('\n') ? body : `${body}\n`)
      expectRefusal(await addFrom('damaged.stp', 'Damaged'), 400, words)
    }
    expect((await read('/_api/web/lists?$select=Title')).length).toBe(before)
  })

  it('leaves out values that its list does not take', async () => {
    const { text } = await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/_catalogs/lt/full.stp')/$value")
    await put(
      'odd.stp',
      text.replace('"Color":"blue"', '"Color":"green","Author":5,"Nothing":1,"AssignedTo":99').replace('"Cost":8', '"Cost":-1'),
    )
    await addFrom('odd.stp', 'Odd')
    expect(await read(`${at('Odd')}/items?$select=Title,Cost,Color`)).toMatchObject([
      { Title: 'two', Cost: null, Color: null },
      { Title: 'three' },
    ])
  })
})
