import { row, type World, type WriteRow } from './world.ts'

const parameters = (w: World) => {
  const name = `w${w.next()}`
  return { Title: name, Url: name, WebTemplate: 'STS#0' }
}

/** The path of a new web. */
async function newWeb(w: World): Promise<string> {
  const asked = parameters(w)
  await w.post('/_api/web/webs/add', { parameters: { ...asked, UseSamePermissionsAsParentSite: true } })
  return `/${asked.Url}`
}

/** Writes to webs and site collections. The watcher follows the root web, and so the webs directly below it. */
export const webWrites: Readonly<Record<string, WriteRow>> = {
  addWeb: row('Web Add, List Add, List Add, List Add', 'WebChanged Created', 'ContentWritten sites.addWeb', async (w) => {
    const asked = { ...parameters(w), UseSamePermissionsAsParentSite: true }
    return () => w.post('/_api/web/webs/add', { parameters: asked })
  }),
  addWebInfo: row('Web Add, List Add, List Add, List Add', 'WebChanged Created', 'ContentWritten sites.addWeb', async (w) => {
    const asked = { ...parameters(w), UseUniquePermissions: false }
    return () => w.post('/_api/web/webinfos/add', { parameters: asked })
  }),
  updateWeb: row('Web Update', 'WebChanged Updated', 'ContentWritten sites.updateWeb', async (w) => {
    const web = await newWeb(w)
    return () => w.call('PUT', `${web}/_api/web`, { Description: 'd' })
  }),
  mergeWeb: row('Web Update', 'WebChanged Updated', 'ContentWritten sites.updateWeb', async (w) => {
    const web = await newWeb(w)
    return () => w.call('POST', `${web}/_api/web`, { Description: 'd' }, { 'X-HTTP-Method': 'MERGE' })
  }),
  deleteWeb: row('List Delete, List Delete, List Delete, Web Delete', 'WebChanged Deleted', 'ContentWritten sites.deleteWeb', async (w) => {
    const web = await newWeb(w)
    return () => w.call('DELETE', `${web}/_api/web`)
  }),
  createSite: row('', '', 'FarmChanged site-collections.add, FarmChanged site-collections.open, ContentWritten farm.addSite', async (w) => {
    const request = { Title: 'Team', Url: `${w.url}/sites/s${w.next()}`, WebTemplate: 'STS#3' }
    return () => w.post('/_api/spsitemanager/create', { request })
  }),
}

const inGerman = "setvalueforuiculture('de-DE','Aufgaben')"

const ofWeb = (path: string): WriteRow =>
  row(
    'Web Update',
    'WebChanged Updated',
    'ContentWritten sites.setTitleResource',
    async (w) => () => w.post(`/_api/web/${path}/${inGerman}`),
  )

const ofList = (path: string): WriteRow =>
  row('List Update', 'ListChanged Updated', 'ContentWritten sites.setTitleResource', async (w: World) => {
    const list = await w.list()
    return () => w.post(`${list.path}${path}/${inGerman}`)
  })

/** The first content type of a list. */
const ofListType: WriteRow = row('List Update', 'ListChanged Updated', 'ContentWritten sites.setTitleResource', async (w) => {
  const list = await w.list()
  const { value } = await w.call('GET', `${list.path}/contenttypes?$select=StringId`)
  return () => w.post(`${list.path}/contenttypes('${value[0].StringId}')/nameresource/${inGerman}`)
})

/** Writes to the languages of webs, lists, columns and content types. */
export const titleWrites: Readonly<Record<string, WriteRow>> = {
  setWebResourceText: ofWeb('titleresource'),
  setWebFieldResourceText: ofWeb("fields/getbyinternalnameortitle('Title')/titleresource"),
  setWebTypeResourceText: ofWeb("contenttypes('0x0108')/nameresource"),
  setListResourceText: ofList('/titleresource'),
  setListFieldResourceText: ofList("/fields/getbyinternalnameortitle('Title')/titleresource"),
  setListTypeResourceText: ofListType,
  addSupportedUILanguage: row(
    'Web Update',
    'WebChanged Updated',
    'ContentWritten sites.setLanguage',
    async (w) => () => w.post('/_api/web/addsupporteduilanguage(lcid=1031)'),
  ),
  removeSupportedUILanguage: row(
    'Web Update',
    'WebChanged Updated',
    'ContentWritten sites.setLanguage',
    async (w) => () => w.post('/_api/web/removesupporteduilanguage(lcid=1031)'),
  ),
}
