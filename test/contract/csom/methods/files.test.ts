import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elsewhereCalled } from '../../../support/csom/further-methods.ts'
import { call, listNamed, load, method, property, runModel, set, typeItself, value, web } from '../../../support/csom/model-client.ts'
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
  })

  it('the root folder of a list has a property bag, which its managers change', async () => {
    const entered = async (folder: typeof docs, name: string, text: string, user?: string) => {
      const actions = [call(property(folder, 'Properties'), 'SetFieldValue', name, text), call(folder, 'Update')]
      return (await runModel(server.url, actions, user)).error?.ErrorMessage ?? ''
    }
    expect(await entered(docs, 'x', '1')).toBe('')
    expect(await entered(docs, 'Ratings_VotingExperience', 'Likes')).toBe('')
    const bag = await show(property(docs, 'Properties'))
    expect(bag).toMatchObject({ x: '1', Ratings_VotingExperience: 'Likes', vti_listtitle: 'Docs', vti_listservertemplate: '101' })
    expect(await entered(docs, 'x', '')).toBe('')
    expect(await show(property(docs, 'Properties'))).not.toHaveProperty('x')
    expect(await entered(docs, 'vti_x', '1')).toContain('vti_')
    expect(await entered(docs, 'x', '1', 'ann')).not.toBe('')
    expect(await entered(property(web, 'RootFolder'), 'x', '1')).toContain('neither an item nor the root folder')
  })

  it('that were never checked in are taken over', async () => {
    const list = listNamed('Docs')
    await runModel(server.url, [set(list, 'ForceCheckout', true), call(list, 'Update')])
    await put('never.txt')
    await runModel(server.url, [set(list, 'ForceCheckout', false), call(list, 'Update')])
    const { path } = await does('List.GetCheckedOutFiles', listNamed('Docs'))
    expect(await showAll(path)).toMatchObject([{ CheckedOutById: expect.any(Number) }])
    const at = (name: string) => value('ResourcePath', { DecodedUrl: name })
    const url = await folderUrl()
    const all = method(listNamed('Docs'), 'GetCheckedOutFiles')
    await does('CheckedOutFileCollection.GetByPath', all, [at(`${url}/never.txt`)])
    await refuses('CheckedOutFileCollection.GetByPath', all, [at(`${url}/none.txt`)], missing)
    await refuses('List.GetCheckedOutFiles', listNamed('Nowhere'), [], missing)
    const one = method(all, 'GetByPath', at(`${url}/never.txt`))
    await refuses('CheckedOutFile.TakeOverCheckOut', one, [], missing, [], 'vera')
    await does('CheckedOutFile.TakeOverCheckOut', one, [], [], true)
    await runModel(server.url, [call(fileAt('never.txt'), 'DeleteObject')])
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

  it('are uploaded in parts, which can be forgotten', async () => {
    await put('parts.txt')
    const file = fileAt('parts.txt')
    const [first, second] = ['0195a5c0-0000-7000-8000-000000000001', '0195a5c0-0000-7000-8000-000000000002']
    const bytes = (text: string) => Buffer.from(text)
    expect((await does('File.StartUpload', file, [first, bytes('one ')])).answer).toBe(4)
    await refuses('File.ContinueUpload', file, [first, 9, bytes('x')], missing)
    expect((await does('File.ContinueUpload', file, [first, 4, bytes('two ')])).answer).toBe(8)
    await does('File.FinishUpload', file, [first, 8, bytes('three')])
    expect(await show(file)).toMatchObject({ Length: 13 })
    await runModel(server.url, [call(file, 'StartUpload', second, bytes('lost'))])
    await does('File.CancelUpload', file, [second])
    await refuses('File.FinishUpload', file, [second, 4, bytes('x')], missing)
    expect(await show(file)).toMatchObject({ Length: 13 })
  })

  it('are added, copied, moved and deleted by decoded paths, and by the utility for both', async () => {
    const path = (DecodedUrl: string) => value('ResourcePath', { DecodedUrl })
    const at = await folderUrl()
    const overwrites = value('FileCollectionAddParameters', { Overwrite: true, XorHash: null })
    await makes('FileCollection.AddUsingPath', files, [path('50%.txt'), overwrites, Buffer.from('half')])
    await does('File.CopyToUsingPath', fileAt('50%.txt'), [path(`${at}/a #1.txt`), true])
    await does('File.MoveToUsingPath', fileAt('a #1.txt'), [path(`${at}/a #2.txt`), 1])
    const { ETag } = await show(fileAt('a #2.txt'))
    await refuses('File.RecycleWithETag', fileAt('a #2.txt'), ['"{0195a5c0-0000-7000-8000-000000000001},9"'], missing)
    await does('File.RecycleWithETag', fileAt('a #2.txt'), [String(ETag)])
    const util = typeItself('MoveCopyUtil')
    await does('MoveCopyUtil.CopyFile', util, [`${at}/50%25.txt`, `${at}/c1.txt`, true, value('MoveCopyOptions', { KeepBoth: false })])
    await does('MoveCopyUtil.CopyFileByPath', util, [path(`${at}/50%.txt`), path(`${at}/c2.txt`), true])
    await does('MoveCopyUtil.MoveFile', util, [`${at}/c1.txt`, `${at}/c3.txt`, true])
    await does('MoveCopyUtil.MoveFileByPath', util, [path(`${at}/c2.txt`), path(`${at}/c4.txt`), true])
    await does('File.RecycleWithParameters', fileAt('c3.txt'), [value('FileDeleteParameters')])
    await does('File.DeleteWithParameters', fileAt('c4.txt'), [value('FileDeleteParameters', { ETagMatch: '', BypassSharedLock: false })])
    await runModel(server.url, [{ kind: 'path', on: method(folders, 'Add', 'tree') }])
    await does('MoveCopyUtil.CopyFolder', util, [`${at}/tree`, `${at}/tree1`, value('MoveCopyOptions', { KeepBoth: true })])
    await does('MoveCopyUtil.CopyFolderByPath', util, [path(`${at}/tree`), path(`${at}/tree2`)])
    await does('MoveCopyUtil.MoveFolder', util, [`${at}/tree1`, `${at}/tree3`])
    await does('MoveCopyUtil.MoveFolderByPath', util, [path(`${at}/tree2`), path(`${at}/tree4`)])
    const names = (await showAll(folders)).map(({ Name }) => Name)
    expect(names).toEqual(expect.arrayContaining(['tree', 'tree3', 'tree4']))
    for (const name of ['tree', 'tree3', 'tree4']) await runModel(server.url, [call(folderAt(name), 'DeleteObject')])
  })

  it('are pages, tell what happened to their versions, and keep rights management', async () => {
    const pages = property(method(property(web, 'Lists'), 'EnsureSitePagesLibrary'), 'RootFolder')
    const { ServerRelativeUrl: at } = await show(pages)
    await makes('FileCollection.AddTemplateFile', property(pages, 'Files'), [`${String(at)}/New.aspx`, 1])
    const file = fileAt('50%.txt')
    expect((await showAll(property(file, 'VersionEvents'))).at(-1)).toMatchObject({ _ObjectType_: 'SP.FileVersionEvent' })
    expect((await runModel(server.url, [load(property(file, 'LockedByUser'))])).results.get(1)).toBeNull()
    const rights = property(file, 'InformationRightsManagementSettings')
    await stores('InformationRightsManagementFileSettings.Update', rights, { IrmEnabled: true, AllowPrint: true, GroupName: 'g' })
    expect(await show(rights)).toMatchObject({ IrmEnabled: true, AllowPrint: true, GroupName: 'g' })
    expect(await show(property(file, 'EffectiveInformationRightsManagementSettings'))).toMatchObject({ AllowPrint: true })
    await does('InformationRightsManagementFileSettings.Reset', rights)
    expect(await show(rights)).toMatchObject({ IrmEnabled: false, AllowPrint: false })
    const library = property(listNamed('Docs'), 'InformationRightsManagementSettings')
    await stores('InformationRightsManagementSettings.Update', library, { AllowScript: true, LicenseCacheExpireDays: 9 })
    expect(await show(library)).toMatchObject({ AllowScript: true, LicenseCacheExpireDays: 9 })
    await does('InformationRightsManagementSettings.Reset', library)
    expect(await show(library)).toMatchObject({ AllowScript: false, LicenseCacheExpireDays: 30 })
    await runModel(server.url, [call(file, 'DeleteObject')])
  })

  it('have versions, which are restored, recycled and deleted', async () => {
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
    for (const text of ['six', 'seven', 'eight', 'nine']) await put('v.txt', text)
    const left = await showAll(versions)
    await does('FileVersionCollection.RecycleByID', versions, [Number(left[0]?.ID)])
    await does('FileVersionCollection.RecycleByLabel', versions, [String(left[1]?.VersionLabel)])
    expect((await showAll(versions)).length).toBe(left.length - 2)
    await does('FileVersionCollection.RecycleAll', versions)
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

  it('are added by decoded names, tell their changes, and are deleted with conditions', async () => {
    const path = (DecodedUrl: string) => value('ResourcePath', { DecodedUrl })
    const at = await folderUrl()
    await makes('FolderCollection.AddUsingPath', folders, [path('50% (#1)'), value('FolderCollectionAddParameters', { Overwrite: true })])
    const taken = method(folders, 'AddUsingPath', path('50% (#1)'))
    expect((await runModel(server.url, [{ kind: 'path', on: taken }])).error?.ErrorMessage).toContain('50% (#1)')
    await does('FolderCollection.GetByPath', folders, [path('50% (#1)')])
    await makes('FolderCollection.AddWithOverwrite', folders, ['g', true])
    await does('Folder.AddSubFolder', folderAt('g'), ['inner'])
    await does('Folder.AddSubFolderUsingPath', folderAt('g'), [path('100%')])
    const inside = property(folderAt('g'), 'Folders')
    expect((await showAll(inside)).map(({ Name }) => Name)).toEqual(['100%', 'inner'])
    const query = value('ChangeQuery', { Add: true, Folder: true, Item: true, RecursiveAll: true })
    for (const name of ['GetChanges', 'GetListItemChanges']) await does(`Folder.${name}`, folderAt('g'), [query])
    expect((await showAll(method(folderAt('g'), 'GetChanges', query))).length).toBeGreaterThan(1)
    await does('Folder.CopyToUsingPath', folderAt('g'), [path(`${at}/g %20`)])
    await does('Folder.MoveToUsingPath', folderAt('g %20'), [path(`${at}/h`)])
    const onlyEmpty = value('FolderDeleteParameters', { DeleteIfEmpty: true })
    await refuses('Folder.DeleteWithParameters', folderAt('g'), [onlyEmpty], missing)
    await does('Folder.DeleteWithParameters', method(inside, 'GetByUrl', 'inner'), [onlyEmpty])
    await refuses('Folder.RecycleWithParameters', folderAt('h'), [onlyEmpty], missing)
    await refuses('Folder.RecycleWithParameters', folderAt('h'), [value('FolderDeleteParameters', { ETagMatch: '"77"' })], missing)
    expect(await show(folderAt('h'))).toMatchObject({ Name: 'h' })
    await does('Folder.RecycleWithParameters', folderAt('h'), [value('FolderDeleteParameters')])
  })

  it('and all else of the file is called as a whole', () => {
    const rights = ['InformationRightsManagementSettings', 'InformationRightsManagementFileSettings']
    const files = ['File', 'FileCollection', 'FileVersion', 'FileVersionCollection', 'MoveCopyUtil']
    expect(untried([...files, 'Folder', 'FolderCollection', ...rights], elsewhereCalled)).toEqual([])
  })
})
