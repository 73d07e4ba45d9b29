import { addFile, type FileAddress, getFile } from '../../core/acts/files/files.ts'
import { recycleFile } from '../../core/acts/recycle-bin/recycle-file.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { fileAddress, newFileAddress } from './folder-address.ts'

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** The file at an address, unless there is none. Fails as `getFile`. */
const fileIfThere = (ctx: WireContext, address: FileAddress) =>
  getFile(ctx, address).catch((error: unknown) => {
    if (error instanceof DomainError && error.reason === 'file_not_found') return undefined
    throw error
  })

/** contracts/rest/files/stubs.yaml */
export const stubHandlers: Pick<Handlers<WireContext>, 'getFileOrAddStub' | 'recycleFileWithETag'> = {
  getFileOrAddStub: async (ctx, { params }, reply) => {
    const { folder, name } = newFileAddress(ctx, params, params.fileName)
    const there = await fileIfThere(ctx, { folder, name })
    return reply.entity(200, fileShape, there ?? (await addFile(ctx, folder, { name, whenThere: 'refuse' }, noBytes())))
  },

  recycleFileWithETag: async (ctx, { params }, reply) => {
    const id = await recycleFile(ctx, fileAddress(ctx, params), parseIfMatch(params.etagMatch))
    return reply.value(200, 'Edm.Guid', 'RecycleWithETag', id)
  },
}
