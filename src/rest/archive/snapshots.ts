import { type ArchiveSnapshot, listSnapshots } from '../../core/acts/archive/shown-snapshots.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/archive/snapshots.yaml */
export const archiveSnapshotHandlers: Pick<Handlers<WireContext>, 'listArchiveSnapshots'> = {
  async listArchiveSnapshots(ctx, { query: { top = defaultTop, ...query } }, reply) {
    const { value, next } = await listSnapshots(ctx, { ...query, top })
    return reply.json(200, { value: value.map(snapshotJson), ...(next !== undefined && { next }) })
  },
}

/** Each may have 500 entries. */
const defaultTop = 20

const snapshotJson = ({ timestamp, permissions, people, ...told }: ArchiveSnapshot) => ({
  ...told,
  timestampUtc: timestamp,
  ...(permissions && {
    permissions: permissions.map(({ objectId, scopeId, loginName, rights }) => ({ objectId, scopeId, loginName, rights: [...rights] })),
  }),
  ...(people && {
    people: people.map(({ id, loginName, title, email, members }) => ({
      id,
      loginName,
      title,
      email,
      ...(members && { members: [...members] }),
    })),
  }),
})
