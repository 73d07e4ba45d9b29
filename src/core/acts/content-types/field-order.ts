import type { Context } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { ownLinks } from '../../model/content-types/field-links.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { changeContentTypes, demandContentType, storeFieldLinks } from './content-types.ts'

/**
 * Puts the columns that are named before the other ones that a content type itself has. Fails with `content_type_not_found`,
 * `invalid_request` (a column that it does not have itself, or one twice), `access_denied`.
 */
export async function reorderFieldLinks(ctx: Context, id: string, names: readonly string[], address?: ListAddress): Promise<void> {
  const call = { name: 'content-types.reorderFieldLinks', input: { id, names, list: address } } as const
  await changeContentTypes(ctx, address, call, (scope, all) => {
    const found = demandContentType(ctx, all, id)
    const links = ownLinks(found.type)
    const named = names.map((name) => {
      const link = links.find((one) => one.name === name)
      if (link) return link
      throw invalid(`The content type '${found.type.name}' itself has no column '${name.slice(0, 100)}' to put in order.`)
    })
    if (new Set(named).size < named.length) throw invalid('A column is named twice.')
    return storeFieldLinks(ctx, scope, found, [...named, ...links.filter((link) => !named.includes(link))])
  })
}
