import { DomainError } from '../kernel/errors.ts'
import type { ContentRecords } from '../kernel/ports.ts'
import type { List, ListAddress } from '../model/lists/list.ts'
import { modelReasons } from '../model/reasons.ts'
import { demand } from './access.ts'
import { type Context, recordsOf } from './context.ts'

const guid = /^\s*\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?\s*$/i

/**
 * The list's schema from the cache; its counters may be old. Checks no right:
 * the caller's door does. Fails with `list_not_found`.
 */
export async function findSchema(ctx: Context, address: ListAddress): Promise<List> {
  const list = await lookUp(ctx, address, recordsOf(ctx))
  if (list) return list
  throw listNotFound(ctx, address)
}

/**
 * As `findSchema`, for an edge that reads a request by the list's columns
 * before it calls core: what a caller without any right here would learn from
 * its mistakes is not told. Fails with `access_denied` too.
 */
export async function openSchema(ctx: Context, address: ListAddress): Promise<List> {
  const list = await findSchema(ctx, address)
  await demand(ctx, 'Open', list)
  return list
}

async function lookUp(ctx: Context, address: ListAddress, records: ContentRecords): Promise<List | undefined> {
  const { schema } = ctx.site
  if ('title' in address || 'url' in address) return schema.findList(ctx.web, address, records)
  if ('library' in address) return defaultLibrary(await schema.lists(ctx.web, records))
  const id = guid.exec('id' in address ? address.id : address.name)?.[1]?.toLowerCase()
  if (id !== undefined) return schema.list(ctx.web, id, records)
  return 'name' in address ? schema.findList(ctx.web, { title: address.name }, records) : undefined
}

/** The oldest document library that is not hidden. */
function defaultLibrary(lists: readonly List[]): List | undefined {
  const libraries = lists.filter(({ row }) => row.baseTemplate === 101 && !row.hidden)
  return libraries.sort((a, b) => a.row.createdAt - b.row.createdAt)[0]
}

export function listNotFound(ctx: Context, address: ListAddress): DomainError {
  const [name = ''] = Object.values(address) as string[]
  return new DomainError(modelReasons.list_not_found, { list: name.slice(0, 200), url: ctx.web.url })
}
