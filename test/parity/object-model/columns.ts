import { call, listNamed, method, property, set, value, web } from '../../support/csom/model-client.ts'
import { rest } from '../../support/doors.ts'
import { json, reached, remove, type Step, shown } from './step.ts'

const ownType = '0x010012345678901234567890123456789013'
const weight = '5d0a6f3e-3c1b-4c55-9b47-6c0d1e2f3a4b'
const at = "/_api/web/lists/getbytitle('Columns')"
const list = listNamed('Columns')
const fields = property(list, 'Fields')
const title = method(fields, 'GetByInternalNameOrTitle', 'Title')
const looked = method(fields, 'GetByInternalNameOrTitle', 'Looked')
const item = method(list, 'GetItemById', 1)
const versions = property(item, 'Versions')
const type = method(property(web, 'ContentTypes'), 'GetById', ownType)
const lists = property(web, 'Lists')
const titled = (name: string, method: string) => [call(item, 'SetFieldValue', 'Title', name), call(item, method)]
const shownIn = (form: string): Step => ({
  name: `hiding a column in the ${form} form`,
  rest: json(`${at}/fields/getbyinternalnameortitle('Title')/setshowin${form}form(false)`),
  model: [call(title, `SetShowIn${form.charAt(0).toUpperCase()}${form.slice(1)}Form`, false)],
})

const lookupTo = (list: unknown) => `<Field Type="Lookup" Name="Looked" DisplayName="Looked" List="{${String(list)}}" ShowField="Title"/>`

/** Columns of lists and content types, and all ways to store an item. */
export const columnSteps: readonly Step[] = [
  {
    name: 'changing a column, and those of lists',
    before: [
      json('/_api/web/lists', { Title: 'Columns', BaseTemplate: 100 }),
      json(at, { EnableVersioning: true }, { 'X-HTTP-Method': 'MERGE' }),
    ],
    rest: json(`${at}/fields/getbyinternalnameortitle('Title')`, { Description: 'd' }, { 'X-HTTP-Method': 'MERGE' }),
    model: [set(title, 'Description', 'd'), call(title, 'UpdateAndPushChanges', true)],
  },
  ...['display', 'edit', 'new'].map(shownIn),
  {
    name: 'adding a lookup column',
    learn: at,
    rest: ([own]) => json(`${at}/fields/createfieldasxml`, { parameters: { SchemaXml: lookupTo(own?.Id), Options: 8 } }),
    model: ([own]) => reached(method(fields, 'AddFieldAsXml', lookupTo(own?.Id), false, 8)),
  },
  {
    name: 'adding a dependent lookup column',
    learn: `${at}/fields/getbyinternalnameortitle('Looked')`,
    rest: ([field]) =>
      json(`${at}/fields/adddependentlookupfield(displayname='Its number',primarylookupfieldid='${shown(field, 'Id')}',showfield='ID')`),
    model: reached(method(fields, 'AddDependentLookup', 'Its number', looked, 'ID')),
  },
  {
    name: 'deleting a column',
    before: [json(`${at}/fields/createfieldasxml`, { parameters: { SchemaXml: '<Field Type="Text" Name="Gone" DisplayName="Gone"/>' } })],
    rest: json(`${at}/fields/getbyinternalnameortitle('Gone')`, undefined, remove),
    model: [call(method(fields, 'GetByInternalNameOrTitle', 'Gone'), 'DeleteObject')],
  },
  {
    name: 'adding a column to a content type',
    before: [
      json('/_api/web/fields', { Id: weight, Title: 'Weight', FieldTypeKind: 9 }),
      json('/_api/web/contenttypes', { Name: 'With a weight', Id: { StringValue: ownType } }),
    ],
    rest: json(`/_api/web/contenttypes('${ownType}')/fieldlinks`, { FieldInternalName: 'Weight' }),
    model: reached(
      method(
        property(type, 'FieldLinks'),
        'Add',
        value('FieldLinkCreationInformation', { Field: method(property(web, 'Fields'), 'GetByInternalNameOrTitle', 'Weight') }),
      ),
    ),
  },
  {
    name: 'putting the columns of a content type in order',
    rest: json(`/_api/web/contenttypes('${ownType}')/fieldlinks/reorder`, { internalNames: ['Weight'] }),
    model: [call(property(type, 'FieldLinks'), 'Reorder', ['Weight'])],
  },
  {
    name: 'taking a column from a content type',
    rest: json(`/_api/web/contenttypes('${ownType}')/fieldlinks(guid'${weight}')`, undefined, remove),
    model: [call(method(property(type, 'FieldLinks'), 'GetById', weight), 'DeleteObject')],
  },
  {
    name: 'deleting a content type',
    rest: json(`/_api/web/contenttypes('${ownType}')`, undefined, remove),
    model: [call(type, 'DeleteObject')],
  },
  {
    name: 'storing an item without a version',
    before: [
      rest.addItem('Columns', { Title: 'a' }),
      ...['b', 'c', 'd', 'e', 'f'].map((to) => rest.updateItem('Columns', 1, { Title: to })),
    ],
    rest: json(`${at}/items(1)/systemupdate`, { Title: 's' }),
    model: titled('s', 'SystemUpdate'),
  },
  {
    name: 'storing an item over its version',
    rest: json(`${at}/items(1)/updateoverwriteversion`, { Title: 'o' }),
    model: titled('o', 'UpdateOverwriteVersion'),
  },
  {
    name: 'deleting a version of an item',
    rest: json(`${at}/items(1)/versions(512)`, undefined, remove),
    model: [call(method(versions, 'GetById', 512), 'DeleteObject')],
  },
  {
    name: 'deleting a version of an item by its label',
    rest: json(`${at}/items(1)/versions/deletebylabel('2.0')`),
    model: [call(versions, 'DeleteByLabel', '2.0')],
  },
  {
    name: 'restoring a version of an item by its label',
    rest: json(`${at}/items(1)/versions/restorebylabel('3.0')`),
    model: [call(versions, 'RestoreByLabel', '3.0')],
  },
  {
    name: 'deleting all versions of an item',
    rest: json(`${at}/items(1)/versions/deleteall`),
    model: [call(versions, 'DeleteAll')],
  },
  {
    name: 'recycling an attachment',
    before: [rest.attach('Columns', 1, 'a.txt', 'text')],
    rest: json(`${at}/items(1)/attachmentfiles('a.txt')/recycleobject`),
    model: [call(method(property(item, 'AttachmentFiles'), 'GetByFileName', 'a.txt'), 'RecycleObject')],
  },
  {
    name: 'reserving the number of an item',
    rest: json(`${at}/reservelistitemid`),
    model: [call(list, 'ReserveListItemId')],
    leaves: ['nothing', 0],
  },
  { name: 'deleting a list', rest: json(at, undefined, remove), model: [call(list, 'DeleteObject')] },
  ...(['Assets', 'Pages'] as const).map(
    (kind): Step => ({
      name: `adding the library of site ${kind.toLowerCase()}`,
      before: [json(`/_api/web/lists/getbytitle('Site ${kind}')`, undefined, remove)],
      rest: json(`/_api/web/lists/ensuresite${kind.toLowerCase()}library`),
      model: reached(method(lists, `EnsureSite${kind}Library`)),
    }),
  ),
]
