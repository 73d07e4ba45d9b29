import type { ListAddress } from '../../../generated/rest/bindings.ts'
import { type ArchiveAddress, getArchiveMode } from '../../core/acts/archive/archive-mode.ts'
import { archiveOrQueue } from '../../core/acts/archive/archive-operation.ts'
import type { FarmParts } from '../../core/acts/site-collections/self-service.ts'
import { archiveMode } from '../../entities/sites/archive-mode.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations = 'getWebArchiveMode' | 'setWebArchiveMode' | 'getListArchiveMode' | 'setListArchiveMode'

const ofWeb: ArchiveAddress = { kind: 'web' }
const ofList = (ctx: WireContext, params: ListAddress): ArchiveAddress => ({ kind: 'list', list: listAddress(ctx, params) })

export interface ArchiveModeOptions {
  readonly farm: FarmParts
}

/** contracts/rest/archive/archive.yaml */
export const archiveModeHandlers = ({ farm }: ArchiveModeOptions): Pick<Handlers<WireContext>, Operations> => ({
  getWebArchiveMode: async (ctx, _call, reply) => reply.entity(200, archiveMode, await getArchiveMode(ctx, ofWeb)),
  async setWebArchiveMode(ctx, { body }, reply) {
    const { mode, operation } = await archiveOrQueue(ctx, farm, ofWeb, body.archive_mode)
    return operation ? reply.entity(202, archiveMode, mode, locationOf(ctx, operation)) : reply.entity(200, archiveMode, mode)
  },
  getListArchiveMode: async (ctx, { params }, reply) => reply.entity(200, archiveMode, await getArchiveMode(ctx, ofList(ctx, params))),
  async setListArchiveMode(ctx, { params, body }, reply) {
    const { mode, operation } = await archiveOrQueue(ctx, farm, ofList(ctx, params), body.archive_mode)
    return operation ? reply.entity(202, archiveMode, mode, locationOf(ctx, operation)) : reply.entity(200, archiveMode, mode)
  },
})

const locationOf = ({ origin }: WireContext, { id }: { readonly id: string }) => ({ Location: `${origin}/_admin/operations/${id}` })
