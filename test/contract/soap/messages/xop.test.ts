import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { envelope, namespaces, textIn } from '../../../support/soap/messages.ts'

const { server, clientOf } = await serve({
  settings: { 'Limits:RequestBodyBytes': '65536', 'Limits:UploadBytes': '1000000', 'Identity:DefaultGroup': 'Visitors' },
})
const { Id: itemId } = await clientOf('admin')
  .call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'a' } })
  .then(({ json }) => json as { Id: number })

interface Part {
  readonly id?: string
  readonly type?: string
  readonly bytes: Buffer | string
  readonly coding?: string
}

interface Sent {
  readonly parts: readonly Part[]
  readonly start?: string
  readonly version?: '1.1' | '1.2'
  readonly closing?: string
  readonly user?: string
  readonly type?: string
}

const boundary = 'uuid:1+id=2'

function packageOf({ parts, closing = `\r\n--${boundary}--\r\n` }: Sent): Buffer {
  const pieces = parts.flatMap(({ id, type = 'application/octet-stream', bytes, coding = 'binary' }) => [
    `\r\n--${boundary}\r\n${id === undefined ? '' : `Content-ID: <${id}>\r\n`}Content-Type: ${type}\r\nContent-Transfer-Encoding: ${coding}\r\n\r\n`,
    bytes,
  ])
  return Buffer.concat([...pieces, closing].map((piece) => Buffer.from(piece as string)))
}

async function post(sent: Sent, headers: Record<string, string> = {}) {
  const { start, version = '1.1', user = 'admin' } = sent
  const info = version === '1.1' ? 'text/xml' : 'application/soap+xml'
  const type = `multipart/related; type="application/xop+xml"; boundary="${boundary}"; start-info="${info}"${start === undefined ? '' : `; start="<${start}>"`}`
  const reply = await fetch(`${server.url}/_vti_bin/lists.asmx`, {
    method: 'POST',
    headers: { Authorization: basic(user), 'Content-Type': sent.type ?? type, ...headers },
    body: new Uint8Array(packageOf(sent)),
  })
  const text = await reply.text()
  return { status: reply.status, text, code: textIn(text, 'errorcode'), type: reply.headers.get('content-type') }
}

let made = 0
const include = (href: string) => `<xop:Include xmlns:xop="http://www.w3.org/2004/08/xop/include" href="${href}"/>`
const attaching = (inner: string, version: '1.1' | '1.2' = '1.1') =>
  envelope(
    `<AddAttachment xmlns="urn:svc:soap/"><listName>Tasks</listName><listItemID>${itemId}</listItemID><fileName>x${++made}.bin</fileName><attachment>${inner}</attachment></AddAttachment>`,
    { version: version === '1.1' ? namespaces.soap11 : namespaces.soap12 },
  )
const root = (inner: string, version: '1.1' | '1.2' = '1.1'): Part => ({
  id: 'root@x',
  type: 'application/xop+xml; charset=UTF-8; type="text/xml"',
  bytes: attaching(inner, version),
})
const small = Buffer.from('\r\n--uuid:1 of the file\r\n')
const large = Buffer.from(Array.from({ length: 900_000 }, (_, at) => (at * at) % 253))
const file = (bytes: Buffer, id = 'file@x'): Part => ({ id, bytes })

async function expectStored(reply: { text: string; status: number }, bytes: Buffer): Promise<void> {
  expect(reply.status, reply.text).toBe(200)
  const stored = await fetch(textIn(reply.text, 'AddAttachmentResult') ?? '', { headers: { Authorization: basic('admin') } })
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true)
}

describe('a message as an XOP package', () => {
  it.each<[string, Sent, Buffer]>([
    ['a small file', { parts: [root(include('cid:file@x')), file(small)] }, small],
    ['a large file', { parts: [root(include('cid:file@x')), file(large)] }, large],
    ['an empty file', { parts: [root(include('cid:file@x')), file(Buffer.alloc(0))] }, Buffer.alloc(0)],
    ['a start', { parts: [root(include('cid:file%40x')), file(small)], start: 'root@x' }, small],
    ['the file before the message', { parts: [file(small), root(`\n ${include('cid:file@x')}\n`)], start: 'root@x' }, small],
    ['parts that nothing names', { parts: [root(include('cid:b')), file(small, 'a'), file(small, 'b'), { bytes: 'c' }] }, small],
    ['a file in base64', { parts: [root(large.toString('base64'))] }, large],
    ['SOAP 1.2', { parts: [root(include('cid:file@x'), '1.2'), file(small)], version: '1.2' }, small],
  ])('is read with %s', async (_, sent, bytes) => {
    await expectStored(await post(sent), bytes)
  })

  it('may be compressed, and be answered in the version of its message', async () => {
    const { gzipSync } = await import('node:zlib')
    const sent: Sent = { parts: [root(include('cid:file@x'), '1.2'), file(small)], version: '1.2' }
    const reply = await fetch(`${server.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: {
        Authorization: basic('admin'),
        'Content-Type': `multipart/related; type="application/xop+xml"; boundary="${boundary}"; start-info="application/soap+xml"`,
        'Content-Encoding': 'gzip',
      },
      body: new Uint8Array(gzipSync(packageOf(sent))),
    })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/soap+xml; charset=utf-8'])
  })

  it.each<[string, Sent, number]>([
    ['a part that is missing', { parts: [root(include('cid:other@x')), file(small)] }, 400],
    ['the message itself as its file', { parts: [root(include('cid:root@x')), file(small)] }, 400],
    ['an address that is no cid', { parts: [root(include('http://127.0.0.1:9/x')), file(small)] }, 400],
    ['an address that cannot be decoded', { parts: [root(include('cid:%')), file(small)] }, 400],
    ['two parts with one name', { parts: [root(include('cid:file@x')), file(small), file(small)] }, 400],
    ['a part with the name of the message', { parts: [root(include('cid:file@x')), file(small), file(small, 'root@x')] }, 400],
    ['two files in one element', { parts: [root(include('cid:file@x') + include('cid:file@x')), file(small)] }, 400],
    ['text beside the file', { parts: [root(`QUJD${include('cid:file@x')}`), file(small)] }, 400],
    ['a start that is missing', { parts: [root(include('cid:file@x')), file(small)], start: 'nothing' }, 400],
    ['a file over the limit', { parts: [root(include('cid:file@x')), file(Buffer.alloc(1_000_001))] }, 413],
    ['a large file before the message', { parts: [file(large, 'a'), root(include('cid:a'))], start: 'root@x' }, 413],
    ['a part over the limit of messages that nothing names', { parts: [root(include('cid:b')), file(large, 'a'), file(small, 'b')] }, 413],
    ['a message over the limit', { parts: [{ ...root(''), bytes: `<!--${'x'.repeat(400_000)}-->` }] }, 413],
    ['an end in the file', { parts: [root(include('cid:file@x')), file(large)], closing: '' }, 400],
    ['no part', { parts: [] }, 400],
    ['too many parts', { parts: [root(include('cid:p1')), ...Array.from({ length: 16 }, (_, at) => file(small, `p${at}`))] }, 400],
    ['a message in base64', { parts: [{ ...root(''), coding: 'Base64' }] }, 400],
    ['another charset', { parts: [{ ...root(''), type: 'application/xop+xml; charset=iso-8859-1' }] }, 415],
    [
      'an include outside a file',
      { parts: [{ ...root(''), bytes: attaching('').replace('>Tasks<', `>${include('cid:a')}<`) }, file(small, 'a')] },
      400,
    ],
    ['no boundary', { parts: [root('')], type: 'multipart/related; type="application/xop+xml"' }, 400],
    ['a wrong boundary', { parts: [root('')], type: 'multipart/related; type="application/xop+xml"; boundary=other' }, 400],
    ['parts that are no XOP', { parts: [root('')], type: `multipart/related; type="text/html"; boundary="${boundary}"` }, 415],
    [
      'an unknown version of SOAP',
      { parts: [root('')], type: `multipart/related; type="application/xop+xml"; start-info=a; boundary=b` },
      415,
    ],
  ])('with %s is answered as it should', async (_, sent, status) => {
    const reply = await post(sent)
    expect([reply.status, reply.status === 200 || reply.code !== undefined], reply.text).toEqual([status, true])
  })

  it('is refused where its sender may not write', async () => {
    const reply = await post({ parts: [root(include('cid:file@x')), file(small)], user: 'ann' })
    expect([reply.status, reply.code]).toEqual([403, '0x80070005'])
    // Their files count as a part of the message, before any byte is stored.
    for (const part of [root(include('cid:file@x')), root(large.toString('base64'))])
      expect(await post({ parts: [part, file(large)], user: 'ann' })).toMatchObject({ status: 413 })
  })

  it('that ends with its connection writes nothing', async () => {
    const sent = packageOf({ parts: [root(include('cid:file@x')), file(large)] })
    const name = `x${made}.bin`
    const head = [
      'POST /_vti_bin/lists.asmx HTTP/1.1',
      `Host: ${new URL(server.url).host}`,
      `Authorization: ${basic('admin')}`,
      `Content-Type: multipart/related; type="application/xop+xml"; boundary="${boundary}"; start-info="text/xml"`,
      `Content-Length: ${sent.length}`,
    ]
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
        socket.write(`${head.join('\r\n')}\r\n\r\n`)
        socket.end(sent.subarray(0, 700_000))
      })
      socket.on('data', () => undefined)
      socket.on('close', () => resolve())
      socket.on('error', reject)
    })
    const address = `${server.url}/Lists/Tasks/Attachments/${itemId}/${name}`
    expect((await fetch(address, { headers: { Authorization: basic('admin') } })).status).toBe(404)
  })
})
