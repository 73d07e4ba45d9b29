import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compressedZip, imported, importOf } from '../../../support/samples/packages.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { fetchFrom } from '../../../support/server.ts'

const backups = join(sharedFolder('seed-package'), 'backups')
const { server, clientOf } = await serve({ settings: { 'Farm:BackupRoot': backups } })
const admin = clientOf('admin')
for (const name of ['json', 'yaml', 'alone'])
  await admin.call('POST', '/_api/web/webs/add', {
    body: { parameters: { Title: name, Url: name, WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true } },
  })

const seed = {
  version: 1,
  users: [{ name: 'ann', title: 'Ann Other', email: 'ann@other.example' }],
  groups: [{ title: 'Reviewers', members: ['ann', 'bob'] }],
  roles: [{ name: 'Looks', rights: ['Open'] }],
  webs: [
    {
      url: '/',
      lists: [
        { title: 'Places', items: [{ Id: 3, Title: 'Here' }] },
        {
          title: 'Orders',
          columns: [
            { name: 'Amount', type: 'Number', Required: true },
            { name: 'Kinds', type: 'MultiChoice', Choices: ['a', 'b'] },
            { name: 'Who', type: 'User' },
            { name: 'Place', type: 'Lookup', LookupList: 'Places' },
          ],
          views: [{ title: 'Own' }],
          folders: ['Later'],
          items: [
            {
              Id: 5,
              Title: 'Chairs',
              Amount: 4,
              Kinds: ['a', 'b'],
              Who: 'ann',
              Place: 3,
              $permissions: [{ principal: 'Reviewers', role: 'Read' }],
            },
            { Title: 'Desks', Amount: 2, $folder: 'Later' },
          ],
        },
        {
          title: 'Papers',
          template: 101,
          files: [
            { name: 'a.txt', text: 'in the seed' },
            { name: 'more/b.txt', path: './files/b.txt', columns: { Title: 'Beside' } },
          ],
        },
      ],
      webs: [{ url: '/below', lists: [{ title: 'Hidden below' }] }],
    },
  ],
}
const orders = "/json/_api/web/lists/getbytitle('Orders')"

describe('a seed in a ZIP file', () => {
  it('becomes lists of a web, with the files beside it', async () => {
    const zip = compressedZip({ 'seed.json': JSON.stringify(seed), 'files/b.txt': 'beside the seed' })
    const outcome = await imported(server, admin, zip, '?target=/json')
    expect(outcome).toMatchObject({ status: 'Succeeded', result: { imported: 3, skipped: 0, replaced: 0 } })
    const left = outcome.result.leftOut.map(({ what, count }: { what: string; count: number }) => [what, count])
    expect(left.sort()).toEqual([
      ["Lists of the web '/below'", 1],
      ['Roles', 1],
      ['Views of lists', 1],
    ])
    const { value } = (
      await admin.call('GET', `${orders}/items?$select=Id,Title,Amount,Kinds,Who/Title,Place/Title&$expand=Who,Place&$filter=Amount gt 0`)
    ).json
    expect(value).toEqual([
      expect.objectContaining({
        Id: 5,
        Title: 'Chairs',
        Amount: 4,
        Kinds: ['a', 'b'],
        Who: { Title: 'Ann Other' },
        Place: { Title: 'Here' },
      }),
      expect.objectContaining({ Title: 'Desks', Amount: 2 }),
    ])
    for (const [path, text] of [
      ['a.txt', 'in the seed'],
      ['more/b.txt', 'beside the seed'],
    ])
      expect((await fetchFrom(`${server.url}/json/Papers/${path}`, { user: 'admin' })).text).toBe(text)
  })

  it('gives groups their members, and items their permissions', async () => {
    const members = (await admin.call('GET', "/_api/web/sitegroups/getbyname('Reviewers')/users")).json.value
    expect(members.map(({ Title }: { Title: string }) => Title).sort()).toEqual(['Ann Other', 'bob'])
    const { value } = (await admin.call('GET', `${orders}/items(5)/roleassignments?$expand=Member`)).json
    expect(value.map(({ Member }: { Member: { Title: string } }) => Member.Title)).toEqual(['Reviewers'])
  })

  it('may be YAML, and names the line of an error', async () => {
    const text = 'version: 1\nwebs:\n  - url: /\n    lists:\n      - title: Notes\n        items:\n          - Title: One\n'
    expect(await imported(server, admin, compressedZip({ 'seed.yaml': text }), '?target=/yaml')).toMatchObject({ status: 'Succeeded' })
    expect((await admin.call('GET', "/yaml/_api/web/lists/getbytitle('Notes')/items?$select=Title")).json.value).toHaveLength(1)
    const wrong = await importOf(admin, compressedZip({ 'seed.yaml': `${text}        tempalte: 100\n` }), '?target=/yaml')
    expect([wrong.status, wrong.json.error.message]).toEqual([400, expect.stringMatching(/seed\.yaml, line 8, .*no member 'tempalte'/)])
  })

  it('leaves out values that no column takes', async () => {
    const columns = [{ name: 'Kinds', type: 'MultiChoice', Choices: ['a'] }]
    const items = [{ Title: 'Odd', Kinds: [{ of: 'an object' }] }]
    const text = JSON.stringify({ version: 1, webs: [{ url: '/', lists: [{ title: 'Odd', columns, items }] }] })
    const outcome = await imported(server, admin, compressedZip({ 'seed.json': text }), '?target=/yaml')
    expect(outcome).toMatchObject({ status: 'Succeeded', result: { leftOut: [{ what: "Value of column 'Kinds' of list 'Odd'" }] } })
  })

  it('that has the same bytes too often is refused', async () => {
    const files = Array.from({ length: 40 }, (_, at) => ({ name: `${at}.bin`, path: 'big.bin' }))
    const text = JSON.stringify({ version: 1, webs: [{ url: '/', lists: [{ title: 'Big', template: 101, files }] }] })
    const reply = await importOf(admin, compressedZip({ 'seed.json': text, 'big.bin': randomBytes(4 * 1024 * 1024) }), '?target=/json')
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringMatching(/the same files so often/)])
  })

  it.each<[string, unknown, RegExp]>([
    ['another version', { version: 2 }, /It must be 1/],
    ['no object', [], /must be an object/],
    [
      'a lookup to nothing',
      { version: 1, webs: [{ url: '/', lists: [{ title: 'x', columns: [{ name: 'A', type: 'Lookup', LookupList: 'y' }] }] }] },
      /no list 'y'/,
    ],
    [
      'a file that is not there',
      { version: 1, webs: [{ url: '/', lists: [{ title: 'x', template: 101, files: [{ name: 'a', path: 'b' }] }] }] },
      /no file 'b'/,
    ],
    [
      'a file with two contents',
      { version: 1, webs: [{ url: '/', lists: [{ title: 'x', files: [{ name: 'a', path: 'b', text: 'c' }] }] }] },
      /needs one of/,
    ],
    [
      'a setting of another kind',
      { version: 1, webs: [{ url: '/', lists: [{ title: 'x', columns: [{ name: 'A', type: 'Choice', Choices: 5 }] }] }] },
      /must be an array of texts/,
    ],
    [
      'a number that is too great',
      { version: 1, webs: [{ url: '/', lists: [{ title: 'x', items: [{ Id: 2 ** 40 }] }] }] },
      /from 1 to 999999999/,
    ],
    ['a list twice', { version: 1, webs: [{ url: '/', lists: [{ title: 'x' }, { title: 'X' }] }] }, /twice/],
  ])('is refused for %s', async (_what, value, message) => {
    const reply = await importOf(admin, compressedZip({ 'seed.json': JSON.stringify(value) }), '?target=/json')
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringMatching(message)])
  })
})

describe('a seed alone', () => {
  const json = 'application/json'
  const yaml = 'application/yaml'
  const seedOf = (...lists: readonly object[]) => JSON.stringify({ version: 1, webs: [{ url: '/', lists }] })

  it('is JSON, with the content of its files in it', async () => {
    const files = [
      { name: 'a.txt', text: 'größer' },
      { name: 'b.bin', base64: 'AAEC' },
    ]
    const text = seedOf({ title: 'Alone', items: [{ Id: 7, Title: 'One' }] }, { title: 'Sheets', template: 101, files })
    const outcome = await imported(server, admin, text, '?target=/alone', 'application/json; charset=utf-8')
    expect(outcome).toMatchObject({ status: 'Succeeded', result: { imported: 2, skipped: 0, replaced: 0 } })
    expect((await admin.call('GET', "/alone/_api/web/lists/getbytitle('Alone')/items(7)?$select=Title")).json.Title).toBe('One')
    expect((await fetchFrom(`${server.url}/alone/Sheets/a.txt`, { user: 'admin' })).text).toBe('größer')
    expect((await fetchFrom(`${server.url}/alone/Sheets/b.bin`, { user: 'admin' })).text).toBe('\u0000\u0001\u0002')
    expect((await importOf(admin, text, '?target=/alone', json)).json.error.message).toMatch(/has a list 'Alone' already/)
    expect(await imported(server, admin, text, '?target=/alone&conflict=skip', json)).toMatchObject({ result: { skipped: 2 } })
  })

  it('is YAML', async () => {
    const text = 'version: 1\nwebs:\n  - url: /\n    lists:\n      - title: Plain\n        items:\n          - Title: One\n'
    expect(await imported(server, admin, text, '?target=/alone', yaml)).toMatchObject({ status: 'Succeeded', result: { imported: 1 } })
    expect((await admin.call('GET', "/alone/_api/web/lists/getbytitle('Plain')/items?$select=Title")).json.value).toHaveLength(1)
  })

  const wrong = '{ "version": 1,\n "webs": [{ "url": "/",\n "lists": [{ "title": "x",\n "tempalte": 100 }] }] }'
  it.each<[string, string, string, number, RegExp]>([
    ['a wrong member in JSON', json, wrong, 400, /its seed\.json, line 4, webs\/0\/lists\/0\/tempalte: .*no member 'tempalte'/],
    ['a wrong member in YAML', yaml, 'version: 1\nwebs:\n  - url: /\n    lost: 1\n', 400, /its seed\.yaml, line 4, webs\/0\/lost: /],
    ['JSON that cannot be read', json, '{\n"version": 1,,}', 400, /its seed\.json, line 2: The JSON cannot be read/],
    ['YAML that cannot be read', yaml, 'version: 1\nwebs: [', 400, /line [23]: The YAML cannot be read/],
    ['no text at all', json, '', 400, /line 1/],
    ['a ZIP file that says it is JSON', json, 'PK\u0003\u0004', 400, /line 1/],
    ['a file beside it', json, seedOf({ title: 'x', template: 101, files: [{ name: 'a', path: 'b' }] }), 400, /no file 'b'/],
    ['JSON of more than 1 MiB', json, `{ "version": 1${' '.repeat(1024 * 1024)}}`, 413, /1048576/],
    ['YAML of more than 256 KiB', yaml, `version: 1${' '.repeat(256 * 1024)}`, 413, /262144/],
    ['another charset', 'application/yaml; charset=utf-16', 'version: 1', 415, /application\/yaml in UTF-8/],
    ['another type', 'text/x-seed', 'version: 1', 415, /application\/zip, or for a seed/],
  ])('is refused for %s, and nothing of it stays', async (_what, type, text, status, message) => {
    const reply = await importOf(admin, text, '?target=/alone', type)
    expect([reply.status, reply.json.error.message]).toEqual([status, expect.stringMatching(message)])
    expect(readdirSync(join(backups, 'packages')).filter((name) => name.includes('.import.'))).toEqual([])
  })
})
