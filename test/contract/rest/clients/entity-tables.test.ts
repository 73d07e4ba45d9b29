import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'
import { entityTables } from './entity-tables.ts'

const { clientOf } = await serve()
const ann = clientOf('ann')
const list = "/_api/web/lists/getbytitle('Tabled')"
const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/t.txt')"

/** The address of an entity of each table. */
const addresses: Readonly<Record<string, string>> = {
  Web: '/_api/web',
  Site: '/_api/site',
  List: list,
  File: file,
  Folder: "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')",
  View: `${list}/defaultview`,
  ContentType: "/_api/web/contenttypes('0x0101')",
  User: '/_api/web/currentuser',
  RecycleBinItem: '/_api/web/recyclebin',
  Field: `${list}/fields/getbyinternalnameortitle('Title')`,
  Group: '/_api/web/associatedownergroup',
  RoleDefinition: '/_api/web/roledefinitions(1073741829)',
  Attachment: `${list}/items(1)/attachmentfiles('a.txt')`,
}

const send = async (method: string, url: string, body?: unknown) => {
  const { status, json } = await ann.call(method, url, { headers: { Accept: accepts.nometadata }, ...(body !== undefined && { body }) })
  return { status, json }
}

beforeAll(async () => {
  await send('POST', '/_api/web/lists', { Title: 'Tabled' })
  for (const Title of ['one', 'two']) await send('POST', `${list}/items`, { Title })
  await send('POST', `${list}/items(1)/attachmentfiles/add(FileName='a.txt')`, 'x')
  await send('POST', `${list}/items(2)/recycle`)
  await send('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='t.txt',overwrite=true)", 'x')
})

describe('every property of the entity tables', () => {
  it.each(Object.entries(entityTables))('is there when $select names it: %s', async (entity, names) => {
    const address = addresses[entity] ?? ''
    const { status, json } = await send('GET', `${address}?$select=${names.join(',')}`)
    expect({ status, error: json?.error }).toEqual({ status: 200, error: undefined })
    const [one] = json.value ?? [json]
    expect(Object.keys(one).sort()).toEqual([...names].sort())
    expect(Object.values(one)).not.toContain(undefined)
  })

  it('has an address of its own, and one that is in no table has none', async () => {
    for (const [entity, name] of [
      ['Web', 'ResourcePath'],
      ['List', 'ImagePath'],
      ['User', 'UserPrincipalName'],
      ['Folder', 'ContentTypeOrder'],
    ] as const)
      expect((await send('GET', `${addresses[entity]}/${name}`)).status).toBe(200)
    expectRefusal(await ann.call('GET', '/_api/web/NoSuchProperty'), 404, /not an address/)
    expectRefusal(await ann.call('GET', '/_api/web?$select=NoSuchProperty'), 400, /NoSuchProperty/)
  })

  it('tells what it says', async () => {
    const { json: user } = await send('GET', '/_api/web/currentuser?$select=UserPrincipalName,UserId,Expiration')
    expect(user).toEqual({ UserPrincipalName: 'ann', UserId: { NameId: 'ann', NameIdIssuer: 'membership' }, Expiration: '' })
    const { json: shown } = await send('GET', `${file}?$select=Id,UniqueId,ListId,WebId,SiteId`)
    expect(shown.Id).toBe(shown.UniqueId)
    expect((await send('GET', '/_api/web?$select=Id')).json.Id).toBe(shown.WebId)
    expect((await send('GET', '/_api/site?$select=Id')).json.Id).toBe(shown.SiteId)
    const library = await send('GET', "/_api/web/getlist('/Shared Documents')?$select=Id,ParentWebPath,IsSiteAssetsLibrary")
    expect(library.json).toEqual({ Id: shown.ListId, ParentWebPath: { DecodedUrl: '/' }, IsSiteAssetsLibrary: false })
    const { json: folder } = await send('GET', `${addresses.Folder}?$select=ContentTypeOrder,UniqueContentTypeOrder`)
    expect(folder.UniqueContentTypeOrder).toBeNull()
    expect(folder.ContentTypeOrder[0]).toMatch(/^0x0101/)
  })

  it('of the site collection is what the server does', async () => {
    const names = 'MaxItemsPerThrottledOperation,Usage,UpgradeInfo'
    const { json } = await send('GET', `/_api/site?$select=${names}`)
    expect(json).toMatchObject({ UpgradeInfo: { Status: 0, StartTime: null }, Usage: { StoragePercentageUsed: 0 } })
    expect(json.MaxItemsPerThrottledOperation).toBeGreaterThanOrEqual(0)
    expect(Number(json.Usage.Storage)).toBeGreaterThan(0)
  })

  it('has the list and the content type with their fields as XML', async () => {
    const { json } = await send('GET', `${list}?$select=Id,SchemaXml`)
    expect(json.SchemaXml).toMatch(/^<List [^>]*Title="Tabled"/)
    expect(json.SchemaXml).toContain(`ID="{${json.Id.toUpperCase()}}"`)
    expect(json.SchemaXml).toMatch(/<Fields><Field .*Name="Title".*<\/Fields><\/List>$/s)
    const type = (await send('GET', "/_api/web/contenttypes('0x0101')?$select=SchemaXml")).json.SchemaXml
    expect(type).toMatch(/^<ContentType ID="0x0101" Name="Document".*<Fields>.*Name="Title".*<\/ContentType>$/s)
    const rows = (await send('GET', `${list}/contenttypes?$select=SchemaXml,StringId`)).json.value
    for (const row of rows) expect(row.SchemaXml).toContain(`ID="${row.StringId}"`)
  })

  it('of related entities is there when $expand names them', async () => {
    const names = 'Author,Forms,TitleResource,DescriptionResource'
    const shown = (await send('GET', `${list}?$select=Author/Title,Forms/FormType,TitleResource/Value&$expand=${names}`)).json
    expect(shown).toMatchObject({ Author: { Title: 'ann' }, TitleResource: { Value: 'Tabled' } })
    expect(shown.Forms.map(({ FormType }: { FormType: number }) => FormType)).toEqual([4, 6, 8])
    expect((await send('GET', `${list}/author`)).json.Title).toBe('ann')
    expectRefusal(await ann.call('GET', "/_api/web/lists/getbytitle('None')/author"), 404, /None/)
    const fields = (await send('GET', `${list}/fields?$filter=InternalName eq 'Title'&$select=TitleResource&$expand=TitleResource`)).json
      .value
    expect(fields).toEqual([{ TitleResource: { Value: 'Title' } }])
    const webs = (
      await send('GET', '/_api/web?$select=TitleResource,ListTemplates/Name,WebInfos&$expand=TitleResource,ListTemplates,WebInfos')
    ).json
    expect(webs).toMatchObject({ TitleResource: { Value: 'Home' }, WebInfos: [] })
    expect(webs.ListTemplates.map(({ Name }: { Name: string }) => Name)).toContain('Tasks')
    const verbose = await ann.call('GET', `${list}?$expand=DescriptionResource`, { headers: { Accept: accepts.verbose } })
    const { uri } = verbose.json.d.DescriptionResource.__metadata
    expect((await ann.call('GET', uri)).status).toBe(200)
    expectRefusal(await ann.call('GET', `${list}?$expand=NoSuch`), 400, /NoSuch/)
  })

  it('of items is there too', async () => {
    const names = 'EncodedAbsUrl,DisplayName,ServerRedirectedEmbedUri,ServerRedirectedEmbedUrl'
    const { json } = await send('GET', `${list}/items(1)?$select=${names},ParentList/Title&$expand=ParentList`)
    expect(json).toMatchObject({
      ParentList: { Title: 'Tabled' },
      DisplayName: 'one',
      ServerRedirectedEmbedUri: null,
      ServerRedirectedEmbedUrl: '',
    })
    expect(json.EncodedAbsUrl).toMatch(/^http:.*\/Lists\/Tabled\/1_\.000$/)
  })
})
