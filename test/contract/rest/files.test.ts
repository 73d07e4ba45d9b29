import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { basic, startServer } from '../../server.ts'
import { createContractClient } from '../contract-client.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from './wire.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors', 'Limits:UploadBytes': '3000000' } })
const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.nometadata })
const reader = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
afterAll(() => server.stop())

const quoted = (name: string) => `'${encodeURIComponent(name.replaceAll("'", "''"))}'`
const folderAt = (url: string) => `/_api/web/getfolderbyserverrelativepath(decodedurl=${quoted(url)})`
const fileAt = (url: string) => `/_api/web/getfilebyserverrelativepath(decodedurl=${quoted(url)})`
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let made = 0
/** A library of its own, with a folder in a folder. */
async function newLibrary(settings: object = {}) {
  made += 1
  const title = `Library ${made}`
  const { json } = await admin.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 101, ...settings } })
  const list = `/_api/web/lists/getbytitle('${title}')`
  const url = `/${title}`
  await admin.call('POST', `${folderAt(url)}/folders/add('a')`)
  await admin.call('POST', `${folderAt(`${url}/a`)}/folders/add('b')`)
  return { title, id: json.Id as string, list, url, deep: `${url}/a/b` }
}

const upload = (folder: string, name: string, body: string | Uint8Array, overwrite = false, client = admin) =>
  client.call('POST', `${folderAt(folder)}/files/add(url=${quoted(name)},overwrite=${overwrite})`, { body })

async function fetchBytes(path: string, headers: Record<string, string> = {}, user = 'ann') {
  const response = await fetch(server.url + path, { headers: { Authorization: basic(user), ...headers } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const textOf = async (path: string) => (await fetchBytes(`${path}/$value`)).bytes.toString()

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

  it.each([
    'Ünï çödé 漢字 🙂.txt',
    '100% & more + some.txt',
    'a#b.txt',
    'x;y,z=(1)[2]{3}.txt',
    '__proto__',
    'constructor',
    "'",
    '.gitignore',
    'no extension',
  ])('may be called %s', async (name) => {
    const { url } = await newLibrary()
    expect((await upload(url, name, name)).json.Name).toBe(name)
    expect(await textOf(fileAt(`${url}/${name}`))).toBe(name)
    expect((await fetchBytes(`${url}/${name}`.split('/').map(encodeURIComponent).join('/'))).bytes.toString()).toBe(name)
  })

  it.each([
    'a/b.txt',
    '..',
    '../x',
    'a\\b',
    'a:b',
    'a|b',
    '<a>',
    'what?',
    'a*',
    '"a"',
    ' a',
    'a ',
    'a.',
    'con',
    '~$a.docx',
    '\u0001',
    'x'.repeat(256),
  ])('may not be called %j', async (name) => {
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

  it('gets another name where that is asked for', async () => {
    const { url } = await newLibrary()
    const add = () => admin.call('POST', `${folderAt(url)}/files/addusingpath(decodedurl='a.txt',ensureuniquefilename=true)`, { body: 'x' })
    const names = [(await add()).json.Name, (await add()).json.Name, (await add()).json.Name]
    expect(new Set(names).size).toBe(3)
    expect(names[0]).toBe('a.txt')
    expect(names[1]).toMatch(/^a.+\.txt$/)
  })

  it.each([0, 1, 65_536, 262_143, 262_145, 1_000_003])('keeps %d bytes as they are', async (size) => {
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

describe('a file that is there already', () => {
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
  it('for good, when its ETag is the one that is given', async () => {
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
    expect(entry).toMatchObject({ ItemType: 1, LeafName: 'recycled.txt', DirName: url.slice(1), Size: '1' })
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

  it('what is not there is said to be missing, and lists of items hold no files', async () => {
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

  it('files outside of lists are made by who may change the web', async () => {
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
  it('answers its bytes, with ranges and conditions, to whom may see it', async () => {
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

describe('an upload in parts', () => {
  const partsOf = (file: string, id: string) => ({
    start: (body: string | Uint8Array) => admin.call('POST', `${file}/startUpload(uploadId=guid'${id}')`, { body }),
    go: (offset: number, body: string | Uint8Array) =>
      admin.call('POST', `${file}/continueUpload(uploadId=guid'${id}',fileOffset=${offset})`, { body }),
    finish: (offset: number, body: string | Uint8Array) =>
      admin.call('POST', `${file}/finishUpload(uploadId=guid'${id}',fileOffset=${offset})`, { body }),
    cancel: () => admin.call('POST', `${file}/cancelUpload(uploadId=guid'${id}')`),
  })

  it.each([
    [300_000, 300_000, 1],
    [262_144, 262_144, 262_144],
    [1, 1, 0],
    [0, 0, 0],
  ])('of %d, %d and %d bytes gives the file all of them', async (...sizes) => {
    const { url } = await newLibrary()
    await upload(url, 'big.bin', '')
    const file = fileAt(`${url}/big.bin`)
    const bytes = sizes.map((size) => randomBytes(size))
    const [a, b] = sizes
    const parts = partsOf(file, randomUUID())
    expect((await parts.start(bytes[0] ?? '')).json.value).toBe(a)
    expect((await parts.go(a, bytes[1] ?? '')).json.value).toBe(a + b)
    expect((await fetchBytes(`${file}/$value`)).bytes).toHaveLength(0)
    const done = await parts.finish(a + b, bytes[2] ?? '')
    expect(done.json).toMatchObject({ Name: 'big.bin', Length: sizes.reduce((sum, size) => sum + size, 0) })
    expect(sha256((await fetchBytes(`${file}/$value`)).bytes)).toBe(sha256(Buffer.concat(bytes)))
    expectRefusal(await parts.finish(a + b, ''), 404, /no upload/)
  })

  it('answers in the verbose envelope under the name of the method', async () => {
    const { url } = await newLibrary()
    await upload(url, 'a.txt', '')
    const reply = await admin.call('POST', `${fileAt(`${url}/a.txt`)}/startupload(uploadid=guid'${randomUUID()}')`, {
      body: 'xy',
      headers: { Accept: accepts.verbose },
    })
    expect(reply.json).toEqual({ d: { StartUpload: 2 } })
  })

  it('goes on only where it has ended, and only for who has begun it', async () => {
    const { url } = await newLibrary()
    await upload(url, 'a.txt', 'before')
    const file = fileAt(`${url}/a.txt`)
    const id = randomUUID()
    const parts = partsOf(file, id)
    await parts.start('12345')
    expectRefusal(await parts.start('12345'), 400, /begun before/)
    expectRefusal(await parts.go(4, 'x'), 400, /begins at 5, not at 4/)
    expectRefusal(await parts.finish(6, 'x'), 400, /begins at 5/)
    const both = await Promise.all([parts.go(5, '67'), parts.go(5, '89')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const owner = createContractClient(server.url, { Authorization: basic('admin2'), Accept: accepts.nometadata })
    expectRefusal(
      await owner.call('POST', `${file}/continueUpload(uploadId=guid'${id}',fileOffset=7)`, { body: 'x' }),
      403,
      /EditListItems/,
    )
    await upload(url, 'b.txt', '')
    expectRefusal(await partsOf(fileAt(`${url}/b.txt`), id).finish(7, ''), 404, /no upload/)
    expectRefusal(await partsOf(file, randomUUID()).go(0, 'x'), 404, /no upload/)
    expect(await textOf(file)).toBe('before')
    expect((await parts.finish(7, '')).json.Length).toBe(7)
    expect(await textOf(file)).toMatch(/^12345(?:67|89)$/)
  })

  it('that is given up leaves the file as it was', async () => {
    const { url } = await newLibrary()
    await upload(url, 'a.txt', 'before')
    const parts = partsOf(fileAt(`${url}/a.txt`), randomUUID())
    await parts.start('12345')
    expect((await parts.cancel()).status).toBe(200)
    expectRefusal(await parts.cancel(), 404, /no upload/)
    expectRefusal(await parts.finish(5, ''), 404, /no upload/)
    expect(await textOf(fileAt(`${url}/a.txt`))).toBe('before')
  })

  it('beyond what is allowed is refused', async () => {
    const { url } = await newLibrary()
    await upload(url, 'a.txt', '')
    const parts = partsOf(fileAt(`${url}/a.txt`), randomUUID())
    await parts.start(new Uint8Array(2_000_000))
    expectRefusal(await parts.go(2_000_000, new Uint8Array(1_000_001)), 413, /1000000/)
    expect((await parts.finish(2_000_000, new Uint8Array(1_000_000))).json.Length).toBe(3_000_000)
  })
})

describe('a copy of a file', () => {
  const moved = (file: string, act: string) => admin.call('POST', `${file}/${act}`)

  it('has its bytes and the values of its columns, and goes its own way', async () => {
    const { url, deep, list } = await newLibrary()
    await upload(url, 'a.txt', 'first')
    await admin.call('POST', `${fileAt(`${url}/a.txt`)}/listitemallfields`, {
      headers: { 'X-HTTP-Method': 'MERGE' },
      body: { Title: 'The plan' },
    })
    expect((await moved(fileAt(`${url}/a.txt`), `copyto(strnewurl=${quoted(`${deep}/b.txt`)},boverwrite=false)`)).status).toBe(200)
    expect((await admin.call('GET', fileAt(`${deep}/b.txt`))).json).toMatchObject({ Title: 'The plan', Length: 5, UIVersion: 512 })
    await upload(url, 'a.txt', 'second', true)
    expect(await textOf(fileAt(`${deep}/b.txt`))).toBe('first')
    await admin.call('DELETE', fileAt(`${url}/a.txt`))
    expect(await textOf(fileAt(`${deep}/b.txt`))).toBe('first')
    expect((await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount).toBe(3)
  })

  it('replaces what is there only where that is asked for', async () => {
    const { url } = await newLibrary()
    await upload(url, 'a.txt', 'a')
    const { json: b } = await upload(url, 'b.txt', 'b')
    const copy = (overwrite: string) => moved(fileAt(`${url}/a.txt`), `copyto(strnewurl=${quoted(`${url}/b.txt`)}${overwrite})`)
    expectRefusal(await copy(',boverwrite=false'), 400, /already exists/)
    expectRefusal(await copy(''), 400, /already exists/)
    expect((await copy(',boverwrite=true')).json).toEqual({ 'odata.null': true })
    expect((await admin.call('GET', fileAt(`${url}/b.txt`))).json.UniqueId).toBe(b.UniqueId)
    expect(await textOf(fileAt(`${url}/b.txt`))).toBe('a')
    expect((await moved(fileAt(`${url}/a.txt`), `copyto(strnewurl=${quoted(`${url}/a.txt`)},boverwrite=true)`)).status).toBe(200)
    expect(await textOf(fileAt(`${url}/a.txt`))).toBe('a')
  })

  it('is made by two paths as well, and may get another name', async () => {
    const { url, deep } = await newLibrary()
    await upload(url, 'a.txt', 'a')
    const body = (to: string, options: object = {}) => ({
      srcPath: { DecodedUrl: `${server.url}${url}/a.txt` },
      destPath: { DecodedUrl: `${server.url}${to}` },
      options,
    })
    const copy = (query: string, to: string, options?: object) =>
      admin.call('POST', `/_api/SP.MoveCopyUtil.CopyFileByPath${query}`, { body: body(to, options) })
    expect((await copy('(overwrite=@a1)?@a1=false', `${deep}/a.txt`)).status).toBe(200)
    expectRefusal(await copy('(overwrite=@a1)?@a1=false', `${deep}/a.txt`), 400, /already exists/)
    expect((await copy('(overwrite=true)', `${deep}/a.txt`)).status).toBe(200)
    expect((await copy('', `${deep}/a.txt`, { KeepBoth: true })).status).toBe(200)
    expect(rowsOf(await admin.call('GET', `${folderAt(deep)}/files`))).toHaveLength(2)
  })

  it('is refused to who may not read the one or write the other', async () => {
    const { url, deep, list } = await newLibrary()
    await upload(url, 'a.txt', 'a')
    const act = `copyto(strnewurl=${quoted(`${deep}/b.txt`)},boverwrite=false)`
    expectRefusal(await reader.call('POST', `${fileAt(`${url}/a.txt`)}/${act}`), 403, /AddListItems/)
    expectRefusal(await moved(fileAt(`${url}/no.txt`), act), 404, /no file/)
    expectRefusal(await moved(fileAt(`${url}/a.txt`), `copyto(strnewurl='/Lists/Tasks/a.txt',boverwrite=false)`), 400, /Attach the file/)
    expectRefusal(await moved(fileAt(`${url}/a.txt`), `copyto(strnewurl=${quoted(`${deep}/a*`)},boverwrite=false)`), 400, /a\*/)
    expect((await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount).toBe(3)
  })
})

describe('a file that is moved', () => {
  it('stays the same file under another URL, in another library as well', async () => {
    const { url, deep, list } = await newLibrary()
    const other = await newLibrary()
    const { json } = await upload(url, 'a.txt', 'a')
    for (const to of [`${deep}/b.txt`, `${url}/B.txt`, `${other.deep}/c.txt`]) {
      expect((await admin.call('POST', `/_api/web/getfilebyid('${json.UniqueId}')/moveto(newurl=${quoted(to)},flags=0)`)).status).toBe(200)
      expect((await admin.call('GET', fileAt(to))).json).toMatchObject({ UniqueId: json.UniqueId, ServerRelativeUrl: to })
      expect(await textOf(fileAt(to))).toBe('a')
    }
    expect((await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount).toBe(2)
    expect((await admin.call('GET', `${other.list}?$select=ItemCount`)).json.ItemCount).toBe(3)
  })

  it('replaces what is there with flag 1 alone', async () => {
    const { url, list } = await newLibrary()
    const { json } = await upload(url, 'a.txt', 'a')
    await upload(url, 'b.txt', 'b')
    const move = (end: string) => admin.call('POST', `${fileAt(`${url}/a.txt`)}/moveto(newurl=${quoted(`${url}/b.txt`)}${end})`)
    expectRefusal(await move(',flags=0'), 400, /already exists/)
    expectRefusal(await move(''), 400, /already exists/)
    expect((await move(',flags=1')).json).toEqual({ 'odata.null': true })
    expect((await admin.call('GET', fileAt(`${url}/b.txt`))).json.UniqueId).toBe(json.UniqueId)
    expect((await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount).toBe(3)
  })

  it('is moved by two paths as well', async () => {
    const { url, deep } = await newLibrary()
    await upload(url, 'a.txt', 'a')
    const body = { srcPath: { DecodedUrl: `${url}/a.txt` }, destPath: { DecodedUrl: `${deep}/a.txt` } }
    expectRefusal(await reader.call('POST', '/_api/SP.MoveCopyUtil.MoveFileByPath(overwrite=true)', { body }), 403, /DeleteListItems/)
    expect((await admin.call('POST', '/_api/SP.MoveCopyUtil.MoveFileByPath(overwrite=true)', { body })).json).toEqual({
      'odata.null': true,
    })
    expect(await textOf(fileAt(`${deep}/a.txt`))).toBe('a')
    expectRefusal(await admin.call('POST', `${fileAt(`${url}/a.txt`)}/moveto(newurl='x.txt',flags=1)`), 404, /no file/)
    expectRefusal(await admin.call('POST', '/_api/SP.MoveCopyUtil.CopyFileByPath(overwrite=true)', { body }), 404, /no file/)
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
