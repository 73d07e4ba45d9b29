import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { ann, clientOf, newList } = await openFolderServer()

const at = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`
const bin = '/_api/web/recyclebin'

/** A library with versions and a file with the old versions 1.0 to n.0. */
async function newFile(old: number) {
  const list = await newList(101, { EnableVersioning: true })
  await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${list.url}')/files/add(url='a.txt')`, { body: 'text 1' })
  const file = at(`${list.url}/a.txt`)
  for (let next = 2; next <= old + 1; next++) await ann.call('PUT', `${file}/$value`, { body: `text ${next}` })
  return { ...list, file }
}

const labelsOf = async (file: string) => rowsOf(await ann.call('GET', `${file}/versions`)).map((row) => row.VersionLabel)
const entriesOf = async (url: string) =>
  rowsOf(await ann.call('GET', bin)).filter((entry) => entry.DirName === url.slice(1) || `/${entry.DirName}`.startsWith(`${url}/`))
const recycle = async (file: string, call: string) =>
  expect((await ann.call('POST', `${file}/versions/${call}`)).json).toEqual({ 'odata.null': true })

describe('an old version in the recycle bin', () => {
  it('leaves the file, has an entry of type 2, and comes back with its bytes and columns', async () => {
    const { file, url, address } = await newFile(2)
    await recycle(file, 'recyclebyid(512)')
    expect(await labelsOf(file)).toEqual(['2.0'])
    expect(rowsOf(await ann.call('GET', `${address}/items(1)/versions`)).map((row) => row.VersionLabel)).toEqual(['3.0', '2.0'])
    expectRefusal(await ann.call('GET', `${file}/versions(512)/$value`), 404, /no old version 1\.0/)
    expectRefusal(await ann.call('POST', `${file}/versions/restorebylabel('1.0')`), 404, /no old version 1\.0/)
    const [entry] = await entriesOf(url)
    expect(entry).toMatchObject({ ItemType: 2, ItemState: 1, Title: 'a.txt (1.0)', LeafName: 'a.txt', Size: 6, DirName: url.slice(1) })
    expect((await ann.call('POST', `${bin}('${entry?.Id}')/restore`)).status).toBe(200)
    expect([await labelsOf(file), (await ann.call('GET', `${file}/versions(512)/$value`)).text]).toEqual([['1.0', '2.0'], 'text 1'])
    expect(rowsOf(await ann.call('GET', `${address}/items(1)/versions`)).map((row) => row.VersionLabel)).toEqual(['3.0', '2.0', '1.0'])
    expect((await ann.call('POST', `${file}/versions/restorebylabel('1.0')`)).status).toBe(200)
    expect((await ann.call('GET', `${file}/$value`)).text).toBe('text 1')
    expect(await entriesOf(url)).toEqual([])
  })

  it('goes by label, and all of them together, each with an entry', async () => {
    const { file, url } = await newFile(4)
    await recycle(file, "recyclebylabel('1.0')")
    await recycle(file, "recyclebylabel(versionlabel='2.0')")
    await recycle(file, 'recyclebyid(vid=1536)')
    await recycle(file, 'recycleall')
    await recycle(file, 'recycleall')
    const titles = (await entriesOf(url)).map((entry) => entry.Title)
    expect([await labelsOf(file), titles.sort()]).toEqual([[], ['a.txt (1.0)', 'a.txt (2.0)', 'a.txt (3.0)', 'a.txt (4.0)']])
    expect((await ann.call('GET', `${file}?$select=UIVersionLabel`)).json.UIVersionLabel).toBe('5.0')
    expect((await ann.call('POST', `${file}/versions/deleteall`)).status).toBe(200)
    for (const { Id } of await entriesOf(url)) await ann.call('POST', `${bin}('${Id}')/restore`)
    expect(await labelsOf(file)).toEqual(['1.0', '2.0', '3.0', '4.0'])
  })

  it('waits for its file, and ends with it', async () => {
    const { file, url } = await newFile(2)
    await recycle(file, "recyclebylabel('1.0')")
    const id = (await entriesOf(url))[0]?.Id
    const { json } = await ann.call('POST', `${file}/recycle`)
    expectRefusal(await ann.call('POST', `${bin}('${id}')/restore`), 409, /Restore the file first/)
    expect((await ann.call('POST', `${bin}('${json.value}')/restore`)).status).toBe(200)
    expect((await ann.call('POST', `${bin}('${id}')/restore`)).status).toBe(200)
    await recycle(file, 'recycleall')
    expect(await entriesOf(url)).toHaveLength(2)
    expect((await ann.call('DELETE', file)).status).toBe(200)
    expect(await entriesOf(url)).toEqual([])
  })

  it('is deleted for good alone, and restored with its file in one go', async () => {
    const { file, url } = await newFile(2)
    await recycle(file, "recyclebylabel('1.0')")
    const id = (await entriesOf(url))[0]?.Id
    expect((await ann.call('POST', `${bin}('${id}')/deleteobject`)).status).toBe(200)
    expectRefusal(await ann.call('POST', `${bin}('${id}')/restore`), 404, /no entry/)
    await recycle(file, 'recycleall')
    await ann.call('POST', `${file}/recycle`)
    expect((await ann.call('POST', `${bin}/restoreall`)).status).toBe(200)
    expect([await labelsOf(file), (await ann.call('GET', `${file}/versions(1024)/$value`)).text]).toEqual([['2.0'], 'text 2'])
  })

  it('follows its file to another library', async () => {
    const { file, url } = await newFile(1)
    const other = await newList(101, { EnableVersioning: true })
    await recycle(file, 'recycleall')
    const id = (await entriesOf(url))[0]?.Id
    expect((await ann.call('POST', `${file}/moveto(newurl='${other.url}/b.txt',flags=1)`)).status).toBe(200)
    expect((await ann.call('POST', `${bin}('${id}')/restore`)).status).toBe(200)
    const moved = at(`${other.url}/b.txt`)
    expect(await labelsOf(moved)).toEqual(['1.0'])
    expect(rowsOf(await ann.call('GET', `${other.address}/items(1)/versions`)).map((row) => row.VersionLabel)).toEqual(['2.0', '1.0'])
  })

  it('is refused for what does not exist, for the version of a check-out, and to visitors', async () => {
    const { file } = await newFile(1)
    for (const call of ['recyclebyid(3584)', "recyclebylabel('7.0')"])
      expectRefusal(await ann.call('POST', `${file}/versions/${call}`), 404, /no old version 7\.0/)
    expectRefusal(await ann.call('POST', `${file}/versions/recyclebylabel('first')`), 400, /versionLabel/)
    expectRefusal(await ann.call('POST', `${at('/Shared Documents/nope.txt')}/versions/recycleall`), 404, /nope/)
    expect((await ann.call('POST', `${file}/checkout`)).status).toBe(200)
    expectRefusal(await ann.call('POST', `${file}/versions/recyclebylabel('2.0')`), 400, /Check it in first/)
    await recycle(file, 'recycleall')
    expect(await labelsOf(file)).toEqual(['2.0'])
    expect((await ann.call('POST', `${file}/undocheckout`)).status).toBe(200)
    await ann.call('POST', `${file}/listitemallfields/breakroleinheritance(copyroleassignments=false)`)
    for (const call of ['recyclebyid(512)', "recyclebylabel('1.0')", 'recycleall'])
      expect((await clientOf('zoe').call('POST', `${file}/versions/${call}`)).status).toBeGreaterThanOrEqual(403)
  })
})
