import type { EmulatorHandlers } from './handlers.ts'

export const snapshotHandlers: Pick<
  EmulatorHandlers,
  'resetServer' | 'listSnapshots' | 'putSnapshot' | 'deleteSnapshot' | 'restoreSnapshot'
> = {
  async resetServer(_call, reply, { snapshots, faults, startClock }) {
    await snapshots.reset()
    faults.clear()
    startClock()
    return reply.empty(204)
  },
  listSnapshots: (_call, reply, { snapshots }) => reply.json(200, { value: snapshots.list() }),
  putSnapshot: async ({ params }, reply, { snapshots }) => reply.json(201, await snapshots.put(params.snapshotName)),
  deleteSnapshot({ params }, reply, { snapshots }) {
    snapshots.delete(params.snapshotName)
    return reply.empty(204)
  },
  async restoreSnapshot({ params }, reply, { snapshots }) {
    await snapshots.restore(params.snapshotName)
    return reply.empty(204)
  },
}
