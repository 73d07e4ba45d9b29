import { findSchema, openSchema } from '../../core/access/find-list.ts'
import { type FormValue, updateItemFromForm } from '../../core/acts/items/form-values.ts'
import { addItem, getItem } from '../../core/acts/items/items.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { viewSettingsOf } from '../../core/acts/lists/view-settings.ts'
import { addView, getView } from '../../core/acts/lists/views.ts'
import { folderOfList } from '../../core/content/documents/folder-scope.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import { formResultShown } from '../../entities/items/form-result.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { filteredQuery } from '../../entities/lists/input/filtered-view.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations = 'addListItem' | 'bulkValidateUpdateListItems' | 'saveAsNewView' | 'getWebDavUrl'

/** The path of an address of this server, as text. Fails with `invalid_request`. */
function pathOnServer(ctx: WireContext, text: string): string {
  if (text.startsWith('/') && !text.startsWith('//')) return text
  const url = URL.parse(text)
  const path = url?.host === new URL(ctx.origin).host ? percentDecoded(url.pathname) : undefined
  if (path !== undefined) return path
  throw invalid(`The URL begins with a slash or with ${ctx.origin}; '${text.slice(0, 200)}' does not.`)
}

/** contracts/rest/list-functions/list-methods.yaml */
export const listMethodHandlers: Pick<Handlers<WireContext>, Operations> = {
  addListItem: async (ctx, { params, body }, reply) => {
    const address = listAddress(ctx, params)
    const { FolderPath: path, FolderUrl: plain, LeafName: name, UnderlyingObjectType: kind } = body.parameters ?? {}
    const list = await openSchema(ctx, address)
    const url = path?.DecodedUrl ?? plain
    const folder = url ? await folderOfList(ctx, list, { from: { url } }) : undefined
    const isFolder = kind === 1
    if (isFolder && !name) throw invalid('A folder needs a name: give it as parameters.LeafName.')
    const values = new Map(name ? [[isFolder ? 'FileLeafRef' : 'Title', name]] : [])
    const item = await addItem(ctx, address, values, { folder, isFolder })
    return reply.entity(200, itemShapeOf(item.list), item)
  },

  bulkValidateUpdateListItems: async (ctx, { params, body, request }, reply) => {
    const address = listAddress(ctx, params)
    const form: FormValue[] = body.formValues.map(({ FieldName, FieldValue }) => ({ name: FieldName, text: FieldValue ?? null }))
    const ids = [...new Set(body.itemIds)]
    const pace = makePacer()
    for (const id of ids) {
      await getItem(ctx, address, id)
      await pace()
    }
    const rows: ReturnType<typeof formResultShown>[] = []
    for (const id of ids) {
      const results = await updateItemFromForm(ctx, address, id, form, body.bNewDocumentUpdate === true ? 'system' : 'usual')
      rows.push(...results.map((result) => formResultShown(request.profile, result, id)))
      await pace()
    }
    return reply.complexes(200, 'ListItemFormUpdateValue', 'BulkValidateUpdateListItems', rows)
  },

  saveAsNewView: async (ctx, { params }, reply) => {
    const address = listAddress(ctx, params)
    const { row, fields } = await getView(ctx, address, { title: params.viewName })
    const list = await findSchema(ctx, address)
    const query = await viewQueryOf(ctx, list, filteredQuery(list, row.query, 'viewUri' in params ? (params.viewUri ?? '') : ''))
    const { rowLimit, paged, scope, type } = row
    const copied = { rowLimit, paged, scope, type, fields, settings: viewSettingsOf(row) }
    const made = await addView(ctx, address, {
      title: params.newViewName,
      ...copied,
      ...(query && { query }),
      ...(params.privateView && { personal: true }),
    })
    return reply.value(200, 'Edm.String', 'SaveAsNewView', made.url)
  },

  getWebDavUrl: async (ctx, { params }, reply) => {
    await getList(ctx, listAddress(ctx, params))
    return reply.value(200, 'Edm.String', 'GetWebDavUrl', absoluteUrl(ctx, pathOnServer(ctx, params.sourceUrl)))
  },
}
