import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { type FieldLink, ownLinks, storedLinks } from '../../model/content-types/field-links.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { type ContentTypeIn, changeContentTypes, contentTypeKey, demandContentType, noteContentType } from './content-types.ts'

/**
 * Adds a column to a content type. A column that it has keeps its place and gets these settings. Fails with `content_type_not_found`,
 * `invalid_request` (no such column), `access_denied`.
 */
export async function addFieldLink(
  ctx: Context,
  id: string,
  link: FieldLink,
  address?: ListAddress,
): Promise<{ in: ContentTypeIn; name: string }> {
  const call = { name: 'content-types.addFieldLink', input: { id, link, list: address } } as const
  const after = await changeContentTypes(ctx, address, call, async (scope, all) => {
    const { type } = demandContentType(ctx, all, id)
    const column = all.columns.find((field) => field.internalName === link.name)
    if (!column) throw invalid(`There is no column '${link.name.slice(0, 100)}' to add to the content type '${type.name}'.`)
    const own = ownLinks(type)
    const at = own.findIndex(({ name }) => name === link.name)
    return storeFieldLinks(ctx, scope, { ...all, type }, at < 0 ? [...own, link] : own.with(at, link))
  })
  return { in: after, name: link.name }
}

/** Takes a column from a content type; items keep their values. Fails as `addFieldLink`, and with `invalid_request` for one of its parent. */
export async function deleteFieldLink(ctx: Context, id: string, name: string, address?: ListAddress): Promise<void> {
  await changeContentTypes(ctx, address, { name: 'content-types.deleteFieldLink', input: { id, name, list: address } }, (scope, all) => {
    const found = demandContentType(ctx, all, id)
    const left = ownLinks(found.type).filter((link) => link.name !== name)
    if (left.length < ownLinks(found.type).length) return storeFieldLinks(ctx, scope, found, left)
    throw invalid(`The content type '${found.type.name}' has the column '${name.slice(0, 100)}' from its parent. Take it from that one.`)
  })
}

/** Stores the columns that a content type itself has, and returns its id. */
export async function storeFieldLinks(
  ctx: Context,
  scope: WriteScope,
  { type, list }: ContentTypeIn,
  links: readonly FieldLink[],
): Promise<string> {
  await scope.records.update('ContentType', contentTypeKey(type), { fieldLinks: storedLinks(links), version: type.version + 1 })
  noteContentType(ctx, scope, 'update', { id: type.id, list })
  return type.id
}
