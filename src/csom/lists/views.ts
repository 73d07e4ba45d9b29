import {
  addView,
  changeViewFields,
  deleteView,
  type FieldsChange,
  getView,
  updateView,
  type ViewAddress,
  type ViewCreation,
  type ViewPatch,
} from '../../core/acts/lists/views.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List } from '../../core/model/lists/list.ts'
import { columnNamed, viewQueryOf, viewTypes } from '../../entities/lists/input/view-input.ts'
import { renderedView } from '../../entities/lists/shown/rendered.ts'
import { view as viewShape } from '../../entities/lists/view.ts'
import { present } from '../../entities/shape/present.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type HandlersOf, type Objects, settingsOf, type ValueOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'
import { spendText } from '../objects/spend-text.ts'

function listOf(views: Objects['ViewCollection']): List {
  if (views.kind === 'rows') throw notInModel('A view of a result')
  return (views.owner as Objects['List']).value
}

const viewWith = async (views: Objects['ViewCollection'], address: ViewAddress) =>
  objectOf(views.ctx, viewShape, await getView(views.ctx, { id: listOf(views).row.id }, address))

async function add(ctx: WireContext, list: List, creation: ValueOf<'ViewCreationInformation'>): Promise<Objects['View']> {
  if (creation.Title === undefined) throw invalid('ViewCreationInformation needs a Title.')
  const input: ViewCreation = {
    title: creation.Title,
    ...present<Omit<ViewCreation, 'title'>>({
      query: await viewQueryOf(ctx, list, creation.Query),
      fields: creation.ViewFields?.map((name) => columnNamed(list, name)),
      rowLimit: creation.RowLimit === 0 ? undefined : creation.RowLimit,
      paged: creation.Paged,
      personal: creation.PersonalView,
      isDefault: creation.SetAsDefaultView,
      type: viewTypes.get(creation.ViewTypeKind),
    }),
  }
  return objectOf(ctx, viewShape, await addView(ctx, { id: list.row.id }, input))
}

/** The changes of the columns of a view, which Update stores. */
const pending = new WeakMap<object, FieldsChange[]>()

/** The collections of columns that were changed: they show what is stored. */
const changed = new WeakMap<object, Objects['ViewFieldCollection'][]>()

function keep(fields: Objects['ViewFieldCollection'], change: FieldsChange): void {
  const view = fields.parent ?? fields
  pending.set(view, [...(pending.get(view) ?? []), change])
  changed.set(view, [...(changed.get(view) ?? []), fields])
}

async function store(object: Objects['View']): Promise<void> {
  const { ctx, value, settings } = object
  const address = { id: value.list.row.id }
  const view = { id: value.row.id }
  const { Title: title, ViewQuery, RowLimit, Paged, DefaultView, Hidden, Scope } = settingsOf<'View'>(object)
  for (const change of pending.get(object) ?? []) object.value = await changeViewFields(ctx, address, view, change)
  pending.delete(object)
  const query = await viewQueryOf(ctx, value.list, ViewQuery)
  const patch = present<ViewPatch>({
    title,
    query,
    rowLimit: RowLimit,
    paged: Paged,
    isDefault: DefaultView,
    hidden: Hidden,
    scope: Scope as ViewPatch['scope'],
  })
  if (settings.size > 0) object.value = await updateView(ctx, address, view, patch)
  settings.clear()
  for (const fields of changed.get(object) ?? []) fields.value = object.value
  changed.delete(object)
}

/** contracts/csom/lists.yaml */
export const viewMethods: HandlersOf<'View' | 'ViewCollection' | 'ViewFieldCollection'> = {
  'ViewCollection.GetById': (views, [id]) => viewWith(views, { id }),
  'ViewCollection.GetByTitle': (views, [title]) => viewWith(views, { title }),
  'ViewCollection.Add': (views, [creation]) => add(views.ctx, listOf(views), creation),

  'View.RenderAsHtml': async ({ ctx, value: { list, row } }) =>
    spendText(ctx, await renderedView(ctx, { id: list.row.id }, { id: row.id })),
  'View.Update': store,
  'View.DeleteObject': ({ ctx, value: { list, row } }) => deleteView(ctx, { id: list.row.id }, { id: row.id }),

  'ViewFieldCollection.Add': (fields, [field]) => keep(fields, { kind: 'add', field }),
  'ViewFieldCollection.Remove': (fields, [field]) => keep(fields, { kind: 'remove', field }),
  'ViewFieldCollection.RemoveAll': (fields) => keep(fields, { kind: 'clear' }),
  'ViewFieldCollection.MoveFieldTo': (fields, [field, index]) => keep(fields, { kind: 'move', field, index }),
}
