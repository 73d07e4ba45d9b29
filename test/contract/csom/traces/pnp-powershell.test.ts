import { afterAll, describe, expect, it } from 'vitest'
import { fetchFrom, startServer } from '../../../support/server.ts'
import {
  all,
  allChildren,
  call,
  children,
  childrenOf,
  clientOf,
  identify,
  identityOf,
  listAt,
  lists,
  method,
  none,
  property,
  query,
  reach,
  scalar,
  some,
  start,
  text,
} from './trace-client.ts'

/** Requests in the form that PnP PowerShell gives them: one or more for each of its commands, in the order of a script. */
const server = await startServer({ settings: { Profile: 'SharePoint' } })
afterAll(() => server.stop())
const ask = clientOf(server.url, 'SharePoint PnP PowerShell Library')

const hasNoError = ({ error }: { readonly error: unknown }) => expect(error).toBeNull()

describe('a script of PnP PowerShell', () => {
  it('Connect-PnPOnline: asks for a digest by SOAP, then for the web and its site', async () => {
    const digest = await fetchFrom(`${server.url}/_vti_bin/sites.asmx`, {
      method: 'POST',
      user: 'admin',
      headers: {
        'Content-Type': 'text/xml',
        SOAPAction: 'http://schemas.microsoft.com/sharepoint/soap/GetUpdatedFormDigestInformation',
        'X-RequestForceAuthentication': 'true',
      },
      body: '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><GetUpdatedFormDigestInformation xmlns="http://schemas.microsoft.com/sharepoint/soap/" /></soap:Body></soap:Envelope>',
    })
    expect([digest.status, /<DigestValue>0x[^<]+<\/DigestValue>/.test(digest.text)]).toEqual([200, true])
    const reply = await ask(
      `${reach(2, 1)}${reach(4, 3)}${query(5, 3, some(scalar('Id', 'Title', 'Url', 'ServerRelativeUrl')))}${reach(7, 6)}${query(8, 6, some(scalar('Id', 'Url')))}`,
      `${start}${property(6, 1, 'Site')}`,
    )
    hasNoError(reply)
    expect(reply.ids).toEqual([2, 4, 5, 7, 8])
    expect(reply.results.get(2)).toEqual({ IsNull: false })
    expect(Object.keys(reply.results.get(5) ?? {})).toEqual(
      expect.arrayContaining(['_ObjectType_', '_ObjectIdentity_', 'Id', 'Title', 'Url', 'ServerRelativeUrl']),
    )
    expect(reply.results.get(8)).toMatchObject({ _ObjectType_: 'SP.Site', Url: expect.stringMatching(/^http/) as string })
  })

  it('New-PnPList and Get-PnPList: a list is created, and lists come with what their table shows', async () => {
    const creation = `<Parameter TypeId="{e247b7fc-095e-4ea4-a4c9-c5d373723d8c}"><Property Name="CustomSchemaXml" Type="Null" /><Property Name="DataSourceProperties" Type="Null" /><Property Name="Description" Type="String"></Property><Property Name="DocumentTemplateType" Type="Int32">0</Property><Property Name="QuickLaunchOption" Type="Enum">1</Property><Property Name="TemplateFeatureId" Type="Guid">{00000000-0000-0000-0000-000000000000}</Property><Property Name="TemplateType" Type="Int32">100</Property><Property Name="Title" Type="String">Orders</Property><Property Name="Url" Type="String">Lists/Orders</Property></Parameter>`
    const made = await ask(
      `${reach(20, 19)}${identify(21, 19)}<SetProperty Id="22" ObjectPathId="19" Name="EnableVersioning"><Parameter Type="Boolean">true</Parameter></SetProperty>${call(23, 19, 'Update')}${query(24, 19, all)}`,
      `${lists}${method(19, 5, 'Add', creation)}`,
    )
    hasNoError(made)
    expect(made.ids).toEqual([20, 21, 24])
    expect(made.results.get(24)).toMatchObject({ _ObjectType_: 'SP.List', Title: 'Orders', EnableVersioning: true })
    const shown = scalar('Id', 'BaseTemplate', 'OnQuickLaunch', 'DefaultViewUrl', 'Title', 'Hidden', 'ContentTypesEnabled', 'ItemCount')
    const folder = `<Property Name="RootFolder">${some(scalar('ServerRelativeUrl'))}</Property>`
    const read = await ask(`${reach(30, 5)}${query(31, 5, none + children(shown + folder))}`, lists)
    hasNoError(read)
    const orders = childrenOf(read.results.get(31)).find(({ Title }) => Title === 'Orders')
    expect(orders).toMatchObject({
      ...{ _ObjectType_: 'SP.List', BaseTemplate: 100, OnQuickLaunch: true, Hidden: false, ItemCount: 0 },
      RootFolder: { _ObjectType_: 'SP.Folder', ServerRelativeUrl: '/Lists/Orders' },
    })
    const conditional = `<Parameters><Parameter Name="l" /></Parameters><Body><EQ><ExpressionProperty Name="Title"><ExpressionParameter Name="l" /></ExpressionProperty><ExpressionConstant Type="String">Orders</ExpressionConstant></EQ></Body>`
    const found = await ask(
      query(
        32,
        5,
        `${none}<ChildItemQuery SelectAllProperties="true"><Properties /><QueryableExpression><Where><Test>${conditional}</Test><Object><QueryableObject /></Object></Where></QueryableExpression></ChildItemQuery>`,
      ),
      lists,
    )
    expect(childrenOf(found.results.get(32)).map(({ Title }) => Title)).toEqual(['Orders'])
  })

  it('Add-PnPField: a column from XML, asked for at once', async () => {
    const xml =
      '&lt;Field Type="Number" DisplayName="Amount" Name="Amount" ID="{11111111-2222-4333-8444-555555555555}" StaticName="Amount" Group="Orders" /&gt;'
    const reply = await ask(
      `${reach(42, 41)}${identify(43, 41)}${query(44, 41, all)}`,
      `${listAt('Orders')}${property(40, 7, 'Fields')}${method(41, 40, 'AddFieldAsXml', `${text(xml)}<Parameter Type="Boolean">true</Parameter><Parameter Type="Enum">8</Parameter>`)}`,
    )
    hasNoError(reply)
    expect(reply.results.get(44)).toMatchObject({ _ObjectType_: 'SP.FieldNumber', InternalName: 'Amount', Group: 'Orders' })
    const known = await ask(query(45, 40, none + allChildren), `${listAt('Orders')}${property(40, 7, 'Fields')}`)
    expect(childrenOf(known.results.get(45)).map(({ InternalName }) => InternalName)).toContain('Amount')
  })

  it('Add-PnPListItem, Set-PnPListItem and Get-PnPListItem: an item is added, changed by its identity, and read in pages', async () => {
    const creation =
      '<Parameter TypeId="{54cdbee5-0897-44ac-829f-411557fa11be}"><Property Name="FolderUrl" Type="Null" /><Property Name="LeafName" Type="Null" /><Property Name="UnderlyingObjectType" Type="Enum">0</Property></Parameter>'
    const ids: number[] = []
    let identity = ''
    for (const [at, title] of ['First', 'Second', 'Third'].entries()) {
      const id = 50 + 10 * at
      const values = `${call(id + 3, id, 'SetFieldValue', `${text('Title')}${text(title)}`)}${call(id + 4, id, 'SetFieldValue', `${text('Amount')}<Parameter Type="Int32">${at}</Parameter>`)}`
      const reply = await ask(
        `${reach(id + 1, id)}${identify(id + 2, id)}${values}${call(id + 5, id, 'Update')}${query(id + 6, id, some(scalar('Id')))}`,
        `${listAt('Orders')}${method(id, 7, 'AddItem', creation)}`,
      )
      hasNoError(reply)
      expect(reply.ids).toEqual([id + 1, id + 2, id + 6])
      ids.push(Number(reply.results.get(id + 6)?.Id))
      // It is asked for before the item is stored.
      identity = identityOf(reply.results.get(id + 2))
    }
    expect(ids).toEqual([1, 2, 3])
    const changed = await ask(
      `${call(81, 80, 'SetFieldValue', `${text('Title')}${text('Third and last')}`)}${call(82, 80, 'SystemUpdate')}${query(83, 80, some(scalar('Title', 'Amount')))}`,
      `<Identity Id="80" Name="${identity}" />`,
    )
    hasNoError(changed)
    expect(changed.results.get(83)).toMatchObject({ _ObjectType_: 'SP.ListItem', Title: 'Third and last', Amount: 2 })
    const pages: unknown[] = []
    let position = '<Property Name="ListItemCollectionPosition" Type="Null" />'
    for (let page = 0; page < 3 && position !== ''; page++) {
      const view =
        '&lt;View Scope="RecursiveAll"&gt;&lt;Query&gt;&lt;OrderBy Override="TRUE"&gt;&lt;FieldRef Name="ID" /&gt;&lt;/OrderBy&gt;&lt;/Query&gt;&lt;RowLimit Paged="TRUE"&gt;2&lt;/RowLimit&gt;&lt;/View&gt;'
      const caml = `<Parameter TypeId="{3d248d7b-fc86-40a3-aa97-02a75d69fb8a}"><Property Name="AllowIncrementalResults" Type="Boolean">false</Property><Property Name="DatesInUtc" Type="Boolean">true</Property><Property Name="FolderServerRelativePath" Type="Null" /><Property Name="FolderServerRelativeUrl" Type="Null" />${position}<Property Name="ViewXml" Type="String">${view}</Property></Parameter>`
      const reply = await ask(
        `${reach(91, 90)}${query(92, 90, all + allChildren)}`,
        `${listAt('Orders')}${method(90, 7, 'GetItems', caml)}`,
      )
      hasNoError(reply)
      const shown = reply.results.get(92)
      pages.push(childrenOf(shown).map(({ Title }) => Title))
      const next = shown?.ListItemCollectionPosition as { readonly PagingInfo: string } | null
      position =
        next === null
          ? ''
          : `<Property Name="ListItemCollectionPosition" TypeId="{922354eb-c56a-4d88-ad59-67496854efe1}"><Property Name="PagingInfo" Type="String">${next.PagingInfo.replaceAll('&', '&amp;')}</Property></Property>`
    }
    expect(pages).toEqual([['First', 'Second'], ['Third and last']])
  })

  it('Set-PnPWeb and Get-PnPPropertyBag: the web has another title, and an entry in its property bag', async () => {
    const reply = await ask(
      `<SetProperty Id="100" ObjectPathId="3" Name="Title"><Parameter Type="String">Team</Parameter></SetProperty>${call(102, 101, 'SetFieldValue', `${text('level')}${text('7')}`)}${call(103, 3, 'Update')}${query(104, 3, some(scalar('Title')))}${query(105, 101, all)}`,
      `${start}${property(101, 3, 'AllProperties')}`,
    )
    hasNoError(reply)
    expect(reply.results.get(104)).toMatchObject({ _ObjectType_: 'SP.Web', Title: 'Team' })
    const again = await ask(query(105, 101, all), `${start}${property(101, 3, 'AllProperties')}`)
    expect(again.results.get(105)).toMatchObject({ _ObjectType_: 'SP.PropertyValues', level: '7' })
  })

  it('Get-PnPGroup and Set-PnPListPermission: groups with their users, and a role for one of them', async () => {
    const owner = `<Property Name="Users">${none}${allChildren}</Property>`
    const groups = await ask(
      query(110, 111, none + children(scalar('Id', 'Title', 'LoginName') + owner)),
      `${start}${property(111, 3, 'SiteGroups')}`,
    )
    hasNoError(groups)
    const [group] = childrenOf(groups.results.get(110))
    expect(group).toMatchObject({ _ObjectType_: 'SP.Group', Users: { _ObjectType_: 'SP.UserCollection' } })
    const paths = `${listAt('Orders')}${property(120, 7, 'RoleAssignments')}${property(121, 3, 'SiteGroups')}${method(122, 121, 'GetById', `<Parameter Type="Int32">${String(group?.Id)}</Parameter>`)}${property(123, 3, 'RoleDefinitions')}${method(124, 123, 'GetByName', text('Read'))}<Constructor Id="125" TypeId="{07bf1941-6953-4761-b114-58374b4aaf57}" />${method(126, 120, 'Add', '<Parameter ObjectPathId="122" /><Parameter ObjectPathId="125" />')}`
    const reply = await ask(
      `${call(130, 7, 'BreakRoleInheritance', '<Parameter Type="Boolean">true</Parameter><Parameter Type="Boolean">false</Parameter>')}${reach(131, 125)}${call(132, 125, 'Add', '<Parameter ObjectPathId="124" />')}${reach(133, 126)}${call(134, 7, 'Update')}${query(135, 7, some(scalar('HasUniqueRoleAssignments')))}`,
      paths,
    )
    hasNoError(reply)
    expect(reply.results.get(135)).toMatchObject({ HasUniqueRoleAssignments: true })
    const member = `<Property Name="Member">${some(scalar('LoginName', 'PrincipalType'))}</Property><Property Name="RoleDefinitionBindings">${none}${children(scalar('Name'))}</Property>`
    const read = await ask(query(140, 120, none + children(member)), `${listAt('Orders')}${property(120, 7, 'RoleAssignments')}`)
    hasNoError(read)
    expect(childrenOf(read.results.get(140))[0]).toMatchObject({
      _ObjectType_: 'SP.RoleAssignment',
      Member: { PrincipalType: expect.any(Number) as number },
    })
  })

  it('Get-PnPFile and Remove-PnPList: a scope keeps the error of what is not there, and a list goes', async () => {
    const reply = await ask(
      `<ExceptionHandlingScope Id="150"><TryScope Id="151">${reach(153, 152)}${query(154, 152, all)}</TryScope><CatchScope Id="155" /></ExceptionHandlingScope>`,
      `${start}${method(152, 3, 'GetFileByServerRelativeUrl', text('/Shared Documents/none.docx'))}`,
    )
    hasNoError(reply)
    expect(reply.ids).toEqual([150])
    expect(reply.results.get(150)).toMatchObject({
      HasException: true,
      ErrorInfo: { ErrorValue: null, ErrorCode: expect.any(Number) as number, ErrorTypeName: 'Microsoft.SharePoint.SPException' },
    })
    hasNoError(await ask(call(160, 7, 'DeleteObject'), listAt('Orders')))
    const gone = await ask(`${reach(161, 7)}${query(162, 7, all)}`, listAt('Orders'))
    expect([gone.ids, gone.error?.ErrorMessage]).toEqual([[], expect.stringContaining('Orders')])
  })
})
