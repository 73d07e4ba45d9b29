import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * node scripts/check.ts [--all] [--tested]: runs every gate, with one line each; stops at the first that fails and
 * prints its output. `--all` runs all tests instead of the fast tier, and adds the suites that need more than Node and npm.
 * `--tested` skips the tests after a successful `npm test` or `npm run test:all`: the coverage of the contract is read from
 * that run.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const searched = [join(root, 'node_modules/.bin'), join(root, '.venv/bin'), ...(process.env.PATH ?? '').split(delimiter)]

interface Gate {
  readonly name: string
  /** Returns what is wrong; undefined if nothing is. */
  readonly run: () => Promise<string | undefined>
}

const commands = {
  'format and lint': 'biome check --config-path=scripts/biome.json --error-on-warnings .',
  'lint with types': 'oxlint --type-aware --deny-warnings -c scripts/oxlint.json src scripts test',
  types: 'tsc -p .',
  'import rules': 'depcruise --config scripts/dependency-rules.cjs src generated scripts test',
  'every expression is linear': 'node scripts/linear.ts',
  'REST contract': 'node scripts/contracts/lint.ts',
  tests: `vitest run --config test/${process.argv.includes('--all') ? 'vitest' : 'fast'}.config.ts`,
  'tests in the profile SharePoint': 'vitest run --config test/share-point.config.ts',
  'every operation is handled and tested': 'node scripts/contracts/coverage.ts',
}

/**
 * A suite that needs a program which `npm ci` does not install. Without that program the suite fails; it is never
 * skipped.
 */
interface Suite {
  readonly name: string
  readonly needs: string
  readonly command: string
}

const suites: readonly Suite[] = [
  { name: 'Schemathesis on the REST contract', needs: 'schemathesis', command: 'node test/fuzz/schemathesis.ts' },
  { name: 'Schemathesis on every operation', needs: 'schemathesis', command: 'node test/fuzz/contracts/every-operation.ts' },
]

const gates: readonly Gate[] = [
  { name: 'generated files are up to date', run: findDrift },
  ...Object.entries(commands)
    .filter(([name]) => !name.startsWith('tests') || !process.argv.includes('--tested'))
    .filter(([, command]) => !command.includes('share-point') || process.argv.includes('--all'))
    .map(([name, command]) => ({ name, run: () => failureOf(command) })),
]

const suiteGate = ({ name, needs, command }: Suite): Gate => ({
  name,
  run: async () =>
    searched.some((folder) => existsSync(join(folder, needs))) ? failureOf(command) : `${needs} is not installed; .ci/run installs it.`,
})

/** The output of the command, if it ended with another code than 0. */
function failureOf(command: string): Promise<string | undefined> {
  const [program = '', ...words] = command.split(' ')
  const env = {
    ...process.env,
    PATH: searched.join(delimiter),
    NO_COLOR: '1',
    NO_SKIPPED_TESTS: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    let said = ''
    const listen = (text: string) => {
      said += text
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? undefined : `${said}\n${command}: ended with ${code}`))
  })
}

/** Generates again, in place, and lists the files that differed from the generated ones. */
async function findDrift(): Promise<string | undefined> {
  const before = contents()
  const failure = await failureOf('node scripts/generate.ts')
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

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`
const wanted = process.argv.includes('--all') ? [...gates, ...suites.map(suiteGate)] : gates
const start = performance.now()
for (const { name, run } of wanted) {
  const started = performance.now()
  const failure = await run()
  console.log(`${failure === undefined ? 'ok  ' : 'FAIL'}  ${name.padEnd(40)} ${secondsSince(started).padStart(8)}`)
  if (failure !== undefined) {
    console.log(`\n${failure}`)
    process.exit(1)
  }
}
console.log(`${wanted.length} gates passed in ${secondsSince(start)}`)
