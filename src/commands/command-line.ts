import { type Config, readConfig } from '../config/config.ts'
import { version } from '../process/installation.ts'
import { verifyAuditLogs } from './audit-verify.ts'
import { endingOf } from './ending.ts'
import { reindex } from './reindex.ts'
import { rotateKeys } from './rotate-keys.ts'
import { runServer } from './serve.ts'
import { verify } from './verify.ts'

/** The commands by name; without a name the server starts. */
const commands: ReadonlyMap<string, (config: Config) => Promise<void>> = new Map([
  ['verify', verify],
  ['reindex', reindex],
  ['keys rotate', rotateKeys],
  ['audit verify', verifyAuditLogs],
])

/**
 * Runs the command of the command line. On an error it prints what is wrong, in one line if the user can fix it, and
 * ends the process.
 */
export async function runCommandLine(): Promise<void> {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    const { exitCode, text } = endingOf(error)
    process.stderr.write(`${text}\n`)
    process.exit(exitCode)
  }
}

async function run(given: readonly string[]): Promise<void> {
  if (given.includes('--version') || given.includes('-v')) {
    process.stdout.write(`${version}\n`)
    return
  }
  const [words, command] = [...commands].find(([name]) => given.slice(0, name.split(' ').length).join(' ') === name) ?? ['', runServer]
  const argv = given.slice(words === '' ? 0 : words.split(' ').length)
  const read = readConfig({ argv, env: process.env, cwd: process.cwd() })
  if ('help' in read) process.stdout.write(read.help)
  else await command(read.config)
}
