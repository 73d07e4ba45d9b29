import { act } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import type { Document } from '../../content/documents/documents.ts'
import { holdList } from '../../content/writes/hold-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { ownLinks } from '../../model/content-types/field-links.ts'
import { contentTypeId } from '../../model/content-types/ids.ts'
import type { ContentType, ListAddress } from '../../model/lists/list.ts'
import { modelReasons } from '../../model/reasons.ts'
import {
  type ContentTypeIn,
  changeContentTypes,
  contentTypeKey,
  demandContentType,
  linkedColumns,
  noteContentType,
} from './content-types.ts'
import { storeFieldLinks } from './links.ts'

/** The most columns or content types that one act puts in order: the audit log keeps their names. */
const mostNamed = 500

/** The names, each once. Fails with `invalid_request` for too many. */
function namedOnce(what: string, names: readonly string[]): readonly string[] {
  const once = [...new Set(names)]
  if (once.length > mostNamed) throw invalid(`An order names ${mostNamed} ${what} at most; ${once.length} were given.`)
  return once
}

/**
 * Puts columns of a content type first, in this order; the others follow as they were. Those that a content type of a web has from its
 * parents stay before its own. Fails with `content_type_not_found`, `invalid_request` (no such column, too many), `list_not_found`,
 * `access_denied`.
 */
export function orderFieldLinks(ctx: Context, id: string, given: readonly string[], address?: ListAddress): Promise<ContentTypeIn> {
  const names = namedOnce('columns', given)
  const call = { name: 'content-types.orderFieldLinks', input: { id, names: [...names], list: address } } as const
  return changeContentTypes(ctx, address, call, (scope, all) => {
    const found = demandContentType(ctx, all, id)
    const known = new Set(linkedColumns(found).map(({ link }) => link.name))
    const stranger = names.find((name) => !known.has(name))
    if (stranger !== undefined) throw invalid(`The content type '${found.type.name}' has no column '${stranger.slice(0, 100)}'.`)
    const places = new Map(names.map((name, at) => [name, at]))
    const placeOf = ({ name }: { readonly name: string }) => places.get(name) ?? places.size
    return storeFieldLinks(
      ctx,
      scope,
      found,
      ownLinks(found.type).toSorted((one, other) => placeOf(one) - placeOf(other)),
    )
  })
}

/**
 * Puts content types of a list first, in this order; the others follow as they were. New items are of the first one. Fails with
 * `content_type_not_found`, `invalid_request` (too many), `list_not_found`, `access_denied`.
 */
export async function orderContentTypes(ctx: Context, address: ListAddress, given: readonly string[]): Promise<void> {
  const ids = namedOnce('content types', given)
  const found = await findSchema(ctx, address)
  const call = { name: 'content-types.order', right: 'ManageLists', target: found, input: { list: address, ids: [...ids] } } as const
  await act(ctx, call, async (scope) => {
    const list = await holdList(ctx, scope, found)
    const known = new Map(list.contentTypes.map((type) => [type.id, type]))
    const wanted = new Set(ids.map((id) => typeIn(known, id, list.url)))
    const ordered = [...wanted, ...list.contentTypes.filter((type) => !wanted.has(type))]
    for (const [ordinal, type] of ordered.entries()) {
      if (type.ordinal === ordinal) continue
      await scope.records.update('ContentType', contentTypeKey(type), { ordinal, version: type.version + 1 })
      noteContentType(ctx, scope, 'update', { id: type.id, list })
    }
  })
}

/** The same for the list of a root folder. Fails with `invalid_request` for another folder, too. */
export async function orderTypesOfFolder(ctx: Context, { list, row, url }: Document, ids: readonly string[]): Promise<void> {
  if (!list || list.row.rootFolderId !== row.id)
    throw invalid(`'${url}' is no root folder of a list. Only those have an order of content types; other folders have that of their list.`)
  await orderContentTypes(ctx, { id: list.row.id }, ids)
}

function typeIn(types: ReadonlyMap<string, ContentType>, id: string, url: string): ContentType {
  const found = types.get(contentTypeId(id) ?? '')
  if (found) return found
  throw new DomainError(modelReasons.content_type_not_found, { contentType: id.slice(0, 200), url })
}
