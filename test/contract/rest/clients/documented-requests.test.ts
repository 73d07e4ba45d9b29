import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/commands/serve.ts'
import { type ContractClient, createContractClient } from '../../../support/contract-client.ts'
import { basic, startServer } from '../../../support/server.ts'

/** The server answers the requests of docs/protocol as the pages say: each `http` block, with a new server for each page. */

const folder = join(import.meta.dirname, '../../../../docs/protocol')
const pages = readdirSync(folder)
const textOf = (page: string) => readFileSync(join(folder, page), 'utf8')

interface Shown {
  readonly name: string
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The status that the text up to the next block names, else 200. */
  readonly status: number
}

const requestLine = /^(GET|POST|PUT|PATCH|DELETE) (\/\S.*)$/

function requestsOf(page: string): Shown[] {
  const pieces = textOf(page).split('```')
  return pieces.flatMap((piece, i) => {
    const lines = piece.split('\n')
    const [, method, target] = requestLine.exec(lines[1] ?? '') ?? []
    if (i % 2 === 0 || lines[0] !== 'http' || method === undefined || target === undefined) return []
    const rest = lines.slice(2)
    const named = rest.findIndex((line) => !/^[\w-]+: /.test(line))
    const headers = Object.fromEntries(rest.slice(0, named).map((line) => line.split(': ', 2) as [string, string]))
    const body = rest.slice(named).join('\n').trim()
    const status = Number(/answers (\d{3})/.exec(pieces[i + 1] ?? '')?.[1] ?? 200)
    return [{ name: `${page}: ${method} ${target}`, method, target: target.replaceAll(' ', '%20'), headers, body, status }]
  })
}

let server: Running
let ann: ContractClient
beforeAll(async () => {
  server = await startServer()
  ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' })
})
afterAll(() => server.stop())

describe('a request that the documents show', () => {
  it.each(pages.flatMap(requestsOf))('$name', async ({ method, target, headers, body, status }) => {
    const type: Readonly<Record<string, string>> = body.startsWith('{') ? { 'Content-Type': 'application/json' } : {}
    const reply = await ann.call(method, target, { headers: { ...type, ...headers }, ...(body !== '' && { body }) })
    expect(reply.status, reply.text.slice(0, 500)).toBe(status)
  })

  it('is there on most pages', () => {
    expect(pages.flatMap(requestsOf).length).toBeGreaterThanOrEqual(10)
  })

  it('and is a batch is answered as shown, with one reply for each part', async () => {
    const [, shown = ''] = textOf('batch.md').split('```')
    const [head = '', ...body] = shown.trim().split('\n\n')
    const [, type = ''] = /^Content-Type: (.+)$/m.exec(head) ?? []
    const reply = await ann.call('POST', '/_api/$batch', { headers: { 'Content-Type': type }, body: `${body.join('\n\n')}\n` })
    expect(reply.status).toBe(200)
    expect([...reply.text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status)).toEqual(['200', '201'])
  })
})

describe('a query that the documents show', () => {
  const page = textOf('queries.md')
  const items = "/_api/web/lists/getbytitle('Tasks')/items"
  const options = [...page.matchAll(/^\| `(\$\w+=[^`…]+)` \|/gm)].map(([, option = '']) => option)
  const conditions = [...(/^\| conditions \|(.+)$/m.exec(page)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, one]) => `$filter=${one}`)

  it.each([...options, ...conditions])('%s', async (option) => {
    const expanded = option.startsWith('$expand') ? '' : '&$expand=Author,AttachmentFiles'
    const reply = await ann.call('GET', `${items}?${option}${expanded}`)
    expect(reply.status, reply.text.slice(0, 500)).toBe(200)
  })

  it('is there', () => {
    expect(options.length).toBeGreaterThan(5)
    expect(conditions.length).toBe(4)
  })
})
