import { call, listNamed, method, property, set, web } from '../../support/csom/model-client.ts'
import { type Message, soapMessage } from '../../support/doors.ts'
import { json, merge, remove, type Step, shown } from './step.ts'

const library = '/Drafts'
const root = property(listNamed('Drafts'), 'RootFolder')
const file = method(property(root, 'Files'), 'GetByUrl', 'a.txt')
const versions = property(file, 'Versions')
const folder = (name: string) => method(property(root, 'Folders'), 'GetByUrl', name)
const fileAt = `/_api/web/getfilebyserverrelativeurl('${encodeURIComponent(`${library}/a.txt`)}')`
const folderAt = (name: string) => `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(`${library}${name}`)}')`
const put = (text: string): Message => ({
  method: 'POST',
  path: `${folderAt('')}/files/add(url='a.txt',overwrite=true)`,
  headers: {},
  body: text,
})
const asked = (facts: object): Message => json("/_api/web/lists/getbytitle('Drafts')", facts, { 'X-HTTP-Method': 'MERGE' })

/** Files of a library with drafts and moderation, their versions, and folders. */
export const draftSteps: readonly Step[] = [
  {
    name: 'undoing a check-out',
    before: [
      json('/_api/web/lists', { Title: 'Drafts', BaseTemplate: 101 }),
      asked({ EnableVersioning: true, EnableMinorVersions: true }),
      put('one'),
      json(`${fileAt}/checkout`),
    ],
    rest: json(`${fileAt}/undocheckout`),
    model: [call(file, 'UndoCheckOut')],
  },
  {
    name: 'changing the property bag of a file',
    learn: `${fileAt}/listitemallfields`,
    rest: ([item]) =>
      soapMessage(
        'UpdateListItems',
        `<listName>Drafts</listName><updates><Batch OnError="Continue"><Method ID="1" Cmd="Update"><Field Name="ID">${shown(item, 'Id')}</Field><Field Name="MetaInfo" Property="colour">blue</Field></Method></Batch></updates>`,
      ),
    model: [call(property(file, 'Properties'), 'SetFieldValue', 'colour', 'blue'), call(file, 'Update')],
  },
  { name: 'publishing a file', rest: json(`${fileAt}/publish('p')`), model: [call(file, 'Publish', 'p')] },
  { name: 'unpublishing a file', rest: json(`${fileAt}/unpublish('u')`), model: [call(file, 'UnPublish', 'u')] },
  {
    name: 'approving a file',
    before: [asked({ EnableModeration: true }), json(`${fileAt}/publish('p')`)],
    rest: json(`${fileAt}/approve('a')`),
    model: [call(file, 'Approve', 'a')],
  },
  {
    name: 'denying a file',
    before: [put('two'), json(`${fileAt}/publish('p')`)],
    rest: json(`${fileAt}/deny('d')`),
    model: [call(file, 'Deny', 'd')],
  },
  {
    name: 'deleting a version of a file by its number',
    before: [asked({ EnableModeration: false }), ...['three', 'four', 'five', 'six', 'seven'].map(put)],
    learn: `${fileAt}/versions`,
    rest: (learned) => json(`${fileAt}/versions/deletebyid(${shown(learned.at(-1), 'ID')})`),
    model: (learned) => [call(versions, 'DeleteByID', Number(learned.at(-1)?.ID))],
  },
  {
    name: 'deleting a version of a file',
    learn: `${fileAt}/versions`,
    rest: (learned) => json(`${fileAt}/versions/deletebyid(${shown(learned.at(-1), 'ID')})`),
    model: (learned) => [call(method(versions, 'GetById', Number(learned.at(-1)?.ID)), 'DeleteObject')],
  },
  {
    name: 'deleting a version of a file by its label',
    learn: `${fileAt}/versions`,
    rest: (learned) => json(`${fileAt}/versions/deletebylabel('${shown(learned.at(-1), 'VersionLabel')}')`),
    model: (learned) => [call(versions, 'DeleteByLabel', shown(learned.at(-1), 'VersionLabel'))],
  },
  {
    name: 'restoring a version of a file',
    learn: `${fileAt}/versions`,
    rest: (learned) => json(`${fileAt}/versions/restorebylabel('${shown(learned.at(-1), 'VersionLabel')}')`),
    model: (learned) => [call(versions, 'RestoreByLabel', shown(learned.at(-1), 'VersionLabel'))],
  },
  {
    name: 'deleting all versions of a file',
    rest: json(`${fileAt}/versions/deleteall`),
    model: [call(versions, 'DeleteAll')],
  },
  {
    name: 'copying a folder',
    before: [json(`${folderAt('')}/folders/add('In')`)],
    rest: json(`${folderAt('/In')}/copyto('${encodeURIComponent(`${library}/Copy`)}')`),
    model: [call(folder('In'), 'CopyTo', `${library}/Copy`)],
  },
  { name: 'deleting a folder', rest: json(folderAt('/Copy'), undefined, remove), model: [call(folder('Copy'), 'DeleteObject')] },
  {
    name: 'changing a folder',
    rest: json("/_api/web/getfolderbyserverrelativeurl('%2F')", { WelcomePage: 'home.aspx' }, merge),
    model: ((at) => [set(at, 'WelcomePage', 'home.aspx'), call(at, 'Update')])(property(web, 'RootFolder')),
  },
]
