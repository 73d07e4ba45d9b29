import type { Request } from '../../http/message/message.ts'
import type { OneSite } from '../snapshots/snapshots.ts'
import type { EmulatorHandlers } from './handlers.ts'

export const snapshotHandlers: Pick<
  EmulatorHandlers,
  'resetServer' | 'listSnapshots' | 'putSnapshot' | 'deleteSnapshot' | 'restoreSnapshot'
> = {
  async resetServer({ query, request }, reply, { snapshots, faults, startClock }) {
    await snapshots.reset(oneSite(query, request))
    if (query.site !== undefined) return reply.empty(204)
    faults.restart()
    startClock()
    return reply.empty(204)
  },
  listSnapshots: (_call, reply, { snapshots }) => reply.json(200, { value: snapshots.list() }),
  putSnapshot: async ({ params, query, request }, reply, { snapshots }) =>
    reply.json(201, await snapshots.put(params.snapshotName, oneSite(query, request))),
  async deleteSnapshot({ params }, reply, { snapshots }) {
    await snapshots.delete(params.snapshotName)
    return reply.empty(204)
  },
  async restoreSnapshot({ params, query, request }, reply, { snapshots }) {
    await snapshots.restore(params.snapshotName, oneSite(query, request))
    return reply.empty(204)
  },
}

const oneSite = ({ site }: { readonly site?: string }, { host, isSecure }: Request): OneSite | undefined =>
  site === undefined ? undefined : { by: { host, isSecure }, url: site }
