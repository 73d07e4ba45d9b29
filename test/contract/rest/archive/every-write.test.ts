import { describe, expect, it, vi } from 'vitest'
import { writeRows } from '../../live/every-write.ts'
import { openWorld } from '../../live/writes/world.ts'

const world = await openWorld()
const { admin } = world

const setMode = (isArchived: boolean) => admin.call('POST', '/_api/web/setarchivemode', { body: { archive_mode: isArchived } })

/** Acts on what belongs to the site collection or the farm, and archive mode itself. The picture of a profile is a file of a library. */
const ofOthers = /^(?:FarmChanged|\w+ (?:people|profiles|social|terms|archive)\.(?!setPicture))/

/** What a reply of status 200 says, where it has one result for each part or a code of its own for a refusal. */
const refusals = /archive mode|NoAccess|AccessDenied/

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

// The root web contains every web and list of the site collection.
describe('in an archived web, nothing changes by', () => {
  it.each([...writeRows].filter(([, { audited }]) => !audited.some((record) => ofOthers.test(record))))('%s', async (_, { prepare }) => {
    const act = await prepare(world)
    const effects = await world.recordsOf(async () => {
      // Jobs of columns may still run.
      await vi.waitFor(async () => expect((await setMode(true)).status).toBe(200), { timeout: 60_000 })
      try {
        const answer = await act().catch(messageOf)
        expect(typeof answer === 'string' ? answer : JSON.stringify(answer)).toMatch(refusals)
      } finally {
        expect((await setMode(false)).status).toBe(200)
      }
    })
    const toggled = 'ArchiveModeToggled archive.setMode'
    const snapshots = ['AclFrozen archive.freezeRights', 'IdentitySnapshotCaptured archive.captureIdentities']
    expect(effects).toEqual({ changes: ['Web Update', 'Web Update'], audited: [toggled, ...snapshots, toggled] })
  })
})
