import type { FarmTables, SiteCollectionRow, WebApplicationRow } from '../../../../../generated/prisma/farm.ts'
import type { Context } from '../../../access/context.ts'
import { systemActor } from '../../../access/principals.ts'
import { fold } from '../../../kernel/fold.ts'
import type { PackedPart } from '../../../kernel/packages/packages.ts'
import type { Records, Runtime } from '../../../kernel/ports.ts'
import type { List } from '../../../model/lists/list.ts'
import { type OpenContent, siteHandle } from '../../../model/sites/site.ts'
import type { Web } from '../../../model/sites/web.ts'
import { relocationRefused } from '../../operations/operations.ts'
import type { PartAddress } from './part.ts'

/** The paths that an address may begin with, the longest first. */
function pathsAbove(url: string): string[] {
  const parts = url.split('/').filter((part) => part !== '')
  return parts.map((_, at) => `/${parts.slice(0, parts.length - at).join('/')}`).concat('/')
}

/** The site collection that a server-relative URL is in; undefined if there is none. */
export async function siteOfUrl(
  records: Records<FarmTables>,
  { id: webApplicationId }: WebApplicationRow,
  url: string,
): Promise<SiteCollectionRow | undefined> {
  for (const path of pathsAbove(url)) {
    const row = await records.find('SiteCollection', { webApplicationId, pathKey: fold(path) })
    if (row) return row
  }
  return undefined
}

/** A site collection as the server itself reads and writes it, in the name of an actor. */
export async function rootContext(
  content: OpenContent,
  { id, path }: Pick<SiteCollectionRow, 'id' | 'path'>,
  runtime: Runtime,
  loginName = systemActor.loginName,
): Promise<Context> {
  const site = siteHandle(content, { id, url: path })
  const web = [...(await site.schema.webs()).values()].find(({ row }) => row.parentWebId === null)
  if (!web) throw relocationRefused(`The site collection at '${path}' has no root web.`)
  return { site, web, runtime, actor: { ...systemActor, loginName }, origin: '' }
}

const isAt = (found: string, url: string): boolean => fold(found) === fold(url.length > 1 ? url.replace(/\/$/, '') : url)

/** The web with a server-relative URL; undefined if there is none. */
export async function webAt({ site }: Context, url: string): Promise<Web | undefined> {
  return [...(await site.schema.webs()).values()].find((web) => isAt(web.url, url))
}

/** The list whose root folder has a server-relative URL; undefined if there is none. */
export async function listAt({ site }: Context, url: string): Promise<{ readonly web: Web; readonly list: List } | undefined> {
  const { records } = site.database
  for (const web of (await site.schema.webs()).values()) {
    if (!fold(url).startsWith(fold(web.url))) continue
    const rows = await records.query('List', { where: { siteId: site.id, webId: web.row.id, recycledIn: null }, columns: ['id'] })
    for (const { id } of rows) {
      const list = await site.schema.list(web, id, records)
      if (list && isAt(list.url, url)) return { web, list }
    }
  }
  return undefined
}

/** What a package tells of its web or list. Fails with `relocation_refused` if it is gone. */
export async function packedPart(ctx: Context, { webId, listId }: PartAddress): Promise<PackedPart> {
  const { site } = ctx
  const { records } = site.database
  const web = [...(await site.schema.webs()).values()].find(({ row }) => row.id === webId)
  const list = web && listId !== null ? await site.schema.list(web, listId, records) : undefined
  if (!web || (listId !== null && !list)) throw relocationRefused('The web or list was deleted before its export began.')
  const root = await records.find('Document', { siteId: site.id, id: list ? list.row.rootFolderId : web.row.rootFolderId }, ['parentId'])
  if (!root) throw new Error(`The web ${webId} or its list ${listId} has no root folder.`)
  const between = list
    ? list.url
        .slice(web.url.length)
        .split('/')
        .filter((part) => part !== '')
    : []
  return {
    ...{ webId, listId, url: web.url, title: list ? list.row.title : web.row.title },
    ...{ parentWebId: list ? null : web.row.parentWebId, parentFolderId: root.parentId, folders: between.slice(0, -1) },
  }
}
