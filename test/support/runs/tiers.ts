import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The tiers of the tests. `npm test` runs the fast one, whose files share processes (fast.config.ts); `npm run test:all` runs
 * all four (vitest.config.ts): further files share these processes too, each file of the other two has a process of its own, and
 * those that measure run one at a time.
 */

export type Tier = 'fast' | 'further' | 'thorough' | 'measured'

const root = join(import.meta.dirname, '../../..')

/** The tiers of folders. All others are thorough. */
const tiers: Readonly<Record<string, Tier>> = {
  unit: 'fast',
  store: 'fast',
  contract: 'fast',
  parity: 'fast',
  attack: 'measured',
}

const everyOperation = 'it calls every operation'
const many = 'it tries many random or large values'
const waits = 'it waits for time to pass, or for other processes'

const databases = 'it needs a database server, which npm test does not start'
const objectServers = 'it needs object servers, which take long to start'

/** Files and folders of these folders that `npm test` leaves out, and why: so it takes about three minutes. They share processes all the same. */
export const furtherPlaces: Readonly<Record<string, string>> = {
  'test/store/postgresql/': databases,
  'test/store/mysql/': databases,
  'test/store/servers/': databases,
  'test/store/queries/': databases,
  'test/store/upgrade/': databases,
  'test/store/objects/byte-locks.test.ts': objectServers,
  'test/store/objects/locked-audit.test.ts': objectServers,
  'test/store/objects/server.test.ts': databases,
  'test/store/objects/provider-packages.test.ts': databases,
  'test/contract/settings/postgresql.test.ts': databases,
  'test/contract/settings/mysql.test.ts': databases,
  'test/contract/settings/followers.test.ts': waits,
  'test/contract/live/reconnect.test.ts': waits,
  'test/contract/rest/lists/notifications.test.ts': waits,
  'test/contract/rest/alerts/alert-mails.test.ts': waits,
  'test/contract/tenants/live.test.ts': waits,
  'test/contract/transport/attacks.test.ts': waits,
  'test/contract/transport/cached-reads.test.ts': many,
  'test/contract/transport/verified-replies.test.ts': everyOperation,
  'test/parity/object-model-kept.test.ts': everyOperation,
  'test/store/log-keeper.test.ts': waits,
  'test/unit/farm/leading.test.ts': waits,
  'test/unit/farm/two-processes.test.ts': waits,
}

/** Files of these folders that have a process each, and why. */
export const thoroughFiles: Readonly<Record<string, string>> = {
  'test/contract/admin/journal/': 'several servers of a farm refuse the event journal at their start',
  'test/contract/live/object-model.test.ts': 'its world has the event journal, which several servers refuse',
  'test/contract/live/writes/': 'its world has the event journal, which several servers refuse',
  'test/contract/admin/operations.test.ts': 'it holds the background work of one server in its middle',
  'test/contract/admin/refusals/in-use.test.ts': 'it holds the background work of one server in its middle',
  'test/contract/rest/protocol/twice.test.ts': 'it runs files of other tests once more, with databases of its own',
  'test/contract/live/writes/writes.test.ts': everyOperation,
  'test/contract/rest/archive/held-writes.test.ts': everyOperation,
  'test/contract/rest/archive/every-write.test.ts': everyOperation,
  'test/contract/rest/permissions/existence.test.ts': everyOperation,
  'test/contract/tenants/every-operation.test.ts': everyOperation,
  'test/contract/profiles/every-operation.test.ts': everyOperation,
  'test/contract/emulator/two-runs.test.ts': many,
  'test/contract/emulator/on-disk.test.ts': waits,
  'test/contract/live/other-process/told.test.ts': waits,
  'test/contract/transport/stalled-readers.test.ts': waits,
  'test/store/item-rows-random.test.ts': many,
  'test/store/long-reads.test.ts': many,
  'test/store/sqlserver/parsed-statements.test.ts': 'it runs files of other tests once more, and parses what they would send',
  'test/store/prisma/read-back.test.ts': many,
  'test/unit/core/acts/files/folder-tree-random.test.ts': many,
  'test/unit/core/acts/permissions/permission-scopes.test.ts': many,
  'test/unit/core/content/shown/web-folders.test.ts': many,
  'test/unit/formats/multipart-stream.test.ts': many,
  'test/unit/formats/xml-stream.test.ts': many,
  'test/unit/import-rules.test.ts': 'it checks the imports of the whole project, which a gate does too',
}

/** All test files by their paths from the root, in order. */
function testFiles(): string[] {
  const entries = readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/node_modules/'))
    .sort()
}

export function tierOf(path: string): Tier {
  const folder = path.split('/')[1] ?? ''
  const tier = Object.hasOwn(tiers, folder) ? (tiers[folder] ?? 'thorough') : 'thorough'
  if (tier !== 'fast') return tier
  if (Object.hasOwn(thoroughFiles, path)) return 'thorough'
  return Object.keys(furtherPlaces).some((place) => path.startsWith(place)) ? 'further' : 'fast'
}

/** The test files of a tier, by their paths from the root. */
export const filesOf = (tier: Tier): string[] => testFiles().filter((path) => tierOf(path) === tier)

const ofOneServer = 'several servers of a farm refuse this mode at their start'
const journaled = 'it has the event journal, which several servers of a farm refuse at their start'
const held = 'it holds the background work of one server in its middle'
const ofConnection = 'NTLM belongs to a connection, and the balancer sends each request to another server (docs/scale.md)'
const kept = 'several servers keep no replies'

/** Files and folders of `contract` that do not run on several servers, and why. */
const placesOfOneServer: Readonly<Record<string, string>> = {
  'test/contract/admin/certificates.test.ts': 'a port of HTTPS and its certificates are those of one server, before which nothing stands',
  'test/contract/admin/journal/': journaled,
  'test/contract/admin/operations.test.ts': held,
  'test/contract/admin/refusals/in-use.test.ts': held,
  'test/contract/admin/telemetry/': 'each server keeps the latest events that browsers told it (docs/scale.md)',
  'test/contract/emulator/': ofOneServer,
  'test/contract/identity/strict-addresses.test.ts': ofOneServer,
  'test/contract/kit/': ofOneServer,
  'test/contract/live/object-model.test.ts': journaled,
  'test/contract/live/writes/': journaled,
  'test/contract/pages/admin/hostile.test.ts': journaled,
  'test/contract/pages/admin/watch.test.ts': journaled,
  'test/contract/rest/archive/every-write.test.ts': journaled,
  'test/contract/rest/archive/held-writes.test.ts': journaled,
  'test/contract/rest/archive/large-archive.test.ts': 'it drives the background work of one server',
  'test/contract/rest/protocol/bad-http.test.ts': 'the balancer itself answers what is no HTTP',
  'test/contract/rest/protocol/twice.test.ts': 'it runs files of other tests once more, with databases of its own',
  'test/contract/rest/strict/': ofOneServer,
  'test/contract/sign-in/foreign-pages.test.ts': ofConnection,
  'test/contract/sign-in/guesses.test.ts': 'each server counts the wrong passwords that it was sent (docs/scale.md)',
  'test/contract/sign-in/ntlm.test.ts': ofConnection,
  'test/contract/statuses/long-heads.test.ts': ofOneServer,
  'test/contract/transport/attacks.test.ts': 'the balancer itself answers what is no HTTP, and its connections are not those of a server',
  'test/contract/transport/cached-messages.test.ts': kept,
  'test/contract/transport/cached-reads.test.ts': kept,
  'test/contract/transport/late-bodies.test.ts': ofConnection,
  'test/contract/transport/slow-requests.test.ts': 'it slows one server down and reads its log',
  'test/contract/wopi/': ofOneServer,
}

/** The test files of the run on several servers behind HAProxy. */
export const filesBehindBalancer = (): string[] =>
  testFiles().filter((path) => path.startsWith('test/contract/') && !Object.keys(placesOfOneServer).some((place) => path.startsWith(place)))

/** Files of `contract/rest` that say nothing of the profile SharePoint, and why. */
export const filesOfSvcAlone: Readonly<Record<string, string>> = {
  'test/contract/rest/protocol/second-profile.test.ts': 'its servers have a third profile',
  'test/contract/rest/protocol/served-documents.test.ts': 'replies in the profile SharePoint are judged by what the server serves',
  'test/contract/rest/files/web-folders.test.ts': 'web/folders has other folders there (docs/profiles.md, S1)',
  'test/contract/rest/protocol/twice.test.ts': 'the profile does not change what a second run of a transaction does',
}

/** The test files of the run in the profile SharePoint. */
export const filesOfSharePoint = (): string[] =>
  testFiles().filter((path) => path.startsWith('test/contract/rest/') && !Object.hasOwn(filesOfSvcAlone, path))
