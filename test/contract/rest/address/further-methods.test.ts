import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'

/** What the marks of the served contract promise beyond its operations (contracts/README.md): the server keeps it, and nothing else. */

interface MarkedOperation {
  readonly operationId: string
  readonly parameters?: readonly { readonly $ref?: string }[]
  readonly requestBody?: { readonly required?: boolean; readonly 'x-default'?: object }
  readonly 'x-also-answers'?: Readonly<Record<string, string>>
  readonly 'x-refuses'?: Readonly<Record<string, string>>
}
interface MarkedContract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, MarkedOperation>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly in: string; readonly example?: unknown }>>
  }
}

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../generated/rest/openapi.json'), 'utf8')) as MarkedContract
const { server, clientOf } = await serve({})
const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'MERGE']
const addresses = Object.entries(contract.paths).filter(([path]) => /^\/(?:_api|_vti_bin\/listdata\.svc)\//.test(path))
const examples = new Map(Object.values(contract.components.parameters).map(({ name, example }) => [name, example]))
const addressOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(examples.get(name) ?? 1).replaceAll("'", "''")))

it('an address takes the methods of its operations and those of x-also-answers, and no others', async () => {
  const wrong: string[] = []
  for (const [path, item] of addresses) {
    const reply = await fetch(server.url + addressOf(path), { method: 'LINK', headers: { Authorization: basic('admin') } })
    await reply.arrayBuffer()
    const said = (reply.headers.get('Allow') ?? '').split(', ').filter((method) => method !== 'HEAD')
    const declared = Object.keys(item).map((method) => method.toUpperCase())
    const further = Object.values(item).flatMap((operation) => Object.keys(operation['x-also-answers'] ?? {}))
    const expected = methods.filter((method) => declared.includes(method) || further.includes(method))
    if (reply.status !== 405 || said.toSorted().join() !== expected.toSorted().join())
      wrong.push(`${reply.status} ${path}: ${said.join()} and not ${expected.join()}`)
  }
  expect(addresses.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

it('a body that may be missing is an object without members', async () => {
  const ann = clientOf('ann')
  const optional = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).filter(({ requestBody }) => requestBody?.['x-default']),
  )
  expect(optional.map(({ operationId }) => operationId)).toContain('updateItem')
  expect(optional.every(({ requestBody }) => requestBody?.required === false)).toBe(true)
  const { json } = await ann.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'Stays' } })
  const path = `/_api/web/lists/getbytitle('Tasks')/items(${json.Id})`
  for (const body of ['', '{}']) {
    const headers = { Authorization: basic('ann'), 'Content-Type': 'application/json', 'If-Match': '*' }
    const reply = await fetch(server.url + path, { method: 'PUT', headers, body })
    expect(reply.ok).toBe(true)
  }
  expect((await ann.call('GET', path)).json.Title).toBe('Stays')
})

it.each([
  ['a body', 'POST', "/_api/web/lists/getbytitle('Tasks')/items", '{"Title":"a\\u0000b"}'],
  ['an address', 'GET', "/_api/web/lists/getbytitle('a%00b')", undefined],
])('U+0000 is refused in %s, as x-refuses says', async (_, method, path, body) => {
  expect(contract.paths["/_api/web/lists/getbytitle('{listTitle}')/items"]?.post?.['x-refuses']).toHaveProperty('U+0000')
  const headers = { Authorization: basic('ann'), 'Content-Type': 'application/json' }
  const reply = await fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) })
  expect([reply.status, await reply.text()]).toEqual([
    expect.toSatisfy((status: number) => [400, 404].includes(status)),
    expect.any(String),
  ])
})
