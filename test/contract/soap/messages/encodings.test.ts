import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { envelope, namespaces, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Limits:RequestBodyBytes': '65536', 'Limits:UploadBytes': '1000000' } })

const types = { '1.1': 'text/xml', '1.2': 'application/soap+xml' } as const
const versions = { '1.1': namespaces.soap11, '1.2': namespaces.soap12 } as const

async function post(body: Buffer, headers: Record<string, string>, service = 'lists') {
  const reply = await fetch(`${server.url}/_vti_bin/${service}.asmx`, {
    method: 'POST',
    headers: { Authorization: basic('admin'), ...headers },
    body: new Uint8Array(body),
  })
  const text = await reply.text()
  return { status: reply.status, text, code: textIn(text, 'errorcode') }
}

const getList = (name = 'Tasks') => `<GetList xmlns="urn:svc:soap/"><listName>${name}</listName></GetList>`
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()
const mark = '\ufeff'
let made = 0
const upload = (bytes: Buffer) =>
  `<AddAttachment xmlns="urn:svc:soap/"><listName>Tasks</listName><listItemID>1</listItemID><fileName>f${++made}.bin</fileName><attachment>${bytes.toString('base64').replace(/.{76}/g, '$&\r\n')}</attachment></AddAttachment>`

await fetch(`${server.url}/_api/web/lists/getbytitle('Tasks')/items`, {
  method: 'POST',
  headers: { Authorization: basic('admin'), 'Content-Type': 'application/json', Accept: 'application/json' },
  body: '{"Title":"a"}',
})

describe.each(['1.1', '1.2'] as const)('the encodings of messages over SOAP %s', (version) => {
  const type = types[version]
  const message = (body: string) => envelope(body, { version: versions[version] })
  const accented = message(getList('Tasks')).replace('<?xml version="1.0"?>', '<!-- Ä 😀 -->')

  it.each<[string, Buffer, string, string | undefined]>([
    ['UTF-8 with a byte order mark', Buffer.from(mark + accented), '', undefined],
    ['UTF-16, little end first, with its mark', Buffer.from(mark + accented, 'utf16le'), '; charset=utf-16', undefined],
    ['UTF-16, big end first, with its mark', bigEndian(mark + accented), '; charset="UTF-16"', undefined],
    ['UTF-16 that only its mark tells', Buffer.from(mark + accented, 'utf16le'), '', undefined],
    ['UTF-16 that only its first characters tell', Buffer.from(accented, 'utf16le'), '', undefined],
    ['UTF-16LE by name', Buffer.from(accented, 'utf16le'), '; charset=utf-16le', undefined],
    ['UTF-16BE by name', bigEndian(accented), '; charset=utf-16be', undefined],
    ['gzip', gzipSync(accented), '; charset=utf-8', 'gzip'],
    ['x-gzip of UTF-16', gzipSync(Buffer.from(mark + accented, 'utf16le')), '; charset=utf-16', 'x-gzip'],
  ])('a message in %s is read', async (_, body, charset, coding) => {
    const reply = await post(body, { 'Content-Type': type + charset, ...(coding && { 'Content-Encoding': coding }) })
    expect([reply.status, /Title="Tasks"/.test(reply.text)]).toEqual([200, true])
  })

  it.each<[string, Buffer, Record<string, string>, number]>([
    ['another charset', Buffer.from(accented), { 'Content-Type': `${type}; charset=iso-8859-1` }, 415],
    ['another coding', Buffer.from(accented), { 'Content-Type': type, 'Content-Encoding': 'br' }, 415],
    ['UTF-8 called UTF-16', Buffer.from(accented), { 'Content-Type': `${type}; charset=utf-16le` }, 400],
    ['half a character of UTF-16', Buffer.from(mark + accented, 'utf16le').subarray(0, -1), { 'Content-Type': type }, 400],
    ['a lone surrogate', Buffer.from(`${mark + accented.replace('😀', '\ud83d')}`, 'utf16le'), { 'Content-Type': type }, 400],
    ['plain text called gzip', Buffer.from(accented), { 'Content-Type': type, 'Content-Encoding': 'gzip' }, 400],
    ['gzip that is cut', gzipSync(accented).subarray(0, -20), { 'Content-Type': type, 'Content-Encoding': 'gzip' }, 400],
    ['nothing, called gzip', Buffer.alloc(0), { 'Content-Type': type, 'Content-Encoding': 'gzip' }, 400],
  ])('%s is refused', async (_, body, headers, status) => {
    const reply = await post(body, headers)
    expect([reply.status, reply.code]).toEqual([status, '0x80070057'])
  })

  it.each([
    ['its XML', `<!--${' '.repeat(40_000_000)}-->`],
    ['white space in a file', `<bytes>${' '.repeat(40_000_000)}</bytes>`],
    ['a file', `<bytes>${'A'.repeat(40_000_000)}</bytes>`],
  ])('a small message that expands in %s is refused', async (_, inner) => {
    const body = gzipSync(message(`<Upload xmlns="urn:svc:soap/">${inner}</Upload>`))
    expect(body.length).toBeLessThan(60_000)
    expect(await post(body, { 'Content-Type': type, 'Content-Encoding': 'gzip' }, 'imaging')).toMatchObject({ status: 413 })
  })

  it('a file of more bytes than a message may have is attached, in every encoding', async () => {
    const bytes = createHash('shake256', { outputLength: 700_000 }).update('a file').digest()
    const forms: [Buffer, Record<string, string>][] = [
      [Buffer.from(message(upload(bytes))), { 'Content-Type': type }],
      [Buffer.from(mark + message(upload(bytes)), 'utf16le'), { 'Content-Type': `${type}; charset=utf-16` }],
      [gzipSync(message(upload(bytes))), { 'Content-Type': type, 'Content-Encoding': 'gzip' }],
    ]
    for (const [body, headers] of forms) {
      const reply = await post(body, headers)
      expect(reply.status, reply.text).toBe(200)
      const stored = await fetch(textIn(reply.text, 'AddAttachmentResult') ?? '', { headers: { Authorization: basic('admin') } })
      expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true)
    }
  })

  it('a file or a message that is too long is refused, and leaves nothing', async () => {
    const send = (body: string) => post(Buffer.from(message(body)), { 'Content-Type': type })
    expect(await send(upload(Buffer.alloc(1_000_001)))).toMatchObject({ status: 413 })
    expect(await send(upload(Buffer.alloc(2_000_000)))).toMatchObject({ status: 413 })
    expect(await send(`${upload(Buffer.alloc(500_000))}<!--${'x'.repeat(70_000)}-->`)).toMatchObject({ status: 413 })
    const name = `f${made + 1}.bin`
    expect(await send(upload(Buffer.alloc(400_000)).replace('</attachment>', '!</attachment>'))).toMatchObject({ status: 400 })
    expect(await send(upload(Buffer.alloc(400_000)).replace('<listName>', '<wrong/><listName>'))).toMatchObject({ status: 400 })
    expect(await send(upload(Buffer.alloc(400_000)).replace('</AddAttachment>', '<attachment>QUJD</attachment>$&'))).toMatchObject({
      status: 400,
    })
    const address = `${server.url}/Lists/Tasks/Attachments/1/${name}`
    expect((await fetch(address, { headers: { Authorization: basic('admin') } })).status).toBe(404)
  })
})
