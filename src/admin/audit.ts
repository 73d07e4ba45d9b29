import type { components } from '../../generated/admin/operations.ts'
import type { AuditType } from '../core/acts/audit/records.ts'
import type { LoggedEntry } from '../core/acts/audit/tail.ts'
import type { AdminHandlers } from './handlers.ts'

type AuditRecord = components['schemas']['AuditRecord']

export const auditHandlers: Pick<AdminHandlers, 'listAuditRecords' | 'verifyAudit'> = {
  async listAuditRecords({ query }, reply, { audit }) {
    const { from, to, top = defaultTop, ...rest } = query
    const period = { ...(from !== undefined && { from: Date.parse(from) }), ...(to !== undefined && { to: Date.parse(to) }) }
    const { value, next } = await audit.read({ ...rest, ...period, top })
    return reply.json(200, { value: value.map(auditRecord), ...(next !== undefined && { next }) })
  },
  verifyAudit: async (_call, reply, { audit }) => reply.json(200, await audit.verify()),
}

const defaultTop = 100

const auditRecord = ({ type, ...entry }: LoggedEntry): AuditRecord => ({ ...entry, type: type as AuditType })
