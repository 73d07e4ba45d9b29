import type { Context } from '../../access/context.ts'
import { systemActor } from '../../access/principals.ts'
import type { Runtime } from '../../kernel/ports.ts'
import type { List } from '../../model/lists/list.ts'
import type { SiteHandle } from '../../model/sites/site.ts'

/** A list as the server itself reads and writes it; undefined if it is not there. */
export async function listForServer(
  site: SiteHandle,
  runtime: Runtime,
  listId: string,
): Promise<{ readonly ctx: Context; readonly list: List } | undefined> {
  const row = await site.database.records.find('List', { siteId: site.id, id: listId, recycledIn: null })
  const web = row && [...(await site.schema.webs()).values()].find((one) => one.row.id === row.webId)
  const list = web && (await site.schema.list(web, listId, site.database.records))
  return list && { list, ctx: { site, web, runtime, actor: systemActor, origin: '' } }
}
