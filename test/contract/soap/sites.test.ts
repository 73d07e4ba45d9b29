import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { basic, startServer } from '../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../support/soap/contract-client.ts'
import { elementsIn, textIn } from '../../support/soap/messages.ts'

let server: Running
let id = ''
beforeAll(async () => {
  server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
  const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
  const body = { parameters: { Title: 'Sub', Url: 'süb web', WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: true } }
  expect((await rest.call('POST', '/_api/web/webs/add', { body })).status).toBe(200)
  id = (await rest.call('GET', '/_api/site')).json.Id
})
afterAll(() => server.stop())

const address = (url: string) => `<SiteUrl>${url}</SiteUrl>`

describe.each(soapForms())('sites.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let client: SoapContractClient
  beforeAll(() => {
    client = createSoapContractClient({ url: server.url, service: 'sites', version, namespace, headers: { Authorization: basic('ann') } })
  })

  it('GetSite answers the site collection of a web as a text', async () => {
    const { url } = server
    for (const given of [url, `${url}/`, '/', url.toUpperCase(), `${url}/s%C3%BCb%20web`, '/süb web/']) {
      const text = textIn(await client.call('GetSite', address(given)), 'GetSiteResult')
      expect(text).toBe(`&lt;Site Url="${url}" Id="{${id.toUpperCase()}}" UserCodeEnabled="False"/&gt;`)
    }
  })

  it('GetSite tells that there is no such site, and refuses what is no address', async () => {
    const { url } = server
    for (const given of [`${url}/nope`, `${url}0`, 'http://elsewhere.example', '/__proto__', '//elsewhere.example/', `${url}/a`.repeat(50)])
      expect(await client.fail('GetSite', address(given)), given).toMatchObject({ status: 404, errorCode: '0x80070002' })
    for (const given of ['', 'nope', 'ftp://elsewhere.example', `${url}/%E4`])
      expect(await client.fail('GetSite', address(given)), given).toMatchObject({ status: 400, errorCode: '0x80070057' })
    expect(await client.refuse('GetSite', '')).toMatchObject({ status: 400 })
    expect(await client.refuse('GetSite', address(url) + address(url))).toMatchObject({ status: 400 })
    const stranger = createSoapContractClient({ url, service: 'sites', version })
    expect(await stranger.fail('GetSite', address(url))).toMatchObject({ status: 401 })
  })

  it('CreateWeb and DeleteWeb do what they do in webs.asmx', async () => {
    const admin = createSoapContractClient({
      url: server.url,
      service: 'sites',
      version,
      namespace,
      headers: { Authorization: basic('admin') },
    })
    const given = (url: string) => `<url>${url}</url><title>New</title><templateName>STS#0</templateName>`
    const reply = await admin.call('CreateWeb', given('/süb web/new'))
    expect(elementsIn(reply, 'CreateWeb')).toEqual([{ Url: `${server.url}/s%C3%BCb%20web/new` }])
    expect(await admin.fail('CreateWeb', given('/süb web/new'))).toMatchObject({ status: 400, errorCode: '0x800700b7' })
    expect(await client.fail('CreateWeb', given('mine'))).toMatchObject({ status: 403 })
    expect(await client.fail('DeleteWeb', '<url>/süb web/new</url>')).toMatchObject({ status: 403 })
    await admin.call('DeleteWeb', '<url>/süb web/new</url>')
    expect(await admin.fail('DeleteWeb', '<url>/süb web/new</url>')).toMatchObject({ status: 404 })
  })

  it('GetSiteTemplates returns the templates of REST', async () => {
    const rest = createContractClient(server.url, { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' })
    const shown = (await rest.call('GET', '/_api/web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=true)')).json.value
    for (const language of [0, 1033]) {
      const templates = elementsIn(await client.call('GetSiteTemplates', `<LCID>${language}</LCID>`), 'Template')
      expect(templates.map(({ Name, Title, ID }) => [Name, Title, Number(ID)])).toEqual(
        (shown as { Name: string; Title: string; Id: number }[]).map(({ Name, Title, Id }) => [Name, Title, Id]),
      )
    }
    expect(await client.fail('GetSiteTemplates', '<LCID>7</LCID>')).toMatchObject({ status: 400, errorCode: '0x80070057' })
    expect(await client.refuse('GetSiteTemplates', '<LCID>-1</LCID>')).toMatchObject({ status: 400 })
  })

  it('the digest operations return a form digest, for whoever is signed in', async () => {
    const { url } = server
    const stranger = createSoapContractClient({ url, service: 'sites', version })
    const digest = textIn(await client.call('GetUpdatedFormDigest'), 'GetUpdatedFormDigestResult')
    expect(digest).toMatch(/^0x[0-9A-F]+,/)
    const reply = await client.call('GetUpdatedFormDigestInformation')
    expect(textIn(reply, 'TimeoutSeconds')).toBe('1800')
    expect(textIn(reply, 'WebFullUrl')).toBe(url)
    expect(textIn(reply, 'SupportedSchemaVersions')).toBe('14.0.0.0,15.0.0.0')
    expect(textIn(reply, 'LibraryVersion')).toMatch(/^\d/)
    const below = await client.call('GetUpdatedFormDigestInformation', '<url>/süb web</url>')
    expect(textIn(below, 'WebFullUrl')).toBe(`${url}/s%C3%BCb%20web`)
    expect(await client.fail('GetUpdatedFormDigestInformation', '<url>/nope</url>')).toMatchObject({ status: 404 })
    expect(await client.refuse('GetUpdatedFormDigest', '<url/>')).toMatchObject({ status: 400 })
    for (const operation of ['GetUpdatedFormDigest', 'GetUpdatedFormDigestInformation'])
      expect(await stranger.fail(operation)).toMatchObject({ status: 401 })
  })
})
