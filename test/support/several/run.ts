import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import * as mariadb from '../mysql/private-server.ts'
import * as postgresql from '../postgresql/private-server.ts'
import { filesBehindBalancer } from '../runs/tiers.ts'
import type { KilledNote } from './killed.ts'

/**
 * node test/support/several/run.ts [--on PostgreSQL or MariaDB] [--killed] [--minutes 60] [--from <file>] [folders…]: the contract tests, folder by folder,
 * on three servers of one farm behind HAProxy, each request to the next one; with `--killed` one of them is killed every ten seconds. Then a file
 * that fails is run again, but only if HAProxy had to answer for a dead server in it, until each of its tests has passed once. Begins no folder
 * after so many minutes, and says where to go on. Ends with 1 if a file has failed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string', default: 'PostgreSQL' },
    killed: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    from: { type: 'string', default: '' },
  },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes takes a number.')
if (!['PostgreSQL', 'MariaDB'].includes(values.on)) throw new Error('--on takes PostgreSQL or MariaDB.')

const isPostgreSql = values.on === 'PostgreSQL'
/** How often a file is run in which requests broke, until it passes. */
const mostTries = 5
const root = join(import.meta.dirname, '../../..')
/** The built program, from which servers that are killed start again in a third of the time. */
const built = join(root, 'dist/main.js')
const folder = mkdtempSync(join(tmpdir(), 'tenon-several-'))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Result {
  /** The files that failed: the messages of their tests that failed, by their names. A file that has not even begun has one, without a name. */
  readonly failed: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** The tests that passed, by file and name. */
  readonly passed: ReadonlySet<string>
  readonly notes: readonly KilledNote[]
}

interface FileResult {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[]
}

let runs = 0

/** Runs these files. A file without a result has failed. */
async function run(files: readonly string[], env: Readonly<Record<string, string>>): Promise<Result> {
  runs += 1
  const [results, noted] = [join(folder, `results-${runs}.json`), join(folder, `notes-${runs}`)]
  const words = ['vitest', 'run', '--config', 'test/several.config.ts', '--reporter=json', `--outputFile=${results}`, ...files]
  const own = { ...process.env, ...env, ...(values.killed && { TENON_KILLED: noted, TENON_MAIN: built }) }
  const child = spawn('npx', words, { cwd: root, env: own, stdio: 'ignore' })
  await once(child, 'exit')
  const found: readonly FileResult[] = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).testResults : []
  const byName = new Map(found.map((result) => [relative(root, result.name), result]))
  const failed = new Map<string, ReadonlyMap<string, string>>()
  for (const file of files) {
    const result = byName.get(file)
    if (result?.status !== 'passed') failed.set(file, messagesOf(result))
  }
  const passed = new Set<string>()
  for (const [name, { assertionResults }] of byName)
    for (const { fullName, status } of assertionResults) if (status === 'passed') passed.add(`${name} > ${fullName}`)
  const lines = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : []
  return { failed, passed, notes: lines.map((line) => JSON.parse(line) as KilledNote) }
}

const brokenIn = ({ notes }: Result, file: string): number =>
  notes.filter((note) => relative(root, note.file) === file).reduce((sum, { broken }) => sum + broken, 0)

/** Whether a file met a dead server before its tests began: then it has no note of what it saw. */
const hasBrokenAtStart = (messages: ReadonlyMap<string, string>): boolean =>
  /<h1>50[23] (?:Bad Gateway|Service Unavailable)/.test(messages.get('') ?? '')

const short = (message: string | undefined): string => message?.split('\n')[0]?.slice(0, 300) || 'no result'

function messagesOf(result: FileResult | undefined): Map<string, string> {
  const tests = (result?.assertionResults ?? []).filter(({ status }) => status === 'failed')
  const messages = new Map(tests.map(({ fullName, failureMessages }) => [fullName, short(failureMessages[0])]))
  return messages.size > 0 ? messages : new Map([['', short(result?.message)]])
}

/** Runs the files of a folder, and again those in which requests broke: until each test has passed in one of the tries. */
async function runFolder(files: readonly string[], env: Readonly<Record<string, string>>): Promise<Result> {
  const first = await run(files, env)
  let { passed, notes } = first
  const failed = new Map<string, ReadonlyMap<string, string>>()
  for (const [file, messages] of first.failed) {
    let left = messages
    let isExcused = brokenIn(first, file) > 0 || hasBrokenAtStart(messages)
    for (let tries = 1; tries < mostTries && left.size > 0 && isExcused; tries += 1) {
      const again = await run([file], env)
      notes = [...notes, ...again.notes]
      passed = new Set([...passed, ...again.passed])
      const now = again.failed.get(file) ?? new Map<string, string>()
      // Without results nobody knows of any test; a failure in a try in which nothing broke is one of a server.
      isExcused = now.size === 0 || brokenIn(again, file) > 0 || hasBrokenAtStart(now)
      if (!isExcused) left = now
      else if (!now.has('')) left = left.has('') ? now : new Map([...left].filter(([name]) => now.has(name)))
    }
    if (left.size > 0) failed.set(file, left)
  }
  return { failed, passed, notes }
}

function chosen(): Map<string, string[]> {
  const all = filesBehindBalancer().filter((file) => positionals.length === 0 || positionals.some((part) => file.startsWith(part)))
  const folders = new Map<string, string[]>()
  for (const file of all.filter((name) => name >= values.from)) {
    const files = folders.get(dirname(file)) ?? []
    folders.set(dirname(file), [...files, file])
  }
  return folders
}

/** A server of the database for this run alone. */
function startDatabase(): Promise<Pick<postgresql.PrivateServer, 'connectionString' | 'stop'>> {
  if (isPostgreSql) {
    const programs = postgresql.programsOf()
    if (programs !== undefined) return postgresql.startPrivateServer(programs)
  } else {
    const programs = mariadb.programsOf()
    if (programs !== undefined) return mariadb.startPrivateServer(programs)
  }
  throw new Error(`${values.on} is not installed.`)
}

if (values.killed) {
  const { status } = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm run build has failed.')
}
const server = await startDatabase()
const env = isPostgreSql
  ? { TENON_STORAGE: 'Several', TENON_POSTGRESQL: server.connectionString }
  : { TENON_STORAGE: 'SeveralOnMySQL', TENON_MYSQL: server.connectionString }
const started = Date.now()
const failures: string[] = []
const faultsOf = new Map<string, number>()
let [tests, kills, broken, faults] = [0, 0, 0, 0]
let left: string | undefined
try {
  for (const [name, files] of chosen()) {
    if (Date.now() - started > minutes * 60_000) {
      left = files[0]
      break
    }
    const { failed, passed, notes } = await runFolder(files, env)
    tests += passed.size
    for (const note of notes) {
      ;[kills, broken, faults] = [kills + note.kills, broken + note.broken, faults + note.faults]
      if (note.faults > 0) faultsOf.set(relative(root, note.file), (faultsOf.get(relative(root, note.file)) ?? 0) + note.faults)
    }
    say(
      `${((Date.now() - started) / 1_000).toFixed(0).padStart(6)} s  ${name}: ${passed.size} tests passed, ${failed.size} of ${files.length} files failed`,
    )
    for (const [file, messages] of failed) {
      failures.push(file)
      for (const [test, message] of messages) say(`          ${file} > ${test}: ${message}`)
    }
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
say(`${tests} tests passed on three servers over ${values.on} behind HAProxy; ${failures.length} files failed.`)
if (values.killed) say(`${kills} kills; ${broken} requests broke with a killed server; servers said 500 ${faults} times.`)
for (const [file, count] of faultsOf) say(`${String(count).padStart(10)} of them in ${file}`)
if (left !== undefined) say(`The time is over. Go on with --from ${left}`)
process.exitCode = failures.length > 0 ? 1 : 0
