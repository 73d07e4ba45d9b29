import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../../src/entities/shape/contract.ts'
import { createContractClient } from '../../support/contract-client.ts'
import type { CoverageRecord } from '../../support/coverage-file.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

const common = { 'X-Correlation-ID': 'c', SvcRequestGuid: '6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c', SvcRequestDuration: '1' }
const nometadata = { 'Content-Type': 'application/json;odata=nometadata;streaming=true;charset=utf-8' }
const examples = contract.components.examples as Record<string, { value: object }>
const list = examples.List?.value ?? {}
const failure = examples.ODataError?.value ?? {}

/** Calls a server that gives the same reply to every request. */
async function call(answer: Answer, method = 'GET', path = "/_api/web/lists/getbytitle('Tasks')") {
  const server = createServer((_request, response) => {
    response.writeHead(answer.status ?? 200, { ...common, ...nometadata, ETag: '"3"', ...answer.headers })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const noted: CoverageRecord[] = []
  const client = createContractClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {}, (line) => noted.push(line))
  const reply = await client.call(method, path)
  return { reply, noted }
}

test('a reply of the contract is passed on and noted under its operation and the test', async () => {
  const { reply, noted } = await call({ body: list })
  expect(reply).toMatchObject({ status: 200, operationId: 'getList', json: { Title: 'Tasks' } })
  const test = expect.stringContaining('passed on and noted')
  expect(noted).toEqual([{ operation: 'getList', outcome: 'success', handled: true, status: 200, test }])
})

test('a failure that the contract declares is noted as one', async () => {
  expect((await call({ status: 404, body: failure })).noted).toMatchObject([{ operation: 'getList', outcome: 'failure' }])
})

test('an address that leads nowhere must be answered with an error', async () => {
  expect((await call({ status: 404, body: failure }, 'GET', '/sites/team/_api/nope')).noted).toEqual([])
  await expect(call({ body: list }, 'GET', '/_api/nope')).rejects.toThrow('leads nowhere, which is 404, but the reply is 200')
  await expect(call({ status: 404, body: {} }, 'GET', '/_api/nope')).rejects.toThrow('The body is not an error')
})

test('a reply that the contract does not allow is refused', async () => {
  const { Title: _title, ...untitled } = list as Record<string, unknown>
  await expect(call({ status: 418, body: failure })).rejects.toThrow('does not declare the status 418')
  await expect(call({ body: { ...list, Extra: 1 } })).rejects.toThrow('Extra')
  await expect(call({ body: { ...list, ItemCount: '12' } })).rejects.toThrow('ItemCount')
  await expect(call({ body: untitled })).rejects.toThrow('The property Title of List is missing')
  await expect(call({ body: list, headers: { 'Content-Type': 'text/html' } })).rejects.toThrow('text/html')
  await expect(call({ body: list, headers: { ETag: '3' } })).rejects.toThrow("The header ETag is '3'")
  await expect(call({ body: list, headers: { SvcRequestDuration: 'soon' } })).rejects.toThrow('SvcRequestDuration')
  await expect(call({ body: list }, 'DELETE')).rejects.toThrow('declares no body')
  await expect(call({ body: { value: [{ Id: 1 }] } }, 'GET', "/_api/web/lists/getbytitle('a')/items")).rejects.toThrow(
    'Created of ListItem is missing',
  )
})

test('a reply with a selection may lack the other properties', async () => {
  const path = "/_api/web/lists/getbytitle('Tasks')?%24select=Title"
  expect((await call({ body: { Title: 'a' } }, 'GET', path)).reply.json).toEqual({ Title: 'a' })
})
