import type { FaultRule } from '../faults/rules.ts'
import type { EmulatorHandlers } from './handlers.ts'

export const faultHandlers: Pick<EmulatorHandlers, 'listFaults' | 'addFault' | 'deleteFaults' | 'deleteFault'> = {
  listFaults: (_call, reply, { faults }) =>
    reply.json(200, {
      value: faults.all.map(({ id, matched, struck, match, when, then }) => ({ id, matched, struck, match, when, then })),
    }),
  // The validator has checked the rule against the contract.
  addFault: ({ body }, reply, { faults }) => reply.json(201, { id: faults.add(body as FaultRule) }),
  deleteFaults(_call, reply, { faults }) {
    faults.clear()
    return reply.empty(204)
  },
  deleteFault({ params }, reply, { faults }) {
    faults.delete(params.faultId)
    return reply.empty(204)
  },
}
