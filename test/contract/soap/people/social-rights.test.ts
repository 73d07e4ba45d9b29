import { expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const namespace = 'http://microsoft.com/webservices/SharePointPortalServer/SocialDataService'
const contributor = 1073741827

it('social data of a site collection is read by who may see its users, not by who has rights in a web below alone', async () => {
  const admin = clientOf('admin')
  const parameters = { Title: 'Below', Url: 'below', UseSamePermissionsAsParentSite: false }
  expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
  const { Id } = (await admin.call('POST', '/_api/web/ensureuser', { body: { logonName: 'sam' } })).json
  const grant = (web: string) =>
    admin.call('POST', `${web}/_api/web/roleassignments/addroleassignment(principalid=${Id},roledefid=${contributor})`)
  expect((await grant('/below')).status).toBe(200)
  const sam = createSoapContractClient({
    url: `${server.url}/below`,
    service: 'socialdataservice',
    version: '1.1',
    namespace,
    headers: { Authorization: basic('sam') },
  })
  const page = '<url>https://pages.example/below</url>'
  expect((await clientOf('sam').call('GET', '/below/_api/web')).status).toBe(200)
  expect(await sam.fail('GetTags', page)).toMatchObject({ status: 403, errorCode: '0x80070005' })
  expect((await grant('')).status).toBe(200)
  expect(await sam.call('GetTags', page)).toContain('GetTagsResponse')
})
