import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../support/server.ts'
import { envelope, namespaces } from '../support/soap/messages.ts'
import { createSecondClient } from './second-client.ts'
import { asAdmin, ask, type Sent, send } from './send.ts'

/** Many writes in one request. */

const server = await startServer()
afterAll(() => server.stop())
const second = await createSecondClient(server.url)
const items = "/_api/web/lists/getbytitle('Tasks')/items"

const batch = (bodies: readonly string[]): Sent => ({
  method: 'POST',
  target: '/_api/$batch',
  headers: { ...asAdmin, 'Content-Type': 'multipart/mixed; boundary=b' },
  body: `${bodies
    .map(
      (body) =>
        `--b\r\nContent-Type: application/http\r\n\r\nPOST ${items} HTTP/1.1\r\nContent-Type: application/json\r\nAccept: application/json;odata=nometadata\r\n\r\n${body}\r\n`,
    )
    .join('')}--b--\r\n`,
})

const methods = (count: number, makeMethod: (n: number) => string, onError = 'Continue'): Sent => ({
  method: 'POST',
  target: '/_vti_bin/lists.asmx',
  headers: { ...asAdmin, 'Content-Type': 'text/xml; charset=utf-8' },
  body: envelope(
    `<UpdateListItems xmlns="${namespaces.configured}"><listName>Small</listName><updates><Batch OnError="${onError}">${Array.from({ length: count }, (_, n) => makeMethod(n + 1)).join('')}</Batch></updates></UpdateListItems>`,
  ),
})

const codes = (text: string): string[] => [...text.matchAll(/<ErrorCode>(0x\w+)<\/ErrorCode>/g)].map(([, code]) => code ?? '')

beforeAll(async () => {
  await ask(server.url, 'POST', '/_api/web/lists', { Title: 'Small', BaseTemplate: 100 })
  await ask(server.url, 'POST', "/_api/web/lists/getbytitle('Small')/fields", { Title: 'Amount', FieldTypeKind: 9 })
})

describe('a batch of writes', () => {
  it('of 100 large notes lets other requests run between them', async () => {
    const Body = '"Ä" <b>word</b> & '.repeat(5_000)
    const reply = await second.isServedDuring(() =>
      send(server.url, batch(Array.from({ length: 100 }, (_, n) => JSON.stringify({ Title: `Large ${n}`, Body })))),
    )
    expect(reply.text.match(/HTTP\/1\.1 201/g)).toHaveLength(100)
  })

  it('of 100 bodies of many values lets other requests run while it reads them', async () => {
    const body = `{"Title":[${'{},'.repeat(30_000)}1]}`
    const reply = await second.isServedDuring(() => send(server.url, batch(Array(100).fill(body))))
    expect(reply.text.match(/HTTP\/1\.1 400/g)).toHaveLength(100)
  })
})

describe('UpdateListItems', () => {
  const added = (n: number) => `<Method ID="${n}" Cmd="New"><Field Name="Title">New ${n}</Field><Field Name="Amount">${n}</Field></Method>`

  it('of 1,000 new items lets other requests run between them, and answers in order', async () => {
    const { status, text } = await second.isServedDuring(() => send(server.url, methods(1_000, added)))
    expect(status).toBe(200)
    expect(codes(text)).toEqual(Array(1_000).fill('0x00000000'))
    const titles = [...text.matchAll(/ows_Title="New (\d+)"/g)].map(([, n]) => Number(n))
    expect(titles).toEqual(Array.from({ length: 1_000 }, (_, n) => n + 1))
  })

  it('of 500 methods that fail lets other requests run between them', async () => {
    const wrong = `${'1'.repeat(5_000)}x`
    const failing = (n: number) =>
      `<Method ID="${n}" Cmd="Update"><Field Name="ID">${n}</Field><Field Name="Amount">${n % 5 === 0 ? n : wrong}</Field></Method>`
    const { text } = await second.isServedDuring(() => send(server.url, methods(500, failing)))
    expect(codes(text).map((code) => code === '0x00000000')).toEqual(Array.from({ length: 500 }, (_, n) => (n + 1) % 5 === 0))
  })

  it('stops permanently at a failure where OnError says so, however long the batch is', async () => {
    const failsAt = (n: number) => (n === 600 ? added(n).replace('>600<', '>x<') : added(n))
    const { text } = await second.isServedDuring(() => send(server.url, methods(1_000, failsAt, 'Return')))
    const its = codes(text)
    expect(its).toHaveLength(1_000)
    expect(its.findIndex((code) => code !== '0x00000000')).toBe(599)
    expect(its.slice(599)).not.toContain('0x00000000')
  })
})
