import { describe, expect, it } from 'vitest'
import { profileName } from '../../../support/profiles/lens.ts'
import { at, openFolderServer } from '../../../support/samples/folder-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { ann, clientOf, newList, addFolder, namesIn, urlsOf, server } = await openFolderServer()

const changesOf = async (address: string) =>
  rowsOf(
    await ann.call('POST', `${address}/getchanges`, {
      body: { query: { Item: true, Add: true, Update: true, DeleteObject: true, Rename: true, Restore: true, Move: true } },
    }),
  ).map((row) => [row.ItemId, row.ChangeType])

/** A library with a small tree: a, a/b, a/b/c, d. */
async function newTree() {
  const list = await newList()
  for (const path of ['a', 'a/b', 'a/b/c', 'd']) await addFolder(`${list.url}/${path}`)
  return list
}

/** An update that names a folder. */
const namings: readonly (readonly [string, (url: string) => ReturnType<typeof ann.call>])[] = [
  ['Name', (url) => ann.call('PUT', at(url), { body: { Name: 'new' } })],
  ['Name by POST', (url) => ann.call('POST', at(url), { headers: { 'X-HTTP-Method': 'MERGE' }, body: { Name: 'new' } })],
]

const rename = (url: string, name: string) => ann.call('PUT', `${at(url)}/listitemallfields`, { body: { FileLeafRef: name } })

it('a name in an update of a folder has no effect', async () => {
  const { url, address } = await newTree()
  for (const [, update] of namings) expect((await update(`${url}/a`)).status).toBe(200)
  expect(await urlsOf(address)).toEqual([`${url}/a`, `${url}/a/b`, `${url}/a/b/c`, `${url}/d`])
})

describe('a folder that is renamed', () => {
  it.each([
    [
      'FileLeafRef',
      (url: string) =>
        ann.call('POST', `${at(url)}/listitemallfields`, { headers: { 'X-HTTP-Method': 'MERGE' }, body: { FileLeafRef: 'new' } }),
    ],
    ['moveto', (url: string) => ann.call('POST', `${at(url)}/moveto('${url.slice(0, url.lastIndexOf('/'))}/new')`)],
    ['moveto(newurl=)', (url: string) => ann.call('POST', `${at(url)}/moveto(newurl='${url.slice(0, url.lastIndexOf('/'))}/new')`)],
    [
      'movetousingpath',
      (url: string) => ann.call('POST', `${at(url)}/movetousingpath(decodedurl='${url.slice(0, url.lastIndexOf('/'))}/new')`),
    ],
    [
      'movetousingpath(newpath=)',
      (url: string) => ann.call('POST', `${at(url)}/movetousingpath(newpath='${url.slice(0, url.lastIndexOf('/'))}/new')`),
    ],
  ] as typeof namings)('by %s takes everything in it along', async (_, act) => {
    const { url, address } = await newTree()
    const before = (await ann.call('GET', at(`${url}/a`))).json
    expect((await act(`${url}/a`)).status).toBe(200)
    expect(await urlsOf(address)).toEqual([`${url}/new`, `${url}/new/b`, `${url}/new/b/c`, `${url}/d`])
    expectRefusal(await ann.call('GET', at(`${url}/a/b`)), 404, /no folder/)
    expect((await ann.call('GET', at(`${url}/new`))).json.UniqueId).toBe(before.UniqueId)
    expect(await changesOf(address)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [1, 4],
    ])
    expect((await addFolder(`${url}/a`)).status).toBe(201)
  })

  it('cannot take a name that is taken or illegal, nor become another web’s or list’s own', async () => {
    const { url, address } = await newTree()
    expectRefusal(await rename(`${url}/a`, 'D'), 400, /'d' already exists/)
    expectRefusal(await rename(`${url}/a`, 'x/y'), 400, /must not hold/)
    expectRefusal(await ann.call('PUT', at(`${url}/a`), { body: { Exists: true } }), 400, /Exists/)
    expectRefusal(await ann.call('POST', `${at(url)}/moveto('/x')`), 400, /own folder of a list/)
    expectRefusal(await ann.call('POST', `/_api/web/rootfolder/moveto('/x')`), 400, /folder of a web/)
    expect((await rename(`${url}/a`, 'A')).status).toBe(200)
    expect(await urlsOf(address)).toEqual([`${url}/A`, `${url}/A/b`, `${url}/A/b/c`, `${url}/d`])
  })

  it('keeps its other columns, and both are written at once', async () => {
    const { url, address } = await newTree()
    const { json } = await ann.call('PUT', `${at(`${url}/a`)}/ListItemAllFields`, { body: { Title: 'First', FileLeafRef: 'z' } })
    // Its address is another one now; without the entity in the reply it is read there.
    if (profileName === 'Svc') expect(json).toMatchObject({ Id: 1, Title: 'First' })
    expect((await ann.call('GET', `${address}/items(1)?$select=Title,FileLeafRef,FileRef`)).json).toEqual({
      Title: 'First',
      FileLeafRef: 'z',
      FileRef: `${url}/z`,
    })
    expect((await ann.call('GET', `${at(`${url}/z`)}/listitemallfields/fieldvaluesastext?$select=FileLeafRef`)).json.FileLeafRef).toBe('z')
    expectRefusal(await ann.call('PUT', `${at(`${url}/z`)}/listitemallfields`, { body: { FileLeafRef: 'd' } }), 400, /already exists/)
    expectRefusal(await ann.call('PUT', `${at(url)}/listitemallfields`, { body: { Title: 'x' } }), 400, /not an item/)
  })

  it('gets a welcome page, which is no name', async () => {
    const { url } = await newTree()
    expect((await ann.call('PUT', at(`${url}/a`), { body: { WelcomePage: 'home.aspx' } })).json.WelcomePage).toBe('home.aspx')
    expect((await ann.call('PUT', at(url), { body: { WelcomePage: 'Forms/All.aspx' } })).json.WelcomePage).toBe('Forms/All.aspx')
  })
})

describe('a folder that is moved', () => {
  it('takes everything in it along, and never goes into itself', async () => {
    const { url, address } = await newTree()
    expectRefusal(await ann.call('POST', `${at(`${url}/a`)}/moveto('${url}/a/b/x')`), 400, /inside it/)
    expectRefusal(await ann.call('POST', `${at(`${url}/a`)}/moveto('${url}/a/x')`), 400, /inside it/)
    expectRefusal(await ann.call('POST', `${at(`${url}/a`)}/moveto('${url}/nope/x')`), 404, /no folder/)
    expect((await ann.call('POST', `${at(`${url}/a`)}/moveto('${url}/d/a')`)).json).toEqual({ 'odata.null': true })
    expect(await urlsOf(address)).toEqual([`${url}/d/a`, `${url}/d/a/b`, `${url}/d/a/b/c`, `${url}/d`])
    expect(await namesIn(`${url}/d`)).toEqual(['a'])
  })

  it('into another library is numbered anew there and keeps its ids', async () => {
    const from = await newTree()
    const to = await newList()
    const { UniqueId } = (await ann.call('GET', at(`${from.url}/a/b/c`))).json
    const body = {
      srcPath: { DecodedUrl: `${server.url}${from.url}/a` },
      destPath: { DecodedUrl: `${server.url}${to.url}/a` },
      options: { KeepBoth: false, ShouldBypassSharedLocks: true },
    }
    expect((await ann.call('POST', '/_api/SP.MoveCopyUtil.MoveFolderByPath()', { body })).status).toBe(200)
    expect(await urlsOf(from.address)).toEqual([`${from.url}/d`])
    expect(await urlsOf(to.address)).toEqual(expect.arrayContaining([`${to.url}/a`, `${to.url}/a/b`, `${to.url}/a/b/c`]))
    expect((await ann.call('GET', at(`${to.url}/a/b/c`))).json.UniqueId).toBe(UniqueId)
    const counts = async (address: string) => (await ann.call('GET', `${address}?$select=ItemCount`)).json.ItemCount
    expect([await counts(from.address), await counts(to.address)]).toEqual([1, 3])
    const tasks = await newList(100, { EnableFolderCreation: true })
    expectRefusal(await ann.call('POST', `${at(`${to.url}/a`)}/moveto('${tasks.url}/a')`), 400, /both in libraries/)
    expectRefusal(await ann.call('POST', '/_api/SP.MoveCopyUtil.MoveFolderByPath', { body }), 404, /no folder/)
  })

  it('of a list takes its items and their values along', async () => {
    const from = await newList(107, { EnableFolderCreation: true })
    const to = await newList(107, { EnableFolderCreation: true })
    await addFolder(`${from.url}/a`)
    const listItemCreateInfo = { FolderPath: { DecodedUrl: `${server.url}${from.url}/a` }, UnderlyingObjectType: 0 }
    const formValues = [
      { FieldName: 'Title', FieldValue: 'Chairs' },
      { FieldName: 'Priority', FieldValue: '(1) High' },
    ]
    await ann.call('POST', `${from.address}/addvalidateupdateitemusingpath`, { body: { listItemCreateInfo, formValues } })
    expect(await urlsOf(from.address)).toEqual([`${from.url}/a`, `${from.url}/a/2_.000`])
    await ann.call('POST', `${at(`${from.url}/a`)}/moveto('${to.url}/b')`)
    const rows = rowsOf(await ann.call('GET', `${to.address}/items?$select=Title,Priority,FileDirRef&$filter=FSObjType eq 0`))
    expect(rows).toEqual([{ Title: 'Chairs', Priority: '(1) High', FileDirRef: `${to.url}/b` }])
    expect(await urlsOf(from.address)).toEqual([])
  })
})

describe('a folder that is copied', () => {
  it('leaves the original as it is, and the copy has ids of its own', async () => {
    const { url, address } = await newTree()
    expect((await ann.call('POST', `${at(`${url}/a`)}/copyto('${url}/d/copy')`)).json).toEqual({ 'odata.null': true })
    const urls = await urlsOf(address)
    expect(urls).toEqual(['a', 'a/b', 'a/b/c', 'd', 'd/copy', 'd/copy/b', 'd/copy/b/c'].map((path) => `${url}/${path}`))
    const ids = rowsOf(await ann.call('GET', `${address}/items?$select=UniqueId`)).map((row) => row.UniqueId)
    expect(new Set(ids).size).toBe(7)
    expectRefusal(await ann.call('POST', `${at(`${url}/a`)}/copyto(strnewurl='${url}/d/copy')`), 400, /already exists/)
    expectRefusal(
      await ann.call('POST', `${at(`${url}/a`)}/copytousingpath(decodedurl='${url}/a/b/x')`),
      400,
      /the same folder, or inside it/,
    )
    const paths = (dest: string) => ({ srcPath: { DecodedUrl: `${url}/a` }, destPath: { DecodedUrl: dest } })
    const both = { ...paths(`${url}/d/copy`), options: { KeepBoth: true } }
    expect((await ann.call('POST', '/_api/Svc.MoveCopyUtil.CopyFolderByPath', { body: both })).status).toBe(200)
    expect(await namesIn(`${url}/d`)).toEqual(['copy', 'copy1'])
    expectRefusal(await ann.call('POST', '/_api/SP.MoveCopyUtil.CopyFolderByPath', { body: paths('/nope/x') }), 404, /no folder/)
    expectRefusal(await ann.call('POST', '/_api/SP.MoveCopyUtil.CopyFolderByPath', { body: {} }), 400, /srcPath/)
    expect((await ann.call('POST', '/_api/svc.movecopyutil.movefolderbypath', { body: { ...paths(`${url}/e`) } })).status).toBe(200)
  })
})

describe('a folder that is deleted', () => {
  const doors = [
    ['the folder', (url: string, _address: string) => ann.call('DELETE', at(url), { headers: { 'If-Match': '*' } })],
    ['its item', (_: string, address: string) => ann.call('DELETE', `${address}/items(1)`)],
    ['the item of the folder', (url: string, _address: string) => ann.call('DELETE', `${at(url)}/listitemallfields`)],
    [
      'DeleteWithParameters',
      (url: string, _address: string) =>
        ann.call('POST', `${at(url)}/DeleteWithParameters`, { body: { parameters: { BypassSharedLock: true } } }),
    ],
  ] as const

  it.each(doors)('by %s goes with everything in it, permanently', async (_, remove) => {
    const { url, address } = await newTree()
    expect((await remove(`${url}/a`, address)).status).toBe(200)
    expect(await urlsOf(address)).toEqual([`${url}/d`])
    expectRefusal(await ann.call('GET', at(`${url}/a/b`)), 404, /no folder/)
    expect((await ann.call('GET', `${address}?$select=ItemCount`)).json.ItemCount).toBe(1)
    expect(rowsOf(await ann.call('GET', '/_api/web/recyclebin')).filter((row) => row.DirName.startsWith(url.slice(1)))).toEqual([])
    expect((await changesOf(address)).slice(4).sort()).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    expect((await addFolder(`${url}/a`)).status).toBe(201)
  })

  it('is refused where it is not empty and only an empty one may go', async () => {
    const { url } = await newTree()
    const body = { parameters: { DeleteIfEmpty: true } }
    expectRefusal(await ann.call('POST', `${at(`${url}/a`)}/deletewithparameters`, { body }), 400, /not empty/)
    expect((await ann.call('POST', `${at(`${url}/d`)}/deletewithparameters`, { body })).status).toBe(200)
    expect(await namesIn(url)).toEqual(['a'])
    expectRefusal(await ann.call('DELETE', at(url)), 400, /own folder of a list/)
    expectRefusal(await ann.call('DELETE', '/_api/web/rootfolder'), 400, /folder of a web/)
    expectRefusal(await ann.call('DELETE', at(`${url}/nope`)), 404, /no folder/)
  })
})

describe('a folder in the recycle bin', () => {
  const doors = [
    ['the folder', (url: string, _address: string) => ann.call('POST', `${at(url)}/recycle()`)],
    ['its item', (_: string, address: string) => ann.call('POST', `${address}/items(1)/recycle`)],
  ] as const

  it.each(doors)('put there by %s, comes back with its whole tree', async (_, recycle) => {
    const { url, address } = await newTree()
    const { UniqueId } = (await ann.call('GET', at(`${url}/a/b/c`))).json
    const entry = (await recycle(`${url}/a`, address)).json.value
    const [row] = rowsOf(await ann.call('GET', `/_api/web/recyclebin?$filter=Id eq guid'${entry}'`))
    expect(row).toMatchObject({ ItemType: 5, LeafName: 'a', DirName: url.slice(1), Title: 'a' })
    expect(await urlsOf(address)).toEqual([`${url}/d`])
    expectRefusal(await ann.call('GET', `/_api/web/getfolderbyid('${UniqueId}')`), 404, /no folder/)
    expect((await ann.call('POST', `/_api/web/recyclebin('${entry}')/restore`)).status).toBe(200)
    expect(await urlsOf(address)).toEqual([`${url}/a`, `${url}/a/b`, `${url}/a/b/c`, `${url}/d`])
    expect((await ann.call('GET', at(`${url}/a/b/c`))).json.UniqueId).toBe(UniqueId)
    expect((await ann.call('GET', `${address}?$select=ItemCount`)).json.ItemCount).toBe(4)
    expect((await changesOf(address)).slice(4)).toHaveLength(6)
  })

  it('cannot come back where its name is taken or its folder is gone', async () => {
    const { url } = await newTree()
    const inner = (await ann.call('POST', `${at(`${url}/a/b`)}/recycle`)).json.value
    await addFolder(`${url}/a/b`)
    expectRefusal(await ann.call('POST', `/_api/web/recyclebin('${inner}')/restore`), 409, /another 'b'/)
    await ann.call('DELETE', at(`${url}/a/b`))
    const outer = (await ann.call('POST', `${at(`${url}/a`)}/recycle`)).json.value
    expectRefusal(await ann.call('POST', `/_api/web/recyclebin('${inner}')/restore`), 409, /does not exist now/)
    await ann.call('POST', `/_api/web/recyclebin('${outer}')/restore`)
    expect(await namesIn(`${url}/a`)).toEqual([])
    expect((await ann.call('POST', `/_api/web/recyclebin('${inner}')/restore`)).status).toBe(200)
    expect(await namesIn(`${url}/a/b`)).toEqual(['c'])
    expectRefusal(await ann.call('POST', `${at(`${url}/nope`)}/recycle`), 404, /no folder/)
  })

  it('is gone permanently when it is deleted there, with what was recycled in it before', async () => {
    const { url, address } = await newTree()
    const inner = (await ann.call('POST', `${at(`${url}/a/b`)}/recycle`)).json.value
    const outer = (await ann.call('POST', `${at(`${url}/a`)}/recycle`)).json.value
    await ann.call('POST', `/_api/web/recyclebin('${outer}')/deleteobject`)
    expectRefusal(await ann.call('GET', `/_api/web/recyclebin('${inner}')`), 404, /recycle bin/)
    expect(await urlsOf(address)).toEqual([`${url}/d`])
    expect((await ann.call('GET', `${address}?$select=ItemCount`)).json.ItemCount).toBe(1)
  })
})

describe('the permissions of a folder', () => {
  it('hold for everything below it, from any author, and hide it from the others', async () => {
    const { url, address } = await newTree()
    const max = (await ann.call('POST', '/_api/web/ensureuser', { body: { logonName: 'max' } })).json.Id
    const item = `${at(`${url}/a`)}/listitemallfields`
    expect((await ann.call('POST', `${item}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)).status).toBe(200)
    await addFolder(`${url}/a/later`)
    expect((await ann.call('GET', `${item}/hasuniqueroleassignments`)).json.value).toBe(true)
    const owner = clientOf('otto')
    expect(rowsOf(await owner.call('GET', `${address}/items?$select=FileRef`)).map((row) => row.FileRef)).toEqual([`${url}/d`])
    expect(rowsOf(await owner.call('GET', `${at(url)}/folders?$select=Name`))).toEqual([{ Name: 'd' }])
    expectRefusal(await owner.call('GET', at(`${url}/a/b/c`)), 403, /ViewListItems/)
    expectRefusal(await owner.call('DELETE', at(`${url}/a`)), 403, /ViewListItems/)
    expect(max).toBeGreaterThan(0)
    await ann.call('POST', `${item}/roleassignments/addroleassignment(principalid=${max},roledefid=1073741826)`)
    expect((await clientOf('max').call('GET', at(`${url}/a/later`))).status).toBe(200)
    expectRefusal(await clientOf('max').call('POST', `${at(`${url}/a/later`)}/folders/add('x')`), 403, /AddListItems/)
    await ann.call('POST', `${at(`${url}/a/b`)}/moveto('${url}/d/b')`)
    expect((await owner.call('GET', at(`${url}/d/b/c`))).status).toBe(200)
    expect((await ann.call('POST', `${item}/resetroleinheritance`)).status).toBe(200)
    expect((await owner.call('GET', at(`${url}/a/later`))).status).toBe(200)
  })

  it('on something deep in closed folders open the way to it, and nothing beside it', async () => {
    const { url } = await newTree()
    const lea = (await ann.call('POST', '/_api/web/ensureuser', { body: { logonName: 'lea' } })).json.Id
    for (const path of ['a', 'a/b', 'a/b/c'])
      await ann.call(
        'POST',
        `${at(`${url}/${path}`)}/listitemallfields/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`,
      )
    await ann.call(
      'POST',
      `${at(`${url}/a/b/c`)}/listitemallfields/roleassignments/addroleassignment(principalid=${lea},roledefid=1073741827)`,
    )
    const limited = async (path: string) =>
      rowsOf(await ann.call('GET', `${at(`${url}/${path}`)}/listitemallfields/roleassignments?$expand=RoleDefinitionBindings`)).find(
        (row) => row.PrincipalId === lea,
      )?.RoleDefinitionBindings[0].Name
    expect([await limited('a'), await limited('a/b'), await limited('a/b/c')]).toEqual(['Limited Access', 'Limited Access', 'Contribute'])
    expect((await clientOf('lea').call('POST', `${at(`${url}/a/b/c`)}/folders/add('mine')`)).status).toBe(200)
    expectRefusal(await clientOf('lea').call('GET', at(`${url}/a/b`)), 403, /ViewListItems/)
  })

  it('on something deep in it keep the whole from being deleted by users who lack them', async () => {
    const { url, address } = await newTree()
    await ann.call('POST', `${at(`${url}/a/b/c`)}/listitemallfields/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    const owner = clientOf('otto')
    expectRefusal(await owner.call('DELETE', at(`${url}/a`)), 403, /ViewListItems/)
    expectRefusal(await owner.call('POST', `${at(`${url}/a`)}/recycle`), 403, /ViewListItems/)
    expect(await urlsOf(address)).toHaveLength(4)
    expect((await ann.call('DELETE', at(`${url}/a`))).status).toBe(200)
  })
})

describe('folders as items', () => {
  it('are filtered by kind, name and path, in REST and in CAML', async () => {
    const { url, address } = await newTree()
    const filtered = async (filter: string) =>
      rowsOf(await ann.call('GET', `${address}/items?$select=FileLeafRef&$filter=${encodeURIComponent(filter)}`)).map(
        (row) => row.FileLeafRef,
      )
    expect(await filtered('FSObjType eq 1')).toEqual(['a', 'b', 'c', 'd'])
    expect(await filtered('FSObjType eq 0')).toEqual([])
    expect(await filtered("FileLeafRef eq 'B'")).toEqual(['b'])
    expect(await filtered(`FileDirRef eq '${url}/a'`)).toEqual(['b'])
    expect(await filtered(`FileRef eq '${url}/a/b/c'`)).toEqual(['c'])
    expect(await filtered(`FileRef ne '${url}/a/b/c'`)).toEqual(['a', 'b', 'd'])
    expect(await filtered(`startswith(FileRef,'${url}/a/')`)).toEqual(['b', 'c'])
    expect(await filtered(`startswith(FileRef,'${url}/a')`)).toEqual(['a', 'b', 'c'])
    expect(await filtered(`startswith(FileDirRef,'${url}/a')`)).toEqual(['b', 'c'])
    expect(await filtered(`FileDirRef eq '/nope' or FileLeafRef eq 'd'`)).toEqual(['d'])
    expectRefusal(await ann.call('GET', `${address}/items?$filter=FileRef gt 'a'`), 400, /FileRef/)
    const caml = async (view: string, more: object = {}) =>
      rowsOf(await ann.call('POST', `${address}/getitems?$select=FileLeafRef`, { body: { query: { ViewXml: view, ...more } } })).map(
        (row) => row.FileLeafRef,
      )
    const where = (path: string) =>
      `<Query><Where><Eq><FieldRef Name="FileDirRef"/><Value Type="Lookup">${path}</Value></Eq></Where></Query>`
    expect(await caml(`<View Scope="RecursiveAll">${where(`${url}/a`)}</View>`)).toEqual(['b'])
    expect(await caml('<View Scope="RecursiveAll"/>')).toEqual(['a', 'b', 'c', 'd'])
    expect(await caml('<View Scope="Recursive"/>')).toEqual([])
    expect(await caml('<View/>')).toEqual(['a', 'd'])
    expect(await caml('<View/>', { FolderServerRelativeUrl: `${url}/a` })).toEqual(['b'])
    expect(await caml('<View Scope="RecursiveAll"/>', { FolderServerRelativeUrl: `${url}/a` })).toEqual(['b', 'c'])
    expectRefusal(
      await ann.call('POST', `${address}/getitems`, { body: { query: { ViewXml: '<View/>', FolderServerRelativeUrl: `${url}/nope` } } }),
      404,
      /no folder/,
    )
    const stream = await ann.call('POST', `${address}/renderlistdataasstream`, {
      body: { parameters: { FolderServerRelativeUrl: `${url}/a` } },
    })
    expect(stream.json.Row.map((row: { FileLeafRef: string }) => row.FileLeafRef)).toEqual(['b'])
  })

  it('are made by adding an item that is one', async () => {
    const { url, address } = await newList(100, { EnableFolderCreation: true })
    const one = await ann.call('POST', `${address}/items`, { body: { Title: 'One', FileSystemObjectType: 1 } })
    expect([one.status, one.json.FileSystemObjectType, one.json.Title]).toEqual([201, 1, 'One'])
    await ann.call('POST', `${address}/items`, { body: { ContentTypeId: '0x0120', FileLeafRef: 'Two' } })
    const listItemCreateInfo = { FolderPath: { DecodedUrl: `${url}/One` }, UnderlyingObjectType: 1 }
    const body = { listItemCreateInfo, formValues: [{ FieldName: 'FileLeafRef', FieldValue: 'Three' }] }
    const made = await ann.call('POST', `${address}/addvalidateupdateitemusingpath`, { body })
    expect(rowsOf(made).every((row) => !row.HasException)).toBe(true)
    expect(await urlsOf(address)).toEqual([`${url}/One`, `${url}/Two`, `${url}/One/Three`])
    expectRefusal(await ann.call('POST', `${address}/items`, { body: { FileSystemObjectType: 1, Title: 'One' } }), 400, /already exists/)
    expectRefusal(await ann.call('POST', `${address}/items`, { body: { FileSystemObjectType: 1 } }), 400, /at least one character/)
    expectRefusal(await ann.call('POST', `${address}/items`, { body: { FileSystemObjectType: 7, Title: 'x' } }), 400, /FSObjType/)
    const library = await newList()
    const inside = await ann.call('POST', `${library.address}/items`, { body: { FileSystemObjectType: 1, Title: 'In a library' } })
    expect(inside.status).toBe(201)
    expectRefusal(await ann.call('POST', `${library.address}/items`, { body: { Title: 'x' } }), 400, /document library/)
  })

  it('are found by GUID and by URL', async () => {
    const { url, address } = await newTree()
    const { UniqueId } = (await ann.call('GET', at(`${url}/a/b`))).json
    for (const form of [
      `${address}/getitembyuniqueid('${UniqueId}')`,
      `${address}/getitembyuniqueid(guid'${UniqueId}')`,
      `/_api/web/getlistitem('${url}/a/b')`,
      `/_api/web/getlistitemusingpath(decodedurl='${url}/a/b')`,
      `${at(`${url}/a/b`)}/listitemallfields`,
    ])
      expect([form, (await ann.call('GET', form)).json.Id]).toEqual([form, 2])
    expect((await ann.call('GET', `/_api/web/getlistitem('${url}/a/b')/fieldvaluesastext?$select=FileLeafRef`)).json.FileLeafRef).toBe('b')
    expectRefusal(await ann.call('GET', `${address}/getitembyuniqueid('00000000-0000-4000-8000-000000000000')`), 404, /does not exist/)
    expectRefusal(await ann.call('GET', `/_api/web/getlistitem('${url}/nope')`), 404, /no file/)
    expectRefusal(await ann.call('GET', `/_api/web/getlistitem('${url}')`), 400, /not an item/)
    expect((await ann.call('GET', `${at(url)}/listitemallfields`)).json).toEqual({ 'odata.null': true })
  })
})
