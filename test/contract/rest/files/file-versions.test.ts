import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { ann, clientOf, newList } = await openFolderServer()

const at = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`

/** A library with versions and a file that was saved once with each of these texts. */
async function newFile(texts: readonly string[], settings: object = {}) {
  const list = await newList(101, { EnableVersioning: true, ...settings })
  const [first = '', ...others] = texts
  await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${list.url}')/files/add(url='a.txt')`, { body: first })
  const file = at(`${list.url}/a.txt`)
  for (const text of others) await ann.call('PUT', `${file}/$value`, { body: text })
  return { ...list, file }
}

const labelsOf = async (file: string) => rowsOf(await ann.call('GET', `${file}/versions`)).map((row) => row.VersionLabel)
const textOf = async (address: string) => (await ann.call('GET', `${address}/$value`)).text

describe('the versions of a file', () => {
  it('are listed without the current one, with every property, and read', async () => {
    const { file, url } = await newFile(['one', 'two!', 'three'])
    const versions = rowsOf(await ann.call('GET', `${file}/versions`))
    expect(versions).toEqual([
      {
        CheckInComment: '',
        Created: expect.stringMatching(/Z$/),
        ID: 512,
        IsCurrentVersion: false,
        Length: 3,
        Size: 3,
        Url: `_vti_history/512${url}/a.txt`,
        VersionLabel: '1.0',
      },
      expect.objectContaining({ ID: 1024, Length: 4, VersionLabel: '2.0' }),
    ])
    expect([await textOf(`${file}/versions(512)`), await textOf(`${file}/versions(1024)`), await textOf(file)]).toEqual([
      'one',
      'two!',
      'three',
    ])
    expect((await ann.call('GET', `${file}/versions/getbyid(512)/openbinarystream`)).text).toBe('one')
    const part = await ann.call('GET', `${file}/versions(1024)/$value`, { headers: { Range: 'bytes=1-2' } })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, 'wo', 'bytes 1-2/4'])
    const one = await clientOf('ann', accepts.minimalmetadata).call('GET', `${file}/versions(512)?$expand=CreatedBy`)
    expect(one.json.CreatedBy.Title).toBe('ann')
    expect((await ann.call('GET', one.json['odata.id'])).json.VersionLabel).toBe('1.0')
    const expanded = await ann.call('GET', `${file}?$expand=Versions&$select=Versions/VersionLabel`)
    expect(expanded.json.Versions).toEqual([{ VersionLabel: '1.0' }, { VersionLabel: '2.0' }])
    expect(rowsOf(await ann.call('GET', `${file}/versions?$filter=VersionLabel eq '2.0'&$select=ID`))).toEqual([{ ID: 1024 }])
  })

  it('are made of changes of columns as well, and the item has the same', async () => {
    const { file, address } = await newFile(['one'])
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'First' } })
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Second' } })
    expect(await labelsOf(file)).toEqual(['1.0', '2.0'])
    const items = rowsOf(await ann.call('GET', `${address}/items(1)/versions`))
    expect(items.map((row) => [row.VersionLabel, row.Title])).toEqual([
      ['3.0', 'Second'],
      ['2.0', 'First'],
      ['1.0', null],
    ])
    expect((await ann.call('GET', `${file}?$select=UIVersionLabel`)).json.UIVersionLabel).toBe('3.0')
  })

  it('are restored with their bytes and columns, as a new version', async () => {
    const { file, address } = await newFile(['one'])
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'First' } })
    await ann.call('PUT', `${file}/$value`, { body: 'two' })
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Last' } })
    expect((await ann.call('POST', `${file}/versions/restorebylabel('2.0')`)).json).toEqual({ 'odata.null': true })
    expect([await textOf(file), await labelsOf(file)]).toEqual(['one', ['1.0', '2.0', '3.0', '4.0']])
    const now = await ann.call('GET', `${file}?$select=Title,UIVersionLabel,Length`)
    expect(now.json).toEqual({ Title: 'First', UIVersionLabel: '5.0', Length: 3 })
    expect((await ann.call('GET', `${address}/items(1)?$select=File_x0020_Size`)).json.File_x0020_Size).toBe(3)
    expect((await ann.call('POST', `${file}/versions/restorebylabel(versionlabel='4.0')`)).status).toBe(200)
    expect(await textOf(file)).toBe('two')
    expect((await ann.call('POST', `${address}/items(1)/versions/restorebyid(512)`)).status).toBe(200)
    expect(await textOf(file)).toBe('one')
    expect(await textOf(`${file}/versions(512)`)).toBe('one')
  })

  it('are deleted one by one, by number and by label, and all at once', async () => {
    const { file, address } = await newFile(['1', '2', '3', '4', '5', '6'])
    expect((await ann.call('POST', `${file}/versions/deletebyid(512)`)).json).toEqual({ 'odata.null': true })
    expect((await ann.call('POST', `${file}/versions/deletebyid(vid=1024)`)).status).toBe(200)
    expect((await ann.call('POST', `${file}/versions/deletebylabel('3.0')`)).json).toEqual({ 'odata.null': true })
    expect((await ann.call('POST', `${address}/items(1)/versions/deletebyid(2048)`)).status).toBe(200)
    expect(await labelsOf(file)).toEqual(['5.0'])
    const more = await newFile(['1', '2', '3'])
    expect((await ann.call('DELETE', `${more.file}/versions(512)`)).status).toBe(200)
    const tunnel = { headers: { 'X-HTTP-Method': 'DELETE' } }
    expect((await ann.call('POST', `${more.file}/versions(1024)`, tunnel)).status).toBe(200)
    expectRefusal(await ann.call('DELETE', `${more.file}/versions(512)`), 404, /no old version 1\.0/)
    expect(await labelsOf(more.file)).toEqual([])
    expectRefusal(await ann.call('GET', `${file}/versions(2048)/$value`), 404, /no old version 4\.0/)
    expect((await ann.call('POST', `${file}/versions/deleteall`)).json).toEqual({ 'odata.null': true })
    expect([await labelsOf(file), await textOf(file)]).toEqual([[], '6'])
  })

  it('that do not exist are 404, and that are none 400', async () => {
    const { file } = await newFile(['1'])
    for (const act of ['restorebylabel', 'deletebylabel'])
      expectRefusal(await ann.call('POST', `${file}/versions/${act}(versionlabel='7.0')`), 404, /no old version 7\.0/)
    expectRefusal(await ann.call('POST', `${file}/versions/deletebyid(3584)`), 404, /no old version 7\.0/)
    expectRefusal(await ann.call('GET', `${file}/versions(3584)`), 404, /no old version/)
    expectRefusal(await ann.call('POST', `${file}/versions/restorebylabel('first')`), 400, /versionLabel/)
    expectRefusal(await ann.call('GET', `${at('/Shared Documents/nope.txt')}/versions`), 404, /nope/)
    expectRefusal(await ann.call('POST', `${at('/Shared Documents/nope.txt')}/versions/deleteall`), 404, /nope/)
  })

  it('are kept up to the limits of the library', async () => {
    const majors = await newFile(['1', '2', '3', '4', '5'], { MajorVersionLimit: 3 })
    expect(await labelsOf(majors.file)).toEqual(['3.0', '4.0'])
    const { file } = await newFile(['1', '2'], { EnableMinorVersions: true, MajorWithMinorVersionsLimit: 1 })
    expect(await labelsOf(file)).toEqual(['0.1'])
    await ann.call('POST', `${file}/publish('')`)
    await ann.call('PUT', `${file}/$value`, { body: '3' })
    expect(await labelsOf(file)).toEqual(['1.0'])
    const none = await newFile(['1', '2'], { EnableVersioning: false })
    expect(await labelsOf(none.file)).toEqual([])
  })

  it('of which one is checked out cannot be deleted, and the others can', async () => {
    const { file } = await newFile(['1', '2'])
    await ann.call('POST', `${file}/checkout`)
    expect(await labelsOf(file)).toEqual(['1.0', '2.0'])
    expectRefusal(await ann.call('POST', `${file}/versions/deletebylabel('2.0')`), 400, /Check it in first/)
    await ann.call('POST', `${file}/versions/deleteall`)
    expect(await labelsOf(file)).toEqual(['2.0'])
    await ann.call('PUT', `${file}/$value`, { body: '3' })
    await ann.call('POST', `${file}/undocheckout`)
    expect(await textOf(file)).toBe('2')
  })

  it('go and come back with the file', async () => {
    const { file, url, address } = await newFile(['1', '2'])
    const entry = (await ann.call('POST', `${file}/recycle`)).json.value
    await ann.call('POST', `/_api/web/recyclebin('${entry}')/restore`)
    expect([await labelsOf(file), await textOf(`${file}/versions(512)`)]).toEqual([['1.0'], '1'])
    await ann.call('DELETE', file)
    await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${url}')/files/add(url='a.txt')`, { body: 'new' })
    expect([await labelsOf(file), await textOf(file)]).toEqual([[], 'new'])
    expect((await ann.call('GET', `${address}?$select=ItemCount`)).json.ItemCount).toBe(1)
  })
})
