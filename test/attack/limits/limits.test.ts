import { existsSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { describeSettings } from '../../../src/config/config.ts'
import { limits } from '../../../src/config/limits.ts'
import { basic, startServer } from '../../support/server.ts'
import { requestText, sendRaw } from '../../support/wire.ts'
import { limitTable } from './table.ts'

const most = new Map(limitTable.map((row) => [row.name, row.most]))
const set = (...names: string[]) => Object.fromEntries(names.map((name) => [`Limits:${name}`, String(most.get(`Limits:${name}`))]))
const usual = await startServer()
const small = await startServer({ settings: set('RequestBodyBytes', 'SignInBodyBytes', 'UploadBytes', 'ResponsePageItems', 'NoteBytes') })
const few = await startServer({ settings: set('ReplyEntities') })
afterAll(() => Promise.all([usual.stop(), small.stop(), few.stop()]))

const headers = { Authorization: basic('ann'), Accept: 'application/json' }
const items = "/_api/web/lists/getbytitle('Tasks')/items"

async function send(url: string, path: string, body?: string, type = 'application/json') {
  const sent = body === undefined ? { headers } : { method: 'POST', headers: { ...headers, 'Content-Type': type }, body }
  const reply = await fetch(url + path, sent)
  return { status: reply.status, text: await reply.text() }
}
const statusOf = async (...given: Parameters<typeof send>) => (await send(...given)).status
const padded = (text: string, size: number) => text + ' '.repeat(size - Buffer.byteLength(text))
const soap = 'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"'
const messageWith = (header: string, body: string) =>
  `<s:Envelope ${soap}><s:Header>${header}</s:Header><s:Body><${body} xmlns="urn:svc:soap/"/></s:Body></s:Envelope>`
const soapStatus = (header: string) => statusOf(usual.url, '/_vti_bin/lists.asmx', messageWith(header, 'GetListCollection'), 'text/xml')
const batch = (parts: number, size?: number) => {
  const one = 'Content-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\nGET /_api/web/title HTTP/1.1\r\n\r\n\r\n'
  const text = `${Array.from({ length: parts }, () => `--b\r\n${one}`).join('')}--b--\r\n`
  return statusOf(usual.url, '/_api/$batch', size === undefined ? text : padded(text, size), 'multipart/mixed; boundary=b')
}
for (const { url } of [small, few]) for (let n = 0; n < 12; n++) await send(url, items, JSON.stringify({ Title: `Task ${n}` }))

interface Probe {
  /** The status of a request above the limit. */
  ask(size: number): Promise<unknown>
  /** The status of a request at the limit. */
  readonly taken: unknown
  readonly refused: unknown
}

const probes: ReadonlyMap<string, Probe> = new Map<string, Probe>([
  [
    'Limits:RequestBodyBytes',
    {
      ask: async (size) => [
        await statusOf(small.url, items, padded('{"Title":"x"}', size)),
        await statusOf(small.url, '/_vti_bin/lists.asmx', padded(messageWith('', 'GetListCollection'), size), 'text/xml'),
      ],
      taken: [201, 200],
      refused: [413, 413],
    },
  ],
  [
    'Limits:SignInBodyBytes',
    {
      ask: (size) => statusOf(small.url, '/_vti_bin/authentication.asmx', padded(messageWith('', 'Mode'), size), 'text/xml'),
      taken: 200,
      refused: 413,
    },
  ],
  [
    'Limits:UploadBytes',
    {
      ask: (size) =>
        statusOf(
          small.url,
          `/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='f${size}.bin',overwrite=true)`,
          'x'.repeat(size),
          'application/octet-stream',
        ),
      taken: 200,
      refused: 413,
    },
  ],
  [
    'Limits:ResponsePageItems',
    {
      // A larger number counts as the maximum.
      ask: async (size) => (JSON.parse((await send(small.url, `${items}?$top=${size}`)).text) as { value: unknown[] }).value.length <= 10,
      taken: true,
      refused: true,
    },
  ],
  ['Limits:ReplyEntities', { ask: (size) => statusOf(few.url, `${items}?$top=${size}`), taken: 200, refused: 400 }],
  [
    'Limits:NoteBytes',
    { ask: (size) => statusOf(small.url, items, JSON.stringify({ Title: 'n', Body: 'b'.repeat(size) })), taken: 201, refused: 400 },
  ],
  [
    'request line and headers, bytes',
    {
      ask: async (size) => {
        // The target, the names and the values of the head count; the limit itself is too much.
        const lines = { Host: 'tenon.test', 'X-Filling': '' }
        const counted = Object.entries({ '/_vti_bin/health': '', ...lines })
          .flat()
          .join('').length
        const filling = 'x'.repeat(size - 1 - counted)
        const [reply] = await sendRaw(usual.url, requestText('GET', '/_vti_bin/health', { ...lines, 'X-Filling': filling }))
        return reply?.status
      },
      taken: 200,
      refused: 431,
    },
  ],
  [
    'form of the identity edge, bytes',
    {
      ask: async (size) => {
        const form = 'username=ann&password=x&filling='
        const type = 'application/x-www-form-urlencoded'
        const body = form + 'x'.repeat(size - form.length)
        const sent = { method: 'POST', redirect: 'manual', headers: { 'Content-Type': type }, body } as const
        return (await fetch(`${usual.url}/_forms/default.aspx`, sent)).status
      },
      taken: 302,
      refused: 413,
    },
  ],
  [
    'query options of a request',
    {
      ask: (size) => statusOf(usual.url, `/_api/web/title?${Array.from({ length: size }, (_, n) => `o${n}=1`).join('&')}`),
      taken: 200,
      refused: 400,
    },
  ],
  [
    'characters of a query option',
    {
      ask: (size) => statusOf(usual.url, `${items}?$filter=${`Id eq 1${'%20'.repeat(size)}`.slice(0, 7 + 3 * (size - 7))}`),
      taken: 200,
      refused: 400,
    },
  ],
  [
    'levels of $expand',
    {
      ask: (size) =>
        statusOf(
          usual.url,
          `/_api/web?$select=Id&$expand=${Array.from({ length: size }, (_, n) => (n % 2 === 0 ? 'Lists' : 'ParentWeb')).join('/')}`,
        ),
      taken: 200,
      refused: 400,
    },
  ],
  [
    'levels of JSON',
    {
      // Within the limit, the contract refuses the request with another message.
      ask: async (size) => /nested more than/.test((await send(usual.url, items, `${'{"a":'.repeat(size)}1${'}'.repeat(size)}`)).text),
      taken: false,
      refused: true,
    },
  ],
  // Two levels are the envelope and its header.
  ['levels of XML', { ask: (size) => soapStatus('<a>'.repeat(size - 2) + '</a>'.repeat(size - 2)), taken: 200, refused: 400 }],
  // Six are the envelope, its declaration, header, body, the operation and its declaration.
  ['elements and attributes of XML', { ask: (size) => soapStatus('<a/>'.repeat(size - 6)), taken: 200, refused: 400 }],
  [
    'attributes of one element',
    { ask: (size) => soapStatus(`<a${Array.from({ length: size }, (_, n) => ` a${n}=""`).join('')}/>`), taken: 200, refused: 400 },
  ],
  ['parts of a batch', { ask: (size) => batch(size), taken: 200, refused: 400 }],
  ['bytes of a batch', { ask: (size) => batch(1, size), taken: 200, refused: 413 }],
])

describe('the table of limits', () => {
  it('has every setting under Limits: with its own probe, or the test that shows it', () => {
    const names = limitTable.map(({ name }) => name)
    const missing = limits.map(({ key }) => key as string).filter((key) => !names.includes(key))
    expect(missing, 'Add a row to table.ts and to docs/security.md').toEqual([])
    const unproved = limitTable.filter(({ name, elsewhere }) => !elsewhere && !probes.has(name)).map(({ name }) => name)
    expect(unproved, 'Add a probe, or name the test elsewhere').toEqual([])
    expect([...probes.keys()].filter((name) => !names.includes(name))).toEqual([])
  })

  it.each(limitTable.flatMap(({ name, elsewhere }) => (elsewhere ? [{ name, ...elsewhere }] : [])))(
    '$name is shown by $file',
    ({ file, words }) => {
      expect(existsSync(file), file).toBe(true)
      expect(readFileSync(file, 'utf8')).toContain(words)
    },
  )
})

describe('a request', () => {
  it.each([...probes])('%s: below and at the limit it is taken, above it is refused', async (name, { ask, taken, refused }) => {
    const size = most.get(name) ?? Number.NaN
    expect([await ask(size - 1), await ask(size), await ask(size + 1)]).toEqual([taken, taken, refused])
  })
})

describe('docs/security.md', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const presets = new Map(describeSettings().map(({ key, default: preset }) => [key, preset]))
  const shown = (value: number) => value.toLocaleString('en-US')

  it.each(limitTable)('names $name with what it is', ({ name, most: fixed }) => {
    const preset = presets.get(name)
    const value = shown(preset === undefined ? fixed : Number(preset))
    const label = preset === undefined ? name : `\`${name}\``
    expect(text).toContain(`| ${label} | ${value} |`)
  })

  it('names no setting and no test that does not exist', () => {
    const settings = [...text.matchAll(/`((?:Limits|Identity|Security|Cors|Metrics|Cache|Logging):[\w:]+)`/g)].map(([, key]) => key ?? '')
    expect(settings.filter((key) => ![...presets.keys()].some((one) => one === key || one.startsWith(`${key}:`)))).toEqual([])
    const files = [...text.matchAll(/`(test\/[\w./-]+)`/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})
