import type { ReasonName } from '../core/reasons.ts'
import type { ControlNames, FaultFacts, Profile, WireReason } from './profile.ts'
import { svc } from './svc.ts'

/**
 * The exception names of the established server. A name that begins with `Svc.` belongs to the room that follows; what
 * is listed here is named in full.
 */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['Svc.ServerException', 'Microsoft.SharePoint.SPException'],
  ['Svc.FieldValueException', 'Microsoft.SharePoint.SPException'],
  ['Svc.ListDataValidationException', 'Microsoft.SharePoint.SPListDataValidationException'],
  ['Svc.FileCheckOutException', 'Microsoft.SharePoint.SPFileCheckOutException'],
  ['Svc.QueryThrottledException', 'Microsoft.SharePoint.SPQueryThrottledException'],
  ['Svc.SoapException', 'Microsoft.SharePoint.SPException'],
  ['BadRequest', 'Microsoft.SharePoint.Client.InvalidClientQueryException'],
])

const rooms: ReadonlyMap<string, string> = new Map([
  ['Client', 'Microsoft.SharePoint.Client'],
  ['UserProfiles', 'Microsoft.Office.Server.UserProfiles'],
  ['SocialData', 'Microsoft.Office.Server.SocialData'],
  ['Taxonomy', 'Microsoft.SharePoint.Taxonomy'],
])

function exceptionOf(name: string): string {
  const [, room = '', rest = ''] = /^Svc\.([A-Za-z]+)\.([A-Za-z]+)$/.exec(name) ?? []
  const place = rooms.get(room)
  return exceptions.get(name) ?? (place === undefined ? name : `${place}.${rest}`)
}

/** A refused body or option has no number of its own. */
function established(reason: WireReason): WireReason {
  const exception = exceptionOf(reason.exception)
  return reason.exception === 'BadRequest' ? { ...reason, odataNumber: 0xffffffff, exception } : { ...reason, exception }
}

/** Reasons whose numbers differ from those of the default profile (protocol/errors#numbers). */
const own: { readonly [R in ReasonName]?: WireReason } = {
  list_not_found: {
    number: 0x82000006,
    odataNumber: 0xffffffff,
    exception: 'System.ArgumentException',
    byId: { odataNumber: 0x81020026, exception: 'Microsoft.SharePoint.SPException' },
  },
  item_not_found: { number: 0x81020016, exception: 'System.ArgumentException' },
  field_not_found: { number: 0x80070057, exception: 'System.ArgumentException' },
  view_not_found: { number: 0x82000005, odataNumber: 0x80070057, exception: 'System.ArgumentException' },
  save_conflict: { number: 0x81020015, odataNumber: 0x8107054a, exception: 'Microsoft.SharePoint.SPException' },
  invalid_field_value: { number: 0x81020014, exception: 'Microsoft.SharePoint.SPException' },
}

const reasons = Object.fromEntries(
  Object.entries(svc.reasons).map(([name, reason]) => [name, own[name as ReasonName] ?? established(reason)]),
) as Readonly<Record<ReasonName, WireReason>>

/** Reasons whose status the established server chooses differently (protocol/errors#statuses). */
const statusesOfReasons: { readonly [R in ReasonName]?: FaultFacts } = {
  ...svc.statusesOfReasons,
  title_taken: { status: 500, blame: 'Server' },
  view_not_found: { status: 400, blame: 'Server' },
  attachment_exists: { status: 400, blame: 'Server' },
  field_validation_failed: { status: 500, blame: 'Server' },
  list_validation_failed: { status: 500, blame: 'Server' },
}

const [missingParameter, missingFile, otherFailure] = [0x82000001, 0x80070002, 0x80131600]
const withoutParameter = { invalid_request: missingParameter }
const withoutFile = { file_not_found: missingFile }

/** Faults of operations whose numbers differ from those that the reason has elsewhere (protocol/errors#numbers). */
const codesOfOperations: Profile['soap']['codesOfOperations'] = {
  'lists.AddAttachment': withoutParameter,
  'lists.GetAttachmentCollection': withoutParameter,
  'lists.DeleteAttachment': withoutParameter,
  'lists.CheckOutFile': withoutParameter,
  'lists.CheckInFile': withoutParameter,
  'lists.UndoCheckOut': { ...withoutParameter, ...withoutFile },
  'lists.GetVersionCollection': withoutParameter,
  'lists.GetList': { invalid_request: 0x82000006 },
  'lists.AddListFromFeature': { invalid_template: 0x81072101, invalid_request: 0x81072101 },
  'webs.GetWeb': withoutParameter,
  'webs.GetCustomizedPageStatus': withoutFile,
  'versions.GetVersions': withoutFile,
  'versions.RestoreVersion': withoutFile,
  'versions.DeleteAllVersions': withoutFile,
  'versions.DeleteVersion': { file_not_found: otherFailure, file_version_not_found: otherFailure },
}

/** Types that do not have the prefix `SP.` alone, by the short names of the contract. */
const typeNames: Readonly<Record<string, string>> = {
  SearchResult: 'Microsoft.Office.Server.Search.REST.SearchResult',
  QueryResult: 'Microsoft.Office.Server.Search.REST.QueryResult',
  RelevantResults: 'Microsoft.Office.Server.Search.REST.RelevantResults',
  RefinementResults: 'Microsoft.Office.Server.Search.REST.RefinementResults',
  Refiner: 'Microsoft.Office.Server.Search.REST.Refiner',
  RefinementEntry: 'Microsoft.Office.Server.Search.REST.RefinerEntry',
  QuerySuggestionResults: 'Microsoft.Office.Server.Search.REST.QuerySuggestionResults',
  QuerySuggestionQuery: 'Microsoft.Office.Server.Search.REST.QuerySuggestionQuery',
  PersonalResultSuggestion: 'Microsoft.Office.Server.Search.REST.PersonalResultSuggestion',
  QueryAutoCompletionResults: 'Microsoft.SharePoint.Client.Search.Query.QueryAutoCompletionResults',
  QueryAutoCompletion: 'Microsoft.SharePoint.Client.Search.Query.QueryAutoCompletion',
  QueryAutoCompletionMatch: 'Microsoft.SharePoint.Client.Search.Query.QueryAutoCompletionMatch',
  QueryConfiguration: 'Microsoft.Office.Server.Search.REST.QueryConfiguration',
  QueryContext: 'Microsoft.Office.Server.Search.REST.QueryContext',
  QueryRoutingInfo: 'Microsoft.Office.Server.Search.REST.QueryRoutingInfo',
  SearchEndpoints: 'Microsoft.Office.Server.Search.REST.SearchEndpoints',
  ExpandedQueryParameters: 'Microsoft.Office.Server.Search.REST.ExpandedQueryParameters',
  PromotedResultsOperationsResult: 'Microsoft.Office.Server.Search.REST.PromotedResultsOperationsResult',
  SearchObjectOwnerResult: 'Microsoft.Office.Server.Search.REST.SearchObjectOwnerResult',
  'Webhooks.Subscription': 'Microsoft.SharePoint.Webhooks.Subscription',
  'Webhooks.Delivery': 'Microsoft.SharePoint.Webhooks.Delivery',
}

const controlsOfVersion4: ControlNames = {
  metadata: '@odata.context',
  type: '@odata.type',
  typeMark: '#',
  id: '@odata.id',
  etag: '@odata.etag',
  editLink: '@odata.editLink',
  count: '@odata.count',
  nextLink: '@odata.nextLink',
  null: '@odata.null',
  navigationLink: '@odata.navigationLink',
}

const version3: Profile = {
  ...svc,
  name: 'SharePoint',
  typePrefix: 'SP.',
  typeNames,
  headers: {
    requestId: 'SPRequestGuid',
    alsoRequestId: ['request-id'],
    duration: 'SPRequestDuration',
    serviceDuration: 'SPClientServiceRequestDuration',
    load: 'X-SharePointHealthScore',
    fixed: ['MicrosoftSharePointTeamServices', '16.0.0.10337'],
  },
  libraryVersion: '16.0.10337.12109',
  entityTag: (version, itemId) => (itemId === undefined ? `"${version}"` : `"${itemId},${version}"`),
  webFolders: 'direct',
  bodies: {
    errorMember: { verbose: 'error', minimalmetadata: 'odata.error', nometadata: 'odata.error' },
    searchRowMembers: false,
    usualEnvelope: 'minimalmetadata',
    controls: svc.bodies.controls,
    longIntegers: 'text',
    contentTypeIds: 'object',
    propertyKeys: 'encoded',
    updates: 'empty',
    usualProperties: 'all',
    givenTypes: 'own',
  },
  items: { updatesNeedIfMatch: true, tagsNameItems: true, serviceTag: (version) => `W/"${version}"`, skip: false },
  signIn: { digestSchemes: new Set(['NTLM']), redirectsBrowsers: true },
  contentTypes: new Map([
    ['0x01010A', { name: 'Link to a Document', instead: 'Link to Document' }],
    ['0x0120D520', { name: 'Document Set', instead: 'Document Library Folder' }],
  ]),
  hasFurtherContentTypes: true,
  soap: {
    ...svc.soap,
    namespace: 'http://schemas.microsoft.com/sharepoint/soap/',
    hasOwnNamespaces: true,
    writesNeedAction: true,
    hasAdminPath: true,
    faultStatus: 500,
    statusesOfReasons: { access_denied: 403, insufficient_scope: 403, foreign_write: 403, resource_not_found: 404 },
    codesOfOperations,
    tellsWrongCheckOuts: true,
  },
  reasons,
  reasonsOfModel: {
    invalid_field_value: { number: 0x810200cd, exception: 'Microsoft.SharePoint.SPFieldValueException' },
    term_name_taken: { number: 0xffffffff, exception: 'Microsoft.SharePoint.Taxonomy.TermStoreOperationException' },
  },
  statusesOfReasons,
}

/** The names, numbers and statuses of the established server, for its unmodified clients (decisions/0048). */
export const sharePoint: Profile = {
  ...version3,
  version4: {
    ...version3,
    // Kept replies are told apart by it.
    name: 'SharePoint, OData 4',
    bodies: {
      ...version3.bodies,
      errorMember: { verbose: 'error', minimalmetadata: 'error', nometadata: 'error' },
      controls: controlsOfVersion4,
    },
  },
}
