import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furtherMethods } from '../../../support/csom/further-methods.ts'
import { call, idIn, listNamed, method, type Path, property, runModel, set, value, web } from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, makes, refuses, show, showAll } = trier(server.url)

const wrong = /InvalidClientQueryException/
const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const jobs = listNamed('Jobs')
const itemAt = (id: number) => method(jobs, 'GetItemById', id)

/** Adds an item, and returns its number. */
async function added(title: string, more: Readonly<Record<string, string | number>> = {}): Promise<number> {
  const fresh = method(jobs, 'AddItem', value('ListItemCreationInformation', more))
  const { error, results } = await runModel(server.url, [
    call(fresh, 'SetFieldValue', 'Title', title),
    call(fresh, 'Update'),
    { kind: 'query', on: fresh, inner: '<Query SelectAllProperties="true"><Properties/></Query>' },
  ])
  expect(error).toBeNull()
  return (results.get(3) as { readonly ID: number }).ID
}

beforeAll(async () => {
  const list = method(property(web, 'Lists'), 'Add', value('ListCreationInformation', { Title: 'Jobs', TemplateType: 100 }))
  const { error } = await runModel(server.url, [
    set(list, 'EnableVersioning', true),
    set(list, 'EnableFolderCreation', true),
    call(list, 'Update'),
  ])
  expect(error).toBeNull()
}, 60_000)

const titled = (on: Path, title: string) => call(on, 'SetFieldValue', 'Title', title)

describe('items', () => {
  it('are changed in all ways', async () => {
    const item = itemAt(await added('One'))
    await does('ListItem.SetFieldValue', item, ['Title', 'x'])
    await refuses('ListItem.SetFieldValue', item, ['None', 'x'], missing)
    const versions = async () => (await showAll(property(item, 'Versions'))).length
    await does('ListItem.Update', item, [], [titled(item, 'Two')])
    expect(await show(item)).toMatchObject({ Title: 'Two', _UIVersionString: '2.0' })
    await does('ListItem.SystemUpdate', item, [], [titled(item, 'Three')])
    await does('ListItem.UpdateOverwriteVersion', item, [], [titled(item, 'Four')])
    expect([(await show(item)).Title, await versions()]).toEqual(['Four', 2])
    const form = (FieldName: string, FieldValue: string) => value('ListItemFormUpdateValue', { FieldName, FieldValue })
    const { answer } = await does('ListItem.ValidateUpdateListItem', item, [[form('Title', 'Five')], false, null])
    expect(answer).toMatchObject([{ _ObjectType_: 'SP.ListItemFormUpdateValue', FieldName: 'Title', HasException: false, ErrorCode: 0 }])
    const { results } = await runModel(server.url, [
      call(item, 'ValidateUpdateListItem', [form('Title', 'Six'), form('Modified', 'never')], false, null),
    ])
    expect(results.get(1)).toMatchObject([{ HasException: false }, { HasException: true, FieldName: 'Modified' }])
    expect((await show(item)).Title).toBe('Five')
    await refuses('ListItem.ValidateUpdateListItem', item, ['Title', false, null], wrong)
  })

  it('take the texts of a form for their columns', async () => {
    const columns = ['Number', 'Boolean', 'DateTime', 'User'].map(
      (type) => `<Field Type="${type}" Name="Of${type}" DisplayName="Of${type}"/>`,
    )
    const fields = property(jobs, 'Fields')
    const made = columns.map((xml) => ({ kind: 'path', on: method(fields, 'AddFieldAsXml', xml, false, 0) }) as const)
    expect((await runModel(server.url, made)).error).toBeNull()
    const item = itemAt(await added('Form'))
    const { Id } = await show(method(web, 'EnsureUser', 'admin'))
    const texts = { OfNumber: '7', OfBoolean: '1', OfDateTime: '1/31/2026 2:05 PM', OfUser: String(Id) }
    await does('ListItem.ParseAndSetFieldValue', item, ['OfNumber', '7'])
    const steps = Object.entries(texts).map(([name, text]) => call(item, 'ParseAndSetFieldValue', name, text))
    expect((await runModel(server.url, [...steps, call(item, 'Update')])).error).toBeNull()
    expect(await show(item)).toMatchObject({ OfNumber: 7, OfBoolean: true, OfUser: { LookupId: Id, LookupValue: 'admin' } })
    expect((await show(item)).OfDateTime).toMatch(/^\/Date\(2026,0,31,/)
    expect((await runModel(server.url, [call(item, 'ParseAndSetFieldValue', 'OfUser', ''), call(item, 'Update')])).error).toBeNull()
    expect((await show(item)).OfUser).toBeNull()
    await refuses('ListItem.ParseAndSetFieldValue', item, ['None', 'x'], missing)
    const { error } = await runModel(server.url, [call(item, 'ParseAndSetFieldValue', 'OfDateTime', 'never'), call(item, 'Update')])
    expect(error?.ErrorMessage).toContain('OfDateTime')
  })

  it('are recycled and deleted', async () => {
    expect(idIn((await does('ListItem.Recycle', itemAt(await added('Bin')))).answer)).not.toBe('')
    const gone = itemAt(await added('Gone'))
    await does('ListItem.DeleteObject', gone)
    await refuses('ListItem.DeleteObject', gone, [], missing)
  })

  it('are folders, stand in folders, and are asked for by CAML', async () => {
    await added('Folder', { LeafName: 'Inside', UnderlyingObjectType: 1 })
    const { ServerRelativeUrl } = await show(property(jobs, 'RootFolder'))
    const FolderUrl = `${String(ServerRelativeUrl)}/Inside`
    const id = await added('In it', { FolderUrl })
    const query = (url: string) => value('CamlQuery', { ViewXml: '<View/>', FolderServerRelativeUrl: url, DatesInUtc: true })
    const items = await showAll(method(jobs, 'GetItems', query(FolderUrl)))
    expect(items).toMatchObject([{ ID: id, Title: 'In it', FileDirRef: FolderUrl }])
    await does('ListItemCollection.GetById', method(jobs, 'GetItems', query(FolderUrl)), [id])
    await refuses('ListItemCollection.GetById', method(jobs, 'GetItems', query(FolderUrl)), [4711], missing)
    await refuses('ListItem.Update', method(jobs, 'AddItem', value('ListItemCreationInformation', { UnderlyingObjectType: 7 })), [], wrong)
  })
})

describe('attachments', () => {
  it('are added, found, recycled and deleted', async () => {
    const item = itemAt(await added('With files'))
    const files = property(item, 'AttachmentFiles')
    const creation = (FileName: string) => value('AttachmentCreationInformation', { FileName, ContentStream: Buffer.from('content') })
    const file = await makes('AttachmentCollection.Add', files, [creation('a: b.txt'.replace(': ', ' '))])
    await refuses('AttachmentCollection.Add', files, [creation('a b.txt')], missing)
    await refuses('AttachmentCollection.Add', files, [value('AttachmentCreationInformation', { FileName: 'x' })], wrong)
    expect(await show(file)).toMatchObject({ _ObjectType_: 'SP.Attachment', FileName: 'a b.txt' })
    await does('AttachmentCollection.GetByFileName', files, ['a b.txt'])
    await refuses('AttachmentCollection.GetByFileName', files, ['none'], missing)
    await does('Attachment.DeleteObject', file)
    await does('Attachment.RecycleObject', await makes('AttachmentCollection.Add', files, [creation('c.txt')]))
    expect(await showAll(files)).toEqual([])
  })
})

describe('versions', () => {
  it('are read, restored and deleted', async () => {
    const item = itemAt(await added('V1'))
    for (const title of ['V2', 'V3', 'V4', 'V5'])
      expect((await runModel(server.url, [titled(item, title), call(item, 'Update')])).error).toBeNull()
    const versions = property(item, 'Versions')
    const labels = async () => (await showAll(versions)).map(({ VersionLabel }) => VersionLabel)
    expect(await labels()).toEqual(['5.0', '4.0', '3.0', '2.0', '1.0'])
    const first = (await does('ListItemVersionCollection.GetById', versions, [512])).path
    await refuses('ListItemVersionCollection.GetById', versions, [7], missing)
    expect(await show(first)).toMatchObject({ Title: 'V1', VersionLabel: '1.0' })
    await does('ListItemVersionCollection.RestoreByID', versions, [512])
    expect((await show(item)).Title).toBe('V1')
    await does('ListItemVersionCollection.RestoreByLabel', versions, ['2.0'])
    expect((await show(item)).Title).toBe('V2')
    await does('ListItemVersion.DeleteObject', first)
    await does('ListItemVersionCollection.DeleteByID', versions, [1024])
    await does('ListItemVersionCollection.DeleteByLabel', versions, ['3.0'])
    await refuses('ListItemVersionCollection.DeleteByLabel', versions, ['3.0'], missing)
    expect(await labels()).toEqual(['7.0', '6.0', '5.0', '4.0'])
    await does('ListItemVersionCollection.DeleteAll', versions)
    expect(await labels()).toEqual(['7.0'])
  })

  it('and all else of the file is called as a whole', () => {
    expect(
      untried(
        ['ListItem', 'ListItemCollection', 'Attachment', 'AttachmentCollection', 'ListItemVersion', 'ListItemVersionCollection'],
        furtherMethods,
      ),
    ).toEqual([])
  })
})
