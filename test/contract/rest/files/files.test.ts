import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { fileAt, folderAt, openFileServer } from '../../../support/samples/file-server.ts'
import { impossibleNames, oddNames } from '../../../support/samples/names.ts'
import { basic } from '../../../support/server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, reader, newLibrary, upload, fetchBytes, textOf } = await openFileServer()

const quoted = (name: string) => `'${encodeURIComponent(name.replaceAll("'", "''"))}'`
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a new file', () => {
  it.each(envelopes)('is answered with what is known of it, %s', async (envelope) => {
    const { url, deep } = await newLibrary()
    const headers = { Accept: accepts[envelope] }
    const before = Date.now() - 1000
    for (const folder of [url, deep]) {
      const reply = await admin.call('POST', `${folderAt(folder)}/files/add(url='plan.txt',overwrite=true)`, {
        headers,
        body: 'what comes next',
      })
      const file = reply.json.d ?? reply.json
      expect(file).toMatchObject({
        Name: 'plan.txt',
        ServerRelativeUrl: `${folder}/plan.txt`,
        Length: 15,
        Exists: true,
        UIVersionLabel: '1.0',
        CheckOutType: 2,
        Level: 1,
      })
      expect(file.ETag).toBe(`"{${file.UniqueId.toUpperCase()}},1"`)
      expect(file.ContentTag).toBe(`{${file.UniqueId.toUpperCase()}},1,1`)
      expect(Date.parse(file.TimeCreated)).toBeGreaterThan(before - 1000)
      expect(file.TimeLastModified).toBe(file.TimeCreated)
      const read = await admin.call('GET', fileAt(file.ServerRelativeUrl), { headers })
      expect((read.json.d ?? read.json).UniqueId).toBe(file.UniqueId)
    }
  })

  it('has a property bag, at an address of its own and expanded, for users who may see the file', async () => {
    const { url, list } = await newLibrary()
    await upload(url, 'plan.txt', 'x')
    const file = fileAt(`${url}/plan.txt`)
    const bag = { vti_author: 'i:0#.f|membership|admin', vti_timecreated: expect.stringMatching(/Z$/), vti_docstoretype: '0' }
    expect((await reader.call('GET', `${file}/properties`)).json).toMatchObject(bag)
    expect((await reader.call('GET', `${file}?$expand=Properties`)).json.Properties).toMatchObject(
      inProfile(bag, { vti_x005f_docstoretype: '0' }),
    )
    expectRefusal(await reader.call('GET', `${fileAt(`${url}/nope.txt`)}/properties`), 404, /no file/)
    await admin.call('POST', `${list}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    expectRefusal(await reader.call('GET', `${file}/properties`), 403, /ViewListItems/)
  })

  it('is an item of its library, and counted', async () => {
    const { list, deep } = await newLibrary()
    const { json: file } = await upload(deep, 'plan.txt', 'x')
    const { json } = await admin.call('GET', `${list}?$select=ItemCount`)
    expect(json.ItemCount).toBe(3)
    const query = '?$filter=FSObjType eq 0&$select=Id,FileLeafRef,FileRef,FileDirRef,File_x0020_Size,UniqueId'
    expect(rowsOf(await admin.call('GET', `${list}/items${query}`))).toEqual([
      { Id: 3, FileLeafRef: 'plan.txt', FileRef: `${deep}/plan.txt`, FileDirRef: deep, File_x0020_Size: 1, UniqueId: file.UniqueId },
    ])
    const item = await admin.call('GET', `${fileAt(`${deep}/plan.txt`)}/ListItemAllFields`)
    expect(item.json).toMatchObject({ Id: 3, FileSystemObjectType: 0, GUID: file.UniqueId })
    const merged = await admin.call('POST', `${fileAt(`${deep}/plan.txt`)}/ListItemAllFields`, {
      headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
      body: { Title: 'The plan' },
    })
    expect(merged.json.Title).toBe('The plan')
    expect((await admin.call('GET', `${list}/items(3)/file`)).json).toMatchObject({
      Title: 'The plan',
      ETag: file.ETag.replace(',1"', ',2"'),
    })
    const expanded = await admin.call(
      'GET',
      `${fileAt(`${deep}/plan.txt`)}?$expand=ListItemAllFields,Author&$select=Name,ListItemAllFields/Title,Author/Title`,
    )
    expect(expanded.json).toEqual({ Name: 'plan.txt', ListItemAllFields: { Title: 'The plan' }, Author: { Title: 'admin' } })
  })

  it('is found under every form of its address', async () => {
    const { title, id, deep, list } = await newLibrary()
    const { json: file } = await upload(deep, "O'Brien #1 50%.txt", 'x')
    const name = quoted("O'Brien #1 50%.txt")
    const whole = quoted(`${deep}/O'Brien #1 50%.txt`)
    const relative = quoted(`${deep}/O'Brien #1 50%.txt`.slice(1))
    for (const address of [
      `/_api/web/getfilebyserverrelativeurl(${whole})`,
      `/_api/web/GetFileByServerRelativeUrl(@u)?@u=${whole}`,
      `/_api/web/getfilebyserverrelativeurl(${relative})`,
      `/_api/web/getfilebyserverrelativepath(DecodedUrl=${whole})`,
      `/_api/web/getfilebyserverrelativepath(decodedurl=@a)?@a=${whole}`,
      `/_api/web/getfilebyurl(${quoted(`${server.url}${deep}/O'Brien #1 50%.txt`)})`,
      `/_api/web/getfilebyid('${file.UniqueId}')`,
      `/_api/web/getfilebyid(guid'${file.UniqueId}')`,
      `${folderAt(deep)}/files(${name})`,
      `${folderAt(deep)}/files/getbyurl(${name})`,
      `${folderAt(deep)}/files/getbypath(decodedurl=${name})`,
      `${list}/rootfolder/folders('a')/folders('b')/files(${name})`,
      `/_api/web/lists('${id}')/rootfolder/folders('a')/folders('b')/files(${name})`,
      `/_api/web/folders('${title}')/folders('a')/folders('b')/files(${name})`,
      `${list}/items(3)/file`,
    ]) {
      expect((await admin.call('GET', address)).json.UniqueId, address).toBe(file.UniqueId)
    }
    for (const form of [`${fileAt(`${deep}/O'Brien #1 50%.txt`)}/openbinarystream`, `/_api/web/getfilebyid('${file.UniqueId}')/$value`])
      expect((await fetchBytes(form)).bytes.toString()).toBe('x')
  })

  it.each([...oddNames, "'", '.gitignore'])('can have the name %s', async (name) => {
    const { url } = await newLibrary()
    expect((await upload(url, name, name)).json.Name).toBe(name)
    expect(await textOf(fileAt(`${url}/${name}`))).toBe(name)
    expect((await fetchBytes(`${url}/${name}`.split('/').map(encodeURIComponent).join('/'))).bytes.toString()).toBe(name)
  })

  it.each([...impossibleNames])('cannot have the name %j', async (name) => {
    const { url, list } = await newLibrary()
    expectRefusal(await upload(url, name, 'x'), 400, /name|2048/)
    expect((await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount).toBe(2)
  })

  it('is made by every form of add', async () => {
    const { url, list } = await newLibrary()
    for (const [index, form] of [
      (name: string) => `files/add(overwrite=false,url='${name}')`,
      (name: string) => `files/add(url='${name}')`,
      (name: string) => `files/add('${name}')`,
      (name: string) => `files/add('${name}',true)`,
      (name: string) => `Files/Add(url=@n,overwrite=true)?@n='${name}'`,
      (name: string) => `files/addusingpath(decodedurl='${name}')`,
      (name: string) => `files/addstubusingpath(decodedurl='${name}')`,
      (name: string) => `files/AddUsingPath(DecodedUrl='${name}',Overwrite=true)`,
      (name: string) => `files/addusingpath(decodedurl='${name}',EnsureUniqueFileName=true)`,
      (name: string) => `files/addusingpath(decodedurl='${name}',overwrite=true,AutoCheckoutOnInvalidData=false)`,
    ].entries()) {
      const name = `${index}.txt`
      for (const base of [folderAt(url), `${list}/rootfolder`]) {
        const reply = await admin.call('POST', `${base}/${form(`${base === folderAt(url) ? 'x' : 'y'}${name}`)}`, { body: name })
        expect([reply.status, reply.json.Length], form(name)).toEqual([200, 5])
      }
    }
  })

  it('is made and read in the words of spsave: everything by alias, the folder relative to the web', async () => {
    const { title } = await newLibrary()
    const headers = { Accept: accepts.verbose, 'Content-Type': accepts.verbose }
    const folder = encodeURIComponent(`'${title}/a/b'`)
    const address = `/_api/web/GetFolderByServerRelativeUrl(@FolderName)/Files/add(url=@FileName,overwrite=true)?@FolderName=${folder}&@FileName=%27x.js%27`
    const { json } = await admin.call('POST', address, { headers, body: 'let x = 1' })
    expect(json.d).toMatchObject({ ServerRelativeUrl: `/${title}/a/b/x.js`, Length: 9, __metadata: { type: 'Svc.File' } })
    const url = encodeURIComponent(`'/${title}/a/b/x.js'`)
    expect((await fetchBytes(`/_api/web/GetFileByServerRelativeUrl(@FileUrl)/$value?@FileUrl=${url}`)).bytes.toString()).toBe('let x = 1')
    const item = await admin.call('GET', `/_api/web/GetFileByServerRelativeUrl(@FileUrl)/ListItemAllFields?@FileUrl=${url}`, { headers })
    expect(item.json.d.FileSystemObjectType).toBe(0)
  })

  it('gets another name if the request says so', async () => {
    const { url } = await newLibrary()
    const add = () => admin.call('POST', `${folderAt(url)}/files/addusingpath(decodedurl='a.txt',ensureuniquefilename=true)`, { body: 'x' })
    const names = [(await add()).json.Name, (await add()).json.Name, (await add()).json.Name]
    expect(new Set(names).size).toBe(3)
    expect(names[0]).toBe('a.txt')
    expect(names[1]).toMatch(/^a.+\.txt$/)
  })

  it.each([0, 1, 65_536, 262_143, 262_145, 1_000_003])('keeps %d bytes unchanged', async (size) => {
    const { url } = await newLibrary()
    const bytes = randomBytes(size)
    const { json } = await upload(url, 'b.bin', bytes)
    expect(json.Length).toBe(size)
    const read = await fetchBytes(`${fileAt(`${url}/b.bin`)}/$value`)
    expect(sha256(read.bytes)).toBe(sha256(bytes))
    expect(read.headers.get('etag')).toBe(json.ETag)
  })

  it('larger than allowed is refused', async () => {
    const { url } = await newLibrary()
    expectRefusal(await upload(url, 'a.txt', new Uint8Array(3_000_001)), 413, /3000000/)
    expectRefusal(await admin.call('GET', fileAt(`${url}/a.txt`)), 404, /no file/)
  })
})

describe('a file that exists already', () => {
  it('is refused without overwrite, in any case of its name, and keeps its bytes', async () => {
    const { url } = await newLibrary()
    await upload(url, 'a.txt', 'first')
    const reply = await upload(url, 'A.TXT', 'second')
    expectRefusal(reply, 400, /already exists/)
    expect(reply.json.error.code).toMatch(/^-2130575257, /)
    expectRefusal(await upload(url, 'a', 'x', true), 400, /already exists/)
    expect(await textOf(fileAt(`${url}/a.txt`))).toBe('first')
  })

  it('gets the new bytes with overwrite, and stays the same file', async () => {
    const { url, list } = await newLibrary()
    const { json: first } = await upload(url, 'a.txt', 'first')
    const { json: second } = await upload(url, 'a.txt', 'second bytes', true)
    expect(second).toMatchObject({
      UniqueId: first.UniqueId,
      Length: 12,
      ETag: first.ETag.replace(',1"', ',2"'),
      ContentTag: `${first.ContentTag.slice(0, -3)}2,2`,
    })
    expect(await textOf(fileAt(`${url}/a.txt`))).toBe('second bytes')
    expect((await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount).toBe(3)
    expect((await admin.call('GET', `${list}/items(3)?$select=File_x0020_Size`)).json.File_x0020_Size).toBe(12)
    expect((await admin.call('GET', `${list}/items(3)`)).headers.get('etag')).toBe('"2"')
  })

  it('is replaced by PUT, whose If-Match guards it', async () => {
    const { url } = await newLibrary()
    const { json } = await upload(url, 'a.txt', 'first')
    const value = `${fileAt(`${url}/a.txt`)}/$value`
    const put = (body: string, ifMatch: string) => admin.call('PUT', value, { body, headers: { 'If-Match': ifMatch } })
    const reply = await put('second', json.ETag)
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, json.ETag.replace(',1"', ',2"')])
    expectRefusal(await put('third', json.ETag), 412, /,2"/)
    expect((await admin.call('POST', value, { body: 'fourth', headers: { 'X-HTTP-Method': 'PUT' } })).status).toBe(200)
    expect(await textOf(fileAt(`${url}/a.txt`))).toBe('fourth')
  })

  it('of two uploads to one new name at once one is first, and the bytes are whole', async () => {
    const { url, list } = await newLibrary()
    const both = (overwrite: boolean, name: string) =>
      Promise.all([upload(url, name, 'x'.repeat(200_000), overwrite), upload(url, name, 'y'.repeat(200_000), overwrite)])
    expect((await both(false, 'a.txt')).map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await both(true, 'b.txt')).map(({ status }) => status)).toEqual([200, 200])
    for (const name of ['a.txt', 'b.txt']) expect(await textOf(fileAt(`${url}/${name}`))).toMatch(/^(?:x{200000}|y{200000})$/)
    expect((await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount).toBe(4)
  })
})

describe('a file goes', () => {
  it('permanently, when its ETag is the one that is given', async () => {
    const { url, list } = await newLibrary()
    const { json } = await upload(url, 'a.txt', 'x')
    const remove = (ifMatch: string) => admin.call('DELETE', fileAt(`${url}/a.txt`), { headers: { 'If-Match': ifMatch } })
    expectRefusal(await remove('"{x},9"'), 412, /ETag/)
    expect((await remove(json.ETag)).status).toBe(200)
    expectRefusal(await remove('*'), 404, /no file/)
    expect((await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount).toBe(2)
    expectRefusal(await admin.call('GET', `${list}/items(3)`), 404, /Item 3/)
  })

  it('into the recycle bin and back, with its bytes', async () => {
    const { url } = await newLibrary()
    const { json } = await upload(url, 'recycled.txt', 'x')
    const { value: id } = (await admin.call('POST', `${fileAt(`${url}/recycled.txt`)}/recycle`)).json
    expectRefusal(await admin.call('GET', fileAt(`${url}/recycled.txt`)), 404, /no file/)
    expectRefusal(await admin.call('GET', `/_api/web/getfilebyid('${json.UniqueId}')`), 404, /no file/)
    const entry = (await admin.call('GET', `/_api/web/recyclebin('${id}')`)).json
    expect(entry).toMatchObject({ ItemType: 1, LeafName: 'recycled.txt', DirName: url.slice(1), Size: 1 })
    await upload(url, 'recycled.txt', 'other')
    expectRefusal(await admin.call('POST', `/_api/web/recyclebin('${id}')/restore`), 409, /recycled.txt/)
    await admin.call('DELETE', fileAt(`${url}/recycled.txt`))
    await admin.call('POST', `/_api/web/recyclebin('${id}')/restore`)
    expect(await textOf(fileAt(`${url}/recycled.txt`))).toBe('x')
  })
})

describe('who may', () => {
  it('readers read files and change none', async () => {
    const { url } = await newLibrary()
    await upload(url, 'a.txt', 'x')
    const file = fileAt(`${url}/a.txt`)
    expect((await reader.call('GET', file)).json.Name).toBe('a.txt')
    expect((await reader.call('GET', `${file}/$value`)).text).toBe('x')
    expectRefusal(await upload(url, 'b.txt', 'x', false, reader), 403, /AddListItems/)
    expectRefusal(await upload(url, 'a.txt', 'y', true, reader), 403, /EditListItems/)
    expectRefusal(await reader.call('PUT', `${file}/$value`, { body: 'y' }), 403, /EditListItems/)
    expectRefusal(await reader.call('DELETE', file), 403, /DeleteListItems/)
    expectRefusal(await reader.call('POST', `${file}/recycle`), 403, /DeleteListItems/)
    for (const act of ['startupload', 'cancelupload'])
      expectRefusal(await reader.call('POST', `${file}/${act}(uploadId=guid'${randomUUID()}')`, { body: 'y' }), 403, /EditListItems/)
    expect(await textOf(file)).toBe('x')
  })

  it('a file with permissions of its own is open to whom it is given alone', async () => {
    const { url, list } = await newLibrary()
    await upload(url, 'a.txt', 'x')
    await admin.call('POST', `${list}/items(3)/breakroleinheritance(copyroleassignments=false)`)
    for (const path of [fileAt(`${url}/a.txt`), `${fileAt(`${url}/a.txt`)}/$value`])
      expectRefusal(await reader.call('GET', path), 403, /ViewListItems/)
    expect((await fetchBytes(`${url.replace(' ', '%20')}/a.txt`)).status).toBe(403)
  })

  it('what does not exist is said to be missing, and lists of items hold no files', async () => {
    const { url } = await newLibrary()
    expectRefusal(await admin.call('GET', fileAt(`${url}/no.txt`)), 404, /no file/)
    expectRefusal(await admin.call('GET', fileAt(`${url}/no/no.txt`)), 404, /no file/)
    expectRefusal(await admin.call('GET', fileAt(`${url}/a`)), 404, /no file/)
    expectRefusal(await admin.call('GET', fileAt('/')), 404, /no file/)
    expectRefusal(await admin.call('GET', `/_api/web/getfilebyid('${randomUUID()}')`), 404, /no file/)
    expectRefusal(await admin.call('GET', `${fileAt(`${url}/no.txt`)}/$value`), 404, /no file/)
    expectRefusal(await admin.call('PUT', `${fileAt(`${url}/no.txt`)}/$value`, { body: 'x' }), 404, /no file/)
    const nowhere = await upload(`${url}/no`, 'a.txt', 'x')
    expectRefusal(nowhere, 404, /no folder '.*\/no' to put 'a.txt' into/)
    expect(nowhere.json.error.code).toBe('-2147024893, System.IO.DirectoryNotFoundException')
    expectRefusal(await upload('/Lists/Tasks', 'a.txt', 'x'), 400, /Attach the file/)
  })

  it('files outside of lists are made by users who may change the web', async () => {
    const add = (client: typeof admin) =>
      client.call('POST', `${folderAt('/')}/files/add(url='robots.txt',overwrite=true)`, { body: 'User-agent: *' })
    expectRefusal(await add(reader), 403, /AddAndCustomizePages/)
    expect((await add(admin)).json).toMatchObject({ ServerRelativeUrl: '/robots.txt', Length: 13 })
    expect((await add(admin)).json).toMatchObject({ UIVersion: 512, ContentTag: expect.stringMatching(/,2,2$/) })
    expect((await fetchBytes('/robots.txt')).bytes.toString()).toBe('User-agent: *')
    expect((await admin.call('DELETE', fileAt('/robots.txt'))).status).toBe(200)
  })
})

describe('the URL of a file', () => {
  it('answers its bytes, with ranges and conditions, to users who may see it', async () => {
    const { deep } = await newLibrary()
    const { json } = await upload(deep, 'a ä.txt', '0123456789')
    const path = `${deep}/a ä.txt`.split('/').map(encodeURIComponent).join('/')
    const read = await fetchBytes(path)
    expect([read.status, read.bytes.toString(), read.headers.get('etag'), read.headers.get('content-type')]).toEqual([
      200,
      '0123456789',
      json.ETag,
      'text/plain',
    ])
    expect((await fetchBytes(path, { Range: 'bytes=2-4' })).bytes.toString()).toBe('234')
    expect((await fetchBytes(path, { 'If-None-Match': json.ETag })).status).toBe(304)
    expect((await fetchBytes(path.replace('.txt', '.no'))).status).toBe(404)
    expect((await fetchBytes(encodeURI(deep))).status).toBe(404)
    const open = await fetch(server.url + path)
    expect([open.status, open.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')])
  })
})

it('files are added and read in a batch, byte for byte', async () => {
  const { url } = await newLibrary()
  const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 128, 13, 10])
  const part = (head: string, body: Uint8Array = Buffer.alloc(0)) =>
    Buffer.concat([
      Buffer.from(`--batch_x\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n${head}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ])
  const folder = folderAt(url)
  const body = Buffer.concat([
    part(`POST ${folder}/files/add(url='a.bin',overwrite=false) HTTP/1.1\r\nAccept: application/json\r\nContent-Length: 9`, bytes),
    part(`GET ${folder}/files('a.bin')/$value HTTP/1.1`),
    part(`GET ${folder}/files('no.bin')/$value HTTP/1.1\r\nAccept: application/json`),
    Buffer.from('--batch_x--\r\n'),
  ])
  const response = await fetch(`${server.url}/_api/$batch`, {
    method: 'POST',
    headers: { Authorization: basic('admin'), 'Content-Type': 'multipart/mixed; boundary=batch_x' },
    body: body as unknown as string,
  })
  const reply = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect([...reply.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)).toEqual(['200', '200', '404'])
  expect(reply).toContain(`\r\n\r\n${bytes.toString('latin1')}\r\n--batchresponse_`)
})
