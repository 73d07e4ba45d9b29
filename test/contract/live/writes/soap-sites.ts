import { listName } from '../../../support/soap/lists-client.ts'
import { row, type World, type WriteRow } from './world.ts'

const url = (text: string): string => `<url>${text}</url>`
const webParts = (path: string): string => `${url(path)}<title>New</title><templateName>STS#0</templateName>`
const destinations = (...urls: string[]): string =>
  `<DestinationUrls>${urls.map((one) => `<string>${one}</string>`).join('')}</DestinationUrls>`
const methods = (name: string, field: string): string => `<${name}><Fields><Method ID="1">${field}</Method></Fields></${name}>`

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
