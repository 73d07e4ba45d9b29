import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { describeSettings, settings } from '../../../src/config/config.ts'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import type { Request, Response } from '../../../src/http/message/message.ts'
import type { AddressedEdge } from '../../../src/http/way/edge.ts'
import { pagesApp } from '../../../src/pages/app.ts'
import type { BookFacts, ContractName } from '../../../src/pages/docs/book.ts'
import { contractFiles } from '../../../src/pages/docs/contract-files.ts'
import { docsPages } from '../../../src/pages/docs/docs.ts'
import { createPages } from '../../../src/pages/pages.ts'
import { welcomePages } from '../../../src/pages/welcome.ts'
import { contractText } from '../../../src/process/installation.ts'
import { usualProfile } from '../../../src/profile/profiles.ts'
import { allReasons } from '../../../src/profile/reason-facts.ts'

const contracts = ['rest', 'identity'].map(
  (name) =>
    JSON.parse(readFileSync(new URL(`../../../generated/${name}/openapi.json`, import.meta.url), 'utf8')) as {
      paths: Record<string, Record<string, { operationId: string }>>
    },
)
const soapServices: BookFacts['soapServices'] = [
  {
    file: 'lists',
    service: 'Lists',
    namespace: 'urn:svc:soap/',
    documentation: 'Reads `lists`.',
    operations: [
      { name: 'GetList', documentation: 'One list.', input: 'GetList', output: 'GetListResponse' },
      { name: 'GetItems', documentation: 'Items.', input: 'GetItems', output: 'GetItemsResponse' },
    ],
    types: {
      GetList: { elements: [{ name: 'listName', simple: { base: 'string' } }], attributes: [] },
      GetListResponse: { elements: [], attributes: [], any: '##any' },
    },
  },
]
const manual = () => [
  { path: 'guides/start', text: '# Start\n\nBegin with [sign-in](sign-in.md#basic).\n\n| a | b |\n| --- | --- |\n| `x|y` | z |\n' },
  { path: 'guides/sign-in', text: '# Sign in\n\n## Basic\n\n- one\n- two\n\n```sh\ncurl <host>\n```\n' },
]

const signIn = { identifyCaller: () => undefined, mode: 'Windows' } as const
const soapSamples = () => JSON.stringify({ 'lists.GetItems': { request: '<GetItems><a>1</a></GetItems>', reply: '<GetItemsResponse />' } })
const facts: BookFacts = {
  contractText,
  manual,
  soapServices,
  soapSamples,
  settings: describeSettings(),
  reasons: allReasons,
  version: '1.2.3',
  isServed: true,
}

const pagesWith = (changed: Partial<BookFacts> = {}): AddressedEdge =>
  createPages(
    pagesApp({
      subjects: [welcomePages({ version: '1.2.3', signIn, hasInspector: true }), docsPages({ ...facts, ...changed })],
      digestKey: new Uint8Array(32),
      now: () => 0,
      log: (error) => {
        throw error
      },
    }),
    contractFiles({ ...facts, ...changed }),
  )

interface Asked {
  readonly method?: string
  readonly query?: string
  readonly headers?: Request['headers']
}

/** The reply of the edge; undefined if it does not serve the path. */
async function answer(pages: AddressedEdge, path: string, { method = 'GET', query = '', headers = {} }: Asked = {}) {
  const request = { method, path, query, headers, profile: usualProfile } as Request
  const found = pages.match(request, path)
  expect(found !== undefined).toBe(pages.serves(path))
  if (found === undefined) return undefined
  return 'perform' in found ? ((await found.perform(undefined)) as Response) : (found as Response)
}

/** One server for the tests that change nothing: the documentation is made once. */
const usual = pagesWith()
const get = (path: string, asked?: Asked) => answer(usual, path, asked)
const textOf = (reply: Response | undefined) => Buffer.from((reply?.body ?? '') as string | Uint8Array).toString()
const body = async (path: string, asked?: Asked) => textOf(await get(path, asked))

/** The options that show another REST contract. */
const withRest = (openapi: object): Partial<BookFacts> => ({
  contractText: (name: ContractName) => (name === 'rest' ? JSON.stringify(openapi) : contractText(name)),
})

test('every operation, service, error and setting has a page', async () => {
  for (const [name, contract] of [
    ['rest', contracts[0]],
    ['identity', contracts[1]],
  ] as const) {
    const ids = Object.values(contract?.paths ?? {}).flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []))
    expect(ids.length).toBeGreaterThan(5)
    const tags = [...(await body(`/docs/${name}`)).matchAll(new RegExp(`href="(/docs/${name}/tags/[a-z-]+)"`, 'g'))].map(
      ([, path = '']) => path,
    )
    const lists = (await Promise.all([...new Set(tags)].map((path) => body(path)))).join('')
    for (const id of ids) expect(lists).toContain(`href="/docs/${name}/${id}"`)
    expect(await body(`/docs/${name}/${ids[0]}`)).toContain(`<code>${ids[0]}</code>`)
  }
  const shownSettings = await body('/docs/settings')
  for (const { key } of settings) expect(shownSettings).toContain(`<code>${key}</code>`)
  expect(await body('/docs/settings/Limits.UploadBytes')).toContain('SVC_LIMITS__UPLOAD_BYTES=')
  const errors = await body('/docs/errors')
  for (const { name } of allReasons) expect(errors).toContain(`href="/docs/errors/${name}"`)
  expect(await body('/docs/errors/list_not_found')).toContain('0x81020015')
  expect(await body('/docs/soap/lists/GetList')).toContain('&lt;listName&gt;text&lt;/listName&gt;')
  expect(await body('/docs/live')).toContain('href="/docs/live/')
  expect(JSON.parse(await body('/docs/contracts/live.json'))).toMatchObject({ asyncapi: '3.0.0' })
  expect(JSON.parse(await body('/docs/contracts/csom.json'))).toMatchObject({ types: { List: { entity: 'List' } } })
  expect(await body('/docs')).toContain('1.2.3')
})

test('no page says undefined, and each has one heading of the first level', async () => {
  for (const path of [
    '',
    '/rest',
    '/rest/getList',
    '/rest/tags/items',
    '/soap',
    '/soap/lists',
    '/soap/lists/GetList',
    '/errors',
    '/csom',
    '/csom/groups/lists',
    '/csom/List',
    '/guides/start',
  ]) {
    const page = await body(`/docs${path}`)
    expect(page, path).not.toMatch(/\bundefined\b|\[object /)
    expect(page.match(/<h1/g), path).toHaveLength(1)
  }
})

test('references of the contract are followed', async () => {
  const page = await body('/docs/rest/listItems')
  expect(page).toContain('<code>$filter</code>')
  expect(page).toContain('<code>listTitle</code>')
  expect(page).toContain('>404</a>')
})

test('a page loads nothing, and its policy names its style and its script by their hashes', async () => {
  for (const path of ['/docs', '/docs/rest/getList', '/docs/search', '/docs/try', '/docs/try/rest/getList', '/docs/query']) {
    const reply = await get(path)
    const page = textOf(reply)
    expect(page).not.toMatch(/<link|<img|<iframe|@import|(?<!\w)url\(|\ssrc=|\son\w+=|\sstyle=/i)
    const policy = String(reply?.headers['Content-Security-Policy'])
    expect(policy).toContain("default-src 'none'")
    for (const tag of ['style', 'script']) {
      const [, text = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page) ?? []
      expect(policy).toContain(`${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      expect(page.split(`<${tag}`)).toHaveLength(2)
    }
  }
})

test('a page of SOAP shows the exchange of a test, in both versions, and the form begins with it', async () => {
  const page = await body('/docs/soap/lists/GetItems')
  expect(page.split('    &lt;GetItems&gt;&#10;      &lt;a&gt;1&lt;/a&gt;&#10;    &lt;/GetItems&gt;')).toHaveLength(3)
  expect(page.split('&lt;GetItemsResponse /&gt;')).toHaveLength(3)
  const form = await body('/docs/try/soap/lists/GetItems')
  expect(form).toContain('&lt;a&gt;1&lt;/a&gt;')
  expect(form).toContain('data-action="urn:svc:soap/GetItems"')
})

test('every operation has a form that leads back to it, and files have none', async () => {
  for (const path of ['rest/listItems', 'identity/issueToken', 'soap/lists/GetList']) {
    expect(await body(`/docs/${path}`)).toContain(`href="/docs/try/${path}"`)
    expect(await body(`/docs/try/${path}`)).toContain(`href="/docs/${path}"`)
    expect(await body('/docs/try')).toContain(`href="/docs/try/${path}"`)
  }
  const files = pagesWith({ isServed: false })
  expect(textOf(await answer(files, '/docs/rest/listItems'))).not.toContain('/docs/try')
  expect((await answer(files, '/docs/try'))?.status).toBe(404)
})

test('the welcome has a nonce that is another each time', async () => {
  const reply = await get('/')
  const nonce = /<style nonce="([\w+/]{22}==)">/.exec(textOf(reply))?.[1]
  const policy = String(reply?.headers['Content-Security-Policy'])
  expect(policy).toContain(`style-src 'nonce-${nonce}'`)
  expect(String((await get('/'))?.headers['Content-Security-Policy'])).not.toBe(policy)
})

test('whatever the contracts and documents say is shown as text', async () => {
  const evil = `<img src=x onerror="alert('1')">&amp;`
  const openapi = {
    info: { title: evil, version: evil, summary: evil, description: `${evil}\n\n\`${evil}\` **${evil}**` },
    tags: [{ name: evil, description: evil }],
    paths: {
      [evil]: {
        get: {
          operationId: 'evil',
          summary: evil,
          description: evil,
          tags: [evil],
          parameters: [{ name: evil, in: evil, description: evil, example: evil, schema: { type: evil, format: evil } }],
          requestBody: {
            description: evil,
            content: { [evil]: { schema: { properties: { [evil]: { enum: [evil], description: evil } } } } },
          },
          responses: {
            '200': { description: evil, headers: { [evil]: { description: evil } }, content: { [evil]: { example: evil } } },
            [evil]: { description: evil },
          },
        },
      },
    },
    'x-addresses': [{ name: evil, canonical: evil, forms: [evil] }],
  }
  const simple = { base: evil, values: [evil] }
  const content = { elements: [{ name: evil, simple }], attributes: [{ name: evil, simple }] }
  const operation = { name: 'evil', documentation: evil, input: 'in', output: 'out' }
  const service = {
    file: 'evil',
    service: evil,
    namespace: evil,
    documentation: evil,
    operations: [operation],
    types: { in: content, out: content },
  }
  const pages = pagesWith({
    ...withRest(openapi),
    soapServices: [service],
    settings: [{ key: 'evil', allowed: evil, default: evil, help: evil }],
    reasons: [{ ...kernelReasons.internal, message: evil }],
    manual: () => [
      {
        path: 'guides/start',
        text: `# ${evil}\n\n${evil} [${evil}](x.md)\n\n- ${evil}\n\n| ${evil} |\n| --- |\n| ${evil} |\n\n\`\`\`\n${evil}\n\`\`\`\n`,
      },
    ],
    version: evil,
  })
  const paths = [
    '',
    '/rest',
    '/rest/evil',
    '/try',
    '/try/rest/evil',
    '/try/soap/evil/evil',
    '/rest/addresses',
    '/soap',
    '/soap/evil',
    '/soap/evil/evil',
    '/settings',
    '/settings/evil',
    '/errors',
    '/errors/internal',
    '/guides',
    '/guides/start',
  ]
  for (const path of paths) {
    const reply = await answer(pages, `/docs${path}`)
    expect(reply?.status, path).toBe(200)
    const page = textOf(reply)
    expect(page, path).not.toContain('<img')
    expect(page, path).not.toContain('onerror="')
  }
  expect(textOf(await answer(pages, '/docs/rest/evil')).split('&lt;img').length).toBeGreaterThan(15)
  const search = textOf(await answer(pages, '/docs/search', { query: `q=${encodeURIComponent('img <b>"x')}` }))
  expect(search).not.toContain('<img')
  expect(search).not.toContain('<b>')
})

test('references that lead nowhere, in circles or to prototypes are ignored', async () => {
  const openapi = {
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          tags: ['A'],
          parameters: [
            { $ref: '#/components/loop' },
            { $ref: '#/__proto__/x' },
            { $ref: '#/constructor' },
            { $ref: 'elsewhere.yaml' },
            null,
          ],
          responses: {
            '200': { content: { 'application/json': { schema: { $ref: '#/components/deep' } } } },
            '400': { $ref: '#/nothing' },
          },
        },
      },
    },
    components: {
      loop: { $ref: '#/components/loop' },
      deep: { properties: { deep: { $ref: '#/components/deep' }, all: { type: 'array', items: { $ref: '#/components/deep' } } } },
    },
  }
  const reply = await answer(pagesWith(withRest(openapi)), '/docs/rest/a')
  expect(reply?.status).toBe(200)
  expect(textOf(reply)).toContain('<code>deep</code>')
})

test.each([
  ['/docs/openapi.json', 0],
  ['/openapi.json', 0],
  ['/docs/contracts/rest.json', 0],
  ['/docs/identity.json', 1],
])('%s is the contract as JSON', async (path, index) => {
  const response = await get(path)
  expect(response?.headers['Content-Type']).toMatch(/^application\/json/)
  expect(JSON.parse(textOf(response))).toEqual(contracts[index])
})

test('a page is sent compressed to whoever takes it, and not at all to whoever has it', async () => {
  const plain = await get('/docs')
  const bytes = async (accept: string) => {
    const reply = await get('/docs', { headers: { 'accept-encoding': accept } })
    expect(reply?.headers.Vary).toBe('Accept-Encoding, Accept-Language')
    return { reply, body: Buffer.from(reply?.body as Uint8Array) }
  }
  const brotli = await bytes('gzip, deflate, br')
  expect(brotli.reply?.headers['Content-Encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(textOf(plain))
  const gzip = await bytes('gzip;q=0.5, br;q=0')
  expect(gzip.reply?.headers['Content-Encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(textOf(plain))
  expect((await bytes('gzip;q=0, identity')).reply?.headers['Content-Encoding']).toBe(undefined)
  const tags = [plain, brotli.reply, gzip.reply].map((reply) => String(reply?.headers.ETag))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) {
    const again = await get('/docs', { headers: { 'if-none-match': `W/"other", ${tag}` } })
    expect([again?.status, again?.body]).toEqual([304, undefined])
  }
  expect((await get('/docs', { headers: { 'if-none-match': '"other"' } }))?.status).toBe(200)
})

test('a search finds operations by name and by address, errors by number, settings by key', async () => {
  const found = async (words: string) => body('/docs/search', { query: `q=${encodeURIComponent(words)}` })
  expect(await found('getList')).toMatch(/id="results">\s*<li><a href="\/docs\/(?:soap\/lists\/GetList|rest\/getList)"/)
  expect(await found('getbytitle items')).toContain('href="/docs/rest/listItems"')
  expect(await found('0x81020015')).toContain('href="/docs/errors/list_not_found"')
  expect(await found('upload bytes')).toContain('href="/docs/settings/Limits.UploadBytes"')
  expect(await found('basic')).toContain('href="/docs/guides/sign-in#basic"')
  expect(await found('xyzzy')).toContain('Nothing has all words')
  expect(await found('')).not.toContain('id="results"')
  const index = JSON.parse(await body('/docs/search.json')) as { pages: unknown[] }
  expect(index.pages.length).toBeGreaterThan(500)
})

test('documents lead to each other, and a heading has its anchor', async () => {
  expect(await body('/docs/guides/start')).toContain('href="/docs/guides/sign-in#basic"')
  expect(await body('/docs/guides/start')).toContain('<td><code>x|y</code></td><td>z</td>')
  const page = await body('/docs/guides/sign-in')
  expect(page).toContain('<h2 id="basic">')
  expect(page).toContain('curl &lt;host&gt;')
  expect(page).toContain('<li>one</li>')
})

test('the root page leads to the docs, the contract, the inspector and to health, and says who is signed in', async () => {
  expect(await body('/')).toContain('href="/docs"')
  for (const where of ['/health', '/docs/try', '/docs/query', '/docs/openapi.json', '/_emulator'])
    expect(await body('/')).toContain(`href="${where}"`)
  expect(await body('/')).toContain('You are not signed in')
})

test('other paths are not answered, and a page is only read', async () => {
  for (const path of ['/doc', '', '/__proto__', '/constructor', '//', '/docs1']) expect(await get(path)).toBe(undefined)
  for (const path of ['/docs/other', '/docs/__proto__', '/docs/rest/constructor']) expect((await get(path))?.status, path).toBe(404)
  expect((await get('/docs/%ff'))?.status).toBe(400)
  expect((await get('/Docs/'))?.status).toBe(200)
  expect((await get('/docs/REST/getlist/'))?.status).toBe(200)
  expect((await get('/docs', { method: 'HEAD' }))?.status).toBe(200)
  expect((await get('/docs', { method: 'POST' }))?.status).toBe(405)
  expect((await get('/docs', { method: 'POST' }))?.headers.Allow).toBe('GET, HEAD')
})

test('an error is a page for a browser and JSON for a program', async () => {
  const page = await get('/docs/other', { headers: { accept: 'text/html,*/*' } })
  expect(textOf(page)).toContain('<h1>Nothing is here</h1>')
  expect(String(page?.headers['Content-Security-Policy'])).toContain("default-src 'none'")
  expect(JSON.parse(await body('/docs/other'))).toMatchObject({ error: { code: '404' } })
})

test('a response is not shared with the next one', async () => {
  const headers = (await get('/docs'))?.headers as Record<string, string>
  headers['X-Correlation-ID'] = 'one'
  expect((await get('/docs'))?.headers['X-Correlation-ID']).toBe(undefined)
})
