import { describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { at, openFolderServer } from '../../../support/samples/folder-server.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { ann, clientOf, newList, addFolder, namesIn, urlsOf, server } = await openFolderServer()

describe('a new folder', () => {
  it('is made below a URL, relative to the server or to the web, and read back with every property', async () => {
    const { url } = await newList()
    const made = await addFolder(`${url}/Plans`)
    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBe(`${server.url}/_api/Web/GetFolderByServerRelativePath(decodedurl='${url}/Plans')`)
    expect(made.json).toEqual({
      Exists: true,
      IsWOPIEnabled: false,
      ItemCount: 0,
      Name: 'Plans',
      ProgID: null,
      ServerRelativeUrl: `${url}/Plans`,
      TimeCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      TimeLastModified: made.json.TimeCreated,
      UniqueId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      WelcomePage: '',
    })
    expect((await addFolder(`${url.slice(1)}/Plans/2027`)).json.ServerRelativeUrl).toBe(`${url}/Plans/2027`)
    expect((await ann.call('GET', at(`${url}/plans`))).json).toMatchObject({ Name: 'Plans', ItemCount: 1 })
    expect((await ann.call('GET', `${at(`${url}/Plans`)}?$select=ServerRelativePath`)).json).toEqual({
      ServerRelativePath: { DecodedUrl: `${url}/Plans` },
    })
  })

  it('is made by every method that adds one', async () => {
    const { url, title } = await newList()
    const folders = `${at(url)}/folders`
    expect((await ann.call('POST', folders, { body: { ServerRelativeUrl: 'a' } })).json.ServerRelativeUrl).toBe(`${url}/a`)
    expect((await ann.call('POST', `${folders}/add('b')`)).json.ServerRelativeUrl).toBe(`${url}/b`)
    expect((await ann.call('POST', `${folders}/add(url='b/b2')`)).json.ServerRelativeUrl).toBe(`${url}/b/b2`)
    expect((await ann.call('POST', `/_api/web/folders/add('${title}/c')`)).status).toBe(200)
    expect((await ann.call('POST', `${folders}/addusingpath(decodedurl='${url}/d')`)).json.Name).toBe('d')
    expect((await ann.call('POST', `${folders}/addUsingPath('e')`)).json.Name).toBe('e')
    expect((await ann.call('POST', `${folders}/AddUsingPath(DecodedUrl='f',overwrite=true)`)).json.Name).toBe('f')
    expect((await ann.call('POST', `${at(url)}/addsubfolderusingpath(decodedurl='g')`)).json).toEqual({ 'odata.null': true })
    expect((await ann.call('POST', `${at(url)}/addsubfolderusingpath('h')`)).status).toBe(200)
    expect((await ann.call('POST', `${at(url)}/addsubfolder('i')`)).status).toBe(200)
    expect((await ann.call('POST', `${at(url)}/addsubfolder(leafname='j')`)).status).toBe(200)
    expect((await ann.call('POST', `${at(url)}/AddSubFolderUsingPath`, { body: { leafPath: { DecodedUrl: 'k' } } })).status).toBe(200)
    expect(await namesIn(url)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'])
    expect(await namesIn(`${url}/b`)).toEqual(['b2'])
  })

  it('that exists already is answered, and refused by addusingpath without overwrite', async () => {
    const { url, address } = await newList()
    const { json } = await addFolder(`${url}/Same`)
    expect((await addFolder(`${url}/SAME`)).json).toEqual(json)
    expect((await ann.call('POST', `${at(url)}/folders/add('same')`)).json.UniqueId).toBe(json.UniqueId)
    const using = (overwrite: boolean) => ann.call('POST', `${at(url)}/folders/addusingpath(decodedurl='Same',overwrite=${overwrite})`)
    expect((await using(true)).json.UniqueId).toBe(json.UniqueId)
    const refused = await using(false)
    expectRefusal(refused, 400, /'Same' already exists in '/)
    expect(refused.json.error.code).toMatch(/^-2130575257, /)
    expect(await urlsOf(address)).toEqual([`${url}/Same`])
  })

  it('may have any letters, quotes, # and %, and is found by them', async () => {
    const { url, address } = await newList()
    const names = ["It's", 'a#1 50%', 'zażółć gęślą', '日本語', 'a&b+c=d', '.hidden', 'Ünïcode']
    for (const name of names) {
      const made = await addFolder(`${url}/${name}`)
      expect([made.status, made.json.Name]).toEqual([201, name])
      const path = encodeURIComponent(`${url}/${name}`.replaceAll("'", "''"))
      expect((await ann.call('GET', `/_api/web/getfolderbyserverrelativepath(decodedurl='${path}')`)).json.UniqueId).toBe(
        made.json.UniqueId,
      )
      const minimal = await clientOf('ann', accepts.minimalmetadata).call('GET', at(`${url}/${name}`))
      expect((await ann.call('GET', minimal.json['odata.id'])).json.UniqueId).toBe(made.json.UniqueId)
    }
    expect((await urlsOf(address)).map((one) => one.slice(url.length + 1))).toEqual(names)
  })

  it.each([
    ['', /name|empty/],
    ['a/..', /illegal|cannot be the name/],
    ['..', /cannot be the name/],
    ['.', /cannot be the name/],
    ['a*b', /must not hold any of/],
    ['a\\b', /must not hold any of/],
    ['a|b', /must not hold any of/],
    ['a?b', /must not hold any of/],
    ['CON', /reserved/],
    ['a.', /period/],
    [' a', /space/],
    ['x_vti_y', /_vti_/],
    ['tab\there', /control/],
    ['n'.repeat(256), /255 characters/],
  ])('cannot have the name %j', async (name, message) => {
    const { url, address } = await newList()
    await addFolder(`${url}/a`)
    expectRefusal(await ann.call('POST', `${at(url)}/folders/add('${encodeURIComponent(name)}')`), 400, message)
    expect(await urlsOf(address)).toEqual([`${url}/a`])
  })

  it('has a path of at most 400 characters', async () => {
    const { url } = await newList()
    let path = url
    while (path.length + 51 <= 400) {
      path += `/${'x'.repeat(50)}`
      expect((await addFolder(path)).status).toBe(201)
    }
    expectRefusal(await addFolder(`${path}/${'y'.repeat(50)}`), 400, /of at most 400/)
    expect((await addFolder(`${path}/${'y'.repeat(400 - path.length - 1)}`)).status).toBe(201)
  })

  it('needs the one above it, and never leaves its web', async () => {
    const { url } = await newList()
    expectRefusal(await addFolder(`${url}/nope/a`), 404, /There is no folder '.*nope'/)
    expectRefusal(await addFolder(`/elsewhere/../${url}/a`), 404, /no folder/)
    expectRefusal(await addFolder('http://example.com/a'), 400, /not in this web/)
    expectRefusal(await ann.call('POST', '/_api/web/folders', { body: {} }), 400, /ServerRelativeUrl/)
    expectRefusal(await ann.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: `${url}/a`, Nope: 1 } }), 400, /Nope/)
    await ann.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Sub', Url: 'sub', WebTemplate: 'STS' } } })
    expectRefusal(await ann.call('POST', '/sub/_api/web/folders', { body: { ServerRelativeUrl: `${url}/a` } }), 400, /not in this web/)
    expectRefusal(await ann.call('GET', at('/sub/Shared Documents')), 404, /no folder/)
    const inSub = await ann.call('POST', '/sub/_api/web/folders', { body: { ServerRelativeUrl: '/sub/Shared Documents/a' } })
    expect(inSub.json.ServerRelativeUrl).toBe('/sub/Shared Documents/a')
  })

  it('in a list needs EnableFolderCreation', async () => {
    const { url, address } = await newList(100)
    expectRefusal(await addFolder(`${url}/a`), 400, /EnableFolderCreation/)
    await ann.call('PUT', address, { body: { EnableFolderCreation: true } })
    expect((await addFolder(`${url}/a`)).status).toBe(201)
    const [item] = rowsOf(await ann.call('GET', `${address}/items`))
    expect(item).toMatchObject({ FileSystemObjectType: 1, ContentTypeId: expect.stringMatching(/^0x0120/) })
  })

  it('is an item of its library, which counts it', async () => {
    const { url, address } = await newList()
    const { json } = await addFolder(`${url}/Plans`)
    await addFolder(`${url}/Plans/Old`)
    expect((await ann.call('GET', `${address}?$select=ItemCount`)).json.ItemCount).toBe(2)
    const select = 'Id,GUID,UniqueId,FileLeafRef,FileRef,FileDirRef,FSObjType,File_x0020_Size,File_x0020_Type,ParentUniqueId'
    const [first, second] = rowsOf(await ann.call('GET', `${address}/items?$select=${select}`))
    expect(first).toMatchObject({
      Id: 1,
      FileLeafRef: 'Plans',
      FileRef: `${url}/Plans`,
      FileDirRef: url,
      FSObjType: 1,
      UniqueId: json.UniqueId,
    })
    expect(second).toMatchObject({
      FileLeafRef: 'Old',
      FileRef: `${url}/Plans/Old`,
      FileDirRef: `${url}/Plans`,
      ParentUniqueId: json.UniqueId,
    })
    expect([first?.File_x0020_Size, first?.File_x0020_Type]).toEqual([null, null])
  })

  it('is made by any user who may add items there, and by no one else', async () => {
    const { url, address } = await newList()
    const reader = await ann.call('POST', '/_api/web/ensureuser', { body: { logonName: 'rita' } })
    await ann.call('POST', `${address}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    await ann.call('POST', `${address}/roleassignments/addroleassignment(principalid=${reader.json.Id},roledefid=1073741826)`)
    const rita = clientOf('rita')
    expectRefusal(await rita.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: `${url}/a` } }), 403, /AddListItems/)
    expect(await namesIn(url)).toEqual([])
  })
})

describe('the address of a folder', () => {
  it('has every form that clients use', async () => {
    const { url, title, address, id } = await newList()
    const { json } = await addFolder(`${url}/a`)
    await addFolder(`${url}/a/b`)
    const forms = [
      at(`${url}/a`),
      at(`${title}/a`),
      at(`${server.url}${url}/a`),
      at(`${url}//a/`),
      `/_api/Web/GetFolderByServerRelativeUrl(@f)?@f='${url}/a'`,
      `/_api/web/getfolderbyserverrelativepath(decodedUrl='${url}/a')`,
      `/_api/web/getfolderbyserverrelativepath(decodedurl=@p1)?@p1='${url}/a'`,
      `/_api/web/getfolderbyid('${json.UniqueId}')`,
      `/_api/web/getFolderById(guid'${json.UniqueId.toUpperCase()}')`,
      `/_api/web/folders('${title}/a')`,
      `/_api/web/folders('${title}')/folders('a')`,
      `/_api/web/folders/getbyurl('${url}/a')`,
      `/_api/web/folders('${url}')/folders('a')`,
      `/_api/web/folders/getbyurl('${title}')/folders/getbyurl('a')`,
      `/_api/web/rootfolder/folders('${title}')/folders('a')`,
      `${address}/rootfolder/folders('a')`,
      `/_api/web/lists(guid'${id}')/rootFolder/folders('A')`,
      `/_api/web/getlist('${url}')/rootfolder/folders('a')`,
      `${address}/items(1)/folder`,
      `${address}/rootfolder/folders('a')/folders('b')/../folders('a')`
        .replace("/folders('b')/..", '')
        .replace("/folders('a')/folders('a')", "/folders('a')"),
    ]
    for (const form of forms) {
      const reply = await ann.call('GET', form)
      expect({ form, status: reply.status, id: reply.json?.UniqueId }).toEqual({ form, status: 200, id: json.UniqueId })
    }
    expect((await ann.call('GET', `${address}/rootfolder/folders('a')/folders('b')`)).json.ServerRelativeUrl).toBe(`${url}/a/b`)
    expect((await ann.call('GET', `/_api/web/getfolderbyid('${json.UniqueId}')/folders('b')/folders`)).json.value).toEqual([])
    expect((await ann.call('GET', `${address}/rootfolder`)).json).toMatchObject({ Name: title, ServerRelativeUrl: url, ItemCount: 1 })
    expect((await ann.call('GET', '/_api/web/rootfolder')).json.ServerRelativeUrl).toBe('/')
  })

  it('that leads nowhere is 404 with the code of a missing file, and shows nothing to users who may not look', async () => {
    const { url, address } = await newList()
    const missing = await ann.call('GET', at(`${url}/nope`))
    expectRefusal(missing, 404, /There is no folder '.*nope'/)
    expect(missing.json.error.code).toBe('-2147024894, System.IO.FileNotFoundException')
    for (const form of [at('/../etc'), at(`${url}/../..`), at('nope/%2e%2e'), `${address}/rootfolder/folders('..')`])
      expectRefusal(await ann.call('GET', form), 404, /no folder/)
    expectRefusal(await ann.call('GET', `/_api/web/getfolderbyid('${'0'.repeat(8)}-0000-4000-8000-000000000000')`), 404, /no folder/)
    expectRefusal(await ann.call('GET', "/_api/web/getfolderbyid('x')"), 400, /GUID/)
    expectRefusal(await ann.call('GET', `${address}/items(1)/folder`), 404, /Item 1 does not exist/)
    await ann.call('POST', `${address}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    for (const form of [at(`${url}/nope`), at(url)]) expectRefusal(await clientOf('rolf').call('GET', form), 403, /ViewListItems/)
  })
})

describe('a folder that does not exist', () => {
  const missing = at('/Shared Documents/nope')
  it.each<[method: string, address: string, sent?: Parameters<typeof ann.call>[2]]>([
    ['GET', missing],
    ['PUT', missing, { body: { Name: 'x' } }],
    ['POST', missing, { body: { Name: 'x' }, headers: { 'X-HTTP-Method': 'MERGE' } }],
    ['DELETE', missing],
    ['GET', `${missing}/folders`],
    ['POST', `${missing}/folders`, { body: { ServerRelativeUrl: 'x' } }],
    ['POST', `${missing}/folders/add('x')`],
    ['POST', `${missing}/folders/addusingpath(decodedurl='x')`],
    ['POST', `${missing}/addsubfolderusingpath(decodedurl='x')`],
    ['POST', `${missing}/addsubfolderusingpath`, { body: { leafPath: { DecodedUrl: 'x' } } }],
    ['GET', `${missing}/files`],
    ['GET', `${missing}/parentfolder`],
    ['GET', `${missing}/listitemallfields`],
    ['GET', `${missing}/properties`],
    ['GET', `${missing}/storagemetrics`],
    ['POST', `${missing}/recycle`],
    ['POST', `${missing}/moveto('/Shared Documents/x')`],
    ['POST', `${missing}/copyto('/Shared Documents/x')`],
    ['POST', `${missing}/deletewithparameters`, { body: { parameters: {} } }],
  ])('is a 404 to %s %s', async (method, address, sent) => {
    expectRefusal(await ann.call(method, address, sent), 404, /There is no folder '\/Shared Documents\/nope'/)
  })
})

describe('what is in a folder', () => {
  it('is listed by name, in pages, filtered and ordered by the database', async () => {
    const { url } = await newList()
    const names = Array.from({ length: 7 }, (_, i) => `f${i}`)
    for (const name of [...names].reverse()) await addFolder(`${url}/${name}`)
    const folders = `${at(url)}/folders`
    const page = await ann.call('GET', `${folders}?$top=3&$select=Name&$inlinecount=allpages`)
    expect(rowsOf(page).map((row) => row.Name)).toEqual(['f0', 'f1', 'f2'])
    expect(page.json['odata.count']).toBe('7')
    const second = await ann.call('GET', page.json['odata.nextLink'])
    expect(rowsOf(second).map((row) => row.Name)).toEqual(['f3', 'f4', 'f5'])
    const third = await ann.call('GET', second.json['odata.nextLink'])
    expect([rowsOf(third).map((row) => row.Name), third.json['odata.nextLink']]).toEqual([['f6'], undefined])
    const chosen = async (query: string) => rowsOf(await ann.call('GET', `${folders}?$select=Name&${query}`)).map((row) => row.Name)
    expect(await chosen("$filter=Name eq 'F3'")).toEqual(['f3'])
    expect(await chosen("$filter=startswith(Name,'f') and not (Name le 'f4')")).toEqual(['f5', 'f6'])
    expect(await chosen('$orderby=Name desc&$top=2')).toEqual(['f6', 'f5'])
    expect(await chosen('$skip=5')).toEqual(['f5', 'f6'])
    const byTime = await ann.call('GET', `${folders}?$orderby=TimeCreated desc,Name&$top=4&$select=Name`)
    const rest = await ann.call('GET', byTime.json['odata.nextLink'])
    expect([...rowsOf(byTime), ...rowsOf(rest)]).toHaveLength(7)
    expectRefusal(await ann.call('GET', `${folders}?$filter=Exists eq true`), 400, /'Exists' cannot be used/)
    expectRefusal(await ann.call('GET', `${folders}?$filter=Nope eq 1`), 400, /Nope/)
    expect(await namesIn(url, 'files')).toEqual([])
  })

  it('is expanded: folders, files, the item, the folder above, properties and figures', async () => {
    const { url, address, title } = await newList()
    await addFolder(`${url}/a`)
    await addFolder(`${url}/a/b`)
    const expand = 'Folders,Files,ListItemAllFields,ParentFolder,Properties,StorageMetrics'
    for (const envelope of Object.values(accepts)) {
      const { json } = await clientOf('ann', envelope).call('GET', `${at(`${url}/a`)}?$expand=${expand}`)
      const body = json.d ?? json
      expect((body.Folders.results ?? body.Folders).map((one: { Name: string }) => one.Name)).toEqual(['b'])
      expect(body.Files.results ?? body.Files).toEqual([])
      expect(body.ListItemAllFields).toMatchObject({ Id: 1, FileSystemObjectType: 1 })
      expect(body.ParentFolder).toMatchObject({ ServerRelativeUrl: url })
      expect(body.Properties[inProfile('vti_timecreated', 'vti_x005f_timecreated')]).toMatch(/^\d{4}/)
      expect(body.StorageMetrics).toMatchObject({ TotalFileCount: 0, TotalSize: 0 })
    }
    const paths = 'RootFolder/UniqueId,RootFolder/ServerRelativePath,ParentWeb/Url,Title'
    const list = await ann.call('GET', `${address}?$select=${paths}&$expand=RootFolder,ParentWeb`)
    expect(list.json).toMatchObject({
      Title: title,
      RootFolder: { ServerRelativePath: { DecodedUrl: url } },
      ParentWeb: { Url: server.url },
    })
    const web = await ann.call('GET', '/_api/web?$expand=Folders,RootFolder')
    expect(web.json.RootFolder.ServerRelativeUrl).toBe('/')
    expect(web.json.Folders.map((one: { Name: string }) => one.Name)).toEqual(expect.arrayContaining([title, 'Lists']))
    const items = await ann.call('GET', `${address}/items?$select=Folder/Name,File/Name&$expand=Folder,File`)
    expect(rowsOf(items)).toEqual([
      { File: null, Folder: { Name: 'a' } },
      { File: null, Folder: { Name: 'b' } },
    ])
  })

  it('of a web is its lists and the folders beside them', async () => {
    const { title } = await newList()
    const names = rowsOf(await ann.call('GET', '/_api/web/folders')).map((row) => row.Name)
    expect(names).toEqual(expect.arrayContaining([title, 'Lists', 'Shared Documents', 'SitePages']))
    const one = await ann.call('GET', `/_api/web/folders?$filter=Name eq '${title}'&$select=ServerRelativeUrl`)
    expect(rowsOf(one)).toEqual([{ ServerRelativeUrl: `/${title}` }])
    expect((await ann.call('POST', "/_api/web/folders/add('Beside')")).json.ServerRelativeUrl).toBe('/Beside')
    expect((await ann.call('POST', "/_api/web/folders('Beside')/folders/add('deep')")).status).toBe(200)
    expect((await ann.call('GET', "/_api/web/folders('Beside')/folders('deep')/listitemallfields")).json).toEqual({ 'odata.null': true })
    expect((await ann.call('GET', "/_api/web/folders('Beside')")).json.ItemCount).toBe(1)
    await ann.call('DELETE', "/_api/web/folders('Beside')")
    expectRefusal(await ann.call('GET', "/_api/web/folders('Beside')"), 404, /no folder/)
    expectRefusal(await ann.call('DELETE', "/_api/web/folders('Lists')"), 400, /own folder of a list/)
  })

  it('leads upwards, and to its properties and figures, at addresses of their own', async () => {
    const { url } = await newList()
    await addFolder(`${url}/a`)
    expect((await ann.call('GET', `${at(`${url}/a`)}/parentfolder`)).json.ServerRelativeUrl).toBe(url)
    expect((await ann.call('GET', '/_api/web/rootfolder/parentfolder')).json).toEqual({ 'odata.null': true })
    const properties = await ann.call('GET', `${at(`${url}/a`)}/properties`)
    expect(properties.json).toMatchObject({ vti_timecreated: expect.any(String), vti_author: 'i:0#.f|membership|ann' })
    expect((await ann.call('GET', `${at(`${url}/a`)}/storagemetrics`)).json).toMatchObject({ TotalFileCount: 0, TotalFileStreamSize: 0 })
    for (const part of ['parentfolder', 'properties', 'storagemetrics', 'listitemallfields', 'files', 'folders'])
      expectRefusal(await ann.call('GET', `${at(`${url}/nope`)}/${part}`), 404, /no folder/)
  })
})
