import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../../src/testing.ts'
import { createIdentityClient } from '../../../support/sign-in/identity-client.ts'
import { serveEmulator } from '../emulator-server.ts'

const { server, emulator, ann } = await serveEmulator({ 'Identity:DefaultGroup': 'Visitors' })

const seed = {
  version: 1,
  groups: [{ title: 'Reviewers', members: ['bob'] }],
  roles: [
    { name: 'Writers', description: 'Add and change', order: 7, rights: ['ViewListItems', 'AddListItems', 'EditListItems', 'Open'] },
    { name: 'Everything', rights: ['FullMask'] },
  ],
  clients: [
    { id: 'robot', secret: 'open sesame', roles: ['FullControl'] },
    { id: 'page', redirectUris: ['https://app.example/back'] },
  ],
  webs: [
    {
      url: '/',
      columns: [
        { name: 'Colour', type: 'Choice', Choices: ['red', 'green'] },
        { name: 'Weight', title: 'Weight in kg', type: 'Number', MinimumValue: 0 },
      ],
      contentTypes: [
        { name: 'Product', description: 'What is sold', group: 'Shop', columns: ['Colour'] },
        { name: 'Heavy Product', parent: 'Product', group: 'Shop', columns: ['Weight'] },
      ],
      lists: [
        {
          title: 'Stock',
          columns: [{ name: 'Shelf', type: 'Text' }],
          contentTypes: ['Product', 'Heavy Product'],
          views: [
            { title: 'All', columns: ['Title', 'Shelf'], rowLimit: 100 },
            {
              title: 'By shelf',
              columns: ['Shelf'],
              query:
                '<Where><Eq><FieldRef Name="Shelf" /><Value Type="Text">A</Value></Eq></Where><OrderBy><FieldRef Name="Shelf" /></OrderBy>',
              paged: false,
              isDefault: true,
            },
          ],
          permissions: [
            { principal: 'Reviewers', role: 'Read' },
            { principal: 'ann', role: 'Contribute' },
          ],
          items: [{ Title: 'Anvil', Shelf: 'A' }],
        },
        {
          title: 'Cases',
          folders: [
            'Open',
            { path: 'open/Urgent', columns: { Title: 'At once' }, permissions: [{ principal: 'bob', role: 'Writers' }] },
            'Closed',
          ],
          items: [
            { Title: 'first' },
            { Title: 'second', $folder: 'Open/Urgent' },
            { Id: 9, Title: 'third', $folder: 'open', $permissions: [{ principal: 'ann', role: 'Read' }] },
          ],
        },
        {
          title: 'Files',
          template: 101,
          folders: [{ path: 'Secret', permissions: [{ principal: 'ann', role: 'Everything' }] }, 'Secret/Deep'],
          files: [
            { name: 'Secret/a.txt', text: 'a' },
            { name: 'b.txt', text: 'b', columns: { Title: 'B' }, permissions: [{ principal: 'Reviewers', role: 'Read' }] },
          ],
        },
      ],
      webs: [
        {
          url: '/team',
          title: 'Team',
          groups: [{ title: 'Team Readers', members: ['carl'] }],
          permissions: [{ principal: 'Team Readers', role: 'Read' }],
          lists: [{ title: 'Notes', items: [{ Title: 'one' }] }],
        },
      ],
    },
  ],
}

const put = (body: object) => emulator.call('PUT', '/_emulator/state', { body })
const state = async () => (await emulator.call('GET', '/_emulator/state')).json
const asAdmin = { headers: { Authorization: `Basic ${btoa('admin:any')}` } }
const rolesOn = async (path: string) => {
  const { json } = await ann.call('GET', `${path}/roleassignments?$expand=Member,RoleDefinitionBindings`, asAdmin)
  return (json.value as { Member: { Title: string }; RoleDefinitionBindings: { Name: string }[] | { results: { Name: string }[] } }[])
    .flatMap(({ Member, RoleDefinitionBindings: roles }) =>
      (Array.isArray(roles) ? roles : roles.results).map(({ Name }) => `${Member.Title}: ${Name}`),
    )
    .sort()
}

describe('a seed', () => {
  it('makes permissions, content types, views and groups of webs', async () => {
    expect(await put(seed)).toMatchObject({ status: 204 })
    expect(await rolesOn("/_api/web/lists/getbytitle('Stock')")).toEqual(['Reviewers: Read', 'ann: Contribute'])
    expect(await rolesOn('/team/_api/web')).toEqual(['Team Readers: Read'])
    const types = (await ann.call('GET', "/_api/web/lists/getbytitle('Stock')/contenttypes")).json.value
    expect(types.map(({ Name }: { Name: string }) => Name)).toEqual(expect.arrayContaining(['Item', 'Product', 'Heavy Product']))
    const views = (await ann.call('GET', "/_api/web/lists/getbytitle('Stock')/views?$expand=ViewFields")).json.value
    expect(views).toMatchObject([
      { Title: 'All', DefaultView: false, RowLimit: 100 },
      { Title: 'By shelf', DefaultView: true, Paged: false, ViewQuery: expect.stringContaining('OrderBy') },
    ])
    expect((await ann.call('GET', "/team/_api/web/lists/getbytitle('Notes')/items")).status).toBe(403)
  })

  it('makes roles, items in folders of lists, and permissions of items, folders and files', async () => {
    await put(seed)
    const roles = (await ann.call('GET', '/_api/web/roledefinitions', asAdmin)).json.value
    expect(roles.filter(({ Id }: { Id: number }) => Id >= 1073741924)).toMatchObject([
      { Name: 'Writers', Description: 'Add and change', Order: 7, BasePermissions: { High: 0, Low: 65543 } },
      { Name: 'Everything', BasePermissions: { High: 2147483647, Low: 4294967295 } },
    ])
    const cases = "/_api/web/lists/getbytitle('Cases')/items"
    const found = (await ann.call('GET', `${cases}?$select=Id,Title,FileDirRef,FSObjType,HasUniqueRoleAssignments`, asAdmin)).json.value
    expect(found).toMatchObject([
      { Id: 1, Title: 'first', FileDirRef: '/Lists/Cases', HasUniqueRoleAssignments: false },
      { Id: 2, FSObjType: 1, FileDirRef: '/Lists/Cases' },
      { Id: 3, FSObjType: 1, Title: 'At once', FileDirRef: '/Lists/Cases/Open', HasUniqueRoleAssignments: true },
      { Id: 4, Title: 'second', FileDirRef: '/Lists/Cases/Open/Urgent', HasUniqueRoleAssignments: false },
      { Id: 9, Title: 'third', FileDirRef: '/Lists/Cases/Open', HasUniqueRoleAssignments: true },
      { Id: 10, FSObjType: 1, FileDirRef: '/Lists/Cases' },
    ])
    expect(await rolesOn(`${cases}(3)`)).toEqual(['bob: Writers'])
    expect(await rolesOn(`${cases}(9)`)).toEqual(['ann: Read'])
    const bob = { headers: { Authorization: `Basic ${btoa('bob:any')}` } }
    const seenBy = async (who: object) => (await ann.call('GET', cases, who)).json.value.map(({ Id }: { Id: number }) => Id)
    expect(await seenBy(bob)).toEqual([1, 2, 3, 4, 10])
    expect(await seenBy({})).toEqual([1, 2, 9, 10])
    const file = await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/Files/b.txt')/listitemallfields", bob)
    expect(file.json.Title).toBe('B')
    expect((await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/Files/b.txt')")).status).not.toBe(200)
    expect((await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/Files/Secret/a.txt')")).status).toBe(200)
    expect((await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/Files/Secret/a.txt')", bob)).status).not.toBe(200)
  })

  it('is exported with them, and the export as a seed gives the same export', async () => {
    await put(seed)
    const first = await state()
    const { lists, contentTypes, columns, webs } = first.webs[0]
    expect(contentTypes).toMatchObject(seed.webs[0]?.contentTypes ?? [])
    expect(columns).toMatchObject(seed.webs[0]?.columns ?? [])
    const stock = lists.find(({ title }: { title: string }) => title === 'Stock')
    expect(stock).toMatchObject({ contentTypes: ['Product', 'Heavy Product'], views: [{ title: 'All' }, { isDefault: true }] })
    expect(stock.permissions).toContainEqual({ principal: 'Reviewers', role: 'Read' })
    expect(webs[0].permissions).toEqual([{ principal: 'Team Readers', role: 'Read' }])
    expect(first.clients).toEqual(seed.clients)
    expect(first.roles).toEqual(seed.roles)
    expect(lists.find(({ title }: { title: string }) => title === 'Cases')).toMatchObject({
      folders: [
        { path: 'Open', id: 2 },
        {
          path: 'Open/Urgent',
          id: 3,
          columns: { Title: 'At once' },
          permissions: [{ principal: expect.stringMatching(/bob/), role: 'Writers' }],
        },
        { path: 'Closed', id: 10 },
      ],
      items: [
        { Id: 1, Title: 'first' },
        { Id: 4, Title: 'second', $folder: 'Open/Urgent' },
        { Id: 9, Title: 'third', $folder: 'Open', $permissions: [{ role: 'Read' }] },
      ],
    })
    expect(lists.find(({ title }: { title: string }) => title === 'Files')).toMatchObject({
      folders: [{ path: 'Secret', permissions: [{ role: 'Everything' }] }, 'Secret/Deep'],
      files: [
        { name: 'Secret/a.txt' },
        { name: 'b.txt', columns: { Title: 'B' }, permissions: [{ principal: 'Reviewers', role: 'Read' }] },
      ],
    })
    expect(first.groups.map(({ title }: { title: string }) => title)).toEqual(expect.arrayContaining(['Reviewers', 'Team Readers']))
    expect(await put(first)).toMatchObject({ status: 204 })
    expect(await state()).toEqual(first)
  })

  it('has clients that request tokens, and only they may while there are some', async () => {
    await put(seed)
    const identity = createIdentityClient(server.url)
    const ask = async (client_id: string, client_secret: string) =>
      (await identity.token({ grant_type: 'client_credentials', client_id, client_secret, scope: 'AllSites.FullControl' })).status
    expect([await ask('robot', 'open sesame'), await ask('robot', 'wrong'), await ask('other', 'any')]).toEqual([200, 401, 401])
    await put({ version: 1 })
    expect(await ask('other', 'any')).toBe(200)
  })
})

describe('a seed whose members cannot be is refused with its path, and nothing changes', () => {
  const list = (more: object) => ({ version: 1, webs: [{ url: '/', lists: [{ title: 'A', ...more }] }] })
  const web = (more: object) => ({ version: 1, webs: [{ url: '/', ...more }] })
  const cases: [string, object, string, RegExp][] = [
    [
      'a role that there is not',
      list({ permissions: [{ principal: 'ann', role: 'Emperor' }] }),
      'webs/0/lists/0/permissions/0/role',
      /Emperor/,
    ],
    [
      'a principal that cannot be',
      list({ permissions: [{ principal: '\u0001', role: 'Read' }] }),
      'webs/0/lists/0/permissions/0/principal',
      /./,
    ],
    [
      'the role that only the server gives',
      web({ permissions: [{ principal: 'ann', role: 'Limited Access' }] }),
      'webs/0/permissions/0',
      /Limited Access/,
    ],
    [
      'two roles of one name',
      {
        version: 1,
        roles: [
          { name: 'R', rights: [] },
          { name: 'r', rights: [] },
        ],
      },
      'roles/1/name',
      /twice/,
    ],
    ['a role of the name of a built-in one', { version: 1, roles: [{ name: 'Read', rights: [] }] }, 'roles/0/name', /Read/],
    ['a right that there is not', { version: 1, roles: [{ name: 'R', rights: ['Fly'] }] }, 'roles/0/rights/0', /Fly|one of/],
    ['one folder twice', list({ folders: ['a', { path: 'A' }] }), 'webs/0/lists/0/folders/1', /twice/],
    ['a folder in none', list({ folders: ['a/b'] }), 'webs/0/lists/0/folders/0', /a/],
    ['a folder that is neither text nor object', list({ folders: [7] }), 'webs/0/lists/0/folders/0', /./],
    ['a folder without a path', list({ folders: [{ id: 1 }] }), 'webs/0/lists/0/folders/0', /path/],
    ['an item in no folder', list({ items: [{ $folder: 'none' }] }), 'webs/0/lists/0/items/0/$folder', /none/],
    [
      'an item before its folder',
      list({ folders: [{ path: 'a', id: 5 }], items: [{ Id: 3, $folder: 'a' }] }),
      'webs/0/lists/0/items/0/Id',
      /greater than 5/,
    ],
    [
      'a folder with an id that is taken',
      list({ folders: [{ path: 'a', id: 2 }], items: [{ Title: 'one' }, { Title: 'two' }] }),
      'webs/0/lists/0/folders/0/id',
      /greater than 2/,
    ],
    [
      'a role of an item that there is not',
      list({ items: [{ $permissions: [{ principal: 'ann', role: 'Emperor' }] }] }),
      'webs/0/lists/0/items/0/$permissions/0/role',
      /Emperor/,
    ],
    ['two views of one title', list({ views: [{ title: 'V' }, { title: 'v' }] }), 'webs/0/lists/0/views/1/title', /twice/],
    [
      'two default views',
      list({
        views: [
          { title: 'V', isDefault: true },
          { title: 'W', isDefault: true },
        ],
      }),
      'webs/0/lists/0/views/1/isDefault',
      /one default/,
    ],
    ['a view of an unknown column', list({ views: [{ title: 'V', columns: ['Colour'] }] }), 'webs/0/lists/0/views/0', /Colour/],
    ['a query that cannot be read', list({ views: [{ title: 'V', query: '<Where>' }] }), 'webs/0/lists/0/views/0', /./],
    [
      'a content type without a parent',
      web({ contentTypes: [{ name: 'T', parent: 'Nothing' }] }),
      'webs/0/contentTypes/0/parent',
      /Nothing/,
    ],
    [
      'content types that are each the parent of the other',
      web({
        contentTypes: [
          { name: 'A', parent: 'B' },
          { name: 'B', parent: 'A' },
        ],
      }),
      'webs/0/contentTypes/0/parent',
      /stands before/,
    ],
    [
      'a content type of an unknown column',
      web({ contentTypes: [{ name: 'T', columns: ['None'] }] }),
      'webs/0/contentTypes/0/columns/0',
      /None/,
    ],
    ['a list of an unknown content type', list({ contentTypes: ['Nothing'] }), 'webs/0/lists/0/contentTypes/0', /Nothing/],
    [
      'a site column that is a lookup',
      web({ columns: [{ name: 'L', type: 'Lookup', LookupList: 'A' }] }),
      'webs/0/columns/0/type',
      /lookup/,
    ],
    [
      'one group in two places',
      { version: 1, groups: [{ title: 'G' }], webs: [{ url: '/', groups: [{ title: 'g' }] }] },
      'webs/0/groups/0/title',
      /twice/,
    ],
    ['two clients of one id', { version: 1, clients: [{ id: 'a' }, { id: 'a' }] }, 'clients/1/id', /twice/],
    [
      'a client with an address that cannot be',
      { version: 1, clients: [{ id: 'a', redirectUris: ['javascript:alert(1)'] }] },
      'clients/0/redirectUris/0',
      /cannot be used/,
    ],
  ]

  it.each(cases)('%s', async (_name, wrong, path, message) => {
    await put({ version: 1, clients: [{ id: 'kept' }], webs: [{ url: '/', lists: [{ title: 'Kept', items: [{ Title: 'kept' }] }] }] })
    const before = await state()
    const reply = await put(wrong)
    expect([reply.status, reply.json.error]).toMatchObject([
      400,
      { path, message: expect.stringMatching(message), line: expect.any(Number) },
    ])
    expect(await state()).toEqual(before)
  })
})

describe('a mounted folder with a seed', () => {
  const root = mkdtempSync(join(tmpdir(), 'tenon-seeds-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const folderOf = (name: string, files: Readonly<Record<string, string>>) => {
    mkdirSync(join(root, name))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, name, file), text)
    return join(root, name)
  }
  const start = (folder: string) => startServer({ emulator: true, settings: { 'Emulator:Seed': folder } })

  it('is the start of a server, with the files beside it', async () => {
    const text =
      'version: 1\nwebs:\n  - url: /\n    lists:\n      - { title: Papers, template: 101, files: [{ name: a.txt, path: a.txt }] }\n'
    const seeded = await start(folderOf('one', { 'seed.yaml': text, 'a.txt': 'mounted' }))
    try {
      const reply = await fetch(`${seeded.url}/Papers/a.txt`, { headers: { Authorization: `Basic ${btoa('ann:any')}` } })
      expect(await reply.text()).toBe('mounted')
    } finally {
      await seeded.stop()
    }
  })

  it('is refused without a seed, and with two', async () => {
    await expect(start(folderOf('none', {}))).rejects.toThrow(/Emulator:Seed: .* has 0 of them/)
    await expect(start(folderOf('two', { 'seed.yaml': 'version: 1', 'seed.json': '{}' }))).rejects.toThrow(/has 2 of them/)
  })
})
