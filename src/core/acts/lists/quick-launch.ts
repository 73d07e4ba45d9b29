import type { NavigationNodeRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { maxNodes, navigationRoots, nextNodeId, nodesBelow } from '../../model/sites/navigation-nodes.ts'
import { defaultViewUrls } from './views.ts'

/** For each list, whether the quick launch of its web has a link to it. */
export async function areOnQuickLaunch(ctx: Context, lists: readonly List[]): Promise<boolean[]> {
  const links = new Map<string, NavigationNodeRow[]>()
  for (const { row } of lists)
    if (!links.has(row.webId)) links.set(row.webId, nodesBelow(await nodesOf(recordsOf(ctx), row), navigationRoots.quickLaunch))
  return lists.map((list) => (links.get(list.row.webId) ?? []).some((node) => leadsTo(list, node)))
}

/** A link without the web that it belongs to. */
export type QuickLaunchLink = Omit<NavigationNodeRow, 'siteId' | 'webId'>

/**
 * Adds a link to a list to the quick launch of its web, or deletes those that lead to it. Does nothing if they are as asked.
 * Fails with `invalid_request` if the navigation is full.
 */
export async function putOnQuickLaunch(ctx: Context, scope: WriteScope, list: List, shown: boolean): Promise<void> {
  if (!shown) return void (await takeOffQuickLaunch(scope, list))
  const all = await nodesOf(scope.records, list.row)
  if (nodesBelow(all, navigationRoots.quickLaunch).some((node) => leadsTo(list, node))) return
  await scope.records.insert('NavigationNode', await newLink(within(ctx, scope), list, all))
  await noteWeb(scope, list.row)
}

/** Deletes the links to a list from the quick launch of its web, and returns them. The links below them move up. */
export async function takeOffQuickLaunch(scope: WriteScope, list: List): Promise<QuickLaunchLink[]> {
  const { records } = scope
  const { siteId, webId } = list.row
  const all = await nodesOf(records, list.row)
  const links = nodesBelow(all, navigationRoots.quickLaunch).filter((node) => leadsTo(list, node))
  if (links.length === 0) return []
  const parents = new Map(links.map(({ id, parentId }) => [id, parentId]))
  for (const { id, parentId } of all) {
    const parent = parentAbove(parents, parentId)
    if (!parents.has(id) && parent !== parentId) await records.update('NavigationNode', { siteId, webId, id }, { parentId: parent })
  }
  await records.delete('NavigationNode', { siteId, webId, id: { in: [...parents.keys()] } })
  await noteWeb(scope, list.row)
  return links.map(({ siteId: _, webId: __, ...link }) => link)
}

/** Puts links of a list that were taken off back, each at its place; below the root if the link above it is gone. Those that no longer fit are left out. */
export async function putBackOnQuickLaunch(scope: WriteScope, row: List['row'], links: readonly QuickLaunchLink[]): Promise<void> {
  const { records } = scope
  const { siteId, webId } = row
  if (links.length === 0) return
  const all = await nodesOf(records, row)
  for (const link of links.slice(0, Math.max(0, maxNodes - all.length))) {
    const isFree = all.every(({ id }) => id !== link.id)
    const hasParent = all.some(({ id }) => id === link.parentId)
    const parentId = hasParent ? link.parentId : navigationRoots.quickLaunch
    const node = { ...link, siteId, webId, id: isFree ? link.id : nextNodeId(all), parentId }
    for (const [index, one] of all.entries()) {
      if (one.parentId !== parentId || one.ordinal < node.ordinal) continue
      const ordinal = one.ordinal + 1
      await records.update('NavigationNode', { siteId, webId, id: one.id }, { ordinal })
      all[index] = { ...one, ordinal }
    }
    await records.insert('NavigationNode', node)
    all.push(node)
  }
  await noteWeb(scope, row)
}

async function noteWeb({ records, changed }: WriteScope, { siteId, webId }: List['row']): Promise<void> {
  await records.increment('Web', { siteId, id: webId }, { version: 1 })
  changed({ entity: 'web', type: 'update', webId, objectId: webId })
}

/** The nearest node above that stays; `gone` has the parents of those that do not. */
function parentAbove(gone: ReadonlyMap<number, number>, id: number): number {
  let parent = id
  for (let next = gone.get(parent); next !== undefined; next = gone.get(parent)) parent = next
  return parent
}

const nodesOf = (records: Pick<ContentRecords, 'query'>, { siteId, webId }: List['row']): Promise<NavigationNodeRow[]> =>
  records.query('NavigationNode', { where: { siteId, webId }, orderBy: ['ordinal', 'id'] })

/** A link to the default view of a list, after those in the quick launch. Fails with `invalid_request` if the navigation is full. */
export async function newLink(inside: Context, list: List, all: readonly NavigationNodeRow[]): Promise<NavigationNodeRow> {
  if (all.length >= maxNodes) throw invalid(`The navigation of a web has at most ${maxNodes} links.`)
  const [url = list.url] = await defaultViewUrls(inside, [list])
  const { siteId, webId, title } = list.row
  const parentId = navigationRoots.quickLaunch
  const ordinal = all.filter((node) => node.parentId === parentId).length + 1
  return { siteId, webId, id: nextNodeId(all), parentId, ordinal, title, url, isExternal: false, isVisible: true }
}

/** Whether a link leads to one of these folded folders of lists, or to a page in one. */
export function leadsToAny(folders: ReadonlySet<string>, { url }: NavigationNodeRow): boolean {
  const path = pathOf(url)
  if (folders.has(path)) return true
  const folder = path.endsWith('.aspx') ? path.slice(0, path.lastIndexOf('/')) : ''
  return folders.has(folder) || (folder.endsWith('/forms') && folders.has(folder.slice(0, -'/forms'.length)))
}

/** Whether a link leads to the folder of a list or to one of its pages. */
function leadsTo(list: List, { url }: NavigationNodeRow): boolean {
  const path = pathOf(url)
  const folder = fold(list.url)
  if (path === folder) return true
  const pages = isLibrary(list) ? `${folder}/forms/` : `${folder}/`
  return path.startsWith(pages) && path.endsWith('.aspx') && !path.slice(pages.length).includes('/')
}

/** The folded path of a URL, absolute or not. */
function pathOf(url: string): string {
  const path = URL.parse(url, 'http://localhost')?.pathname ?? ''
  try {
    return fold(decodeURIComponent(path))
  } catch {
    return fold(path)
  }
}
