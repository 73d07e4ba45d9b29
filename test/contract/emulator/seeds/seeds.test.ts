import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../../src/testing.ts'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { serveEmulator } from '../emulator-server.ts'

const { server, emulator, ann } = await serveEmulator()

const orders = {
  version: 1,
  users: [{ name: 'bob', title: 'Bob Smith', email: 'bob@example.com' }],
  groups: [{ title: 'Reviewers', description: 'They review', members: ['ann', 'bob'] }],
  webs: [
    {
      url: '/',
      title: 'Shop',
      lists: [
        {
          title: 'Orders',
          columns: [
            { name: 'Amount', type: 'Number', MinimumValue: 0, Indexed: true },
            { name: 'State', title: 'State of it', type: 'Choice', Choices: ['open', 'done'] },
            { name: 'Due', type: 'DateTime' },
            { name: 'Buyer', type: 'User' },
            { name: 'Customer', type: 'Lookup', LookupList: 'Customers', LookupField: 'Title' },
            { name: 'Page', type: 'URL' },
            { name: 'Tags', type: 'MultiChoice', Choices: ['a', 'b'] },
            { name: 'Paid', type: 'Boolean' },
          ],
          items: [
            {
              Id: 3,
              Title: 'Chairs',
              Amount: 4,
              State: 'open',
              Due: '2026-02-01T10:00:00Z',
              Buyer: 'bob',
              Customer: 2,
              Page: { Url: 'http://localhost/x', Description: 'x' },
              Tags: ['a', 'b'],
              Paid: true,
            },
            { Title: 'Tables', Paid: false },
          ],
        },
        { title: 'Customers', items: [{ Title: 'Contoso' }, { Title: 'Fabrikam' }] },
        {
          title: 'Papers',
          template: 101,
          columns: [{ name: 'Topic', type: 'Text' }],
          folders: ['2026', '2026/May'],
          files: [
            { name: 'a.txt', text: 'hello' },
            { name: '2026/May/b.bin', base64: 'AP8=', columns: { Topic: 'bytes' } },
          ],
        },
      ],
      webs: [{ url: '/team', title: 'Team', lists: [{ title: 'Notes', items: [{ Title: 'one' }] }] }],
    },
  ],
  faults: [{ match: { path: '/none' }, when: { count: 1 }, then: { status: 503 } }],
}

const put = (seed: unknown) => emulator.call('PUT', '/_emulator/state', { body: seed as object })
const putText = async (text: string, type: string) => {
  const reply = await fetch(`${server.url}/_emulator/state`, { method: 'PUT', headers: { 'Content-Type': type }, body: text })
  const body = await reply.text()
  return { status: reply.status, error: body === '' ? undefined : (JSON.parse(body) as { error: object }).error }
}
const state = async () => (await emulator.call('GET', '/_emulator/state')).json
const titlesOf = async (url: string) =>
  (await ann.call('GET', `${server.url}${url}/_api/web/lists?$filter=Hidden eq false`)).json.value.map(
    ({ Title }: { Title: string }) => Title,
  ) as string[]

describe('a seed', () => {
  it('makes users, groups, webs, lists, columns, items, folders, files and faults', async () => {
    expect(await put(orders)).toMatchObject({ status: 204 })
    expect((await ann.call('GET', '/_api/web')).json.Title).toBe('Shop')
    expect([...(await titlesOf('')), ...(await titlesOf('/team'))].sort()).toEqual(['Customers', 'Notes', 'Orders', 'Papers'])
    const items =
      "/_api/web/lists/getbytitle('Orders')/items?$select=Id,Title,Amount,State,Due,Paid,Tags,Buyer/Title,Customer/Title&$expand=Buyer,Customer"
    expect((await ann.call('GET', items)).json.value).toMatchObject([
      {
        Id: 3,
        Amount: 4,
        State: 'open',
        Due: '2026-02-01T10:00:00Z',
        Paid: true,
        Buyer: { Title: 'Bob Smith' },
        Customer: { Title: 'Fabrikam' },
      },
      { Id: 4, Title: 'Tables', Paid: false },
    ])
    const members = (await ann.call('GET', "/_api/web/sitegroups/getbyname('Reviewers')/users")).json.value
    expect(members.map(({ Title }: { Title: string }) => Title).sort()).toEqual(['Bob Smith', 'ann'])
    const file = await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/Papers/2026/May/b.bin')?$expand=ListItemAllFields")
    expect([file.json.Length, file.json.ListItemAllFields.Topic]).toEqual([2, 'bytes'])
    expect((await emulator.call('GET', '/_emulator/faults')).json.value).toMatchObject([
      { match: { path: '/none' }, then: { status: 503 } },
    ])
  })

  it('is exported, and the export as a seed gives the same export', async () => {
    await put(orders)
    const first = await state()
    expect(first).toMatchObject({ version: 1, faults: [{ match: { path: '/none' } }] })
    expect(first.webs[0].lists.find(({ title }: { title: string }) => title === 'Orders').items[0]).toMatchObject({
      Id: 3,
      Customer: 2,
      Tags: ['a', 'b'],
    })
    expect(first.webs[0].lists.find(({ title }: { title: string }) => title === 'Papers')).toMatchObject(orders.webs[0]?.lists[2] ?? {})
    expect(await put(first)).toMatchObject({ status: 204 })
    expect(await state()).toEqual(first)
  })

  it('may be the export of a server without a seed', async () => {
    await put({ version: 1 })
    const first = await state()
    expect(await put(first)).toMatchObject({ status: 204 })
    const second = await state()
    await put(second)
    expect(await state()).toEqual(second)
    expect(second.webs).toEqual(first.webs)
  })

  it('replaces everything, and a reset returns to it', async () => {
    await put(orders)
    const seeded = await state()
    await ann.call('POST', "/_api/web/lists/getbytitle('Customers')/items", { body: { Title: 'later' } })
    await emulator.call('DELETE', '/_emulator/faults')
    expect((await emulator.call('POST', '/_emulator/reset')).status).toBe(204)
    expect(await state()).toEqual(seeded)
    await put({ version: 1, webs: [{ url: '/', lists: [{ title: 'Only' }] }] })
    expect(await titlesOf('')).toEqual(['Only'])
    expect((await ann.call('GET', `${server.url}/team/_api/web`)).json.Title).not.toBe('Team')
    expect((await emulator.call('GET', '/_emulator/faults')).json.value).toEqual([])
  })

  it('may be YAML', async () => {
    const text =
      'version: 1\nwebs:\n  - url: /\n    lists:\n      - &one\n        title: From YAML\n        items:\n          - Title: one\n'
    for (const type of ['application/yaml', 'text/yaml; charset=utf-8', 'application/x-yaml'])
      expect([type, await putText(text, type)]).toEqual([type, { status: 204, error: undefined }])
    expect(await titlesOf('')).toEqual(['From YAML'])
    expect((await putText(text, 'text/plain')).status).toBe(415)
  })
})

describe('a wrong seed', () => {
  const list = (more: object) => ({ version: 1, webs: [{ url: '/', lists: [{ title: 'A', ...more }] }] })
  const lookup = (name: string, LookupList: string) => ({ columns: [{ name, type: 'Lookup', LookupList }] })
  const cases: [string, object, string, RegExp][] = [
    ['another version', { version: 2 }, 'version', /must be 1/],
    ['a member that there is not', { version: 1, sites: [] }, 'sites', /sites/],
    ['a value of another type', list({ template: '100' }), 'webs/0/lists/0/template', /^The member 'template' must be an integer/],
    [
      'two lists of one title',
      { version: 1, webs: [{ url: '/', lists: [{ title: 'A' }, { title: 'a' }] }] },
      'webs/0/lists/1/title',
      /twice/,
    ],
    ['two webs of one URL', { version: 1, webs: [{ url: '/' }, { url: '/' }] }, 'webs/1/url', /twice/],
    ['a web without a parent', { version: 1, webs: [{ url: '/a/b' }] }, 'webs/0/url', /no web '\/a'/],
    ['a web in another web', { version: 1, webs: [{ url: '/a', webs: [{ url: '/b' }] }] }, 'webs/0/webs/0/url', /not below '\/a'/],
    ['two groups of one title', { version: 1, groups: [{ title: 'G' }, { title: 'g' }] }, 'groups/1/title', /twice/],
    ['a member that is no user', { version: 1, groups: [{ title: 'G', members: ['\u0001'] }] }, 'groups/0/members/0', /./],
    ['an unknown template', list({ template: 99999 }), 'webs/0/lists/0', /99999/],
    ['an unknown column', list({ items: [{ Title: 'x' }, { Colour: 'red' }] }), 'webs/0/lists/0/items/1/Colour', /no column 'Colour'/],
    [
      'a value that a column refuses',
      list({ columns: [{ name: 'N', type: 'Number' }], items: [{ N: 'many' }] }),
      'webs/0/lists/0/items/0',
      /N/,
    ],
    ['an id that was used', list({ items: [{ Id: 2 }, { Id: 2 }] }), 'webs/0/lists/0/items/1/Id', /greater than 2/],
    ['an id far away', list({ items: [{ Id: 1_000_000 }] }), 'webs/0/lists/0/items/0/Id', /at most 1000/],
    ['a lookup of no list', list(lookup('L', 'Nowhere')), 'webs/0/lists/0/columns/0/LookupList', /Nowhere/],
    ['a lookup without a list', list({ columns: [{ name: 'L', type: 'Lookup' }] }), 'webs/0/lists/0/columns/0', /LookupList/],
    [
      'lists that refer to each other',
      {
        version: 1,
        webs: [
          {
            url: '/',
            lists: [
              { title: 'A', ...lookup('L', 'B') },
              { title: 'B', ...lookup('L', 'A') },
            ],
          },
        ],
      },
      'webs/0/lists/1/columns/0/LookupList',
      /circle/,
    ],
    ['a column name that cannot be', list({ columns: [{ name: 'Title', type: 'Text' }] }), 'webs/0/lists/0/columns/0/name', /Title/],
    ['a file in a list', list({ files: [{ name: 'a.txt', text: '' }] }), 'webs/0/lists/0/files/0', /./],
    ['a file without content', list({ template: 101, files: [{ name: 'a.txt' }] }), 'webs/0/lists/0/files/0', /one of text/],
    [
      'a file of the machine',
      list({ template: 101, files: [{ name: 'a', path: '/etc/passwd' }] }),
      'webs/0/lists/0/files/0/path',
      /Emulator:Seed/,
    ],
    [
      'a rule that cannot strike',
      { version: 1, faults: [{ match: {}, when: { rate: 0 }, then: { status: 500 } }] },
      'faults/0',
      /never strike/,
    ],
  ]

  it.each(cases)('is refused with path and line, and nothing changes: %s', async (_name, seed, path, message) => {
    await put({ version: 1, webs: [{ url: '/', lists: [{ title: 'Kept', items: [{ Title: 'kept' }] }] }] })
    const before = await state()
    const text = JSON.stringify(seed, null, 1)
    const reply = await putText(text, 'application/json')
    expect(reply).toMatchObject({ status: 400, error: { code: '400', path, message: expect.stringMatching(message) } })
    const { line } = reply.error as { line: number }
    const name = path.split('/').findLast((step) => !/^\d+$/.test(step)) ?? ''
    if (!/^\d+$/.test(path.split('/').at(-1) ?? '')) expect(text.split('\n')[line - 1]).toContain(`"${name}"`)
    expect(line).toBeGreaterThan(1)
    expect(await state()).toEqual(before)
  })

  it('is refused as text with the line, and nothing changes', async () => {
    expect(await putText('{\n "version": 1,\n "webs": [}\n', 'application/json')).toMatchObject({ status: 400, error: { line: 3 } })
    expect(
      await putText('version: 1\nwebs:\n  - url: /\n    lists:\n      - title: A\n        colour: red\n', 'application/yaml'),
    ).toMatchObject({
      status: 400,
      error: { line: 6, path: 'webs/0/lists/0/colour' },
    })
    expect(await putText('version: 1\nwebs: [\n', 'application/yaml')).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining('YAML') },
    })
    expect(await putText('version: 1\nversion: 1\n', 'application/yaml')).toMatchObject({ status: 400, error: { line: 2 } })
    expect((await putText('[]', 'application/json')).status).toBe(400)
    expect((await putText('', 'application/yaml')).status).toBe(400)
    expect((await putText(' '.repeat(300_000), 'application/yaml')).status).toBe(413)
  })

  it('may have as much as 1 MiB in JSON, with files in it, and is exported as it came', async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.txt`, text: name.repeat(150_000) }))
    const seed = JSON.stringify({ version: 1, webs: [{ url: '/', lists: [{ title: 'Papers', template: 101, files }] }] })
    expect((await putText(seed, 'application/json')).status).toBe(204)
    const first = await state()
    expect(JSON.stringify(first)).toContain('d'.repeat(150_000))
    expect((await putText(JSON.stringify(first), 'application/json')).status).toBe(204)
    expect(await state()).toEqual(first)
    expect((await putText(' '.repeat(1_100_000), 'application/json')).status).toBe(413)
  })

  it('is refused if its aliases stand for too much', async () => {
    const levels = ['a: &a [x,x,x,x,x,x,x,x,x]']
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh'].map((pair) => pair.split('')))
      levels.push(`${to}: &${to} [${Array(9).fill(`*${from}`).join(',')}]`)
    expect(await putText(`version: 1\n${levels.join('\n')}\n`, 'application/yaml')).toMatchObject({
      status: 400,
      error: { message: expect.stringMatching(/alias/i) },
    })
  })

  it('is refused if an alias stands within what it stands for', async () => {
    const before = await state()
    expect(await putText('version: 1\nwebs:\n  - &web\n    url: /\n    webs: [*web]\n', 'application/yaml')).toMatchObject({
      status: 400,
      error: { message: expect.stringMatching(/^The YAML cannot be read: the alias '\*web' stands within/), line: 5 },
    })
    expect(await state()).toEqual(before)
  })
})

it('the JSON Schema of seeds is served', async () => {
  const { status, json } = await emulator.call('GET', '/_emulator/seed.schema.json')
  expect([status, json.$ref]).toEqual([200, '#/$defs/Seed'])
  expect(Object.keys(json.$defs)).toEqual(expect.arrayContaining(['Seed', 'SeedWeb', 'SeedList', 'SeedColumn', 'FaultRule', 'FaultEffect']))
  expect(JSON.stringify(json)).not.toContain('#/components/')
  expect((await fetch(`${server.url}/_emulator/seed.schema.json`, { headers: { Origin: 'http://example.com' } })).status).toBe(403)
})

describe('a seed in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-seed-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const library =
    'version: 1\nwebs:\n  - url: /\n    lists:\n      - title: Papers\n        template: 101\n        files:\n          - { name: a.txt, path: beside.txt }\n'

  it('is the start of a server, with files beside it', async () => {
    fileOf('beside.txt', 'from beside')
    const seeded = await startServer({ emulator: true, settings: { 'Emulator:Seed': fileOf('seed.yaml', library) } })
    try {
      const read = () =>
        fetch(`${seeded.url}/Papers/a.txt`, { headers: { Authorization: `Basic ${btoa('ann:any')}` } }).then((reply) => reply.text())
      expect(await read()).toBe('from beside')
      await seeded.seed(fileOf('next.json', '{"version":1,"webs":[{"url":"/","lists":[{"title":"Next"}]}]}'))
      expect(await read()).not.toBe('from beside')
      await expect(seeded.seed({ version: 3 })).rejects.toThrow(/must be 1/)
      await expect(seeded.seed(fileOf('wrong.yml', 'version: 1\nwebs: no\n'))).rejects.toThrow(/line 2/)
    } finally {
      await seeded.stop()
    }
  })

  it('refuses the start if it is wrong, or lacks a file', async () => {
    const start = (file: string) => startServer({ emulator: true, settings: { 'Emulator:Seed': file } })
    await expect(start(join(folder, 'none.json'))).rejects.toThrow(/Emulator:Seed: '.*none\.json' cannot be read/)
    await expect(start(fileOf('version.json', '{\n"version": 7}'))).rejects.toThrow(/line 2, version: It must be 1/)
    await expect(start(fileOf('lacks.yaml', library.replace('beside', 'missing')))).rejects.toThrow(/line 8, .*missing\.txt/)
  })
})

it('the state of a server with data on disk can be replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-seed-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const stored = await serve({ settings: { 'Emulator:Enabled': 'true', StorageProvider: 'FileSystem', DataRootPath: folder } })
  const client = createContractClient(stored.server.url)
  expect((await client.call('GET', '/_emulator/state')).status).toBe(200)
  const reply = await client.call('PUT', '/_emulator/state', { body: { version: 1 } })
  expect(reply.status).toBe(204)
  const wrong = await client.call('PUT', '/_emulator/state', {
    body: { version: 1, webs: [{ url: '/', lists: [{ title: 'A', template: 99_999 }] }] },
  })
  expect([wrong.status, (await client.call('GET', '/_emulator/state')).status]).toEqual([400, 200])
})
