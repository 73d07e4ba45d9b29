import { type GetListItems, type GetListItemsResponse, type ListsBindings, lists } from '../../../generated/soap/lists.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { openItems } from '../../core/acts/items/item-pages.ts'
import { addList, deleteList, getList, queryLists } from '../../core/acts/lists/lists.ts'
import { getViewOfRows, type View } from '../../core/acts/lists/views.ts'
import { withFolderScope } from '../../core/content/documents/folder-scope.ts'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { parseCaml } from '../../formats/caml/caml.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { isRecursive } from '../../formats/caml/caml-view.ts'
import { writePageToken } from '../../formats/odata/page-token.ts'
import { parseXml, type XmlElement } from '../../formats/xml.ts'
import { plainGuid, viewNamed } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { attachmentBindings } from './attachments.ts'
import { checkOutBindings } from './check-outs.ts'
import { listDefinitionSchema, listDefinitions } from './list-definition.ts'
import { rowFields, rowsetData, rowWriter } from './rowset.ts'
import { updateListItems } from './update-list-items.ts'
import { getVersionCollection } from './version-collection.ts'

interface Asked {
  /** The product version, for clients that detect the server. */
  readonly version: string
}

const bindings = ({ version }: Asked): ListsBindings<SignedInCall> => ({
  async GetListCollection({ context }) {
    const found = await queryLists(context)
    return { GetListCollectionResult: { Lists: { List: await listDefinitions(context, found) } } }
  },

  async GetList({ context }, { listName }) {
    const list = await getList(context, { name: demandName('GetList', listName) })
    return { GetListResult: { List: await listDefinitionSchema(context, list, version) } }
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
    return { AddListResult: { List: await listDefinitionSchema(context, list, version) } }
  },

  async DeleteList({ context }, { listName }) {
    await deleteList(context, { name: listName })
    return {}
  },

  GetVersionCollection: getVersionCollection,

  ...attachmentBindings,
  ...checkOutBindings,
})

/** lists.asmx (protocol/soap-services#lists). */
export const listsService = signedInService(lists, wsdl.lists, bindings)

function demandName(operation: string, listName: string | undefined): string {
  if (listName !== undefined && listName.trim() !== '') return listName
  throw invalid(`${operation} needs listName: the id of a list, with or without braces, or its title.`)
}

async function getListItems({ context }: SignedInCall, input: GetListItems): Promise<GetListItemsResponse> {
  const name = demandName('GetListItems', input.listName)
  if (input.webID && plainGuid(input.webID) !== context.web.row.id)
    throw new DomainError(kernelReasons.operation_unsupported, { operation: 'GetListItems with the webID of another web' })
  const list = await openSchema(context, { name })
  const view = await getViewOfRows(context, { id: list.row.id }, viewNamed(input.viewName))
  const caml = parseCaml(
    {
      query: partOf('query', input.query?.any) ?? queryOf(view),
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
  const { items, next } = await openItems(context, { id: list.row.id }, { ...caml.query, ...(where && { where }) })
  const rowsOf = rowWriter(fields, caml.options)
  const data = await rowsetData(items, (some) => rowsOf(context, some), next && writePageToken(next))
  return { GetListItemsResult: { listitems: { any: [data] } } }
}

/** The parsed queries of views by their texts: most requests leave the query to the view. */
const viewQueries = new BoundedMap<string, XmlElement>(100)

const queryOf = ({ row: { query } }: View): XmlElement => viewQueries.getOrMake(query, () => parseXml(`<Query>${query}</Query>`))

/**
 * The page length of the default view is meant for people; a client that names a view gets the page length of that
 * view.
 */
const usualRowLimit = ({ viewName = '' }: GetListItems, view: View): string | undefined =>
  viewName.trim() === '' ? undefined : String(view.row.rowLimit)

/** A parameter such as `query` holds one element, `Query` (protocol/soap-messages#messages). */
function partOf(parameter: string, any: readonly XmlElement[] | undefined): XmlElement | undefined {
  if (any && any.length > 1) throw invalid(`GetListItems/${parameter} takes one element; ${any.length} were given.`)
  return any?.[0]
}
