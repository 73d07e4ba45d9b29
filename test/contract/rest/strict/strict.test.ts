import { describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { envelope, namespaces } from '../../../support/soap/messages.ts'

const { server, clientOf } = await serve({ settings: { 'Emulator:Enabled': 'true' } })
const ann = clientOf('ann')
const strictly = { Prefer: 'handling=strict' }
const items = "/_api/web/lists/getbytitle('Tasks')/items"
const { Id: id } = (await ann.call('POST', items, { body: { Title: 'one', PercentComplete: 0.5 } })).json as { Id: number }

type Slip = [why: string, method: string, path: string, headers: Record<string, string>, body?: unknown]

/** Requests that a strict server refuses, each with a part of the reason. Loose, all of them succeed. */
const slips: readonly Slip[] = [
  ['contains() in $filter is of later versions', 'GET', `${items}?$filter=contains(Title,'one')`, {}],
  ['tolower() in $filter is none', 'GET', `${items}?$filter=tolower(Title) eq 'one'`, {}],
  ['$expand are of later versions', 'GET', '/_api/web?$expand=Lists($select=Title)', {}],
  ["no query option 'flavour'", 'GET', `${items}?flavour=sweet`, {}],
  // In the profile SharePoint they are refused anyway.
  ...inProfile<Slip[]>(
    [
      ['PATCH has no header If-Match', 'PATCH', `${items}(${id})`, {}, { Title: 'two' }],
      ['X-HTTP-Method MERGE has no header If-Match', 'POST', `${items}(${id})`, { 'X-HTTP-Method': 'MERGE' }, { Title: 'two' }],
    ],
    [],
  ),
  ["Accept names 'text/csv'", 'GET', items, { Accept: 'text/csv' }],
  ["'PercentComplete' is a Number", 'PATCH', `${items}(${id})`, { 'If-Match': '*' }, { PercentComplete: '0.25' }],
  ["came as 'title'", 'PATCH', `${items}(${id})`, { 'If-Match': '*' }, { title: 'two' }],
  ["'BaseTemplate' is a integer", 'POST', '/_api/web/lists', {}, { Title: `List ${id}`, BaseTemplate: '100' }],
  ["'basetemplate'", 'POST', '/_api/web/lists', {}, { Title: `Another list ${id}`, basetemplate: 100 }],
]

describe('a request that says handling=strict', () => {
  it.each(slips)('is refused: %s', async (why, method, path, headers, body) => {
    const before = (await ann.call('GET', `${items}(${id})`)).json
    const reply = await ann.call(method, path, { headers: { ...headers, ...strictly }, body })
    const message = reply.json.error?.message?.value ?? reply.json.error?.message ?? reply.json['odata.error']?.message.value
    expect([reply.status, message]).toEqual([400, expect.stringContaining(why)])
    expect(message).toMatch(/see http:\/\/\S+\/docs\/rest\/\w+\./)
    expect(reply.headers.get('preference-applied')).toBe('handling=strict')
    expect((await ann.call('GET', `${items}(${id})`)).json).toEqual(before)
  })

  it.each(slips)('is served without that: %s', async (_why, method, path, headers, body) => {
    const reply = await ann.call(method, path, { headers, body })
    expect(reply.status).toBeLessThan(300)
    expect(reply.headers.get('preference-applied')).toBeNull()
  })

  it('is served if it is as the contract wants it', async () => {
    const headers = { ...strictly, Accept: 'application/json;odata=verbose' }
    for (const path of [
      `${items}?$filter=startswith(Title,'contains(') and year(Created) gt 2000&$select=Title&$top=1`,
      '/_api/web',
      '/_api/web/lists/getbytitle(@t)?@t=%27Tasks%27',
      "/_api/search/query?querytext='one'",
    ]) {
      const reply = await ann.call('GET', path, { headers })
      expect([path, reply.status, reply.headers.get('preference-applied')]).toEqual([path, 200, 'handling=strict'])
    }
    const added = await ann.call('POST', items, { headers, body: { Title: 'three', PercentComplete: 0.25 } })
    expect(added.status).toBe(201)
    expect((await ann.call('DELETE', `${items}(${added.json.d.Id})`, { headers: { ...headers, 'If-Match': '*' } })).status).toBeLessThan(
      300,
    )
    const file = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='s.txt',overwrite=true)"
    expect((await ann.call('POST', file, { headers, body: 'bytes' })).status).toBeLessThan(300)
  })

  it('is judged in a part of a batch by its own header', async () => {
    const part = (prefer: string) =>
      `--b\r\nContent-Type: application/http\r\n\r\nGET ${server.url}${items}?flavour=sweet HTTP/1.1\r\nAccept: application/json\r\n${prefer}\r\n\r\n`
    const reply = await fetch(`${server.url}/_api/$batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/mixed; boundary=b', Authorization: basic('ann') },
      body: `${part('')}${part('Prefer: handling=strict\r\n')}--b--\r\n`,
    })
    expect((await reply.text()).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })
})

describe('a SOAP message', () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${server.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml', Authorization: basic('ann'), ...headers },
      body: envelope(`<GetListCollection xmlns="${namespaces.established}"/>`),
    }).then(async (reply) => ({ status: reply.status, applied: reply.headers.get('preference-applied'), text: await reply.text() }))

  it('is refused if SOAPAction names another operation', async () => {
    const wrong = { SOAPAction: `"${namespaces.established}GetList"` }
    expect((await ask(wrong)).status).toBe(200)
    const refused = await ask({ ...wrong, ...strictly })
    expect([refused.status, refused.applied, refused.text]).toEqual([
      inProfile(400, 500),
      'handling=strict',
      expect.stringContaining("operation 'GetList'"),
    ])
    expect(refused.text).toContain('/docs/soap/lists')
    for (const action of [`"${namespaces.established}GetListCollection"`, 'urn:x#GetListCollection', '""'])
      expect([action, (await ask({ ...strictly, SOAPAction: action })).status]).toEqual([action, 200])
  })
})

describe('a strict server', () => {
  it('refuses what a request does not ask to be lenient about', async () => {
    const strict = await serve({ settings: { 'Contract:Mode': 'strict' } })
    const bob = strict.clientOf('bob')
    const path = `${items}?$filter=contains(Title,'x')`
    expect((await bob.call('GET', path)).status).toBe(400)
    const lenient = await bob.call('GET', path, { headers: { Prefer: 'return=minimal, handling=lenient' } })
    expect([lenient.status, lenient.headers.get('preference-applied')]).toEqual([200, 'handling=lenient'])
    expect((await bob.call('GET', items)).status).toBe(200)
  })
})

describe('the notes of a recorded request', () => {
  it('say what a strict server would refuse', async () => {
    for (const [why, method, path, headers, body] of slips.slice(0, inProfile(7, 5))) {
      await ann.call(method, path, { headers, body })
      const [latest] = (await ann.call('GET', '/_emulator/requests?limit=1')).json.value
      expect(latest.notes).toEqual([expect.stringContaining(why)])
    }
    await ann.call('POST', '/_api/web/lists', { body: { Title: 'Noted', BaseTemplate: '100' } })
    expect((await ann.call('GET', '/_emulator/requests?limit=1')).json.value[0].notes).toEqual([expect.stringContaining("'BaseTemplate'")])
    await ann.call('GET', items)
    expect((await ann.call('GET', '/_emulator/requests?limit=1')).json.value[0].notes).toEqual([])
  })
})
