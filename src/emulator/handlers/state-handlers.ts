import { anyJsonReply } from '../../http/json/json-handlers.ts'
import { emulatorContract } from '../contract/emulator-contract.ts'
import { seedSchema } from '../seeds/seed-schema.ts'
import type { EmulatorHandlers } from './handlers.ts'

export const stateHandlers: Pick<EmulatorHandlers, 'getState' | 'putState' | 'getSeedSchema'> = {
  getState: async ({ request }, reply, { seeds }) => reply.json(200, await seeds.read(request)),
  async putState({ body, request }, reply, { seeds }) {
    const fault = await seeds.put(body, request)
    return fault ?? reply.empty(204)
  },
  getSeedSchema: () => anyJsonReply.json(200, seedSchema(emulatorContract)),
}
