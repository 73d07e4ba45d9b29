import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { basic, startServer } from '../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../support/soap/contract-client.ts'
import { textIn } from '../../support/soap/messages.ts'

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
})
