import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { rowsIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = restOf('admin')
const ids: Record<string, string> = {}

beforeAll(async () => {
  for (const name of ['open', 'closed']) {
    const parameters = { Title: name, Url: name, WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: name === 'open' }
    ids[name] = (await rest.call('POST', '/_api/web/webs/add', { body: { parameters } })).json.Id as string
    await rest.call('POST', `/${name}/_api/web/lists`, { body: { Title: 'Plans', BaseTemplate: 100 } })
    await rest.call('POST', `/${name}/_api/web/lists/getbytitle('Plans')/items`, { body: { Title: `of ${name}` } })
  }
})

describe.each(soapForms())('GetListItems of another web over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (name: string) =>
    createSoapContractClient({ url: server.url, service: 'lists', version, namespace, headers: { Authorization: basic(name) } })
  const parts = (web: string) => `<listName>Plans</listName><webID>${web}</webID>`

  it('has the rows of the list that the web has', async () => {
    for (const web of [ids.open ?? '', `{${ids.open?.toUpperCase()}}`])
      expect(rowsIn(await clientOf('ann').call('GetListItems', parts(web)))).toMatchObject([{ ows_Title: 'of open' }])
    expect(rowsIn(await clientOf('admin').call('GetListItems', parts(ids.closed ?? '')))).toMatchObject([{ ows_Title: 'of closed' }])
  })

  it('is refused for a web that is not there, or not for the caller', async () => {
    expect(await clientOf('ann').fail('GetListItems', parts(ids.closed ?? ''))).toMatchObject({ status: 403 })
    expect(await clientOf('ann').fail('GetListItems', parts('11111111-1111-4111-8111-111111111111'))).toMatchObject({ status: 404 })
    expect(await clientOf('ann').fail('GetListItems', parts('x'.repeat(500)))).toMatchObject({ status: 404 })
    expect(await clientOf('ann').fail('GetListItems', parts(''))).toMatchObject({ errorCode: expect.any(String) })
  })
})
