import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/setting.ts'
import { contractText } from '../process/installation.ts'
import { profiles, usualProfile } from '../profile/profiles.ts'
import { differencesIn, type FoundDifference } from '../recorder/differences.ts'
import { makeFixtureFolder, writeReport } from '../recorder/fixture.ts'
import { startRecording } from '../recorder/record-proxy.ts'
import { startReplay } from '../recorder/replay-server.ts'

/** The words of the two commands that are no settings. */
export interface RecordingWords {
  readonly target?: string
  readonly out?: string
  readonly port?: string
  /** The word behind `replay`. */
  readonly folder?: string
}

/**
 * `tenon record --target <url> --out <folder> [--port <n>]`: passes requests on to another server until a signal comes, writes a
 * fixture of each exchange, and reports where the replies differ from the contracts. Fails with `ConfigError`.
 */
export async function record(config: Config, words: RecordingWords): Promise<void> {
  const target = targetOf(words.target)
  const { out: folder } = words
  if (folder === undefined) throw new ConfigError('record needs --out with a new folder for the fixtures.')
  await makeFixtureFolder(folder).catch((error: Error) => {
    throw new ConfigError(`record cannot write to ${folder}: ${error.message}`)
  })
  const ended = signal()
  const recording = await startRecording({ target, folder, port: portOf(words.port), warn: (line) => process.stderr.write(`${line}\n`) })
  process.stdout.write(`Tenon records ${target.origin} at ${recording.url} into ${folder}. End it with Ctrl+C for the report.\n`)
  await ended
  await recording.stop()
  const profile = profiles.get(config.Profile) ?? usualProfile
  const report = await differencesIn(folder, contractText('rest'), profile)
  await writeReport(folder, report)
  const { fixtures, compared, differences } = report
  process.stdout.write(`${fixtures} exchanges recorded, ${compared} compared with the contracts, differences: ${differences.length}.\n`)
  for (const one of differences.slice(0, shown)) process.stdout.write(`${lineOf(one)}\n`)
  if (differences.length > shown) process.stdout.write(`All of them are in ${folder}/report.json.\n`)
}

/** The number of differences that are printed. */
const shown = 50

const lineOf = ({ operation, status, path, problem, count, fixture }: FoundDifference): string =>
  `${operation ?? 'no operation'} ${status} ${path}: ${problem} (${count} times, first in ${fixture})`

/**
 * `tenon replay <folder> [--port <n>]`: answers with the fixtures of a folder until a signal comes, then says which were not asked
 * for. Fails with `ConfigError`.
 */
export async function replay(_: Config, words: RecordingWords): Promise<void> {
  const { folder } = words
  if (folder === undefined) throw new ConfigError('replay needs the folder of the fixtures: tenon replay ./fixtures')
  const port = portOf(words.port)
  const ended = signal()
  const server = await startReplay({ folder, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === 'listen' ? error : new ConfigError(`replay cannot read the fixtures: ${error.message}`)
  })
  process.stdout.write(`Tenon replays ${server.fixtures} exchanges of ${folder} at ${server.url}\n`)
  await ended
  await server.stop()
  const { answered, unknown, unused } = server.totals()
  process.stdout.write(`${answered} requests answered, ${unknown} not recorded, ${unused.length} fixtures not asked for.\n`)
  for (const name of unused.slice(0, shown)) process.stdout.write(`${name}\n`)
}

/** Resolves at the first signal to end. */
const signal = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })

function targetOf(text: string | undefined): URL {
  if (text === undefined) throw new ConfigError('record needs --target with the address of a server, such as https://intranet.example.org')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ConfigError(`--target '${text.slice(0, 200)}' is no address with http or https.`)
  if (url.username !== '' || url.password !== '')
    throw new ConfigError('--target has a name or a password. Sign in with the client: the proxy passes that on.')
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new ConfigError(`--target has more than the server: say ${url.origin}, and let the client ask for ${url.pathname}.`)
  return url
}

/** Without a port any free one. */
function portOf(text = '0'): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new ConfigError(`--port '${text.slice(0, 100)}' is no port: 0 to 65535.`)
  return port
}
