import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * node scripts/check.ts [--all]: every gate, one line each; stops at the first
 * that fails and shows what it said. `--all` adds the suites that need more
 * than Node and npm.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')

interface Gate {
  readonly name: string
  /** Answers what is wrong, undefined when nothing is. */
  readonly run: () => Promise<string | undefined>
}

/** A suite that needs a program which `npm ci` does not bring. Without it the suite fails: it is never passed over. */
interface Suite {
  readonly name: string
  readonly needs: string
  readonly command: readonly string[]
}

const suites: readonly Suite[] = []

const gates: readonly Gate[] = [
  { name: 'generated files are up to date', run: findDrift },
  { name: 'format and lint', run: () => failureOf(['biome', 'check', '--config-path=scripts/biome.json', '--error-on-warnings', '.']) },
  {
    name: 'lint with types',
    run: () => failureOf(['oxlint', '--type-aware', '--deny-warnings', '-c', 'scripts/oxlint.json', 'src', 'scripts', 'test']),
  },
  { name: 'types', run: () => failureOf(['tsc', '-p', '.']) },
  {
    name: 'import rules',
    run: () => failureOf(['depcruise', '--config', 'scripts/dependency-rules.cjs', 'src', 'generated', 'scripts', 'test']),
  },
  { name: 'REST contract', run: () => failureOf(['redocly', 'lint', '--config', 'scripts/redocly.yaml']) },
  { name: 'tests', run: () => failureOf(['vitest', 'run', '--config', 'test/vitest.config.ts'], { NO_SKIPPED_TESTS: '1' }) },
  { name: 'every operation is handled and tested', run: () => failureOf(['node', 'scripts/contract-coverage.ts']) },
]

function failureOf(command: readonly string[], more: Record<string, string> = {}): Promise<string | undefined> {
  const [program = '', ...words] = command
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...more,
  }
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? undefined : `${said}\n${command.join(' ')} ended with ${code}`))
  })
}

/** Generates again, in place, and names the files that were not what the contracts and schemas make of them. */
async function findDrift(): Promise<string | undefined> {
  const before = contents()
  const failure = await failureOf(['node', 'scripts/generate.ts'])
  if (failure !== undefined) return failure
  const after = contents()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
  return changed.length === 0 ? undefined : `These were out of date and are rewritten; commit them:\n${changed.join('\n')}`
}

function contents(): Map<string, string> {
  const found = new Map([['package-lock.json', readFileSync(join(root, 'package-lock.json'), 'latin1')]])
  for (const folder of ['generated', 'prisma']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile()) found.set(path.slice(root.length), readFileSync(path, 'latin1'))
    }
  }
  return found
}

function suiteGate({ name, needs, command }: Suite): Gate {
  const isThere = () => `${bin}${delimiter}${process.env.PATH}`.split(delimiter).some((folder) => existsSync(join(folder, needs)))
  return { name, run: async () => (isThere() ? failureOf(command) : `${needs} is not installed; .ci/run installs it.`) }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const wanted = process.argv.includes('--all') ? [...gates, ...suites.map(suiteGate)] : gates
const start = performance.now()
for (const { name, run } of wanted) {
  const started = performance.now()
  const failure = await run()
  console.log(`${failure === undefined ? 'ok  ' : 'FAIL'}  ${name.padEnd(40)} ${seconds(started).padStart(8)}`)
  if (failure !== undefined) {
    console.log(`\n${failure}`)
    process.exit(1)
  }
}
console.log(`${wanted.length} gates passed in ${seconds(start)}`)
