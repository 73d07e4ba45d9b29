import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve()
const ann = clientOf('ann')
const folderAt = (url: string) => `/_api/web/getfolderbyserverrelativeurl('${url}')`
const fileAt = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`

describe('the folder of the attachments of an item', () => {
  beforeAll(async () => {
    const items = "/_api/web/lists/getbytitle('Tasks')/items"
    await ann.call('POST', items, { body: { Title: 'one' } })
    for (const name of ['b.txt', 'ä.txt'])
      await ann.call('POST', `${items}(1)/attachmentfiles/add(filename='${name}')`, { body: `bytes of ${name}` })
  })

  it.each(['/Lists/Tasks/Attachments/1', 'Lists/Tasks/Attachments/1/', '/lists/tasks/attachments/1'])('has files: %s', async (url) => {
    const files = rowsOf(await ann.call('GET', `${folderAt(url)}/files?$select=Name,ServerRelativeUrl,Length`))
    expect(files.map((file) => [file.Name, file.ServerRelativeUrl, Number(file.Length)])).toEqual([
      ['b.txt', '/Lists/Tasks/Attachments/1/b.txt', 14],
      ['ä.txt', '/Lists/Tasks/Attachments/1/ä.txt', 15],
    ])
  })

  it('has each of them by its name, and answers for what is not there', async () => {
    const folder = folderAt('/Lists/Tasks/Attachments/1')
    expect((await ann.call('GET', `${folder}/files('b.txt')/$value`)).text).toBe('bytes of b.txt')
    expect((await ann.call('GET', `${folder}/files('b.txt')`)).json.Name).toBe('b.txt')
    expect(rowsOf(await ann.call('GET', `${folder}/files?$filter=Name eq 'b.txt'`))).toHaveLength(1)
    expectRefusal(await ann.call('GET', `${folder}/files('c.txt')`), 404, /c\.txt/)
    expectRefusal(await ann.call('GET', `${folderAt('/Lists/Tasks/Attachments/7')}/files`), 404, /7/)
    expectRefusal(await ann.call('GET', `${folderAt('/Lists/Nope/Attachments/1')}/files`), 404, /Nope/)
    expectRefusal(await clientOf('guest').call('GET', `${folder}/files`, { headers: { Authorization: '' } }), 401, /./)
  })
})

describe('a folder of a library that is named as one of attachments', () => {
  const url = '/Shared Documents/Sub/Attachments/7'
  const download = (method = 'GET', body?: string) =>
    fetch(encodeURI(`${server.url}${url}/a.txt`), { method, headers: { Authorization: basic('ann') }, ...(body !== undefined && { body }) })

  beforeAll(async () => {
    for (const path of ['Sub', 'Sub/Attachments', 'Sub/Attachments/7'])
      await ann.call('POST', `/_api/web/folders/add('Shared Documents/${path}')`)
    await ann.call('POST', `${folderAt(url)}/files/add(url='a.txt',overwrite=true)`, { body: 'one' })
  })

  it('holds files like any other', async () => {
    expect((await ann.call('GET', fileAt(`${url}/a.txt`))).json.Name).toBe('a.txt')
    expect((await ann.call('GET', `${fileAt(`${url}/a.txt`)}/$value`)).text).toBe('one')
    expect(rowsOf(await ann.call('GET', `${folderAt(url)}/files`))).toHaveLength(1)
    expect(await (await download()).text()).toBe('one')
    expect((await download('PUT', 'two')).status).toBeLessThan(300)
    expect(await (await download()).text()).toBe('two')
    expect((await ann.call('DELETE', fileAt(`${url}/a.txt`))).status).toBe(200)
    expect((await download()).status).toBe(404)
  })
})
