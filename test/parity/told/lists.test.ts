import { beforeAll, expect, it } from 'vitest'
import { listTemplates } from '../../../src/core/model/lists/templates.ts'
import { parseXml, textOf, type XmlElement } from '../../../src/formats/xml.ts'
import { bothDoors, contractAttributes, contractProperties, serveBothDoors, soapFacts, tickingRuntime } from './both-doors.ts'
import { braced, compactTime, made, same, titleWord, toldTable } from './told-table.ts'

const { server, doors } = await serveBothDoors({ runtime: tickingRuntime() })

const list = toldTable({
  shared: {
    ID: braced('Id'),
    Name: braced('Id'),
    Title: same('Title'),
    Description: same('Description'),
    BaseType: same('BaseType'),
    ServerTemplate: same('BaseTemplate'),
    FeatureId: same('TemplateFeatureId'),
    ImageUrl: same('ImageUrl'),
    DefaultViewUrl: same('DefaultViewUrl'),
    DocTemplateUrl: made(['DocumentTemplateUrl'], ({ DocumentTemplateUrl }) => DocumentTemplateUrl ?? ''),
    Direction: same('Direction'),
    Created: compactTime('Created'),
    Modified: compactTime('LastItemModifiedDate'),
    LastDeleted: compactTime('LastItemDeletedDate'),
    ItemCount: same('ItemCount'),
    Hidden: titleWord('Hidden'),
    EnableAttachments: titleWord('EnableAttachments'),
    EnableFolderCreation: titleWord('EnableFolderCreation'),
    EnableModeration: titleWord('EnableModeration'),
    EnableVersioning: titleWord('EnableVersioning'),
    EnableMinorVersion: titleWord('EnableMinorVersions'),
    RequireCheckout: titleWord('ForceCheckout'),
    MajorVersionLimit: same('MajorVersionLimit'),
    MajorWithMinorVersionsLimit: same('MajorWithMinorVersionsLimit'),
    HasUniqueScopes: titleWord('HasUniqueRoleAssignments'),
    RootFolder: made(['RootFolder'], ({ RootFolder }) => RootFolder.ServerRelativeUrl),
    WebFullUrl: same('ParentWebUrl'),
    WebId: made(['ParentWeb'], ({ ParentWeb }) => ParentWeb.Id),
    Version: made(['@etag'], (rest) => JSON.parse(rest['@etag'])),
    ReadSecurity: same('ReadSecurity'),
    WriteSecurity: same('WriteSecurity'),
    MultipleDataList: titleWord('MultipleDataList'),
  },
  restOnly: [
    'LastItemUserModifiedDate',
    'AllowContentTypes',
    'ContentTypesEnabled',
    'NoCrawl',
    'DraftVersionVisibility',
    'EntityTypeName',
    'EffectiveBasePermissionsForUI',
    'ExcludeFromOfflineClient',
    'ListItemEntityTypeFullName',
    'IsPrivate',
    'HasExternalDataSource',
    'IsCatalog',
    'CurrentChangeToken',
    'DefaultNewFormUrl',
    'DefaultEditFormUrl',
    'DefaultDisplayFormUrl',
    'EffectiveBasePermissions',
    'ImagePath',
    'ParentWebPath',
    'IsApplicationList',
    'IsSiteAssetsLibrary',
    'CrawlNonDefaultViews',
    'DefaultContentApprovalWorkflowId',
    'DefaultItemOpenUseListSetting',
    'DisableCommenting',
    'DisableGridEditing',
    'IrmEnabled',
    'IrmExpire',
    'IrmReject',
    'IsSystemList',
    'ListExperienceOptions',
    'OnQuickLaunch',
    'ParserDisabled',
    'ServerTemplateCanCreateFolders',
    'ValidationFormula',
    'ValidationMessage',
    // The whole answer of SOAP in one text.
    'SchemaXml',
  ],
  soapOnly: [
    'MobileDefaultViewUrl',
    'ThumbnailSize',
    'WebImageWidth',
    'WebImageHeight',
    'AnonymousPermMask',
    'Author',
    'SendToLocation',
    'ScopeId',
    'AllowDeletion',
    'AllowMultiResponses',
    'Ordered',
    'ShowUser',
  ],
  // The element Validation is told where there is one: test/contract/rest/validation.
  untold: ['Flags', 'Validation'],
  constant: ['DocTemplateUrl', 'Direction', 'ReadSecurity', 'WriteSecurity', 'MultipleDataList'],
})

const web = toldTable({
  shared: {
    Language: same('Language'),
    Locale: made(['RegionalSettings'], (rest) => String(rest.RegionalSettings.LocaleId)),
    AdvanceHijri: made(['RegionalSettings'], (rest) => String(rest.RegionalSettings.AdjustHijriDays)),
    CalendarType: made(['RegionalSettings'], (rest) => String(rest.RegionalSettings.CalendarType)),
    Time24: made(['RegionalSettings'], (rest) => (rest.RegionalSettings.Time24 ? 'True' : 'False')),
    TimeZone: made(['RegionalSettings'], (rest) => String(rest.RegionalSettings.TimeZone.Information.Bias)),
    SortOrder: made(['RegionalSettings'], (rest) => String(rest.RegionalSettings.CollationLCID)),
    RecycleBinEnabled: titleWord('RecycleBinEnabled'),
    ServerRelativeUrl: same('ServerRelativeUrl'),
  },
  restOnly: [
    'Id',
    'Title',
    'Description',
    'Url',
    'Created',
    'LastItemModifiedDate',
    'LastItemUserModifiedDate',
    'WebTemplate',
    'Configuration',
    'UIVersion',
    'CurrentChangeToken',
    'ServerRelativePath',
    'HasUniqueRoleAssignments',
    'EffectiveBasePermissions',
    'ResourcePath',
    'SupportedUILanguageIds',
    'WelcomePage',
    'AccessRequestListUrl',
    'AllowDesignerForCurrentUser',
    'AllowMasterPageEditingForCurrentUser',
    'AllowRevertFromTemplateForCurrentUser',
    'AllowRssFeeds',
    'AlternateCssUrl',
    'AppInstanceId',
    'CustomMasterUrl',
    'DesignPackageId',
    'EnableMinimalDownload',
    'ExcludeFromOfflineClient',
    'IsMultilingual',
    'MasterUrl',
    'MembersCanShare',
    'NoCrawl',
    'OverwriteTranslationsOnChange',
    'QuickLaunchEnabled',
    'RequestAccessEmail',
    'SaveSiteAsTemplateEnabled',
    'ShowUrlStructureForCurrentUser',
    'SiteLogoUrl',
    'SyndicationEnabled',
    'TreeViewEnabled',
    'UIVersionConfigurationEnabled',
  ],
  soapOnly: ['Presence', 'ServerVersion'],
  constant: ['Language', 'Locale', 'AdvanceHijri', 'CalendarType', 'Time24', 'TimeZone', 'SortOrder', 'RecycleBinEnabled'],
})

const site = toldTable({
  shared: {
    Url: same('Url'),
    Id: braced('Id'),
  },
  restOnly: [
    'MaxItemsPerThrottledOperation',
    'Usage',
    'UpgradeInfo',
    'ServerRelativeUrl',
    'PrimaryUri',
    'ReadOnly',
    'CompatibilityLevel',
    'CurrentChangeToken',
    'AllowCreateDeclarativeWorkflow',
    'AllowDesigner',
    'AllowMasterPageEditing',
    'AllowRevertFromTemplate',
    'AllowSaveDeclarativeWorkflowAsTemplate',
    'AllowSavePublishDeclarativeWorkflow',
    'AllowSelfServiceUpgrade',
    'AllowSelfServiceUpgradeEvaluation',
    'AuditLogTrimmingRetention',
    'Classification',
    'ExternalSharingTipsEnabled',
    'GeoLocation',
    'GroupId',
    'HubSiteId',
    'IsHubSite',
    'LockIssue',
    'NeedsB2BUpgrade',
    'RequiredDesignerVersion',
    'ResourcePath',
    'ShareByEmailEnabled',
    'ShareByLinkEnabled',
    'ShowUrlStructure',
    'TrimAuditLog',
    'UIVersionConfigurationEnabled',
    'UpgradeReminderDate',
    'Upgrading',
    'WriteLocked',
  ],
  soapOnly: ['UserCodeEnabled'],
  constant: ['Url', 'Id'],
})

const listSelect = `$select=${contractProperties('List').join(',')},RootFolder/ServerRelativeUrl,ParentWeb/Id&$expand=RootFolder,ParentWeb`
const webSelect = `$select=${contractProperties('Web').join(',')},RegionalSettings&$expand=RegionalSettings/TimeZone`

beforeAll(async () => {
  for (const BaseTemplate of listTemplates.keys())
    await doors.send('POST', '/lists', { Title: `Made from ${BaseTemplate}`, Description: `No. ${BaseTemplate}`, BaseTemplate })
  await changeEverything('Made from 107', { EnableAttachments: false, EnableFolderCreation: true })
  await changeEverything('Made from 101', { EnableMinorVersions: true, MajorWithMinorVersionsLimit: 3, ForceCheckout: true })
  await doors.send('POST', '/webs/add', { parameters: { Title: 'Below', Url: 'below', WebTemplate: 'STS', Language: 1033 } })
})

/** Changes each setting of a list, its default view, its permissions and its items; these change its times. */
async function changeEverything(title: string, settings: object): Promise<void> {
  const address = `/lists/getbytitle('${title}')`
  const common = { Description: 'Changed', Hidden: true, EnableVersioning: true, EnableModeration: true, MajorVersionLimit: 7 }
  const rare = { ContentTypesEnabled: true, NoCrawl: true, DraftVersionVisibility: 2 }
  await doors.send('MERGE', address, { ...common, ...rare, ...settings })
  await doors.send('POST', `${address}/views`, { Title: 'Mine & "yours"', SetAsDefaultView: true })
  await doors.send('POST', `${address}/breakroleinheritance(true)`)
  if (title.endsWith('107')) {
    for (const Title of ['a', 'b']) await doors.send('POST', `${address}/items`, { Title })
    await doors.send('DELETE', `${address}/items(1)`)
  } else await doors.send('POST', `${address}/rootfolder/files/add(url='a.txt',overwrite=true)`, 'bytes')
}

it('REST and SOAP tell the same of lists of every template, new and changed, in every web', async () => {
  for (const path of ['', '/below']) {
    const there = bothDoors(server.url, { web: path })
    const told = await there.ask('lists', 'GetListCollection', '', 'List')
    const titles = told.map((element) => element.attributes.get('Title') ?? '')
    expect(titles).toEqual((await there.rows('/lists?$select=Title')).map(({ Title }) => Title))
    for (const [index, title] of titles.entries()) {
      const [whole] = await there.ask('lists', 'GetList', `<listName>${title}</listName>`, 'List')
      expect(whole?.attributes).toEqual(told[index]?.attributes)
      list.compare(await there.get(`/lists/getbytitle('${title}')?${listSelect}`), new Map(whole?.attributes))
    }
  }
  list.demandWhole({ rest: contractProperties('List'), soap: contractAttributes('lists', 'ListDefinition') })
})

it('REST and SOAP tell the same of the root web and of one below it', async () => {
  for (const path of ['', '/below']) {
    const there = bothDoors(server.url, { web: path })
    const [settings, serverSettings] = await Promise.all(
      ['RegionalSettings', 'ServerSettings'].map(
        async (name) => (await there.ask('lists', 'GetList', '<listName>Documents</listName>', name))[0],
      ),
    )
    web.compare(
      await there.get(`?${webSelect}`),
      new Map([...soapFacts(settings as XmlElement), ...soapFacts(serverSettings as XmlElement)]),
    )
  }
  web.demandWhole({
    rest: contractProperties('Web'),
    soap: [...contractAttributes('lists', 'RegionalSettings'), ...contractAttributes('lists', 'ServerSettings')],
  })
})

it('REST and SOAP tell the same of a site collection', async () => {
  const [answer] = await doors.ask('sites', 'GetSite', `<SiteUrl>${server.url}</SiteUrl>`, 'GetSiteResult')
  site.compare(await doors.site(), soapFacts(parseXml(textOf(answer as XmlElement))))
  site.demandWhole({ rest: contractProperties('Site') })
})
