import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { owner, member, reader, stranger, server } = await startWithPeople()
afterAll(() => server.stop())

const saveWeb = (web: string, file: string, data: boolean, name = file) =>
  `${web}/_api/web/saveastemplate(strtemplatename='${file}',strtemplatetitle='${name}',strtemplatedescription='of ${name}',fsavedata=${data})`
const saveList = (file: string) =>
  `/_api/web/lists/getbytitle('Documents')/saveastemplate(strfilename='${file}',strname='',strdescription='',bsavedata=false)`
const offered = async (web = '') =>
  rowsOf(await owner.call('GET', `${web}/_api/web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=false)`))
const addWeb = (Url: string, WebTemplate: string, by = owner) =>
  by.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: `Web ${Url}`, Url, WebTemplate } } })

beforeAll(async () => {
  await addWeb('origin', 'STS#0')
  const post = (path: string, body: unknown) => owner.call('POST', `/origin/_api/web/${path}`, { body })
  const customers = (await post('lists', { Title: 'Customers', EnableMinorVersions: false })).json
  await post('lists', { Title: 'Orders', BaseTemplate: 100 })
  const parameters = { Title: 'Customer', FieldTypeKind: 7, LookupListId: customers.Id, LookupFieldName: 'Title' }
  await post("lists/getbytitle('Orders')/fields/addfield", { parameters })
  await post("lists/getbytitle('Customers')/items", { Title: 'gone' })
  await owner.call('DELETE', "/origin/_api/web/lists/getbytitle('Customers')/items(1)")
  await post("lists/getbytitle('Customers')/items", { Title: 'Roe' })
  await post("lists/getbytitle('Orders')/items", { Title: 'Chairs', CustomerId: 2 })
  await owner.call('POST', "/origin/_api/web/getfolderbyserverrelativeurl('SiteAssets')/files/add(url='a.txt',overwrite=true)", {
    body: 'bytes',
  })
})

describe('a web that is saved as a template', () => {
  it('is offered for new webs, under the id of its file and its name', async () => {
    const before = (await offered()).length
    expect((await owner.call('POST', saveWeb('/origin', 'orders.wsp', true, 'Ours'))).json).toMatchObject({ 'odata.null': true })
    const all = await offered('/origin')
    expect(all).toHaveLength(before + 1)
    expect(all.at(-1)).toMatchObject({ Title: 'Ours', Description: 'of Ours', Name: expect.stringMatching(/^\{[0-9A-F-]{36}\}#Ours$/) })
    const files = await owner.call('GET', "/_api/web/getfolderbyserverrelativeurl('_catalogs/wt')/files?$select=Name,Title")
    expect(rowsOf(files)).toEqual([{ Name: 'orders.wsp', Title: 'Ours' }])
  })

  it.each(['name', 'Ours', 'orders.wsp', 'orders'])('makes webs with its lists, their columns and items, by %s', async (given) => {
    const template = given === 'name' ? (await offered()).at(-1)?.Name : given
    const url = `made-${given.replace('.', '-')}`
    const made = await addWeb(url, template)
    expect(made.json).toMatchObject({ ServerRelativeUrl: `/${url}`, WebTemplate: 'STS', Configuration: 0 })
    const titles = rowsOf(await owner.call('GET', `/${url}/_api/web/lists?$select=Title&$filter=Hidden eq false`)).map(({ Title }) => Title)
    expect(titles).toEqual(['Customers', 'Documents', 'Orders', 'Site Assets', 'Site Pages'])
    const select = '$select=Id,Title,CustomerId,Customer/Title&$expand=Customer'
    const orders = await owner.call('GET', `/${url}/_api/web/lists/getbytitle('Orders')/items?${select}`)
    expect(rowsOf(orders)).toMatchObject([{ Id: 1, Title: 'Chairs', CustomerId: 1, Customer: { Title: 'Roe' } }])
    const file = await owner.call('GET', `/${url}/_api/web/getfilebyserverrelativeurl('/${url}/SiteAssets/a.txt')/$value`)
    expect(file.text).toBe('bytes')
  })

  it('makes empty lists without content, and a home page', async () => {
    await owner.call('POST', saveWeb('/origin', 'bare', false))
    await addWeb('bare', 'bare.wsp')
    const orders = await owner.call('GET', "/bare/_api/web/lists/getbytitle('Orders')?$select=ItemCount")
    expect(orders.json).toMatchObject({ ItemCount: 0 })
    const home = await owner.call('GET', "/bare/_api/web/getfilebyserverrelativeurl('/bare/SitePages/Home.aspx')/$value")
    expect(home.text).toMatch(/<html/)
  })

  it('is in the templates of SOAP, which makes webs from it', async () => {
    const headers = { Authorization: basic('owner') }
    const soap = createSoapContractClient({ url: server.url, service: 'sites', version: '1.1', headers })
    const listed = elementsIn(await soap.call('GetSiteTemplates', '<LCID>1033</LCID>'), 'Template')
    const ours = listed.find(({ Title }) => Title === 'Ours')
    expect(ours).toMatchObject({ IsCustom: 'true', Description: 'of Ours' })
    const names = `<title>By SOAP</title><templateName>${ours?.Name}</templateName>`
    await soap.call('CreateWeb', `<url>by-soap</url>${names}`)
    const lists = await owner.call('GET', "/by-soap/_api/web/lists/getbytitle('Orders')?$select=ItemCount")
    expect(lists.json).toMatchObject({ ItemCount: 1 })
  })

  it('is no template of another language, and no list template', async () => {
    const german = await owner.call('GET', '/_api/web/getavailablewebtemplates(lcid=1031,doincludecrosslanguage=false)')
    expect(JSON.stringify(german.json)).not.toMatch(/Ours/)
    expectRefusal(await addWeb('never', 'other'), 400, /no web template 'other'/)
    expectRefusal(await owner.call('POST', saveWeb('/origin', 'ORDERS.wsp', false)), 400, /orders\.wsp/i)
  })
})

describe('who saves and takes templates', () => {
  it('needs the right to change the list or web, and to add to the gallery', async () => {
    expect((await member.call('POST', saveList('by-member'))).status).toBe(200)
    expectRefusal(await reader.call('POST', saveList('by-reader')), 403, /ManageLists/)
    expectRefusal(await member.call('POST', saveWeb('', 'by-member', false)), 403, /ManageWeb/)
    const parameters = { Title: 'Readers', TemplateName: 'by-member' }
    expectRefusal(await reader.call('POST', '/_api/web/lists/add', { body: { parameters } }), 403, /ManageLists/)
    expectRefusal(await addWeb('readers', 'Ours', reader), 403, /ManageSubwebs/)
  })

  it('sees those that the gallery shows', async () => {
    const custom = '/_api/web/getcustomlisttemplates'
    expect(rowsOf(await reader.call('GET', custom))).toHaveLength(1)
    expectRefusal(await stranger.call('GET', custom), 403, /Open/)
    const gallery = '/_api/web/getcatalog(114)'
    await owner.call('POST', `${gallery}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    expect(rowsOf(await reader.call('GET', custom))).toEqual([])
    expectRefusal(await member.call('POST', saveList('again')), 403, /ViewListItems|AddListItems/)
    const parameters = { Title: 'Hidden', TemplateName: 'by-member' }
    expectRefusal(await member.call('POST', '/_api/web/lists/add', { body: { parameters } }), 400, /Known templates: none/)
  })
})
