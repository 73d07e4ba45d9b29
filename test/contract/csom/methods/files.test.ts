import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, listNamed, method, property, runModel, set, value, web } from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, makes, refuses, show, showAll, stores } = trier(server.url)

const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const docs = property(listNamed('Docs'), 'RootFolder')
const files = property(docs, 'Files')
const folders = property(docs, 'Folders')
const fileAt = (name: string) => method(files, 'GetByUrl', name)
const folderAt = (name: string) => method(folders, 'GetByUrl', name)
const creation = (Url: string, text = 'text') => value('FileCreationInformation', { Url, Overwrite: true, Content: Buffer.from(text) })
const folderUrl = async () => String((await show(docs)).ServerRelativeUrl)

async function put(name: string, text?: string): Promise<void> {
  const { error } = await runModel(server.url, [{ kind: 'path', on: method(files, 'Add', creation(name, text)) }])
  expect(error).toBeNull()
}

beforeAll(async () => {
  const list = method(property(web, 'Lists'), 'Add', value('ListCreationInformation', { Title: 'Docs', TemplateType: 101 }))
  const on = [...['EnableVersioning', 'EnableMinorVersions'].map((name) => set(list, name, true)), set(list, 'DraftVersionVisibility', 0)]
  const { error } = await runModel(server.url, [...on, call(list, 'Update')])
  expect(error).toBeNull()
}, 60_000)

describe('files', () => {
  it('are added, checked out and in, and published', async () => {
    const file = await makes('FileCollection.Add', files, [creation('a.txt')])
    await does('FileCollection.GetByUrl', files, ['a.txt'])
    await refuses('FileCollection.GetByUrl', files, ['none.txt'], missing)
    await does('File.CheckOut', file)
    expect(await show(file)).toMatchObject({ CheckOutType: 0 })
    await does('File.UndoCheckOut', file)
    await runModel(server.url, [call(file, 'CheckOut')])
    await does('File.CheckIn', file, ['done', 0])
    await does('File.Publish', file, ['out'])
    expect(await show(file)).toMatchObject({ MajorVersion: 1, MinorVersion: 0 })
    await does('File.UnPublish', file, ['back'])
    const entry = call(property(file, 'Properties'), 'SetFieldValue', 'colour', 'blue')
    await does('File.Update', file, [], [entry])
    expect(await show(property(file, 'Properties'))).toMatchObject({ colour: 'blue' })
    const { error } = await runModel(server.url, [call(property(docs, 'Properties'), 'SetFieldValue', 'x', '1'), call(docs, 'Update')])
    expect(error?.ErrorMessage).toContain('no item of a list')
  })

  it('are given new bytes, with columns, and are read', async () => {
    await put('bytes.txt', 'one')
    const file = fileAt('bytes.txt')
    const bytes = (text: string, more = {}) => value('FileSaveBinaryInformation', { Content: Buffer.from(text), ...more })
    const { ETag } = await show(file)
    await does('File.SaveBinary', file, [bytes('two', { ETag: String(ETag), FieldValues: { entries: { Title: 'Bytes' } } })])
    expect(await show(property(file, 'ListItemAllFields'))).toMatchObject({ Title: 'Bytes' })
    await refuses('File.SaveBinary', file, [bytes('three', { ETag: String(ETag) })], /ClientServiceException/)
    await refuses('File.SaveBinary', file, [bytes('three', { FieldValues: { entries: { Nowhere: 'x' } } })], /ArgumentException/)
    await refuses('File.SaveBinary', file, [value('FileSaveBinaryInformation')], /InvalidClientQuery/)
    for (const [name, given] of [
      ['OpenBinaryStream', []],
      ['OpenBinaryStreamWithOptions', [0]],
    ] as const)
      expect((await does(`File.${name}`, file, given)).answer).toMatch(/^\/Binary\(http%3a%2f%2fsharepoint.microsoft.com%2fclient%2f/)
    await runModel(server.url, [call(file, 'DeleteObject')])
  })

  it('are approved and denied, unseen by visitors', async () => {
    const docs = listNamed('Docs')
    await runModel(server.url, [set(docs, 'EnableModeration', true), call(docs, 'Update')])
    await put('m.txt')
    for (const decision of ['Approve', 'Deny']) {
      await runModel(server.url, [call(fileAt('m.txt'), 'Publish', 'please')])
      await refuses(`File.${decision}`, fileAt('m.txt'), ['so'], missing, [], 'vera')
      await does(`File.${decision}`, fileAt('m.txt'), ['so'], [], true)
      await put('m.txt', decision)
    }
    await runModel(server.url, [call(fileAt('m.txt'), 'DeleteObject'), set(docs, 'EnableModeration', false), call(docs, 'Update')])
  })

  it('are copied, moved, recycled and deleted', async () => {
    await put('b.txt')
    const at = await folderUrl()
    await does('File.CopyTo', fileAt('b.txt'), [`${at}/copy.txt`, true])
    await does('File.MoveTo', fileAt('b.txt'), [`${at}/moved.txt`, 1])
    await does('File.Recycle', fileAt('copy.txt'))
    await does('File.DeleteObject', fileAt('moved.txt'))
    expect((await showAll(files)).map(({ Name }) => Name)).toEqual(['a.txt'])
  })

  it('have versions, which are restored and deleted', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five']) await put('v.txt', text)
    const versions = property(fileAt('v.txt'), 'Versions')
    const labels = async () => (await showAll(versions)).map(({ VersionLabel }) => VersionLabel)
    expect(await labels()).toEqual(['0.1', '0.2', '0.3', '0.4'])
    await does('FileVersionCollection.GetById', versions, [1])
    await does('FileVersionCollection.DeleteByID', versions, [1])
    await does('FileVersionCollection.DeleteByLabel', versions, ['0.2'])
    await does('FileVersionCollection.RestoreByLabel', versions, ['0.3'])
    await does('FileVersion.OpenBinaryStream', method(versions, 'GetById', 3))
    await does('FileVersion.DeleteObject', method(versions, 'GetById', 3))
    expect(await labels()).not.toContain('0.3')
    await does('FileVersionCollection.DeleteAll', versions)
    expect(await labels()).toEqual([])
  })
})

describe('folders', () => {
  it('are added, changed, copied, moved, recycled and deleted', async () => {
    await makes('FolderCollection.Add', folders, ['f'])
    await does('FolderCollection.GetByUrl', folders, ['f'])
    const at = await folderUrl()
    const bag = property(folderAt('f'), 'Properties')
    await runModel(server.url, [call(bag, 'SetFieldValue', 'colour', 'red'), call(folderAt('f'), 'Update')])
    await stores('Folder.Update', property(web, 'RootFolder'), { WelcomePage: 'home.aspx' })
    await does('Folder.CopyTo', folderAt('f'), [`${at}/copy`])
    await does('Folder.MoveTo', folderAt('f'), [`${at}/moved`])
    await does('Folder.Recycle', folderAt('copy'))
    await does('Folder.DeleteObject', folderAt('moved'))
    await refuses('FolderCollection.GetByUrl', folders, ['moved'], missing)
  })

  it('and all else of the file is called as a whole', () => {
    expect(untried(['File', 'FileCollection', 'FileVersion', 'FileVersionCollection', 'Folder', 'FolderCollection'])).toEqual([])
  })
})
