import { refusedNow } from '../requests/refused-now.ts'
import type { EmulatorContext, EmulatorHandlers } from './handlers.ts'

export const shardHandlers: Pick<EmulatorHandlers, 'listShards' | 'deleteShard'> = {
  listShards: (_call, reply, ctx) => reply.json(200, { value: shardsOf(ctx).list() }),
  async deleteShard({ params }, reply, ctx) {
    if (params.shardName === ctx.shard) throw refusedNow(`The shard '${ctx.shard}' cannot drop itself. Send the request without naming it.`)
    await shardsOf(ctx).drop(params.shardName)
    return reply.empty(204)
  },
}

/** Fails as `refusedNow` says while the server starts. */
function shardsOf({ shards }: EmulatorContext) {
  const known = shards()
  if (!known) throw refusedNow('The server has not started yet.')
  return known
}
