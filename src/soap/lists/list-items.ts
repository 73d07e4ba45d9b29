import type { GetListItems, GetListItemsResponse } from '../../../generated/soap/lists.ts'
import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { getViewOfRows, type View } from '../../core/acts/lists/views.ts'
import { getWebById } from '../../core/acts/sites/webs.ts'
import { withFolderScope } from '../../core/content/documents/folder-scope.ts'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { Expression } from '../../core/kernel/query.ts'
import type { List } from '../../core/model/lists/list.ts'
import { openRows } from '../../entities/lists/shown/occurrences.ts'
import { parseCaml } from '../../formats/caml/caml.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { isRecursive } from '../../formats/caml/caml-view.ts'
import { writePageToken } from '../../formats/odata/page-token.ts'
import { parseXml, type XmlElement } from '../../formats/xml.ts'
import { plainGuid, viewNamed } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import type { ElementOfRows } from '../protocol/rows.ts'
import { rowFields, rowsetData, rowWriter } from './rowset.ts'

/** The name of a list in an operation that cannot do without. Fails with `invalid_request`. */
export function demandName(operation: string, listName: string | undefined): string {
  if (listName !== undefined && listName.trim() !== '') return listName
  throw invalid(`${operation} needs listName: the id of a list, with or without braces, or its title.`)
}

export async function getListItems({ context, lasts }: SignedInCall, input: GetListItems): Promise<GetListItemsResponse> {
  const name = demandName('GetListItems', input.listName)
  const webId = plainGuid(input.webID ?? '')
  // Clients name a list of another web of the site collection in this way.
  const ctx = webId === '' || webId === context.web.row.id ? context : { ...context, web: await getWebById(context, webId.slice(0, 60)) }
  const data = await pageOfRows(ctx, 'GetListItems', await openSchema(ctx, { name }), { ...input, lasts })
  return { GetListItemsResult: { listitems: { any: [data] } } }
}

/** The parameters of every operation that returns rows. */
type RowsAsked = Pick<GetListItems, 'viewName' | 'query' | 'viewFields' | 'rowLimit' | 'queryOptions'> & {
  /** Called if the page depends on no time. */
  readonly lasts?: SignedInCall['lasts']
}

/** The `rs:data` element of a page of a list, for the parameters of `operation`. Of the rows, only those count that match `only`. */
export async function pageOfRows(
  ctx: Context,
  operation: string,
  list: List,
  input: RowsAsked,
  only?: Expression,
): Promise<XmlElement | ElementOfRows> {
  const view = await getViewOfRows(ctx, { id: list.row.id }, viewNamed(input.viewName))
  const part = (parameter: 'query' | 'viewFields' | 'queryOptions') => partOf(operation, parameter, input[parameter]?.any)
  const text = part('query') ?? queryOf(view)
  const environment = await camlEnvironment(ctx, list, text ?? '')
  const caml = parseCaml(
    {
      query: text,
      viewFields: part('viewFields'),
      queryOptions: part('queryOptions'),
      rowLimit: Number(input.rowLimit) === 0 || input.rowLimit === undefined ? usualRowLimit(input, view) : input.rowLimit,
    },
    environment,
  )
  if (!environment.hasAskedMore) input.lasts?.()
  const scope = { url: caml.options.folder, isRecursive: caml.options.isRecursive ?? isRecursive(view.row.scope) }
  const asked = caml.query.where
  const where = await withFolderScope(ctx, list, scope, only && asked ? { op: 'and', operands: [only, asked] } : (only ?? asked))
  const shown = view.fields.filter((field) => list.fieldsByName.has(field))
  const fields = rowFields(list, caml.viewFields ?? shown, caml.options.includeMandatoryColumns)
  const query = { ...caml.query, ...(where && { where }) }
  const { items, next } = await openRows(ctx, list, query, caml.occurrencesIn)
  const rowsOf = rowWriter(fields, caml.options)
  return rowsetData(items, (some) => rowsOf(ctx, some), next && writePageToken(next))
}

/** The parsed queries of views by their texts: most requests leave the query to the view. */
const viewQueries = new BoundedMap<string, XmlElement>(100)

const queryOf = ({ row: { query } }: View): XmlElement => viewQueries.getOrMake(query, () => parseXml(`<Query>${query}</Query>`))

/**
 * The page length of the default view is meant for people; a client that names a view gets the page length of that
 * view.
 */
const usualRowLimit = ({ viewName = '' }: RowsAsked, view: View): string | undefined =>
  viewName.trim() === '' ? undefined : String(view.row.rowLimit)

/** A parameter such as `query` holds one element, `Query` (protocol/soap-messages#messages). */
function partOf(operation: string, parameter: string, any: readonly XmlElement[] | undefined): XmlElement | undefined {
  if (any && any.length > 1) throw invalid(`${operation}/${parameter} takes one element; ${any.length} were given.`)
  return any?.[0]
}
