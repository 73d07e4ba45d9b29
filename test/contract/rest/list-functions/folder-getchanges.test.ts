import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { ann, clientOf, newList, addFolder } = await openFolderServer()

const folderAt = (url: string) => `/_api/web/getfolderbyserverrelativeurl('${url}')`
const fileAt = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`
const addFile = (folder: string, name: string) => ann.call('POST', `${folderAt(folder)}/files/add(url='${name}')`, { body: name })
const everything = { Item: true, File: true, Folder: true, Add: true, Update: true, DeleteObject: true, Restore: true }
const changesOf = (address: string, query: object = everything) => ann.call('POST', `${address}/getchanges`, { body: { query } })
const briefOf = async (address: string, query?: object) =>
  rowsOf(await changesOf(address, query)).map(({ ChangeType, ItemId }) => [ChangeType, ItemId])

describe('getchanges of a folder', () => {
  it('tells the changes of the folder and of what is directly in it, with RecursiveAll of all below', async () => {
    const { url, address } = await newList(101)
    await addFolder(`${url}/one`)
    await addFolder(`${url}/one/two`)
    await addFile(url, 'top.txt')
    await addFile(`${url}/one`, 'a.txt')
    await addFile(`${url}/one/two`, 'b.txt')
    expect(await briefOf(folderAt(`${url}/one`))).toEqual([
      [1, 1],
      [1, 2],
      [1, 4],
    ])
    expect(await briefOf(folderAt(`${url}/one`), { ...everything, RecursiveAll: true })).toEqual([
      [1, 1],
      [1, 2],
      [1, 4],
      [1, 5],
    ])
    expect(await briefOf(`${address}/rootfolder`)).toEqual([
      [1, 1],
      [1, 3],
    ])
    expect(await briefOf(`${address}/rootfolder`, { ...everything, RecursiveAll: true })).toHaveLength(5)
  })

  it('goes on from a token of the list, keeps what is in the recycle bin and leaves out what is gone', async () => {
    const { url } = await newList(101)
    await addFolder(`${url}/one`)
    await addFile(`${url}/one`, 'a.txt')
    await addFile(`${url}/one`, 'b.txt')
    const first = rowsOf(await changesOf(folderAt(`${url}/one`)))
    const after = { ...everything, ChangeTokenStart: first.at(-1)?.ChangeToken }
    expect(after.ChangeTokenStart.StringValue).toMatch(/^1;3;/)
    await ann.call('POST', `${fileAt(`${url}/one/a.txt`)}/recycle`)
    await ann.call('DELETE', fileAt(`${url}/one/b.txt`))
    expect(await briefOf(folderAt(`${url}/one`), after)).toEqual([[3, 2]])
  })

  it('works for folders of items and outside of lists', async () => {
    const { address, url } = await newList(100, { EnableFolderCreation: true })
    const path = { listItemCreateInfo: { FolderPath: { DecodedUrl: url }, UnderlyingObjectType: 1 } }
    await ann.call('POST', `${address}/addvalidateupdateitemusingpath`, {
      body: { ...path, formValues: [{ FieldName: 'Title', FieldValue: 'F' }] },
    })
    await ann.call('POST', `${address}/items`, { body: { Title: 'in the root' } })
    expect(await briefOf(`${address}/rootfolder`)).toEqual([
      [1, 1],
      [1, 2],
    ])
    await addFolder('/outside')
    const rows = rowsOf(await changesOf(folderAt('/outside')))
    expect(rows.map(({ ChangeType }) => ChangeType)).toEqual([1])
    expect(rows[0]?.ChangeToken.StringValue).toMatch(/^1;2;/)
  })

  it('is refused for a folder that is not there, a token of another list, and without the right', async () => {
    const { url } = await newList(101)
    const other = await newList(101)
    await addFolder(`${url}/one`)
    expectRefusal(await changesOf(folderAt(`${url}/nope`)), 404, /nope/)
    await addFolder(`${other.url}/one`)
    const [change] = rowsOf(await changesOf(folderAt(`${other.url}/one`)))
    expectRefusal(
      await changesOf(folderAt(`${url}/one`), { ...everything, ChangeTokenStart: change?.ChangeToken }),
      400,
      /ChangeTokenStart/,
    )
    await ann.call('POST', `${folderAt(`${url}/one`)}/listitemallfields/breakroleinheritance(copyroleassignments=false)`)
    const reply = await clientOf('zoe').call('POST', `${folderAt(`${url}/one`)}/getchanges`, { body: { query: everything } })
    expect(reply.status).toBeGreaterThanOrEqual(403)
  })
})
