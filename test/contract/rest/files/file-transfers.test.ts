import { describe, expect, it } from 'vitest'
import { fileAt, folderAt, openFileServer } from '../../../support/samples/file-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, reader, newLibrary, upload, textOf } = await openFileServer()

const quoted = (name: string) => `'${encodeURIComponent(name.replaceAll("'", "''"))}'`

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

  it('replaces existing ones only if the request says so', async () => {
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

  it('is refused to users who may not read the one or write the other', async () => {
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

  it('replaces existing ones with flag 1 alone', async () => {
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
