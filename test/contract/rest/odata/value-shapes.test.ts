import { describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, envelopes } from '../../../support/wire.ts'

/**
 * Integers of 64 bits, times, GUIDs, truth values and nulls of every entity, compared with the documented types
 * (protocol/envelopes): a number, UTC with a Z, lower case without braces, true or false, and null only where no value is.
 */

type Kind = 'Boolean' | 'Int32' | 'Int64' | 'Double' | 'DateTime' | 'Guid'
type Documented = Partial<Record<Kind, string>>

const principal: Documented = { Int32: 'Id PrincipalType', Boolean: 'IsHiddenInUI' }
const field: Documented = {
  Boolean:
    'AutoIndexed CanBeDeleted EnforceUniqueValues Filterable FromBaseType Hidden Indexed PinnedToFiltersPane ReadOnlyField Required Sealed Sortable NoCrawl',
  Int32: 'IndexStatus ShowInFiltersPane FieldTypeKind MaxLength NumberOfLines',
  Guid: 'ClientSideComponentId Id LookupWebId',
  Double: 'MaximumValue MinimumValue',
}
const documented: Readonly<Record<string, Documented>> = {
  Web: {
    Boolean:
      'AllowRssFeeds EnableMinimalDownload IsMultilingual NoCrawl OverwriteTranslationsOnChange QuickLaunchEnabled RecycleBinEnabled SyndicationEnabled TreeViewEnabled UIVersionConfigurationEnabled MembersCanShare',
    Int32: 'Configuration Language UIVersion',
    DateTime: 'Created LastItemModifiedDate LastItemUserModifiedDate',
    Guid: 'AppInstanceId DesignPackageId Id',
  },
  Site: {
    Boolean:
      'AllowDesigner AllowMasterPageEditing AllowRevertFromTemplate AllowSelfServiceUpgrade AllowSelfServiceUpgradeEvaluation IsHubSite ReadOnly ShareByEmailEnabled ShareByLinkEnabled ShowUrlStructure TrimAuditLog UIVersionConfigurationEnabled Upgrading WriteLocked',
    Int32: 'AuditLogTrimmingRetention CompatibilityLevel MaxItemsPerThrottledOperation',
    DateTime: 'UpgradeReminderDate',
    Guid: 'GroupId HubSiteId Id',
  },
  List: {
    Boolean:
      'AllowContentTypes ContentTypesEnabled CrawlNonDefaultViews DefaultItemOpenUseListSetting DisableCommenting DisableGridEditing EnableAttachments EnableFolderCreation EnableMinorVersions EnableModeration EnableVersioning ForceCheckout HasExternalDataSource Hidden IrmEnabled IrmExpire IrmReject IsApplicationList IsCatalog IsPrivate MultipleDataList NoCrawl OnQuickLaunch ParserDisabled ServerTemplateCanCreateFolders',
    Int32:
      'BaseTemplate BaseType DraftVersionVisibility ItemCount ListExperienceOptions MajorVersionLimit MajorWithMinorVersionsLimit ReadSecurity WriteSecurity',
    DateTime: 'Created LastItemDeletedDate LastItemModifiedDate LastItemUserModifiedDate',
    Guid: 'DefaultContentApprovalWorkflowId Id TemplateFeatureId',
  },
  ListItem: {
    Int32: 'FileSystemObjectType Id ID AuthorId EditorId',
    Boolean: 'Attachments',
    DateTime: 'Created Modified DueDate StartDate',
    Guid: 'GUID',
    Double: 'PercentComplete',
  },
  File: {
    Boolean: 'Exists IrmEnabled',
    Int32: 'CheckOutType CustomizedPageStatus Level MajorVersion MinorVersion UIVersion',
    Int64: 'Length',
    DateTime: 'TimeCreated TimeLastModified',
    Guid: 'UniqueId ListId WebId SiteId',
  },
  Folder: { Boolean: 'Exists IsWOPIEnabled', Int32: 'ItemCount', DateTime: 'TimeCreated TimeLastModified', Guid: 'UniqueId' },
  Field: field,
  View: {
    Boolean:
      'DefaultView DefaultViewForContentType EditorModified Hidden IncludeRootFolder MobileDefaultView MobileView OrderedView Paged PersonalView ReadOnlyView RequiresClientIntegration TabularView Threaded',
    Int32: 'RowLimit Scope',
    Guid: 'Id',
  },
  ContentType: { Boolean: 'Hidden ReadOnly Sealed' },
  User: { ...principal, Boolean: 'IsHiddenInUI IsEmailAuthenticationGuestUser IsShareByEmailGuestUser IsSiteAdmin' },
  Group: {
    ...principal,
    Boolean:
      'IsHiddenInUI AllowMembersEditMembership AllowRequestToJoinLeave AutoAcceptRequestToJoinLeave OnlyAllowMembersViewMembership CanCurrentUserEditMembership CanCurrentUserManageGroup CanCurrentUserViewMembership',
  },
  RoleAssignment: { Int32: 'PrincipalId' },
  RoleDefinition: { Boolean: 'Hidden', Int32: 'Id Order RoleTypeKind' },
  FileVersion: { DateTime: 'Created', Int32: 'ID Size', Int64: 'Length', Boolean: 'IsCurrentVersion' },
  ListItemVersion: { DateTime: 'Created', Boolean: 'IsCurrentVersion', Int32: 'VersionId' },
  RecycleBinItem: { DateTime: 'DeletedDate', Guid: 'Id', Int32: 'ItemState ItemType', Int64: 'Size' },
  BasePermissions: { Int64: 'High Low' },
  RelevantResults: { Int32: 'RowCount TotalRows TotalRowsIncludingDuplicates' },
}

/** Properties without a value where nothing has happened, or where nobody has chosen one. */
const mayBeNull = new Set([
  'DueDate',
  'StartDate',
  'PercentComplete',
  'DesignPackageId',
  'ClientSideComponentId',
  'UpgradeReminderDate',
  'MaximumValue',
  'MinimumValue',
])

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?Z$/
const is: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === 'boolean',
  Int32: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  Int64: (value) => inProfile(Number.isInteger(value), typeof value === 'string' && /^-?\d{1,19}$/.test(value)),
  Double: (value) => typeof value === 'number',
  DateTime: (value) => typeof value === 'string' && time.test(value),
  Guid: (value) => typeof value === 'string' && guid.test(value),
}

const { clientOf } = await serve()
const admin = clientOf('admin')
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const library = "/_api/web/lists/getbytitle('Documents')"
const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')"
await admin.call('POST', '/_api/web/ensureuser', { body: { logonName: 'ann' } })
await admin.call('POST', `${tasks}/items`, { body: { Title: 'One', DueDate: '2026-01-31T10:00:00Z', PercentComplete: 0.5 } })
await admin.call('POST', `${tasks}/items`, { body: { Title: 'Two' } })
await admin.call('PATCH', library, { body: { EnableVersioning: true } })
for (const body of ['one', 'two']) await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body })
await admin.call('POST', `${folder}/files/add(url='b.txt',overwrite=true)`, { body: 'x' })
await admin.call('POST', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/b.txt')/recycle")

const addresses: readonly (readonly [entity: string, address: string])[] = [
  ['Web', '/_api/web'],
  ['Web', '/_api/web?$select=*,MembersCanShare'],
  ['Site', '/_api/site'],
  ['List', '/_api/web/lists'],
  ['List', `${tasks}?$select=*,OnQuickLaunch,ReadSecurity,WriteSecurity`],
  ['ListItem', `${tasks}/items`],
  ['ListItem', `${library}/items`],
  ['File', file],
  ['File', `${file}?$select=Length,ListId,WebId,SiteId`],
  ['Folder', folder],
  ['Folder', '/_api/web/folders'],
  ['Field', `${tasks}/fields`],
  ['Field', '/_api/web/fields'],
  ['View', `${tasks}/views`],
  ['ContentType', '/_api/web/contenttypes'],
  ['User', '/_api/web/siteusers'],
  ['Group', '/_api/web/sitegroups'],
  ['RoleAssignment', '/_api/web/roleassignments'],
  ['RoleDefinition', '/_api/web/roledefinitions'],
  ['FileVersion', `${file}/versions`],
  ['ListItemVersion', `${library}/items(1)/versions`],
  ['RecycleBinItem', '/_api/web/recyclebin'],
  ['BasePermissions', '/_api/web/effectivebasepermissions'],
  ['RelevantResults', "/_api/search/query?querytext='one'"],
]

/** Every object in a reply that may be an entity. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one)
  else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>
    for (const one of Object.values(value)) yield* objectsIn(one)
  }
}

/** What is wrong with the values of an entity: the property, its value and its documented type. */
function wrongIn(entity: Documented, object: Record<string, unknown>): string[] {
  const typed = Object.entries(entity).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind] as const))
  return typed.flatMap(([name, kind]) => {
    const value = object[name]
    if (value === undefined || (value === null && mayBeNull.has(name)) || is[kind](value)) return []
    return isDeferred(value) ? [] : [`${name}: ${JSON.stringify(value)} is no ${kind}`]
  })
}

const isDeferred = (value: unknown): boolean => typeof value === 'object' && value !== null

describe.each(envelopes)('values in the envelope %s', (envelope) => {
  it.each(addresses)('of %s at %s have the documented shapes', async (name, address) => {
    const { json, raw, status } = await admin.call('GET', address, { headers: { Accept: accepts[envelope] } })
    expect(status).toBe(200)
    const entity = documented[name] ?? {}
    const names = Object.values(entity).flatMap((some) => some.split(' '))
    const found = [...objectsIn(raw ?? json)].filter((object) => names.some((one) => Object.hasOwn(object, one)))
    expect(found.length).toBeGreaterThan(0)
    expect([...new Set(found.flatMap((object) => wrongIn(entity, object)))]).toEqual([])
  })

  it.each(addresses)('of %s at %s that look like times and GUIDs are written like them', async (_, address) => {
    const { json } = await admin.call('GET', address, { headers: { Accept: accepts[envelope] } })
    const texts = [...objectsIn(json)].flatMap((object) => Object.entries(object)).filter(([, value]) => typeof value === 'string') as [
      string,
      string,
    ][]
    const strange = texts.filter(
      ([, text]) =>
        (/^\{?[0-9a-f]{8}-[0-9a-f-]{27}\}?$/i.test(text) && !guid.test(text)) || (/^\d{4}-\d\d-\d\dT/.test(text) && !time.test(text)),
    )
    expect(strange).toEqual([])
  })
})
