import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic, fetchFrom } from '../../../support/server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server } = await serve()
const client = createContractClient(server.url, { Authorization: basic('ann'), Accept: 'application/json' })

const size = 700_001
const bytes = randomBytes(size)
const list = "/_api/web/lists/getbytitle('Tasks')"
const value = `${list}/items(1)/attachmentfiles('bytes.bin')/$value`
let etag = ''
let modified = ''

beforeAll(async () => {
  await client.call('POST', `${list}/items`, { body: { Title: 'a' } })
  await client.call('POST', `${list}/items(1)/attachmentfiles/add(filename='bytes.bin')`, { body: bytes })
  await client.call('POST', `${list}/items(1)/attachmentfiles/add(filename='empty.bin')`, { body: '' })
  const { headers } = await get({})
  etag = headers.get('etag') ?? ''
  modified = headers.get('last-modified') ?? ''
})

const get = (headers: Record<string, string>, method = 'GET', address = value) => fetchFrom(server.url + address, { method, headers })

describe('a range of an attachment', () => {
  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, size],
    ['bytes=-7', size - 7, size],
    ['bytes=262143-262145', 262_143, 262_146],
    ['bytes=700000-900000', 700_000, size],
    ['bytes=0-', 0, size],
  ])('%s', async (range, start, end) => {
    const reply = await get({ Range: range })
    expect(reply.status).toBe(206)
    expect(reply.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${size}`)
    expect(reply.headers.get('content-length')).toBe(String(end - start))
    expect(reply.headers.get('accept-ranges')).toBe('bytes')
    expect(reply.headers.get('etag')).toBe(etag)
    expect(reply.bytes.equals(bytes.subarray(start, end))).toBe(true)
  })

  it('is declared by the contract', async () => {
    expect((await client.call('GET', value, { headers: { Range: 'bytes=0-9' } })).status).toBe(206)
    expect((await client.call('GET', value, { headers: { Range: 'bytes=0-9,20-29' } })).status).toBe(206)
    expect((await client.call('GET', value, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expectRefusal(await client.call('GET', value, { headers: { Range: `bytes=${size}-` } }), 416, /None of the ranges in 'bytes=700001-'/)
    expectRefusal(await client.call('GET', value, { headers: { 'If-Match': '"x"' } }), 412, /ETag/)
  })

  it('several come as parts of one body, of the length that was announced', async () => {
    const reply = await get({ Range: 'bytes=500000-500009,0-4,-3' })
    expect(reply.status).toBe(206)
    const boundary = /^multipart\/byteranges; boundary=(\S+)$/.exec(reply.headers.get('content-type') ?? '')?.[1] ?? ''
    expect(reply.headers.get('content-length')).toBe(String(reply.bytes.length))
    const parts = reply.bytes.toString('latin1').split(`\r\n--${boundary}`)
    expect(parts[0]).toBe('')
    expect(parts.at(-1)).toBe('--\r\n')
    const part = (start: number, end: number) =>
      `\r\nContent-Type: application/octet-stream\r\nContent-Range: bytes ${start}-${end - 1}/${size}\r\n\r\n${bytes.subarray(start, end).toString('latin1')}`
    expect(parts.slice(1, -1)).toEqual([part(500_000, 500_010), part(0, 5), part(size - 3, size)])
  })

  it('that lies outside is 416, and says how many bytes there are', async () => {
    for (const [address, length] of [
      [value, size],
      [value.replace('bytes.bin', 'empty.bin'), 0],
    ] as const) {
      const reply = await get({ Range: `bytes=${length}-` }, 'GET', address)
      expect([reply.status, reply.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
    }
  })

  it.each(['bytes=b-a', 'bytes=5-4', 'lines=1-2', `bytes=${'0-0,9-9,'.repeat(60)}`])('%s is ignored, and all is sent', async (range) => {
    const reply = await get({ Range: range })
    expect([reply.status, reply.bytes.length]).toEqual([200, size])
  })

  it('is sent only when If-Range names the bytes that are there', async () => {
    const statusFor = async (ifRange: string) => (await get({ Range: 'bytes=0-0', 'If-Range': ifRange })).status
    expect(await statusFor(etag)).toBe(206)
    expect(await statusFor(modified)).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Fri, 20 Nov 2020 09:00:00 GMT', 'nonsense']) expect(await statusFor(other)).toBe(200)
    // A range outside the file is no 416 either: the client must get the whole new file.
    expect((await get({ Range: `bytes=${size}-`, 'If-Range': '"other"' })).status).toBe(200)
  })
})

describe('conditions', () => {
  it('a client that has the bytes gets none', async () => {
    const statusFor = async (headers: Record<string, string>) => (await get(headers)).status
    expect(await statusFor({ 'If-None-Match': etag })).toBe(304)
    expect(await statusFor({ 'If-None-Match': `"a", W/${etag}` })).toBe(304)
    expect(await statusFor({ 'If-None-Match': '*' })).toBe(304)
    expect(await statusFor({ 'If-None-Match': '"a"' })).toBe(200)
    expect(await statusFor({ 'If-Modified-Since': modified })).toBe(304)
    expect(await statusFor({ 'If-Modified-Since': 'Fri, 20 Nov 2020 09:00:00 GMT' })).toBe(200)
    expect(await statusFor({ 'If-Modified-Since': 'nonsense' })).toBe(200)
    // The entity tag takes precedence over the time.
    expect(await statusFor({ 'If-None-Match': '"a"', 'If-Modified-Since': modified })).toBe(200)
    expect(await statusFor({ 'If-None-Match': etag, Range: 'bytes=0-0' })).toBe(304)
    const { headers, bytes: body } = await get({ 'If-None-Match': etag })
    expect([headers.get('etag'), body.length]).toEqual([etag, 0])
  })

  it('a client that wants exactly these bytes gets an error', async () => {
    const statusFor = async (headers: Record<string, string>) => (await get(headers)).status
    expect(await statusFor({ 'If-Match': etag })).toBe(200)
    expect(await statusFor({ 'If-Match': '*' })).toBe(200)
    expect(await statusFor({ 'If-Match': '"a"' })).toBe(412)
    expect(await statusFor({ 'If-Unmodified-Since': modified })).toBe(200)
    expect(await statusFor({ 'If-Unmodified-Since': 'Fri, 20 Nov 2020 09:00:00 GMT' })).toBe(412)
  })

  it('HEAD says what GET would, without the bytes, and knows no ranges', async () => {
    for (const headers of [{}, { Range: 'bytes=0-9' }]) {
      const reply = await get(headers, 'HEAD')
      expect([reply.status, reply.headers.get('content-length'), reply.headers.get('etag'), reply.headers.get('accept-ranges')]).toEqual([
        200,
        String(size),
        etag,
        'bytes',
      ])
    }
    expect((await get({ 'If-None-Match': etag }, 'HEAD')).status).toBe(304)
    expect((await get({}, 'HEAD', value.replace('bytes.bin', 'no.bin'))).status).toBe(404)
  })
})
