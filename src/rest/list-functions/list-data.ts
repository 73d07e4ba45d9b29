import { openSchema } from '../../core/access/find-list.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { hasPart, withParts } from '../../entities/lists/shown/list-parts.ts'
import { filtersOf, sortTerm } from '../../entities/lists/shown/row-filters.ts'
import { openShownPage } from '../../entities/lists/shown/shown-page.ts'
import { rowParts } from '../../entities/lists/shown/shown-rows.ts'
import { parseOptions } from '../../formats/form.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, withoutQuotes } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Rendering = Pick<Call<'renderListDataAsStream'>, 'body' | 'query' | 'request'>

/** The rows of a view as a list page shows them (protocol/lists#rendering). */
async function rendered(ctx: WireContext, address: ListAddress, { body, query, request }: Rendering) {
  const parameters = body.parameters ?? {}
  const list = await openSchema(ctx, address)
  const page = await openShownPage(ctx, list, {
    parameters,
    view: query.View,
    rootFolder: query.RootFolder,
    orderBy: query.SortField ? [sortTerm(query.SortField, query.SortDir)] : undefined,
    filters: filtersOf(parseOptions(request.query)),
  })
  const options = parameters.RenderOptions ?? 0
  const value = await withParts(ctx, page, { options, folder: parameters.FolderServerRelativeUrl ?? query.RootFolder })
  const parts = rowParts(ctx, page.items, page.fields, { withDocument: hasPart(options, 'fileSystemItemId'), totals: page.totals })
  return { value, parts }
}

/** The list that an absolute URL names. Fails with `invalid_request` for a URL of another host. */
function addressAt(ctx: WireContext, given: string | null | undefined): ListAddress {
  const url = withoutQuotes(given ?? '').replace(/[?#].*/s, '')
  const path = url.startsWith(`${ctx.origin}/`) ? url.slice(ctx.origin.length) : url
  if (!/^\/[^/]/.test(path)) throw invalid(`listFullUrl must be the URL of a list below ${ctx.origin}, such as ${ctx.origin}/Lists/Tasks.`)
  return listAddress(ctx, { listUrl: decoded(path) })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw invalid('listFullUrl has a percent sign that begins no encoded character. Write %25 for a percent sign.')
  }
}

/** contracts/rest/list-functions/list-data.yaml */
export const listDataHandlers: Pick<Handlers<WireContext>, 'renderListDataAsStream' | 'readListDataAtUrl'> = {
  renderListDataAsStream: async (ctx, call, reply) => {
    const { value, parts } = await rendered(ctx, listAddress(ctx, call.params), call)
    return reply.json(200, value, undefined, { member: 'Row', parts })
  },

  readListDataAtUrl: async (ctx, call, reply) => {
    const { value, parts } = await rendered(ctx, addressAt(ctx, call.body.listFullUrl ?? call.query.listFullUrl), call)
    return reply.json(200, value, undefined, { member: 'Row', parts })
  },
}
