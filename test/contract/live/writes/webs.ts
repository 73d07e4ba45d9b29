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
