import { row, type World, type WriteRow } from './world.ts'

const merge = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }
/** The id of the column Title, which every content type has. */
const titleId = 'fa564e0f-0c70-4ab9-b863-0177e6ddd247'
const view = '<View><Query/><ViewFields><FieldRef Name="ID"/></ViewFields><RowLimit>5</RowLimit></View>'

/** A new column of a web or a list; its address. */
async function column(w: World, of = '/_api/web'): Promise<string> {
  const title = `C${w.next()}`
  await w.post(`${of}/fields`, { Title: title, FieldTypeKind: 2 })
  return `${of}/fields/getbyinternalnameortitle('${title}')`
}

async function listColumn(w: World): Promise<string> {
  return column(w, (await w.list()).path)
}

/** A new view of a new list; its address. */
async function newView(w: World): Promise<string> {
  const { path } = await w.list()
  const { Id } = await w.post(`${path}/views`, { Title: 'v' })
  return `${path}/views('${Id}')`
}

async function webhook(w: World): Promise<string> {
  const { path } = await w.list()
  const { id } = await w.post(`${path}/subscriptions`, { notificationUrl: `${w.receiver.url}/hook` })
  return `${path}/subscriptions('${id}')`
}

/** Writes to lists, their columns, views and webhooks. */
export const listWrites: Readonly<Record<string, WriteRow>> = {
  addList: row(
    'List Add',
    'ListChanged Created',
    'ContentWritten lists.add',
    async (w) => () => w.post('/_api/web/lists', { Title: `N${w.next()}`, BaseTemplate: 100 }),
  ),
  addListByParameters: row('List Add', 'ListChanged Created', 'ContentWritten lists.add', async (w) => {
    const parameters = { Title: `N${w.next()}`, TemplateType: 100 }
    return () => w.post('/_api/web/lists/add', { parameters })
  }),
  ensureSiteAssetsLibrary: row('List Add', 'ListChanged Created', 'ContentWritten lists.add', async (w) => {
    await w.call('DELETE', "/_api/web/lists/getbytitle('Site Assets')")
    return () => w.post('/_api/web/lists/ensuresiteassetslibrary')
  }),
  ensureSitePagesLibrary: row('List Add', 'ListChanged Created', 'ContentWritten lists.add', async (w) => {
    await w.call('DELETE', "/_api/web/lists/getbytitle('Site Pages')")
    return () => w.post('/_api/web/lists/ensuresitepageslibrary')
  }),
  updateList: row('List Update', 'ListChanged Updated', 'ContentWritten lists.update', async (w) => {
    const { path } = await w.list()
    return () => w.call('PUT', path, { Description: 'd' })
  }),
  mergeList: row('List Update', 'ListChanged Updated', 'ContentWritten lists.update', async (w) => {
    const { path } = await w.list()
    return () => w.call('POST', path, { Description: 'd' }, merge)
  }),
  deleteList: row('List Delete', 'ListChanged Deleted', 'ContentWritten lists.delete', async (w) => {
    const list = await w.list()
    await w.item(list)
    return () => w.call('DELETE', list.path)
  }),
  recycleList: row('List Delete', 'ListChanged Deleted', 'ContentWritten recycle-bin.recycleList', async (w) => {
    const list = await w.list()
    await w.item(list)
    return () => w.post(`${list.path}/recycle`)
  }),
  addField: row('Field Add', 'ListChanged Updated', 'ContentWritten lists.addField', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/fields`, { Title: 'C', FieldTypeKind: 2 })
  }),
  addFieldByParameters: row('Field Add', 'ListChanged Updated', 'ContentWritten lists.addField', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/fields/addfield`, { parameters: { Title: 'C', FieldTypeKind: 2 } })
  }),
  createFieldAsXml: row('Field Add', 'ListChanged Updated', 'ContentWritten lists.addField', async (w) => {
    const { path } = await w.list()
    const parameters = { SchemaXml: '<Field Type="Number" DisplayName="Size"/>' }
    return () => w.post(`${path}/fields/createfieldasxml`, { parameters })
  }),
  updateField: row('Field Update', 'ListChanged Updated', 'ContentWritten lists.updateField', async (w) => {
    const field = await listColumn(w)
    return () => w.call('PUT', field, { Description: 'd' })
  }),
  mergeField: row('Field Update', 'ListChanged Updated', 'ContentWritten lists.updateField', async (w) => {
    const field = await listColumn(w)
    return () => w.call('POST', field, { Description: 'd' }, merge)
  }),
  deleteField: row('Field Delete', 'ListChanged Updated', 'ContentWritten lists.deleteField', async (w) => {
    const field = await listColumn(w)
    return () => w.call('DELETE', field)
  }),
  addDependentLookupField: row('Field Add', 'ListChanged Updated', 'ContentWritten lists.addField', async (w) => {
    const [{ id }, { path }] = [await w.list(), await w.list()]
    const parameters = { Title: 'Looked', FieldTypeKind: 7, LookupListId: id, LookupFieldName: 'Title' }
    const primary = await w.post(`${path}/fields/addfield`, { parameters })
    const dependent = `displayname='D',primarylookupfieldid='${primary.Id}',showfield='ID'`
    return () => w.post(`${path}/fields/adddependentlookupfield(${dependent})`)
  }),
  addWebField: row(
    'Field Add',
    'WebChanged Updated',
    'ContentWritten lists.addSiteColumn',
    async (w) => () => w.post('/_api/web/fields', { Title: `C${w.next()}`, FieldTypeKind: 2 }),
  ),
  addWebFieldByParameters: row('Field Add', 'WebChanged Updated', 'ContentWritten lists.addSiteColumn', async (w) => {
    const parameters = { Title: `C${w.next()}`, FieldTypeKind: 2 }
    return () => w.post('/_api/web/fields/addfield', { parameters })
  }),
  createWebFieldAsXml: row('Field Add', 'WebChanged Updated', 'ContentWritten lists.addSiteColumn', async (w) => {
    const parameters = { SchemaXml: `<Field Type="Number" DisplayName="C${w.next()}"/>` }
    return () => w.post('/_api/web/fields/createfieldasxml', { parameters })
  }),
  updateWebField: row('Field Update', 'WebChanged Updated', 'ContentWritten lists.updateSiteColumn', async (w) => {
    const field = await column(w)
    return () => w.call('PUT', field, { Description: 'd' })
  }),
  mergeWebField: row('Field Update', 'WebChanged Updated', 'ContentWritten lists.updateSiteColumn', async (w) => {
    const field = await column(w)
    return () => w.call('POST', field, { Description: 'd' }, merge)
  }),
  deleteWebField: row('Field Delete', 'WebChanged Updated', 'ContentWritten lists.deleteSiteColumn', async (w) => {
    const field = await column(w)
    return () => w.call('DELETE', field)
  }),
  setFieldInDisplayForm: row('Field Update', 'ListChanged Updated', 'ContentWritten lists.updateField', async (w) => {
    const field = await listColumn(w)
    return () => w.post(`${field}/setshowindisplayform(false)`)
  }),
  setFieldInEditForm: row('Field Update', 'ListChanged Updated', 'ContentWritten lists.updateField', async (w) => {
    const field = await listColumn(w)
    return () => w.post(`${field}/setshowineditform(false)`)
  }),
  setFieldInNewForm: row('Field Update', 'ListChanged Updated', 'ContentWritten lists.updateField', async (w) => {
    const field = await listColumn(w)
    return () => w.post(`${field}/setshowinnewform(false)`)
  }),
  setWebFieldInDisplayForm: row('Field Update', 'WebChanged Updated', 'ContentWritten lists.updateSiteColumn', async (w) => {
    const field = await column(w)
    return () => w.post(`${field}/setshowindisplayform(false)`)
  }),
  setWebFieldInEditForm: row('Field Update', 'WebChanged Updated', 'ContentWritten lists.updateSiteColumn', async (w) => {
    const field = await column(w)
    return () => w.post(`${field}/setshowineditform(false)`)
  }),
  setWebFieldInNewForm: row('Field Update', 'WebChanged Updated', 'ContentWritten lists.updateSiteColumn', async (w) => {
    const field = await column(w)
    return () => w.post(`${field}/setshowinnewform(false)`)
  }),
  addView: row('View Add', 'ListChanged Updated', 'ContentWritten lists.addView', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/views`, { Title: 'v' })
  }),
  addViewByParameters: row('View Add', 'ListChanged Updated', 'ContentWritten lists.addView', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/views/add`, { parameters: { Title: 'v' } })
  }),
  saveAsNewView: row('View Add', 'ListChanged Updated', 'ContentWritten lists.addView', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/saveasnewview(oldname='All Items',newname='v',privateview=false,uri='')`)
  }),
  updateView: row('View Update', 'ListChanged Updated', 'ContentWritten lists.updateView', async (w) => {
    const one = await newView(w)
    return () => w.call('PUT', one, { RowLimit: 5 })
  }),
  mergeView: row('View Update', 'ListChanged Updated', 'ContentWritten lists.updateView', async (w) => {
    const one = await newView(w)
    return () => w.call('POST', one, { RowLimit: 5 }, merge)
  }),
  deleteView: row('View Delete', 'ListChanged Updated', 'ContentWritten lists.deleteView', async (w) => {
    const one = await newView(w)
    return () => w.call('DELETE', one)
  }),
  setViewXml: row('View Update', 'ListChanged Updated', 'ContentWritten lists.updateView', async (w) => {
    const one = await newView(w)
    return () => w.post(`${one}/setviewxml`, { viewXml: view })
  }),
  addViewField: row('View Update', 'ListChanged Updated', 'ContentWritten lists.changeViewFields', async (w) => {
    const one = await newView(w)
    return () => w.post(`${one}/viewfields/addviewfield('ID')`)
  }),
  removeViewField: row('View Update', 'ListChanged Updated', 'ContentWritten lists.changeViewFields', async (w) => {
    const one = await newView(w)
    await w.post(`${one}/viewfields/addviewfield('ID')`)
    return () => w.post(`${one}/viewfields/removeviewfield('ID')`)
  }),
  removeAllViewFields: row('View Update', 'ListChanged Updated', 'ContentWritten lists.changeViewFields', async (w) => {
    const one = await newView(w)
    await w.post(`${one}/viewfields/addviewfield('ID')`)
    return () => w.post(`${one}/viewfields/removeallviewfields`)
  }),
  moveViewFieldTo: row('View Update', 'ListChanged Updated', 'ContentWritten lists.changeViewFields', async (w) => {
    const one = await newView(w)
    for (const name of ['ID', 'Author']) await w.post(`${one}/viewfields/addviewfield('${name}')`)
    return () => w.post(`${one}/viewfields/moveviewfieldto`, { field: 'Author', index: 0 })
  }),
  addAlert: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.add', async (w) => {
    const { id } = await w.list()
    return () => w.post('/_api/web/alerts', { Title: 'a', ListID: id })
  }),
  addCurrentUserAlert: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.add', async (w) => {
    const { id } = await w.list()
    return () => w.post('/_api/web/currentuser/alerts', { Title: 'a', ListID: id })
  }),
  updateAlert: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.update', async (w) => {
    const { id } = await w.list()
    const { ID } = await w.post('/_api/web/alerts', { Title: 'a', ListID: id })
    return () => w.call('PATCH', `/_api/web/alerts('${ID}')`, { Title: 'b' })
  }),
  updateAlertByMethod: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.update', async (w) => {
    const { id } = await w.list()
    const { ID } = await w.post('/_api/web/alerts', { Title: 'a', ListID: id })
    return () => w.post(`/_api/web/alerts('${ID}')/updatealert`, { Title: 'b' })
  }),
  deleteAlertAtIndex: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.delete', async (w) => {
    const { id } = await w.list()
    await w.post('/_api/web/alerts', { Title: 'a', ListID: id })
    const { value } = (await w.call('GET', '/_api/web/alerts')) as { value: readonly { ListID: string }[] }
    return () => w.post(`/_api/web/alerts/deletealertatindex(${value.findIndex(({ ListID }) => ListID === id)})`)
  }),
  deleteAlertById: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.delete', async (w) => {
    const { id } = await w.list()
    const { ID } = await w.post('/_api/web/alerts', { Title: 'a', ListID: id })
    return () => w.post(`/_api/web/alerts/deletealert('${ID}')`)
  }),
  deleteAlert: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten alerts.delete', async (w) => {
    const { id } = await w.list()
    const { ID } = await w.post('/_api/web/alerts', { Title: 'a', ListID: id })
    return () => w.call('DELETE', `/_api/web/alerts('${ID}')`)
  }),
  addSubscription: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten webhooks.add', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/subscriptions`, { notificationUrl: `${w.receiver.url}/hook` })
  }),
  addSubscriptionByInformation: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten webhooks.add', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/subscriptions/add`, { parameters: { notificationUrl: `${w.receiver.url}/hook` } })
  }),
  updateSubscription: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten webhooks.update', async (w) => {
    const hook = await webhook(w)
    return () => w.call('PATCH', hook, { clientState: 's' })
  }),
  deleteSubscription: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten webhooks.delete', async (w) => {
    const hook = await webhook(w)
    return () => w.call('DELETE', hook)
  }),
}

/** A new content type of the web; its id. */
async function contentType(w: World): Promise<string> {
  const { StringId } = await w.post('/_api/web/contenttypes', { Name: `T${w.next()}` })
  return StringId as string
}

const webType = async (w: World): Promise<string> => `/_api/web/contenttypes('${await contentType(w)}')`

/** A content type that a new list has taken; its address. */
async function listType(w: World): Promise<string> {
  const { path } = await w.list({ ContentTypesEnabled: true })
  const { StringId } = await w.post(`${path}/contenttypes/addavailablecontenttype`, { contentTypeId: await contentType(w) })
  return `${path}/contenttypes('${StringId}')`
}

/** Writes to content types of webs and lists. */
export const contentTypeWrites: Readonly<Record<string, WriteRow>> = {
  addContentType: row(
    'ContentType Add',
    'WebChanged Updated',
    'ContentWritten content-types.add',
    async (w) => () => w.post('/_api/web/contenttypes', { Name: `T${w.next()}` }),
  ),
  addListContentType: row('ContentType Add', 'ListChanged Updated', 'ContentWritten content-types.addToList', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/contenttypes`, { Name: `T${w.next()}` })
  }),
  createContentType: row('ContentType Add', 'WebChanged Updated', 'ContentWritten content-types.add', async (w) => {
    const parameters = { Name: `T${w.next()}`, ParentContentTypeId: '0x01' }
    return () => w.post('/_api/web/contenttypes/create', { parameters })
  }),
  updateContentType: row('ContentType Update', 'WebChanged Updated', 'ContentWritten content-types.update', async (w) => {
    const type = await webType(w)
    return () => w.call('PUT', type, { Description: 'd' })
  }),
  mergeContentType: row('ContentType Update', 'WebChanged Updated', 'ContentWritten content-types.update', async (w) => {
    const type = await webType(w)
    return () => w.call('POST', type, { Description: 'd' }, merge)
  }),
  deleteContentType: row('ContentType Delete', 'WebChanged Updated', 'ContentWritten content-types.delete', async (w) => {
    const type = await webType(w)
    return () => w.call('DELETE', type)
  }),
  addFieldLink: row('ContentType Update', 'WebChanged Updated', 'ContentWritten content-types.addFieldLink', async (w) => {
    const [type, title] = [await webType(w), `C${w.next()}`]
    await w.post('/_api/web/fields', { Title: title, FieldTypeKind: 2 })
    return () => w.post(`${type}/fieldlinks`, { FieldInternalName: title })
  }),
  deleteFieldLink: row('ContentType Update', 'WebChanged Updated', 'ContentWritten content-types.deleteFieldLink', async (w) => {
    const [type, title] = [await webType(w), `C${w.next()}`]
    const { Id } = await w.post('/_api/web/fields', { Title: title, FieldTypeKind: 2 })
    await w.post(`${type}/fieldlinks`, { FieldInternalName: title })
    return () => w.call('DELETE', `${type}/fieldlinks(guid'${Id}')`)
  }),
  updateFieldLink: row('ContentType Update', 'WebChanged Updated', 'ContentWritten content-types.addFieldLink', async (w) => {
    const type = await webType(w)
    return () => w.call('PUT', `${type}/fieldlinks('${titleId}')`, { Required: true })
  }),
  mergeFieldLink: row('ContentType Update', 'WebChanged Updated', 'ContentWritten content-types.addFieldLink', async (w) => {
    const type = await webType(w)
    return () => w.call('POST', `${type}/fieldlinks('${titleId}')`, { Hidden: true }, merge)
  }),
  updateListFieldLink: row('ContentType Update', 'ListChanged Updated', 'ContentWritten content-types.addFieldLink', async (w) => {
    const type = await listType(w)
    return () => w.call('PUT', `${type}/fieldlinks('${titleId}')`, { Required: true })
  }),
  mergeListFieldLink: row('ContentType Update', 'ListChanged Updated', 'ContentWritten content-types.addFieldLink', async (w) => {
    const type = await listType(w)
    return () => w.call('POST', `${type}/fieldlinks('${titleId}')`, { Hidden: true }, merge)
  }),
  deleteListFieldLink: row('ContentType Update', 'ListChanged Updated', 'ContentWritten content-types.deleteFieldLink', async (w) => {
    const type = await listType(w)
    return () => w.call('DELETE', `${type}/fieldlinks('${titleId}')`)
  }),
  putFieldLinksInOrder: row('ContentType Update', 'WebChanged Updated', 'ContentWritten content-types.orderFieldLinks', async (w) => {
    const [type, title] = [await webType(w), `C${w.next()}`]
    await w.post('/_api/web/fields', { Title: title, FieldTypeKind: 2 })
    await w.post(`${type}/fieldlinks`, { FieldInternalName: title })
    return () => w.post(`${type}/fieldlinks/reorder`, { internalNames: [title] })
  }),
  putListFieldLinksInOrder: row('ContentType Update', 'ListChanged Updated', 'ContentWritten content-types.orderFieldLinks', async (w) => {
    const type = await listType(w)
    return () => w.post(`${type}/fieldlinks/reorder`, { internalNames: ['Title'] })
  }),
  addAvailableContentType: row('ContentType Add', 'ListChanged Updated', 'ContentWritten content-types.addToList', async (w) => {
    const [{ path }, contentTypeId] = [await w.list({ ContentTypesEnabled: true }), await contentType(w)]
    return () => w.post(`${path}/contenttypes/addavailablecontenttype`, { contentTypeId })
  }),
  addAvailableContentTypeById: row('ContentType Add', 'ListChanged Updated', 'ContentWritten content-types.addToList', async (w) => {
    const [{ path }, contentTypeId] = [await w.list({ ContentTypesEnabled: true }), await contentType(w)]
    return () => w.post(`${path}/contenttypes/addavailablecontenttype('${contentTypeId}')`)
  }),
  updateListContentType: row('ContentType Update', 'ListChanged Updated', 'ContentWritten content-types.update', async (w) => {
    const type = await listType(w)
    return () => w.call('PUT', type, { Description: 'd' })
  }),
  mergeListContentType: row('ContentType Update', 'ListChanged Updated', 'ContentWritten content-types.update', async (w) => {
    const type = await listType(w)
    return () => w.call('POST', type, { Description: 'd' }, merge)
  }),
  deleteListContentType: row('ContentType Delete', 'ListChanged Updated', 'ContentWritten content-types.delete', async (w) => {
    const type = await listType(w)
    return () => w.call('DELETE', type)
  }),
  addListFieldLink: row('ContentType Update', 'ListChanged Updated', 'ContentWritten content-types.addFieldLink', async (w) => {
    const [type, title] = [await listType(w), `C${w.next()}`]
    await w.post(`${type.slice(0, type.indexOf('/contenttypes('))}/fields`, { Title: title, FieldTypeKind: 2 })
    return () => w.post(`${type}/fieldlinks`, { FieldInternalName: title })
  }),
}
