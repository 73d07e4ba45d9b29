import type { EmulatorHandlers } from './handlers.ts'

export const tokenHandlers: Pick<EmulatorHandlers, 'addTestToken'> = {
  async addTestToken({ body }, reply, { signToken }) {
    return reply.json(201, { access_token: await signToken(body.claims ?? {}, body.expiresInSeconds) })
  },
}
