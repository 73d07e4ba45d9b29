import { beforeAll, describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { basic } from '../../../support/server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, ann, clientOf, newList } = await openFolderServer()

const fileAt = (url: string, web = '') => `${web}/_api/web/getfilebyserverrelativeurl('${url}')`
const folderAt = (url: string, web = '') => `${web}/_api/web/getfolderbyserverrelativeurl('${url}')`

beforeAll(async () => {
  for (const Url of ['dev', 'dev2']) {
    const parameters = { Title: Url, Url, WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: true }
    await ann.call('POST', '/_api/web/webs/add', { body: { parameters } })
  }
})

/** A library of the root web with `a.txt`, saved twice, and `deep/er/b.txt` in it, and one of the web below it. */
async function newLibraries() {
  const here = await newList(101, { EnableVersioning: true })
  const there = { title: `There${here.title}`, url: `/dev/There${here.title}` }
  await ann.call('POST', '/dev/_api/web/lists', { body: { Title: there.title, BaseTemplate: 101, EnableVersioning: true } })
  for (const path of ['deep', 'deep/er'])
    await ann.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: `${here.url}/${path}` } })
  for (const [folder, name] of [
    [here.url, 'a.txt'],
    [`${here.url}/deep/er`, 'b.txt'],
  ] as const)
    await ann.call('POST', `${folderAt(folder)}/files/add(url='${name}')`, { body: 'one' })
  await ann.call('PUT', `${fileAt(`${here.url}/a.txt`)}/$value`, { body: 'two' })
  await ann.call('POST', `${fileAt(`${here.url}/a.txt`)}/listitemallfields`, {
    headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
    body: { Title: 'Rhubarb' },
  })
  return { here, there, list: `/dev/_api/web/lists/getbytitle('${there.title}')` }
}

const textOf = async (url: string, web: string) => (await ann.call('GET', `${fileAt(url, web)}/$value`)).text
const countOf = async (list: string) => (await ann.call('GET', `${list}?$select=ItemCount`)).json.ItemCount

describe('a file that goes to another web of the site collection', () => {
  it('is copied with its bytes and the values of its columns, there and back', async () => {
    const { here, there } = await newLibraries()
    expect((await ann.call('POST', `${fileAt(`${here.url}/a.txt`)}/copyto(strnewurl='${there.url}/c.txt',boverwrite=false)`)).status).toBe(
      200,
    )
    const copy = (await ann.call('GET', fileAt(`${there.url}/c.txt`, '/dev'))).json
    expect([copy.Title, await textOf(`${there.url}/c.txt`, '/dev'), await textOf(`${here.url}/a.txt`, '')]).toEqual([
      'Rhubarb',
      'two',
      'two',
    ])
    expect(await (await fetch(`${server.url}${there.url}/c.txt`, { headers: { Authorization: basic('ann') } })).text()).toBe('two')
    await ann.call('PUT', `${fileAt(`${there.url}/c.txt`, '/dev')}/$value`, { body: 'three' })
    const back = `copyto(strnewurl='${server.url}${here.url}/a.txt',boverwrite=true)`
    expect((await ann.call('POST', `${fileAt(`${there.url}/c.txt`, '/dev')}/${back}`)).status).toBe(200)
    expect(await textOf(`${here.url}/a.txt`, '')).toBe('three')
  })

  it('is moved with its GUID, its versions and its own permissions, and found where it is', async () => {
    const { here, there, list } = await newLibraries()
    const before = (await ann.call('GET', fileAt(`${here.url}/a.txt`))).json
    await ann.call('POST', `${here.address}/items(3)/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
    const own = (await ann.call('GET', `${fileAt(`${here.url}/a.txt`)}/listitemallfields?$select=Id,HasUniqueRoleAssignments`)).json
    expect((await ann.call('POST', `${fileAt(`${here.url}/a.txt`)}/moveto(newurl='${there.url}/m.txt',flags=0)`)).status).toBe(200)
    expectRefusal(await ann.call('GET', fileAt(`${here.url}/a.txt`)), 404, /no file/)
    const moved = fileAt(`${there.url}/m.txt`, '/dev')
    const after = (await ann.call('GET', moved)).json
    expect([after.UniqueId, after.UIVersionLabel, after.Title]).toEqual([before.UniqueId, before.UIVersionLabel, 'Rhubarb'])
    expect(rowsOf(await ann.call('GET', `${moved}/versions`)).map((row) => row.VersionLabel)).toEqual(['1.0', '2.0'])
    expect((await ann.call('GET', `${moved}/versions(512)/$value`)).text).toBe('one')
    const item = (await ann.call('GET', `${moved}/listitemallfields?$select=FileRef,HasUniqueRoleAssignments`)).json
    expect(item).toEqual({ FileRef: `${there.url}/m.txt`, HasUniqueRoleAssignments: own.HasUniqueRoleAssignments })
    expect((await ann.call('GET', `/dev/_api/web/getfilebyid('${before.UniqueId}')`)).json.ServerRelativeUrl).toBe(`${there.url}/m.txt`)
    expect((await ann.call('GET', `/_api/web/getfilebyid('${before.UniqueId}')`)).status).toBe(404)
    expect([await countOf(here.address), await countOf(list)]).toEqual([3, 1])
    const { json } = await ann.call('GET', `/_api/search/query?querytext='UniqueId:${before.UniqueId}'&selectproperties='Path'`)
    expect(
      json.PrimaryQueryResult.RelevantResults.Table.Rows.map(
        (row: { Cells: { Key: string; Value: string }[] }) => row.Cells.find(({ Key }) => Key === 'Path')?.Value,
      ),
    ).toEqual([`${server.url}${there.url}/m.txt`])
    expect((await ann.call('POST', `${moved}/recycle`)).status).toBe(200)
    const [entry] = rowsOf(await ann.call('GET', '/dev/_api/web/recyclebin?$top=1'))
    expect((await ann.call('POST', `/dev/_api/web/recyclebin('${entry.Id}')/restore()`)).status).toBe(200)
    expect(await textOf(`${there.url}/m.txt`, '/dev')).toBe('two')
  })

  it('needs the rights there, and stays where it is when it may not go', async () => {
    const { here, there, list } = await newLibraries()
    await ann.call('POST', `${list}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    const bob = clientOf('bob')
    const file = fileAt(`${here.url}/a.txt`)
    expectRefusal(await bob.call('POST', `${file}/copyto(strnewurl='${there.url}/x.txt',boverwrite=false)`), 403, /ViewListItems/)
    expectRefusal(await bob.call('POST', `${file}/moveto(newurl='${there.url}/x.txt',flags=0)`), 403, /ViewListItems/)
    expectRefusal(await ann.call('POST', `${file}/moveto(newurl='/dev/x.txt',flags=0)`), 400, /both in libraries/)
    expectRefusal(await ann.call('POST', `${file}/moveto(newurl='/dev',flags=0)`), 400, /is the URL of the web itself/)
    expectRefusal(await ann.call('POST', `${file}/moveto(newurl='/dev/nope/x.txt',flags=0)`), 404, /no folder/)
    expectRefusal(await ann.call('POST', `${file}/moveto(newurl='http://elsewhere.example/dev/x.txt',flags=0)`), 400, /not in this web/)
    await bob.call('POST', `${file}/checkout`)
    expectRefusal(await ann.call('POST', `${file}/moveto(newurl='${there.url}/x.txt',flags=0)`), 423, /checked out by bob/)
    expect([await textOf(`${here.url}/a.txt`, ''), await countOf(list)]).toEqual(['two', 0])
  })

  it('beside the lists of its web is copied, and not moved', async () => {
    await ann.call('POST', `${folderAt('/')}/files/add(url='beside.txt')`, { body: 'beside' })
    expect((await ann.call('POST', `${fileAt('/beside.txt')}/copyto(strnewurl='/dev/beside.txt',boverwrite=true)`)).status).toBe(200)
    expect(await textOf('/dev/beside.txt', '/dev')).toBe('beside')
    expectRefusal(await ann.call('POST', `${fileAt('/beside.txt')}/moveto(newurl='/dev2/beside.txt',flags=1)`), 400, /cannot be moved/)
    expect(await textOf('/beside.txt', '')).toBe('beside')
  })
})

describe('a folder that goes to another web of the site collection', () => {
  it('is copied with everything in it', async () => {
    const { here, there, list } = await newLibraries()
    expect((await ann.call('POST', `${folderAt(`${here.url}/deep`)}/copyto(strnewurl='${there.url}/copy')`)).status).toBe(200)
    expect([await textOf(`${there.url}/copy/er/b.txt`, '/dev'), await textOf(`${here.url}/deep/er/b.txt`, '')]).toEqual(['one', 'one'])
    expect(await countOf(list)).toBe(3)
  })

  it('is moved with everything in it, and back', async () => {
    const { here, there, list } = await newLibraries()
    const { UniqueId } = (await ann.call('GET', fileAt(`${here.url}/deep/er/b.txt`))).json
    expect((await ann.call('POST', `${folderAt(`${here.url}/deep`)}/moveto(newurl='${there.url}/moved')`)).status).toBe(200)
    const file = (await ann.call('GET', fileAt(`${there.url}/moved/er/b.txt`, '/dev'))).json
    expect([file.UniqueId, await textOf(`${there.url}/moved/er/b.txt`, '/dev')]).toEqual([UniqueId, 'one'])
    expectRefusal(await ann.call('GET', folderAt(`${here.url}/deep`)), 404, /no folder/)
    expect(
      rowsOf(await ann.call('GET', `${list}/items?$select=FileRef&$orderby=Id`))
        .map((row) => row.FileRef)
        .sort(),
    ).toEqual([`${there.url}/moved`, `${there.url}/moved/er`, `${there.url}/moved/er/b.txt`])
    expect((await ann.call('POST', `${folderAt(`${there.url}/moved`, '/dev')}/moveto(newurl='${here.url}/deep')`)).status).toBe(200)
    expect(await textOf(`${here.url}/deep/er/b.txt`, '')).toBe('one')
    expect([await countOf(here.address), await countOf(list)]).toEqual([4, 0])
  })
})

it('among the folders of a web, one is found by its server-relative URL too', async () => {
  const { there } = await newLibraries()
  await ann.call('POST', '/dev/_api/web/folders', { body: { ServerRelativeUrl: `${there.url}/deep` } })
  const urlAt = async (address: string) => (await ann.call('GET', `/dev/_api/web/${address}`)).json.ServerRelativeUrl
  for (const given of [`${there.url}/deep`, `${there.url}/deep`.toUpperCase(), `${there.title}/deep`])
    expect(await urlAt(`folders/getbyurl('${given}')`)).toBe(`${there.url}/deep`)
  expect(await urlAt(`folders/getbypath(decodedurl='${there.url}')/folders('deep')`)).toBe(`${there.url}/deep`)
  expect(rowsOf(await ann.call('GET', `/dev/_api/web/folders('${there.url}')/folders`)).length).toBeGreaterThan(0)
  expectRefusal(await ann.call('GET', `/dev/_api/web/folders('/dev2/SitePages')`), 404, /dev2/)
  expectRefusal(await ann.call('GET', `/dev/_api/web/folders('${there.url}/nope')`), 404, /nope/)
})
