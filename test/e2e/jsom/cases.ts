import { json } from 'node:stream/consumers'
import {
  bytesOf,
  call,
  demand,
  elements,
  filled,
  type Given,
  has,
  loadLibrary,
  make,
  named,
  send,
  type Thing,
  text,
  tryAll,
} from './library.ts'
import { shownCases } from './shown-cases.ts'

/** Reads and writes every kind of object through the script library of the established server, unmodified. */

const given = (await json(process.stdin)) as Given
const context = loadLibrary(given)
const web = call(context, 'get_web')
const site = call(context, 'get_site')
const lists = call(web, 'get_lists')
const [title, library] = [`Jobs ${given.version}`, `Files ${given.version}`]
/** A path that a request follows is made when it is needed. */
const list = () => call(lists, 'getByTitle', title)
const root = () => call(call(lists, 'getByTitle', library), 'get_rootFolder')

/** Loads objects and sends the request. */
async function load(...things: readonly Thing[]): Promise<void> {
  for (const thing of things) call(context, 'load', thing)
  await send(context)
}

async function addField(xml: string): Promise<Thing> {
  const field = call(call(list(), 'get_fields'), 'addFieldAsXml', xml, true, 0)
  await load(field)
  return field
}

async function addItem(words: string): Promise<Thing> {
  const item = call(list(), 'addItem', make('SP.ListItemCreationInformation'))
  call(item, 'set_item', 'Title', words)
  call(item, 'update')
  await load(item)
  return item
}

async function query(viewXml: string): Promise<Thing[]> {
  const found = call(list(), 'getItems', filled('SP.CamlQuery', { viewXml }))
  await load(found)
  return elements(found)
}

const addFile = (name: string, words: string): Thing =>
  call(call(root(), 'get_files'), 'add', filled('SP.FileCreationInformation', { url: name, overwrite: true, content: bytesOf(words) }))

async function rootUrl(): Promise<string> {
  const folder = root()
  await load(folder)
  return text(folder, 'serverRelativeUrl')
}

const readRole = () => call(call(web, 'get_roleDefinitions'), 'getByName', 'Read')

await tryAll({
  'a web with its properties': async () => {
    await load(web, site)
    demand(text(web, 'title') !== '' && call<unknown>(web, 'get_created') instanceof Date, text(web, 'title'))
  },
  'lists with their columns, by one query': async () => {
    call(context, 'load', lists, 'Include(Title,Id,RootFolder.ServerRelativeUrl,Fields.Include(InternalName))')
    await send(context)
    demand(
      elements(lists).every((one) => elements(call(one, 'get_fields')).length > 3),
      elements(lists).length,
    )
  },
  'a new list': async () => {
    const made = call(lists, 'add', filled('SP.ListCreationInformation', { title, templateType: 100 }))
    call(made, 'set_enableVersioning', true)
    call(made, 'update')
    await load(made)
    demand(text(made, 'title') === title && call<boolean>(made, 'get_enableVersioning'), text(made, 'title'))
  },
  'a new library': async () => {
    const made = call(lists, 'add', filled('SP.ListCreationInformation', { title: library, templateType: 101 }))
    await load(made)
    demand(call<number>(made, 'get_baseTemplate') === 101, text(made, 'baseTemplate'))
  },
  'columns of several kinds, cast to their types': async () => {
    const choice = await addField('<Field Type="Choice" Name="Kind" DisplayName="Kind"><CHOICES><CHOICE>a</CHOICE></CHOICES></Field>')
    const cast = call(context, 'castTo', choice, named('SP.FieldChoice'))
    call(cast, 'set_choices', ['x', 'y'])
    call(cast, 'update')
    const number = await addField('<Field Type="Number" Name="Size" DisplayName="Size" />')
    const counted = call(context, 'castTo', number, named('SP.FieldNumber'))
    call(counted, 'set_maximumValue', 99)
    call(counted, 'update')
    for (const [type, name] of [
      ['DateTime', 'Due'],
      ['User', 'Who'],
      ['URL', 'Link'],
      ['Boolean', 'Done'],
      ['Note', 'Words'],
    ])
      await addField(`<Field Type="${type}" Name="${name}" DisplayName="${name}" />`)
    await load(cast, counted)
    demand(
      call<string[]>(cast, 'get_choices').join() === 'x,y' && call<number>(counted, 'get_maximumValue') === 99,
      call(cast, 'get_choices'),
    )
  },
  'an item with values of every kind': async () => {
    const item = await addItem('First')
    const link = filled('SP.FieldUrlValue', { url: 'https://a.example/', description: 'a' })
    const who = make('SP.FieldUserValue')
    const user = call(web, 'get_currentUser')
    await load(user)
    call(who, 'set_lookupId', call(user, 'get_id'))
    const due = new Date(Date.UTC(2026, 0, 31, 10))
    for (const [name, value] of [
      ['Kind', 'x'],
      ['Size', 7],
      ['Due', due],
      ['Who', who],
      ['Link', link],
      ['Done', true],
      ['Words', 'w'],
    ] as const)
      call(item, 'set_item', name, value)
    call(item, 'update')
    await load(item)
    const shown = ['Size', 'Done', 'Kind'].map((name) => call<unknown>(item, 'get_item', name))
    const person = call<Thing>(item, 'get_item', 'Who')
    demand(shown.join() === '7,true,x' && text(person, 'lookupId') === text(user, 'id'), shown)
    demand(text(call<Thing>(item, 'get_item', 'Link'), 'url') === 'https://a.example/', shown)
    demand(call<Date>(item, 'get_item', 'Due').getTime() === due.getTime(), call(item, 'get_item', 'Due'))
  },
  'a CAML query with pages': async () => {
    for (const words of ['Second', 'Third']) await addItem(words)
    const first = call(list(), 'getItems', filled('SP.CamlQuery', { viewXml: '<View><RowLimit>2</RowLimit></View>' }))
    await load(first)
    const next = filled('SP.CamlQuery', { viewXml: '<View><RowLimit>2</RowLimit></View>' })
    call(next, 'set_listItemCollectionPosition', call(first, 'get_listItemCollectionPosition'))
    const second = call(list(), 'getItems', next)
    await load(second)
    demand(elements(first).length === 2 && elements(second).length === 1, elements(second).length)
  },
  'an item of an old version is not overwritten': async () => {
    const [item] = await query('<View/>')
    call(item, 'set_item', 'Title', 'Later')
    call(item, 'update')
    await send(context)
    call(item, 'set_item', 'Title', 'Lost')
    call(item, 'update')
    const words = await send(context).then(
      () => 'stored',
      (error: Error) => error.message,
    )
    demand(words === 'stored' || /conflict|version/i.test(words), words)
  },
  'a folder with an item in it': async () => {
    call(list(), 'set_enableFolderCreation', true)
    call(list(), 'update')
    const folder = call(list(), 'addItem', filled('SP.ListItemCreationInformation', { underlyingObjectType: 1, leafName: 'In' }))
    call(folder, 'set_item', 'Title', 'In')
    call(folder, 'update')
    await load(folder)
    demand(call<number>(folder, 'get_fileSystemObjectType') === 1, text(folder, 'fileSystemObjectType'))
  },
  'a view with its columns': async () => {
    const creation = filled('SP.ViewCreationInformation', {
      title: 'Short',
      viewFields: ['Title', 'Kind'],
      rowLimit: 5,
      query: '<OrderBy><FieldRef Name="Title"/></OrderBy>',
    })
    const view = call(call(list(), 'get_views'), 'add', creation)
    const fields = call(view, 'get_viewFields')
    call(fields, 'add', 'Size')
    call(view, 'update')
    call(context, 'load', view)
    await load(fields)
    demand(text(view, 'title') === 'Short' && call<number>(fields, 'get_count') === 3, call(fields, 'get_count'))
  },
  'a file, checked out and in, with its item and versions': async () => {
    const file = addFile('a.txt', 'one')
    await load(file)
    call(file, 'checkOut')
    call(file, 'checkIn', 'done', 1)
    const item = call(file, 'get_listItemAllFields')
    call(item, 'set_item', 'Title', 'A file')
    call(item, 'update')
    const versions = call(file, 'get_versions')
    await load(file, item, versions)
    demand(call<string>(item, 'get_item', 'Title') === 'A file', text(file, 'name'))
  },
  'a file copied, moved and recycled': async () => {
    const at = await rootUrl()
    call(call(web, 'getFileByServerRelativeUrl', `${at}/a.txt`), 'copyTo', `${at}/b.txt`, true)
    call(call(web, 'getFileByServerRelativeUrl', `${at}/b.txt`), 'moveTo', `${at}/c.txt`, 1)
    call(call(web, 'getFileByServerRelativeUrl', `${at}/c.txt`), 'recycle')
    const bin = call(web, 'get_recycleBin')
    await load(bin)
    demand(
      elements(bin).some((entry) => text(entry, 'leafName') === 'c.txt'),
      elements(bin).length,
    )
  },
  'a folder by its path, with MoveCopyUtil': async () => {
    if (!has('SP.MoveCopyOptions')) return
    const at = await rootUrl()
    call(call(root(), 'get_folders'), 'add', 'F')
    await send(context)
    call(named('SP.MoveCopyUtil'), 'copyFolder', context, `${given.url}${at}/F`, `${given.url}${at}/G`, make('SP.MoveCopyOptions'))
    const folders = call(root(), 'get_folders')
    await load(folders)
    demand(
      elements(folders).some((one) => text(one, 'name') === 'G'),
      elements(folders).length,
    )
  },
  'a content type, added to a list': async () => {
    const id = `0x0100${given.version.padStart(32, 'A').replaceAll(/[^\dA-F]/g, 'B')}`
    const type = call(
      call(web, 'get_contentTypes'),
      'add',
      filled('SP.ContentTypeCreationInformation', { name: `Tile ${given.version}`, id, group: 'Own' }),
    )
    const column = call(
      call(web, 'get_fields'),
      'addFieldAsXml',
      `<Field Type="Text" Name="Own${given.version}" DisplayName="Own ${given.version}"/>`,
      false,
      0,
    )
    call(call(type, 'get_fieldLinks'), 'add', filled('SP.FieldLinkCreationInformation', { field: column }))
    call(type, 'update', true)
    call(list(), 'set_contentTypesEnabled', true)
    call(list(), 'update')
    const added = call(call(list(), 'get_contentTypes'), 'addExistingContentType', type)
    await load(type, added)
    demand(text(added, 'name') === `Tile ${given.version}`, text(added, 'name'))
  },
  'a group with a member and rights on a list': async () => {
    const group = call(
      call(web, 'get_siteGroups'),
      'add',
      filled('SP.GroupCreationInformation', { title: `Crew ${given.version}`, description: 'd' }),
    )
    call(call(group, 'get_users'), 'addUser', call(web, 'ensureUser', 'dora'))
    call(list(), 'breakRoleInheritance', true, false)
    const bindings = call(named('SP.RoleDefinitionBindingCollection'), 'newObject', context)
    call(bindings, 'add', readRole())
    call(call(list(), 'get_roleAssignments'), 'add', group, bindings)
    const rights = call(list(), 'getUserEffectivePermissions', 'i:0#.f|membership|dora')
    const users = call(group, 'get_users')
    await load(users)
    demand(
      elements(users).some((one) => text(one, 'loginName').endsWith('dora')),
      elements(users).length,
    )
    demand(call<boolean>(rights, 'has', named('SP.PermissionKind.viewListItems') ?? 1), 'no right')
    call(list(), 'resetRoleInheritance')
    await send(context)
  },
  'a link of the navigation': async () => {
    const nodes = call(call(web, 'get_navigation'), 'get_quickLaunch')
    const node = call(
      nodes,
      'add',
      filled('SP.NavigationNodeCreationInformation', { title: 'Away', url: 'https://a.example/', isExternal: true, asLastNode: true }),
    )
    await load(node)
    call(node, 'deleteObject')
    await send(context)
  },
  'the property bag of the web': async () => {
    const bag = call(web, 'get_allProperties')
    call(bag, 'set_item', `own_${given.version}`, 'blue')
    call(web, 'update')
    await load(bag)
    demand(call<string>(bag, 'get_item', `own_${given.version}`) === 'blue', call(bag, 'get_fieldValues'))
  },
  'a custom action': async () => {
    const action = call(call(web, 'get_userCustomActions'), 'add')
    call(action, 'set_location', 'ScriptLink')
    call(action, 'set_title', 'Own')
    call(action, 'set_scriptSrc', '~site/a.js')
    call(action, 'update')
    await load(action)
    demand(text(action, 'title') === 'Own', text(action, 'title'))
    call(action, 'deleteObject')
    await send(context)
  },
  'an event receiver': async () => {
    const receivers = call(list(), 'get_eventReceivers')
    const creation = {
      receiverName: 'Own',
      receiverUrl: 'https://a.example/',
      eventType: 10_001,
      synchronization: 2,
      sequenceNumber: 10_000,
      receiverAssembly: '',
      receiverClass: '',
    }
    call(receivers, 'add', filled('SP.EventReceiverDefinitionCreationInformation', creation))
    await load(receivers)
    demand(
      elements(receivers).some((one) => text(one, 'receiverName') === 'Own'),
      elements(receivers).length,
    )
  },
  'changes of a list': async () => {
    const changes = call(list(), 'getChanges', make('SP.ChangeQuery', true, true))
    await load(changes)
    demand(elements(changes).length > 3, elements(changes).length)
  },
  'titles in a language': async () => {
    if (!has('SP.UserResource')) return
    call(web, 'addSupportedUILanguage', 1031)
    call(call(list(), 'get_titleResource'), 'setValueForUICulture', 'de-DE', 'Arbeit')
    const words = call(call(list(), 'get_titleResource'), 'getValueForUICulture', 'de-DE')
    await send(context)
    demand(text(words, 'value') === 'Arbeit', words)
  },
  'the regional settings and the theme of the web': async () => {
    const settings = call(web, 'get_regionalSettings')
    await load(settings, call(settings, 'get_timeZone'), call(web, 'get_themeInfo'))
    demand(call<number>(settings, 'get_localeId') === 1033, text(settings, 'localeId'))
  },
  'scopes for errors': async () => {
    const scope = make('SP.ExceptionHandlingScope', context)
    const all = call(scope, 'startScope')
    const first = call(scope, 'startTry')
    call(call(lists, 'getByTitle', `None ${given.version}`), 'deleteObject')
    call(first, 'dispose')
    const second = call(scope, 'startCatch')
    call(lists, 'add', filled('SP.ListCreationInformation', { title: `None ${given.version}`, templateType: 100 }))
    call(second, 'dispose')
    const last = call(scope, 'startFinally')
    const made = call(lists, 'getByTitle', `None ${given.version}`)
    call(context, 'load', made)
    call(last, 'dispose')
    call(all, 'dispose')
    await send(context)
    demand(call<boolean>(scope, 'get_hasException') && text(made, 'title') === `None ${given.version}`, text(scope, 'errorMessage'))
  },
  'errors with their type and code': async () => {
    call(context, 'load', call(lists, 'getByTitle', 'Nowhere'))
    const words = await send(context).then(
      () => '',
      (error: Error) => error.message,
    )
    demand(words.startsWith('System.ArgumentException: ') && words.includes('Nowhere'), words)
  },
  'the term store': async () => {
    const store = call(call(named('SP.Taxonomy.TaxonomySession'), 'getTaxonomySession', context), 'getDefaultSiteCollectionTermStore')
    const group = call(store, 'createGroup', `Words ${given.version}`, crypto.randomUUID())
    const set = call(group, 'createTermSet', 'Towns', crypto.randomUUID(), 1033)
    const term = call(set, 'createTerm', 'Dresden', 1033, crypto.randomUUID())
    call(store, 'commitAll')
    await load(store, term, call(set, 'get_terms'))
    demand(text(term, 'name') === 'Dresden', text(store, 'name'))
  },
  'a user profile': async () => {
    const person = call(make('SP.UserProfiles.PeopleManager', context), 'getMyProperties')
    await load(person)
    demand(text(person, 'accountName').includes('admin'), text(person, 'accountName'))
  },
  'a search with refiners': async () => {
    const words = 'Microsoft.SharePoint.Client.Search.Query'
    const asked = make(`${words}.KeywordQuery`, context)
    call(asked, 'set_queryText', 'First')
    call(asked, 'set_refiners', 'FileType')
    call(call(asked, 'get_selectProperties'), 'add', 'Title')
    const result = call(make(`${words}.SearchExecutor`, context), 'executeQuery', asked)
    await send(context)
    demand(JSON.stringify(call(result, 'get_value')).includes('ResultTables'), call(result, 'get_value'))
  },
  ...shownCases(context, given.version),
  'lists deleted and restored': async () => {
    call(list(), 'recycle')
    const bin = call(web, 'get_recycleBin')
    await load(bin)
    const entry = elements(bin).find((one) => text(one, 'title') === title)
    demand(
      entry !== undefined,
      elements(bin).map((one) => text(one, 'title')),
    )
    call(entry, 'restore')
    await load(list())
    call(list(), 'deleteObject')
    await send(context)
  },
})
