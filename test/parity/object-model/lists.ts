import { call, listNamed, method, type Path, property, set, value, web } from '../../support/csom/model-client.ts'
import { rest } from '../../support/doors.ts'
import { json, merge, reached, remove, type Step } from './step.ts'

const lists = property(web, 'Lists')
const plans = listNamed('Plans')
const own = "/_api/web/lists/getbytitle('Plans')"
const item = (id: number) => method(plans, 'GetItemById', id)
const field = method(property(plans, 'Fields'), 'GetByInternalNameOrTitle', 'Hours')
const view = method(property(plans, 'Views'), 'GetByTitle', 'Own')

/** Lists, their columns and views. */
export const listSteps: readonly Step[] = [
  {
    name: 'adding a list',
    rest: json('/_api/web/lists/add', { parameters: { Title: 'Plans', Description: 'd', TemplateType: 100, QuickLaunchOption: 1 } }),
    model: reached(
      method(lists, 'Add', value('ListCreationInformation', { Title: 'Plans', Description: 'd', TemplateType: 100, QuickLaunchOption: 1 })),
    ),
  },
  {
    name: 'changing a list',
    rest: json(own, { Description: 'New', EnableVersioning: true, OnQuickLaunch: false }, { 'X-HTTP-Method': 'MERGE' }),
    model: [
      set(plans, 'Description', 'New'),
      set(plans, 'EnableVersioning', true),
      set(plans, 'OnQuickLaunch', false),
      call(plans, 'Update'),
    ],
  },
  {
    name: 'adding a column',
    rest: json(`${own}/fields/createfieldasxml`, {
      parameters: { SchemaXml: '<Field Type="Number" Name="Hours" DisplayName="Hours"/>', Options: 24 },
    }),
    model: reached(method(property(plans, 'Fields'), 'AddFieldAsXml', '<Field Type="Number" Name="Hours" DisplayName="Hours"/>', true, 8)),
  },
  {
    name: 'changing a column',
    rest: json(
      `${own}/fields/getbyinternalnameortitle('Hours')`,
      { Title: 'Hours 2', Required: true, MaximumValue: 9 },
      { 'X-HTTP-Method': 'MERGE' },
    ),
    model: [set(field, 'Title', 'Hours 2'), set(field, 'Required', true), set(field, 'MaximumValue', 9), call(field, 'Update')],
  },
  {
    name: 'adding a view',
    rest: json(`${own}/views`, { Title: 'Own', ViewFields: ['Title'], RowLimit: 5, Paged: true }),
    model: reached(
      method(
        property(plans, 'Views'),
        'Add',
        value('ViewCreationInformation', { Title: 'Own', ViewFields: ['Title'], RowLimit: 5, Paged: true }),
      ),
    ),
  },
  {
    name: 'changing a view',
    rest: json(`${own}/views/getbytitle('Own')`, { RowLimit: 7 }, merge),
    model: [set(view, 'RowLimit', 7), call(view, 'Update')],
  },
  {
    name: 'changing the columns of a view',
    rest: json(`${own}/views/getbytitle('Own')/viewfields/addviewfield('Hours')`),
    model: [call(property(view, 'ViewFields'), 'Add', 'Hours'), call(view, 'Update')],
  },
  { name: 'deleting a view', rest: json(`${own}/views/getbytitle('Own')`, undefined, remove), model: [call(view, 'DeleteObject')] },
]

/** Items of a list, and the end of the list. */
export const itemSteps: readonly Step[] = [
  {
    name: 'adding an item',
    rest: rest.addItem('Plans', { Title: 'a', Hours: 2.5 }),
    model: ((on: Path) => [call(on, 'SetFieldValue', 'Title', 'a'), call(on, 'SetFieldValue', 'Hours', 2.5), call(on, 'Update')])(
      method(plans, 'AddItem'),
    ),
  },
  {
    name: 'changing an item',
    rest: rest.updateItem('Plans', 1, { Title: 'b' }),
    model: ((on: Path) => [call(on, 'SetFieldValue', 'Title', 'b'), call(on, 'Update')])(item(1)),
  },
  {
    name: 'changing an item from a form',
    rest: json(`${own}/items(1)/validateupdatelistitem`, {
      formValues: [{ FieldName: 'Title', FieldValue: 'c' }],
      bNewDocumentUpdate: true,
    }),
    model: [
      call(item(1), 'ValidateUpdateListItem', [value('ListItemFormUpdateValue', { FieldName: 'Title', FieldValue: 'c' })], true, null),
    ],
  },
  {
    name: 'attaching a file',
    rest: rest.attach('Plans', 1, 'a.txt', 'text'),
    model: reached(
      method(
        property(item(1), 'AttachmentFiles'),
        'Add',
        value('AttachmentCreationInformation', { FileName: 'a.txt', ContentStream: Buffer.from('text') }),
      ),
    ),
  },
  {
    name: 'deleting an attachment',
    rest: rest.detach('Plans', 1, 'a.txt'),
    model: [call(method(property(item(1), 'AttachmentFiles'), 'GetByFileName', 'a.txt'), 'DeleteObject')],
  },
  {
    name: 'restoring a version',
    rest: json(`${own}/items(1)/versions/restorebyid(512)`),
    model: [call(property(item(1), 'Versions'), 'RestoreByID', 512)],
  },
  {
    name: 'deleting a version',
    rest: json(`${own}/items(1)/versions/deletebyid(512)`),
    model: [call(property(item(1), 'Versions'), 'DeleteByID', 512)],
  },
  {
    name: 'giving an item permissions of its own',
    rest: json(`${own}/items(1)/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`),
    model: [call(item(1), 'BreakRoleInheritance', true, false)],
  },
  {
    name: 'inheriting permissions again',
    rest: json(`${own}/items(1)/resetroleinheritance`),
    model: [call(item(1), 'ResetRoleInheritance')],
  },
  {
    name: 'recycling an item',
    before: [rest.addItem('Plans', { Title: 'x', Hours: 1 })],
    rest: json(`${own}/items(2)/recycle`),
    model: [call(item(2), 'Recycle')],
  },
  { name: 'deleting an item', rest: rest.deleteItem('Plans', 1), model: [call(item(1), 'DeleteObject')] },
  { name: 'recycling a list', rest: json(`${own}/recycle`), model: [call(plans, 'Recycle')] },
]
