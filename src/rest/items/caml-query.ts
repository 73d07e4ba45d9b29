import { openSchema } from '../../core/access/find-list.ts'
import { withFolderScope } from '../../core/content/documents/folder-scope.ts'
import { itemShapeOf, itemShapeShowing } from '../../entities/items/item.ts'
import { openRows } from '../../entities/lists/shown/occurrences.ts'
import { maxRowLimit } from '../../formats/caml/caml.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { isRecursive, parseView } from '../../formats/caml/caml-view.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/list-functions/list-data.yaml: the rows of a CAML query (protocol/lists#caml-over-rest). */
export const camlHandlers: Pick<Handlers<WireContext>, 'getItems'> = {
  getItems: async (ctx, { params, body }, reply) => {
    const { query } = body
    const address = listAddress(ctx, params)
    const list = await openSchema(ctx, address)
    const position = query.ListItemCollectionPosition?.PagingInfo || undefined
    const view = parseView(query.ViewXml ?? '', await camlEnvironment(ctx, list, query.ViewXml ?? ''), {
      position: position?.replace(/^\?/, ''),
    })
    const url = query.FolderServerRelativeUrl ?? query.FolderServerRelativePath?.DecodedUrl
    const where = await withFolderScope(ctx, list, { url, isRecursive: isRecursive(view.scope) }, view.query.where)
    const shape = view.viewFields ? itemShapeShowing(list, view.viewFields) : itemShapeOf(list)
    // A query without a limit returns all rows, up to the maximum of a reply.
    const asked = { ...view.query, ...(where && { where }), limit: view.rowLimit ?? maxRowLimit }
    const { items } = await openRows(ctx, list, asked, view.occurrencesIn)
    return reply.collection(200, shape, { items })
  },
}
