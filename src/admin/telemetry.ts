import type { KeptEvent } from '../core/acts/telemetry/telemetry-ring.ts'
import { demandReach } from '../http/way/caller.ts'
import type { AdminHandlers } from './handlers.ts'

/** contracts/admin/telemetry/telemetry.yaml */
export const telemetryHandlers: Pick<AdminHandlers, 'addTelemetry' | 'listTelemetry'> = {
  addTelemetry({ body, request }, reply, { telemetry, actor }) {
    demandReach(actor, 'read')
    const events = body.events.map(({ name, timestamp, properties = {} }) => ({
      ...{ name, happenedAt: Date.parse(timestamp) },
      properties: new Map(Object.entries(properties)),
    }))
    const reporter = { loginName: actor.loginName, tenant: request.tenant?.slug ?? '', address: request.clientAddress }
    telemetry.report(reporter, events)
    return reply.empty(202)
  },
  listTelemetry({ query: { name, user, top = defaultTop, before } }, reply, { telemetry }) {
    const query = { top, ...(name !== undefined && { name }), ...(user !== undefined && { user }), ...(before !== undefined && { before }) }
    const { events, next } = telemetry.read(query)
    return reply.json(200, { value: events.map(shownEvent), maximum: telemetry.maximum, ...(next !== undefined && { next }) })
  },
}

const defaultTop = 100

const shownEvent = ({ id, name, happenedAt, receivedAt, loginName, tenant, properties }: KeptEvent) => ({
  ...{ id, name, timestamp: new Date(happenedAt).toISOString(), receivedUtc: new Date(receivedAt).toISOString() },
  ...{ user: loginName, tenant, properties: Object.fromEntries(properties) },
})
