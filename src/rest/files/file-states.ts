import type { Context } from '../../core/access/context.ts'
import { principalNotFound } from '../../core/access/principals.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import { type CheckInType, checkIn, checkOut, decide, publish, undoCheckOut, unpublish } from '../../core/acts/files/check-out.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { user } from '../../entities/people/principals.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { fileAddress } from './folder-address.ts'

type Operations =
  | 'checkOutFile'
  | 'checkInFile'
  | 'undoCheckOutFile'
  | 'publishFile'
  | 'unpublishFile'
  | 'approveFile'
  | 'denyFile'
  | 'getCheckedOutByUser'
  | 'getLockedByUser'
  | 'getFileAuthor'
  | 'getFileEditor'

/** Arguments that some forms of the address omit. */
interface Said {
  readonly checkInComment?: string
  readonly checkInType?: number
}

/** The comment and the type of a check-in; the default is a minor version. */
function saidIn(params: object): { comment: string; type: CheckInType } {
  const { checkInComment = '', checkInType = 0 }: Said = params
  return { comment: checkInComment, type: checkInType as CheckInType }
}

/** The user who has a file checked out; undefined if nobody has. */
async function holderOf(ctx: Context, params: Call<'getCheckedOutByUser'>['params']) {
  const { checkedOutBy } = (await getFile(ctx, fileAddress(ctx, params))).row
  return checkedOutBy === null ? undefined : (await principalsById(ctx, [checkedOutBy])).get(checkedOutBy)
}

/** A person that a file names. Fails with `principal_not_found` if the row of the user is gone. */
async function personOf(ctx: Context, params: Call<'getFileAuthor'>['params'], which: 'authorId' | 'editorId') {
  const id = (await getFile(ctx, fileAddress(ctx, params))).row[which]
  const found = (await principalsById(ctx, [id])).get(id)
  if (!found) throw principalNotFound('User', String(id))
  return found
}

/** contracts/rest/files/file-states.yaml */
export const fileStateHandlers: Pick<Handlers<WireContext>, Operations> = {
  checkOutFile: async (ctx, { params }, reply) => {
    await checkOut(ctx, fileAddress(ctx, params))
    return reply.nothing(200, 'CheckOut')
  },

  checkInFile: async (ctx, { params }, reply) => {
    const { comment, type } = saidIn(params)
    await checkIn(ctx, fileAddress(ctx, params), comment, type)
    return reply.nothing(200, 'CheckIn')
  },

  undoCheckOutFile: async (ctx, { params }, reply) => {
    await undoCheckOut(ctx, fileAddress(ctx, params))
    return reply.nothing(200, 'UndoCheckOut')
  },

  publishFile: async (ctx, { params }, reply) => {
    await publish(ctx, fileAddress(ctx, params), saidIn(params).comment)
    return reply.nothing(200, 'Publish')
  },

  unpublishFile: async (ctx, { params }, reply) => {
    await unpublish(ctx, fileAddress(ctx, params), saidIn(params).comment)
    return reply.nothing(200, 'UnPublish')
  },

  approveFile: async (ctx, { params }, reply) => {
    await decide(ctx, fileAddress(ctx, params), 'approved', saidIn(params).comment)
    return reply.nothing(200, 'Approve')
  },

  denyFile: async (ctx, { params }, reply) => {
    await decide(ctx, fileAddress(ctx, params), 'rejected', saidIn(params).comment)
    return reply.nothing(200, 'Deny')
  },

  getCheckedOutByUser: async (ctx, { params }, reply) => {
    const holder = await holderOf(ctx, params)
    return holder ? reply.entity(200, user, holder) : reply.nothing(200, 'CheckedOutByUser')
  },

  getLockedByUser: async (ctx, { params }, reply) => {
    const holder = await holderOf(ctx, params)
    return holder ? reply.entity(200, user, holder) : reply.nothing(200, 'LockedByUser')
  },

  getFileAuthor: async (ctx, { params }, reply) => reply.entity(200, user, await personOf(ctx, params, 'authorId')),
  getFileEditor: async (ctx, { params }, reply) => reply.entity(200, user, await personOf(ctx, params, 'editorId')),
}
