import { rest } from '../../support/doors.ts'
import { idAt, json, merge, type Read, remove, type Step } from './step.ts'

const dwsBatch = (method: string) => `<updates>&lt;Batch>${method.replaceAll('<', '&lt;')}&lt;/Batch></updates>`

const newWeb = (Url: string, WebTemplate: string, more: object = {}) =>
  json('/_api/web/webs/add', {
    parameters: { Title: Url, Url, Description: '', WebTemplate, Language: 1033, UseSamePermissionsAsParentSite: true, ...more },
  })
const webParts = (url: string) => `<url>${url}</url><title>${url}</title><templateName>STS#0</templateName><language>1033</language>`

const meetings = "/Weekly/_api/web/lists/getbytitle('Meeting Series')/items"
const start = '2027-01-02T10:00:00.000Z'
const end = '2027-01-02T11:00:00.000Z'
const times = `<utcDateStart>${start}</utcDateStart><utcDateEnd>${end}</utcDateEnd>`
const uid = '<uid>one</uid>'
const meeting = { EventUID: 'one', EventSequence: 0, EventDate: start, EndDate: end, Title: 'Budget' }
const title = '<title>Budget</title>'
const change = (values: object) => json(`${meetings}(1)`, values, merge)
const calendar = (id: string, ...lines: string[]) =>
  `<icalText>${['BEGIN:VCALENDAR', 'BEGIN:VEVENT', `UID:${id}`, 'DTSTART:20270102T100000Z', 'DTEND:20270102T110000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\n')}</icalText>`

const alertPath = async (read: Read): Promise<string> => {
  const [alert] = (await read('/_api/web/alerts')).value as readonly { readonly ID: string }[]
  return `/_api/web/alerts('${alert?.ID}')`
}
const alertId = async (read: Read): Promise<string> => /'([^']*)'/.exec(await alertPath(read))?.[1] ?? ''

const letterPath = async (read: Read): Promise<string> => {
  const all = (await read('/_api/web/contenttypes?$top=500')).value as readonly { readonly Name: string; readonly StringId: string }[]
  return `/_api/web/contenttypes('${all.find(({ Name }) => Name === 'Letter')?.StringId}')`
}
const letterId = async (read: Read): Promise<string> => `<contentTypeId>${/'([^']*)'/.exec(await letterPath(read))?.[1]}</contentTypeId>`

/** In this order, each on what the ones before have left. */
export const siteSteps: readonly Step[] = [
  { operation: 'dws.RenameDws', rest: json('/_api/web', { Title: 'Other' }, merge), soap: '<title>Other</title>' },
  {
    operation: 'dws.UpdateDwsData',
    rest: rest.addItem('Tasks', { Title: 'a' }),
    soap: dwsBatch(
      '<Method ID="1"><SetList>Tasks</SetList><SetVar Name="Cmd">Save</SetVar><SetVar Name="ID">New</SetVar><SetVar Name="Title">a</SetVar></Method>',
    ),
  },
  {
    operation: 'dws.UpdateDwsData',
    rest: rest.deleteItem('Tasks', 1),
    soap: dwsBatch('<Method ID="1"><SetList>Tasks</SetList><SetVar Name="Cmd">Delete</SetVar><SetVar Name="ID">1</SetVar></Method>'),
  },
  {
    operation: 'webs.DeleteWeb',
    before: [json('/_api/web/webs/add', { parameters: { Title: 'Sub', Url: 'sub', WebTemplate: 'STS#0', Language: 1033 } })],
    rest: json('/sub/_api/web', undefined, remove),
    soap: '<url>sub</url>',
  },
  {
    operation: 'webs.CreateContentType',
    rest: json('/_api/web/contenttypes/create', { parameters: { Name: 'Letter', ParentContentTypeId: '0x0101', Description: 'd' } }),
    soap: '<displayName>Letter</displayName><parentType>0x0101</parentType><contentTypeProperties><ContentType Description="d"/></contentTypeProperties>',
  },
  {
    operation: 'webs.UpdateContentType',
    rest: async (read) => json(await letterPath(read), { Group: 'Post', Hidden: true }, merge),
    soap: async (read) => `${await letterId(read)}<contentTypeProperties><ContentType Group="Post" Hidden="true"/></contentTypeProperties>`,
  },
  {
    operation: 'webs.UpdateContentType',
    rest: async (read) => json(`${await letterPath(read)}/fieldlinks`, { FieldInternalName: 'Body', Required: true }),
    soap: async (read) =>
      `${await letterId(read)}<newFields><Fields><Method ID="1"><Field Name="Body" Required="TRUE"/></Method></Fields></newFields>`,
  },
  { operation: 'webs.DeleteContentType', rest: async (read) => json(await letterPath(read), undefined, remove), soap: letterId },
  {
    operation: 'webs.UpdateColumns',
    rest: json('/_api/web/fields/createfieldasxml', { parameters: { SchemaXml: '<Field Type="Text" DisplayName="Sender"/>' } }),
    soap: '<newFields><Fields><Method ID="1"><Field Type="Text" DisplayName="Sender"/></Method></Fields></newFields>',
  },
  { operation: 'webs.CreateWeb', rest: newWeb('one', 'STS#0'), soap: webParts('one') },
  { operation: 'sites.CreateWeb', rest: newWeb('two', 'STS#0'), soap: webParts('two') },
  { operation: 'sites.DeleteWeb', rest: json('/two/_api/web', undefined, remove), soap: '<url>two</url>' },
  {
    operation: 'dws.CreateDws',
    rest: newWeb('Plans', 'STS#2', { UseSamePermissionsAsParentSite: false }),
    soap: '<title>Plans</title>',
  },
  {
    operation: 'dws.RemoveDwsUser',
    web: '/Plans',
    rest: async (read) =>
      json(`/Plans/_api/web/roleassignments/getbyprincipalid(${await idAt(read, '/_api/web/currentuser')})`, undefined, remove),
    soap: async (read) => `<id>${await idAt(read, '/_api/web/currentuser')}</id>`,
  },
  { operation: 'dws.DeleteDws', web: '/Plans', rest: json('/Plans/_api/web', undefined, remove), soap: '' },
  {
    operation: 'meetings.CreateWorkspace',
    rest: newWeb('Weekly', 'MPS#1'),
    soap: '<title>Weekly</title><templateName>MPS#1</templateName>',
  },
  {
    operation: 'meetings.AddMeeting',
    web: '/Weekly',
    rest: json(meetings, { OrganizerEmail: 'ann@example.com', IsCancelled: false, ...meeting }),
    soap: `<organizerEmail>ann@example.com</organizerEmail>${uid}<sequence>0</sequence>${title}${times}`,
  },
  {
    operation: 'meetings.UpdateMeeting',
    web: '/Weekly',
    rest: change({ ...meeting, Title: 'Plans', EventSequence: 1 }),
    soap: `${uid}<sequence>1</sequence><title>Plans</title>${times}`,
  },
  { operation: 'meetings.RemoveMeeting', web: '/Weekly', rest: change({ IsCancelled: true, EventSequence: 1 }), soap: uid },
  { operation: 'meetings.RestoreMeeting', web: '/Weekly', rest: change({ IsCancelled: false, EventSequence: 1 }), soap: uid },
  {
    operation: 'meetings.UpdateMeetingFromICal',
    web: '/Weekly',
    rest: change({ ...meeting, IsCancelled: true, EventSequence: 2 }),
    soap: calendar('one', 'SEQUENCE:2', 'SUMMARY:Budget', 'STATUS:CANCELLED'),
  },
  {
    operation: 'meetings.RemoveMeeting',
    web: '/Weekly',
    rest: json(`${meetings}(1)`, undefined, remove),
    soap: `${uid}<cancelMeeting>false</cancelMeeting>`,
  },
  {
    operation: 'meetings.AddMeetingFromICal',
    web: '/Weekly',
    rest: json(meetings, { OrganizerEmail: '', ...meeting, EventUID: 'two', IsCancelled: false }),
    soap: calendar('two', 'SUMMARY:Budget'),
  },
  {
    operation: 'meetings.SetWorkspaceTitle',
    web: '/Weekly',
    rest: json('/Weekly/_api/web', { Title: 'Other' }, merge),
    soap: '<title>Other</title>',
  },
  { operation: 'meetings.DeleteWorkspace', web: '/Weekly', rest: json('/Weekly/_api/web', undefined, remove), soap: '' },
  {
    operation: 'alerts.CreateAlert',
    rest: async (read) => json('/_api/web/alerts', { Title: 'a', ListID: await idAt(read, "/_api/web/lists/getbytitle('Tasks')") }),
    soap: '<title>a</title><listName>Tasks</listName>',
  },
  {
    operation: 'alerts.UpdateAlert',
    rest: async (read) => json(await alertPath(read), { Title: 'b', Status: 1 }, {}, 'PUT'),
    soap: async (read) => `<id>${await alertId(read)}</id><title>b</title><active>false</active>`,
  },
  {
    operation: 'alerts.DeleteAlerts',
    rest: async (read) => json(await alertPath(read), undefined, remove),
    soap: async (read) => `<IDs><string>${await alertId(read)}</string></IDs>`,
  },
]
