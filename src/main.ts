#!/usr/bin/env node
import { reindex } from './commands/reindex.ts'
import { rotateKeys } from './commands/rotate-keys.ts'
import { runServer } from './commands/serve.ts'
import { verify } from './commands/verify.ts'
import { type Config, readConfig } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { FarmConflict } from './core/acts/farm/host-bindings.ts'

/** The commands by their words; without any the server starts. */
const commands: ReadonlyMap<string, (config: Config) => Promise<void>> = new Map([
  ['verify', verify],
  ['reindex', reindex],
  ['keys rotate', rotateKeys],
])

async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const [words, command] = [...commands].find(([name]) => given.slice(0, name.split(' ').length).join(' ') === name) ?? ['', runServer]
  const argv = given.slice(words === '' ? 0 : words.split(' ').length)
  const read = readConfig({ argv, env: process.env, cwd: process.cwd() })
  if ('help' in read) process.stdout.write(read.help)
  else await command(read.config)
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
