import { describe, expect, it } from 'vitest'
import { BodyCopy, noBody } from '../../../../src/emulator/requests/body-copy.ts'
import type { Numbered, Recorded } from '../../../../src/emulator/requests/recorded.ts'
import { RequestLog } from '../../../../src/emulator/requests/request-log.ts'

const bodyOf = (text: string) => {
  const copy = new BodyCopy()
  copy.take(text)
  return copy
}
const bytesOf = (text: string) => {
  const copy = new BodyCopy()
  copy.add(Buffer.from(text))
  return copy
}
const requestAt = (at: number, given: Partial<Recorded> = {}): Numbered => ({
  id: 0,
  shard: undefined,
  heldBytes: 0,
  at,
  method: 'POST',
  path: `/_api/web/lists(${at})`,
  query: '',
  host: '127.0.0.1:5000',
  isSecure: false,
  headers: {},
  body: noBody,
  operation: 'getList',
  status: 200,
  durationMs: 1,
  user: 'ann',
  faultId: undefined,
  head: [],
  replyBody: noBody,
  isStreamed: false,
  ...given,
})
const fill = (log: RequestLog, count: number, given: Partial<Recorded> = {}) => {
  for (let at = 0; at < count; at += 1) log.add(requestAt(at, given))
}

const textsIn = (head: Recorded['head']) => head.map((value) => [value].flat().join(', ')).join('|')

describe('the record of requests', () => {
  it('has everything of a request that it has packed, as it was', () => {
    const log = new RequestLog(() => 'one')
    log.add(
      requestAt(7, {
        path: '/büro',
        query: "$filter=Title eq 'é'",
        headers: { accept: 'text/plain', empty: '', 'set-cookie': ['a', 'b'] },
        body: bytesOf('sent'),
        head: ['Content-Type', 'text/plain', 'Set-Cookie', ['x=1', 'y=2'], 'Date', 'today'],
        replyBody: bodyOf('Größe\0 \ud83d\ude00'),
        durationMs: 2.5,
        faultId: 3,
      }),
    )
    log.add(requestAt(8, { replyBody: bytesOf('bytes'), user: undefined, operation: undefined, status: 404 }))
    log.add(requestAt(9, { headers: JSON.parse('{"__proto__":"own"}') as Recorded['headers'] }))
    const long = 'x'.repeat(60_000)
    log.add(requestAt(10, { replyBody: bodyOf(long) }))
    fill(log, 100)
    const first = log.find(1)
    expect([first?.id, first?.shard, first?.at, first?.path, first?.query, first?.host]).toEqual([
      ...[1, 'one', 7, '/büro', "$filter=Title eq 'é'", '127.0.0.1:5000'],
    ])
    expect(first?.headers).toEqual({ accept: 'text/plain', empty: '', 'set-cookie': 'a, b' })
    expect(first?.head).toEqual(['Content-Type', 'text/plain', 'Set-Cookie', 'x=1, y=2', 'Date', 'today'])
    expect([first?.body.read(), first?.replyBody.read()]).toEqual(['sent', 'Größe\0 \ud83d\ude00'])
    expect([first?.durationMs, first?.faultId, first?.user, first?.operation]).toEqual([2.5, 3, 'ann', 'getList'])
    const second = log.find(2)
    expect([second?.replyBody.read(), second?.user, second?.operation, second?.status]).toEqual(['bytes', undefined, undefined, 404])
    expect(Object.entries(log.find(3)?.headers ?? {})).toEqual([['__proto__', 'own']])
    expect(log.find(4)?.replyBody.read()).toBe(long)
    expect(log.find(4)?.body.read()).toBeUndefined()
  })

  it('has every text of requests that are alike but for some values, and of those that are like no other', () => {
    const log = new RequestLog()
    const kinds = 12
    const given = (at: number): Partial<Recorded> => {
      const kind = at % kinds
      const further = Array.from({ length: kind === 11 ? 60 : kind }, (_, index) => [`x-${index}`, at % 5 === 0 ? '' : `é${at % 7}`])
      return {
        path: at % 3 === 0 ? '/_api/web' : `/_api/web/lists(${at})`,
        query: at % 4 === 0 ? '' : `$top=${at}`,
        host: at % 50 === 0 ? 'other' : 'here',
        headers: { host: 'here', ...Object.fromEntries(further), ...(at % 17 === 0 && { missing: undefined }) },
        head: ['Content-Type', `text/${at % 2}`, ...(kind % 2 === 0 ? ['Set-Cookie', ['a', String(at)]] : []), 'ETag', `"${at}"`],
        replyBody: bodyOf(`body ${at}`),
      }
    }
    for (let at = 1; at <= 11_000; at += 1) log.add(requestAt(at, given(at)))
    for (let at = 1_001; at <= 11_000; at += 1) {
      const { path, query, host, headers = {}, head = [] } = given(at)
      const found = log.find(at)
      const named = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
      const texts = [path, query, host, JSON.stringify(named), textsIn(head), `body ${at}`]
      expect([
        found?.path,
        found?.query,
        found?.host,
        JSON.stringify(found?.headers),
        textsIn(found?.head ?? []),
        found?.replyBody.read(),
      ]).toEqual(texts)
    }
  })

  it('has what a reply gets after it is recorded', () => {
    const log = new RequestLog()
    const head = ['Content-Type', 'text/plain']
    const replyBody = new BodyCopy()
    log.add(requestAt(1, { head, replyBody, isStreamed: true }))
    head.push('Content-Length', '5')
    fill(log, 50)
    replyBody.add(Buffer.from('later'))
    expect([log.find(1)?.head, log.find(1)?.replyBody.read()]).toEqual([['Content-Type', 'text/plain', 'Content-Length', '5'], 'later'])
  })

  it('keeps 10,000 requests', () => {
    const log = new RequestLog()
    fill(log, 10_050, { replyBody: bodyOf('reply') })
    expect([log.find(50), log.find(51)?.replyBody.read(), [...log.since()].length]).toEqual([undefined, 'reply', 10_000])
    log.clear()
    expect([log.find(10_050), [...log.since()].length]).toEqual([undefined, 0])
    fill(log, 1)
    expect(log.find(10_051)?.path).toBe('/_api/web/lists(0)')
  })

  it('drops headers and bodies of old requests when all take too much, and says so', () => {
    const log = new RequestLog()
    const body = 'x'.repeat(60_000)
    for (let at = 0; at < 2_500; at += 1)
      log.add(requestAt(at, { head: ['ETag', '1'], headers: { accept: '*/*' }, replyBody: at % 2 === 0 ? bodyOf(body) : bytesOf(body) }))
    for (const id of [1, 2]) {
      const old = log.find(id)
      expect([old?.path, old?.query, old?.host, old?.headers, old?.head]).toEqual([
        `/_api/web/lists(${id - 1})`,
        '',
        '127.0.0.1:5000',
        {},
        [],
      ])
      expect([old?.replyBody.read(), old?.replyBody.size, old?.replyBody.fault('reply')]).toEqual([
        undefined,
        60_000,
        expect.stringContaining('no longer kept'),
      ])
    }
    for (const id of [2_400, 2_499, 2_500])
      expect([id, log.find(id)?.replyBody.read() === body, log.find(id)?.head]).toEqual([id, true, ['ETag', '1']])
  })
})
