#!/usr/bin/env node
import { ConfigError, readConfig } from './config.ts'
import { start, version } from './start.ts'

/** Reads the configuration, starts, says where, and ends cleanly on a signal. */
async function main(): Promise<void> {
  const read = readConfig({ argv: process.argv.slice(2), env: process.env, cwd: process.cwd() })
  if ('help' in read) return void process.stdout.write(read.help)
  const { config } = read
  const running = await start(config)
  const data = { InMemory: 'in memory only', Sqlite: config.SqlitePath, FileSystem: config.DataRootPath }[config.StorageProvider]
  process.stdout.write(
    `Tenon ${version} listens on ${running.url} | storage ${config.StorageProvider} | data ${data} | docs ${running.url}/docs\n`,
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
  ['EADDRINUSE', 'is in use by another program: choose another HttpPort, or 0 for any free one'],
  ['EACCES', 'may not be used by this user: check HttpPort, Host and the rights on DataRootPath'],
  ['EADDRNOTAVAIL', 'is no address of this machine: check Host'],
])

function fail(error: unknown): void {
  const { code = '', address, port, path, message, stack } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  const advice = mendable.get(code)
  const place = path ?? `${address ?? ''}:${port ?? ''}`
  process.stderr.write(`${error instanceof ConfigError ? message : advice ? `${place} ${advice}.` : (stack ?? String(error))}\n`)
  process.exit(1)
}

main().catch(fail)
