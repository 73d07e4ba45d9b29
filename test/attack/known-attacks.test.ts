import { describe, expect, it } from 'vitest'
import { serve } from '../support/serve.ts'
import { startServer } from '../support/server.ts'
import { envelope, namespaces, textIn } from '../support/soap/messages.ts'
import { list, makeList } from './all-columns.ts'
import { mostMs } from './cost.ts'
import { timeOf } from './growth.ts'
import { createSecondClient } from './second-client.ts'
import { type Answered, asAdmin, ask, type Sent, send } from './send.ts'

const { server } = await serve()
await makeList(server.url)
const second = await createSecondClient(server.url)

/** Returns the reply. Fails if it costs more than a request may, or if a second client waits while the same request runs again. */
async function quick(sent: Sent): Promise<Answered> {
  expect(await timeOf(() => send(server.url, sent))).toBeLessThan(mostMs)
  return second.isServedDuring(() => send(server.url, sent))
}

const jsonOf = (body: unknown, headers: Record<string, string> = {}) => ({
  headers: { ...asAdmin, 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const soap = (service: string, body: string): Sent => ({
  method: 'POST',
  target: `/_vti_bin/${service}.asmx`,
  headers: { ...asAdmin, 'Content-Type': 'text/xml; charset=utf-8' },
  body,
})

const updates = (value: string) =>
  `<UpdateListItems xmlns="${namespaces.configured}"><listName>Attack</listName><updates><Batch><Method ID="1" Cmd="Update"><Field Name="ID">1</Field><Field Name="Nmb">${value}</Field></Method></Batch></updates></UpdateListItems>`

const digits = `${'1'.repeat(80_000)}x`

describe('80 kB of digits and an x', () => {
  it('are no number for a column by REST, and the refusal names how long one may be', async () => {
    const reply = await quick({
      method: 'POST',
      target: `${list}/items(1)`,
      ...jsonOf({ Nmb: digits }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }),
    })
    expect(reply.status).toBe(400)
    expect(reply.text).toMatch(/at most 100 characters; 80001 were given/)
  })

  it('are no number for a column by SOAP', async () => {
    const reply = await quick(soap('lists', envelope(updates(digits))))
    expect(reply.text).toMatch(/at most 100 characters/)
  })

  it('are no number for VALUE() in a formula', async () => {
    const SchemaXml =
      '<Field Type="Calculated" DisplayName="Sum" Name="Sum" ResultType="Number"><Formula>=VALUE(Nte)</Formula><FieldRefs><FieldRef Name="Nte"/></FieldRefs></Field>'
    await ask(server.url, 'POST', `${list}/fields/createfieldasxml`, { parameters: { SchemaXml } })
    const reply = await quick({ method: 'POST', target: `${list}/items`, ...jsonOf({ Title: 'x', Nte: digits }) })
    expect(reply.status).toBe(201)
  })

  it('are no number for VALUE(REPT()), which makes them itself', async () => {
    const SchemaXml =
      '<Field Type="Calculated" DisplayName="Made" Name="Made" ResultType="Number"><Formula>=VALUE(REPT("1",32000)&amp;"x")+Nmb</Formula><FieldRefs><FieldRef Name="Nmb"/></FieldRefs></Field>'
    await ask(server.url, 'POST', `${list}/fields/createfieldasxml`, { parameters: { SchemaXml } })
    const reply = await quick({ method: 'POST', target: `${list}/items`, ...jsonOf({ Title: 'x', Nmb: 1 }) })
    expect(reply.status).toBe(201)
  })
})

describe('a number in a text', () => {
  it.each([99, 100, 101])('of %d characters', async (length) => {
    const Nmb = `1.${'0'.repeat(length - 2)}`
    const reply = await send(server.url, {
      method: 'POST',
      target: `${list}/items(1)`,
      ...jsonOf({ Nmb }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }),
    })
    expect(reply.status).toBe(length > 100 ? 400 : 200)
  })
})

describe('80 kB of blanks', () => {
  it('in a date of a form are no date', async () => {
    const reply = await quick({
      method: 'POST',
      target: `${list}/items(1)/validateupdatelistitem`,
      ...jsonOf({ formValues: [{ FieldName: 'Dat', FieldValue: `1/31/2026 2:05${' '.repeat(80_000)}x` }] }),
    })
    expect(reply.status).toBe(200)
    expect(reply.text).toMatch(/"HasException":true/)
  })

  it('in the request lines of a batch cost as much as their bytes', async () => {
    const part = `--b\r\nContent-Type: application/http\r\n\r\nGET${' '.repeat(60_000)}/_api/web HTTP/1.1${' '.repeat(4_000)}x\r\n\r\n\r\n`
    const reply = await quick({
      method: 'POST',
      target: '/_api/$batch',
      headers: { ...asAdmin, 'Content-Type': 'multipart/mixed; boundary=b' },
      body: `${part.repeat(5)}--b--\r\n`,
    })
    expect(reply.status).toBe(200)
  })
})

describe('what anybody may send to authentication.asmx', () => {
  const { Authorization: _, ...anonymous } = asAdmin
  const toAnybody = (body: string): Sent => ({
    ...soap('authentication', body),
    headers: { ...anonymous, 'Content-Type': 'text/xml; charset=utf-8' },
  })
  const mode = (attributes: string) => envelope(`<Mode xmlns="${namespaces.configured}"${attributes}/>`)
  const padded = (length: number) => {
    const message = mode('')
    return `${message}<!--${'x'.repeat(length - message.length - 7)}-->`
  }

  it('is read up to 64 KiB', async () => {
    const whole = await quick(toAnybody(padded(65_536)))
    expect(whole.status).toBe(200)
    expect(textIn(whole.text, 'ModeResult')).toBe('Forms')
    const larger = await quick(toAnybody(padded(65_537)))
    expect(larger.status).toBe(413)
    expect(larger.text).toMatch(/65536/)
  })

  it('may not have 150,000 attributes', async () => {
    const attributes = Array.from({ length: 150_000 }, (_unused, i) => ` a${i}=""`).join('')
    expect((await quick(toAnybody(mode(attributes)))).status).toBe(413)
    expect((await quick(soap('lists', mode(attributes)))).status).toBe(400)
  })

  it('may have more where the setting says so', async () => {
    const other = await startServer({ settings: { 'Limits:SignInBodyBytes': '70000' } })
    try {
      expect((await send(other.url, toAnybody(padded(70_000)))).status).toBe(200)
      expect((await send(other.url, toAnybody(padded(70_001)))).status).toBe(413)
    } finally {
      await other.stop()
    }
  })
})
