import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const operations = ['GetLobSystems', 'GetLobSystemInstances', 'GetEntities', 'GetEntity', 'FindEntityInstances', 'GetEntityInstance']

describe.each(soapForms())('businessdatacatalog.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (name: string) =>
    createSoapContractClient({
      url: server.url,
      service: 'businessdatacatalog',
      version,
      namespace,
      headers: { Authorization: basic(name) },
    })

  it.each(operations)('%s returns nothing, to whoever may open the web', async (operation) => {
    expect(await clientOf('admin').call(operation)).toContain(`<${operation}Result/>`)
    expect(await clientOf('ann').fail(operation)).toMatchObject({ status: 403, errorCode: '0x80070005' })
    expect(await clientOf('admin').refuse(operation, '<nope/>')).toMatchObject({ status: 400 })
  })
})
