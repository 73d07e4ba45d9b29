import { type EmulatedServer, type ServerShard, startServer } from '../../../src/testing.ts'

/** The setting in which the servers of one process differ: tests with the same value share a server. */
const differing = 'Identity:DefaultGroup'

/** Where all tests run on something else than a plain server in memory. */
const otherRuns = ['TENON_STORAGE', 'JOURNALED', 'AUDITED', 'TWICE']

/** A shard lasts as long as its test, and its site collections are where those of a server without an emulator are. */
const asWithout = { 'Emulator:ShardIdleMinutes': 0, 'Emulator:DatabasePerSite': false }

/** The servers of this process by their settings. Each begins with the first test that asks for it, and ends with the process. */
const servers = new Map<string, Promise<EmulatedServer>>()

let shards = 0

/** Whether tests with these settings can share a server: those of other settings, and runs on other storage, have one of their own. */
export const canShare = (settings: Readonly<Record<string, string>>): boolean =>
  process.env.TENON_SHARED_SERVERS === '1' &&
  Object.keys(settings).every((key) => key === differing) &&
  otherRuns.every((name) => process.env[name] === undefined)

/**
 * A farm of its own, with a URL of its own, in a server that all test files of this process share (`tenon/testing`). `all` are the
 * settings of the server.
 */
export async function startShard(all: Readonly<Record<string, string>>): Promise<ServerShard> {
  const key = all[differing] ?? ''
  const server = servers.get(key) ?? startServer({ emulator: true, settings: { ...all, ...asWithout } })
  servers.set(key, server)
  // One that cannot start fails its test alone: the next one tries again.
  server.catch(() => servers.delete(key))
  shards += 1
  return (await server).shard(`test-${shards}`)
}
