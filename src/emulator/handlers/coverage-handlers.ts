import type { EmulatorHandlers } from './handlers.ts'

export const coverageHandlers: Pick<EmulatorHandlers, 'getCoverage' | 'deleteCoverage'> = {
  getCoverage: (_call, reply, { coverage }) => reply.json(200, coverage.read()),
  deleteCoverage(_call, reply, { coverage }) {
    coverage.clear()
    return reply.empty(204)
  },
}
