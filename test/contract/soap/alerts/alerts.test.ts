import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const { json: list } = await restOf('admin').call('POST', '/_api/web/lists', { body: { Title: 'Orders', BaseTemplate: 100 } })
const { json: item } = await restOf('admin').call('POST', "/_api/web/lists/getbytitle('Orders')/items", { body: { Title: 'x' } })

describe.each(soapForms('http://schemas.microsoft.com/sharepoint/soap/2002/1/alerts/'))(
  'alerts.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const clientOf = (name: string) =>
      createSoapContractClient({ url: server.url, service: 'alerts', version, namespace, headers: { Authorization: basic(name) } })
    const ann = clientOf('ann')
    const create = async (more = '') =>
      textIn(await ann.call('CreateAlert', `<title>Mine</title><listName>Orders</listName>${more}`), 'CreateAlertResult') ?? ''
    const deletion = (...ids: string[]) => `<IDs>${ids.map((id) => `<string>${id}</string>`).join('')}</IDs>`

    it('CreateAlert, GetAlerts, UpdateAlert and DeleteAlerts act on the alerts of the caller', async () => {
      const id = await create('<eventType>AddModify</eventType><frequency>Daily</frequency><alertTime>2026-01-31T08:00:00</alertTime>')
      const all = await ann.call('GetAlerts')
      expect(textIn(all, 'AlertServerType')).toBe('STS')
      expect(textIn(all, 'CurrentUser')).toContain('ann')
      expect(textIn(all, 'Id')).toBe(id)
      expect(textIn(all, 'Active')).toBe('true')
      expect(textIn(all, 'EventType')).toBe('AddModify')
      expect(textIn(all, 'AlertForTitle')).toBe('Orders')
      expect(textIn(all, 'AlertForUrl')).toBe(`${server.url}/Lists/Orders`)
      expect(all).toMatch(
        /<DeliveryChannel [^>]*type="EmailChannel"[^>]*><Frequency>Daily<\/Frequency><Address>ann@localhost<\/Address><\/DeliveryChannel>/,
      )
      const rest = await restOf('ann').call('GET', `/_api/web/alerts('${id}')`)
      expect(rest.json).toMatchObject({ ListID: list.Id, EventType: 3, AlertFrequency: 1, AlertTime: '2026-01-31T08:00:00Z' })

      await ann.call('UpdateAlert', `<id>{${id.toUpperCase()}}</id><title>Ours</title><eventType>Delete</eventType><active>false</active>`)
      const changed = await ann.call('GetAlerts')
      expect([textIn(changed, 'Title'), textIn(changed, 'Active'), textIn(changed, 'EventType')]).toEqual(['Ours', 'false', 'Delete'])

      const missing = '00000000-0000-4000-8000-000000000000'
      const result = await ann.call('DeleteAlerts', deletion(id, missing))
      expect(result).toContain(`<DeleteFailure><ID>${missing}</ID><Error>AccessDenied</Error></DeleteFailure>`)
      expect(result).not.toContain(id)
      expect(await ann.call('GetAlerts')).toContain('<Alerts/>')
      expect(await ann.call('DeleteAlerts')).toContain('<DeleteAlertsResult/>')
    })

    it('an alert of an item names its page', async () => {
      const id = await create(`<itemId>${item.Id}</itemId>`)
      expect(textIn(await ann.call('GetAlerts'), 'AlertForUrl')).toBe(`${server.url}/Lists/Orders/DispForm.aspx?ID=${item.Id}`)
      await ann.call('DeleteAlerts', deletion(id))
    })

    it('refuses wrong values, and alerts of others', async () => {
      const id = await create()
      const ben = clientOf('ben')
      expect(await ben.fail('UpdateAlert', `<id>${id}</id><title>His</title>`)).toMatchObject({ status: 404, errorCode: '0x80070057' })
      expect(await ben.call('DeleteAlerts', deletion(id))).toContain('AccessDenied')
      expect(await ann.fail('UpdateAlert', '<id>nothing</id>')).toMatchObject({ status: 404 })
      expect(await ann.fail('UpdateAlert', `<id>${id}</id><filter>&lt;Where/&gt;</filter>`)).toMatchObject({ status: 400 })
      expect(await ann.fail('CreateAlert', '<title> </title><listName>Orders</listName>')).toMatchObject({ status: 400 })
      expect(await ann.fail('CreateAlert', '<title>a</title><listName>Nothing</listName>')).toMatchObject({
        status: 404,
        errorCode: '0x81020015',
      })
      expect(await ann.fail('CreateAlert', '<title>a</title><listName>Orders</listName><itemId>999</itemId>')).toMatchObject({
        status: 404,
      })
      expect(await ann.refuse('CreateAlert', '<title>a</title><listName>Orders</listName><frequency>Yearly</frequency>')).toMatchObject({
        status: 400,
      })
      expect(await ann.refuse('UpdateAlert', `<id>${id}</id><active>maybe</active>`)).toMatchObject({ status: 400 })
      expect(await ann.fail('DeleteAlerts', deletion(...Array.from({ length: 501 }, () => id)))).toMatchObject({ status: 400 })
      expect(await ann.refuse('GetAlerts', '<all/>')).toMatchObject({ status: 400 })
      await ann.call('DeleteAlerts', deletion(id))
    })
  },
)

it('alerts need the right to open the web', async () => {
  const closed = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
  const ann = createSoapContractClient({
    ...{ url: closed.server.url, service: 'alerts', version: '1.2', headers: { Authorization: basic('ann') } },
  })
  for (const operation of ['GetAlerts', 'DeleteAlerts'])
    expect(await ann.fail(operation)).toMatchObject({ status: 403, errorCode: '0x80070005' })
  expect(await ann.fail('CreateAlert', '<title>a</title><listName>Tasks</listName>')).toMatchObject({ status: 403 })
})
