import { describe, expect, it } from 'vitest'
import { childElements, parseXml } from '../../../../src/formats/xml.ts'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')
const get = (url: string, accept: string = accepts.nometadata) => reader.call('GET', url, { headers: { Accept: accept } })

describe('the service document', () => {
  it('lists the entry points in every form', async () => {
    const plain = (await get('/_api')).json
    expect(plain.value).toEqual(expect.arrayContaining(['web', 'site', 'lists', 'search'].map((name) => ({ name, url: name }))))
    const minimal = (await get('/_api/', accepts.minimalmetadata)).json
    expect(minimal).toMatchObject({ 'odata.metadata': `${server.url}/_api/$metadata`, value: plain.value })
    const names = plain.value.map(({ name }: { name: string }) => name)
    expect((await get('/_api', accepts.verbose)).json).toEqual({ d: { EntitySets: names } })
    const atom = await get('/_api', 'application/atom+xml')
    expect(atom.headers.get('content-type')).toMatch(/xml/)
    const [workspace] = childElements(parseXml(atom.text))
    const hrefs = (workspace ? childElements(workspace) : []).flatMap((one) => one.attributes.get('href') ?? [])
    expect(hrefs).toEqual(names)
  })

  it('is refused for who may not open the web', async () => {
    expect((await createContractClient(server.url).call('GET', '/_api')).status).toBe(401)
  })
})

describe('the context of the request', () => {
  it('leads to the web and the site collection, and to all that is below them', async () => {
    expect((await get('/_api/sp.requestcontext.current')).status).toBe(200)
    expect((await get('/_api/svc.requestcontext.current')).status).toBe(200)
    const { Title } = (await get('/_api/web')).json
    expect((await get('/_api/SP.RequestContext.Current/web')).json.Title).toBe(Title)
    expect((await get('/_api/sp.requestcontext.current?$expand=Web,Site')).json).toMatchObject({
      Web: { Title },
      Site: { ServerRelativeUrl: '/' },
    })
    expect((await get("/_api/sp.requestcontext.current/web/lists/getbytitle('Tasks')?$select=Title")).json.Title).toBe('Tasks')
    expect((await get('/_api/sp.requestcontext.current/site/rootweb')).json.Title).toBe(Title)
    expect((await get('/_api/sp.requestcontext.current/getremotecontext')).status).toBe(200)
    expectRefusal(await get('/_api/sp.requestcontext.current/nope'), 404, /nope/)
  })
})

describe('the context of the caller', () => {
  it('leads to the user', async () => {
    for (const form of ['sp', 'svc']) expect((await get(`/_api/${form}.requestusercontext.current`)).status).toBe(200)
    expect((await get('/_api/me?$expand=User')).json).toMatchObject({ User: { Title: 'ann' } })
    expect((await get('/_api/me/user')).json.Title).toBe('ann')
    expectRefusal(await createContractClient(server.url).call('GET', '/_api/me'), 401, /./)
  })
})

describe('a web by its absolute URL', () => {
  it('is the web, by every name of its parts', async () => {
    const at = (rest: string, target = server.url) => `/_api/SP.RemoteWeb(@target)${rest}?@target='${encodeURIComponent(target)}'`
    const { Id, Title } = (await get('/_api/web')).json
    for (const rest of ['', '/web']) expect((await get(at(rest))).json.Id).toBe(Id)
    expect((await get(at('/Title'))).json.value).toBe(Title)
    const tasks = (await get(at("/getlistbyserverrelativeurl('/Lists/Tasks')"))).json
    for (const form of [`'${tasks.Id}'`, `guid'${tasks.Id}'`]) expect((await get(at(`/getlistbyid(${form})/items`))).status).toBe(200)
    expect((await get(at('/getgroupbyid(3)/users'))).status).toBe(200)
    expectRefusal(await get(at('', 'http://elsewhere.example')), 400, /not here/)
  })
})

describe('a method of an entity that stands for a verb', () => {
  const titled = (Title: string) => `/_api/web/lists/getbytitle('${Title}')`

  it('updates it, or deletes it', async () => {
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Verbs', BaseTemplate: 100 } })
    expect((await admin.call('POST', `${titled('Verbs')}/items`, { body: { Title: 'one' } })).status).toBe(201)
    const item = `${titled('Verbs')}/items(1)`
    expect((await admin.call('POST', `${item}/update`, { body: { Title: 'two' } })).status).toBeLessThan(300)
    expect((await admin.call('GET', item)).json.Title).toBe('two')
    expectRefusal(await admin.call('POST', `${item}/update`, { body: { Title: 'x' }, headers: { 'If-Match': '"1"' } }), 412, /ETag|changed/)
    expectRefusal(await reader.call('POST', `${item}/deleteobject`), 403, /DeleteListItems/)
    expect((await admin.call('POST', `${item}/DeleteObject()`)).status).toBe(200)
    expectRefusal(await admin.call('GET', item), 404, /does not exist/)
    expect((await admin.call('POST', `${titled('Verbs')}/update`, { body: { Description: 'new' } })).status).toBeLessThan(300)
    expect((await admin.call('POST', `${titled('Verbs')}/deleteobject`)).status).toBe(200)
    expectRefusal(await admin.call('POST', '/_api/web/lists/deleteobject'), 404, /deleteobject/)
  })
})

describe('parts of lists and webs by their ids', () => {
  it('are read, and miss in words', async () => {
    const tasks = "/_api/web/lists/getbytitle('Tasks')"
    const forms = rowsOf(await get(`${tasks}/forms`))
    expect((await get(`${tasks}/forms/getbypagetype(6)`)).json).toEqual(forms.find(({ FormType }) => FormType === 6))
    expectRefusal(await get(`${tasks}/forms/getbypagetype(5)`), 404, /no such form/)
    const { Id } = (await get(tasks)).json
    const SchemaXml = `<Field Type='Lookup' Name='Task' DisplayName='Task' List='{${Id}}' ShowField='Title'/>`
    const made = await admin.call('POST', "/_api/web/lists/getbytitle('Documents')/fields/createfieldasxml", {
      body: { parameters: { SchemaXml } },
    })
    const field = `${tasks}/getrelatedfields/getbyfieldid`
    expect((await get(`${field}('${made.json.Id}')`)).json).toMatchObject({ FieldId: made.json.Id })
    expectRefusal(await get(`${field}(guid'${Id}')`), 404, /no such related field/)
    const { json: below } = await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Below', Url: 'below' } } })
    for (const form of ['', '/getbyid'].flatMap((by) => [`${by}('${below.Id}')`, `${by}(guid'${below.Id}')`]))
      expect((await get(`/_api/web/webinfos${form}`)).json).toMatchObject({ Title: 'Below' })
    expectRefusal(await get(`/_api/web/webinfos/getbyid('${Id}')`), 404, /no web/)
    expect((await get('/below/_api/site/getcatalog(116)')).json.Title).toBe((await get('/_api/web/getcatalog(116)')).json.Title)
  })
})

describe('the settings of the server', () => {
  it('say that it is not the hosted service, what it blocks and its languages', async () => {
    expect((await get('/_api/SP.ServerSettings.IsSharePointOnline')).json.value).toBe(false)
    expect((await get('/_api/sp.serversettings.getblockedfileextensions')).json.value).toEqual([])
    const languages = (await get('/_api/sp.serversettings.getglobalinstalledlanguages(15)')).json
    expect(languages.Items).toContainEqual(expect.objectContaining({ Lcid: 1033 }))
    expectRefusal(await get("/_api/sp.serversettings.getglobalinstalledlanguages('x')"), 400, /'compatibilityLevel' must be an integer/)
  })
})

describe('what the server tells of itself', () => {
  it.each([
    'sp.requestcontext.current',
    'sp.requestcontext.current/getremotecontext',
    'sp.serversettings.issharepointonline',
    'sp.serversettings.getblockedfileextensions',
  ])('is refused to a stranger: %s', async (path) => {
    expect((await createContractClient(server.url).call('GET', `/_api/${path}`)).status).toBe(401)
  })
})

describe('the health of a site collection', () => {
  it('is good: no upgrade waits', async () => {
    expect((await admin.call('GET', '/_api/site/needsupgradebytype(versionupgrade=true,recursive=true)')).json.value).toBe(false)
    const zeros = '00000000-0000-0000-0000-000000000000'
    const check = `/_api/site/runhealthcheck(ruleid=guid'${zeros}',brepair=false,brunalways=true)`
    expect((await admin.call('POST', check)).json).toMatchObject({ FailedErrorCount: 0, Results: [] })
    const upgrade = '/_api/site/runupgradesitesession(versionupgrade=false,queueonly=true,sendemail=false)'
    expect((await admin.call('POST', upgrade)).status).toBe(200)
    expectRefusal(await reader.call('POST', check), 403, /./)
    expectRefusal(await reader.call('POST', upgrade), 403, /./)
    expectRefusal(await reader.call('GET', '/_api/site/needsupgradebytype(versionupgrade=true,recursive=true)'), 403, /./)
    expectRefusal(await admin.call('POST', check.replace(zeros, 'x')), 400, /./)
  })
})

describe('a view by the URL of its page', () => {
  it.each([
    ["getviewfromurl('/Lists/Tasks/AllItems.aspx')", 'Tasks'],
    ["getviewfromurl('Lists/Tasks/AllItems.aspx')", 'Tasks'],
    ["getviewfrompath(decodedurl='/lists/tasks/allitems.aspx')", 'Tasks'],
    ["getviewfromurl('/Shared%20Documents/Forms/AllItems.aspx')", 'Documents'],
  ])('is found: %s', async (address, title) => {
    const usual = (await get(`/_api/web/lists/getbytitle('${title}')/defaultview`)).json
    expect((await get(`/_api/web/${address}`)).json.Id).toBe(usual.Id)
  })

  it('is refused where there is none', async () => {
    expectRefusal(await get("/_api/web/getviewfromurl('/Lists/Tasks/Nope.aspx')"), 404, /Nope/)
    expectRefusal(await get("/_api/web/getviewfromurl('/Lists/Nope/AllItems.aspx')"), 404, /Nope/)
    expectRefusal(await get("/_api/web/getviewfromurl('')"), 400, /./)
  })
})

describe('the columns of a content type', () => {
  it('are put in order', async () => {
    const type = (await admin.call('POST', '/_api/web/contenttypes', { body: { Name: 'Ordered' } })).json
    const links = `/_api/web/contenttypes('${type.StringId ?? type.Id.StringValue}')/fieldlinks`
    for (const Title of ['One', 'Two', 'Three']) {
      await admin.call('POST', '/_api/web/fields', { body: { Title, FieldTypeKind: 2 } })
      expect((await admin.call('POST', links, { body: { FieldInternalName: Title } })).status).toBe(201)
    }
    const names = async () => rowsOf(await admin.call('GET', links)).map(({ Name }) => Name)
    expect((await admin.call('POST', `${links}/reorder`, { body: { internalNames: ['Three', 'One'] } })).status).toBe(200)
    expect((await names()).slice(-3)).toEqual(['Three', 'One', 'Two'])
    expectRefusal(await admin.call('POST', `${links}/reorder`, { body: { internalNames: ['Nope'] } }), 400, /has no column 'Nope'/)
    expectRefusal(await admin.call('POST', `${links}/reorder`, { body: {} }), 400, /internalNames/)
    expectRefusal(await reader.call('POST', `${links}/reorder`, { body: { internalNames: ['One'] } }), 403, /./)
    expect((await names()).slice(-3)).toEqual(['Three', 'One', 'Two'])
    const [{ Id }] = rowsOf(await admin.call('GET', links)).slice(-1)
    expectRefusal(await reader.call('DELETE', `${links}('${Id}')`), 403, /./)
    expect((await admin.call('DELETE', `${links}/getbyid('${Id}')`)).status).toBe(200)
    expect((await names()).slice(-2)).toEqual(['Three', 'One'])
    expectRefusal(await admin.call('DELETE', `${links}('${Id}')`), 404, /./)
    const ofParent = rowsOf(await admin.call('GET', links)).find(({ Name }) => Name === 'Title')
    expectRefusal(await admin.call('DELETE', `${links}(guid'${ofParent.Id}')`), 400, /from its parent/)
  })

  it('of a list are put in order for the list alone', async () => {
    const list = "/_api/web/lists/getbytitle('Tasks')"
    const [type] = rowsOf(await admin.call('GET', `${list}/contenttypes`))
    const links = `${list}/contenttypes('${type.StringId}')/fieldlinks`
    const before = rowsOf(await admin.call('GET', links)).map(({ Name }) => Name)
    const last = before.at(-1)
    expectRefusal(await reader.call('POST', `${links}/reorder`, { body: { internalNames: [last] } }), 403, /./)
    expect((await admin.call('POST', `${links}/reorder`, { body: { internalNames: [last] } })).status).toBe(200)
    expect(rowsOf(await admin.call('GET', links)).map(({ Name }) => Name)).toContain(last)
    const { Id } = rowsOf(await admin.call('GET', links)).find(({ Name }) => Name === last)
    expectRefusal(await reader.call('DELETE', `${links}(guid'${Id}')`), 403, /./)
    expect((await admin.call('DELETE', `${links}(guid'${Id}')`)).status).toBe(200)
    expect(rowsOf(await admin.call('GET', links)).map(({ Name }) => Name)).not.toContain(last)
  })
})
