import { afterAll, expect, it } from 'vitest'
import { maxHeaderBytes } from '../../../src/http/server/malformed-requests.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { basic, startServer } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'

/** A request line and headers that are longer than a connection reads: every contract declares the reply. */

const server = await startServer({ settings: { 'Wopi:Enabled': 'true', 'Emulator:Enabled': 'true' } })
afterAll(() => server.stop())
const client = createContractClient(server.url, { Authorization: basic('admin') })
const identity = createIdentityClient(server.url)

it.each([
  ['REST', '/_api/web', client],
  ['administration', '/_admin/webapps', client],
  ['the emulator', '/_emulator/clock', client],
  ['WOPI', '/_vti_bin/wopi.ashx/files/abc', client],
  ['identity', '/oauth2/v2.0/authorize', identity],
] as const)('are refused with 431: %s', async (_, path, { call }) => {
  const { status, json, operationId } = await call('GET', `${path}?x=${'a'.repeat(maxHeaderBytes)}`)
  expect([status, json]).toEqual([
    431,
    { error: { code: '431', message: `Request line and headers may have ${maxHeaderBytes} bytes together.` } },
  ])
  expect(operationId).toBeDefined()
})
