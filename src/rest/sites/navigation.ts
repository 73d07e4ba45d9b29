import {
  addNode,
  deleteNode,
  getNode,
  moveNode,
  type NavigationNode,
  type NodePatch,
  queryNodes,
  shareNavigation,
  sharesNavigation,
  updateNode,
} from '../../core/acts/sites/navigation.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { navigationRoots } from '../../core/model/sites/navigation-nodes.ts'
import { navigation, navigationNode, type WebNavigation } from '../../entities/sites/navigation.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { present } from '../protocol/present.ts'

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

/** contracts/rest/sites/navigation.yaml */
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
}
