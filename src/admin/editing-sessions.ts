import type { EditingSessions } from '../core/acts/editing/sessions.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { Request } from '../http/message/message.ts'
import type { AdminContext, AdminHandlers } from './handlers.ts'

export const editingHandlers: Pick<AdminHandlers, 'listEditingSessions' | 'deleteEditingSession'> = {
  listEditingSessions({ request }, reply, context) {
    const sessions = editingOf(context, request)
    const value = sessions.list().map(({ id, actor, siteId, fileId, url, canWrite, startedAt, usedAt }) => ({
      ...{ sessionId: id, user: actor.loginName, url, canWrite },
      startedUtc: new Date(startedAt).toISOString(),
      lastUsedUtc: new Date(usedAt).toISOString(),
      isLocked: sessions.locks.valueOf({ siteId, fileId }) !== '',
    }))
    return reply.json(200, { value, maximum: sessions.maximum })
  },
  deleteEditingSession({ params: { sessionId }, request }, reply, context) {
    editingOf(context, request).end(sessionId)
    return reply.empty(204)
  },
}

/** Without editors in the browser the addresses lead nowhere. */
function editingOf({ editing }: AdminContext, { path }: Request): EditingSessions {
  if (!editing) throw new DomainError(kernelReasons.resource_not_found, { path: path.slice(0, 200) })
  return editing
}
