import { queryCheckedOutFiles, takeOverCheckOut } from '../../core/acts/files/check-out.ts'
import { fileNotFound } from '../../core/acts/files/files.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { fold } from '../../core/kernel/fold.ts'
import { checkedOutFile } from '../../entities/files/checked-out-file.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

/** One of the files of a library that were never checked in. Fails with `file_not_found`. */
async function found(ctx: WireContext, params: Call<'getCheckedOutFile'>['params']): Promise<Document> {
  const path = fold(params.checkedOutPath)
  const file = (await queryCheckedOutFiles(ctx, listAddress(ctx, params))).find(({ url }) => fold(url) === path)
  if (!file) throw fileNotFound(params.checkedOutPath)
  return file
}

/** contracts/rest/files/checked-out.yaml */
export const checkedOutHandlers: Pick<Handlers<WireContext>, 'listCheckedOutFiles' | 'getCheckedOutFile' | 'takeOverCheckOut'> = {
  listCheckedOutFiles: async (ctx, { params, query }, reply) =>
    reply.collection(200, checkedOutFile, pageOf(checkedOutFile, await queryCheckedOutFiles(ctx, listAddress(ctx, params)), query, ctx)),

  getCheckedOutFile: async (ctx, { params }, reply) => reply.entity(200, checkedOutFile, await found(ctx, params)),

  takeOverCheckOut: async (ctx, { params }, reply) => {
    await takeOverCheckOut(ctx, { id: (await found(ctx, params)).row.id })
    return reply.nothing(200, 'TakeOverCheckOut')
  },
}
