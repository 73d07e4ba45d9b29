import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '../support/contract-client.ts'
import { serve } from '../support/serve.ts'
import { expectRefusal, rowsOf } from '../support/wire.ts'
import { cheap } from './cost.ts'
import { createSecondClient } from './second-client.ts'

const limit = 400
const { server, clientOf } = await serve({ settings: { 'Limits:ReplyEntities': String(limit) } })
const ann = clientOf('ann')
const second = await createSecondClient(server.url)

/** Returns the reply. Fails if it is expensive, or if a second client waits while the same request runs again. */
async function bearable(send: () => Promise<Reply>): Promise<Reply> {
  await second.isServedDuring(send)
  return cheap(send)
}

const notes = "/_api/web/lists/getbytitle('Notes')"
const items = `${notes}/items`
const itemsPerReply = 120
/** `Lists/ParentWeb/Lists/…` */
const ring = (levels: number) => Array.from({ length: levels }, (_, at) => (at % 2 === 0 ? 'Lists' : 'ParentWeb')).join('/')
const nested = (levels: number): string =>
  levels === 1
    ? 'Lists'
    : `${nested(levels - 1).replace(/(\w+)(\)*)$/, (_, name, ends) => `${name}($expand=${name === 'Lists' ? 'ParentWeb' : 'Lists'})${ends}`)}`
const tooDeep = /^\$expand goes 6 levels deep at most; '.+' goes deeper\. Read what is below by a request to its own address\.$/
const tooLarge = /^The reply would hold more than 400 entities, .+\(setting Limits:ReplyEntities\)\. Ask for less: /

beforeAll(async () => {
  await ann.call('POST', '/_api/web/lists', { body: { Title: 'Notes', BaseTemplate: 100 } })
  for (let n = 0; n < itemsPerReply; n++) await ann.call('POST', items, { body: { Title: `Note ${n}` } })
})

describe('levels of $expand', () => {
  it.each([9, 10, 30])('of %i, in a ring, are refused at once', async (levels) => {
    expectRefusal(await bearable(() => ann.call('GET', `/_api/web?$expand=${ring(levels)}`)), 400, tooDeep)
    expectRefusal(await bearable(() => ann.call('GET', `/_api/web?$expand=${nested(levels)}`)), 400, tooDeep)
  })

  it('of 5 and 6 are taken, and counted where they bring too much', async () => {
    expect((await bearable(() => ann.call('GET', `/_api/web?$select=Id&$expand=${ring(5)}`))).status).toBe(200)
    expectRefusal(await bearable(() => ann.call('GET', `/_api/web?$select=Id&$expand=${ring(6)}`)), 400, tooLarge)
    const few = 'Lists($top=1;$expand=ParentWeb($expand=Lists($top=1;$expand=ParentWeb($expand=Lists($top=1;$expand=ParentWeb)))))'
    expect((await bearable(() => ann.call('GET', `/_api/web?$select=Id&$expand=${few}`))).status).toBe(200)
  })

  it('of 7 are refused', async () => {
    expectRefusal(await bearable(() => ann.call('GET', `/_api/web?$expand=${ring(7)}`)), 400, tooDeep)
    expectRefusal(await ann.call('GET', `/_api/web?$expand=${nested(7)}`), 400, tooDeep)
  })

  it('are refused before a write is done', async () => {
    const before = (await ann.call('GET', notes)).json.ItemCount
    const deep = Array.from({ length: 7 }, (_, at) => (at % 2 === 0 ? 'ParentList' : 'RootFolder')).join('/')
    expectRefusal(await cheap(() => ann.call('POST', `${items}?$expand=${deep}`, { body: { Title: 'Written' } })), 400, tooDeep)
    expect((await ann.call('GET', notes)).json.ItemCount).toBe(before)
  })
})

describe('entities of a reply', () => {
  const asked = (top: number) =>
    ann.call('GET', `${items}?$top=${top}&$select=Id,Author/Id,Editor/Id,ParentList/Id&$expand=Author,Editor,ParentList`)

  it.each([limit / 4 - 1, limit / 4])('of %i rows with three related ones each are given', async (rows) => {
    const reply = await bearable(() => asked(rows))
    expect(rowsOf(reply)).toHaveLength(rows)
    expect(rowsOf(reply)[rows - 1]).toMatchObject({ Author: { Id: expect.any(Number) }, ParentList: { Id: expect.any(String) } })
  })

  it('of one row more are refused', async () => {
    expectRefusal(await bearable(() => asked(limit / 4 + 1)), 400, tooLarge)
  })

  it('that a write would bring are left out of its reply, and the write is done', async () => {
    const before = (await ann.call('GET', notes)).json.ItemCount
    const expand = `$select=Title,ParentList/Id&$expand=${['ParentList', 'ParentWeb', 'Lists', 'ParentWeb', 'Lists', 'Fields'].join('/')}`
    const made = await cheap(() => ann.call('POST', `${items}?${expand}`, { body: { Title: 'Written' } }))
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({ Title: 'Written' })
    expect(made.json).not.toHaveProperty('ParentList')
    const changed = await cheap(() =>
      ann.call('PATCH', `${items}(${made.json.Id})?${expand}`, { body: { Title: 'Changed' }, headers: { 'If-Match': '*' } }),
    )
    expect(changed.status).toBeLessThan(300)
    expect((await ann.call('GET', `${items}(${made.json.Id})`)).json.Title).toBe('Changed')
    expect((await ann.call('GET', notes)).json.ItemCount).toBe(before + 1)
    await ann.call('DELETE', `${items}(${made.json.Id})`, { headers: { 'If-Match': '*' } })
  })

  it('of a batch that has used them up keep the writes behind them from being done', async () => {
    const before = (await ann.call('GET', notes)).json.ItemCount
    const read = `GET ${items}?$top=${itemsPerReply}&$select=Id HTTP/1.1\r\n\r\n`
    const write = `POST ${items} HTTP/1.1\r\nContent-Type: application/json\r\n\r\n{"Title":"Not written"}`
    const parts = [read, read, read, read, write].map((part) => `--b\r\nContent-Type: application/http\r\n\r\n${part}`)
    const body = `${parts.join('\r\n')}\r\n--b--\r\n`
    const reply = await ann.call('POST', '/_api/$batch', { body, headers: { 'Content-Type': 'multipart/mixed; boundary=b' } })
    expect(reply.text.match(/^HTTP\/1\.1 \d+/gm)?.slice(3)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 400'])
    expect((await ann.call('GET', notes)).json.ItemCount).toBe(before)
  })

  it('are counted over all parts of a batch; only the parts beyond the limit fail', async () => {
    const part = `Content-Type: application/http\r\n\r\nGET ${items}?$top=${itemsPerReply}&$select=Id HTTP/1.1\r\nAccept: application/json;odata=nometadata\r\n\r\n`
    const body = `${Array.from({ length: 4 }, () => `--b\r\n${part}`).join('\r\n')}\r\n--b--\r\n`
    const send = () => ann.call('POST', '/_api/$batch', { body, headers: { 'Content-Type': 'multipart/mixed; boundary=b' } })
    const reply = await bearable(send)
    expect(reply.text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400'])
    expect(reply.text).toContain('Limits:ReplyEntities')
  })
})
