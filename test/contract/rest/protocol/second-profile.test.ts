import { afterAll, describe, expect, it } from 'vitest'
import { secondProfile } from '../../../support/second-profile.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts } from '../../../support/wire.ts'

const settings = { 'Cors:AllowedOrigins': 'https://app.example' }
const other = await startServer({ profile: secondProfile, settings })
const usual = await startServer({ settings })
afterAll(() => Promise.all([other.stop(), usual.stop()]))

const tasks = "/_api/web/lists/getbytitle('Tasks')"

async function ask(url: string, init: RequestInit = {}) {
  const headers = { Authorization: basic('ann'), Accept: accepts.minimalmetadata, Origin: 'https://app.example', ...init.headers }
  const reply = await fetch(url, { ...init, headers })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, text, json: () => JSON.parse(text) }
}

describe('a server in another profile, beside one in the usual', () => {
  it('names types, sets, tags and headers in its own words', async () => {
    const reply = await ask(other.url + tasks)
    expect(reply.json()).toMatchObject({
      'odata.metadata': `${other.url}/_api/$metadata#Other.ApiData.Lists/@Element`,
      'odata.type': 'Other.List',
      ListItemEntityTypeFullName: 'Other.Data.TasksListItem',
    })
    expect(reply.headers.get('ETag')).toBe('"v,1"')
    expect(reply.headers.get('OtherRequestGuid')).toBe(reply.headers.get('X-Correlation-ID'))
    expect(reply.headers.get('OtherRequestDuration')).toMatch(/^\d+$/)
    expect(reply.headers.get('SvcRequestGuid')).toBeNull()
    expect(reply.headers.get('Access-Control-Expose-Headers')).toMatch(/, OtherRequestGuid, OtherRequestDuration$/)
    expect(reply.text).not.toContain('Svc')
    expect((await ask(usual.url + tasks)).json()).toMatchObject({ 'odata.type': 'Svc.List' })
  })

  it('takes back the tag that it gave', async () => {
    const made = await ask(`${other.url}${tasks}/items`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accepts.verbose },
      body: JSON.stringify({ __metadata: { type: 'Other.Data.TasksListItem' }, Title: 'Order chairs' }),
    })
    const { __metadata: metadata, Id } = made.json().d
    expect(metadata).toMatchObject({ type: 'Other.Data.TasksListItem', etag: '"v,1"' })
    const change = { method: 'PUT', body: '{"Title":"Count chairs"}' }
    const headers = { 'Content-Type': 'application/json', 'If-Match': '"v,1"' }
    expect(await ask(`${other.url}${tasks}/items(${Id})`, { ...change, headers })).toMatchObject({ status: 200 })
    const stale = await ask(`${other.url}${tasks}/items(${Id})`, { ...change, headers })
    expect(stale.status).toBe(412)
    expect(stale.json()['odata.error'].message.value).toContain(`'"v,1"' does not match the object's ETag value '"v,2"'`)
  })

  it('words failures in its own numbers, statuses and names', async () => {
    const missing = await ask(`${other.url}/_api/web/lists/getbytitle('Nowhere')`)
    expect(missing.status).toBe(410)
    expect(missing.json()['odata.error'].code).toBe('-2113929210, Other.ListNotFoundException')
    const unknown = await ask(`${other.url}${tasks}?$select=Nothing`)
    expect(unknown.json()['odata.error'].message.value).toBe("$select: the property 'Nothing' does not exist on 'Other.List'.")
    const unwritable = await ask(`${other.url}${tasks}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"Titel":"x"}',
    })
    expect(unwritable.json()['odata.error'].message.value).toContain("'Titel' does not exist on type 'Other.List'")
    expect((await ask(`${usual.url}/_api/web/lists/getbytitle('Nowhere')`)).json().error.code).toBe('-1, System.ArgumentException')
  })

  it('answers SOAP faults with its own status and number', async () => {
    const message = (namespace: string) =>
      `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><GetList xmlns="${namespace}"><listName>Nowhere</listName></GetList></soap:Body></soap:Envelope>`
    const post = (url: string) =>
      ask(`${url}/_vti_bin/lists.asmx`, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body: message('urn:svc:soap/') })
    const [fault, plain] = [await post(other.url), await post(usual.url)]
    expect(fault.status).toBe(500)
    expect(fault.text).toContain('0x82000006')
    expect(plain.status).toBe(404)
    expect(plain.text).toContain('0x81020015')
  })

  it('has the folders directly below the web at web/folders', async () => {
    const body = JSON.stringify({ ServerRelativeUrl: '/Shared Documents/a' })
    const headers = { 'Content-Type': 'application/json' }
    for (const { url } of [other, usual])
      expect(await ask(`${url}/_api/web/folders`, { method: 'POST', headers, body })).toMatchObject({ status: 201 })
    const urlsAt = async (url: string): Promise<string[]> =>
      (await ask(url)).json().value.map((one: { ServerRelativeUrl: string }) => one.ServerRelativeUrl)
    const direct = await urlsAt(`${other.url}/_api/web/folders`)
    expect(direct).toEqual(await urlsAt(`${other.url}/_api/web/rootfolder/folders`))
    expect(direct).toContain('/Shared Documents')
    expect(direct).not.toContain('/Shared Documents/a')
    const { Folders } = (await ask(`${other.url}/_api/web?$expand=Folders`)).json()
    expect(Folders.map((one: { ServerRelativeUrl: string }) => one.ServerRelativeUrl)).toEqual(direct)
    expect(await urlsAt(`${usual.url}/_api/web/folders`)).toContain('/Shared Documents/a')
  })

  it('tells batches and parts of properties in its own words too', async () => {
    const body = ['--b', 'Content-Type: application/http', '', `GET ${other.url}${tasks} HTTP/1.1`, `Accept: ${accepts.verbose}`, '', '']
    const batch = await ask(`${other.url}/_api/$batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      body: `${body.join('\r\n')}\r\n--b--\r\n`,
    })
    expect(batch.text).toContain('"type":"Other.List"')
    const part = await ask(`${other.url}${tasks}/CurrentChangeToken`)
    expect(part.json()['odata.metadata']).toBe(`${other.url}/_api/$metadata#Other.ChangeToken`)
  })
})
