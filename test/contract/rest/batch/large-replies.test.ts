import { expect, it, onTestFinished } from 'vitest'
import { kernelReasons } from '../../../../src/core/kernel/reasons.ts'
import { sawReason } from '../../../support/runs/saw-reason.ts'
import { clientOf } from '../../../support/serve.ts'
import { startServer } from '../../../support/server.ts'
import { accepts } from '../../../support/wire.ts'

const tasks = "/_api/web/lists/getbytitle('Tasks')"

/** A client of a server with this limit, and a batch of requests: each a line and perhaps a body. */
async function open(limit: number) {
  const server = await startServer({ settings: { 'Limits:BatchReplyBytes': String(limit) } })
  onTestFinished(() => server.stop())
  const ann = clientOf(server.url, 'ann')
  await ann.call('POST', `${tasks}/items`, { body: { Title: 'x'.repeat(200) } })
  const batch = async (requests: readonly (readonly [line: string, body?: string])[]) => {
    const parts = requests.map(([line, text = '']) => {
      const head = `Content-Type: application/http\r\n\r\n${line} HTTP/1.1\r\nAccept: ${accepts.nometadata}\r\nContent-Type: application/json\r\n`
      return `--b\r\n${head}\r\n${text}\r\n`
    })
    const headers = { 'Content-Type': 'multipart/mixed; boundary=b' }
    const { status, text } = await ann.call('POST', '/_api/$batch', { headers, body: `${parts.join('')}--b--\r\n` })
    expect(status).toBe(200)
    return { text, statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, code]) => Number(code)) }
  }
  const count = async () => ((await ann.call('GET', `${tasks}/items?$select=Id`)).json as { value: unknown[] }).value.length
  return { batch, count }
}

/** Each of these has more than 200 bytes. */
const read: readonly [string] = [`GET ${tasks}/items(1)?$select=Title`]
const reads = (count: number) => Array.from({ length: count }, () => read)

/** The bytes of the reply to one such read. */
async function bytesOfOne(): Promise<number> {
  const { batch } = await open(1_000_000)
  const [one, two] = [await batch(reads(1)), await batch(reads(2))]
  return two.text.length - one.text.length
}

it('at Limits:BatchReplyBytes the next request of a batch runs, above it not', async () => {
  const five = 5 * (await bytesOfOne())
  expect(five).toBeGreaterThan(1024)
  for (const [limit, status] of [
    [five + 1, 200],
    [five, 200],
    [five - 1, 400],
  ] as const) {
    const { batch } = await open(limit)
    const { statuses, text } = await batch(reads(6))
    expect([limit, ...statuses]).toEqual([limit, 200, 200, 200, 200, 200, status])
    if (status === 200) continue
    expect(text).toContain(`more than ${limit} bytes (setting Limits:BatchReplyBytes), so this request did not run.`)
    expect(text).toMatch(/^X-TENON-HELP: \S+\/docs\/errors\/batch_reply_too_large\?/m)
    sawReason(kernelReasons.batch_reply_too_large)
  }
})

it('a write after replies that are too long changes nothing, and another batch can send it', async () => {
  const { batch, count } = await open(1024)
  const write = [`POST ${tasks}/items`, JSON.stringify({ Title: 'late' })] as const
  expect((await batch([...reads(8), write, write])).statuses.slice(-2)).toEqual([400, 400])
  expect(await count()).toBe(1)
  expect((await batch([write])).statuses).toEqual([201])
  expect(await count()).toBe(2)
})
