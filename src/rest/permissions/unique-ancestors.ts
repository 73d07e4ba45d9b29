import { firstUniqueAncestor } from '../../core/acts/permissions/unique-ancestor.ts'
import { securableObject } from '../../entities/sites/unique-ancestor.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/permissions/unique-ancestors.yaml */
export const uniqueAncestorHandlers: Pick<
  Handlers<WireContext>,
  'getWebUniqueAncestor' | 'getListUniqueAncestor' | 'getItemUniqueAncestor'
> = {
  getWebUniqueAncestor: async (ctx, _call, reply) => reply.entity(200, securableObject, await firstUniqueAncestor(ctx, { kind: 'web' })),

  getListUniqueAncestor: async (ctx, { params }, reply) =>
    reply.entity(200, securableObject, await firstUniqueAncestor(ctx, { kind: 'list', list: listAddress(ctx, params) })),

  getItemUniqueAncestor: async (ctx, { params }, reply) => {
    const address = { kind: 'item', list: listAddress(ctx, params), itemId: params.itemId } as const
    return reply.entity(200, securableObject, await firstUniqueAncestor(ctx, address))
  },
}
