#!/usr/bin/env node
import { type Config, readConfig } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { FarmConflict } from './core/acts/farm/host-bindings.ts'
import { progressBar } from './process/progress-bar.ts'
import { reindex, rotateKeys, start, verify, version } from './start.ts'

/**
 * `tenon verify`: compares all stored bytes with what was noted of them, and
 * ends with 1 when some are missing or changed. The server may be running.
 */
async function verifyBytes(config: Config): Promise<void> {
  const { checked, checkedBytes, faults } = await verify(config, progressBar(process.stderr))
  for (const { what, files, blobId } of faults) process.stdout.write(`${what}: ${files.join(', ') || blobId}\n`)
  process.stdout.write(`${checked} stored contents read, ${checkedBytes} bytes, ${faults.length} of them missing or changed.\n`)
  if (faults.length > 0) process.exitCode = 1
}

/**
 * `tenon reindex`: restores from the files and sidecars in the data folder what
 * the catalogue lacks, names what a person has to look at, and ends with 1
 * where there is such. Refused while a server is running on the data.
 */
async function reindexFiles(config: Config): Promise<void> {
  const report = await reindex(config)
  if (!report) throw new ConfigError(`StorageProvider ${config.StorageProvider} keeps no files to restore from: reindex needs FileSystem.`)
  for (const { path, what } of report.findings) process.stdout.write(`${path}: ${what}\n`)
  const { restored, present, updated, findings } = report
  process.stdout.write(`${restored} restored, ${present} already there, ${updated} updated, ${findings.length} to look at.\n`)
  if (findings.length > 0) process.exitCode = 1
}

/** `tenon keys rotate`: a new key signs tokens from now on. The server may be running. */
async function rotateSigningKey(config: Config): Promise<void> {
  const { kid, retired } = await rotateKeys(config)
  process.stdout.write(`Tokens are signed with ${kid} from now on.\n`)
  for (const old of retired) process.stdout.write(`Those signed with ${old.kid} count until ${new Date(old.until).toISOString()}.\n`)
}

const commands: ReadonlyMap<string, (config: Config) => Promise<void>> = new Map([
  ['verify', verifyBytes],
  ['reindex', reindexFiles],
  ['keys rotate', rotateSigningKey],
])

/** Reads the configuration, starts, says where, and ends cleanly on a signal. */
async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const [name, command] = [...commands].find(([words]) => given.slice(0, words.split(' ').length).join(' ') === words) ?? []
  const argv = name === undefined ? given : given.slice(name.split(' ').length)
  const read = readConfig({ argv, env: process.env, cwd: process.cwd() })
  if ('help' in read) return void process.stdout.write(read.help)
  const { config } = read
  if (command) return command(config)
  const running = await start(config)
  const data = { InMemory: 'in memory only', Sqlite: config.SqlitePath, FileSystem: config.DataRootPath }[config.StorageProvider]
  const addresses = running.secureUrl === undefined ? running.url : `${running.url} and ${running.secureUrl}`
  process.stdout.write(
    `Tenon ${version} listens on ${addresses} | storage ${config.StorageProvider} | data ${data} | issuer ${running.issuer} | docs ${running.url}/docs\n`,
  )
  const stop = () => {
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** What an operator can mend is one line; anything else comes with its stack. */
const mendable: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'is in use by another program: choose another HttpPort or HttpsPort, or 0 for any free one'],
  ['EACCES', 'may not be used by this user: check HttpPort, HttpsPort, Host and the rights on DataRootPath'],
  ['EADDRNOTAVAIL', 'is no address of this machine: check Host'],
  ['DATA_IN_USE', 'and what is beside it is in use by another process: stop that server first, or choose another DataRootPath'],
])

function fail(error: unknown): void {
  const { code = '', address, port, path, message, stack } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  const advice = mendable.get(code)
  const place = path ?? `${address ?? ''}:${port ?? ''}`
  process.stderr.write(
    `${error instanceof ConfigError || error instanceof FarmConflict ? message : advice ? `${place} ${advice}.` : (stack ?? String(error))}\n`,
  )
  process.exit(1)
}

main().catch(fail)
