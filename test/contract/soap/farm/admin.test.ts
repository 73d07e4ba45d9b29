import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const denied = { status: 403, errorCode: '0x80070005' }
let made = 0

describe.each(soapForms())('admin.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (name: string) =>
    createSoapContractClient({ url: server.url, service: 'admin', version, namespace, headers: { Authorization: basic(name) } })
  const admin = clientOf('admin')
  const reader = clientOf('ann')
  const url = (text: string) => `<Url>${text}</Url>`

  it('CreateSite creates a site collection, and DeleteSite deletes it', async () => {
    made += 1
    const site = `${server.url}/sites/team${made}`
    const more = '<Title>Team</Title><Lcid>-1</Lcid><WebTemplate>STS#0</WebTemplate><OwnerLogin>ann</OwnerLogin><OwnerName>Ann</OwnerName>'
    expect(textIn(await admin.call('CreateSite', url(site) + more), 'CreateSiteResult')).toBe(site)
    const web = await fetch(`${site}/_api/web?$select=Title`, {
      headers: { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' },
    })
    expect(await web.json()).toMatchObject({ Title: 'Team' })
    expect(await admin.fail('CreateSite', url(site) + more)).toMatchObject({ status: 409 })
    for (const wrong of ['nope', 'http://elsewhere.example/sites/a', '', `${server.url}/nowhere/a`])
      expect((await admin.fail('CreateSite', url(wrong) + more)).status, wrong).toBeLessThan(500)
    expect(await admin.fail('CreateSite', url(`${site}x`) + more.replace('<Lcid>-1', '<Lcid>7'))).toMatchObject({ status: 400 })
    expect(await admin.fail('CreateSite', url(`${site}x`) + more.replace('STS#0', 'NOPE#1'))).toMatchObject({ status: 400 })
    expect(await admin.refuse('CreateSite', url(site))).toMatchObject({ status: 400 })
    expect(await reader.fail('CreateSite', url(`${site}x`) + more)).toMatchObject(denied)

    expect(await reader.fail('DeleteSite', url(site))).toMatchObject(denied)
    await admin.call('DeleteSite', url(site))
    expect(await admin.fail('DeleteSite', url(site))).toMatchObject({ status: 404 })
    expect(await admin.fail('DeleteSite', url('http://elsewhere.example'))).toMatchObject({ status: 404 })
  })

  it('GetLanguages and RefreshConfigCache are for farm administrators', async () => {
    expect(await admin.call('GetLanguages')).toContain('<LCID>1033</LCID>')
    expect(await reader.fail('GetLanguages')).toMatchObject(denied)
    const both = '<VirtualServerId>00000000-0000-0000-0000-000000000000</VirtualServerId><AdminGroupChanged>true</AdminGroupChanged>'
    await admin.call('RefreshConfigCache', both)
    expect(await reader.fail('RefreshConfigCache', both)).toMatchObject(denied)
    expect(await admin.refuse('RefreshConfigCache', '<AdminGroupChanged>maybe</AdminGroupChanged>')).toMatchObject({ status: 400 })
  })
})
