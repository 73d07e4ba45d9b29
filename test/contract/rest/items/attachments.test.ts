import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { rest, send, soap, soapMessage } from '../../../support/doors.ts'
import { impossibleNames, oddNames } from '../../../support/samples/names.ts'
import { serve } from '../../../support/serve.ts'
import { basic, fetchFrom } from '../../../support/server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors', 'Limits:UploadBytes': '3000000' } })
const admin = clientOf('admin')
const reader = clientOf('ann')

let made = 0
/** A list with an item, and the address of the item. */
async function newItem(settings: object = {}) {
  made += 1
  const title = `Attachments ${made}`
  await admin.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100, ...settings } })
  const list = `/_api/web/lists/getbytitle('${title}')`
  await admin.call('POST', `${list}/items`, { body: { Title: 'one' } })
  return { title, list, item: `${list}/items(1)`, files: `${list}/items(1)/attachmentfiles` }
}

const quoted = (name: string) => `'${encodeURIComponent(name.replaceAll("'", "''"))}'`
const attach = (files: string, name: string, body: string | Uint8Array, client = admin) =>
  client.call('POST', `${files}/add(filename=${quoted(name)})`, { body })
const namesOf = async (files: string) => rowsOf(await admin.call('GET', files)).map((row) => row.FileName)

/** The reply as bytes; the contract client reads replies as text. */
const fetchBytes = (url: string, headers: Record<string, string> = {}, method = 'GET') => fetchFrom(server.url + url, { method, headers })

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a file attached to an item', () => {
  it.each(envelopes)('is answered, listed and read as the contract says, %s', async (envelope) => {
    const { item, files, title } = await newItem()
    const headers = { Accept: accepts[envelope] }
    const added = await admin.call('POST', `${files}/add(FileName='plan.txt')`, { headers, body: 'what comes next' })
    expect(added.json.d ?? added.json).toMatchObject({
      FileName: 'plan.txt',
      ServerRelativeUrl: `/Lists/${title}/Attachments/1/plan.txt`,
      FileNameAsPath: { DecodedUrl: 'plan.txt' },
      ServerRelativePath: { DecodedUrl: `/Lists/${title}/Attachments/1/plan.txt` },
    })
    const [row] = rowsOf(await admin.call('GET', files, { headers }))
    expect(row).toMatchObject({ FileName: 'plan.txt' })
    const one = await admin.call('GET', `${files}('PLAN.TXT')`, { headers })
    expect((one.json.d ?? one.json).FileName).toBe('plan.txt')
    const expanded = await admin.call('GET', `${item}?$select=Title,AttachmentFiles&$expand=AttachmentFiles`, { headers })
    const inside = (expanded.json.d ?? expanded.json).AttachmentFiles
    expect((inside.results ?? inside).map((file: { FileName: string }) => file.FileName)).toEqual(['plan.txt'])
  })

  it('is found under every form of its address', async () => {
    const { files } = await newItem()
    await admin.call('POST', `${files}/addusingpath(decodedurl='a %23 b.txt')`, { body: 'x' })
    await admin.call('POST', `${files}/add('second.txt')`, { body: 'y' })
    for (const address of [
      `${files}('a%20%23%20b.txt')`,
      `${files}/getbyfilename('a %23 b.txt')`,
      `${files}/getByFileNameAsPath(DecodedUrl=@n)?@n='a %23 b.txt'`,
    ]) {
      expect((await admin.call('GET', address)).json.FileName).toBe('a # b.txt')
    }
    expect((await admin.call('GET', `${files}('second.txt')/$value`)).text).toBe('y')
  })

  it.each([0, 1, 65_535, 65_536, 262_143, 262_144, 262_145, 1_000_003])('keeps %d bytes unchanged', async (size) => {
    const { files } = await newItem()
    const bytes = randomBytes(size)
    await attach(files, 'b.bin', bytes)
    const read = await fetchBytes(`${files}('b.bin')/$value`)
    expect(read.status).toBe(200)
    expect(read.headers.get('content-length')).toBe(String(size))
    expect(sha256(read.bytes)).toBe(sha256(bytes))
  })

  it.each(["O'Brien.txt", ...oddNames])('can have the name %s', async (name) => {
    const { files } = await newItem()
    expect((await attach(files, name, name)).json.FileName).toBe(name)
    expect((await admin.call('GET', `${files}(${quoted(name)})/$value`)).text).toBe(name)
    expect((await admin.call('DELETE', `${files}(${quoted(name)})`)).status).toBe(200)
    expect(await namesOf(files)).toEqual([])
  })

  it.each([...impossibleNames, '.', 'LPT1.txt', 'x_vti_y'])('cannot have the name %j', async (name) => {
    const { files } = await newItem()
    const reply = await attach(files, name, 'x')
    expectRefusal(reply, 400, /name|longer|255|characters/)
    expect(await namesOf(files)).toEqual([])
  })

  it('has a media type by its extension, and what a browser would run is a download', async () => {
    const { files } = await newItem()
    for (const [name, type, isDownload] of [
      ['a.txt', 'text/plain', false],
      ['a.PNG', 'image/png', false],
      ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
      ['a.unknown', 'application/octet-stream', false],
      ["it's.html", 'text/html', true],
      ['a.svg', 'image/svg+xml', true],
    ] as const) {
      await attach(files, name, '<b>x</b>')
      const { headers } = await fetchBytes(`${files}(${quoted(name)})/$value`)
      expect([headers.get('content-type'), headers.get('content-disposition')?.startsWith('attachment') ?? false]).toEqual([
        type,
        isDownload,
      ])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect((await fetchBytes(`${files}('it%27%27s.html')/$value`)).headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''it%27s.html",
    )
  })

  it('is replaced as a whole, by PUT and by POST with X-HTTP-Method, and its ETag guards it', async () => {
    const { files } = await newItem()
    await attach(files, 'a.txt', 'first')
    const value = `${files}('a.txt')/$value`
    const { headers } = await fetchBytes(value)
    const etag = headers.get('etag') ?? ''
    expect((await admin.call('PUT', value, { body: 'second', headers: { 'If-Match': etag } })).status).toBe(200)
    expectRefusal(await admin.call('PUT', value, { body: 'third', headers: { 'If-Match': etag } }), 412, /ETag/)
    expectRefusal(await admin.call('PUT', value, { body: 'third', headers: { 'If-Match': 'what' } }), 400, /If-Match/)
    expect((await admin.call('GET', value)).text).toBe('second')
    expect((await admin.call('POST', value, { body: 'fourth', headers: { 'X-HTTP-Method': 'PUT', 'If-Match': '*' } })).status).toBe(200)
    expect((await admin.call('GET', value)).text).toBe('fourth')
    expect((await fetchBytes(value, { 'If-None-Match': etag })).status).toBe(200)
  })

  it('cannot be added twice, in any case, and the first one stays', async () => {
    const { files } = await newItem()
    await attach(files, 'a.txt', 'first')
    expectRefusal(await attach(files, 'A.TXT', 'second'), 409, /already has an attachment 'A.TXT'/)
    expect((await admin.call('GET', `${files}('a.txt')/$value`)).text).toBe('first')
    const both = await Promise.all([attach(files, 'b.txt', 'x'.repeat(100_000)), attach(files, 'B.txt', 'y'.repeat(100_000))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await admin.call('GET', `${files}('b.txt')/$value`)).text).toMatch(/^(?:x{100000}|y{100000})$/)
  })

  it('changes its item: the ETag, the time, who changed it, and the column Attachments', async () => {
    const { item, files, list } = await newItem()
    const etagOf = async () => (await admin.call('GET', item)).headers.get('etag')
    expect((await admin.call('GET', item)).json.Attachments).toBe(false)
    await attach(files, 'a.txt', 'x')
    await attach(files, 'b.txt', 'x')
    expect(await etagOf()).toBe('"3"')
    expect((await admin.call('GET', item)).json.Attachments).toBe(true)
    await admin.call('PUT', `${files}('a.txt')/$value`, { body: 'y' })
    expect(await etagOf()).toBe('"4"')
    await admin.call('DELETE', `${files}('a.txt')`)
    expect(await etagOf()).toBe('"5"')
    const count = async (filter: string) => rowsOf(await admin.call('GET', `${list}/items?$filter=${filter}`)).length
    await attach(files, 'c.txt', 'x')
    expect(await count('Attachments eq true')).toBe(1)
    expect(await count('Attachments')).toBe(1)
    expect(await count('Attachments eq false')).toBe(0)
    expect(await count('Attachments ne true')).toBe(0)
    expect(await count('not (Attachments eq true)')).toBe(0)
    expectRefusal(await admin.call('GET', `${list}/items?$filter=Attachments gt true`), 400, /eq or ne/)
    for (const name of ['b.txt', 'c.txt']) await admin.call('DELETE', `${files}('${name}')`)
    expect((await admin.call('GET', item)).json.Attachments).toBe(false)
    expect(await count('Attachments eq 0')).toBe(1)
  })

  it('is a version more in a list that keeps versions', async () => {
    const { item, files } = await newItem({ EnableVersioning: true })
    await attach(files, 'a.txt', 'x')
    expect(rowsOf(await admin.call('GET', `${item}/versions`)).map((row) => row.VersionLabel)).toEqual(['2.0', '1.0'])
  })

  it('is asked for by CAML as well', async () => {
    const { files, title } = await newItem()
    await attach(files, 'a.txt', 'x')
    const caml = (value: string) =>
      `<listName>${title}</listName><query><Query><Where><Eq><FieldRef Name="Attachments"/><Value Type="Attachments">${value}</Value></Eq></Where></Query></query>`
    expect((await send(server.url, soapMessage('GetListItems', caml('1')), 'admin')).text).toContain('ItemCount="1"')
    expect((await send(server.url, soapMessage('GetListItems', caml('0')), 'admin')).text).toContain('ItemCount="0"')
  })
})

describe('who may', () => {
  it('readers read attachments and change none', async () => {
    const { files } = await newItem()
    await attach(files, 'a.txt', 'x')
    expect((await reader.call('GET', `${files}('a.txt')/$value`)).text).toBe('x')
    expectRefusal(await attach(files, 'b.txt', 'x', reader), 403, /EditListItems/)
    expectRefusal(await reader.call('PUT', `${files}('a.txt')/$value`, { body: 'y' }), 403, /EditListItems/)
    expectRefusal(await reader.call('DELETE', `${files}('a.txt')`), 403, /EditListItems/)
    expectRefusal(await reader.call('POST', `${files}('a.txt')/recycleobject`), 403, /EditListItems/)
    expectRefusal(await reader.call('DELETE', `${files}('a.txt')/recycleobject`), 403, /EditListItems/)
    expect(await namesOf(files)).toEqual(['a.txt'])
  })

  it('nobody sees attachments of an item that is closed to them', async () => {
    const { item, files } = await newItem()
    await attach(files, 'a.txt', 'x')
    await admin.call('POST', `${item}/breakroleinheritance(copyroleassignments=false)`)
    for (const address of [files, `${files}('a.txt')`, `${files}('a.txt')/$value`])
      expectRefusal(await reader.call('GET', address), 403, /ViewListItems/)
  })

  it('lists without attachments take none, and libraries have none', async () => {
    const { list, files } = await newItem()
    await attach(files, 'a.txt', 'x')
    await admin.call('POST', list, { headers: { 'X-HTTP-Method': 'MERGE' }, body: { EnableAttachments: false } })
    expectRefusal(await attach(files, 'b.txt', 'x'), 400, /takes no attachments/)
    expect((await admin.call('GET', `${files}('a.txt')/$value`)).text).toBe('x')
    expectRefusal(await admin.call('GET', "/_api/web/lists/getbytitle('Documents')/items(1)/attachmentfiles"), 404, /Item 1/)
  })

  it('what does not exist is said to be missing', async () => {
    const { list, files } = await newItem()
    expectRefusal(await admin.call('GET', `${files}('no.txt')`), 404, /no attachment 'no.txt'/)
    expectRefusal(await admin.call('GET', `${files}('no.txt')/$value`), 404, /no attachment/)
    expectRefusal(await admin.call('PUT', `${files}('no.txt')/$value`, { body: 'x' }), 404, /no attachment/)
    expectRefusal(await admin.call('DELETE', `${files}('no.txt')`), 404, /no attachment/)
    expectRefusal(await admin.call('POST', `${files}('no.txt')/recycleobject`), 404, /no attachment/)
    expectRefusal(await attach(`${list}/items(99)/attachmentfiles`, 'a.txt', 'x'), 404, /Item 99/)
    expectRefusal(await admin.call('GET', `${list}/items(99)/attachmentfiles`), 404, /Item 99/)
  })
})

describe('bodies', () => {
  it('one that is larger than allowed is refused, and nothing of it stays', async () => {
    const { files } = await newItem()
    expectRefusal(await attach(files, 'a.txt', new Uint8Array(3_000_001)), 413, /3000000 bytes/)
    await attach(files, 'b.txt', new Uint8Array(3_000_000))
    expect(await namesOf(files)).toEqual(['b.txt'])
  })

  it('one that does not say its length is refused where it becomes too long, with an answer that arrives', async () => {
    const { files } = await newItem()
    const send = async (pieces: number) => {
      const body = new ReadableStream({
        start(controller) {
          for (let index = 0; index < pieces; index += 1) controller.enqueue(new Uint8Array(500_000))
          controller.close()
        },
      })
      const headers = { Authorization: basic('admin'), Accept: 'application/json' }
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      return fetch(`${server.url}${files}/add(filename='${pieces}.bin')`, init)
    }
    const refused = await send(7)
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('3000000 bytes')])
    expect((await send(6)).status).toBe(200)
    expect(await namesOf(files)).toEqual(['6.bin'])
  })

  it('one that is compressed is refused', async () => {
    const { files } = await newItem()
    const reply = await admin.call('POST', `${files}/add(filename='a.txt')`, { body: 'x', headers: { 'Content-Encoding': 'gzip' } })
    expectRefusal(reply, 415, /Content-Encoding gzip/)
  })

  it('its Content-Type does not matter, JSON is bytes as well', async () => {
    const { files } = await newItem()
    const headers = { 'Content-Type': 'application/json;odata=verbose' }
    await admin.call('POST', `${files}/add(filename='a.json')`, { headers, body: '{"not": json' })
    expect((await fetchBytes(`${files}('a.json')/$value`)).bytes.toString()).toBe('{"not": json')
  })
})

describe('the recycle bin', () => {
  const binOf = async (name: string) => rowsOf(await admin.call('GET', '/_api/web/recyclebin')).find((row) => row.LeafName === name)

  it('takes an attachment and gives it back', async () => {
    const { item, files, title } = await newItem()
    await attach(files, 'recycled.txt', 'x')
    const { value: id } = (await admin.call('POST', `${files}('recycled.txt')/recycleobject`)).json
    expect(await namesOf(files)).toEqual([])
    expect((await admin.call('GET', item)).json.Attachments).toBe(false)
    expect(await binOf('recycled.txt')).toMatchObject({ Id: id, ItemType: 7, Size: 1, DirName: `Lists/${title}/Attachments/1` })
    await admin.call('POST', `/_api/web/recyclebin('${id}')/restore`)
    expect((await admin.call('GET', `${files}('recycled.txt')/$value`)).text).toBe('x')
    expect((await admin.call('GET', item)).json.Attachments).toBe(true)
    expect((await admin.call('POST', `${files}('recycled.txt')/recycleobject`, { headers: { 'X-HTTP-Method': 'DELETE' } })).status).toBe(
      200,
    )
    expect(await namesOf(files)).toEqual([])
  })

  it('does not put an attachment over another one, nor to an item that does not exist', async () => {
    const { item, files } = await newItem()
    await attach(files, 'twice.txt', 'old')
    const { value: id } = (await admin.call('POST', `${files}('twice.txt')/recycleobject`)).json
    await attach(files, 'TWICE.txt', 'new')
    const restore = () => admin.call('POST', `/_api/web/recyclebin('${id}')/restore`)
    expectRefusal(await restore(), 409, /already has an attachment/)
    await admin.call('POST', `${item}/recycle`)
    expectRefusal(await restore(), 409, /Restore the item first/)
    expect((await binOf('twice.txt'))?.Id).toBe(id)
  })

  it('attachments go with their item and come back with it', async () => {
    const { item, files } = await newItem()
    await attach(files, 'a.txt', 'x')
    const { value: id } = (await admin.call('POST', `${item}/recycle`)).json
    expectRefusal(await admin.call('GET', `${files}('a.txt')/$value`), 404, /Item 1/)
    await admin.call('POST', `/_api/web/recyclebin('${id}')/restore`)
    expect((await admin.call('GET', `${files}('a.txt')/$value`)).text).toBe('x')
  })

  it('an item that is erased takes its recycled attachments out of the bin', async () => {
    const { item, files } = await newItem()
    await attach(files, 'orphan.txt', 'x')
    await admin.call('POST', `${files}('orphan.txt')/recycleobject`)
    await admin.call('DELETE', item)
    expect(await binOf('orphan.txt')).toBeUndefined()
  })

  it('everything is restored at once, and erased at once', async () => {
    const { item, files } = await newItem()
    await attach(files, 'a.txt', 'x')
    await admin.call('POST', `${files}('a.txt')/recycleobject`)
    await admin.call('POST', `${item}/recycle`)
    await admin.call('POST', '/_api/web/recyclebin/deleteall')
    expect(rowsOf(await admin.call('GET', '/_api/web/recyclebin'))).toEqual([])
    const other = await newItem()
    await attach(other.files, 'a.txt', 'x')
    await admin.call('POST', `${other.files}('a.txt')/recycleobject`)
    await admin.call('POST', `${other.item}/recycle`)
    await admin.call('POST', '/_api/web/recyclebin/restoreall')
    expect(await namesOf(other.files)).toEqual(['a.txt'])
  })
})

it('items are changed through both protocols while files are attached, and none of it is lost', async () => {
  const { title, item, files } = await newItem()
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      await attach(files, `${index}.txt`, `${index}`)
      await send(server.url, (index % 2 === 0 ? rest : soap).updateItem(title, 1, { Title: `${index}` }), 'admin')
    }),
  )
  expect(await namesOf(files)).toHaveLength(10)
  expect((await admin.call('GET', item)).headers.get('etag')).toBe('"21"')
})
