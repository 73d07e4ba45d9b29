import { textIn } from '../../../support/soap/messages.ts'
import { folderAt, row, type World, type WriteRow } from './world.ts'

/** Each changes its web: the watcher follows the root web, and so the webs directly below it. */
const ofWeb = (act: string, prepare: WriteRow['prepare']): WriteRow =>
  row('Web Update', 'WebChanged Updated', `ContentWritten sites.${act}`, prepare)
const ofList = (act: string, prepare: WriteRow['prepare']): WriteRow =>
  row('List Update', 'ListChanged Updated', `ContentWritten sites.${act}`, prepare)

const merge = { 'X-HTTP-Method': 'MERGE' }
const navigation = '/_api/web/navigation'
const link = (w: World) => ({ Title: `n${w.next()}`, Url: '/' })

/** The address of a new link of the quick launch. */
async function newLink(w: World): Promise<{ readonly id: number; readonly path: string }> {
  const { Id: id } = await w.post(`${navigation}/quicklaunch`, link(w))
  return { id, path: `${navigation}/getnodebyid(${id})` }
}

const documentId = { featureId: 'b50e3104-6812-424f-a011-cc90e6327318', force: false, featdefScope: 0 }
const metadataNavigation = { featureId: '7201d6a4-a5d3-49a1-8c19-19c4bac6e668', force: false, featdefScope: 0 }

/** The writes to the features and the navigation of webs. */
export const navigationWrites: Readonly<Record<string, WriteRow>> = {
  addSiteFeature: ofWeb('setFeature', async (w) => () => w.post('/_api/site/features/add', documentId)),
  removeSiteFeature: ofWeb('setFeature', async (w) => {
    await w.post('/_api/site/features/add', { ...documentId, force: true })
    return () => w.post('/_api/site/features/remove', documentId)
  }),
  addWebFeature: ofWeb('setFeature', async (w) => () => w.post('/_api/web/features/add', metadataNavigation)),
  removeWebFeature: ofWeb('setFeature', async (w) => {
    await w.post('/_api/web/features/add', { ...metadataNavigation, force: true })
    return () => w.post('/_api/web/features/remove', metadataNavigation)
  }),
  updateNavigation: ofWeb('shareNavigation', async (w) => {
    const Url = `w${w.next()}`
    await w.post('/_api/web/webs/add', { parameters: { Title: Url, Url } })
    return () => w.call('PUT', `/${Url}${navigation}`, { UseShared: true })
  }),
  mergeNavigation: ofWeb('shareNavigation', async (w) => {
    const Url = `w${w.next()}`
    await w.post('/_api/web/webs/add', { parameters: { Title: Url, Url } })
    return () => w.call('POST', `/${Url}${navigation}`, { UseShared: true }, merge)
  }),
  addNavigationNode: ofWeb('addNavigationNode', async (w) => () => w.post(`${navigation}/quicklaunch`, link(w))),
  moveNavigationNode: ofWeb('moveNavigationNode', async (w) => {
    const { id } = await newLink(w)
    return () => w.post(`${navigation}/quicklaunch/moveafter`, { nodeId: id, previousNodeId: 0 })
  }),
  updateNavigationNode: ofWeb('updateNavigationNode', async (w) => {
    const { path } = await newLink(w)
    return () => w.call('PUT', path, { Title: 'x' })
  }),
  mergeNavigationNode: ofWeb('updateNavigationNode', async (w) => {
    const { path } = await newLink(w)
    return () => w.call('POST', path, { Title: 'x' }, merge)
  }),
  deleteNavigationNode: ofWeb('deleteNavigationNode', async (w) => {
    const { path } = await newLink(w)
    return () => w.call('DELETE', path)
  }),
}

const receiver = { EventType: 10001, ReceiverName: 'r' }

/** The writes to the user custom actions and event receivers of one kind of owner. */
function partWrites(
  of: 'Site' | 'Web' | 'List',
  change: typeof ofWeb,
  ownerOf: (w: World) => Promise<string>,
): Readonly<Record<string, WriteRow>> {
  const actions = async (w: World) => `${await ownerOf(w)}/usercustomactions`
  const newReceiver = async (w: World): Promise<string> => {
    const all = `${await ownerOf(w)}/eventreceivers`
    const { ReceiverId } = await w.post(all, receiver)
    return `${all}('${ReceiverId}')`
  }
  const newAction = async (w: World): Promise<string> => {
    const all = await actions(w)
    const { Id } = await w.post(all, { Name: 'a' })
    return `${all}('${Id}')`
  }
  return {
    [`add${of}UserCustomAction`]: change('addPart', async (w) => {
      const all = await actions(w)
      return () => w.post(all, { Name: 'a' })
    }),
    [`update${of}UserCustomAction`]: change('updatePart', async (w) => {
      const path = await newAction(w)
      return () => w.call('PUT', path, { Title: 'x' })
    }),
    [`merge${of}UserCustomAction`]: change('updatePart', async (w) => {
      const path = await newAction(w)
      return () => w.call('POST', path, { Title: 'x' }, merge)
    }),
    [`delete${of}UserCustomAction`]: change('deleteParts', async (w) => {
      const path = await newAction(w)
      return () => w.call('DELETE', path)
    }),
    [`clear${of}UserCustomActions`]: change('deleteParts', async (w) => {
      const all = await actions(w)
      await w.post(all, { Name: 'a' })
      return () => w.post(`${all}/clear`)
    }),
    [`add${of}EventReceiver`]: change('addPart', async (w) => {
      const all = `${await ownerOf(w)}/eventreceivers`
      return () => w.post(all, receiver)
    }),
    [`update${of}EventReceiver`]: change('updatePart', async (w) => {
      const path = await newReceiver(w)
      return () => w.call('PUT', path, { SequenceNumber: 7 })
    }),
    [`merge${of}EventReceiver`]: change('updatePart', async (w) => {
      const path = await newReceiver(w)
      return () => w.call('POST', path, { SequenceNumber: 7 }, merge)
    }),
    [`delete${of}EventReceiver`]: change('deleteParts', async (w) => {
      const path = await newReceiver(w)
      return () => w.call('DELETE', path)
    }),
  }
}

/** The writes to what clients add to site collections, webs and lists. */
export const ownedWrites: Readonly<Record<string, WriteRow>> = {
  ...partWrites('Site', ofWeb, () => Promise.resolve('/_api/site')),
  ...partWrites('Web', ofWeb, () => Promise.resolve('/_api/web')),
  ...partWrites('List', ofList, async (w) => (await w.list()).path),
}

const newXml = (title: string): string =>
  `<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>${title}</Title><TypeName>Example.Part</TypeName></WebPart>`
const partXml = (title: string): string => `<webPartXml>${newXml(title).replaceAll('<', '&lt;')}</webPartXml>`
const storage = '<storage>Shared</storage>'

/** The message part that names a new page. */
async function newPage(w: World): Promise<string> {
  const { url } = await w.library()
  await w.post(`${folderAt(url)}/files/add(url='p.aspx',overwrite=false)`, 'page')
  return `<pageUrl>${url}/p.aspx</pageUrl>`
}

/** The message parts that name a new web part. */
async function newPart(w: World): Promise<string> {
  const on = await newPage(w)
  const id = textIn(await w.soap('webpartpages').call('AddWebPart', `${on}${partXml('a')}${storage}`), 'AddWebPartResult')
  return `${on}<storageKey>${id}</storageKey>`
}

/** The address of a new web part. */
async function newPartByRest(w: World): Promise<string> {
  const names = await newPart(w)
  const [, url = ''] = /<pageUrl>([^<]*)</.exec(names) ?? []
  const [, id = ''] = /<storageKey>([^<]*)</.exec(names) ?? []
  return `/_api/web/getfilebyserverrelativeurl('${url}')/getlimitedwebpartmanager(scope=1)/webparts('${id.replace(/[{}]/g, '')}')`
}

const ofPage = (act: string, prepare: WriteRow['prepare']): WriteRow =>
  row('Item Update', 'FileChanged Updated, ListItemChanged Updated', `ContentWritten web-parts.${act}`, prepare)

/** Writes of the web parts of pages. */
export const pagePartWrites: Readonly<Record<string, WriteRow>> = {
  'webpartpages.AddWebPart': ofPage('add', async (w) => {
    const on = await newPage(w)
    return () => w.soap('webpartpages').call('AddWebPart', `${on}${partXml('a')}${storage}`)
  }),
  'webpartpages.AddWebPartToZone': ofPage('add', async (w) => {
    const on = await newPage(w)
    return () =>
      w.soap('webpartpages').call('AddWebPartToZone', `${on}${partXml('a')}${storage}<zoneId>Left</zoneId><zoneIndex>0</zoneIndex>`)
  }),
  'webpartpages.SaveWebPart': ofPage('save', async (w) => {
    const on = await newPart(w)
    return () => w.soap('webpartpages').call('SaveWebPart', `${on}${partXml('b')}${storage}`)
  }),
  'webpartpages.SaveWebPart2': ofPage('save', async (w) => {
    const on = await newPart(w)
    return () => w.soap('webpartpages').call('SaveWebPart2', `${on}${partXml('b')}${storage}<allowTypeChange>false</allowTypeChange>`)
  }),
  moveWebPart: ofPage('save', async (w) => {
    const part = await newPartByRest(w)
    return () => w.post(`${part}/movewebpartto(zoneid='Left',zoneindex=0)`)
  }),
  addWebPart: ofPage('add', async (w) => {
    const manager = (await newPartByRest(w)).replace(/\/webparts\(.*/, '')
    return () => w.post(`${manager}/addwebpart`, { webPartXml: newXml('b'), zoneId: 'Left', zoneIndex: 0 })
  }),
  updateWebPart: ofPage('save', async (w) => {
    const part = await newPartByRest(w)
    return () => w.call('PUT', `${part}/webpart`, { Title: 'b' })
  }),
  mergeWebPart: ofPage('save', async (w) => {
    const part = await newPartByRest(w)
    return () => w.call('POST', `${part}/webpart`, { Title: 'b' }, merge)
  }),
  closeWebPart: ofPage('save', async (w) => {
    const part = await newPartByRest(w)
    return () => w.post(`${part}/closewebpart`)
  }),
  openWebPart: ofPage('save', async (w) => {
    const part = await newPartByRest(w)
    await w.post(`${part}/closewebpart`)
    return () => w.post(`${part}/openwebpart`)
  }),
  // Nothing was set before: each request stands alone.
  saveWebPartChanges: row('', '', '', async (w) => {
    const part = await newPartByRest(w)
    return () => w.post(`${part}/savewebpartchanges`)
  }),
  deleteWebPart: ofPage('delete', async (w) => {
    const part = await newPartByRest(w)
    return () => w.post(`${part}/deletewebpart`)
  }),
  'webpartpages.DeleteWebPart': ofPage('delete', async (w) => {
    const on = await newPart(w)
    return () => w.soap('webpartpages').call('DeleteWebPart', `${on}${storage}`)
  }),
}
