import type { Context } from '../../core/access/context.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { getItem } from '../../core/acts/items/items.ts'
import type { WorkflowSubject } from '../../core/acts/workflow/owners.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { demandItemNumber, fileUrl } from '../protocol/addresses.ts'
import { pathOf } from '../protocol/web-path.ts'

/** The forms of an item, behind the URL of its list; those of a library are in its folder Forms. */
const form = /^(.*?)(?:\/forms)?\/(?:disp|edit)form\.aspx$/i

/**
 * The web of the request at its URL, or the item at the URL of its file, or of its display or edit form: `…/DispForm.aspx?ID=1`. `parameter` is its name in
 * messages. Fails with `invalid_request`, `site_not_found`, `list_not_found`, `item_not_found`, `file_not_found`,
 * `access_denied`.
 */
export async function subjectAtUrl(ctx: Context, parameter: string, url: string): Promise<WorkflowSubject> {
  if (url.length > 4_000) throw invalid(`${parameter} has at most 4000 characters; ${url.length} were given.`)
  const [address = '', query = ''] = url.split('?', 2)
  const path = pathOf(ctx, parameter, address)
  if (fold(path) === fold(ctx.web.url)) return ctx.web
  const listUrl = form.exec(path)?.[1]
  if (listUrl !== undefined) {
    const id = [...new URLSearchParams(query)].find(([name]) => name.toUpperCase() === 'ID')?.[1]
    return getItem(ctx, { url: listUrl }, demandItemNumber(`${parameter} has ?ID=, which`, id ?? ''))
  }
  const { row } = await getFile(ctx, { url: fileUrl(parameter, address) })
  if (row.listId === null || row.itemId === null) throw invalid(`${parameter} is the URL of a file that is no item of a list.`)
  return getItem(ctx, { id: row.listId }, row.itemId)
}
