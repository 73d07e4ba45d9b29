import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })

const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
const addWeb = (below: string, Url: string, UseSamePermissionsAsParentSite = true) =>
  rest.call('POST', `${below}/_api/web/webs/add`, {
    body: { parameters: { Title: `Web ${Url}`, Url, WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite } },
  })

beforeAll(async () => {
  expect((await addWeb('', 'teams')).status).toBe(200)
  expect((await addWeb('/teams', 'ä b')).status).toBe(200)
  expect((await addWeb('', 'closed', false)).status).toBe(200)
  const parameters = { Title: 'Paper size', FieldTypeKind: 2 }
  expect((await rest.call('POST', '/_api/web/fields', { body: parameters })).status).toBe(201)
  expect((await rest.call('POST', '/_api/web/lists', { body: { Title: 'Chores', BaseTemplate: 107 } })).status).toBe(201)
  expect((await rest.call('POST', "/_api/web/lists/getbytitle('Chores')/items", { body: { Title: 'One' } })).status).toBe(201)
  const file = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a%20b.txt',overwrite=true)"
  expect((await rest.call('POST', file, { body: 'text' })).status).toBe(200)
})

const webUrl = (url: string) => `<webUrl>${url}</webUrl>`
const url = (text: string) => `<url>${text}</url>`
const pageUrl = (text: string) => `<pageUrl>${text}</pageUrl>`
const objectUrl = (text: string) => `<objectUrl>${text}</objectUrl>`
const typeId = (text: string) => `<contentTypeId>${text}</contentTypeId>`
const noSite = { status: 404, errorCode: '0x80070002' }
const bad = { status: 400, errorCode: '0x80070057' }
const denied = { status: 403, errorCode: '0x80070005' }
let made = 0

describe.each(soapForms())('webs.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (userName: string, path = ''): SoapContractClient =>
    createSoapContractClient({
      url: server.url + path,
      service: 'webs',
      version,
      namespace,
      headers: { Authorization: basic(userName) },
    })
  const admin = clientOf('admin')
  const reader = clientOf('ann')
  // Who is not signed in gets the configured namespace, because the body is not read.
  const stranger = createSoapContractClient({ url: server.url, service: 'webs', version })

  it('GetWeb returns the web of a URL, and the addressed one for a period', async () => {
    const shown = (await rest.call('GET', '/teams/_api/web')).json
    for (const given of [`${server.url}/teams`, '/teams/', '/TEAMS'])
      expect(elementsIn(await reader.call('GetWeb', webUrl(given)), 'Web')).toEqual([
        {
          Title: shown.Title,
          Url: shown.Url,
          Description: shown.Description,
          Language: String(shown.Language),
          Theme: '',
          Id: `{${String(shown.Id).toUpperCase()}}`,
        },
      ])
    const [root] = elementsIn(await reader.call('GetWeb', webUrl('.')), 'Web')
    expect(root).toMatchObject({ Url: server.url })
    const [below] = elementsIn(await clientOf('ann', '/teams').call('GetWeb', webUrl('.')), 'Web')
    expect(below).toMatchObject({ Url: `${server.url}/teams` })
  })

  it('GetWeb tells that there is no such web, and refuses what is no address', async () => {
    for (const given of ['/nope', `${server.url}/teams/nope`, 'http://elsewhere.example', '/__proto__'])
      expect(await reader.fail('GetWeb', webUrl(given)), given).toMatchObject(noSite)
    for (const given of ['', 'teams', `${server.url}/%E4`]) expect(await reader.fail('GetWeb', webUrl(given)), given).toMatchObject(bad)
    expect(await reader.fail('GetWeb', webUrl('/closed'))).toMatchObject(denied)
    expect(await reader.refuse('GetWeb', '')).toMatchObject({ status: 400 })
    expect(await stranger.fail('GetWeb', webUrl('/'))).toMatchObject({ status: 401 })
  })

  it('GetWebCollection and GetAllSubWebCollection return the webs that the caller may open', async () => {
    const urls = async (client: SoapContractClient, operation: string) =>
      elementsIn(await client.call(operation), 'Web').map(({ Url }) => Url?.slice(server.url.length))
    expect(await urls(admin, 'GetWebCollection')).toEqual(['/closed', '/teams'])
    expect(await urls(reader, 'GetWebCollection')).toEqual(['/teams'])
    expect(await urls(clientOf('ann', '/teams'), 'GetWebCollection')).toEqual(['/teams/%C3%A4%20b'])
    expect(new Set(await urls(clientOf('admin', '/teams'), 'GetAllSubWebCollection'))).toEqual(
      new Set(['', '/closed', '/teams', '/teams/%C3%A4%20b']),
    )
    expect(await urls(reader, 'GetAllSubWebCollection')).not.toContain('/closed')
    for (const operation of ['GetWebCollection', 'GetAllSubWebCollection']) {
      expect(await stranger.fail(operation)).toMatchObject({ status: 401 })
      expect(await clientOf('ann', '/closed').fail(operation)).toMatchObject(denied)
    }
  })

  it('WebUrlFromPageUrl returns the URL of the web of a page, as REST does', async () => {
    for (const [given, web] of [
      ['/teams/SitePages/Home.aspx?x=/nope#a', '/teams'],
      [`${server.url}/teams/%C3%A4%20b/Lists/x`, '/teams/%C3%A4%20b'],
      ['/nope/page.aspx', ''],
    ] as const)
      expect(textIn(await reader.call('WebUrlFromPageUrl', pageUrl(given)), 'WebUrlFromPageUrlResult')).toBe(server.url + web)
    expect(await reader.fail('WebUrlFromPageUrl', pageUrl('http://elsewhere.example/'))).toMatchObject(noSite)
    expect(await reader.fail('WebUrlFromPageUrl', pageUrl('Home.aspx'))).toMatchObject(bad)
    expect(await reader.fail('WebUrlFromPageUrl', pageUrl('/closed/a'))).toMatchObject(denied)
  })

  it('GetContentTypes returns the available content types, those of REST', async () => {
    const shown = (await rest.call('GET', '/_api/web/availablecontenttypes?$top=500')).json.value as { StringId: string; Name: string }[]
    const types = elementsIn(await clientOf('ann', '/teams').call('GetContentTypes'), 'ContentType')
    expect(types.map(({ ID, Name }) => [ID, Name])).toEqual(shown.map(({ StringId, Name }) => [StringId, Name]))
    expect(types[0]).toMatchObject({ Scope: server.url })
    expect(await clientOf('ann', '/closed').fail('GetContentTypes')).toMatchObject(denied)
  })

  it('GetContentType returns a content type with its columns', async () => {
    const reply = await reader.call('GetContentType', typeId('0x0108'))
    expect(elementsIn(reply, 'ContentType')).toMatchObject([{ ID: '0x0108', Name: 'Task' }])
    const fields = (await rest.call('GET', "/_api/web/contenttypes('0x0108')/fields")).json.value as { InternalName: string }[]
    expect(elementsIn(reply, 'Field').map(({ Name }) => Name)).toEqual(fields.map(({ InternalName }) => InternalName))
    for (const given of ['0x010899', '', '__proto__', 'x'.repeat(600)])
      expect(await reader.fail('GetContentType', typeId(given)), given).toMatchObject({ status: 404 })
    expect(await reader.refuse('GetContentType', '')).toMatchObject({ status: 400 })
  })

  it('GetColumns returns the available site columns, those of REST', async () => {
    const shown = (await rest.call('GET', '/_api/web/availablefields?$select=InternalName,SchemaXml&$top=500')).json.value as {
      InternalName: string
    }[]
    const fields = elementsIn(await reader.call('GetColumns'), 'Field')
    expect(fields.map(({ Name }) => Name)).toEqual(shown.map(({ InternalName }) => InternalName))
    expect(fields.find(({ DisplayName }) => DisplayName === 'Paper size')).toMatchObject({ Type: 'Text' })
    expect(await clientOf('ann', '/closed').fail('GetColumns')).toMatchObject(denied)
  })

  it('GetListTemplates returns the templates, those of REST', async () => {
    const shown = (await rest.call('GET', '/_api/web/listtemplates')).json.value as { ListTemplateTypeKind: number; InternalName: string }[]
    const templates = elementsIn(await reader.call('GetListTemplates'), 'ListTemplate')
    expect(templates.map(({ Type, Name }) => [Number(Type), Name])).toEqual(
      shown.map(({ ListTemplateTypeKind, InternalName }) => [ListTemplateTypeKind, InternalName]),
    )
    expect(await clientOf('ann', '/closed').fail('GetListTemplates')).toMatchObject(denied)
  })

  it('GetObjectIdFromUrl returns where a URL leads', async () => {
    const at = async (given: string) => elementsIn(await reader.call('GetObjectIdFromUrl', objectUrl(given)), 'ObjectId')[0]
    const { Id } = (await rest.call('GET', "/_api/web/lists/getbytitle('Chores')")).json
    expect(await at('/Lists/Chores')).toMatchObject({
      ListId: Id,
      ListServerTemplate: '107',
      ListItem: 'False',
      File: 'False',
      Folder: 'True',
    })
    for (const given of ['/Shared Documents/a b.txt', `${server.url}/Shared%20Documents/a%20b.txt`, 'Shared Documents/a b.txt'])
      expect(await at(given)).toMatchObject({ ListItem: 'True', ListItemId: '1', File: 'True', Folder: 'False' })
    expect(await at('/')).toEqual({ ListItem: 'False', File: 'False', Folder: 'True' })
    for (const given of ['/Lists/Nope', '/Shared Documents/nope.txt', '__proto__'])
      expect(await reader.fail('GetObjectIdFromUrl', objectUrl(given)), given).toMatchObject({ status: 404 })
    expect(await reader.fail('GetObjectIdFromUrl', objectUrl('http://elsewhere.example/a'))).toMatchObject(bad)
    expect(await clientOf('ann', '/closed').fail('GetObjectIdFromUrl', objectUrl('/closed'))).toMatchObject(denied)
  })

  it('CreateWeb creates a web below the one of its URL, and DeleteWeb deletes it', async () => {
    made += 1
    const given = (text: string, more = '', description = '') =>
      `${url(text)}<title>T ${made}</title>${description}<templateName>STS#0</templateName>${more}`
    const more =
      '<language>1033</language><locale>1033</locale><uniquePermissions>true</uniquePermissions><languageSpecified>true</languageSpecified>'
    const reply = await clientOf('admin', '/teams').call('CreateWeb', given(`w${made}`))
    expect(elementsIn(reply, 'CreateWeb')).toEqual([{ Url: `${server.url}/teams/w${made}` }])
    const own = await admin.call('CreateWeb', given(`${server.url}/teams/own%20${made}`, more, '<description>About</description>'))
    expect(elementsIn(own, 'CreateWeb')).toEqual([{ Url: `${server.url}/teams/own%20${made}` }])
    const shown = (await rest.call('GET', `/teams/own%20${made}/_api/web?$select=Title,Description,HasUniqueRoleAssignments`)).json
    expect(shown).toMatchObject({ Title: `T ${made}`, Description: 'About', HasUniqueRoleAssignments: true })
    expect(await admin.fail('CreateWeb', given(`/teams/w${made}`))).toMatchObject({ message: expect.stringContaining(`/teams/w${made}`) })
    expect(await admin.fail('CreateWeb', given('/nope/below'))).toMatchObject(noSite)
    for (const wrong of ['', '/', '_x', 'a*b']) expect(await admin.fail('CreateWeb', given(wrong)), wrong).toMatchObject({ status: 400 })
    expect(await admin.fail('CreateWeb', given('anonymous', '<anonymous>true</anonymous>'))).toMatchObject(bad)
    expect(await admin.fail('CreateWeb', given('odd').replace('STS#0', 'NOPE#9'))).toMatchObject({ status: 400, errorCode: '0x8102009f' })
    expect(await admin.refuse('CreateWeb', url('x'))).toMatchObject({ status: 400 })
    expect(await reader.fail('CreateWeb', given('mine'))).toMatchObject(denied)

    expect(await reader.fail('DeleteWeb', url(`/teams/w${made}`))).toMatchObject(denied)
    await admin.call('DeleteWeb', url(`/teams/w${made}`))
    await clientOf('admin', '/teams').call('DeleteWeb', url(`own ${made}`))
    expect(await admin.fail('DeleteWeb', url(`/teams/w${made}`))).toMatchObject(noSite)
    expect(await admin.fail('DeleteWeb', url('/'))).toMatchObject({ status: 400 })
    expect(await admin.fail('DeleteWeb', url('/teams'))).toMatchObject({ status: 400 })
  })
})
