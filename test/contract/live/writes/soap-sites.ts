import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { listName } from '../../../support/soap/lists-client.ts'
import { row, type World, type WriteRow } from './world.ts'

const url = (text: string): string => `<url>${text}</url>`
const webParts = (path: string): string => `${url(path)}<title>New</title><templateName>STS#0</templateName>`
const destinations = (...urls: string[]): string =>
  `<DestinationUrls>${urls.map((one) => `<string>${one}</string>`).join('')}</DestinationUrls>`
const methods = (name: string, field: string): string => `<${name}><Fields><Method ID="1">${field}</Method></Fields></${name}>`

const siteColumn = (w: World) => w.post('/_api/web/fields', { Title: `C${w.next()}`, FieldTypeKind: 2 })
const fieldNamed = (field: Readonly<Record<string, unknown>>): string => `<Field Name="${String(field.InternalName)}"/>`

/** The id of a new content type with a site column. */
async function typeWith(w: World, column: string): Promise<string> {
  const { StringId } = await w.post('/_api/web/contenttypes', { Name: `T${w.next()}` })
  await w.post(`/_api/web/contenttypes('${StringId}')/fieldlinks`, { FieldInternalName: column })
  return StringId as string
}

/** Changes of content types and site columns of a web, and their files. */
const typeWrites: Readonly<Record<string, WriteRow>> = {
  'webs.CreateContentType': row(
    'ContentType Add, ContentType Update, ContentType Update',
    'WebChanged Updated, WebChanged Updated, WebChanged Updated',
    'ContentWritten content-types.add, ContentWritten content-types.update, ContentWritten content-types.addFieldLink',
    async (w) => {
      const fields = methods('newFields', fieldNamed(await siteColumn(w)))
      const properties = '<contentTypeProperties><ContentType Description="d" Hidden="TRUE"/></contentTypeProperties>'
      const parts = `<displayName>T${w.next()}</displayName><parentType>0x01</parentType>${fields}${properties}`
      return () => w.soap('webs').call('CreateContentType', parts)
    },
  ),
  'webs.UpdateContentType': row(
    'ContentType Update, ContentType Update, ContentType Update, ContentType Update',
    'WebChanged Updated, WebChanged Updated, WebChanged Updated, WebChanged Updated',
    'ContentWritten content-types.update, ContentWritten content-types.deleteFieldLink, ContentWritten content-types.addFieldLink, ContentWritten content-types.addFieldLink',
    async (w) => {
      const [old, added] = [await siteColumn(w), await siteColumn(w)]
      const parts = [
        `<contentTypeId>${await typeWith(w, old.InternalName as string)}</contentTypeId>`,
        '<contentTypeProperties><ContentType Description="d"/></contentTypeProperties>',
        methods('newFields', fieldNamed(added)),
        methods('updateFields', fieldNamed(added).replace('/>', ' Required="TRUE"/>')),
        methods('deleteFields', fieldNamed(old)),
      ]
      return () => w.soap('webs').call('UpdateContentType', parts.join(''))
    },
  ),
  'webs.DeleteContentType': row('ContentType Delete', 'WebChanged Updated', 'ContentWritten content-types.delete', async (w) => {
    const { StringId } = await w.post('/_api/web/contenttypes', { Name: `T${w.next()}` })
    return () => w.soap('webs').call('DeleteContentType', `<contentTypeId>${StringId}</contentTypeId>`)
  }),
  'webs.UpdateColumns': row(
    'Field Add, Field Update, Field Delete',
    'WebChanged Updated, WebChanged Updated, WebChanged Updated',
    'ContentWritten lists.addSiteColumn, ContentWritten lists.updateSiteColumn, ContentWritten lists.deleteSiteColumn',
    async (w) => {
      const old = fieldNamed(await siteColumn(w))
      const parts = [
        methods('newFields', `<Field Type="Text" DisplayName="C${w.next()}"/>`),
        methods('updateFields', old.replace('/>', ' Description="d"/>')),
        methods('deleteFields', old),
      ]
      return () => w.soap('webs').call('UpdateColumns', parts.join(''))
    },
  ),
}

/** The two rows of a service that creates and deletes webs. */
const webRows = (service: 'sites' | 'webs'): Readonly<Record<string, WriteRow>> => ({
  [`${service}.CreateWeb`]: row('Web Add, List Add, List Add, List Add', 'WebChanged Created', 'ContentWritten sites.addWeb', async (w) => {
    const path = `/w${w.next()}`
    return () => w.soap(service).call('CreateWeb', webParts(path))
  }),
  [`${service}.DeleteWeb`]: row(
    'List Delete, List Delete, List Delete, Web Delete',
    'WebChanged Deleted',
    'ContentWritten sites.deleteWeb',
    async (w) => {
      const path = `/w${w.next()}`
      await w.soap(service).call('CreateWeb', webParts(path))
      return () => w.soap(service).call('DeleteWeb', url(path))
    },
  ),
})

/** The message parts that name a new site collection. */
async function createSite(w: World): Promise<string> {
  const site = `<Url>${w.url}/sites/s${w.next()}</Url>`
  await w.soap('admin').call('CreateSite', siteParts(site))
  return site
}

/** The id of a new alert. */
async function alert(w: World): Promise<string> {
  const { id } = await w.list()
  return (await w.post('/_api/web/alerts', { Title: 'a', ListID: id })).ID as string
}

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC'

const calendar = '<icalText>BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20270102T100000Z\nEND:VEVENT\nEND:VCALENDAR</icalText>'

const pictures = (title: string): string => `<strListName>${title}</strListName>`

/** The title of a new picture library with a picture. */
async function withPicture(w: World): Promise<string> {
  const { title } = await w.list({}, 109)
  await w.soap('imaging').call('Upload', `${pictures(title)}<bytes>eA==</bytes><fileName>a.jpg</fileName>`)
  return title
}

const siteParts = (site: string): string =>
  `${site}<Title>Team</Title><Lcid>1033</Lcid><WebTemplate>STS#0</WebTemplate><OwnerLogin>admin</OwnerLogin>`

/** Writes by SOAP to webs, site collections, settings of lists, and copies of files, as service and operation. */
export const soapSiteWrites: Readonly<Record<string, WriteRow>> = {
  ...webRows('sites'),
  ...webRows('webs'),
  ...typeWrites,
  'admin.CreateSite': row(
    '',
    '',
    'FarmChanged site-collections.add, FarmChanged site-collections.open, ContentWritten farm.addSite',
    async (w) => {
      const site = `<Url>${w.url}/sites/s${w.next()}</Url>`
      return () => w.soap('admin').call('CreateSite', siteParts(site))
    },
  ),
  'admin.DeleteSite': row('', '', 'FarmChanged site-collections.delete', async (w) => {
    const site = await createSite(w)
    return () => w.soap('admin').call('DeleteSite', site)
  }),
  'alerts.CreateAlert': row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.add', async (w) => {
    const { title } = await w.list()
    return () => w.soap('alerts').call('CreateAlert', `<title>a</title>${listName(title)}`)
  }),
  'alerts.UpdateAlert': row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.update', async (w) => {
    const id = await alert(w)
    return () => w.soap('alerts').call('UpdateAlert', `<id>${id}</id><title>b</title>`)
  }),
  'alerts.DeleteAlerts': row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.delete', async (w) => {
    const id = await alert(w)
    return () => w.soap('alerts').call('DeleteAlerts', `<IDs><string>${id}</string></IDs>`)
  }),
  'copy.CopyIntoItems': row(
    'Item Add, Item Update',
    'FileChanged Created, ListItemChanged Created, FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.add, ContentWritten items.update',
    async (w) => {
      const { url: to } = await w.library()
      const fields = '<Fields><FieldInformation InternalName="Title" Value="Letter"/></Fields>'
      return () => w.soap('copy').call('CopyIntoItems', `${destinations(`${to}/a.txt`)}${fields}<Stream>eA==</Stream>`)
    },
  ),
  'copy.CopyIntoItemsLocal': row(
    'Item Add, Item Add',
    'FileChanged Created, ListItemChanged Created, FileChanged Created, ListItemChanged Created',
    'ContentWritten files.copy, ContentWritten files.copy',
    async (w) => {
      const [source, { url: to }] = [await w.file(await w.library()), await w.library()]
      const parts = `<SourceUrl>${source}</SourceUrl>${destinations(`${to}/a.txt`, `${to}/b.txt`)}`
      return () => w.soap('copy').call('CopyIntoItemsLocal', parts)
    },
  ),
  'diagnostics.SetLoggingLevel': row('', '', 'FarmChanged farm.setLoggingLevel', async (w) => {
    return () => w.soap('diagnostics').call('SetLoggingLevel', '<level>error</level>')
  }),
  'imaging.Upload': row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.add', async (w) => {
    const { title } = await w.list({}, 109)
    return () => w.soap('imaging').call('Upload', `${pictures(title)}<bytes>eA==</bytes><fileName>a.jpg</fileName>`)
  }),
  'imaging.Edit': row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.replace', async (w) => {
    const { title } = await w.list({}, 109)
    await w.soap('imaging').call('Upload', `${pictures(title)}<bytes>${pixel}</bytes><fileName>a.png</fileName>`)
    const recipe = '<recipe><rotate degrees="90" xmlns=""/></recipe>'
    return () => w.soap('imaging').call('Edit', `${pictures(title)}<itemFileName>a.png</itemFileName>${recipe}`)
  }),
  'imaging.CreateNewFolder': row('Item Add', 'ListItemChanged Created', 'ContentWritten files.addFolder', async (w) => {
    const { title } = await w.list({}, 109)
    return () => w.soap('imaging').call('CreateNewFolder', pictures(title))
  }),
  'imaging.Rename': row('Item Rename', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.move', async (w) => {
    const title = await withPicture(w)
    const request = '<request><file filename="a.jpg" newbasename="b" xmlns=""/></request>'
    return () => w.soap('imaging').call('Rename', pictures(title) + request)
  }),
  'imaging.Delete': row('Item Delete', 'FileChanged Deleted, ListItemChanged Deleted', 'ContentWritten files.delete', async (w) => {
    const title = await withPicture(w)
    return () => w.soap('imaging').call('Delete', `${pictures(title)}<itemFileNames><string>a.jpg</string></itemFileNames>`)
  }),
  'lists.UpdateList': row(
    'List Update, Field Add, Field Update, Field Delete',
    'ListChanged Updated, ListChanged Updated, ListChanged Updated, ListChanged Updated',
    'ContentWritten lists.update, ContentWritten lists.addField, ContentWritten lists.updateField, ContentWritten lists.deleteField',
    async (w) => {
      const { title } = await w.list()
      await w.soap('lists').call('UpdateList', listName(title) + methods('newFields', '<Field Type="Text" DisplayName="Old"/>'))
      const parts = [
        '<listProperties><List Description="d"/></listProperties>',
        methods('newFields', '<Field Type="Text" DisplayName="New"/>'),
        methods('updateFields', '<Field Name="Old" DisplayName="Older"/>'),
        methods('deleteFields', '<Field Name="Old"/>'),
      ]
      return () => w.soap('lists').call('UpdateList', listName(title) + parts.join(''))
    },
  ),
}

type Service = 'dws' | 'meetings'

const at = (w: World, service: Service, path: string) =>
  createSoapContractClient({ url: w.url + path, service, version: '1.1', headers: { Authorization: basic('admin') } })

/** The path of a new workspace. */
async function workspace(w: World, service: Service): Promise<string> {
  const name = `w${w.next()}`
  await w.soap(service).call(service === 'dws' ? 'CreateDws' : 'CreateWorkspace', `<title>${name}</title>`)
  return `/${name}`
}

const uid = '<uid>m1</uid>'
const times = '<utcDateStart>2027-01-02T10:00:00Z</utcDateStart><utcDateEnd>2027-01-02T11:00:00Z</utcDateEnd>'

/** The path of a new workspace with a meeting. */
async function withMeeting(w: World): Promise<string> {
  const path = await workspace(w, 'meetings')
  await at(w, 'meetings', path).call('AddMeeting', uid + times)
  return path
}

const inMeeting = (operation: string, parts: string, changes: string, audited: string): WriteRow =>
  row(changes, '', `ContentWritten ${audited}`, async (w) => {
    const path = await withMeeting(w)
    return () => at(w, 'meetings', path).call(operation, uid + parts)
  })

/** Writes by SOAP to workspaces for documents and meetings, as service and operation. */
export const workspaceWrites: Readonly<Record<string, WriteRow>> = {
  'dws.CreateDws': row(
    'Web Add, Web ScopeAdd, List Add, List Add, List Add',
    'WebChanged Created',
    'ContentWritten sites.addWeb',
    async (w) => {
      const name = `w${w.next()}`
      return () => w.soap('dws').call('CreateDws', `<title>${name}</title>`)
    },
  ),
  'dws.DeleteDws': row(
    'List Delete, List Delete, List Delete, Web Delete',
    'WebChanged Deleted',
    'ContentWritten sites.deleteWeb',
    async (w) => {
      const path = await workspace(w, 'dws')
      return () => at(w, 'dws', path).call('DeleteDws')
    },
  ),
  'dws.RenameDws': row('Web Update', 'WebChanged Updated', 'ContentWritten sites.updateWeb', async (w) => {
    const path = await workspace(w, 'dws')
    return () => at(w, 'dws', path).call('RenameDws', '<title>Other</title>')
  }),
  'dws.UpdateDwsData': row('Item Add', 'ListItemChanged Created', 'ContentWritten items.add', async (w) => {
    const { title } = await w.list()
    const method = `&lt;Method ID="1">&lt;SetList>${title}&lt;/SetList>&lt;SetVar Name="Cmd">Save&lt;/SetVar>&lt;SetVar Name="ID">New&lt;/SetVar>&lt;/Method>`
    return () => w.soap('dws').call('UpdateDwsData', `<updates>&lt;Batch>${method}&lt;/Batch></updates>`)
  }),
  'dws.RemoveDwsUser': row('Web AssignmentDelete', '', 'PermissionChanged permissions.deleteAssignment', async (w) => {
    const name = `w${w.next()}`
    const { Id } = await w.post('/_api/web/ensureuser', { logonName: name })
    const users = `<users>&lt;UserInfo>&lt;item LoginName="${name}"/>&lt;/UserInfo></users>`
    await w.soap('dws').call('CreateDws', `${users}<title>${name}</title>`)
    return () => at(w, 'dws', `/${name}`).call('RemoveDwsUser', `<id>${Id}</id>`)
  }),
  'dws.CreateFolder': row('Item Add', 'ListItemChanged Created', 'ContentWritten files.addFolder', async (w) => {
    const { url } = await w.library()
    return () => w.soap('dws').call('CreateFolder', `<url>${url.slice(1)}/plans</url>`)
  }),
  'dws.DeleteFolder': row('Item Delete', 'ListItemChanged Deleted', 'ContentWritten files.deleteFolder', async (w) => {
    const { url } = await w.library()
    await w.soap('dws').call('CreateFolder', `<url>${url.slice(1)}/plans</url>`)
    return () => w.soap('dws').call('DeleteFolder', `<url>${url.slice(1)}/plans</url>`)
  }),
  'meetings.CreateWorkspace': row(
    'Web Add, List Add, List Add, List Add, List Add',
    'WebChanged Created',
    'ContentWritten sites.addWeb',
    async (w) => {
      const name = `w${w.next()}`
      return () => w.soap('meetings').call('CreateWorkspace', `<title>${name}</title>`)
    },
  ),
  'meetings.SetWorkspaceTitle': row('Web Update', 'WebChanged Updated', 'ContentWritten sites.updateWeb', async (w) => {
    const path = await workspace(w, 'meetings')
    return () => at(w, 'meetings', path).call('SetWorkspaceTitle', '<title>Other</title>')
  }),
  'meetings.DeleteWorkspace': row(
    'List Delete, List Delete, List Delete, List Delete, Web Delete',
    'WebChanged Deleted',
    'ContentWritten sites.deleteWeb',
    async (w) => {
      const path = await workspace(w, 'meetings')
      return () => at(w, 'meetings', path).call('DeleteWorkspace')
    },
  ),
  'meetings.AddMeetingFromICal': row('Item Add', '', 'ContentWritten items.add', async (w) => {
    const path = await workspace(w, 'meetings')
    return () => at(w, 'meetings', path).call('AddMeetingFromICal', calendar)
  }),
  'meetings.UpdateMeetingFromICal': row('Item Update', '', 'ContentWritten items.update', async (w) => {
    const path = await workspace(w, 'meetings')
    await at(w, 'meetings', path).call('AddMeetingFromICal', calendar)
    return () => at(w, 'meetings', path).call('UpdateMeetingFromICal', calendar)
  }),
  'meetings.AddMeeting': row('Item Add', '', 'ContentWritten items.add', async (w) => {
    const path = await workspace(w, 'meetings')
    return () => at(w, 'meetings', path).call('AddMeeting', uid + times)
  }),
  'meetings.UpdateMeeting': inMeeting('UpdateMeeting', times, 'Item Update', 'items.update'),
  'meetings.RemoveMeeting': inMeeting('RemoveMeeting', '', 'Item Update', 'items.update'),
  'meetings.RestoreMeeting': inMeeting('RestoreMeeting', '', 'Item Update', 'items.update'),
  'meetings.SetAttendeeResponse': row('Item Update', '', 'ContentWritten items.update', async (w) => {
    const path = await withMeeting(w)
    return () => at(w, 'meetings', path).call('SetAttendeeResponse', `<attendeeEmail>ann@example.com</attendeeEmail>${uid}`)
  }),
}
