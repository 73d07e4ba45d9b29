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
  updateItemAsSystem: row('Item SystemUpdate', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/systemupdate`, { Title: 'b' })
  }),
  updateItemOverVersion: row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.update', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/updateoverwriteversion`, { Title: 'b' })
  }),
  deleteItem: row('Item Delete', 'ListItemChanged Deleted', 'ContentWritten items.delete', async (w) => {
    const item = await w.item(await w.list())
    return () => w.call('DELETE', item)
  }),
  deleteItemWithParameters: row('Item Delete', 'ListItemChanged Deleted', 'ContentWritten items.delete', async (w) => {
    const item = await w.item(await w.list())
    return () => w.post(`${item}/deletewithparameters`, { parameters: { BypassSharedLock: false } })
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
  deleteAllSecondStageItems: row('Item Delete, Item Delete, Item Delete', '', 'ContentWritten recycle-bin.erase', async (w) => {
    await three(w)
    await w.post('/_api/web/recyclebin/movealltosecondstage')
    return () => w.post('/_api/site/recyclebin/deleteallsecondstageitems')
  }),
}
