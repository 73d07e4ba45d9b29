import { resolve } from 'node:path'
import { type Config, changedConfig, readConfig } from '../config/config.ts'
import { ConfigError } from '../config/setting.ts'
import { serverNamedBy } from '../config/storage-settings.ts'
import { copyFarm } from '../farm/transfer/copy-farm.ts'
import { progressBar } from '../process/progress-bar.ts'
import { withPackages } from './with-packages.ts'

/** The words of `copy`. */
export interface CopyWords {
  readonly from?: string
  readonly to?: string
}

/** Longer than any path or URL. */
const longestPlace = 4_000

const forms =
  'Give FileSystem:<folder>, Sqlite:<file>, LiteDb:<file>, postgresql://<user>:<password>@<host>:<port>/<database>, the same with mysql, or a file of settings that ends in .json.'

/**
 * `tenon copy --from <place> --to <place>`: copies a farm to an empty place, also with another storage provider, and compares both
 * at the end. No server may use either of them. Fails with `ConfigError`, `DataInUse` and `DataUnusable`.
 */
export async function copyData(config: Config, { from, to }: CopyWords): Promise<void> {
  if (from === undefined || to === undefined) throw new ConfigError(`copy needs --from <place> and --to <place>. ${forms}`)
  const show = progressBar(process.stderr)
  let done = 0
  let total = 0
  const ends = [await placeNamed('from', from, config), await placeNamed('to', to, config)] as const
  const { rows, contents, bytes, auditFiles, sha256 } = await copyFarm(...ends, {
    say: (line) => void process.stdout.write(`${line}\n`),
    onTotal(count) {
      total += count
    },
    onStep(count) {
      done += count
      // The last per cent is the end of the comparison.
      show(Math.min(done, total - 1), total)
    },
  })
  show(1, 1)
  process.stdout.write(
    `Both farms are equal: ${rows} rows, ${contents} stored contents of ${bytes} bytes, ${auditFiles} files of audit logs. Checksum ${sha256}.\n`,
  )
}

/** The settings of a side. Neither side keeps an event journal of the copy. */
async function placeNamed(word: 'from' | 'to', given: string, config: Config): Promise<Config> {
  const place = await placeGiven(word, given, config)
  if (place.StorageProvider === 'InMemory') throw new ConfigError(`--${word} names a farm in memory, which ends with its server. ${forms}`)
  return changedConfig(place, { 'EventSourcing:Enabled': false })
}

async function placeGiven(word: 'from' | 'to', given: string, config: Config): Promise<Config> {
  const [, scheme = '', rest = ''] = /^([a-z]{2,12}):(.*)$/is.exec(given.length > longestPlace ? '' : given) ?? []
  switch (scheme.toLowerCase()) {
    case 'filesystem':
      if (rest === '') break
      return changedConfig(config, { StorageProvider: 'FileSystem', DataRootPath: resolve(rest) })
    case 'sqlite':
      if (rest === '') break
      return changedConfig(config, { StorageProvider: 'Sqlite', SqlitePath: resolve(rest) })
    case 'litedb':
      if (rest === '') break
      return changedConfig(config, { StorageProvider: 'LiteDb', LiteDbPath: resolve(rest) })
    default: {
      const server = scheme === '' ? undefined : serverNamedBy(given)
      if (server?.fault !== undefined) throw new ConfigError(`--${word}: ${server.fault}`)
      if (server) return changedConfig(config, { StorageProvider: server.provider, [server.key]: given })
      if (given.endsWith('.json')) return settingsIn(given)
    }
  }
  // What was given may have a password.
  throw new ConfigError(`--${word} names no place of a farm. ${forms}`)
}

/** The environment, which would speak of both sides, does not count. */
async function settingsIn(file: string): Promise<Config> {
  const read = readConfig({ argv: ['--config', file], env: {}, cwd: process.cwd() })
  if ('help' in read) throw new ConfigError(`${file} has no settings.`)
  return withPackages(read.config)
}
