import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const rest = restOf('admin')
const post = (path: string, body: unknown) => rest.call('POST', path, { body })
await post('/_api/web/webs/add', { parameters: { Url: 'sub', Title: 'Sub', WebTemplate: 'STS' } })
await post('/sub/_api/web/lists', { Title: 'Papers', BaseTemplate: 101 })
await post('/sub/_api/web/lists', { Title: 'Wiki', BaseTemplate: 119 })
for (const name of ['Home.aspx', 'picture.png'])
  await post(`/sub/_api/web/getfolderbyserverrelativeurl('/sub/Wiki')/files/add(url='${name}',overwrite=true)`, 'x')

const linksIn = (text: string) =>
  [
    ...text.matchAll(
      /<Title>(.*?)<\/Title><Url>(.*?)<\/Url><LinkType>(.*?)<\/LinkType><IsMember>(.*?)<\/IsMember><IsPublished>(.*?)<\/IsPublished>/g,
    ),
  ].map(([, ...values]) => values.join(' '))

const established = 'http://microsoft.com/webservices/SharePointPortalServer/PublishedLinksService'
describe.each([...soapForms(established), ['1.2', `${established}/`] as const])(
  'publishedlinksservice.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const clientOf = (name: string, web = '') =>
      createSoapContractClient({
        ...{ url: `${server.url}${web}`, service: 'publishedlinksservice', version, namespace },
        headers: { Authorization: basic(name) },
      })
    const denied = { status: 403, errorCode: '0x80070005' }

    it('GetLinks returns the webs and libraries of the caller', async () => {
      const links = linksIn(await clientOf('admin').call('GetLinks'))
      expect(links).toContain(`Sub ${server.url}/sub 1 true true`)
      expect(links).toContain(`Papers ${server.url}/sub/Papers 2 true true`)
      expect(await clientOf('ann').fail('GetLinks')).toMatchObject(denied)
      expect(await clientOf('admin').refuse('GetLinks', '<all/>')).toMatchObject({ status: 400 })
    })

    it('GetPublishingPages returns the pages of the web', async () => {
      expect(linksIn(await clientOf('admin', '/sub').call('GetPublishingPages'))).toEqual([
        `Home ${server.url}/sub/Wiki/Home.aspx 4 true true`,
      ])
      expect(await clientOf('ann', '/sub').fail('GetPublishingPages')).toMatchObject(denied)
    })
  },
)
