import { afterEach, describe, expect, it } from 'vitest'
import { serveEmulator, tasks } from '../emulator-server.ts'

const { server, emulator, ann } = await serveEmulator()
afterEach(async () => {
  await emulator.call('DELETE', '/_emulator/faults')
})

const add = async (rule: object): Promise<number> => {
  const reply = await emulator.call('POST', '/_emulator/faults', { body: rule })
  expect([reply.status, reply.text]).toEqual([201, expect.any(String)])
  return reply.json.id
}
const get = (path: string, user = 'ann') =>
  fetch(server.url + path, { headers: { Authorization: `Basic ${btoa(`${user}:x`)}`, Accept: 'application/json;odata=nometadata' } })

describe('a latency that is drawn', () => {
  const durations = async (latency: object, seed: number) => {
    const id = await add({ match: { path: '/_api/web' }, when: { seed }, then: { latency } })
    const found: number[] = []
    for (let left = 5; left > 0; left -= 1) {
      const reply = await get('/_api/web')
      expect([reply.status, reply.headers.get('x-tenon-fault')]).toEqual([200, String(id)])
      await reply.text()
    }
    const { value } = (await emulator.call('GET', '/_emulator/requests?limit=5')).json
    for (const { durationMs } of value) found.push(durationMs)
    return found
  }

  it('is even between two times', async () => {
    for (const waited of await durations({ fromMs: 20, toMs: 40 }, 3)) expect(waited).toBeGreaterThanOrEqual(18)
  })

  it('is log-normal around a median, and differs from request to request', async () => {
    const waited = await durations({ medianMs: 20, sigma: 1 }, 3)
    expect(new Set(waited.map(Math.round)).size).toBeGreaterThan(1)
  })
})

it('a slow body comes whole, in pieces', async () => {
  const whole = await (await get('/_api/web')).text()
  await add({ match: { path: '/_api/web' }, then: { bytesPerSecond: 4 * whole.length } })
  const reply = await get('/_api/web')
  expect(Number(reply.headers.get('content-length'))).toBe(Buffer.byteLength(whole))
  let pieces = 0
  let text = ''
  for await (const piece of reply.body ?? []) {
    pieces += 1
    text += Buffer.from(piece as Uint8Array).toString()
  }
  expect(pieces).toBeGreaterThan(1)
  expect(JSON.parse(text)).toEqual(JSON.parse(whole))
})

describe('a list view threshold', () => {
  const filtered = `${tasks}?$select=Id&$filter=PercentComplete ge 0`
  const led = `${tasks}?$select=Id&$filter=Id ge 2`

  it('refuses queries that no indexed column leads, and only those', async () => {
    for (const Title of ['a', 'b', 'c', 'd']) expect((await ann.call('POST', tasks, { body: { Title } })).status).toBe(201)
    await add({ match: { path: '/_api/**' }, then: { threshold: 3 } })
    const refused = await get(filtered)
    expect([refused.status, await refused.text()]).toEqual([500, expect.stringContaining("'Tasks' has more than 3 items")])
    expect((await get(led)).status).toBe(200)
    await emulator.call('DELETE', '/_emulator/faults')
    await add({ match: { path: '/_api/**' }, then: { threshold: 4 } })
    expect((await get(filtered)).status).toBe(200)
  })

  it('holds in SOAP and in parts of a batch, for one user alone', async () => {
    await add({ match: { user: 'ann' }, then: { threshold: 3 } })
    expect([(await get(filtered)).status, (await get(filtered, 'bob')).status]).toEqual([500, 200])
    const query = '<query><Query><Where><Geq><FieldRef Name="PercentComplete"/><Value Type="Number">0</Value></Geq></Where></Query></query>'
    const soap = await fetch(`${server.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('ann:x')}`, 'Content-Type': 'text/xml' },
      body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetListItems xmlns="urn:svc:soap/"><listName>Tasks</listName>${query}</GetListItems></s:Body></s:Envelope>`,
    })
    expect([soap.status, await soap.text()]).toEqual([500, expect.stringContaining('more than 3 items')])
    const part = (path: string) =>
      `--b\r\nContent-Type: application/http\r\n\r\nGET ${encodeURI(path)} HTTP/1.1\r\nAccept: application/json\r\n\r\n\r\n`
    const batch = await fetch(`${server.url}/_api/$batch`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('ann:x')}`, 'Content-Type': 'multipart/mixed; boundary=b' },
      body: `${part(filtered)}${part(led)}--b--\r\n`,
    })
    expect((await batch.text()).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 500', 'HTTP/1.1 200'])
  })
})

it('a version conflict is 412, and a fault in SOAP', async () => {
  await add({ match: { method: 'POST' }, then: { preset: 'versionConflict' } })
  const body = { Title: 'changed' }
  const refused = await ann.call('POST', `${tasks}(1)`, { headers: { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }, body })
  expect([refused.status, refused.text]).toEqual([412, expect.stringContaining('Save conflict')])
  const soap = await fetch(`${server.url}/_vti_bin/lists.asmx`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('ann:x')}`, 'Content-Type': 'text/xml' },
    body: '<x/>',
  })
  expect(await soap.text()).toMatch(/<\w+:Fault.*Save conflict/s)
})

describe('limits of users', () => {
  const told = async (user = 'ann') => {
    const reply = await get('/_api/web', user)
    await reply.text()
    return [reply.status, reply.headers.get('ratelimit-remaining'), reply.headers.get('retry-after')]
  }

  it('tell what is left when little is, refuse beyond it, and begin anew after their time', async () => {
    await emulator.call('PUT', '/_emulator/clock', { body: { now: '2030-01-01T00:00:00Z', frozen: true } })
    await add({ match: {}, then: { limits: { requests: 5, seconds: 60 } } })
    const found: unknown[] = []
    for (let left = 6; left > 0; left -= 1) found.push(await told())
    const free = [200, null, null]
    expect(found).toEqual([free, free, free, [200, '1', null], [200, '0', null], [429, '0', '60']])
    expect(await told('bob')).toEqual(free)
    await emulator.call('POST', '/_emulator/clock/advance', { body: { by: 'PT45S' } })
    expect(await told()).toEqual([429, '0', '15'])
    await emulator.call('POST', '/_emulator/clock/advance', { body: { by: 'PT15S' } })
    expect(await told()).toEqual(free)
    await emulator.call('POST', '/_emulator/reset')
  })

  it('are those of the hosted service by its preset', async () => {
    await add({ match: {}, when: { after: 1 }, then: { preset: 'hostedLimits' } })
    expect(await told()).toEqual([200, null, null])
    expect(await told()).toEqual([200, null, null])
    expect((await emulator.call('GET', '/_emulator/faults')).json.value).toMatchObject([{ matched: 2, struck: 0 }])
  })
})

it('a flaky network loses and cuts some replies, the same ones for the same seed', async () => {
  const run = async (seed: number) => {
    const id = await add({ match: { path: '/_api/web' }, when: { seed, rate: 0.6 }, then: { preset: 'flakyNetwork' } })
    const asked = Array.from({ length: 24 }, async () => {
      const reply = await get('/_api/web').catch(() => undefined)
      const text = await reply?.text().catch(() => undefined)
      return text === undefined ? 'lost' : String(reply?.status)
    })
    const found = await Promise.all(asked)
    await emulator.call('DELETE', `/_emulator/faults/${id}`)
    return found.filter((outcome) => outcome === 'lost').length
  }
  const lost = await run(5)
  expect(lost).toBeGreaterThan(0)
  expect(lost).toBeLessThan(24)
  expect(await run(5)).toBe(lost)
})

it('what contradicts itself is refused in words', async () => {
  const refused: [object, RegExp][] = [
    [{ latency: {} }, /latency/],
    [{ latency: { fromMs: 10 } }, /needs either 'toMs'|'then.latency.toMs'/],
    [{ latency: { fromMs: 10, toMs: 5 } }, /'fromMs' or more/],
    [{ latency: { toMs: 5, medianMs: 5 } }, /either 'toMs'/],
    [{ latency: { toMs: 5, sigma: 1 } }, /belongs to 'medianMs'/],
    [{ latency: { sigma: 1 } }, /either 'toMs'/],
    [{ latency: { medianMs: 5 }, latencyMs: 5 }, /exclude each other/],
    [{ bytesPerSecond: 0 }, /bytesPerSecond/],
    [{ bytesPerSecond: 5, reset: true }, /bytesPerSecond/],
    [{ threshold: 0 }, /threshold/],
    [{ limits: { requests: 5 } }, /seconds/],
    [{ limits: { requests: 5, seconds: 5 }, preset: 'throttled' }, /refuses by itself/],
    [{ limits: { requests: 5, seconds: 5 }, latencyMs: 5 }, /refuse with 429/],
    [{ preset: 'flakyNetwork', status: 500 }, /draws what happens/],
  ]
  for (const [then, message] of refused) {
    const reply = await emulator.call('POST', '/_emulator/faults', { body: { match: {}, then } })
    expect([JSON.stringify(then), reply.status, reply.json.error?.message]).toEqual([
      JSON.stringify(then),
      400,
      expect.stringMatching(message),
    ])
  }
})
