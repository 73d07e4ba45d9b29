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

const saveAs = (list: string, name: string) => `${list}/saveastemplate(strfilename='${name}',strname='',strdescription='',bsavedata=false)`

/** Writes to webs and site collections. The watcher follows the root web, and so the webs directly below it. */
/** The audit records of a web or list that is archived. */
const archived = 'ArchiveModeToggled archive.setMode, AclFrozen archive.freezeRights, IdentitySnapshotCaptured archive.captureIdentities'

export const webWrites: Readonly<Record<string, WriteRow>> = {
  applyTheme: row('Web Update', 'WebChanged Updated', 'ContentWritten sites.applyTheme', async (w) => {
    const { url } = await w.library()
    const palette = '<s:colorPalette xmlns:s="urn:s"><s:color name="BodyText" value="112233"/></s:colorPalette>'
    await w.post(`/_api/web/getfolderbyserverrelativeurl('${url}')/files/add(url='a.spcolor',overwrite=true)`, palette)
    return () => w.post(`/_api/web/applytheme(colorpaletteurl='${url}/a.spcolor',sharegenerated=false)`)
  }),
  applyWebTemplate: row(
    'List Add, List Add, List Add, Web Update',
    'WebChanged Updated',
    'ContentWritten sites.applyTemplate',
    async (w) => {
      const name = `w${w.next()}`
      await w.post('/_api/web/webs/add', { parameters: { Title: name, Url: name, WebTemplate: '' } })
      return () => w.post(`/${name}/_api/web/applywebtemplate('STS')`)
    },
  ),

  saveListAsTemplate: row('Item Add', '', 'ContentWritten templates.saveList', async (w) => {
    const { path } = await w.list()
    // The gallery is made with the first template. It is hidden, so the hub tells nothing of it.
    await w.post(saveAs(path, `first${w.next()}`))
    const name = `t${w.next()}`
    return () => w.post(saveAs(path, name))
  }),
  saveWebAsTemplate: row('Item Add', '', 'ContentWritten templates.saveWeb', async (w) => {
    const web = await newWeb(w)
    const save = (name: string) =>
      w.post(`${web}/_api/web/saveastemplate(strtemplatename='${name}',strtemplatetitle='',strtemplatedescription='',fsavedata=false)`)
    await save(`first${w.next()}`)
    const name = `t${w.next()}`
    return () => save(name)
  }),
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
  updateRegionalSettings: row('Web Update', 'WebChanged Updated', 'ContentWritten sites.updateWeb', async (w) => {
    const web = await newWeb(w)
    return () => w.call('PUT', `${web}/_api/web/regionalsettings`, { TimeZone: { Id: 4 } })
  }),
  mergeRegionalSettings: row('Web Update', 'WebChanged Updated', 'ContentWritten sites.updateWeb', async (w) => {
    const web = await newWeb(w)
    return () => w.call('POST', `${web}/_api/web/regionalsettings`, { Time24: true }, { 'X-HTTP-Method': 'MERGE' })
  }),
  deleteWeb: row('List Delete, List Delete, List Delete, Web Delete', 'WebChanged Deleted', 'ContentWritten sites.deleteWeb', async (w) => {
    const web = await newWeb(w)
    return () => w.call('DELETE', `${web}/_api/web`)
  }),
  setWebArchiveMode: row('Web Update', 'WebChanged Updated', archived, async (w) => {
    const web = await newWeb(w)
    return () => w.post(`${web}/_api/web/setarchivemode`, { archive_mode: true })
  }),
  setListArchiveMode: row('List Update', 'ListChanged Updated', archived, async (w) => {
    const list = await w.list()
    return () => w.post(`${list.path}/setarchivemode`, { archive_mode: true })
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

const holds = '/_api/archive/legalholds'

/** A rule whose period ends when no test runs any more. */
const rule = { period: 'P99Y', from: 'Modified', action: 'Recycle' }

/** The address of a new retention policy. */
async function retained(w: World): Promise<string> {
  const { path } = await w.list()
  const { id } = await w.post(`${path}/retentionpolicies`, rule)
  return `${path}/retentionpolicies('${id}')`
}

/** Legal holds and retention policies. */
export const keepingWrites: Readonly<Record<string, WriteRow>> = {
  addLegalHold: row('List Update', 'ListChanged Updated', 'WormConfigChanged archive.addHold', async (w) => {
    const { id: listId } = await w.list()
    return () => w.post(holds, { name: 'Case', scope: { webUrl: '/', listId } })
  }),
  releaseLegalHold: row('Web Update', 'WebChanged Updated', 'WormConfigChanged archive.releaseHold', async (w) => {
    const { id: listId } = await w.list()
    const { id } = await w.post(holds, { name: 'Case', scope: { webUrl: '/', listId } })
    return () => w.post(`${holds}/${id}/release`)
  }),
  addRetentionPolicy: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten retention.add', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/retentionpolicies`, rule)
  }),
  updateRetentionPolicy: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten retention.update', async (w) => {
    const policy = await retained(w)
    return () => w.call('PUT', policy, { period: 'P98Y' })
  }),
  deleteRetentionPolicy: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten retention.delete', async (w) => {
    const policy = await retained(w)
    return () => w.call('DELETE', policy)
  }),
}
