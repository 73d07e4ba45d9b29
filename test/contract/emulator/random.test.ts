import { expect, it } from 'vitest'
import { basic, startServer } from '../../support/server.ts'
import { tasks } from './emulator-server.ts'

const settings = { 'Emulator:Enabled': 'true', 'Emulator:Clock': '2026-01-01T00:00:00Z', 'Emulator:Random': '42' }
const headers = { Authorization: basic('ann'), Accept: 'application/json;odata=verbose', 'Content-Type': 'application/json;odata=verbose' }

/** Requests of many kinds, one after another. */
const requests: readonly (readonly [method: string, path: string, body?: string])[] = [
  ['GET', '/_api/web'],
  ['POST', '/_api/contextinfo'],
  ['POST', '/_api/web/lists', JSON.stringify({ __metadata: { type: 'Svc.List' }, Title: 'Orders', BaseTemplate: 100 })],
  ...Array.from(
    { length: 20 },
    (_, at) => ['POST', tasks, JSON.stringify({ __metadata: { type: 'Svc.Item' }, Title: `order ${at}` })] as const,
  ),
  ['GET', `${tasks}?$top=50`],
  ['POST', "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='a.txt')", 'some bytes'],
  ['GET', "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files"],
  ['GET', "/_api/web/lists/getbytitle('Orders')"],
  ['GET', '/_api/web/nothing'],
  ['DELETE', `${tasks}(3)`],
  ['GET', '/_api/web/currentuser'],
]

/** Everything that the server answers, byte for byte. */
async function answers(url: string): Promise<string[]> {
  const found: string[] = []
  for (const [method, path, body] of requests) {
    const reply = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) })
    const text = await reply.text()
    const head = JSON.stringify([...reply.headers].filter(([name]) => name !== 'content-length'))
    found.push(`${method} ${path} ${reply.status}\n${head}\n${text}`.replaceAll(new URL(url).host, 'host'))
  }
  return found
}

/** The requests with other answers. */
const differing = (answered: readonly string[], expected: readonly string[]) =>
  answered.filter((one, at) => one !== expected[at]).map((one) => one.slice(0, 3000))

it('equal requests to servers with the same start of random numbers have equal replies, headers too', async () => {
  const one = await startServer({ settings })
  const other = await startServer({ settings })
  const different = await startServer({ settings: { ...settings, 'Emulator:Random': '43' } })
  try {
    const first = await answers(one.url)
    const second = await answers(other.url)
    expect(differing(second, first)).toEqual([])
    expect((await answers(different.url)).join()).not.toBe(first.join())
    // A reset goes back to the same numbers.
    expect((await fetch(`${one.url}/_emulator/reset`, { method: 'POST' })).status).toBe(204)
    expect(differing(await answers(one.url), first)).toEqual([])
  } finally {
    await Promise.all([one.stop(), other.stop(), different.stop()])
  }
})
