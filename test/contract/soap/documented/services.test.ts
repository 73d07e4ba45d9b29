import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { type Documented, expectShape, replay, xmlInText } from '../../../support/soap/documented.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

/** The operations of services beside lists.asmx that proxies of the established server use most, as its documentation shows them. */

const { server, clientOf } = await serve()
const rest = clientOf('ann')
const directory = 'http://schemas.microsoft.com/sharepoint/soap/directory/'
const query = 'http://microsoft.com/webservices/OfficeServer/QueryService'
const lines = (...parts: readonly string[]) => parts.join('\n      ')

describe.each(['1.1', '1.2'] as const)('documented requests over SOAP %s', (version) => {
  const library = `Papers ${version.replace('.', '')}`
  const folder = `${server.url}/${library}`
  let listId = ''
  const ask = (asked: Documented, user: string | undefined = 'ann') => replay(server.url, user, asked, version)
  const webs = (operation: string, content = '') => ask({ service: 'webs', file: 'Webs.asmx', operation, content })
  const usergroup = (operation: string, content: string) =>
    ask({ service: 'usergroup', file: 'UserGroup.asmx', operation, namespace: directory, content })
  const copy = (operation: string, content: string) => ask({ service: 'copy', file: 'Copy.asmx', operation, content })

  beforeAll(async () => {
    const list = await rest.call('POST', '/_api/web/lists', { body: { Title: library, BaseTemplate: 101, EnableVersioning: true } })
    expect(list.status).toBe(201)
    listId = list.json.Id
    const file = `/_api/web/getfolderbyserverrelativeurl('/${library}')/files/add(url='plan.txt',overwrite=true)`
    for (const text of ['first', 'second']) expect((await rest.call('POST', file, { body: text })).status).toBe(200)
    const web = {
      Title: `Team ${version}`,
      Url: `team${version.replace('.', '')}`,
      WebTemplate: 'STS',
      Language: 1033,
      UseSamePermissionsAsParentSite: true,
    }
    expect((await rest.call('POST', '/_api/web/webs/add', { body: { parameters: web } })).status).toBe(200)
  })

  it('webs: GetWebCollection, GetWeb and WebUrlFromPageUrl', async () => {
    const all = await webs('GetWebCollection')
    expectShape(all, ['GetWebCollectionResponse', 'GetWebCollectionResult', 'Webs', 'Web@Title@Url'])
    expect(elementsIn(all, 'Web').map(({ Title }) => Title)).toContain(`Team ${version}`)
    const one = await webs('GetWeb', `<webUrl>${server.url}</webUrl>`)
    expectShape(one, ['GetWebResponse', 'GetWebResult', 'Web@Title@Url@Description@Language@Theme'])
    const found = await webs('WebUrlFromPageUrl', `<pageUrl>${folder}/Forms/AllItems.aspx</pageUrl>`)
    expect(textIn(found, 'WebUrlFromPageUrlResult')).toBe(server.url)
  })

  it('usergroup: AddUserToGroup, GetUserInfo and GetGroupCollectionFromUser', async () => {
    const login = `<userLoginName>ben${version.replace('.', '')}</userLoginName>`
    const person = lines(
      '<userName>Ben Berg</userName>',
      login,
      '<userEmail>ben@example.org</userEmail>',
      '<userNotes>Added by a proxy</userNotes>',
    )
    expectShape(await usergroup('AddUserToGroup', lines('<groupName>Home Members</groupName>', person)), ['AddUserToGroupResponse'])
    const info = await usergroup('GetUserInfo', login)
    expectShape(info, [
      'GetUserInfoResponse',
      'GetUserInfoResult',
      'GetUserInfo',
      'User@ID@Sid@Name@LoginName@Email@Notes@IsSiteAdmin@IsDomainGroup',
    ])
    expect(elementsIn(info, 'User')).toMatchObject([{ Name: 'Ben Berg', Email: 'ben@example.org', IsSiteAdmin: 'False' }])
    const groups = await usergroup('GetGroupCollectionFromUser', login)
    const group = 'Group@ID@Name@Description@OwnerID@OwnerIsUser'
    expectShape(groups, ['GetGroupCollectionFromUserResult', 'GetGroupCollectionFromUser', 'Groups', group])
    expect(elementsIn(groups, 'Group').map(({ Name }) => Name)).toEqual(['Home Members'])
  })

  it('webs: CreateContentType, UpdateContentType, UpdateColumns and DeleteContentType', async () => {
    const field = (name: string, more = '') => `<Method ID="1"><Field Name="${name}" ${more}/></Method>`
    const made = await webs(
      'CreateContentType',
      lines(
        `<displayName>Invoice ${version}</displayName>`,
        '<parentType>0x0101</parentType>',
        `<newFields><Fields xmlns="">${field('Body', 'DisplayName="Body" Hidden="FALSE" ')}</Fields></newFields>`,
        '<contentTypeProperties><ContentType xmlns="" Title="Invoice" Description="Made by a proxy" /></contentTypeProperties>',
      ),
    )
    expectShape(made, ['CreateContentTypeResponse', 'CreateContentTypeResult'])
    const id = textIn(made, 'CreateContentTypeResult') ?? ''
    const changed = await webs(
      'UpdateContentType',
      lines(
        `<contentTypeId>${id}</contentTypeId>`,
        '<contentTypeProperties><ContentType xmlns="" Description="Changed by a proxy" /></contentTypeProperties>',
        '<newFields></newFields>',
        `<updateFields><Fields xmlns="">${field('Body', 'Required="TRUE" ')}</Fields></updateFields>`,
        '<deleteFields></deleteFields>',
      ),
    )
    expectShape(changed, [
      'UpdateContentTypeResponse',
      'UpdateContentTypeResult',
      'Results',
      'Method@ID',
      'ErrorCode',
      'FieldRef@ID@Name',
      'ListProperties@ID@Name@Description@Version',
    ])
    const columns = await webs(
      'UpdateColumns',
      `<newFields><Fields xmlns=""><Method ID="1"><Field Type="Text" DisplayName="Payer ${version}" /></Method></Fields></newFields>`,
    )
    const results = ['Results', 'NewFields', 'Method@ID', 'ErrorCode', 'Field@ID@Type@Name']
    expectShape(columns, ['UpdateColumnsResponse', 'UpdateColumnsResult', ...results])
    const gone = await webs('DeleteContentType', `<contentTypeId>${id}</contentTypeId>`)
    expectShape(gone, ['DeleteContentTypeResponse', 'DeleteContentTypeResult'])
  })

  it('webs: GetActivatedFeatures and GetCustomizedPageStatus', async () => {
    const features = await webs('GetActivatedFeatures')
    expectShape(features, ['GetActivatedFeaturesResponse', 'GetActivatedFeaturesResult'])
    expect(textIn(features, 'GetActivatedFeaturesResult')).toMatch(/^([0-9a-f-]{36},)*[0-9a-f-]{36}\t/)
    const page = await webs('GetCustomizedPageStatus', `<fileUrl>${library}/plan.txt</fileUrl>`)
    expect(textIn(page, 'GetCustomizedPageStatusResult')).toBe('None')
  })

  it('permissions: AddPermissionCollection, GetPermissionCollection and RemovePermissionCollection', async () => {
    const object = lines(`<objectName>${library}</objectName>`, '<objectType>List</objectType>')
    const permissions = (operation: string, content: string) =>
      ask({ service: 'permissions', file: 'Permissions.asmx', operation, namespace: directory, content })
    const mask = 'PermissionMask="138612833" '
    const groups = (more: string) => `<Groups><Group GroupName="Home Visitors" ${more}/></Groups><Roles />`
    const user = `<User LoginName="cid" Email="cid@example.org" Name="Cid Core" Notes="" ${mask}/>`
    const added = `<permissionsInfoXml><Permissions xmlns=""><Users>${user}</Users>${groups(mask)}</Permissions></permissionsInfoXml>`
    expectShape(await permissions('AddPermissionCollection', lines(object, added)), ['AddPermissionCollectionResponse'])
    const all = await permissions('GetPermissionCollection', object)
    expectShape(all, ['GetPermissionCollectionResult', 'GetPermissionCollection', 'Permissions', 'Permission@MemberID@Mask@MemberIsUser'])
    expect(all).toContain('membership|cid"')
    const left = `<memberIdsXml><Permissions xmlns=""><Users><User LoginName="cid" /></Users>${groups('')}</Permissions></memberIdsXml>`
    expectShape(await permissions('RemovePermissionCollection', lines(object, left)), ['RemovePermissionCollectionResponse'])
    expect(await permissions('GetPermissionCollection', object)).not.toContain('membership|cid"')
  })

  it('usergroup: GetRolesAndPermissionsForCurrentUser', async () => {
    const reply = await usergroup('GetRolesAndPermissionsForCurrentUser', '')
    const inner = ['RolesAndPermissions', 'Permissions@Value', 'Roles', 'Role@ID@Name@Description@Hidden@Type@BasePermissions']
    expectShape(reply, ['GetRolesAndPermissionsForCurrentUserResult', ...inner])
  })

  it('views: GetViewCollection', async () => {
    const reply = await ask({
      service: 'views',
      file: 'Views.asmx',
      operation: 'GetViewCollection',
      content: `<listName>${library}</listName>`,
    })
    expectShape(reply, ['GetViewCollectionResponse', 'GetViewCollectionResult', 'Views', 'View@Name@DefaultView@Type@DisplayName@Url'])
  })

  it('copy: CopyIntoItems and GetItem', async () => {
    const to = `${folder}/copy.txt`
    const title =
      '<FieldInformation Type="Text" DisplayName="Title" InternalName="Title" Id="fa564e0f-0c70-4ab9-b863-0177e6ddd247" Value="A copy" />'
    const reply = await copy(
      'CopyIntoItems',
      lines(
        '<SourceUrl>C:\\plan.txt</SourceUrl>',
        `<DestinationUrls><string>${to}</string></DestinationUrls>`,
        `<Fields>${title}</Fields>`,
        `<Stream>${Buffer.from('copied').toString('base64')}</Stream>`,
      ),
    )
    expectShape(reply, ['CopyIntoItemsResponse', 'CopyIntoItemsResult', 'Results', 'CopyResult@ErrorCode@DestinationUrl'])
    expect(elementsIn(reply, 'CopyResult')).toMatchObject([{ ErrorCode: 'Success', DestinationUrl: to }])
    const item = await copy('GetItem', `<Url>${to}</Url>`)
    expectShape(item, ['GetItemResponse', 'GetItemResult', 'Fields', 'FieldInformation@Type@DisplayName@InternalName@Id', 'Stream'])
    expect(textIn(item, 'GetItemResult')).toBe('0')
    expect(Buffer.from(textIn(item, 'Stream') ?? '', 'base64').toString()).toBe('copied')
  })

  it('versions: GetVersions', async () => {
    const reply = await ask({
      service: 'versions',
      file: 'Versions.asmx',
      operation: 'GetVersions',
      content: `<fileName>${library}/plan.txt</fileName>`,
    })
    expectShape(reply, ['GetVersionsResponse', 'GetVersionsResult', 'results', 'list@id', 'versioning@enabled', 'settings@url'])
    expectShape(reply, ['results', 'result@version@url@created@createdBy@size@comments', 'result@version@url'])
    expect(elementsIn(reply, 'result').map(({ version: number }) => number)).toEqual(['@2.0', '1.0'])
  })

  it('sitedata: GetContent of a list', async () => {
    const reply = await ask({
      service: 'sitedata',
      file: 'SiteData.asmx',
      operation: 'GetContent',
      content: lines(
        '<objectType>List</objectType>',
        `<objectId>{${listId.toUpperCase()}}</objectId>`,
        '<folderUrl></folderUrl>',
        '<itemId></itemId>',
        '<retrieveChildItems>true</retrieveChildItems>',
        '<securityOnly>false</securityOnly>',
        '<lastItemIdOnPage></lastItemIdOnPage>',
      ),
    })
    expectShape(reply, ['GetContentResponse', 'GetContentResult'])
    expectShape(xmlInText(reply), ['GetContentResult', 'List', 'Metadata@ID@Title'])
  })

  it('people: SearchPrincipals', async () => {
    const content = lines('<searchText>ann</searchText>', '<maxResults>10</maxResults>', '<principalType>User</principalType>')
    const reply = await ask({ service: 'people', file: 'People.asmx', operation: 'SearchPrincipals', content })
    const parts = ['AccountName', 'UserInfoID', 'DisplayName', 'IsResolved', 'PrincipalType']
    expectShape(reply, ['SearchPrincipalsResponse', 'SearchPrincipalsResult', 'PrincipalInfo', ...parts])
  })

  it('search: Query and QueryEx', async () => {
    const packet =
      '&lt;QueryPacket xmlns="urn:Microsoft.Search.Query" Revision="1000"&gt;&lt;Query domain="QDomain"&gt;&lt;SupportedFormats&gt;&lt;Format&gt;urn:Microsoft.Search.Response.Document.Document&lt;/Format&gt;&lt;/SupportedFormats&gt;&lt;Context&gt;&lt;QueryText language="en-US" type="STRING"&gt;plan&lt;/QueryText&gt;&lt;/Context&gt;&lt;Range&gt;&lt;StartAt&gt;1&lt;/StartAt&gt;&lt;Count&gt;10&lt;/Count&gt;&lt;/Range&gt;&lt;/Query&gt;&lt;/QueryPacket&gt;'
    const content = `<queryXml>${packet}</queryXml>`
    const search = { service: 'search', file: 'Search.asmx', content } as const
    const found = await ask({ ...search, operation: 'Query', namespace: 'urn:Microsoft.Search' })
    expectShape(xmlInText(found), ['QueryResponse', 'QueryResult', 'ResponsePacket', 'Response', 'Status'])
    const more = await ask({ ...search, operation: 'QueryEx', namespace: query })
    expectShape(more, ['QueryExResponse', 'QueryExResult'])
  })

  it('authentication: Mode, and Login without credentials before it', async () => {
    const service = { service: 'authentication', file: 'Authentication.asmx' } as const
    expectShape(await ask({ ...service, operation: 'Mode', content: '' }, undefined), ['ModeResponse', 'ModeResult'])
    const reply = await ask(
      { ...service, operation: 'Login', content: lines('<username>ann</username>', '<password>p</password>') },
      undefined,
    )
    expectShape(reply, ['LoginResponse', 'LoginResult', 'CookieName', 'ErrorCode', 'TimeoutSeconds'])
    expect(textIn(reply, 'ErrorCode')).toBe('NoError')
  })
})
