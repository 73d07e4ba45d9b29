import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/commands/serve.ts'
import { reasons } from '../../../../src/core/reasons.ts'
import { contentTypes } from '../../../../src/rest/odata/negotiate.ts'
import { type ContractClient, createContractClient, type Reply } from '../../../support/contract-client.ts'
import { codeInProfile, inProfile } from '../../../support/profiles/lens.ts'
import { basic, startServer } from '../../../support/server.ts'
import { faulty } from '../../../support/stores/faulty.ts'
import { accepts, type EnvelopeName, envelopes, expectRefusal } from '../../../support/wire.ts'
import { readError } from '../atom/read-atom.ts'
import { type Caller, elsewhere, type Failure, failures, missing, tasks } from './failures.ts'

let server: Running
let clients: Record<Caller, ContractClient>
let failing: Running
let isFailing = false

let binEntry = ''

beforeAll(async () => {
  server = await startServer({ settings: { 'Identity:DefaultGroup': 'None' } })
  failing = await startServer({
    decorate: (database) =>
      faulty(database, () => {
        if (isFailing) throw new Error('SqliteError: disk I/O error at /data/secret.db')
      }),
  })
  const admin = createContractClient(server.url, { Authorization: basic('admin') })
  clients = {
    admin,
    stranger: createContractClient(server.url, { Authorization: basic('zoe') }),
    nobody: createContractClient(server.url),
    forms: createContractClient(server.url, { Cookie: await formsCookie() }),
    broken: createContractClient(failing.url, { Authorization: basic('admin') }),
  }
  await admin.call('POST', `${tasks}/items`, { body: { Title: 'one' } })
  await admin.call('POST', `${tasks}/breakroleinheritance(true)`)
  await admin.call('POST', '/_api/web/fields', { body: { Id: missing.replace(/^0/, '1'), Title: 'Taken', FieldTypeKind: 2 } })
  await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Dev', Url: 'dev' } } })
  const body = { Title: 'Recycled' }
  await admin.call('POST', '/_api/web/lists', { body })
  const recycled = await admin.call('POST', "/_api/web/lists/getbytitle('Recycled')/recycle", { headers: { Accept: accepts.nometadata } })
  binEntry = recycled.json.value
  await admin.call('POST', '/_api/web/lists', { body })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Full' } })
  const full = "/_api/web/lists/getbytitle('Full')/fields"
  for (let number = 1; number <= 4; number++) await admin.call('POST', full, { body: { Title: `N${number}`, FieldTypeKind: 3 } })
})
afterAll(() => Promise.all([server.stop(), failing.stop()]))

async function formsCookie(): Promise<string> {
  const login = '<Login xmlns="http://schemas.microsoft.com/sharepoint/soap/"><username>ann</username><password>x</password></Login>'
  const body = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${login}</soap:Body></soap:Envelope>`
  const headers = { 'Content-Type': 'text/xml; charset=utf-8' }
  const reply = await fetch(`${server.url}/_vti_bin/authentication.asmx`, { method: 'POST', headers, body })
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

async function provoke({ by = 'admin', method = 'GET', url, sent = {} }: Failure, envelope: EnvelopeName | 'atom'): Promise<Reply> {
  const headers = { ...sent.headers, Accept: envelope === 'atom' ? 'application/atom+xml' : accepts[envelope] }
  isFailing = by === 'broken'
  return clients[by]
    .call(method, typeof url === 'string' ? url : url({ binEntry }), { ...sent, headers })
    .finally(() => (isFailing = false))
}

/** The failures whose number is another one in the profile SharePoint (docs/profiles.md, D2). */
const ownCodes: ReadonlyMap<string, string> = new Map([
  ['field_not_found', '-2147024809, System.ArgumentException'],
  ['invalid_field_value', '-2130575340, Microsoft.SharePoint.SPException'],
  ['save_conflict', '-2130246326, Microsoft.SharePoint.SPException'],
])

describe('every failure', () => {
  it('is brought about here or elsewhere', () => {
    const known = new Set([...Object.keys(failures), ...elsewhere.keys()])
    expect(Object.keys(reasons).filter((reason) => !known.has(reason))).toEqual([])
  })

  it('is of every status that a client has to know', () => {
    expect(new Set(Object.values(failures).map(({ status }) => status))).toEqual(
      new Set([400, 401, 403, 404, 405, 409, 412, 413, 415, 500]),
    )
  })

  describe.each(Object.entries(failures))('%s', (reason, failure) => {
    it.each(envelopes)('has its status, number, exception and text, %s', async (envelope) => {
      const reply = await provoke(failure, envelope)
      expectRefusal(reply, failure.status, failure.message)
      expect(reply.json.error.code).toBe(inProfile(failure.code, ownCodes.get(reason) ?? codeInProfile(failure.code)))
      expect(Object.keys(reply.json)).toEqual(['error'])
      expect(reply.headers.get('content-type')).toBe(contentTypes[envelope])
      expect(reply.text).not.toContain('secret')
    })

    it('has the same code and text in Atom', async () => {
      const [reply, json] = [await provoke(failure, 'atom'), await provoke(failure, 'verbose')]
      expect([reply.status, reply.headers.get('content-type')]).toEqual([failure.status, 'application/xml;charset=utf-8'])
      const { code, message } = readError(reply.text)
      expect(code).toBe(json.json.error.code)
      expect(message).toMatch(failure.message)
    })
  })
})

describe('what stands beside an error', () => {
  it('names the methods that an address takes, and the schemes that sign in', async () => {
    const refused = await clients.admin.call('DELETE', '/_api/web/lists')
    expect(refused.headers.get('allow')).toBe('GET, POST, HEAD')
    const nobody = await clients.nobody.call('GET', '/_api/web')
    expect(nobody.headers.get('www-authenticate')).toMatch(/^Bearer .*\bBasic /)
  })
})
