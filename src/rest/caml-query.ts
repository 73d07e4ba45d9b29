import type { Context } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { type ItemPage, queryItems } from '../core/items/items.ts'
import { isRootFolder } from '../core/lists/list-folder.ts'
import { openSchema } from '../core/lists/lists.ts'
import { maxRowLimit } from '../formats/caml.ts'
import { camlEnvironment } from '../formats/caml-environment.ts'
import { parseView } from '../formats/caml-view.ts'
import type { Handlers } from './handlers.ts'
import { itemsOf, itemsShowing } from './item-shape.ts'
import { projectionFor } from './projection.ts'
import { listAddress } from './query.ts'

/** Fails with `invalid_request` unless the folder, where one is named, is the list's own. */
export function demandRootFolder(ctx: Context, list: ItemPage['list'], folder: string | null | undefined): void {
  if (!folder || isRootFolder(list, folder, ctx.origin)) return
  throw invalid(`There is no folder '${folder.slice(0, 200)}' in list '${list.row.title}'; it has only its own, '${list.url}'.`)
}

/** contracts/rest/list-data.yaml: the rows that a CAML query finds (rest.md 9; clients.md 43). */
export const camlHandlers: Pick<Handlers<Context>, 'getItems'> = {
  getItems: async (ctx, { params, body, query: options }, reply) => {
    const { query } = body
    const address = listAddress(ctx, params)
    const list = await openSchema(ctx, address)
    const position = query.ListItemCollectionPosition?.PagingInfo || undefined
    const view = parseView(query.ViewXml ?? '', await camlEnvironment(ctx, list), { position: position?.replace(/^\?/, '') })
    demandRootFolder(ctx, list, query.FolderServerRelativeUrl ?? query.FolderServerRelativePath?.DecodedUrl)
    const shape = view.viewFields ? itemsShowing(list, view.viewFields) : itemsOf(list)
    projectionFor(shape, options)
    // A query without a limit means all rows, up to the most that one reply may hold.
    const { items } = await queryItems(ctx, address, { ...view.query, limit: view.rowLimit ?? maxRowLimit })
    return reply.collection(200, shape, { items })
  },
}
