import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const rest = restOf('admin')
await rest.call('POST', '/_api/web/lists', { body: { Title: 'Orders', BaseTemplate: 100 } })
await rest.call('POST', '/_api/web/webs/add', { body: { parameters: { Url: 'sub', Title: 'Sub', WebTemplate: 'STS' } } })
await rest.call('POST', '/sub/_api/web/lists', { body: { Title: 'Papers', BaseTemplate: 101 } })

describe.each(soapForms())('forms.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (name: string, web = '') =>
    createSoapContractClient({ url: `${server.url}${web}`, service: 'forms', version, namespace, headers: { Authorization: basic(name) } })
  const admin = clientOf('admin')
  const named = (list: string, url?: string) => `<listName>${list}</listName>${url === undefined ? '' : `<formUrl>${url}</formUrl>`}`

  it('GetFormCollection returns the pages of a list', async () => {
    expect(elementsIn(await admin.call('GetFormCollection', named('Orders')), 'Form')).toEqual([
      { Type: 'DisplayForm', Url: 'Lists/Orders/DispForm.aspx' },
      { Type: 'EditForm', Url: 'Lists/Orders/EditForm.aspx' },
      { Type: 'NewForm', Url: 'Lists/Orders/NewForm.aspx' },
    ])
    expect(elementsIn(await clientOf('admin', '/sub').call('GetFormCollection', named('Papers')), 'Form')).toEqual([
      { Type: 'DisplayForm', Url: 'Papers/Forms/DispForm.aspx' },
      { Type: 'EditForm', Url: 'Papers/Forms/EditForm.aspx' },
      { Type: 'NewForm', Url: 'Papers/Forms/Upload.aspx' },
    ])
    expect(await admin.fail('GetFormCollection', named('Nothing'))).toMatchObject({ status: 404, errorCode: '0x81020015' })
    expect(await clientOf('ann').fail('GetFormCollection', named('Orders'))).toMatchObject({ status: 403, errorCode: '0x80070005' })
    expect(await admin.refuse('GetFormCollection', '')).toMatchObject({ status: 400 })
  })

  it('GetForm returns one of them by its URL in any form', async () => {
    const form = [{ Type: 'EditForm', Url: 'Lists/Orders/EditForm.aspx' }]
    for (const url of ['Lists/Orders/EditForm.aspx', '/lists/orders/editform.aspx', `${server.url}/Lists/Orders/EditForm.aspx`])
      expect(elementsIn(await admin.call('GetForm', named('Orders', url)), 'Form')).toEqual(form)
    for (const url of ['Lists/Orders/Other.aspx', '', '/', '..', 'http://elsewhere.example/Lists/Orders/EditForm.aspx'])
      expect(await admin.fail('GetForm', named('Orders', url)), url).toMatchObject({ status: 404 })
    expect(await admin.fail('GetForm', named('Orders', `${server.url}/%ff`))).toMatchObject({ status: 400 })
    expect(await admin.fail('GetForm', named('Nothing', '/a'))).toMatchObject({ status: 404, errorCode: '0x81020015' })
  })
})
