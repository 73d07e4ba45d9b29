import { type Config, readConfig } from '../config/config.ts'
import { version } from '../process/installation.ts'
import { verifyAuditLogs } from './audit-verify.ts'
import { endingOf } from './ending.ts'
import { askHealth } from './health.ts'
import { replayEventJournals, verifyEventJournals } from './journal.ts'
import { reindex } from './reindex.ts'
import { rotateKeys } from './rotate-keys.ts'
import { runServer } from './serve.ts'
import { verify } from './verify.ts'
import { withPackages } from './with-packages.ts'

type Command = (config: Config, words: Readonly<Record<string, string>>) => Promise<void>

/** Words of a command that are no settings, each with a value. */
const wordsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['journal replay', ['into', 'database']],
  ['copy', ['from', 'to']],
  ['record', ['target', 'out', 'port']],
  ['replay', ['port']],
])

/** The name of the word that stands behind a command. */
const wordBehind: ReadonlyMap<string, string> = new Map([['replay', 'folder']])

/** The commands by name; without a name the server starts. */
const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['verify', verify],
  ['reindex', reindex],
  ['keys rotate', rotateKeys],
  ['audit verify', verifyAuditLogs],
  ['journal verify', verifyEventJournals],
  ['journal replay', (config, words) => replayEventJournals(config, words)],
  ['copy', async (config, words) => (await import('./copy.ts')).copyData(config, words)],
  ['health', askHealth],
  // A server does not load what only these two need.
  ['record', async (config, words) => (await import('./recording.ts')).record(config, words)],
  ['replay', async (config, words) => (await import('./recording.ts')).replay(config, words)],
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
  // Its words are no settings.
  if (given[0] === 'conform') {
    const { runConform } = await import('./conform.ts')
    process.exitCode = await runConform(given.slice(1))
    return
  }
  const [words, command] = [...commands].find(([name]) => given.slice(0, name.split(' ').length).join(' ') === name) ?? ['', runServer]
  const own: Record<string, string> = {}
  const argv = given.slice(words === '' ? 0 : words.split(' ').length)
  const behind = wordBehind.get(words)
  const [first] = argv
  if (behind !== undefined && first !== undefined && !first.startsWith('--')) {
    own[behind] = first
    argv.shift()
  }
  for (const name of wordsOf.get(words) ?? []) {
    const at = argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`))
    const isOneWord = argv[at]?.includes('=') ?? false
    const value = isOneWord ? argv[at]?.slice(name.length + 3) : argv[at + 1]
    if (at < 0 || value === undefined) continue
    own[name] = value
    argv.splice(at, isOneWord ? 1 : 2)
  }
  const read = readConfig({ argv, env: process.env, cwd: process.cwd() })
  if ('help' in read) process.stdout.write(read.help)
  else await command(await withPackages(read.config), own)
}
