import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { profileName } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts, type EnvelopeName, envelopes, nextOf, rowsOf } from '../../../support/wire.ts'

const { server } = await serve({ settings: { 'Limits:ReplyEntities': '2000', 'Cache:Bytes': '0' } })
const ann = createContractClient(server.url, { Authorization: basic('ann') })

const list = "/_api/web/lists/getbytitle('Tasks')"
const items = `${list}/items`
const count = 600
/** Uncompressed, so that lengths are those of the text. */
const as = (envelope: EnvelopeName) => ({ headers: { Accept: accepts[envelope], 'Accept-Encoding': 'identity' } })

/** Sends the parts as one batch. */
async function batch(parts: readonly string[]) {
  const body = `${parts.map((part) => `--b\r\nContent-Type: application/http\r\n\r\n${part}\r\n`).join('')}--b--\r\n`
  return ann.call('POST', '/_api/$batch', { body, headers: { 'Content-Type': 'multipart/mixed; boundary=b' } })
}

const write = (n: number) => {
  const body = JSON.stringify({ Title: `Task ${n}`, Body: n % 50 === 0 ? `Long "${n}" 😀 \u2028`.repeat(2_000) : `Note ${n}` })
  return `POST ${items} HTTP/1.1\r\nContent-Type: application/json\r\nAccept: ${accepts.nometadata}\r\n\r\n${body}`
}

beforeAll(async () => {
  for (let at = 1; at <= count; at += 100) await batch(Array.from({ length: 100 }, (_, n) => write(at + n)))
}, 60_000)

describe.each(envelopes)('a long page in %s', (envelope) => {
  const long = `${items}?$top=${count - 1}&$inlinecount=allpages`

  it('is what JSON.stringify makes of the same rows in short pages', async () => {
    const reply = await ann.call('GET', long, as(envelope))
    const rows: unknown[] = []
    for (let next: string | undefined = `${items}?$top=60`; next; ) {
      const page = await ann.call('GET', next, as(envelope))
      expect(Number(page.headers.get('content-length'))).toBeGreaterThan(0)
      rows.push(...rowsOf(page))
      next = nextOf(page)
    }
    const next = nextOf(reply) ?? ''
    const metadata = reply.json['odata.metadata']
    const whole = {
      verbose: { d: { results: rows.slice(0, -1), __count: String(count), __next: next } },
      minimalmetadata: { 'odata.metadata': metadata, 'odata.count': String(count), 'odata.nextLink': next, value: rows.slice(0, -1) },
      nometadata: { 'odata.count': String(count), 'odata.nextLink': next, value: rows.slice(0, -1) },
    }
    expect(rows).toHaveLength(count)
    expect(reply.text === JSON.stringify(whole[envelope])).toBe(true)
    expect(rowsOf(await ann.call('GET', next, as(envelope)))).toEqual(rows.slice(-1))
  })

  it('comes in chunks, and HEAD has the head of GET', async () => {
    const reply = await ann.call('GET', long, as(envelope))
    expect(reply.headers.get('transfer-encoding')).toBe('chunked')
    expect(reply.headers.has('content-length')).toBe(false)
    const head = await ann.call('HEAD', long, as(envelope))
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers.get('transfer-encoding')).toBe('chunked')
    expect(head.headers.has('content-length')).toBe(false)
    const short = await ann.call('HEAD', `${items}?$top=60`, as(envelope))
    const { text } = await ann.call('GET', `${items}?$top=60`, as(envelope))
    // The lens shortens the tags of items.
    if (profileName === 'Svc') expect(Number(short.headers.get('content-length'))).toBe(Buffer.byteLength(text))
  })

  it('has what $expand brings with each row, and the requested order', async () => {
    const options = '$select=Id,Body,FieldValuesAsText/Title,Author/Title&$expand=FieldValuesAsText,Author&$orderby=Id desc'
    const rows = rowsOf(await ann.call('GET', `${items}?${options}&$top=${count}`, as(envelope)))
    expect(rows.map(({ Id }) => Id)).toEqual(Array.from({ length: count }, (_, n) => count - n))
    for (const { Id, FieldValuesAsText, Author } of rows) {
      expect(FieldValuesAsText).toMatchObject({ Title: `Task ${Id}` })
      expect(Author).toMatchObject({ Title: 'ann' })
    }
  })
})

describe('a page that is begun', () => {
  const read = (query: string) =>
    fetch(`${server.url}${items}?${query}`, { headers: { Authorization: basic('ann'), ...as('verbose').headers } })

  it('is broken off where what is related goes beyond the limit behind its first byte', async () => {
    const reply = await read(
      '$top=5000&$select=Id,Body,Author/Id,Editor/Id,ParentList/Id&$expand=Author,Editor,ParentList,FieldValuesAsText',
    )
    expect(reply.status).toBe(200)
    await expect(reply.text()).rejects.toThrow()
    expect((await read('$top=1')).status).toBe(200)
  })

  it('is refused before its first byte where its rows alone go beyond the limit', async () => {
    const few = await startServer({ settings: { 'Limits:ReplyEntities': '20' } })
    try {
      const client = createContractClient(few.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
      for (let n = 0; n < 21; n++) await client.call('POST', items, { body: { Title: `Task ${n}` } })
      expect((await client.call('GET', items)).status).toBe(400)
      expect((await client.call('GET', `${items}?$top=20`)).status).toBe(200)
    } finally {
      await few.stop()
    }
  })
})

describe('a long page in a batch', () => {
  const part = (query: string) => `GET ${items}?${query} HTTP/1.1\r\nAccept: ${accepts.nometadata}\r\n\r\n`

  it('is the same as by itself', async () => {
    const alone = await ann.call('GET', `${items}?$top=500`, as('nometadata'))
    const reply = await batch([part('$top=1'), part('$top=500'), part('$top=1&$skip=7')])
    const bodies = reply.text.split(/--batchresponse_[^\r\n]+/).slice(1, -1)
    expect(bodies).toHaveLength(3)
    expect(bodies[1]?.endsWith(`\r\n\r\n${alone.text}\r\n`)).toBe(true)
  })
})
