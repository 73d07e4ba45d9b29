import { addHold, type LegalHold, listHolds, releaseHold } from '../../core/acts/archive/legal-holds.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/archive/legal-holds.yaml */
export const legalHoldHandlers: Pick<Handlers<WireContext>, 'listLegalHolds' | 'addLegalHold' | 'releaseLegalHold'> = {
  listLegalHolds: async (ctx, _call, reply) => reply.json(200, { value: (await listHolds(ctx)).map(holdJson) }),
  addLegalHold: async (ctx, { body: { name, scope } }, reply) => reply.json(201, holdJson(await addHold(ctx, name, scope))),
  releaseLegalHold: async (ctx, { params }, reply) => reply.json(200, holdJson(await releaseHold(ctx, params.holdId))),
}

const holdJson = ({ row: { id, name, createdAt, releasedAt }, scope: { webUrl, listId, itemIds } }: LegalHold) => ({
  ...{ id, name, scope: { webUrl, ...(listId !== undefined && { listId }), ...(itemIds && { itemIds: [...itemIds] }) } },
  ...{ createdUtc: isoTime(createdAt), ...(releasedAt !== null && { releasedUtc: isoTime(releasedAt) }) },
})
