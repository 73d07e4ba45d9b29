import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { type Documented, expectShape, replay } from '../../../support/soap/documented.ts'
import { elementsIn, rowsIn, textIn } from '../../../support/soap/messages.ts'

/** The operations of lists.asmx that proxies of the established server use most, as its documentation shows them. */

const { server, clientOf } = await serve()
const rest = clientOf('ann')

describe.each(['1.1', '1.2'] as const)('documented requests of lists.asmx over SOAP %s', (version) => {
  const library = `Library ${version.replace('.', '')}`
  const title = `Proxied ${version}`
  const list = `<listName>${title}</listName>`
  const url = `${server.url}/${library}/plan.txt`
  let listId = ''
  const ask = (operation: string, content: string) => {
    const asked: Documented = { service: 'lists', file: 'Lists.asmx', operation, content }
    return replay(server.url, 'ann', asked, version)
  }

  beforeAll(async () => {
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: library, BaseTemplate: 101 } })).status).toBe(201)
    const add = `/_api/web/getfolderbyserverrelativeurl('/${library}')/files/add(url='plan.txt')`
    expect((await rest.call('POST', add, { body: 'x' })).status).toBe(200)
    const reply = await ask('AddList', `${list}\n      <description>Made by a proxy</description>\n      <templateID>104</templateID>`)
    expectShape(reply, [
      'AddListResponse@xmlns',
      'AddListResult',
      'List@ID@Title@Description@Name@BaseType@ServerTemplate@Created@Modified@Version@ItemCount@RootFolder@WebFullUrl',
      'Fields',
      'Field@Name@Type@DisplayName',
    ])
    const [made] = elementsIn(reply, 'List')
    expect(made).toMatchObject({ Title: title, Description: 'Made by a proxy', ServerTemplate: '104', ItemCount: '0' })
    expect(made?.ID).toMatch(/^\{[0-9A-F-]{36}\}$/)
    expect(made?.Created).toMatch(/^\d{8} \d\d:\d\d:\d\d$/)
    listId = made?.ID ?? ''
    const items =
      '<Method ID="1" Cmd="New"><Field Name="Title">One</Field></Method><Method ID="2" Cmd="New"><Field Name="Title">Two</Field></Method>'
    await ask('UpdateListItems', `${list}\n      <updates><Batch OnError="Continue" xmlns="">${items}</Batch></updates>`)
  })

  it('GetListCollection, without parameters', async () => {
    const reply = await ask('GetListCollection', '')
    expectShape(reply, ['GetListCollectionResponse', 'GetListCollectionResult', 'Lists', 'List@DefaultViewUrl@ID@Title@BaseType@ItemCount'])
    expect(elementsIn(reply, 'List').map(({ Title }) => Title)).toContain(title)
  })

  it('GetList', async () => {
    const reply = await ask('GetList', list)
    const shape = ['GetListResponse', 'GetListResult', 'List@ID@Title@WebId', 'Fields', 'Field@ID@Name@Type']
    expectShape(reply, [...shape, 'RegionalSettings', 'Language', 'Locale', 'ServerSettings', 'ServerVersion'])
    expect(elementsIn(await ask('GetList', `<listName>${listId}</listName>`), 'List')).toMatchObject([{ Title: title }])
  })

  it('GetListAndView, with the default view', async () => {
    const reply = await ask('GetListAndView', `${list}\n      <viewName></viewName>`)
    expectShape(reply, [
      'GetListAndViewResult',
      'ListAndView',
      'List@ID@Title',
      'Fields',
      'Field@Name',
      'View@Name@Url',
      'ViewFields',
      'FieldRef@Name',
    ])
  })

  it('GetListItems, with a query of an empty namespace', async () => {
    const query =
      '<Query xmlns=""><Where><Gt><FieldRef Name="ID" /><Value Type="Counter">0</Value></Gt></Where><OrderBy><FieldRef Name="ID" Ascending="FALSE" /></OrderBy></Query>'
    const options =
      '<QueryOptions xmlns=""><IncludeMandatoryColumns>FALSE</IncludeMandatoryColumns><DateInUtc>TRUE</DateInUtc></QueryOptions>'
    const reply = await ask(
      'GetListItems',
      [
        list,
        '<viewName></viewName>',
        `<query>${query}</query>`,
        '<viewFields><ViewFields xmlns=""><FieldRef Name="ID" /><FieldRef Name="Title" /></ViewFields></viewFields>',
        '<rowLimit>150</rowLimit>',
        `<queryOptions>${options}</queryOptions>`,
        '<webID></webID>',
      ].join('\n      '),
    )
    expectShape(reply, ['GetListItemsResponse', 'GetListItemsResult', 'listitems', 'rs:data@ItemCount', 'z:row@ows_ID@ows_Title'])
    expect(rowsIn(reply).map(({ ows_Title }) => ows_Title)).toEqual(['Two', 'One'])
  })

  it('UpdateListItems, with a batch of three commands', async () => {
    const methods = [
      '<Method ID="1" Cmd="Update"><Field Name="ID">1</Field><Field Name="Title">Uno</Field></Method>',
      '<Method ID="2" Cmd="New"><Field Name="ID">New</Field><Field Name="Title">Three</Field></Method>',
      '<Method ID="3" Cmd="Delete"><Field Name="ID">99</Field></Method>',
    ]
    const reply = await ask(
      'UpdateListItems',
      `${list}\n      <updates><Batch OnError="Continue" ListVersion="1">${methods.join('')}</Batch></updates>`,
    )
    expectShape(reply, [
      'UpdateListItemsResponse',
      'UpdateListItemsResult',
      'Results',
      'Result@ID',
      'ErrorCode',
      'z:row@ows_ID@ows_Title',
      'Result@ID',
    ])
    expect(elementsIn(reply, 'Result').map(({ ID }) => ID)).toEqual(['1,Update', '2,New', '3,Delete'])
    expect([...reply.matchAll(/<ErrorCode>(0x[0-9a-f]{8})/g)].map(([, code]) => code).slice(0, 2)).toEqual(['0x00000000', '0x00000000'])
    expect(textIn(reply, 'ErrorText')).toBeTruthy()
    expect(rowsIn(reply).map(({ ows_Title }) => ows_Title)).toEqual(['Uno', 'Three'])
  })

  it('UpdateList, with new, changed and deleted columns', async () => {
    const added =
      '<Fields xmlns=""><Method ID="1"><Field Type="DateTime" DateOnly="TRUE" DisplayName="NewField1" FromBaseType="TRUE" Description="A date" /></Method><Method ID="2" AddToView=""><Field Type="Currency" Decimals="2" DisplayName="NewField2" Min="0" Max="100" LCID="1033" /></Method></Fields>'
    const reply = await ask(
      'UpdateList',
      [
        list,
        '<listProperties><List xmlns="" EnableAttachments="TRUE" Description="Changed by a proxy" /></listProperties>',
        `<newFields>${added}</newFields>`,
        '<updateFields></updateFields>',
        '<deleteFields></deleteFields>',
        '<listVersion></listVersion>',
      ].join('\n      '),
    )
    expectShape(reply, [
      'UpdateListResponse',
      'UpdateListResult',
      'Results',
      'NewFields',
      'Method@ID',
      'ErrorCode',
      'Field@Name',
      'ListProperties@Title',
    ])
    expect(elementsIn(reply, 'ListProperties')).toMatchObject([{ Description: 'Changed by a proxy' }])
    const gone = '<Fields xmlns=""><Method ID="3"><Field Name="NewField1" /></Method></Fields>'
    const after = await ask('UpdateList', `${list}\n      <deleteFields>${gone}</deleteFields>`)
    expectShape(after, ['Results', 'DeleteFields', 'Method@ID', 'ErrorCode'])
  })

  it('AddAttachment, GetAttachmentCollection and DeleteAttachment', async () => {
    const item = `${list}\n      <listItemID>1</listItemID>`
    const bytes = Buffer.from('bytes of a file').toString('base64')
    const added = await ask('AddAttachment', `${item}\n      <fileName>note.txt</fileName>\n      <attachment>${bytes}</attachment>`)
    const address = textIn(added, 'AddAttachmentResult') ?? ''
    expect(address).toMatch(/\/Attachments\/1\/note\.txt$/)
    const all = await ask('GetAttachmentCollection', item)
    expectShape(all, ['GetAttachmentCollectionResponse', 'GetAttachmentCollectionResult', 'Attachments', 'Attachment'])
    const full = textIn(all, 'Attachment') ?? ''
    expect(full).toMatch(/^http:.*\/Attachments\/1\/note\.txt$/)
    expectShape(await ask('DeleteAttachment', `${item}\n      <url>${full}</url>`), ['DeleteAttachmentResponse'])
    expect(await ask('GetAttachmentCollection', item)).not.toContain('note.txt')
  })

  it('CheckOutFile and CheckInFile', async () => {
    const page = `<pageUrl>${url}</pageUrl>`
    const out = await ask(
      'CheckOutFile',
      `${page}\n      <checkoutToLocal>false</checkoutToLocal>\n      <lastmodified>20 Jun 2096 12:00:00 GMT</lastmodified>`,
    )
    expect(textIn(out, 'CheckOutFileResult')).toBe('true')
    const back = await ask('CheckInFile', `${page}\n      <comment>Checked in by a proxy</comment>\n      <CheckinType>1</CheckinType>`)
    expect(textIn(back, 'CheckInFileResult')).toBe('true')
  })

  it('GetListItemChanges, and GetListItemChangesSinceToken from the token of the first reply', async () => {
    const fields = '<viewFields><ViewFields xmlns=""><FieldRef Name="Title" /></ViewFields></viewFields>'
    const since = await ask('GetListItemChanges', `${list}\n      ${fields}\n      <since>2006-06-20T12:00:00Z</since>`)
    expectShape(since, [
      'GetListItemChangesResponse',
      'GetListItemChangesResult',
      'listitems@TimeStamp',
      'rs:data@ItemCount',
      'z:row@ows_Title',
    ])
    const all = await ask(
      'GetListItemChangesSinceToken',
      `${list}\n      <viewName></viewName>\n      ${fields}\n      <rowLimit>100</rowLimit>`,
    )
    expectShape(all, [
      'GetListItemChangesSinceTokenResult',
      'listitems',
      'Changes@LastChangeToken',
      'List@ID',
      'rs:data@ItemCount',
      'z:row@ows_ID',
    ])
    const token = elementsIn(all, 'Changes')[0]?.LastChangeToken ?? ''
    await ask(
      'UpdateListItems',
      `${list}\n      <updates><Batch OnError="Continue"><Method ID="1" Cmd="Update"><Field Name="ID">2</Field><Field Name="Title">Dos</Field></Method></Batch></updates>`,
    )
    const next = await ask(
      'GetListItemChangesSinceToken',
      `${list}\n      <viewName></viewName>\n      ${fields}\n      <changeToken>${token}</changeToken>`,
    )
    expect(rowsIn(next)).toMatchObject([{ ows_ID: '2', ows_Title: 'Dos' }])
  })

  it('AddListFromFeature, CreateContentType, ApplyContentTypeToList and DeleteContentType', async () => {
    const typed = `<listName>Typed ${version}</listName>`
    const feature = '<featureID>00bfea71-de22-43b2-a848-c05709900100</featureID>'
    const parts = [typed, '<description>Made by a proxy</description>', feature, '<templateID>100</templateID>']
    const added = await ask('AddListFromFeature', parts.join('\n      '))
    expectShape(added, ['AddListFromFeatureResponse', 'AddListFromFeatureResult', 'List@ID@Title@FeatureId@ServerTemplate', 'Fields'])
    const field = '<fields><Fields xmlns=""><Method ID="1"><Field Name="Title" DisplayName="Title" /></Method></Fields></fields>'
    const type = ['<displayName>Proxied type</displayName>', '<parentType>0x01</parentType>', field]
    const made = await ask('CreateContentType', [typed, ...type, '<addToView>TRUE</addToView>'].join('\n      '))
    expectShape(made, ['CreateContentTypeResponse', 'CreateContentTypeResult'])
    const success = (operation: string) => [`${operation}Response`, `${operation}Result`]
    const applied = `<webUrl>${server.url}</webUrl>\n      <contentTypeId>0x0105</contentTypeId>\n      ${typed}`
    expectShape(await ask('ApplyContentTypeToList', applied), success('ApplyContentTypeToList'))
    const id = `<contentTypeId>${textIn(made, 'CreateContentTypeResult')}</contentTypeId>`
    expectShape(await ask('DeleteContentType', `${typed}\n      ${id}`), success('DeleteContentType'))
  })

  it('DeleteList', async () => {
    const gone = `Gone ${version}`
    await ask('AddList', `<listName>${gone}</listName>\n      <description></description>\n      <templateID>100</templateID>`)
    expectShape(await ask('DeleteList', `<listName>${gone}</listName>`), ['DeleteListResponse'])
    expect((await rest.call('GET', `/_api/web/lists/getbytitle('${gone}')`)).status).toBe(404)
  })
})
