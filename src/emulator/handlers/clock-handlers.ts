import type { EmulatorHandlers } from './handlers.ts'

export const clockHandlers: Pick<EmulatorHandlers, 'getClock' | 'setClock' | 'advanceClock'> = {
  getClock(_call, reply, { clock }) {
    const { now, frozen, rate } = clock.read()
    return reply.json(200, { now: new Date(now).toISOString(), frozen, rate })
  },
  setClock({ body }, reply, { clock }) {
    const { now, frozen = false, rate = 1 } = body
    clock.set({ now: now === undefined ? undefined : Date.parse(now), frozen, rate })
    return reply.empty(204)
  },
  advanceClock({ body }, reply, { clock }) {
    clock.advance(body.by)
    return reply.empty(204)
  },
}
