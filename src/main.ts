#!/usr/bin/env node
import { ConfigError, readConfig } from './config.ts'
import { start, version } from './start.ts'

/** Reads the configuration, starts, says where, and ends cleanly on a signal. */
async function main(): Promise<void> {
  const read = readConfig({ argv: process.argv.slice(2), env: process.env, cwd: process.cwd() })
  if ('help' in read) return void process.stdout.write(read.help)
  const { config } = read
  const running = await start(config)
  const data = config.StorageProvider === 'InMemory' ? 'in memory only' : config.DataRootPath
  process.stdout.write(`Tenon ${version} listens on ${running.url} | storage ${config.StorageProvider} | data ${data} | docs ${running.url}/docs\n`)
  const stop = () => {
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function fail(error: unknown): void {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

main().catch(fail)
