import type { EmulatorHandlers } from './handlers.ts'

export const generateHandlers: Pick<
  EmulatorHandlers,
  'generateItems' | 'listGeneratingOperations' | 'getGeneratingOperation' | 'cancelGeneratingOperation'
> = {
  async generateItems({ body: { list, webUrl = '/', count, seed = 1 }, request }, reply, { seeds, generations }) {
    const state = await generations.begin(await seeds.contextAt(request, webUrl), { list, count, seed })
    return reply.json(202, state, { Location: `/_emulator/operations/${state.operationId}` })
  },
  listGeneratingOperations: (_call, reply, { generations }) => reply.json(200, { value: generations.list() }),
  getGeneratingOperation: ({ params }, reply, { generations }) => reply.json(200, generations.get(params.operationId)),
  async cancelGeneratingOperation({ params }, reply, { generations }) {
    await generations.cancel(params.operationId)
    return reply.empty(204)
  },
}
