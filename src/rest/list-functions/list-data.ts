import { openSchema } from '../../core/access/find-list.ts'
import { hasPart, withParts } from '../../entities/lists/shown/list-parts.ts'
import { filtersOf, sortTerm } from '../../entities/lists/shown/row-filters.ts'
import { openShownPage } from '../../entities/lists/shown/shown-page.ts'
import { rowParts } from '../../entities/lists/shown/shown-rows.ts'
import { parseOptions } from '../../formats/form.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/list-functions/list-data.yaml: the rows of a view as a list page shows them (protocol/lists#rendering). */
export const listDataHandlers: Pick<Handlers<WireContext>, 'renderListDataAsStream'> = {
  renderListDataAsStream: async (ctx, { params, body, query, request }, reply) => {
    const parameters = body.parameters ?? {}
    const list = await openSchema(ctx, listAddress(ctx, params))
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
    return reply.json(200, value, undefined, { member: 'Row', parts })
  },
}
