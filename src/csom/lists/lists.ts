import { queryCheckedOutFiles } from '../../core/acts/files/check-out.ts'
import { getItem, getItemByUniqueId, reserveItemId } from '../../core/acts/items/items.ts'
import { queryRelatedColumns } from '../../core/acts/lists/list-settings.ts'
import { deleteList, ensureSiteLibrary, getList, updateList } from '../../core/acts/lists/lists.ts'
import { getView } from '../../core/acts/lists/views.ts'
import { recycleList } from '../../core/acts/recycle-bin/recycle-list.ts'
import { addListFromTemplate, saveListTemplate } from '../../core/acts/templates/list-templates.ts'
import { addListOf } from '../../core/acts/templates/package-lists.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { leafNameFromTitle } from '../../core/model/lists/naming.ts'
import { checkedOutFile } from '../../entities/files/checked-out-file.ts'
import { form as formShape, formsOf, type ListForm } from '../../entities/lists/form.ts'
import { listSettingsOf, storedPartsOf } from '../../entities/lists/input/list-input.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { relatedField } from '../../entities/lists/list-settings.ts'
import { view as viewShape } from '../../entities/lists/view.ts'
import { present } from '../../entities/shape/present.ts'
import { expectedVersion } from '../items/expected-version.ts'
import { newItem } from '../items/item-writes.ts'
import { itemIdIn } from '../items/items.ts'
import { type HandlersOf, type Objects, settingsOf, type ValueOf } from '../objects/object-types.ts'
import { type ItemsObject, itemObject, notInModel, objectOf, rowsObject } from '../objects/objects.ts'
import { changesOf } from '../sites/changes.ts'
import { renderedListMethods } from './rendered-lists.ts'

const idOf = ({ value }: Objects['List']) => ({ id: value.row.id })

/** The rows that a CAML query asks for; without one, those of a view of everything. */
function itemsOf({ ctx, value }: Objects['List'], query: ValueOf<'CamlQuery'> | undefined): ItemsObject {
  const folderUrl = query?.FolderServerRelativeUrl || query?.FolderServerRelativePath?.DecodedUrl
  const asked = {
    viewXml: query?.ViewXml ?? '',
    position: query?.ListItemCollectionPosition?.PagingInfo?.replace(/^\?/, '') || undefined,
    folderUrl: folderUrl === '' ? undefined : folderUrl,
    datesInUtc: query?.DatesInUtc ?? true,
  }
  return { kind: 'items', type: 'ListItemCollection', ctx, list: value, query: asked }
}

/** A list as it is made: the last part of its URL names its folder. */
async function add({ ctx }: Objects['ListCollection'], creation: ValueOf<'ListCreationInformation'>): Promise<Objects['List']> {
  const { Title: title, TemplateType: type = 100, Description: description = '', Url: url, QuickLaunchOption: option } = creation
  if (title === undefined) throw invalid('ListCreationInformation needs a Title.')
  const leafName = url ? leafNameFromTitle(url.split('/').at(-1) ?? '') : undefined
  const template = creation.ListTemplate?.value
  if (template?.saved) {
    const onQuickLaunch = option === undefined || option === 2 ? undefined : option === 1
    const input = { title, template: template.saved.fileName, onQuickLaunch, description: creation.Description, leafName }
    return objectOf(ctx, listShape, await addListFromTemplate(ctx, input, viewQueryOf))
  }
  const baseTemplate = template?.id ?? type
  const input = {
    title,
    baseTemplate,
    settings: { description },
    ...(leafName !== undefined && { leafName }),
    onQuickLaunch: option === 1,
  }
  return objectOf(ctx, listShape, await addListOf(ctx, input, viewQueryOf))
}

async function formWith(forms: Objects['FormCollection'], isIt: (form: ListForm) => boolean): Promise<Objects['Form']> {
  if (forms.kind === 'rows') throw notInModel('A form of a result')
  const found = formsOf((forms.owner as Objects['List']).value).find(isIt)
  if (!found) throw invalid('The list has no such form. Its forms have the types 4, 6 and 8.')
  return objectOf(forms.ctx, formShape, found)
}

/** contracts/csom/lists.yaml */
export const listMethods: HandlersOf<'List' | 'ListCollection' | 'FormCollection'> = {
  'FormCollection.GetById': (forms, [id]) => formWith(forms, (one) => one.id === id),
  'FormCollection.GetByPageType': (forms, [type]) => formWith(forms, (one) => one.type === type),

  'ListCollection.GetByTitle': async ({ ctx }, [title]) => objectOf(ctx, listShape, await getList(ctx, { title })),
  'ListCollection.GetById': async ({ ctx }, [id]) => objectOf(ctx, listShape, await getList(ctx, { id })),
  'ListCollection.Add': (lists, [creation]) => add(lists, creation),
  'ListCollection.EnsureSiteAssetsLibrary': async ({ ctx }) => objectOf(ctx, listShape, await ensureSiteLibrary(ctx, 'assets')),
  'ListCollection.EnsureSitePagesLibrary': async ({ ctx }) => objectOf(ctx, listShape, await ensureSiteLibrary(ctx, 'pages')),

  'List.GetItems': (list, [query]) => itemsOf(list, query),
  'List.GetItemById': async (list, [id]) => itemObject(list.ctx, await getItem(list.ctx, idOf(list), id)),
  'List.GetItemByUniqueId': async (list, [id]) => itemObject(list.ctx, await getItemByUniqueId(list.ctx, idOf(list), id)),
  'List.GetItemByStringId': async (list, [id]) => itemObject(list.ctx, await getItem(list.ctx, idOf(list), itemIdIn(id))),
  'List.AddItem': ({ ctx, value }, [creation]) => newItem(ctx, value, creation),
  'List.AddItemUsingPath': ({ ctx, value }, [creation]) => {
    const { FolderPath: folder, LeafName: leaf, UnderlyingObjectType } = creation ?? {}
    const named = { FolderUrl: folder?.DecodedUrl, LeafName: leaf?.DecodedUrl, UnderlyingObjectType }
    return newItem(ctx, value, present<ValueOf<'ListItemCreationInformation'>>(named))
  },
  'List.GetCheckedOutFiles': async (list) =>
    rowsObject(list.ctx, 'CheckedOutFileCollection', checkedOutFile, await queryCheckedOutFiles(list.ctx, idOf(list))),
  'List.GetRelatedFields': async (list) =>
    rowsObject(list.ctx, 'RelatedFieldCollection', relatedField, await queryRelatedColumns(list.ctx, idOf(list))),
  'List.SaveAsTemplate': (list, [fileName, name, description, withContent]) =>
    saveListTemplate(list.ctx, idOf(list), { fileName, name, description }, withContent),
  'List.GetView': async (list, [id]) => objectOf(list.ctx, viewShape, await getView(list.ctx, idOf(list), { id })),
  'List.GetChanges': ({ ctx, value }, [query]) => changesOf(ctx, { kind: 'list', id: value.row.id, securable: value }, query),
  'List.ReserveListItemId': (list) => reserveItemId(list.ctx, idOf(list)),

  ...renderedListMethods,
  'List.Update': async (object, _given, { version }) => {
    const { Title: title, OnQuickLaunch: onQuickLaunch, ...rest } = settingsOf<'List'>(object)
    const patch = {
      ...listSettingsOf(rest as Parameters<typeof listSettingsOf>[0]),
      ...(title !== undefined && { title }),
      ...storedPartsOf(rest as Parameters<typeof storedPartsOf>[0]),
    }
    object.value = await updateList(object.ctx, idOf(object), patch, expectedVersion(version), onQuickLaunch)
    object.settings.clear()
  },
  'List.Recycle': (list, _given, { version }) => recycleList(list.ctx, idOf(list), expectedVersion(version)),
  'List.DeleteObject': (list, _given, { version }) => deleteList(list.ctx, idOf(list), expectedVersion(version)),
}
