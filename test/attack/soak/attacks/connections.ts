import type { Attack, Battlefield } from '../attack.ts'
import { basicOf, headOf, jsonHeaders, rawConnection } from '../client.ts'
import { big, notes } from '../seed.ts'

const visitor = { Authorization: basicOf('visitor') }
const contributor = { Authorization: basicOf('contributor') }

/** Bytes that are no request, one kind after the other. */
const malformed: readonly string[] = [
  'GET\r\n\r\n',
  `GET /${'a'.repeat(200_000)} HTTP/1.1\r\n\r\n`,
  headOf('GET', '/_api/web', { 'Content-Length': '-1' }),
  headOf('POST', '/_api/web', { 'Content-Length': '5', 'Transfer-Encoding': 'chunked' }),
  `GET /_api/web HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
  `GET /_api/web HTTP/1.1\r\n${'X: y\r\n'.repeat(20_000)}\r\n`,
  `POST /_api/web HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`,
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  '\0'.repeat(10_000),
]

const pipelined = headOf('GET', `${big}/items?$top=1000`, visitor).repeat(50)

async function many({ port }: Battlefield): Promise<string> {
  const first = 'GET /_api/web HTTP/1.1\r\nHost: a\r\n'
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => rawConnection(port, { first, reads: true, forMs: 2000 })))
  return `200 × ${[...new Set(outcomes)].sort().join('/')}`
}

/** Connections that do something else than to send a request and read its reply. */
export const connectionAttacks: readonly Attack[] = [
  {
    name: 'malformed-http',
    restMs: 300,
    strike: ({ port, n }) =>
      rawConnection(port, { first: Buffer.from(malformed[n % malformed.length] ?? '', 'latin1'), reads: true, forMs: 5000 }),
  },
  { name: 'many-connections', restMs: 5000, strike: many },
  {
    name: 'replies-cut-short',
    restMs: 2000,
    strike: ({ port }) => rawConnection(port, { first: headOf('GET', `${big}/items?$top=5000`, visitor), reads: true, forMs: 150 }),
  },
  {
    name: 'asks-and-does-not-read',
    restMs: 1000,
    waits: true,
    strike: ({ port }) => rawConnection(port, { first: headOf('GET', `${notes}/items?$top=5000`, visitor), reads: false, forMs: 20_000 }),
  },
  {
    name: 'pipelines-and-does-not-read',
    restMs: 2000,
    waits: true,
    strike: ({ port }) => rawConnection(port, { first: pipelined, reads: false, forMs: 20_000 }),
  },
  {
    name: 'slow-bodies',
    restMs: 1000,
    waits: true,
    strike: ({ port }) =>
      rawConnection(port, {
        first: headOf('POST', `${big}/items`, { ...contributor, ...jsonHeaders, 'Content-Length': '100000' }),
        slowly: { piece: ' ', everyMs: 500 },
        reads: true,
        forMs: 40_000,
      }),
  },
  {
    name: 'slow-heads',
    restMs: 1000,
    waits: true,
    strike: ({ port }) =>
      rawConnection(port, { first: 'GET /_api/web HTTP/1.1\r\n', slowly: { piece: 'X: y\r\n', everyMs: 500 }, reads: true, forMs: 40_000 }),
  },
]
