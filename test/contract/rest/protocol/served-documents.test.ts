import { afterAll, beforeAll, expect, test } from 'vitest'
import { wsdl } from '../../../../generated/soap/wsdl.ts'
import { bundleText } from '../../../support/judge/document.ts'
import { basic, startServer } from '../../../support/server.ts'

// The contract clients judge every reply by these documents.

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test.each([
  ['rest', '/docs/openapi.json'],
  ['identity', '/docs/identity.json'],
  ['admin', '/docs/contracts/admin.json'],
  ['wopi', '/docs/contracts/wopi.json'],
  ['emulator', '/docs/contracts/emulator.json'],
] as const)('the document of %s that replies are judged by is the one that the server serves', async (contract, path) => {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toEqual(JSON.parse(bundleText(contract)))
})

const services = Object.keys(wsdl) as (keyof typeof wsdl)[]

test.each(services)('the schema that replies of %s are judged by is the one that the server serves', async (service) => {
  const response = await fetch(`${server.url}/_vti_bin/${service}.asmx?WSDL`, {
    headers: { Authorization: basic('ann') },
  })
  expect(response.status).toBe(200)
  const schemaIn = (text: string) => /<s:schema.*<\/s:schema>/s.exec(text)?.[0]
  const served = schemaIn(await response.text())
  expect(served).toBeDefined()
  expect(served).toBe(schemaIn(wsdl[service]()))
})
