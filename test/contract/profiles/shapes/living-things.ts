import { expect, vi } from 'vitest'
import { escapeXml } from '../../../../src/formats/xml.ts'
import type { Sent } from '../../../support/contract-client.ts'
import { jsonBody as json, type ProfileName as Name, type serveBoth } from '../../../support/profiles/two-profiles.ts'
import { fetchFrom } from '../../../support/server.ts'
import { envelope, namespaces, textIn } from '../../../support/soap/messages.ts'
import { startReceiver } from '../../../support/webhooks/receiver.ts'
import { accepts } from '../../../support/wire.ts'

/** Where an entity of the contract is read; a POST that reads has a body. */
export interface Place {
  readonly entity: string
  readonly url: string
  readonly sent?: Sent
  /** The navigation property of what is read there that leads to it. */
  readonly inside?: string
}

type Both = Awaited<ReturnType<typeof serveBoth>>

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const kept = "/_api/web/lists/getbytitle('Kept')"
const documents = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')"
const page = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/home.aspx')"
const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const services = '/_api/sp.workflowservices'

/** Makes something of each kind in a profile, and says where each is read. */
export async function prepare({ servers, call }: Both, name: Name): Promise<readonly Place[]> {
  const post = async (url: string, body?: object) => {
    const reply = await call(name, 'POST', url, body === undefined ? {} : json(body), accepts.nometadata)
    expect({ url, status: reply.status, ok: reply.status < 300 || reply.text }).toMatchObject({ ok: true })
    return reply.json
  }
  const read = async (url: string) => (await call(name, 'GET', url, {}, accepts.nometadata)).json
  const upload = async (folder: string, leaf: string, body: string) =>
    (await call(name, 'POST', `${folder}/files/add(url='${leaf}',overwrite=true)`, { body })).json
  const soap = (service: string, operation: string, inner: string) =>
    fetchFrom(`${servers[name].url}/_vti_bin/${service}.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml', SOAPAction: `${namespaces.configured}${operation}` },
      body: envelope(`<${operation} xmlns="${namespaces.configured}">${inner}</${operation}>`),
    })

  const ann = await post('/_api/web/ensureuser', { logonName: 'ann' })
  await post(`${tasks}/items`, { Title: 'One', DueDate: '2026-01-31T10:00:00Z', PercentComplete: 0.5 })
  await post(`${tasks}/items`, { Title: 'Two' })
  await call(name, 'POST', `${tasks}/items(1)/attachmentfiles/add(FileName='a.txt')`, { body: 'words' })
  await call(name, 'PATCH', "/_api/web/lists/getbytitle('Documents')", json({ EnableVersioning: true }))
  for (const body of ['one', 'two']) await upload(documents, 'a.txt', body)
  await call(name, 'POST', `${file}/checkin(comment='x',checkintype=1)`)
  await upload(documents, 'gone.txt', 'gone')
  await call(name, 'POST', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/gone.txt')/recycle")
  await upload(documents, 'home.aspx', 'page')
  const part = '<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>One</Title><TypeName>Example.Part</TypeName></WebPart>'
  const placed = `<pageUrl>/Shared Documents/home.aspx</pageUrl><webPartXml>${escapeXml(part)}</webPartXml><storage>Shared</storage>`
  const partId = textIn((await soap('webpartpages', 'AddWebPart', placed)).text, 'AddWebPartResult') ?? ''
  await post('/_api/web/lists', { Title: 'Kept', BaseTemplate: 101, ForceCheckout: true, EnableVersioning: true })
  await upload("/_api/web/getfolderbyserverrelativeurl('/Kept')", 'never.txt', 'x')
  const pointed = await read(`${tasks}?$select=Id`)
  await post(`${kept}/fields/addfield`, {
    parameters: { Title: 'Task', FieldTypeKind: 7, LookupListId: pointed.Id, LookupFieldName: 'Title' },
  })
  await soap(
    'alerts',
    'CreateAlert',
    '<title>Mine</title><listName>Tasks</listName><eventType>All</eventType><frequency>Immediate</frequency>',
  )
  await post(`${tasks}/retentionpolicies`, { period: 'P7Y', from: 'Modified', action: 'Recycle' })
  await post('/_api/web/usercustomactions', { Title: 'a', Location: 'x' })
  await post('/_api/web/eventreceivers', { ReceiverName: 'r', EventType: 10001, ReceiverUrl: 'https://a.example/' })
  await post('/_api/web/navigation/quicklaunch', { Title: 'a', Url: '/a' })
  await post('/_api/web/webs/add', { parameters: { Title: 'Sub', Url: 'sub', WebTemplate: 'STS#0' } })
  const workflow = await post(`${tasks}/workflowsubscriptions`, { Name: 'Approve', WorkflowDefinitionId: approval, People: ['ben'] })
  await post(
    `${services}.workflowinstanceservice.current/StartWorkflowOnListItemBySubscriptionId(subscriptionId='${workflow.Id}',itemId='1')`,
  )
  const subscription = await deliver(call, name)
  const login = encodeURIComponent(ann.LoginName)
  const profiles = '/_api/sp.userprofiles'
  const all: Readonly<Record<string, string | readonly string[]>> = {
    ArchiveMode: '/_api/web/archivemode',
    RetentionPolicy: `${tasks}/retentionpolicies`,
    CheckedOutFile: `${kept}/getcheckedoutfiles`,
    InformationRightsManagementFileSettings: `${file}/informationrightsmanagementsettings`,
    FileVersionEvent: `${file}/versionevents`,
    EffectiveInformationRightsManagementSettings: `${file}/effectiveinformationrightsmanagementsettings`,
    FileVersion: `${file}/versions`,
    File: [file, `${documents}/files`],
    Folder: [documents, '/_api/web/folders'],
    StorageMetrics: `${documents}/storagemetrics`,
    LimitedWebPartManager: `${page}/getlimitedwebpartmanager(scope=1)`,
    WebPartDefinition: `${page}/getlimitedwebpartmanager(scope=1)/webparts`,
    WebPart: `${page}/getlimitedwebpartmanager(scope=1)/webparts('${partId}')/webpart`,
    Attachment: `${tasks}/items(1)/attachmentfiles`,
    LikedByInformation: `${tasks}/items(1)/likedbyinformation`,
    ListItemVersion: `${tasks}/items(1)/versions`,
    FieldStringValues: `${tasks}/items(1)/fieldvaluesastext`,
    ListItem: [`${tasks}/items`, "/_api/web/lists/getbytitle('Documents')/items"],
    Form: `${tasks}/forms`,
    ContentType: ['/_api/web/contenttypes', `${tasks}/contenttypes`],
    FieldLink: "/_api/web/contenttypes('0x0108')/fieldlinks",
    Field: ['/_api/web/fields', `${tasks}/fields`, `${kept}/fields`],
    List: ['/_api/web/lists', tasks],
    CreatablesInfo: `${tasks}/creatablesinfo`,
    RelatedField: `${tasks}/getrelatedfields`,
    InformationRightsManagementSettings: `${tasks}/informationrightsmanagementsettings`,
    Subscription: `${tasks}/subscriptions`,
    Delivery: `${tasks}/subscriptions('${subscription}')/deliveries`,
    View: `${tasks}/views`,
    ViewFieldCollection: `${tasks}/defaultview/viewfields`,
    WorkflowSubscription: `${tasks}/workflowsubscriptions`,
    WorkflowAssociation: `${tasks}/workflowassociations`,
    WorkflowTemplate: '/_api/web/workflowtemplates',
    SocialRestActor: '/_api/social.feed/my',
    SocialRestFeed: '/_api/social.feed/my/feed',
    SocialFollowing: '/_api/social.following',
    FollowedContent: '/_api/sp.userprofiles.followedcontent',
    Group: '/_api/web/sitegroups',
    PeopleManager: `${profiles}.peoplemanager`,
    PersonProperties: `${profiles}.peoplemanager/getpropertiesfor(accountname='${login}')`,
    ProfileLoader: `${profiles}.profileloader.getprofileloader`,
    UserProfile: `${profiles}.profileloader.getprofileloader/getuserprofile`,
    User: ['/_api/web/siteusers', '/_api/web/currentuser'],
    Principal: '/_api/web/sitegroups/getbyid(3)/owner',
    RoleDefinition: '/_api/web/roledefinitions',
    RoleAssignment: '/_api/web/roleassignments',
    SecurableObject: `${tasks}/firstuniqueancestorsecurableobject`,
    RecycleBinItem: '/_api/web/recyclebin',
    Alert: '/_api/web/alerts',
    EventReceiver: '/_api/web/eventreceivers',
    Feature: '/_api/web/features',
    Navigation: '/_api/web/navigation',
    NavigationNode: '/_api/web/navigation/quicklaunch',
    RegionalSettings: '/_api/web/regionalsettings',
    TimeZone: '/_api/web/regionalsettings/timezones',
    RequestContext: '/_api/sp.requestcontext.current',
    RequestUserContext: '/_api/sp.requestusercontext.current',
    Audit: '/_api/site/audit',
    Site: '/_api/site',
    ListTemplate: '/_api/web/listtemplates',
    UserResource: '/_api/web/titleresource',
    UserCustomAction: '/_api/web/usercustomactions',
    Web: ['/_api/web', '/_api/web/webs'],
    ThemeInfo: '/_api/web/themeinfo',
    WebInformation: '/_api/web/webinfos',
    WebTemplate: '/_api/web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=true)',
    PropertyValues: '/_api/web/allproperties',
    WorkflowManager: `${services}.workflowservicesmanager.current`,
    WorkflowKind: `${services}.workflowdeploymentservice.current/enumeratedefinitions(false)`,
    StartedWorkflow: `${services}.workflowinstanceservice.current/enumerateinstancesforlistitem(listid='${pointed.Id}',itemid=1)`,
  }
  const creation = { restCreationData: { ID: null, creationData: { ContentText: 'The plan is ready.', UpdateStatusText: false } } }
  return [
    ...Object.entries(all).flatMap(([entity, urls]) => [urls].flat().map((url) => ({ entity, url }))),
    { entity: 'UserInfo', url: `${tasks}/items?$select=Author/Title,Author/Id,Author/Name,Author/EMail&$expand=Author`, inside: 'Author' },
    {
      entity: 'Change',
      url: '/_api/site/getchanges',
      sent: json({ query: { Add: true, Item: true, Update: true, List: true, Web: true } }),
    },
    {
      entity: 'PrincipalInfo',
      url: '/_api/sp.utilities.utility.resolveprincipalincurrentcontext',
      sent: json({ input: 'ann', scopes: 15, sources: 15, inputIsEmailOnly: false, addToUserInfoList: false }),
    },
    { entity: 'SocialRestThread', url: '/_api/social.feed/my/feed/post', sent: json(creation) },
  ]
}

/** Subscribes to changes of Tasks, makes one, and waits until it is delivered; gives the id of the subscription. */
async function deliver(call: Both['call'], name: Name): Promise<string> {
  const receiver = await startReceiver()
  try {
    const expirationDateTime = new Date(Date.now() + 86_400_000).toISOString()
    const body = { resource: tasks, notificationUrl: `${receiver.url}/hook`, expirationDateTime }
    const { json: subscription } = await call(name, 'POST', `${tasks}/subscriptions`, json(body))
    await call(name, 'POST', `${tasks}/items`, json({ Title: 'Told' }))
    const url = `${tasks}/subscriptions('${subscription.id}')/deliveries`
    await vi.waitUntil(async () => (await call(name, 'GET', url)).json.value.length > 0, { timeout: 60_000 })
    return subscription.id
  } finally {
    await receiver.stop()
  }
}
