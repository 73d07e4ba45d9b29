import { BrowserFetch, BrowserFetchWithRetry, DefaultParse, HttpRequestError, InjectHeaders } from '@pnp/queryable'
import { DefaultHeaders, DefaultInit, RequestDigest, type SPFI, spfi } from '@pnp/sp'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/items/index.js'
import type { IList, IListInfo } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/site-users/index.js'
import '@pnp/sp/sites/index.js'
import '@pnp/sp/webs/index.js'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve()

/** The behaviours that the documentation of PnPjs names for a program with its own credentials. */
const signedInAs = (userName: string): SPFI => pnpAs(server.url, userName)

let listNumber = 0

async function newList(sp: SPFI, titles: readonly string[] = []): Promise<{ title: string; list: IList }> {
  const title = `PnP list ${++listNumber}`
  await sp.web.lists.add(title)
  const list = sp.web.lists.getByTitle(title)
  for (const Title of titles) await list.items.add({ Title })
  return { title, list }
}

const titlesOf = (rows: readonly { Title: string }[]): string[] => rows.map((row) => row.Title)

/** The error with which PnPjs rejects if the status is no success. */
async function failureOf(request: Promise<unknown>): Promise<HttpRequestError> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(HttpRequestError)
  return error as HttpRequestError
}

describe('@pnp/sp reads where it is', () => {
  it('gets the web, its properties and the site collection', async () => {
    const sp = signedInAs('ann')
    expect(await sp.web()).toMatchObject({ Title: 'Home', Url: server.url, ServerRelativeUrl: '/', Language: 1033, WebTemplate: 'STS' })
    expect(await sp.web.select('Title')()).not.toHaveProperty('Language')
    expect(await sp.web.allProperties()).toMatchObject({ vti_title: 'Home' })
    expect(await sp.web.webs()).toEqual([])
    expect(await sp.site()).toMatchObject({ Url: server.url, ServerRelativeUrl: '/' })
  })

  it('gets the user who is signed in, and another one for other credentials', async () => {
    const ann = await signedInAs('ann').web.currentUser()
    const bob = await signedInAs('bob').web.currentUser()
    expect(ann).toMatchObject({ LoginName: 'i:0#.f|membership|ann', Title: 'ann', Email: 'ann@localhost', PrincipalType: 1 })
    expect(bob).toMatchObject({ LoginName: 'i:0#.f|membership|bob' })
    expect(bob.Id).not.toBe(ann.Id)
    expect((await signedInAs('ANN').web.currentUser()).Id).toBe(ann.Id)
  })

  it('gets a list by its title, by its id and by its URL', async () => {
    const { web } = signedInAs('ann')
    const tasks = await web.lists.getByTitle('Tasks')()
    expect(tasks).toMatchObject({ Title: 'Tasks', BaseTemplate: 107 })
    expect(await web.lists.getById(tasks.Id)()).toEqual(tasks)
    expect(await web.getList('/Lists/Tasks')()).toEqual(tasks)
    expect(titlesOf(await web.lists())).toEqual(expect.arrayContaining(['Announcements', 'Documents', 'Site Pages', 'Tasks']))
    expect(titlesOf(await web.lists.filter('BaseTemplate eq 107').select('Title')())).toEqual(['Tasks'])
  })

  it('finds sub-objects of the web with expand', async () => {
    const web: { Lists?: { Title: string }[] } = await signedInAs('ann').web.select('Title', 'Lists/Title').expand('Lists')()
    expect(titlesOf(web.Lists ?? [])).toContain('Tasks')
  })
})

describe('@pnp/sp keeps lists', () => {
  it.each([
    "Bob's plans",
    'Fifty % & more + some',
    'a/b',
    'Ünï çödé 漢字 🙂',
    'brackets (1) [2] {3}',
    '#1 "quoted"? = yes',
    '__proto__',
    'constructor',
  ])('creates the list %s, finds it by that title and deletes it', async (title) => {
    const { lists } = signedInAs('ann').web
    const made = await lists.add(title, 'What comes next', 100, true)
    expect(made).toMatchObject({ Title: title, Description: 'What comes next', BaseTemplate: 100, ContentTypesEnabled: true, ItemCount: 0 })
    expect((await lists.getByTitle(title)()).Id).toBe(made.Id)
    await lists.getByTitle(title).delete()
    expect((await failureOf(lists.getById(made.Id)())).status).toBe(404)
  })

  it('changes a list with and without the right ETag', async () => {
    const sp = signedInAs('ann')
    const { list } = await newList(sp)
    const { 'odata.etag': etag } = (await list()) as IListInfo & { 'odata.etag': string }
    await list.update({ Description: 'first' }, etag)
    expect((await list()).Description).toBe('first')
    expect((await failureOf(list.update({ Description: 'second' }, etag))).status).toBe(412)
    await list.update({ Description: 'third', EnableVersioning: true })
    expect(await list()).toMatchObject({ Description: 'third', EnableVersioning: true })
  })

  it('ensures a list: made at the first call, changed at the second', async () => {
    const { lists } = signedInAs('ann').web
    expect((await lists.ensure('Ensured', 'one')).created).toBe(true)
    const again = await lists.ensure('Ensured', 'two')
    expect(again.created).toBe(false)
    expect((await again.list()).Description).toBe('two')
  })

  it('sees that a title is taken as 409 and an unknown template as 400', async () => {
    const { lists } = signedInAs('ann').web
    expect((await failureOf(lists.add('TASKS'))).status).toBe(409)
    expect((await failureOf(lists.add('Of no kind', '', 4711))).status).toBe(400)
  })
})

describe('@pnp/sp keeps items', () => {
  it('adds items and gets them back as they were written', async () => {
    const { items } = signedInAs('ann').web.lists.getByTitle('Tasks')
    const written = {
      Title: `Ärger 漢字 🙂 'quoted' "twice" <b>&amp;</b> \\ \t.`,
      Priority: '(1) High',
      PercentComplete: 0.25,
      Body: 'line one\r\nline two\n'.repeat(500),
      StartDate: '2026-01-31T10:00:00Z',
      DueDate: null,
    }
    const added = await items.add(written)
    expect(added).toMatchObject(written)
    expect(await items.getById(added.Id)()).toEqual({ ...added, 'odata.metadata': expect.any(String) })
    const [found] = await items.filter(`Id eq ${added.Id}`)()
    expect(found).toMatchObject(written)
  })

  it('filters, orders and limits', async () => {
    const { list } = await newList(signedInAs('ann'), ['pear', 'Apple', 'fig', 'apricot', "O'Brien"])
    expect(titlesOf(await list.items.orderBy('Title')())).toEqual(['Apple', 'apricot', 'fig', "O'Brien", 'pear'])
    expect(titlesOf(await list.items.orderBy('Title', false).top(2)())).toEqual(['pear', "O'Brien"])
    expect(titlesOf(await list.items.filter("startswith(Title,'AP')")())).toEqual(['Apple', 'apricot'])
    expect(titlesOf(await list.items.filter("Title eq 'O''Brien'")())).toEqual(["O'Brien"])
    expect(titlesOf(await list.items.filter("substringof('i',Title) and Id lt 4")())).toEqual(['fig'])
    expect(titlesOf(await list.items.filter((f) => f.text('Title').equals('fig'))())).toEqual(['fig'])
    expect(titlesOf(await list.items.filter((f) => f.number('Id').greaterThan(3))())).toEqual(['apricot', "O'Brien"])
  })

  it('selects columns and expands the author', async () => {
    const { list } = await newList(signedInAs('cleo'), ['a'])
    const [item] = await list.items.select('Id', 'Title', 'Author/Title', 'Author/EMail').expand('Author')()
    expect(item).toMatchObject({ Id: 1, Title: 'a', Author: { Title: 'cleo', EMail: 'cleo@localhost' } })
    expect(item).not.toHaveProperty('Created')
    expect(item.Author).not.toHaveProperty('Id')
  })

  it('pages with its iterator through every item once, also filtered and ordered', async () => {
    const titles = Array.from({ length: 25 }, (_, i) => `t${i % 4}`)
    const { list } = await newList(signedInAs('ann'), titles)
    const sizes: number[] = []
    const ids: number[] = []
    for await (const page of list.items.top(10)) {
      sizes.push(page.length)
      ids.push(...page.map((item: { Id: number }) => item.Id))
    }
    expect(sizes).toEqual([10, 10, 5])
    expect(ids).toEqual(titles.map((_, i) => i + 1))

    const seen: string[] = []
    for await (const page of list.items.filter("Title ne 't0'").orderBy('Title', false).select('Id', 'Title').top(4))
      seen.push(...titlesOf(page))
    expect(seen).toEqual(
      titles
        .filter((title) => title !== 't0')
        .sort()
        .reverse(),
    )
  })

  it('pages with the position that it makes of an id', async () => {
    const { list } = await newList(signedInAs('ann'), ['a', 'b', 'c', 'd', 'e'])
    expect(titlesOf(await list.items.top(2).skip(2)())).toEqual(['c', 'd'])
  })

  it('updates an item with and without an ETag, and gets the new ETag each time', async () => {
    const { list } = await newList(signedInAs('ann'), ['a'])
    const item = list.items.getById(1)
    const first = await item()
    const updated = await item.update({ Title: 'b' })
    expect(updated.etag).not.toBe(first['odata.etag'])
    const refused = await failureOf(item.update({ Title: 'c' }, first['odata.etag']))
    expect(refused.status).toBe(412)
    expect((await item()).Title).toBe('b')
    const last = await item.update({ Title: 'd' }, updated.etag)
    expect(await item()).toMatchObject({ Title: 'd', 'odata.etag': last.etag })
  })

  it('deletes an item with and without an ETag', async () => {
    const { list } = await newList(signedInAs('ann'), ['a', 'b'])
    expect((await failureOf(list.items.getById(1).delete('"9"'))).status).toBe(412)
    await list.items.getById(1).delete('"1"')
    await list.items.getById(2).delete()
    expect(await list.items()).toEqual([])
    expect((await list()).ItemCount).toBe(0)
  })
})

describe('@pnp/sp sees failures', () => {
  it('a missing list, item or address as 404 with a message that names it', async () => {
    const { web } = signedInAs('ann')
    const noList = await failureOf(web.lists.getByTitle('Nope')())
    expect([noList.status, noList.message.includes("'Nope'")]).toEqual([404, true])
    const noItem = await failureOf(web.lists.getByTitle('Tasks').items.getById(4711)())
    expect([noItem.status, noItem.message.includes('4711')]).toEqual([404, true])
    const body = (await noItem.response.json()) as { error: { code: string } }
    expect(body.error.code).toMatch(/^-2130575338, /)
  })

  it('a wrong column, value or filter as 400 and writes nothing', async () => {
    const { list } = await newList(signedInAs('ann'))
    for (const request of [
      list.items.add({ Titel: 'a' }),
      list.items.add({ Title: { a: 1 } }),
      list.items.add(JSON.parse('{"__proto__":{"a":1},"Title":"b"}')),
      list.items.filter("Titel eq 'a'")(),
      list.items.filter("Title eq 'a")(),
      list.items.select('Nope')(),
    ]) {
      expect((await failureOf(request)).status).toBe(400)
    }
    expect(await list.items()).toEqual([])
  })

  it('missing credentials as 401', async () => {
    const sp = spfi(server.url).using(DefaultHeaders(), DefaultInit(), BrowserFetch(), DefaultParse())
    expect((await failureOf(sp.web())).status).toBe(401)
  })
})

describe('@pnp/sp with a cookie', () => {
  const login = async (): Promise<string> => {
    const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Login xmlns="http://schemas.microsoft.com/sharepoint/soap/"><username>dora</username><password>x</password></Login></s:Body></s:Envelope>`
    const response = await fetch(`${server.url}/_vti_bin/authentication.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body,
    })
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  it('writes with the digest that it fetches by itself, and without one is refused', async () => {
    const Cookie = await login()
    const signedIn = spfi(server.url).using(
      DefaultHeaders(),
      DefaultInit(),
      BrowserFetchWithRetry(),
      DefaultParse(),
      InjectHeaders({ Cookie }),
    )
    expect((await signedIn.web.currentUser()).Title).toBe('dora')
    expect((await failureOf(signedIn.web.lists.add('Without digest'))).status).toBe(403)
    const sp = spfi(signedIn).using(RequestDigest())
    const { title, list } = await newList(sp, ['a'])
    await list.items.getById(1).update({ Title: 'b' })
    expect(titlesOf(await sp.web.lists.getByTitle(title).items())).toEqual(['b'])
    expect((await failureOf(sp.web.lists.getByTitle('Without digest')())).status).toBe(404)
  })
})
