import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { fileAt, openFileServer } from '../../../support/samples/file-server.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

const { server, admin, newLibrary, upload, fetchBytes, textOf } = await openFileServer()

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

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

  it('continues only where it has ended, and only for who has begun it', async () => {
    const { url } = await newLibrary()
    await upload(url, 'a.txt', 'before')
    const file = fileAt(`${url}/a.txt`)
    const id = randomUUID()
    const parts = partsOf(file, id)
    await parts.start('12345')
    expectRefusal(await parts.start('12345'), 400, /has begun already/)
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

  it('that is given up leaves the file unchanged', async () => {
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

describe('the files of a folder', () => {
  it('are made and found by their server-relative URLs too', async () => {
    const { url } = await newLibrary()
    await admin.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: `${url}/Sub` } })
    const files = `/_api/web/getfolderbyserverrelativeurl('${url}/Sub')/files`
    const added = await admin.call('POST', `${files}/add(url='${url}/Sub/it''s a.txt',overwrite=true)`, { body: 'one' })
    expect(added.json).toMatchObject({ Name: "it's a.txt", ServerRelativeUrl: `${url}/Sub/it's a.txt`, Length: 3 })
    // It may be elsewhere in the web.
    const beside = await admin.call('POST', `${files}/addusingpath(decodedurl='${url}/b.txt')`, { body: 'two' })
    expect(beside.json.ServerRelativeUrl).toBe(`${url}/b.txt`)
    for (const form of [`getbyurl('${url}/Sub/it''s a.txt')`, `getbypath(decodedurl='${url.toUpperCase()}/SUB/it''s a.txt')`])
      expect((await admin.call('GET', `${files}/${form}`)).json.UniqueId).toBe(added.json.UniqueId)
    expectRefusal(await admin.call('GET', `${files}/getbyurl('${url}/Sub/no.txt')`), 404, /no.txt/)
    expectRefusal(await admin.call('POST', `${files}/add(url='${url}/No/a.txt')`, { body: 'x' }), 404, /No/)
    expectRefusal(await admin.call('POST', `${files}/add(url='${url}/Sub/')`, { body: 'x' }), 400, /./)
  })

  it('are kept from others by their URLs too', async () => {
    const { url } = await newLibrary()
    await upload(url, 'secret.txt', 'x')
    await admin.call('POST', `/_api/web/getlist('${url}')/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    const other = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
    const files = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files"
    expectRefusal(await other.call('GET', `${files}/getbyurl('${url}/secret.txt')`), 403, /./)
    expect((await other.call('POST', `${files}/add(url='${url}/a.txt')`, { body: 'x' })).status).toBe(403)
  })
})
