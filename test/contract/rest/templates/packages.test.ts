import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../../src/testing.ts'
import { noteSettings } from '../../../support/coverage-file.ts'
import { method, property, runModel, value, web } from '../../../support/csom/model-client.ts'
import { visitorOf } from '../../../support/pages/visitor.ts'
import { clientOf } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'
import { rowsOf } from '../../../support/wire.ts'

const folder = mkdtempSync(join(tmpdir(), 'tenon-templates-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file with a package in it, and its path. */
function fileOf(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function example(): string {
  const page = readFileSync(new URL('../../../../docs/templates.md', import.meta.url), 'utf8')
  const code = page.slice(page.indexOf('```js\n') + 6)
  return fileOf('house-templates.mjs', code.slice(0, code.indexOf('\n```')))
}

const settings = { Templates: example(), ...(process.env.TENON_PROFILE && { Profile: process.env.TENON_PROFILE }) }
noteSettings(settings)
const server = await startServer({ settings, emulator: true })
afterAll(() => server.stop())
const admin = clientOf(server.url, 'admin')
const nobody = clientOf(server.url, 'nina')
const soap = (service: 'lists' | 'sites' | 'webs', path = '') =>
  createSoapContractClient({ url: server.url + path, service, version: '1.1', headers: { Authorization: basic('admin') } })
const listNamed = (title: string, at = '') => admin.call('GET', `${at}/_api/web/lists/getbytitle('${title}')?$expand=Views,Fields`)

async function expectInventory(title: string, at = ''): Promise<void> {
  const { status, json } = await listNamed(title, at)
  expect(status, title).toBe(200)
  expect(json).toMatchObject({ BaseTemplate: 10_100, BaseType: 0, EnableVersioning: true, MajorVersionLimit: 5 })
  const names = (json.Fields as { InternalName: string }[]).map(({ InternalName }) => InternalName)
  expect(names).toEqual(expect.arrayContaining(['Title', 'Room', 'Pieces', 'TagNumber']))
  const views = json.Views as { Title: string; DefaultView: boolean; ViewQuery: string }[]
  expect(views.map(({ Title, DefaultView }) => [Title, DefaultView])).toEqual([
    ['Everything', true],
    ['Lab', false],
  ])
  expect(views[1]?.ViewQuery).toContain('<FieldRef Name="Room"')
}

describe('the templates of the package in the documentation', () => {
  it('are offered at every door, with their source', async () => {
    const source = settings.Templates
    const lists = rowsOf(await nobody.call('GET', '/_api/svc/extensions/listtemplates?$top=500'))
    expect(lists.find(({ ListTemplateTypeKind }) => ListTemplateTypeKind === 10_100)).toMatchObject({
      ...{ Name: 'Inventory', Description: 'What is in which room.', Source: source, BaseType: 0, IsCustomTemplate: false },
    })
    expect(lists.find(({ ListTemplateTypeKind }) => ListTemplateTypeKind === 100)).toMatchObject({ Source: 'BuiltIn' })
    const webs = rowsOf(await nobody.call('GET', '/_api/svc/extensions/webtemplates?$top=500'))
    expect(webs.find(({ Name }) => Name === 'HOUSE#0')).toMatchObject({ Title: 'House', DisplayCategory: 'Houses', Source: source })
    const offered = rowsOf(await admin.call('GET', '/_api/web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=false)'))
    expect(offered.find(({ Name }) => Name === 'HOUSE#0')).toMatchObject({ Description: 'A web for the keepers of a house.' })
    const known = rowsOf(await admin.call('GET', '/_api/web/listtemplates?$top=500'))
    expect(known.map(({ Name }) => Name)).toContain('Inventory')
    expect((await admin.call('GET', "/_api/web/listtemplates('Inventory')")).json.ListTemplateTypeKind).toBe(10_100)
    const shown = elementsIn(await soap('webs').call('GetListTemplates'), 'ListTemplate')
    expect(shown.find(({ Type }) => Type === '10100')).toMatchObject({ DisplayName: 'Inventory' })
    const sites = elementsIn(await soap('sites').call('GetSiteTemplates', '<LCID>1033</LCID>'), 'Template')
    expect(sites.find(({ Name }) => Name === 'HOUSE#0')).toMatchObject({ Title: 'House' })
  })

  it('make lists by REST, SOAP, the object model and the page', async () => {
    const made = await admin.call('POST', '/_api/web/lists', { body: { Title: 'By REST', BaseTemplate: 10_100, Description: 'mine' } })
    expect(made.status).toBe(201)
    expect(made.json.Description).toBe('mine')
    const parameters = { Title: 'By parameters', TemplateType: 10_100, Url: 'Lists/ByParameters' }
    expect((await admin.call('POST', '/_api/web/lists/add', { body: { parameters } })).status).toBe(200)
    await soap('lists').call('AddList', '<listName>By SOAP</listName><description/><templateID>10100</templateID>')
    const creation = value('ListCreationInformation', { Title: 'By model', TemplateType: 10_100 })
    const { error } = await runModel(server.url, [{ kind: 'path', on: method(property(web, 'Lists'), 'Add', creation) }])
    expect(error).toBeNull()
    const owner = visitorOf(server.url, 'admin')
    const page = await owner.post('/_layouts/15/new.aspx', { title: 'By page', template: '10100', description: '' })
    expect(page.status).toBe(303)
    for (const title of ['By REST', 'By parameters', 'By SOAP', 'By model', 'By page']) await expectInventory(title)
  })

  it('make items with their columns, which are checked', async () => {
    const items = "/_api/web/lists/getbytitle('By REST')/items"
    const added = await admin.call('POST', items, { body: { Title: 'Chair', Pieces: 4, TagNumber: 'c-1' } })
    expect(added.json).toMatchObject({ Room: 'Hall', Pieces: 4 })
    expect((await admin.call('POST', items, { body: { Title: 'Chair', Pieces: -1, TagNumber: 'c-2' } })).status).toBe(400)
    expect((await admin.call('POST', items, { body: { Title: 'Chair', Pieces: 1, TagNumber: 'c-1' } })).status).toBe(400)
    expect((await nobody.call('GET', "/_api/web/lists/getbytitle('By REST')/contenttypes?$expand=Fields")).text).toContain('TagNumber')
  })

  it('can be saved as templates and made again', async () => {
    const save = `saveastemplate(strfilename='inventory',strname='Kept',strdescription='',bsavedata=true)`
    expect((await admin.call('POST', `/_api/web/lists/getbytitle('By REST')/${save}`)).status).toBe(200)
    const parameters = { Title: 'Again', TemplateName: 'Kept' }
    expect((await admin.call('POST', '/_api/web/lists/add', { body: { parameters } })).status).toBe(200)
    await expectInventory('Again')
    expect((await listNamed('Again')).json.ItemCount).toBe(1)
  })

  it('make webs by REST, SOAP, the object model, the page and a site collection', async () => {
    const parameters = { Title: 'House', Url: 'rest', WebTemplate: 'HOUSE#0' }
    const made = await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })
    expect(made.json).toMatchObject({ WebTemplate: 'HOUSE', Configuration: 0 })
    await soap('webs').call(
      'CreateWeb',
      '<url>/soap</url><title>House</title><description/><templateName>HOUSE#0</templateName><language>1033</language><languageSpecified>true</languageSpecified><localeSpecified>false</localeSpecified><collationLocaleSpecified>false</collationLocaleSpecified><uniquePermissionsSpecified>false</uniquePermissionsSpecified><anonymousSpecified>false</anonymousSpecified><presenceSpecified>false</presenceSpecified>',
    )
    const creation = value('WebCreationInformation', { Title: 'House', Url: 'model', WebTemplate: 'HOUSE#0', Language: 1033 })
    expect((await runModel(server.url, [{ kind: 'path', on: method(property(web, 'Webs'), 'Add', creation) }])).error).toBeNull()
    const owner = visitorOf(server.url, 'admin')
    expect((await owner.get('/_layouts/15/newsbweb.aspx')).text).toContain('<option value="HOUSE#0">House</option>')
    const page = await owner.post('/_layouts/15/newsbweb.aspx', { title: 'House', name: 'page', description: '', template: 'HOUSE#0' })
    expect(page.status).toBe(303)
    const site = { webApplication: 'Default', path: 'sites/house', title: 'House', owner: 'admin', template: 'HOUSE#0' }
    expect((await admin.call('POST', '/_admin/sites', { body: site })).status).toBe(201)
    expect(
      (await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'L', Url: 'late', WebTemplate: '' } } })).status,
    ).toBe(200)
    expect((await admin.call('POST', "/late/_api/web/applywebtemplate('HOUSE%230')")).status).toBe(200)
    for (const url of ['/rest', '/soap', '/model', '/page', '/late', '/sites/house']) {
      expect((await admin.call('GET', `${url}/_api/web`)).json, url).toMatchObject({ WebTemplate: 'HOUSE', Configuration: 0 })
      await expectInventory('Furniture', url)
      expect((await listNamed('Plans', url)).json.BaseTemplate).toBe(101)
      expect((await listNamed('Documents', url)).status).toBe(200)
    }
  })

  it('are those of seeds, there and back', async () => {
    const seed = { version: 1, webs: [{ url: '/', lists: [{ title: 'Seeded', template: 10_100, items: [{ Title: 'x', Pieces: 2 }] }] }] }
    const put = (body: unknown) =>
      fetch(`${server.url}/_emulator/state`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    expect((await put(seed)).status).toBe(204)
    await expectInventory('Seeded')
    const exported: unknown = await (await fetch(`${server.url}/_emulator/state`)).json()
    expect((await put(exported)).status).toBe(204)
    await expectInventory('Seeded')
  })

  it('refuses what nobody has registered, with the names that there are', async () => {
    const list = await admin.call('POST', '/_api/web/lists', { body: { Title: 'No', BaseTemplate: 10_101 } })
    expect([list.status, list.text]).toEqual([400, expect.stringContaining('10100')])
    const parameters = { Title: 'No', Url: 'no', WebTemplate: 'HOUSE#1' }
    const none = await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })
    expect([none.status, none.text]).toEqual([400, expect.stringContaining('HOUSE#0')])
  })
})

const listTemplate = (members: string) => `{ lists: [{ id: 10000, name: 'One', ${members} }], version: 1 }`
const webTemplate = (members: string) => `{ version: 1, webs: [{ name: 'ONE#0', title: 'One', ${members} }] }`

describe('a package with a fault refuses the start', () => {
  it.each([
    ['throws', `throw new Error('no licence')`, /of Templates cannot be loaded: no licence/],
    ['nothing', 'export const other = 1', /exports no tenonTemplates/],
    ['version', 'export const tenonTemplates = { version: 2 }', /has no version 1/],
    ['no-object', 'export const tenonTemplates = 7', /an object is missing/],
    ['id', `export const tenonTemplates = ${listTemplate('id: 100')}`, /'One': 'id' must be a whole number from 10000/],
    ['name', `export const tenonTemplates = ${listTemplate(`name: 'Tasks'`)}`, /another list template has this name/],
    ['base', `export const tenonTemplates = ${listTemplate('base: 99')}`, /its base 99 is no template/],
    ['type', `export const tenonTemplates = ${listTemplate(`columns: [{ name: 'A', type: 'Colour' }]`)}`, /no type of columns 'Colour'/],
    ['lookup', `export const tenonTemplates = ${listTemplate(`columns: [{ name: 'A', type: 'Lookup' }]`)}`, /cannot have the type Lookup/],
    ['column', `export const tenonTemplates = ${listTemplate(`columns: [{ name: 'title', type: 'Text' }]`)}`, /a column 'title' already/],
    ['odd', `export const tenonTemplates = ${listTemplate(`columns: [{ name: 'a b', type: 'Text' }]`)}`, /'a b' cannot be the name/],
    [
      'setting',
      `export const tenonTemplates = ${listTemplate(`columns: [{ name: 'A', type: 'Text', settings: { maxLength: 'x' } }]`)}`,
      /'maxLength' is wrong/,
    ],
    ['view', `export const tenonTemplates = ${listTemplate(`views: [{ title: 'V', columns: ['None'] }]`)}`, /'V' has no column 'None'/],
    ['caml', `export const tenonTemplates = ${listTemplate(`views: [{ title: 'V', columns: [], query: '<Where><Eq>' }]`)}`, /'One': /],
    ['word', `export const tenonTemplates = ${webTemplate(`name: 'one'`)}`, /such as HOUSE#0/],
    ['own', `export const tenonTemplates = ${webTemplate(`name: 'STS#9'`)}`, /STS is a template of the server/],
    [
      'list',
      `export const tenonTemplates = ${webTemplate(`lists: [{ title: 'L', template: 10001 }]`)}`,
      /template 10001, which nobody has/,
    ],
    [
      'twice',
      `export const tenonTemplates = ${webTemplate(`lists: [{ title: 'L', template: 100 }, { title: 'l', template: 100 }]`)}`,
      /the same title/,
    ],
  ])('%s', async (name, text, message) => {
    await expect(startServer({ settings: { Templates: fileOf(`${name}.mjs`, text) } })).rejects.toThrow(message)
  })

  it('and so do two packages with the same template, and one that is not there', async () => {
    const two = [
      fileOf('a.mjs', `export const tenonTemplates = ${listTemplate('')}`),
      fileOf('b.mjs', `export const tenonTemplates = ${listTemplate('')}`),
    ]
    await expect(startServer({ settings: { Templates: two.join(',') } })).rejects.toThrow(/the number 10000 is that of 'One' already/)
    await expect(startServer({ settings: { Templates: './none.mjs' } })).rejects.toThrow(/'.\/none.mjs' of Templates cannot be loaded/)
  })
})
