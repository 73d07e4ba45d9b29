import type { GetListItems, GetListItemsResponse, ListsBindings } from '../../../generated/soap/lists.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { queryItems } from '../../core/acts/items/items.ts'
import { addList, deleteList, getList, queryLists } from '../../core/acts/lists/lists.ts'
import { getView, type View } from '../../core/acts/lists/views.ts'
import { withFolderScope } from '../../core/content/documents/folder-scope.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { parseCaml } from '../../formats/caml/caml.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { isRecursive } from '../../formats/caml/caml-view.ts'
import { writePageToken } from '../../formats/odata/page-token.ts'
import { parseXml, type XmlElement } from '../../formats/xml.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { viewNamed } from '../views/views.ts'
import { attachmentBindings } from './attachments.ts'
import { checkOutBindings } from './check-outs.ts'
import { listDefinition, listDefinitionSchema } from './list-definition.ts'
import { itemRows, rowFields, rowsetData } from './rowset.ts'
import { updateListItems } from './update-list-items.ts'
import { getVersionCollection } from './version-collection.ts'

export interface ListsOptions {
  /** The product's version, for clients that ask which server this is. */
  readonly version: string
}

/** lists.asmx (specification, SOAP services; soap.md 3.1). `serverVersion` is what GetList tells under ServerSettings. */
export const listsBindings = ({ version: serverVersion }: ListsOptions): ListsBindings<SignedInCall> => ({
  async GetListCollection({ context }) {
    const lists = await queryLists(context)
    return { GetListCollectionResult: { Lists: { List: lists.map((list) => listDefinition(context, list)) } } }
  },

  async GetList({ context }, { listName }) {
    const list = await getList(context, { name: demandName('GetList', listName) })
    return { GetListResult: { List: listDefinitionSchema(context, list, serverVersion) } }
  },

  GetListItems: getListItems,

  async UpdateListItems({ context, request }, { listName, updates }) {
    const Result = await updateListItems(context, request.profile, listName, updates.Batch)
    return { UpdateListItemsResult: { Results: { Result } } }
  },

  async AddList({ context }, { listName, description, templateID }) {
    const list = await addList(context, {
      title: listName,
      baseTemplate: templateID,
      settings: description === undefined ? {} : { description },
    })
    return { AddListResult: { List: listDefinitionSchema(context, list, serverVersion) } }
  },

  async DeleteList({ context }, { listName }) {
    await deleteList(context, { name: listName })
    return {}
  },

  GetVersionCollection: getVersionCollection,

  ...attachmentBindings,
  ...checkOutBindings,
})

function demandName(operation: string, listName: string | undefined): string {
  if (listName !== undefined && listName.trim() !== '') return listName
  throw invalid(`${operation} needs listName: the id of a list, with or without braces, or its title.`)
}

async function getListItems({ context }: SignedInCall, input: GetListItems): Promise<GetListItemsResponse> {
  const name = demandName('GetListItems', input.listName)
  if (input.webID && !sameGuid(input.webID, context.web.row.id))
    throw new DomainError(kernelReasons.operation_unsupported, { operation: 'GetListItems with the webID of another web' })
  const list = await openSchema(context, { name })
  const view = await getView(context, { id: list.row.id }, viewNamed(input.viewName))
  const caml = parseCaml(
    {
      query: partOf('query', input.query?.any) ?? parseXml(`<Query>${view.row.query}</Query>`),
      viewFields: partOf('viewFields', input.viewFields?.any),
      queryOptions: partOf('queryOptions', input.queryOptions?.any),
      rowLimit: Number(input.rowLimit) === 0 || input.rowLimit === undefined ? usualRowLimit(input, view) : input.rowLimit,
    },
    await camlEnvironment(context, list),
  )
  const scope = { url: caml.options.folder, isRecursive: caml.options.isRecursive ?? isRecursive(view.row.scope) }
  const where = await withFolderScope(context, list, scope, caml.query.where)
  const shown = view.fields.filter((field) => list.fieldsByName.has(field))
  const fields = rowFields(list, caml.viewFields ?? shown, caml.options.includeMandatoryColumns)
  const { items, next } = await queryItems(context, { id: list.row.id }, { ...caml.query, ...(where && { where }) })
  const rows = await itemRows(context, items, fields, caml.options)
  const position = next && writePageToken(next)
  return { GetListItemsResult: { listitems: { any: [rowsetData(rows, position)] } } }
}

/** The length of the default view's pages is for people; a client that names a view wants its own. */
const usualRowLimit = ({ viewName = '' }: GetListItems, view: View): string | undefined =>
  viewName.trim() === '' ? undefined : String(view.row.rowLimit)

/** A parameter such as `query` holds one element, `Query` (soap.md 1). */
function partOf(parameter: string, any: readonly XmlElement[] | undefined): XmlElement | undefined {
  if (any && any.length > 1) throw invalid(`GetListItems/${parameter} takes one element; ${any.length} were given.`)
  return any?.[0]
}

const sameGuid = (a: string, b: string): boolean => a.trim().replace(/[{}]/g, '').toLowerCase() === b
