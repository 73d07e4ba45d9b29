import { expect, it } from 'vitest'
import { basic, startServer } from '../../support/server.ts'
import { tasks } from './emulator-server.ts'

const settings = {
  'Emulator:Enabled': 'true',
  'Emulator:Clock': '2026-01-01T00:00:00Z',
  'Emulator:Random': '42',
  'Limits:SlowRequestMs': '0',
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly type?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The requests of each round: every way in, reads and writes, and what is refused. */
const kinds = 25
const rounds = 80

const json = 'application/json;odata=nometadata'
const library = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"
const soapBody = (inside: string) =>
  `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inside}</soap:Body></soap:Envelope>`

/** `namespace` is that of the SOAP services of the server. */
function requestsOf(round: number, namespace: string): Sent[] {
  const item = 3 * round + 1
  const soap = (service: string, operation: string, inside: string): Sent => ({
    method: 'POST',
    path: `/_vti_bin/${service}.asmx`,
    type: 'text/xml; charset=utf-8',
    headers: { SOAPAction: `"${namespace}${operation}"` },
    body: soapBody(`<${operation} xmlns="${namespace}">${inside}</${operation}>`),
  })
  const batch = ['--b', 'Content-Type: application/http', '', `GET ${tasks}(${item}) HTTP/1.1`, `Accept: ${json}`, '', '']
  const failing = ['--b', 'Content-Type: application/http', '', "GET /_api/web/lists/getbytitle('None') HTTP/1.1", '', '', '--b--', '']
  return [
    { method: 'POST', path: tasks, type: json, body: JSON.stringify({ Title: `round ${round}` }) },
    { method: 'POST', path: tasks, type: json, body: JSON.stringify({ Title: `plan ${round % 7}` }) },
    { method: 'POST', path: tasks, type: json, body: JSON.stringify({ Title: `gone ${round}` }) },
    { method: 'GET', path: `${tasks}(${item})` },
    { method: 'GET', path: `${tasks}?$top=5&$orderby=Id desc&$filter=Id gt ${item - 20}` },
    {
      method: 'POST',
      path: `${tasks}(${item})`,
      type: json,
      headers: { 'IF-MATCH': '*', 'X-HTTP-Method': 'MERGE' },
      body: JSON.stringify({ Title: `changed ${round}` }),
    },
    {
      method: 'POST',
      path: `${tasks}(${item})`,
      type: json,
      headers: { 'IF-MATCH': '"0"', 'X-HTTP-Method': 'MERGE' },
      body: '{"Title":"x"}',
    },
    { method: 'DELETE', path: `${tasks}(${item + 2})`, headers: { 'IF-MATCH': '*' } },
    { method: 'GET', path: `${tasks}(${item + 2})` },
    { method: 'POST', path: `${library}/files/add(url='${round}.txt',overwrite=true)`, type: 'text/plain', body: `text of round ${round}` },
    { method: 'GET', path: `/Shared%20Documents/${round}.txt` },
    { method: 'GET', path: `/Shared%20Documents/${round}.txt`, headers: { Range: 'bytes=2-5' } },
    { method: 'GET', path: `${library}/files?$top=3&$expand=ListItemAllFields` },
    { method: 'POST', path: `/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/${round}.txt')/checkout` },
    { method: 'GET', path: "/_api/search/query?querytext='round'&rowlimit=5" },
    soap('lists', 'GetListCollection', ''),
    soap('lists', 'GetListItems', '<listName>Tasks</listName><rowLimit>3</rowLimit>'),
    soap('lists', 'GetList', '<listName>None</listName>'),
    soap('webs', 'GetWebCollection', ''),
    { method: 'POST', path: '/_api/$batch', type: 'multipart/mixed; boundary=b', body: [...batch, ...failing].join('\r\n') },
    { method: 'POST', path: '/_api/contextinfo' },
    { method: 'GET', path: '/_api/web/nothing' },
    { method: 'GET', path: '/_api/web?$select=Titel' },
    { method: 'POST', path: tasks, type: json, body: '{"Title":' },
    { method: 'GET', path: `/_api/web/lists/getbytitle('Tasks')/getchanges`, headers: { Accept: 'application/json;odata=verbose' } },
  ]
}

/** Everything that the server answers, byte for byte, but for its port. */
async function answers(url: string): Promise<string[]> {
  const found: string[] = []
  const wsdl = await (await fetch(`${url}/_vti_bin/lists.asmx?WSDL`, { headers: { Authorization: basic('ann') } })).text()
  const namespace = /targetNamespace="([^"]{1,200})"/.exec(wsdl)?.[1] ?? ''
  for (let round = 0; round < rounds; round += 1)
    for (const { method, path, type, body, headers } of requestsOf(round, namespace)) {
      const reply = await fetch(url + path, {
        method,
        headers: { Authorization: basic('ann'), Accept: json, ...(type !== undefined && { 'Content-Type': type }), ...headers },
        ...(body !== undefined && { body }),
      })
      const bytes = Buffer.from(await reply.arrayBuffer()).toString('latin1')
      const head = JSON.stringify([...reply.headers].filter(([name]) => name !== 'content-length'))
      found.push(`${method} ${path} ${reply.status}\n${head}\n${bytes}`.replaceAll(new URL(url).host, 'host'))
    }
  return found
}

it('two runs of 2,000 requests with one start of random numbers have equal replies, byte for byte', async () => {
  const runs: string[][] = []
  for (let run = 0; run < 2; run += 1) {
    const server = await startServer({ settings })
    try {
      runs.push(await answers(server.url))
    } finally {
      await server.stop()
    }
  }
  const [first = [], second = []] = runs
  expect(first).toHaveLength(kinds * rounds)
  const differing = second.flatMap((one, at) => (one === first[at] ? [] : [`${first[at]?.slice(0, 1500)}\n---\n${one.slice(0, 1500)}`]))
  expect(differing.slice(0, 3)).toEqual([])
  // Each kind of request does what it is for.
  const statuses = new Map<string, Set<string>>()
  for (const [at, one] of first.entries()) {
    const status = one.slice(0, one.indexOf('\n')).split(' ').at(-1) ?? ''
    statuses.set(String(at % kinds), (statuses.get(String(at % kinds)) ?? new Set()).add(status))
  }
  expect([...statuses.values()].map((seen) => [...seen].sort().join())).toEqual([
    ...['201', '201', '201', '200', '200', '200', '412', '200', '404', '200', '200', '206', '200', '200', '200'],
    ...['200', '200', '404', '200', '200', '200', '404', '400', '400', '405'],
  ])
}, 240_000)
