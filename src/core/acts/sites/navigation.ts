import type { NavigationNodeRow } from '../../../../generated/prisma/content.ts'
import { act, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { maxNodes, navigationRoots, nextNodeId } from '../../model/sites/navigation-nodes.ts'
import { queryLists } from '../lists/lists.ts'
import { leadsToAny } from '../lists/quick-launch.ts'
import { noteOwner, ownerAt } from './owners.ts'
import { siteReasons } from './reasons.ts'

export type NavigationNode = NavigationNodeRow

/** The most links above one another. */
const maxDepth = 10

const isRoot = (id: number): boolean => id === navigationRoots.quickLaunch || id === navigationRoots.topNavigationBar

const ownWeb = { kind: 'web' } as const

/** A root as a node: it has no row. */
const rootNode = (ctx: Context, id: number): NavigationNode => ({
  siteId: ctx.site.id,
  webId: ctx.web.row.id,
  id,
  parentId: 0,
  ordinal: 0,
  title: id === navigationRoots.quickLaunch ? 'Quick launch' : 'Top Navigation Bar',
  url: '',
  isExternal: false,
  isVisible: true,
})

/** All links of the web, each collection in its order, without those to lists that the actor may not see. Fails with `access_denied`. */
export async function queryNavigation(ctx: Context): Promise<NavigationNode[]> {
  const where = { siteId: ctx.site.id, webId: ctx.web.row.id }
  const nodes = await read(ctx, 'Open', ctx.web, (records) => records.query('NavigationNode', { where, orderBy: ['ordinal', 'id'] }))
  if (nodes.length === 0) return nodes
  const visible = new Set((await queryLists(ctx)).map(({ row }) => row.id))
  const lists = await ctx.site.schema.lists(ctx.web, recordsOf(ctx))
  const hidden = new Set(lists.filter(({ row }) => !visible.has(row.id)).map(({ url }) => fold(url)))
  return hidden.size === 0 ? nodes : nodes.filter((node) => !leadsToAny(hidden, node))
}

/** The links below a root or a link, in order. Fails with `part_not_found`, `access_denied`. */
export async function queryNodes(ctx: Context, parentId: number): Promise<NavigationNode[]> {
  const nodes = await queryNavigation(ctx)
  if (!isRoot(parentId)) nodeAmong(ctx, nodes, parentId)
  return nodes.filter((node) => node.parentId === parentId)
}

/** Fails with `part_not_found`, `access_denied`. */
export async function getNode(ctx: Context, id: number): Promise<NavigationNode> {
  const nodes = await queryNavigation(ctx)
  return isRoot(id) ? rootNode(ctx, id) : nodeAmong(ctx, nodes, id)
}

function nodeAmong(ctx: Context, nodes: readonly NavigationNode[], id: number): NavigationNode {
  const found = nodes.find((node) => node.id === id)
  if (found) return found
  throw new DomainError(siteReasons.part_not_found, { kind: 'navigation link', id: String(id), url: ctx.web.url })
}

export interface NodeCreation {
  readonly title: string
  readonly url: string
  readonly isVisible: boolean
  readonly isExternal: boolean
  /** The id of the link before it, 0 for the first place; the last place if it is left out. */
  readonly after?: number
}

/** Adds a link below a root or a link. Fails with `part_not_found`, `invalid_request`, `access_denied`. */
export function addNode(ctx: Context, parentId: number, input: NodeCreation): Promise<NavigationNode> {
  const call = { name: 'sites.addNavigationNode', right: 'ManageWeb', target: ctx.web, input: { parentId, ...input } } as const
  return act(ctx, call, async (scope) => {
    const all = await nodesFor(ctx, scope)
    if (all.length >= maxNodes) throw invalid(`The navigation of a web has at most ${maxNodes} links.`)
    if (depthOf(ctx, all, parentId) >= maxDepth) throw invalid(`Navigation has at most ${maxDepth} levels.`)
    const siblings = all.filter((node) => node.parentId === parentId)
    const { title, url, isVisible, isExternal, after } = input
    const where = { siteId: ctx.site.id, webId: ctx.web.row.id }
    const id = nextNodeId(all)
    const node = { ...where, id, parentId, ordinal: 0, title, url, isVisible, isExternal }
    const at = after === undefined ? siblings.length : after === 0 ? 0 : siblings.indexOf(nodeAmong(ctx, siblings, after)) + 1
    await scope.records.insert('NavigationNode', node)
    await reorder(scope, siblings.toSpliced(at, 0, node))
    await note(ctx, scope)
    return { ...node, ordinal: at + 1 }
  })
}

export interface NodePatch {
  readonly title?: string
  readonly url?: string
  readonly isVisible?: boolean
}

/** Fails with `part_not_found`, `invalid_operation` for a root, `access_denied`. */
export function updateNode(ctx: Context, id: number, patch: NodePatch): Promise<NavigationNode> {
  return act(ctx, { name: 'sites.updateNavigationNode', right: 'ManageWeb', target: ctx.web, input: { id, patch } }, async (scope) => {
    const node = nodeAmong(ctx, await nodesFor(ctx, scope), demandLink(id))
    if (Object.keys(patch).length === 0) return node
    await scope.records.update('NavigationNode', keyOf(node), patch)
    await note(ctx, scope)
    return { ...node, ...patch }
  })
}

/** Moves a link of a collection behind another one of it; 0 stands for the first place. Fails as `updateNode`. */
export async function moveNode(ctx: Context, parentId: number, id: number, after: number): Promise<void> {
  const input = { parentId, id, after }
  await act(ctx, { name: 'sites.moveNavigationNode', right: 'ManageWeb', target: ctx.web, input }, async (scope) => {
    const siblings = (await nodesFor(ctx, scope)).filter((node) => node.parentId === parentId)
    const node = nodeAmong(ctx, siblings, id)
    if (after === id) throw invalid(`The link ${id} cannot stand behind itself.`)
    const others = siblings.filter((one) => one !== node)
    const at = after === 0 ? 0 : others.indexOf(nodeAmong(ctx, others, after)) + 1
    await reorder(scope, others.toSpliced(at, 0, node))
    await note(ctx, scope)
  })
}

/** Deletes a link and all links below it. Fails as `updateNode`. */
export async function deleteNode(ctx: Context, id: number): Promise<void> {
  await act(ctx, { name: 'sites.deleteNavigationNode', right: 'ManageWeb', target: ctx.web, input: { id } }, async (scope) => {
    const all = await nodesFor(ctx, scope)
    const gone = new Set([nodeAmong(ctx, all, demandLink(id)).id])
    for (let size = 0; size !== gone.size; ) {
      size = gone.size
      for (const node of all) if (gone.has(node.parentId)) gone.add(node.id)
    }
    const where = { siteId: ctx.site.id, webId: ctx.web.row.id }
    await scope.records.delete('NavigationNode', { ...where, id: { in: [...gone] } })
    await note(ctx, scope)
  })
}

/** Whether the web shows the top bar of the web above. Fails with `access_denied`. */
export const sharesNavigation = (ctx: Context): Promise<boolean> =>
  read(ctx, 'Open', ctx.web, async (records) => {
    const row = await records.find('Web', { siteId: ctx.site.id, id: ctx.web.row.id })
    return settingsOf(row?.settings).sharesNavigation === true
  })

/** Fails with `invalid_operation` for the root web, `access_denied`. */
export async function shareNavigation(ctx: Context, shared: boolean): Promise<void> {
  await act(ctx, { name: 'sites.shareNavigation', right: 'ManageWeb', target: ctx.web, input: { shared } }, async (scope) => {
    const { siteId, id, parentWebId } = ctx.web.row
    if (shared && parentWebId === null) throw invalidOperation('The root web has no web above it whose navigation it could show.')
    const row = await scope.records.find('Web', { siteId, id })
    if ((settingsOf(row?.settings).sharesNavigation === true) === shared) return
    const settings = JSON.stringify({ ...settingsOf(row?.settings), sharesNavigation: shared })
    await scope.records.update('Web', { siteId, id }, { settings })
    await note(ctx, scope)
  })
}

const settingsOf = (text: string | null | undefined): { readonly sharesNavigation?: boolean } =>
  text === null || text === undefined ? {} : (JSON.parse(text) as { readonly sharesNavigation?: boolean })

function demandLink(id: number): number {
  if (isRoot(id)) throw invalidOperation('The quick launch and the top bar cannot be changed or deleted. Change the links in them.')
  return id
}

const keyOf = ({ siteId, webId, id }: NavigationNode) => ({ siteId, webId, id })

const nodesFor = (ctx: Context, { records }: WriteScope): Promise<NavigationNode[]> =>
  records.query('NavigationNode', { where: { siteId: ctx.site.id, webId: ctx.web.row.id }, orderBy: ['ordinal', 'id'] })

/** The number of links above a new link. Fails with `part_not_found`. */
function depthOf(ctx: Context, all: readonly NavigationNode[], parentId: number): number {
  let depth = 0
  for (let id = parentId; !isRoot(id) && depth < maxDepth; depth += 1) id = nodeAmong(ctx, all, id).parentId
  return depth
}

/** Gives links the places of their order, and writes those that change. */
async function reorder({ records }: WriteScope, nodes: readonly NavigationNode[]): Promise<void> {
  for (const [index, node] of nodes.entries())
    if (node.ordinal !== index + 1) await records.update('NavigationNode', keyOf(node), { ordinal: index + 1 })
}

const note = async (ctx: Context, scope: WriteScope): Promise<void> => noteOwner(scope, ctx.site.id, await ownerAt(ctx, ownWeb))
