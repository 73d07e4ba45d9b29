import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import {
  addNode,
  deleteNode,
  getNode,
  moveNode,
  type NavigationNode,
  type NodePatch,
  queryNavigation,
  queryNodes,
  shareNavigation,
  sharesNavigation,
  updateNode,
} from '../../core/acts/sites/navigation.ts'
import { siteReasons } from '../../core/acts/sites/reasons.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { navigationRoots, nodesBelow } from '../../core/model/sites/navigation-nodes.ts'
import { present } from '../../entities/shape/present.ts'
import { navigation, navigationNode, type WebNavigation } from '../../entities/sites/navigation.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf, withoutQuotes } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getNavigation'
  | 'updateNavigation'
  | 'mergeNavigation'
  | 'listNavigationNodes'
  | 'addNavigationNode'
  | 'moveNavigationNode'
  | 'getNavigationNode'
  | 'getNavigationNodeByIndex'
  | 'updateNavigationNode'
  | 'mergeNavigationNode'
  | 'deleteNavigationNode'
  | 'getMenuState'
  | 'getMenuNodeKey'
  | 'readMenuState'
  | 'readMenuNodeKey'

/** The root or link whose links an address stands for; without an id the quick launch. */
function parentOf(params: object): number {
  if ('nodeId' in params && typeof params.nodeId === 'number') return params.nodeId
  return 'navigationBar' in params ? navigationRoots.topNavigationBar : navigationRoots.quickLaunch
}

const get = async (ctx: WireContext): Promise<WebNavigation> => ({ isShared: await sharesNavigation(ctx) })

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
async function share(ctx: WireContext, { body }: Pick<Call<'updateNavigation'>, 'body'>): Promise<WebNavigation> {
  if (body.UseShared !== undefined) await shareNavigation(ctx, body.UseShared)
  return get(ctx)
}

const change = (ctx: WireContext, { params, body }: Pick<Call<'updateNavigationNode'>, 'params' | 'body'>): Promise<NavigationNode> =>
  updateNode(ctx, params.nodeId, present<NodePatch>({ title: body.Title, url: body.Url, isVisible: body.IsVisible }))

/** The root of the menu that a provider shows. */
const menuRoot = (provider: string | null | undefined): number =>
  /global/i.test(provider ?? '') ? navigationRoots.topNavigationBar : navigationRoots.quickLaunch

type MenuNode = ComplexTypes['MenuNode']

/** The links below one, as many levels as are asked for. */
const menuBelow = (all: readonly NavigationNode[], parentId: number, depth: number): MenuNode[] =>
  depth === 0
    ? []
    : all
        .filter((node) => node.parentId === parentId)
        .map(({ id, title, url, isVisible }) => ({
          CustomProperties: [],
          FriendlyUrlSegment: '',
          IsDeleted: false,
          IsHidden: !isVisible,
          Key: String(id),
          Nodes: menuBelow(all, id, depth - 1),
          NodeType: 0,
          SimpleUrl: url,
          Title: title,
        }))

const mostLevels = 10

/** Fails with `part_not_found`, `invalid_request` for a key that is no number, `access_denied`. */
async function menu(ctx: WireContext, { menuNodeKey, mapProviderName, depth }: Call<'getMenuState'>['body']) {
  const key = menuNodeKey || String(menuRoot(mapProviderName))
  if (!/^\d{1,9}$/.test(key)) throw invalid(`menuNodeKey is the number of a link; '${key}' is none.`)
  const start = await getNode(ctx, Number(key))
  return {
    FriendlyUrlPrefix: '',
    Nodes: menuBelow(await queryNavigation(ctx), start.id, depth ?? mostLevels),
    SimpleUrl: start.url,
    SPSitePrefix: ctx.site.url,
    SPWebPrefix: ctx.web.url,
    StartingNodeKey: key,
    StartingNodeTitle: start.title,
    Version: String(ctx.web.row.version),
  }
}

/** The link of a menu that leads to a URL. Fails with `part_not_found`, `access_denied`. */
async function menuNodeAt(ctx: WireContext, { currentUrl, mapProviderName }: Call<'getMenuNodeKey'>['body']): Promise<NavigationNode> {
  const wanted = fold(currentUrl.startsWith(`${ctx.origin}/`) ? currentUrl.slice(ctx.origin.length) : currentUrl)
  const found = nodesBelow(await queryNavigation(ctx), menuRoot(mapProviderName)).find(({ url }) => fold(url) === wanted)
  if (found) return found
  throw new DomainError(siteReasons.part_not_found, { kind: 'navigation link to', id: currentUrl.slice(0, 200), url: ctx.web.url })
}

const bare = (given: string | undefined): string | null => (given === undefined ? null : withoutQuotes(given))

/** contracts/rest/sites/navigation.yaml, contracts/rest/sites/navigation/menus.yaml */
export const navigationHandlers: Pick<Handlers<WireContext>, Operations> = {
  getNavigation: async (ctx, _call, reply) => reply.entity(200, navigation, await get(ctx)),
  updateNavigation: async (ctx, call, reply) => reply.entity(200, navigation, await share(ctx, call)),
  mergeNavigation: async (ctx, call, reply) => reply.entity(200, navigation, await share(ctx, call)),

  listNavigationNodes: async (ctx, { params, query }, reply) =>
    reply.collection(200, navigationNode, pageOf(navigationNode, await queryNodes(ctx, parentOf(params)), query, ctx)),

  addNavigationNode: async (ctx, { params, body }, reply) => {
    const after = body.PreviousNode ?? (body.AsLastNode === false ? 0 : undefined)
    const made = await addNode(ctx, parentOf(params), {
      title: body.Title,
      url: body.Url ?? '',
      isVisible: body.IsVisible ?? true,
      isExternal: body.IsExternal ?? false,
      ...(after !== undefined && { after }),
    })
    return reply.entity(201, navigationNode, made, { Location: serviceRoot(ctx) + navigationNode.address(made) })
  },

  moveNavigationNode: async (ctx, { params }, reply) => {
    await moveNode(ctx, parentOf(params), params.movedNodeId, params.previousNodeId)
    return reply.nothing(200, 'MoveAfter')
  },

  getNavigationNodeByIndex: async (ctx, { params }, reply) => {
    const nodes = await queryNodes(ctx, parentOf(params))
    const found = nodes[params.nodeIndex]
    if (!found) throw invalid(`The place must be less than ${nodes.length}, the number of links; ${params.nodeIndex} was given.`)
    return reply.entity(200, navigationNode, found)
  },

  getNavigationNode: async (ctx, { params }, reply) => reply.entity(200, navigationNode, await getNode(ctx, params.nodeId)),
  updateNavigationNode: async (ctx, call, reply) => reply.entity(200, navigationNode, await change(ctx, call)),
  mergeNavigationNode: async (ctx, call, reply) => reply.entity(200, navigationNode, await change(ctx, call)),

  deleteNavigationNode: async (ctx, { params }, reply) => {
    await deleteNode(ctx, params.nodeId)
    return reply.empty(200)
  },

  getMenuState: async (ctx, { body }, reply) => reply.complex(200, 'MenuState', 'MenuState', await menu(ctx, body)),

  getMenuNodeKey: async (ctx, { body }, reply) => reply.value(200, 'Edm.String', 'MenuNodeKey', String((await menuNodeAt(ctx, body)).id)),

  readMenuState: async (ctx, { query }, reply) => {
    const asked = {
      menuNodeKey: bare(query.menunodekey),
      mapProviderName: bare(query.mapprovidername),
      depth: query.depth ?? null,
    }
    return reply.complex(200, 'MenuState', 'MenuState', await menu(ctx, asked))
  },

  readMenuNodeKey: async (ctx, { query }, reply) => {
    const currentUrl = withoutQuotes(query.currenturl)
    const found = await menuNodeAt(ctx, { currentUrl, mapProviderName: bare(query.mapprovidername) })
    return reply.value(200, 'Edm.String', 'MenuNodeKey', String(found.id))
  },
}
