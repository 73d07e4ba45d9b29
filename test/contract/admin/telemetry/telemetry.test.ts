import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'

/** What browsers report, and who reads it. */

const { server, clientOf } = await serve({ settings: { 'Telemetry:Events': '20', 'Telemetry:UserEventsPerMinute': '1000000' } })
const admin = clientOf('admin')
const ann = clientOf('ann')
const timestamp = '2026-11-23T09:00:00.000Z'
const event = (name: string, properties: Record<string, unknown> = {}) => ({ name, timestamp, properties })
const report = (client: typeof ann, events: unknown[]) => client.call('POST', '/api/telemetry', { body: { events } })
const namesOf = ({ json }: { json: { value: { name: string }[] } }) => json.value.map(({ name }) => name)

describe('a report of a browser', () => {
  it('is kept, and read by farm administrators alone', async () => {
    const { status, text } = await report(ann, [
      event('page.load', { page: '/a', durationMs: 12.5, isFirst: true }),
      { name: 'bare', timestamp },
    ])
    expect([status, text]).toEqual([202, ''])
    const read = await admin.call('GET', '/_admin/telemetry?top=2')
    expect(read.json).toMatchObject({
      maximum: 20,
      value: [
        { name: 'bare', properties: {} },
        {
          ...{ name: 'page.load', timestamp, user: 'i:0#.f|membership|ann', tenant: '' },
          properties: { page: '/a', durationMs: 12.5, isFirst: true },
        },
      ],
    })
    expect((await ann.call('GET', '/_admin/telemetry')).status).toBe(403)
    expect((await createContractClient(server.url).call('GET', '/_admin/telemetry')).status).toBe(401)
  })

  it('is refused if nobody is signed in, and if it is no report', async () => {
    const anybody = createContractClient(server.url)
    expect((await report(anybody, [event('x')])).status).toBe(401)
    const wrong = [[], [{ name: '', timestamp }], [{ name: 'x', timestamp: 'soon' }], [event('x', { deep: {} })], [{ name: 'x' }]]
    for (const events of wrong) expect((await report(ann, events)).status).toBe(400)
    const many = Array.from({ length: 101 }, () => event('x'))
    expect((await report(ann, many)).status).toBe(400)
    const properties = Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`p${index}`, 1]))
    expect((await report(ann, [event('x', properties)])).status).toBe(400)
    const large = Array.from({ length: 5 }, () => event('x', { text: 'x'.repeat(15_000) }))
    expect((await report(ann, large)).status).toBe(413)
    expect((await ann.call('POST', '/api/telemetry', { body: 'x', headers: { 'Content-Type': 'text/plain' } })).status).toBe(415)
    expect((await fetch(`${server.url}/api/telemetry`)).status).toBe(405)
    expect((await fetch(`${server.url}/api/other`)).status).toBe(401)
  })

  it('loses what may be a secret', async () => {
    const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl'
    const properties = {
      message: `failed at https://farm.example/a?access_token=abc and /b?key=1 why? Bearer ${'x'.repeat(20)} ${token}`,
      userPassword: 'hunter2',
      RequestDigest: '0x1',
      long: 'y'.repeat(2000),
    }
    await report(ann, [event('secret', properties)])
    const { json } = await admin.call('GET', '/_admin/telemetry?name=SECRET&top=1')
    const kept = json.value[0].properties
    expect(kept.message).toBe('failed at https://farm.example/a and /b why? Bearer *** ***')
    expect([kept.userPassword, kept.RequestDigest, kept.long.length]).toEqual(['***', '***', 1000])
  })
})

describe('the ring', () => {
  it('keeps the latest events, page by page, by name and by user', async () => {
    await report(
      ann,
      Array.from({ length: 15 }, (_, index) => event(`a${index}`)),
    )
    await report(
      clientOf('bob'),
      Array.from({ length: 10 }, (_, index) => event(`b${index}`)),
    )
    const all = await admin.call('GET', '/_admin/telemetry')
    expect(namesOf(all)).toEqual([
      ...[9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((index) => `b${index}`),
      ...[14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map((index) => `a${index}`),
    ])
    expect(all.json.next).toBeUndefined()
    const pages: string[] = []
    for (let before = ''; ; ) {
      const page = await admin.call('GET', `/_admin/telemetry?top=6${before}`)
      pages.push(...namesOf(page))
      if (page.json.next === undefined) break
      before = `&before=${page.json.next}`
    }
    expect(pages).toEqual(namesOf(all))
    expect(namesOf(await admin.call('GET', '/_admin/telemetry?name=B3'))).toEqual(['b3'])
    const own = await admin.call('GET', `/_admin/telemetry?user=${encodeURIComponent('I:0#.F|membership|ANN')}&top=1`)
    expect(namesOf(own)).toEqual(['a14'])
    expect((await admin.call('GET', '/_admin/telemetry?top=0')).status).toBe(400)
  })

  it('takes a bounded number of events of a user and of an address in a minute', async () => {
    const limited = await serve({ settings: { 'Telemetry:UserEventsPerMinute': '10' } })
    const users = Array.from({ length: 12 }, (_, index) => limited.clientOf(`user${index}`))
    const ten = Array.from({ length: 10 }, (_, index) => event(`e${index}`))
    // A minute can end between two reports; two of them never do within as many requests.
    const sent: number[] = []
    for (const user of users) for (let time = 0; time < 2; time++) sent.push((await report(user as typeof ann, ten)).status)
    expect(sent).toContain(429)
    const refused = await report(limited.clientOf('loud'), [...ten, event('eleventh')])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(refused.json.error.message).toMatch(/Telemetry:UserEventsPerMinute/)
    const { json } = await limited.clientOf('admin').call('GET', '/_admin/telemetry?name=eleventh')
    expect(json.value).toEqual([])
  })
})
