import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeSettings, settings } from '../../../src/config/config.ts'
import type { Request, Response } from '../../../src/http/message/message.ts'
import type { AddressedEdge } from '../../../src/http/way/edge.ts'
import { type ContractName, createPages, type PagesOptions } from '../../../src/pages/docs.ts'
import { contractText } from '../../../src/process/installation.ts'

const contracts = ['rest', 'identity'].map(
  (name) =>
    JSON.parse(readFileSync(new URL(`../../../generated/${name}/openapi.json`, import.meta.url), 'utf8')) as {
      paths: Record<string, Record<string, { operationId: string }>>
    },
)
const soapServices = [
  { file: 'lists', service: 'Lists', documentation: 'Reads `lists`.', operations: [{ name: 'GetList', documentation: 'One list.' }] },
]

function get(path: string, options: Partial<PagesOptions> = {}, method = 'GET') {
  return answer(createPages({ contractText, soapServices, settings: describeSettings(), version: '1.2.3', ...options }), path, method)
}

/** The reply of the edge; undefined if it does not serve the path. */
async function answer(pages: AddressedEdge, path: string, method = 'GET') {
  const found = pages.match({ method, path } as Request, path)
  expect(found !== undefined).toBe(pages.serves(path))
  return found && 'perform' in found ? ((await found.perform(undefined)) as Response) : undefined
}

/** The option that shows another REST contract. */
const withRest = (openapi: object): Partial<PagesOptions> => ({
  contractText: (name: ContractName) => (name === 'rest' ? JSON.stringify(openapi) : contractText(name)),
})

const body = async (path: string, options?: Partial<PagesOptions>) => String((await get(path, options))?.body)

test('the docs show every operation, service and configuration key', async () => {
  const page = await body('/docs')
  const paths = contracts.flatMap((contract) => Object.values(contract.paths))
  const operations = paths.flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []))
  expect(operations.length).toBeGreaterThan(10)
  for (const id of operations) expect(page).toContain(`id="${id}"`)
  for (const { key } of settings) expect(page).toContain(`<code>${key}</code>`)
  expect(page).toContain('href="/_vti_bin/lists.asmx?wsdl"')
  expect(page).toContain('<code>GetList</code>')
  for (const name of ['Subscribe', 'ListItemChanged', 'HealthChanged']) expect(page).toContain(`id="live-${name}"`)
  expect(JSON.parse(await body('/docs/contracts/live.json'))).toMatchObject({ asyncapi: '3.0.0' })
  expect(page).toContain('1.2.3')
  expect(page).not.toContain('undefined')
})

test('references of the contract are followed', async () => {
  const page = await body('/docs')
  expect(page).toContain('<code>$filter</code>')
  expect(page).toContain('<code>listTitle</code>')
  expect(page).toContain('<code>404</code>')
})

test('a page holds no script and loads nothing, and its policy allows nothing but its own style', async () => {
  for (const path of ['/', '/docs']) {
    const page = await body(path)
    expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|(?<!\w)url\(|\ssrc=|\son\w+=|\sstyle=/i)
    const reply = await get(path)
    const nonce = /<style nonce="([\w+/]{22}==)">/.exec(String(reply?.body))?.[1]
    const policy = String(reply?.headers['Content-Security-Policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'nonce-${nonce}'`)
    expect(String((await get(path))?.headers['Content-Security-Policy'])).not.toBe(policy)
  }
})

test('whatever the contract says is shown as text', async () => {
  const evil = `<img src=x onerror="alert('1')">&amp;`
  const openapi = {
    info: { title: evil, version: evil, description: `${evil}\n\n\`${evil}\` **${evil}**` },
    tags: [{ name: evil, description: evil }],
    paths: {
      [evil]: {
        get: {
          operationId: evil,
          summary: evil,
          description: evil,
          tags: [evil],
          parameters: [{ name: evil, in: evil, description: evil, schema: { type: evil, format: evil } }],
          requestBody: { content: { [evil]: { schema: { properties: { [evil]: { enum: [evil], description: evil } } } } } },
          responses: { '200': { description: evil, content: { [evil]: { example: evil } } }, [evil]: { description: evil } },
        },
      },
    },
    'x-addresses': [{ name: evil, canonical: evil, forms: [evil] }],
  }
  const service = { file: evil, service: evil, documentation: evil, operations: [{ name: evil, documentation: evil }] }
  const page = await body('/docs', {
    ...withRest(openapi),
    soapServices: [service],
    settings: [{ key: evil, allowed: evil, default: evil, help: evil }],
    version: evil,
  })
  expect(page).not.toContain('<img')
  expect(page).not.toContain('onerror="')
  expect(page.split('&lt;img').length).toBeGreaterThan(25)
})

test('references that lead nowhere, in circles or to prototypes are ignored', async () => {
  const openapi = {
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          parameters: [
            { $ref: '#/components/loop' },
            { $ref: '#/__proto__/x' },
            { $ref: '#/constructor' },
            { $ref: 'elsewhere.yaml' },
            null,
          ],
          responses: { '200': { $ref: '#/nothing' } },
        },
      },
    },
    components: { loop: { $ref: '#/components/loop' } },
  }
  expect(await body('/docs', withRest(openapi))).toContain('id="a"')
})

test.each([
  ['/docs/openapi.json', 0],
  ['/docs/identity.json', 1],
])('%s is the contract as JSON', async (path, index) => {
  const response = await get(path)
  expect(response?.headers['Content-Type']).toMatch(/^application\/json/)
  expect(JSON.parse(String(response?.body))).toEqual(contracts[index])
})

test('the root page leads to the docs and to health', async () => {
  expect(await body('/')).toContain('href="/docs"')
  expect(await body('/')).toContain('href="/_vti_bin/health"')
})

test('other paths are not answered, and a page is only read', async () => {
  for (const path of ['/docs/other', '/doc', '', '/__proto__', '/constructor', '//']) expect(await get(path)).toBe(undefined)
  expect((await get('/Docs/'))?.status).toBe(200)
  expect((await get('/docs', {}, 'HEAD'))?.status).toBe(200)
  expect((await get('/docs', {}, 'POST'))?.status).toBe(405)
  expect((await get('/docs', {}, 'POST'))?.headers.Allow).toBe('GET, HEAD')
})

test('a response is not shared with the next one', async () => {
  const pages = createPages({ contractText, soapServices, version: '1' })
  const headers = (await answer(pages, '/docs'))?.headers as Record<string, string>
  headers['X-Correlation-ID'] = 'one'
  expect((await answer(pages, '/docs'))?.headers['X-Correlation-ID']).toBe(undefined)
})
