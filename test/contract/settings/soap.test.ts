import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { fetchFrom } from '../../support/server.ts'

const getCollection = (namespace: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><GetListCollection xmlns="${namespace}"/></soap:Body></soap:Envelope>`

it('SoapNamespace is the namespace of the operations: in requests, in replies and in the WSDL', async () => {
  const own = 'http://tenon.test/soap/'
  const { server } = await serve({ settings: { SoapNamespace: own } })
  const { server: usual } = await serve({ settings: { Profile: 'Svc' } })
  const call = (url: string, namespace: string) =>
    fetchFrom(`${url}/_vti_bin/lists.asmx`, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body: getCollection(namespace) })
  const taken = await call(server.url, own)
  expect([taken.status, taken.text]).toEqual([200, expect.stringContaining(`<GetListCollectionResponse xmlns="${own}">`)])
  expect((await call(usual.url, own)).status).toBe(400)
  expect((await fetchFrom(`${server.url}/_vti_bin/lists.asmx?WSDL`)).text).toContain(`targetNamespace="${own}"`)
  expect((await fetchFrom(`${usual.url}/_vti_bin/lists.asmx?WSDL`)).text).not.toContain(own)
})
