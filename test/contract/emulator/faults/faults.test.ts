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
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    headers: { Authorization: `Basic ${btoa('ann:x')}`, Accept: 'application/json;odata=nometadata', ...headers },
  })
const statuses = async (path: string, times: number) => {
  const found: number[] = []
  for (let left = times; left > 0; left -= 1) {
    const reply = await get(path)
    await reply.text()
    found.push(reply.status)
  }
  return found
}

describe('a fault', () => {
  it('refuses with the error body of the address, and says so', async () => {
    const id = await add({ match: { path: '/_api/**' }, then: { status: 503, retryAfterSeconds: 7, headers: { 'X-Extra': 'yes' } } })
    const reply = await get('/_api/web')
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('x-extra')]).toEqual([503, '7', 'yes'])
    expect(reply.headers.get('x-tenon-fault')).toBe(String(id))
    expect(await reply.json()).toMatchObject({ error: { message: { value: expect.stringContaining(`fault ${id}`) } } })
    expect((await get('/')).status).toBe(200)
    const [recorded] = (await emulator.call('GET', '/_emulator/requests?status=503')).json.value
    expect(recorded).toMatchObject({ faultId: id, url: '/_api/web' })
  })

  it('is a SOAP fault for SOAP', async () => {
    await add({ match: { path: '/_vti_bin/**' }, then: { status: 500 } })
    const reply = await fetch(`${server.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('ann:x')}`, 'Content-Type': 'text/xml' },
      body: '<x/>',
    })
    expect([reply.status, await reply.text()]).toEqual([500, expect.stringMatching(/<\w+:Fault/)])
  })

  it('strikes parts of a batch, and leaves the others alone', async () => {
    const id = await add({ match: { operation: 'getCurrentUser' }, then: { status: 429 } })
    const part = (path: string) =>
      `--b\r\nContent-Type: application/http\r\n\r\nGET ${path} HTTP/1.1\r\nAccept: application/json\r\n\r\n\r\n`
    const reply = await fetch(`${server.url}/_api/$batch`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('ann:x')}`, 'Content-Type': 'multipart/mixed; boundary=b' },
      body: `${part('/_api/web')}${part('/_api/web/currentuser')}${part('/_api/web')}--b--\r\n`,
    })
    expect(reply.status).toBe(200)
    const text = await reply.text()
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 429', 'HTTP/1.1 200'])
    expect(text).toContain(`fault ${id}`)
  })

  it('strikes by operation and user, and a refused write changes nothing', async () => {
    await add({ match: { operation: 'addItem', user: 'ANN' }, then: { status: 409 } })
    const before = (await ann.call('GET', "/_api/web/lists/getbytitle('Tasks')?$select=ItemCount")).json.ItemCount
    const reply = await ann.call('POST', tasks, { body: { Title: 'never' } }).catch((error: unknown) => String(error))
    expect(reply).toMatchObject({ status: 409 })
    expect((await ann.call('GET', "/_api/web/lists/getbytitle('Tasks')?$select=ItemCount")).json.ItemCount).toBe(before)
    const bob = await fetch(server.url + tasks, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('bob:x')}`, 'Content-Type': 'application/json' },
      body: '{"Title":"from bob"}',
    })
    expect(bob.status).toBe(201)
  })

  it('strikes after, at most, and every n-th time', async () => {
    await add({ match: { path: '/_api/web' }, when: { after: 1, count: 2, every: 2 }, then: { status: 500 } })
    expect(await statuses('/_api/web', 8)).toEqual([200, 200, 500, 200, 500, 200, 200, 200])
    expect((await emulator.call('GET', '/_emulator/faults')).json.value).toMatchObject([{ matched: 8, struck: 2 }])
  })

  it('strikes with a probability, the same requests for the same seed', async () => {
    const run = async (seed: number) => {
      const id = await add({ match: {}, when: { rate: 0.5, seed }, then: { status: 500 } })
      const found = await statuses('/_api/web', 20)
      await emulator.call('DELETE', `/_emulator/faults/${id}`)
      return found.join()
    }
    const first = await run(7)
    expect(first).toContain('500')
    expect(first).toContain('200')
    expect(await run(7)).toBe(first)
    expect(await run(8)).not.toBe(first)
  })

  it('of several, the first that strikes counts', async () => {
    await add({ match: { operation: 'getWeb' }, when: { count: 1 }, then: { status: 500 } })
    await add({ match: { path: '/_api/**' }, when: { count: 1 }, then: { status: 503 } })
    expect(await statuses('/_api/web', 3)).toEqual([500, 503, 200])
  })

  it('holds between two times of the clock', async () => {
    await emulator.call('PUT', '/_emulator/clock', { body: { now: '2030-01-01T00:00:00Z', frozen: true } })
    await add({ match: {}, when: { fromUtc: '2030-01-01T01:00:00Z', untilUtc: '2030-01-01T02:00:00Z' }, then: { status: 500 } })
    const found: number[] = []
    for (let hour = 0; hour < 3; hour += 1) {
      found.push(...(await statuses('/_api/web', 1)))
      await emulator.call('POST', '/_emulator/clock/advance', { body: { by: 'PT1H' } })
    }
    expect(found).toEqual([200, 500, 200])
    await emulator.call('POST', '/_emulator/reset')
  })

  it('delays, cuts and resets', async () => {
    const late = await add({ match: { path: '/_api/web' }, when: { count: 1 }, then: { latencyMs: 60 } })
    const slow = await get('/_api/web')
    expect([slow.status, slow.headers.get('x-tenon-fault')]).toEqual([200, String(late)])
    await slow.text()
    const [{ durationMs }] = (await emulator.call('GET', '/_emulator/requests?limit=1')).json.value
    expect(durationMs).toBeGreaterThanOrEqual(55)
    await add({ match: { path: '/_api/web' }, when: { count: 1 }, then: { truncateAfterBytes: 10 } })
    const cut = await get('/_api/web')
    expect(Number(cut.headers.get('content-length'))).toBeGreaterThan(10)
    await expect(cut.text()).rejects.toThrow()
    await add({ match: { path: '/_api/web' }, when: { count: 1 }, then: { reset: true } })
    await expect(get('/_api/web')).rejects.toThrow()
    expect((await emulator.call('GET', '/_emulator/requests?limit=1')).json.value[0]).toMatchObject({ status: 0 })
    expect(await statuses('/_api/web', 1)).toEqual([200])
  })

  it.each([
    ['throttled', 429, '10'],
    ['maintenance', 503, '120'],
    ['listViewThreshold', 500, null],
    ['expiredToken', 401, null],
    ['expiredDigest', 403, null],
  ] as const)('%s refuses as the established server does', async (preset, status, retryAfter) => {
    await add({ match: {}, then: { preset } })
    const reply = await get('/_api/web')
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, retryAfter])
    if (preset === 'throttled') expect(reply.headers.get('ratelimit-remaining')).toBe('0')
    if (preset === 'expiredToken') expect(reply.headers.get('www-authenticate')).toContain('invalid_token')
    expect(await reply.json()).toMatchObject({ error: { message: { value: expect.stringMatching(/.{20}/) } } })
  })

  it('is refused in words if it can never strike or contradicts itself', async () => {
    const refused: [object, RegExp][] = [
      [{ match: {}, then: {} }, /then/],
      [{ match: {} }, /then/],
      [{ then: { status: 500 } }, /match/],
      [{ match: {}, then: { status: 200 } }, /status/],
      [{ match: { colour: 'red' }, then: { status: 500 } }, /colour/],
      [{ match: {}, when: { rate: 0 }, then: { status: 500 } }, /never strike/],
      [{ match: {}, when: { rate: 2 }, then: { status: 500 } }, /rate/],
      [{ match: {}, when: { fromUtc: '2030-01-02T00:00:00Z', untilUtc: '2030-01-01T00:00:00Z' }, then: { status: 500 } }, /never strike/],
      [
        { match: { operation: 'listItmes' }, then: { status: 500 } },
        /never strike: there is no operation 'listItmes'\. Did you mean 'listItems'/,
      ],
      [{ match: { operation: 'lists.GetNothingAtAll' }, then: { status: 500 } }, /no operation 'lists\.GetNothingAtAll'/],
      [{ match: {}, when: { fromUtc: 'soon' }, then: { status: 500 } }, /fromUtc/],
      [{ match: {}, then: { reset: true, status: 500 } }, /reset/],
      [{ match: {}, then: { headers: { 'Content-Length': '1' } } }, /Content-Length/],
      [{ match: {}, then: { headers: { 'X-Bad': 'line\nbreak' } } }, /X-Bad|headers/],
      [{ match: {}, then: { preset: 'earthquake' } }, /preset/],
    ]
    for (const [rule, message] of refused) {
      const reply = await emulator.call('POST', '/_emulator/faults', { body: rule })
      expect([JSON.stringify(rule), reply.status, reply.json.error?.message]).toEqual([
        JSON.stringify(rule),
        400,
        expect.stringMatching(message),
      ])
    }
    expect((await emulator.call('GET', '/_emulator/faults')).json).toEqual({ value: [] })
    for (const operation of ['getEditedFileInfo', 'file', 'page', 'live.negotiate', 'ProcessQuery', 'lists.GetListItems', 'authorize'])
      expect([
        operation,
        (await emulator.call('POST', '/_emulator/faults', { body: { match: { operation }, then: { status: 500 } } })).status,
      ]).toEqual([operation, 201])
    await emulator.call('DELETE', '/_emulator/faults')
    expect((await emulator.call('DELETE', '/_emulator/faults/77')).status).toBe(404)
  })

  it('is one of 100 at most, and none strikes the emulator itself', async () => {
    for (let left = 100; left > 0; left -= 1) await add({ match: {}, then: { status: 500 } })
    expect((await emulator.call('POST', '/_emulator/faults', { body: { match: {}, then: { status: 500 } } })).status).toBe(409)
    expect((await emulator.call('GET', '/_emulator/coverage')).status).toBe(200)
  })
})
