import { describe, expect, it } from 'vitest'
import type { Response } from '../../../src/http/message/message.ts'
import type { RequestState } from '../../../src/http/way/state.ts'
import type { ReplyDefect } from '../../../src/process/logging.ts'
import { verifyReplies } from '../../../src/process/verified-replies.ts'
import { profiles, usualProfile } from '../../../src/profile/profiles.ts'
import { testsOwnWork } from '../../support/held-loop.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { accepts } from '../../support/wire.ts'

const type = 'application/json;odata=nometadata;streaming=true;charset=utf-8'

/** What a verifier says of replies, in the order of the replies. */
async function saidOf(
  share: number,
  replies: readonly Partial<Response>[],
  more: { readonly method?: string; readonly profile?: string } = {},
) {
  const defects: ReplyDefect[] = []
  const failures: unknown[] = []
  const verifier = verifyReplies({ share, report: (defect) => defects.push(defect), fail: (error) => failures.push(error) })
  const request = {
    method: more.method ?? 'GET',
    path: '/_api/web',
    correlationId: 'c',
    profile: profiles.get(more.profile ?? '') ?? usualProfile,
  }
  const state = { request, route: { column: 'rest' }, performed: {} } as unknown as RequestState
  for (const reply of replies)
    verifier.answered({ status: 200, operation: 'getWeb', headers: { 'Content-Type': type }, body: '{"Title":"a"}', ...reply }, state)
  await testsOwnWork(() => new Promise((resolve) => setImmediate(resolve)))
  expect(failures).toEqual([])
  return defects
}

const broken = { body: '{"Title":1}' } as const

describe('replies held to the contract', () => {
  it('reports what breaks it, with operation and path', async () => {
    const [defect, ...more] = await saidOf(1, [{}, broken])
    expect(more).toEqual([])
    expect(defect).toEqual({
      ...{ operation: 'getWeb', method: 'GET', path: '/_api/web', status: 200, correlationId: 'c' },
      breaks: [expect.stringContaining('/Title must be string')],
    })
  })

  it('reports statuses, media types and bodies that are not declared, and JSON that cannot be read', async () => {
    const replies = [{ status: 418 }, { headers: { 'Content-Type': 'text/plain' } }, { body: '{"Nope":1}' }, { body: '{' }]
    const defects = await saidOf(1, replies)
    expect(defects.map(({ breaks }) => breaks[0])).toEqual([
      expect.stringContaining('status 418'),
      expect.stringContaining("not 'text/plain'"),
      expect.stringContaining('must NOT have additional properties'),
      expect.stringContaining('must be object'),
    ])
  })

  it('takes exactly its share', async () => {
    expect(await saidOf(0.25, Array(20).fill(broken))).toHaveLength(5)
    expect(await saidOf(1, Array(3).fill(broken))).toHaveLength(3)
  })

  it('passes over parts, streams, replies to HEAD and names that are in no contract', async () => {
    const stream = (async function* () {
      yield Buffer.from('{')
    })()
    const replies = [
      { ...broken, part: true as const },
      { body: stream },
      { ...broken, operation: 'page' },
      { body: `"${'x'.repeat(300_000)}"` },
    ]
    expect(await saidOf(1, replies)).toEqual([])
    expect(await saidOf(1, [broken], { method: 'HEAD' })).toEqual([])
  })

  it('knows the contract of each profile', async () => {
    const error = { status: 404, body: '{"odata.error":{"code":"-1, x","message":{"lang":"en-US","value":"x"}}}' }
    expect(await saidOf(1, [error], { profile: 'SharePoint' })).toEqual([])
    expect(await saidOf(1, [error])).toHaveLength(1)
  })

  it.each(['Svc', 'SharePoint'])('finds nothing in a server of the profile %s', async (Profile) => {
    const lines: string[] = []
    const settings = { Profile, 'Contract:VerifyReplies': '1', 'Logging:Level': 'error' }
    const server = await startServer({ settings, log: (line) => lines.push(line) })
    try {
      for (const accept of [...Object.values(accepts), 'application/atom+xml']) {
        const client = clientOf(server.url, 'ann', accept)
        const list = "/_api/web/lists/getbytitle('Tasks')"
        for (const path of [
          '',
          '/items',
          '/items?$top=1',
          '/title',
          '/itemcount/$value',
          '/items/$count',
          '/fields',
          '/views',
          '/items(99)',
        ])
          await client.call('GET', `${list}${path}`)
        await client.call('POST', `${list}/items`, { body: { Title: 'a' } })
        for (const path of ['/_api/web', '/_api/web/nothing', '/_api/site', '/_api/web/lists', '/_vti_bin/health'])
          await client.call('GET', path)
      }
      expect((await clientOf(server.url, 'admin').call('GET', '/_admin/webapps')).status).toBe(200)
      await testsOwnWork(() => new Promise((resolve) => setImmediate(resolve)))
      expect(lines).toEqual([])
    } finally {
      await server.stop()
    }
  })
})
