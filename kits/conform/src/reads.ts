import type { Bench, Check } from './check.ts'
import { type ContractData, type Operation, operationsIn } from './contract/document.ts'
import { mediaTypeOf } from './contract/judge.ts'
import type { Place, Scope } from './place.ts'
import type { Envelope } from './profiles.ts'
import { demand, quotedText } from './tools.ts'

/** Parameters whose examples mean the same on every server. */
const constants: ReadonlySet<string> = new Set([
  ...['timeZoneId', 'utcTime', 'localTime', 'cultureName', 'permissionMask', 'iconFileName', 'programId', 'iconSize', 'pageName'],
  ...['imageName', 'tagCount', 'actorTypes', 'roleDefinitionId', 'webTemplateFilter', 'configurationFilter', 'lcid', 'crossLanguage'],
  ...['rowLimit', 'isAscending', 'itemState', 'binOrder', 'pagingInfo', 'nodeIndex', 'renderedViewXml', 'templateName', 'formMode'],
  ...['shadeName', 'fontSlotName'],
])

/** Reads of things that the place has not, or that only some callers may see: any reply that the contract declares is right. */
const uncertain: ReadonlySet<string> = new Set([
  ...[
    'getSiteUsage',
    'getSiteOwner',
    'getDiagnostics',
    'getCheckedOutByUser',
    'getLockedByUser',
    'getParentWeb',
    'getNavigationNodeByIndex',
    'listLegalHolds',
    'listArchiveSnapshots',
  ],
  ...['getListTemplate', 'getUserProfile', 'getOwnerUserProfile', 'getGroupUser', 'getSiteFeature', 'exportWebPart', 'listUserAlerts'],
  ...['listGroupUsers', 'getGroupOwner', 'getRoleDefinition', 'renderListFormData', 'getLookupFieldChoices', 'getWebPartManager'],
  ...['getListDataFile', 'getRelatedField', 'getWebInfo', 'readMenuNodeKey'],
  ...['updateWebRoleAssignment', 'updateListRoleAssignment', 'updateItemRoleAssignment'],
])

/** The bodies of reads by POST, with things of the place. A read that joins later without a row here gets an empty one. */
const bodies: Readonly<Record<string, (place: Place) => object>> = {
  getRelatedItems: (place) => relatedTo(place),
  getPageOneRelatedItems: (place) => relatedTo(place),
  getItems: () => ({ query: { ViewXml: `<View><Query><Where>${titled('second')}</Where></Query></View>` } }),
  renderListDataAsStream: () => ({ parameters: { RenderOptions: 2, ViewXml: '<View><RowLimit Paged="TRUE">30</RowLimit></View>' } }),
  getListItemChangesSinceToken: () => ({ query: { RowLimit: '100' } }),
  isActorFollowed: (place) => ({ actor: { ActorType: 0, AccountName: place.values.all.loginName } }),
  searchPeople: (place) => ({ queryParams: { QueryString: place.values.all.loginName, MaximumEntitySuggestions: 10, PrincipalType: 1 } }),
  resolvePerson: (place) => ({ queryParams: { QueryString: place.values.all.loginName, MaximumEntitySuggestions: 10, PrincipalType: 1 } }),
  resolvePrincipal: (place) => ({ input: place.values.all.loginName, scopes: 15, sources: 15 }),
  searchPrincipals: (place) => ({ input: place.values.all.loginName, scopes: 15, sources: 15, groupName: null, maxCount: 10 }),
  expandGroups: (place) => ({ inputs: [place.values.all.groupName], maxCount: 30 }),
  createInvitationText: (place) => ({ pageAddress: place.values.all.pageUrl }),
  formatDateTime: () => ({ datetime: '2026-01-31T10:00:00Z', format: 0 }),
  searchPostQuery: () => ({ request: { Querytext: 'Conform', RowLimit: 10 } }),
  getMenuState: () => ({ menuNodeKey: null, mapProviderName: 'CurrentNavSiteMapProviderNoEncode', depth: 3 }),
  getMenuNodeKey: ({ webPath }) => ({ currentUrl: `${webPath}/x` }),
}

const relatedTo = ({ list, values }: Place) => ({ SourceListName: list, SourceItemID: Number(values.all.itemId) })
const titled = (title: string): string => `<Eq><FieldRef Name="Title"/><Value Type="Text">${title}</Value></Eq>`

/** A check for each operation that reads: its reply has a declared status, media type, body and headers, in each envelope. */
export const readChecks = ({ rest }: ContractData): Check[] =>
  operationsIn(rest)
    .filter(({ isRead, takes }) => isRead && (takes.length === 0 || takes.includes('application/json')))
    .map((operation) => ({
      id: `reads/${operation.id}`,
      group: 'reads',
      resource: operation.tag,
      operations: [operation.id],
      title: `${operation.method} ${operation.path}`,
      run: (bench) => readInEachEnvelope(bench, operation),
    }))

const envelopes: readonly Envelope[] = ['nometadata', 'minimalmetadata', 'verbose']

async function readInEachEnvelope(bench: Bench, operation: Operation): Promise<void> {
  const { path, isCertain } = addressOf(operation, bench.place)
  const declared = Object.keys(operation.responses['200']?.content ?? {})
  const inEnvelopes = envelopes.filter((envelope) => declared.includes(`application/json;odata=${envelope}`))
  for (const envelope of inEnvelopes.length === 0 ? (['nometadata'] as const) : inEnvelopes) {
    const body = operation.takes.length > 0 && { body: bodies[operation.id]?.(bench.place) ?? {} }
    const asked = { envelope, ...(inEnvelopes.length === 0 && { headers: { Accept: '*/*' } }), ...body }
    const reply = await bench.ask(
      operation.id,
      operation.method,
      path,
      isCertain ? asked : { ...asked, status: declaredStatuses(operation) },
    )
    // The list data service has verbose JSON alone.
    if (reply.status !== 200 || inEnvelopes.length === 0 || path.startsWith('/_vti_bin/')) continue
    const type = mediaTypeOf(reply.headers.get('content-type'))
    demand(type === `application/json;odata=${envelope}`, `asked for ${envelope}, and got '${type}'`, reply)
  }
}

const declaredStatuses = ({ responses }: Operation): number[] => Object.keys(responses).map(Number)

/** The address of a read in the place, and whether everything that it names is there. */
export function addressOf(operation: Operation, place: Place): { readonly path: string; readonly isCertain: boolean } {
  const values: Readonly<Record<string, string>> = { ...place.values.all, ...place.values[scopeOf(operation)] }
  let isCertain = !uncertain.has(operation.id) && (operation.takes.length === 0 || Object.hasOwn(bodies, operation.id))
  const named = new Map(operation.parameters.map((one) => [one.name, one]))
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const own = values[name]
    if (own === undefined && !constants.has(name)) isCertain = false
    return quotedText(own ?? String(named.get(name)?.example ?? 'none'))
  })
  const query = operation.parameters.filter(({ in: where, required }) => where === 'query' && required === true)
  const options = query.map(({ name, example }) => `${encodeURIComponent(name)}=${encodeURIComponent(String(example ?? "'x'"))}`)
  return { path: `${path}${options.length > 0 ? `?${options.join('&')}` : ''}`, isCertain }
}

function scopeOf({ id, path }: Operation): Scope {
  if (id === 'getListDataChoice') return 'choices'
  if (path.startsWith('/_api/site/')) return 'site'
  if (path.includes('/items({itemId})')) return 'item'
  return path.includes('/lists/') ? 'list' : 'web'
}
