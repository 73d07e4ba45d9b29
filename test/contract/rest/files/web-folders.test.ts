import { describe, expect, it } from 'vitest'
import { at, openFolderServer } from '../../../support/samples/folder-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { ann, clientOf: client, newList, addFolder, server } = await openFolderServer({ own: true })
const folders = '/_api/web/folders'

const urlsIn = (reply: Awaited<ReturnType<typeof ann.call>>) => rowsOf(reply).map((row) => row.ServerRelativeUrl as string)

/** All pages, by their next links. */
async function allPages(address: string, who = ann): Promise<string[][]> {
  const pages: string[][] = []
  for (let next: string | undefined = address; next !== undefined; ) {
    const reply = await who.call('GET', next)
    expect(reply.status).toBe(200)
    pages.push(urlsIn(reply))
    next = reply.json['odata.nextLink']
  }
  return pages
}

/** The order of paths: a folder comes before what is in it, and letter case does not count. */
const inOrder = (urls: readonly string[]) =>
  [...urls].sort((a, b) => {
    const [left, right] = [a, b].map((url) => url.toLowerCase().split('/').join('\u0000')) as [string, string]
    return left < right ? -1 : 1
  })

const { url, title, address } = await newList()
const other = await newList()
for (const path of ['b', 'B/two', 'b/One', 'a', 'a/deep', 'a/deep/est', 'a-z', 'Ünïcode']) await addFolder(`${url}/${path}`)
await addFolder('/Beside')
await addFolder('/Beside/inner')
await ann.call('POST', `${at(url)}/files/add(url='b0.txt',overwrite=true)`, { body: 'x' })
await ann.call('POST', '/_api/web/webs/add', {
  body: { parameters: { Title: 'Below', Url: 'below', WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: true } },
})
const below = ['', '/a', '/a/deep', '/a/deep/est', '/a-z', '/b', '/b/One', '/b/two', '/Ünïcode'].map((path) => url + path)

describe('the folders of a web', () => {
  it('are all of them, at any depth, each before what is in it', async () => {
    const urls = urlsIn(await ann.call('GET', folders))
    expect(urls.filter((one) => one.startsWith(`${url}/`) || one === url)).toEqual(below)
    expect(urls).toEqual(expect.arrayContaining(['/Beside', '/Beside/inner', '/Lists', '/Lists/Tasks', '/Shared Documents', '/SitePages']))
    expect(urls).toEqual(inOrder(urls))
    expect(urls.filter((one) => one === '/' || one.startsWith('/below') || one.endsWith('.txt'))).toEqual([])
    const inside = urlsIn(await ann.call('GET', `/below${folders}`))
    expect(inside).toContain('/below/Shared Documents')
    expect(inside.filter((one) => !one.startsWith('/below/'))).toEqual([])
  })

  it.each([1, 2, 3, 7])('come whole in pages of %d, by next links', async (top) => {
    const whole = urlsIn(await ann.call('GET', folders))
    const pages = await allPages(`${folders}?$top=${top}`)
    expect(pages.flat()).toEqual(whole)
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(top)
  })

  it('continue after a folder that is gone, because the token is a path', async () => {
    await addFolder(`${other.url}/m`)
    await addFolder(`${other.url}/m/n`)
    await addFolder(`${other.url}/o`)
    const from = async (path: string) =>
      urlsIn(await ann.call('GET', `${folders}?$skiptoken=${encodeURIComponent(`Paged=TRUE&p_ID=0&p_Path=${encodeURIComponent(path)}`)}`))
    const name = other.title.toLowerCase()
    expect((await from(`${name}/m`))[0]).toBe(`${other.url}/m/n`)
    await ann.call('DELETE', at(`${other.url}/m`))
    expect((await from(`${name}/m`))[0]).toBe(`${other.url}/o`)
    expect((await from(`${name}/m/n`))[0]).toBe(`${other.url}/o`)
    expect((await from(`/${other.title}/M/`))[0]).toBe(`${other.url}/o`)
    expect(await from('\uffff')).toEqual([])
    for (const token of ['x', 'Paged=TRUE&p_ID=3', 'Paged=TRUE&PagedPrev=TRUE&p_ID=0&p_Path=a'])
      expectRefusal(await ann.call('GET', `${folders}?$skiptoken=${encodeURIComponent(token)}`), 400, /\$skiptoken cannot be read/)
  })

  it('can be filtered, ordered, counted and skipped', async () => {
    const named = `$filter=startswith(Name,'${title}') or Name eq 'one' or Name eq 'est'`
    expect(urlsIn(await ann.call('GET', `${folders}?${named}`))).toEqual([url, `${url}/a/deep/est`, `${url}/b/One`])
    const pages = await allPages(`${folders}?${named}&$top=1`)
    expect(pages.flat()).toEqual([url, `${url}/a/deep/est`, `${url}/b/One`])
    const whole = urlsIn(await ann.call('GET', folders))
    expect(urlsIn(await ann.call('GET', `${folders}?$skip=2&$top=2`))).toEqual(whole.slice(2, 4))
    expect((await ann.call('GET', `${folders}?$inlinecount=allpages&$top=1`)).json['odata.count']).toBe(String(whole.length))
    expect((await ann.call('GET', `${folders}/$count`)).text).toBe(String(whole.length))
    const names = rowsOf(await ann.call('GET', `${folders}?$orderby=Name desc&$select=Name&$top=2`)).map((row) => row.Name)
    expect(names).toEqual(['Ünïcode', 'two'])
    expect(rowsOf(await ann.call('GET', `${folders}?$top=0`))).toEqual([])
    expectRefusal(await ann.call('GET', `${folders}?$filter=Nope eq 1`), 400, /Nope/)
  })

  it('have their paths as keys, and expand with the web', async () => {
    expect((await ann.call('GET', `${folders}('${title}/a/deep')`)).json.ServerRelativeUrl).toBe(`${url}/a/deep`)
    expect(urlsIn(await ann.call('GET', `${folders}('${title}')/folders`))).toEqual([
      `${url}/a`,
      `${url}/a-z`,
      `${url}/b`,
      `${url}/Ünïcode`,
    ])
    expect(urlsIn(await ann.call('GET', '/_api/web/rootfolder/folders'))).not.toContain(`${url}/a`)
    const web = await ann.call('GET', '/_api/web?$select=Folders/ServerRelativeUrl&$expand=Folders')
    expect(web.json.Folders.map((one: { ServerRelativeUrl: string }) => one.ServerRelativeUrl)).toEqual(
      urlsIn(await ann.call('GET', folders)),
    )
  })

  it('are those that the caller may see, also below one that is hidden', async () => {
    const { url: shut, address: closed } = await newList()
    await addFolder(`${shut}/inside`)
    await ann.call('POST', `${closed}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    const item = `${at(`${url}/a/deep`)}/listitemallfields`
    for (const hidden of [`${at(`${url}/a`)}/listitemallfields`, item])
      await ann.call('POST', `${hidden}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    const max = client('max')
    const { Id } = (await max.call('GET', '/_api/web/currentuser')).json
    await ann.call('POST', `${item}/roleassignments/addroleassignment(principalid=${Id},roledefid=1073741826)`)
    const urls = (await allPages(`${folders}?$top=3`, client('rolf'))).flat()
    expect(urls.filter((one) => one.startsWith(shut))).toEqual([])
    expect(urls.filter((one) => one.startsWith(`${url}/a/`) || one === `${url}/a`)).toEqual([])
    expect(urls).toContain(`${url}/b/One`)
    const seen = (await allPages(`${folders}?$top=3`, max)).flat()
    expect(seen.filter((one) => one.startsWith(`${url}/a/`) || one === `${url}/a`)).toEqual([`${url}/a/deep`, `${url}/a/deep/est`])
    expect((await ann.call('GET', `${address}/rootfolder`)).status).toBe(200)
  })

  it('leave out those that are recycled, and those that wait for approval', async () => {
    const { url: gone, address: bin } = await newList()
    await addFolder(`${gone}/kept`)
    await addFolder(`${gone}/recycled`)
    await addFolder(`${gone}/recycled/inner`)
    await ann.call('POST', `${at(`${gone}/recycled`)}/recycle`)
    const inside = async (who = ann) => urlsIn(await who.call('GET', `${folders}?$top=5000`)).filter((one) => one.startsWith(gone))
    expect(await inside()).toEqual([gone, `${gone}/kept`])
    await ann.call('PUT', bin, { body: { EnableModeration: true } })
    await addFolder(`${gone}/pending`)
    expect(await inside()).toEqual([gone, `${gone}/kept`, `${gone}/pending`])
    await ann.call('POST', `${bin}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    const rita = client('rita')
    const { Id } = (await rita.call('GET', '/_api/web/currentuser')).json
    await ann.call('POST', `${bin}/roleassignments/addroleassignment(principalid=${Id},roledefid=1073741826)`)
    expect(await inside(rita)).toEqual([gone, `${gone}/kept`])
    await ann.call('POST', `${bin}/recycle`)
    expect(await inside()).toEqual([])
  })
})

describe('what is directly in a folder outside lists', () => {
  it('comes in pages by name', async () => {
    for (const path of ['x', 'y', 'z']) await addFolder(`/Beside/${path}`)
    await ann.call('POST', `${folders}('Beside')/files/add(url='a.txt',overwrite=true)`, { body: 'x' })
    const inside = ['inner', 'x', 'y', 'z'].map((name) => `/Beside/${name}`)
    for (const top of [1, 3, 4]) {
      const pages = await allPages(`${folders}('Beside')/folders?$top=${top}`)
      expect(pages.flat()).toEqual(inside)
      expect(pages[0]).toHaveLength(top)
    }
    expect(urlsIn(await ann.call('GET', `${folders}('Beside')/folders?$orderby=Name desc&$top=2`))).toEqual(['/Beside/z', '/Beside/y'])
    expect((await allPages(`${folders}('Beside')/folders?$filter=Name ge 'x'&$top=1`)).flat()).toEqual(inside.slice(1))
    expect(urlsIn(await ann.call('GET', `${folders}('Beside')/files`))).toEqual(['/Beside/a.txt'])
    const token = encodeURIComponent('Paged=TRUE&p_ID=0&p_Path=x')
    expectRefusal(await ann.call('GET', `${folders}('Beside')/folders?$skiptoken=${token}`), 400, /p_Name/)
  })
})

describe('thousands of folders', () => {
  it('do not hold the event loop, and refuse an order of all of them', async () => {
    const content = await server.farm.content('Content')
    const { UniqueId: id } = (await addFolder('/Beside')).json
    const row = await content.records.find('Document', { id })
    if (!row) throw new Error('the folder is missing')
    const rows = Array.from({ length: 5_001 }, (_, index) => {
      const leafName = `n${String(index).padStart(5, '0')}`
      return {
        ...row,
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        parentId: id as string,
        leafName,
        leafKey: leafName,
      }
    })
    await content.transaction((records) => records.insertAll('Document', rows))
    const page = await ann.call('GET', `${folders}?$top=5000&$select=Name,ItemCount`)
    expect(rowsOf(page)).toHaveLength(5_000)
    expect(rowsOf(await ann.call('GET', page.json['odata.nextLink'])).length).toBeGreaterThan(0)
    for (const option of ['$orderby=Name', '$inlinecount=allpages', '$skip=1'])
      expectRefusal(await ann.call('GET', `${folders}?${option}`), 400, /needs all folders or files at once/)
    expect((await allPages(`${folders}?$filter=Name eq 'n05000'`)).flat()).toEqual(['/Beside/n05000'])
  })
})
