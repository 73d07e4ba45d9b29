import { fileAt, row, type World, type WriteRow } from './world.ts'

const dataService = '/_vti_bin/ListData.svc'
const merge = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }

/** The address of an item with the states 1.0, 2.0 and 3.0. */
const versioned = async (w: World): Promise<string> => w.item(await w.list({ EnableVersioning: true }), 3)

/** The address of the file `a.txt`, which is attached to an item. */
async function attached(w: World): Promise<string> {
  const item = await w.item(await w.list())
  await w.post(`${item}/attachmentfiles/add(filename='a.txt')`, 'x')
  return `${item}/attachmentfiles('a.txt')`
}

/** A list of tasks whose first item is related to the second, and the pair of the first item and another one. */
async function related(w: World, TargetItemID: 2 | 3) {
  const list = await w.list({}, 107)
  for (let item = 0; item < 3; item++) await w.item(list)
  const names = { SourceListName: list.title, SourceItemID: 1, TargetListName: list.title }
  await w.post('/_api/sp.relateditemmanager.addsinglelink', { ...names, TargetItemID: 2 })
  return { pair: { ...names, TargetItemID }, url: list.url }
}

/** Says what somebody thinks of an item of a list that has the columns for it already. */
async function liker(w: World, method: string, first: string): Promise<(last: string) => Promise<unknown>> {
  const list = await w.list()
  const [item = ''] = /\d+(?=\)$)/.exec(await w.item(list)) ?? []
  const say = (last: string) =>
    w.post(`/_api/microsoft.office.server.reputationmodel.reputation.${method}(listid='${list.id}',itemid=${item},${last})`)
  await say(first)
  return say
}

/** Writes to items, their versions and their attachments. */
export const itemWrites: Readonly<Record<string, WriteRow>> = {
  addItem: row('Item Add', 'ListItemChanged Created', 'ContentWritten items.add', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/items`, { Title: 'a' })
  }),
  updateItem: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const item = await w.item(await w.list())
    return () => w.call('PUT', item, { Title: 'b' })
  }),
  mergeItem: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const item = await w.item(await w.list())
    return () => w.call('POST', item, { Title: 'b' }, merge)
  }),
  setLike: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.setLike', async (w) => {
    const like = await liker(w, 'setlike', 'like=false')
    return () => like('like=true')
  }),
  likeItem: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.setLike', async (w) => {
    const item = await w.item(await w.list())
    await w.post(`${item}/unlike`)
    return () => w.post(`${item}/like`)
  }),
  unlikeItem: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.setLike', async (w) => {
    const item = await w.item(await w.list())
    await w.post(`${item}/like`)
    return () => w.post(`${item}/unlike`)
  }),
  setRating: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.setRating', async (w) => {
    const rate = await liker(w, 'setrating', 'rating=1')
    return () => rate('rating=5')
  }),
  updateItemAsSystem: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/systemupdate`, { Title: 'b' })
  }),
  updateItemOverVersion: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/updateoverwriteversion`, { Title: 'b' })
  }),
  addRelatedItem: row('Item Update', 'ListItemChanged Updated', 'ContentWritten related-items.add', async (w) => {
    const { pair } = await related(w, 3)
    return () => w.post('/_api/sp.relateditemmanager.addsinglelink', pair)
  }),
  addRelatedItemByUrl: row('Item Update', 'ListItemChanged Updated', 'ContentWritten related-items.add', async (w) => {
    const { url, pair } = await related(w, 3)
    const { SourceListName, SourceItemID } = pair
    const body = { SourceListName, SourceItemID, TargetItemUrl: `${url}/DispForm.aspx?ID=3` }
    return () => w.post('/_api/sp.relateditemmanager.addsinglelinktourl', body)
  }),
  addRelatedItemOfUrl: row('Item Update', 'ListItemChanged Updated', 'ContentWritten related-items.add', async (w) => {
    const { url, pair } = await related(w, 3)
    const { TargetListName, TargetItemID } = pair
    const body = { SourceItemUrl: `${url}/DispForm.aspx?ID=1`, TargetListName, TargetItemID }
    return () => w.post('/_api/sp.relateditemmanager.addsinglelinkfromurl', body)
  }),
  deleteRelatedItem: row('Item Update', 'ListItemChanged Updated', 'ContentWritten related-items.delete', async (w) => {
    const { pair } = await related(w, 2)
    return () => w.post('/_api/sp.relateditemmanager.deletesinglelink', pair)
  }),
  deleteItem: row('Item Delete', 'ListItemChanged Deleted', 'ContentWritten items.delete', async (w) => {
    const item = await w.item(await w.list())
    return () => w.call('DELETE', item)
  }),
  deleteItemWithParameters: row('Item Delete', 'ListItemChanged Deleted', 'ContentWritten items.delete', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/deletewithparameters`, { parameters: { BypassSharedLock: false } })
  }),
  addListDataFile: row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.add', async (w) => {
    const { title } = await w.library()
    return () => w.call('POST', `${dataService}/${title}/$value`, 'x', { Slug: 'a.txt' })
  }),
  addListDataItem: row('Item Add', 'ListItemChanged Created', 'ContentWritten items.add', async (w) => {
    const { title } = await w.list()
    return () => w.post(`${dataService}/${title}`, { Title: 'a' })
  }),
  updateListDataItem: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const { title } = await w.list()
    await w.post(`${dataService}/${title}`, { Title: 'a' })
    return () => w.call('PUT', `${dataService}/${title}(1)`, { Title: 'b' })
  }),
  mergeListDataItem: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const { title } = await w.list()
    await w.post(`${dataService}/${title}`, { Title: 'a' })
    return () => w.call('POST', `${dataService}/${title}(1)`, { Title: 'b' }, merge)
  }),
  deleteListDataItem: row('Item Delete', 'ListItemChanged Deleted', 'ContentWritten items.delete', async (w) => {
    const { title } = await w.list()
    await w.post(`${dataService}/${title}`, { Title: 'a' })
    return () => w.call('DELETE', `${dataService}/${title}(1)`)
  }),
  validateUpdateListItem: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/validateupdatelistitem`, { formValues: [{ FieldName: 'Title', FieldValue: 'form' }] })
  }),
  addValidateUpdateItemUsingPath: row('Item Add', 'ListItemChanged Created', 'ContentWritten items.add', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/addvalidateupdateitemusingpath`, { formValues: [{ FieldName: 'Title', FieldValue: 'form' }] })
  }),
  addListItem: row('Item Add', 'ListItemChanged Created', 'ContentWritten items.add', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/additem`, { parameters: { LeafName: 'a' } })
  }),
  bulkValidateUpdateListItems: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const list = await w.list()
    await w.item(list)
    const body = { itemIds: [1], formValues: [{ FieldName: 'Title', FieldValue: 'form' }] }
    return () => w.post(`${list.path}/bulkvalidateupdatelistitems`, body)
  }),
  createDiscussion: row('Item Add', 'ListItemChanged Created', 'ContentWritten items.add', async (w) => {
    const { id } = await w.list({ BaseTemplate: 108 })
    return () => w.post('/_api/sp.utilities.utility.createnewdiscussionitem', { listId: id, title: 'a' })
  }),
  reserveListItemId: row('', '', '', async (w) => {
    const { path } = await w.list()
    return () => w.post(`${path}/reservelistitemid`)
  }),
  deleteItemVersion: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.deleteVersions', async (w) => {
    const item = await versioned(w)
    return () => w.call('DELETE', `${item}/versions(512)`)
  }),
  deleteItemVersionById: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.deleteVersions', async (w) => {
    const item = await versioned(w)
    return () => w.post(`${item}/versions/deletebyid(512)`)
  }),
  deleteItemVersionByLabel: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.deleteVersions', async (w) => {
    const item = await versioned(w)
    return () => w.post(`${item}/versions/deletebylabel('1.0')`)
  }),
  deleteAllItemVersions: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.deleteVersions', async (w) => {
    const item = await versioned(w)
    return () => w.post(`${item}/versions/deleteall`)
  }),
  restoreItemVersionById: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.restoreVersion', async (w) => {
    const item = await versioned(w)
    return () => w.post(`${item}/versions/restorebyid(512)`)
  }),
  restoreItemVersionByLabel: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.restoreVersion', async (w) => {
    const item = await versioned(w)
    return () => w.post(`${item}/versions/restorebylabel('1.0')`)
  }),
  addAttachment: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.addAttachment', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/attachmentfiles/add(filename='a.txt')`, 'x')
  }),
  updateAttachmentValue: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.replaceAttachment', async (w) => {
    const file = await attached(w)
    return () => w.call('PUT', `${file}/$value`, 'y')
  }),
  deleteAttachment: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.deleteAttachment', async (w) => {
    const file = await attached(w)
    return () => w.call('DELETE', file)
  }),
  recycleAttachment: row('Item Update', 'ListItemChanged Updated', 'ContentWritten recycle-bin.recycleAttachment', async (w) => {
    const file = await attached(w)
    return () => w.post(`${file}/recycleobject`)
  }),
  recycleAttachmentByDelete: row('Item Update', 'ListItemChanged Updated', 'ContentWritten recycle-bin.recycleAttachment', async (w) => {
    const file = await attached(w)
    return () => w.call('DELETE', `${file}/recycleobject`)
  }),
  recycleItem: row('Item Delete', 'ListItemChanged Deleted', 'ContentWritten recycle-bin.recycleItem', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/recycle`)
  }),
}

/** An item of the recycle bin, which is empty otherwise: its address. */
async function recycled(w: World): Promise<string> {
  await w.post('/_api/site/recyclebin/deleteall')
  const item = await w.item(await w.list())
  return `/_api/web/recyclebin('${(await w.post(`${item}/recycle`)).value}')`
}

/** Two items and a file of the recycle bin, which is empty otherwise: their ids. */
async function three(w: World): Promise<string[]> {
  await w.post('/_api/site/recyclebin/deleteall')
  const list = await w.list()
  const [one, two, file] = [await w.item(list), await w.item(list), fileAt(await w.file(await w.library()))]
  const ids: string[] = []
  for (const path of [one, two, file]) ids.push((await w.post(`${path}/recycle`)).value as string)
  return ids
}

/** Writes to the recycle bin. */
export const recycleBinWrites: Readonly<Record<string, WriteRow>> = {
  restoreRecycleBinItem: row('Item Restore', 'ListItemChanged Created', 'ContentWritten recycle-bin.restore', async (w) => {
    const entry = await recycled(w)
    return () => w.post(`${entry}/restore`)
  }),
  deleteRecycleBinItem: row('Item Delete', '', 'ContentWritten recycle-bin.erase', async (w) => {
    const entry = await recycled(w)
    return () => w.post(`${entry}/deleteobject`)
  }),
  moveRecycleBinItemToSecondStage: row('', '', 'ContentWritten recycle-bin.moveToSecondStage', async (w) => {
    const entry = await recycled(w)
    return () => w.post(`${entry}/movetosecondstage`)
  }),
  restoreAllRecycleBinItems: row(
    'Item Restore, Item Restore, Item Restore',
    'ListItemChanged Created, ListItemChanged Created, FileChanged Created, ListItemChanged Created',
    'ContentWritten recycle-bin.restore',
    async (w) => {
      await three(w)
      return () => w.post('/_api/web/recyclebin/restoreall')
    },
  ),
  deleteAllRecycleBinItems: row('Item Delete, Item Delete, Item Delete', '', 'ContentWritten recycle-bin.erase', async (w) => {
    await three(w)
    return () => w.post('/_api/web/recyclebin/deleteall')
  }),
  moveAllRecycleBinItemsToSecondStage: row('', '', 'ContentWritten recycle-bin.moveToSecondStage', async (w) => {
    await three(w)
    return () => w.post('/_api/web/recyclebin/movealltosecondstage')
  }),
  deleteRecycleBinItemsByIds: row('Item Delete, Item Delete', '', 'ContentWritten recycle-bin.erase', async (w) => {
    const [, ...ids] = await three(w)
    return () => w.post('/_api/web/recyclebin/deletebyids', { ids })
  }),
  restoreRecycleBinItemsByIds: row(
    'Item Restore, Item Restore',
    'ListItemChanged Created, ListItemChanged Created',
    'ContentWritten recycle-bin.restore',
    async (w) => {
      const [one = '', two = ''] = await three(w)
      return () => w.post('/_api/web/recyclebin/restorebyids', { ids: [one, two] })
    },
  ),
  moveRecycleBinItemsToSecondStageByIds: row('', '', 'ContentWritten recycle-bin.moveToSecondStage', async (w) => {
    const [, ...ids] = await three(w)
    return () => w.post('/_api/site/recyclebin/movetosecondstagebyids', { ids })
  }),
  deleteAllSecondStageItems: row('Item Delete, Item Delete, Item Delete', '', 'ContentWritten recycle-bin.erase', async (w) => {
    await three(w)
    await w.post('/_api/web/recyclebin/movealltosecondstage')
    return () => w.post('/_api/site/recyclebin/deleteallsecondstageitems')
  }),
}

const item = 'Item Update'
const told = 'ListItemChanged Updated'

/** A list with one item, and with a choice column of several values. */
async function linked(w: World): Promise<{ readonly path: string; readonly set: string }> {
  const list = await w.list()
  await w.post(`${list.path}/fields`, { Title: 'Colours', FieldTypeKind: 15, Choices: ['red', 'blue'] })
  await w.post(`${list.path}/fields`, { Title: 'State', FieldTypeKind: 6, Choices: ['open'] })
  await w.post(`${list.path}/fields/addfield`, {
    parameters: { FieldTypeKind: 7, Title: 'Others', LookupListId: list.id, LookupFieldName: 'Title', AllowMultipleValues: true },
  })
  await w.post(`${dataService}/${list.title}`, { Title: 'a' })
  return { path: `${dataService}/${list.title}(1)/$links`, set: list.title }
}

/** The address in the list data service of a file that is attached to an item. */
async function dataAttachment(w: World): Promise<string> {
  const list = await w.list()
  await w.post(`${await w.item(list)}/attachmentfiles/add(filename='a.txt')`, 'x')
  return `${dataService}/Attachments(EntitySet='${list.title}',ItemId=1,Name='a.txt')`
}

/** Writes to links, attachments and files by the list data service. */
export const listDataWrites: Readonly<Record<string, WriteRow>> = {
  addListDataRelatedItem: row(
    'Item Add, Item Update',
    'ListItemChanged Created, ListItemChanged Updated',
    'ContentWritten items.addThroughLink',
    async (w) => {
      const { set } = await linked(w)
      return () => w.post(`${dataService}/${set}(1)/Others`, { Title: 'b' })
    },
  ),
  updateListDataLink: row(item, told, 'ContentWritten items.update', async (w) => {
    const { path, set } = await linked(w)
    return () => w.call('PUT', `${path}/State`, { uri: `${set}State('open')` })
  }),
  addListDataLink: row(item, told, 'ContentWritten items.update', async (w) => {
    const { path, set } = await linked(w)
    return () => w.post(`${path}/Colours`, { uri: `${set}Colours('red')` })
  }),
  deleteListDataLink: row(item, told, 'ContentWritten items.update', async (w) => {
    const { path, set } = await linked(w)
    await w.call('PUT', `${path}/State`, { uri: `${set}State('open')` })
    return () => w.call('DELETE', `${path}/State`)
  }),
  deleteListDataLinkById: row(item, told, 'ContentWritten items.update', async (w) => {
    const { path, set } = await linked(w)
    await w.post(`${path}/Others`, { uri: `${set}(1)` })
    return () => w.call('DELETE', `${path}/Others(1)`)
  }),
  deleteListDataLinkByKey: row(item, told, 'ContentWritten items.update', async (w) => {
    const { path, set } = await linked(w)
    await w.post(`${path}/Colours`, { uri: `${set}Colours('red')` })
    return () => w.call('DELETE', `${path}/Colours('red')`)
  }),
  updateListDataFile: row(item, 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.replace', async (w) => {
    const library = await w.library()
    await w.file(library)
    return () => w.call('PUT', `${dataService}/${library.title}(1)/$value`, 'y')
  }),
  addListDataAttachment: row(item, told, 'ContentWritten items.addAttachment', async (w) => {
    const list = await w.list()
    await w.item(list)
    return () => w.call('POST', `${dataService}/Attachments`, 'x', { Slug: `${list.title}|1|a.txt` })
  }),
  deleteListDataAttachment: row(item, told, 'ContentWritten items.deleteAttachment', async (w) => {
    const attachment = await dataAttachment(w)
    return () => w.call('DELETE', attachment)
  }),
  updateListDataAttachmentValue: row(item, told, 'ContentWritten items.replaceAttachment', async (w) => {
    const attachment = await dataAttachment(w)
    return () => w.call('PUT', `${attachment}/$value`, 'y')
  }),
}
