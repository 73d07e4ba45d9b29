import { listName, updates } from '../../../support/soap/lists-client.ts'
import { row, type World, type WriteRow } from './world.ts'

const page = (url: string): string => `<pageUrl>${url}</pageUrl>`
const view = (name: string): string => `<viewName>${name}</viewName>`

/** The message parts that name a new file of a library that keeps versions: 3.0 is the present one. */
const versioned = async (w: World): Promise<string> =>
  `<fileName>${await w.file(await w.library({ EnableVersioning: true }), 3)}</fileName>`

/** The message parts that name a new view of a new list. */
async function newView(w: World): Promise<string> {
  const { title } = await w.list()
  const added = await w.soap('views').call('AddView', listName(title) + view('v'))
  return listName(title) + view(/<View [^>]*\bName="([^"]*)"/.exec(added)?.[1] ?? '')
}

/** The message parts that describe a new content type. */
const newType = (w: World): string => `<displayName>T${w.next()}</displayName><parentType>0x01</parentType>`

/** The message parts that name a new group. */
async function group(w: World): Promise<string> {
  const title = `Group ${w.next()}`
  await w.post('/_api/web/sitegroups', { Title: title })
  return `<groupName>${title}</groupName>`
}

/** The message parts that describe a user, who is a user of the site collection. */
async function user(w: World): Promise<{ readonly login: string; readonly details: string }> {
  const name = `user${w.next()}`
  await w.post('/_api/web/ensureuser', { logonName: name })
  const login = `<userLoginName>${name}</userLoginName>`
  return { login, details: `<userName>${name}</userName>${login}<userEmail/><userNotes/>` }
}

/** Writes by SOAP, as service and operation. */
export const soapWrites: Readonly<Record<string, WriteRow>> = {
  'lists.AddList': row('List Add', 'ListChanged Created', 'ContentWritten lists.add', async (w) => {
    const parts = `${listName(`N${w.next()}`)}<description/><templateID>100</templateID>`
    return () => w.soap('lists').call('AddList', parts)
  }),
  'lists.DeleteList': row('List Delete', 'ListChanged Deleted', 'ContentWritten lists.delete', async (w) => {
    const { title } = await w.list()
    return () => w.soap('lists').call('DeleteList', listName(title))
  }),
  'lists.AddListFromFeature': row('List Add', 'ListChanged Created', 'ContentWritten lists.add', async (w) => {
    const parts = `${listName(`N${w.next()}`)}<featureID>00bfea71-de22-43b2-a848-c05709900100</featureID><templateID>100</templateID>`
    return () => w.soap('lists').call('AddListFromFeature', parts)
  }),
  'lists.CreateContentType': row(
    'ContentType Add, ContentType Update, ContentType Update, View Update',
    'ListChanged Updated, ListChanged Updated, ListChanged Updated, ListChanged Updated',
    'ContentWritten content-types.addToList, ContentWritten content-types.update, ContentWritten content-types.addFieldLink, ContentWritten lists.changeViewFields',
    async (w) => {
      const { title, path } = await w.list()
      await w.post(`${path}/fields`, { Title: 'Size', FieldTypeKind: 2 })
      const fields = '<fields><Fields><Method ID="1"><Field Name="Size"/></Method></Fields></fields>'
      const properties = '<contentTypeProperties><ContentType Hidden="TRUE"/></contentTypeProperties><addToView>TRUE</addToView>'
      return () => w.soap('lists').call('CreateContentType', listName(title) + newType(w) + fields + properties)
    },
  ),
  'lists.UpdateContentType': row(
    'ContentType Update, ContentType Update, View Update',
    'ListChanged Updated, ListChanged Updated, ListChanged Updated',
    'ContentWritten content-types.update, ContentWritten content-types.addFieldLink, ContentWritten lists.changeViewFields',
    async (w) => {
      const { title, path } = await w.list()
      await w.post(`${path}/fields`, { Title: 'Size', FieldTypeKind: 2 })
      const made = await w.soap('lists').call('CreateContentType', listName(title) + newType(w))
      const id = /<CreateContentTypeResult>(\w+)</.exec(made)?.[1] ?? ''
      const properties = '<contentTypeProperties><ContentType Description="d"/></contentTypeProperties>'
      const fields = '<newFields><Fields><Method ID="1"><Field Name="Size"/></Method></Fields></newFields><addToView>TRUE</addToView>'
      return () => w.soap('lists').call('UpdateContentType', `${listName(title)}<contentTypeId>${id}</contentTypeId>${properties}${fields}`)
    },
  ),
  'lists.DeleteContentType': row('ContentType Delete', 'ListChanged Updated', 'ContentWritten content-types.delete', async (w) => {
    const { title } = await w.list()
    const made = await w.soap('lists').call('CreateContentType', listName(title) + newType(w))
    const id = /<CreateContentTypeResult>(\w+)</.exec(made)?.[1] ?? ''
    return () => w.soap('lists').call('DeleteContentType', `${listName(title)}<contentTypeId>${id}</contentTypeId>`)
  }),
  'lists.ApplyContentTypeToList': row('ContentType Add', 'ListChanged Updated', 'ContentWritten content-types.addToList', async (w) => {
    const { title } = await w.list()
    const { StringId } = await w.post('/_api/web/contenttypes', { Name: `T${w.next()}` })
    return () => w.soap('lists').call('ApplyContentTypeToList', `<contentTypeId>${StringId}</contentTypeId>${listName(title)}`)
  }),
  'lists.UpdateListItems': row(
    'Item Add, Item Update, Item Delete',
    'ListItemChanged Created, ListItemChanged Updated, ListItemChanged Deleted',
    'ContentWritten items.add, ContentWritten items.update, ContentWritten items.delete',
    async (w) => {
      const list = await w.list()
      for (let item = 0; item < 2; item++) await w.item(list)
      const fields = '<Field Name="ID">1</Field><Field Name="Title">b</Field>'
      const methods = [
        '<Method ID="1" Cmd="New"><Field Name="Title">a</Field></Method>',
        `<Method ID="2" Cmd="Update">${fields}</Method>`,
        '<Method ID="3" Cmd="Delete"><Field Name="ID">2</Field></Method>',
      ]
      return () => w.soap('lists').call('UpdateListItems', listName(list.title) + updates(methods.join('')))
    },
  ),
  'lists.AddAttachment': row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.addAttachment', async (w) => {
    const list = await w.list()
    await w.item(list)
    const parts = `${listName(list.title)}<listItemID>1</listItemID><fileName>a.txt</fileName><attachment>eA==</attachment>`
    return () => w.soap('lists').call('AddAttachment', parts)
  }),
  'lists.DeleteAttachment': row('Item Update', 'ListItemChanged Updated', 'ContentWritten items.deleteAttachment', async (w) => {
    const list = await w.list()
    await w.post(`${await w.item(list)}/attachmentfiles/add(filename='a.txt')`, 'x')
    const parts = `${listName(list.title)}<listItemID>1</listItemID><url>${list.url}/Attachments/1/a.txt</url>`
    return () => w.soap('lists').call('DeleteAttachment', parts)
  }),
  'lists.CheckOutFile': row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.checkOut', async (w) => {
    const file = await w.file(await w.library())
    return () => w.soap('lists').call('CheckOutFile', page(file))
  }),
  'lists.CheckInFile': row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.checkIn', async (w) => {
    const file = await w.file(await w.library())
    await w.soap('lists').call('CheckOutFile', page(file))
    return () => w.soap('lists').call('CheckInFile', `${page(file)}<comment>c</comment><CheckinType>1</CheckinType>`)
  }),
  'lists.UndoCheckOut': row(
    'Item Update',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.undoCheckOut',
    async (w) => {
      const file = await w.file(await w.library())
      await w.soap('lists').call('CheckOutFile', page(file))
      return () => w.soap('lists').call('UndoCheckOut', page(file))
    },
  ),
  'versions.RestoreVersion': row(
    'Item Update',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.restoreVersion',
    async (w) => {
      const file = await versioned(w)
      return () => w.soap('versions').call('RestoreVersion', `${file}<fileVersion>1.0</fileVersion>`)
    },
  ),
  'versions.DeleteVersion': row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.deleteVersion',
    async (w) => {
      const file = await versioned(w)
      return () => w.soap('versions').call('DeleteVersion', `${file}<fileVersion>1.0</fileVersion>`)
    },
  ),
  'versions.DeleteAllVersions': row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.deleteVersions',
    async (w) => {
      const file = await versioned(w)
      return () => w.soap('versions').call('DeleteAllVersions', file)
    },
  ),
  'views.AddView': row('View Add', 'ListChanged Updated', 'ContentWritten lists.addView', async (w) => {
    const { title } = await w.list()
    return () => w.soap('views').call('AddView', listName(title) + view('v'))
  }),
  'views.UpdateView': row('View Update', 'ListChanged Updated', 'ContentWritten lists.updateView', async (w) => {
    const one = await newView(w)
    return () => w.soap('views').call('UpdateView', `${one}<rowLimit><RowLimit>5</RowLimit></rowLimit>`)
  }),
  'views.DeleteView': row('View Delete', 'ListChanged Updated', 'ContentWritten lists.deleteView', async (w) => {
    const one = await newView(w)
    return () => w.soap('views').call('DeleteView', one)
  }),
  'usergroup.AddUserToGroup': row('Group MemberAdd', '', 'PermissionChanged people.addMember', async (w) => {
    const [one, { details }] = [await group(w), await user(w)]
    return () => w.soap('usergroup').call('AddUserToGroup', one + details)
  }),
  'usergroup.RemoveUserFromGroup': row('Group MemberDelete', '', 'PermissionChanged people.removeMember', async (w) => {
    const [one, { details, login }] = [await group(w), await user(w)]
    await w.soap('usergroup').call('AddUserToGroup', one + details)
    return () => w.soap('usergroup').call('RemoveUserFromGroup', one + login)
  }),
  'usergroup.RemoveGroup': row('Group Delete', '', 'PermissionChanged people.deleteGroup', async (w) => {
    const one = await group(w)
    return () => w.soap('usergroup').call('RemoveGroup', one)
  }),
}
