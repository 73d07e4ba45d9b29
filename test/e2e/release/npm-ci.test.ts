import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { basic } from '../../support/server.ts'
import { startProcess } from '../../support/server-process.ts'

/**
 * A clone whose packages are installed without any script: the Node of the system builds and starts it, by the commands of CONTRIBUTING.md.
 * Here that is the oldest Node that package.json allows, which `.ci/run` puts into `.node22`, then the one of the tests.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const old = join(root, `.node22/node_modules/node-${process.platform}-${process.arch}/bin/node`)
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const timeout = 600_000

/** What a clone has not. */
const made = new Set([
  '.git',
  ...readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
])
made.delete('')
const isCloned = (path: string): boolean =>
  !relative(root, path)
    .split('/')
    .some((part) => made.has(part))

describe.skipIf(!existsSync(old) && !process.env.CI)('a clone after npm ci --ignore-scripts', () => {
  const folder = sharedFolder('npm-ci')
  const clone = join(folder, 'clone')
  /** The programs of a system that has this Node, which npm runs with, too. */
  const systemOf = (node: string): NodeJS.ProcessEnv => {
    const bin = join(folder, `bin-${dirname(dirname(node)).replaceAll('/', '-')}`)
    if (!existsSync(bin)) {
      mkdirSync(bin)
      symlinkSync(node, join(bin, 'node'))
    }
    return { PATH: `${bin}:${process.env.PATH}`, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR }
  }
  const run = (node: string, words: readonly string[]): string => {
    const [program = '', ...others] = words
    const file = program === 'node' ? node : program
    return execFileSync(file, others, { cwd: clone, env: systemOf(node), encoding: 'utf8', timeout, stdio: ['ignore', 'pipe', 'inherit'] })
  }

  beforeAll(() => {
    cpSync(root, clone, { recursive: true, filter: isCloned })
    run(old, ['npm', 'ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'])
  }, timeout)

  it('has run no script, which would have made a build', () => {
    expect(guide).toContain('`npm ci --ignore-scripts`')
    expect(existsSync(join(clone, 'node_modules/better-sqlite3'))).toBe(true)
    expect(existsSync(join(clone, 'dist'))).toBe(false)
  })

  it.each([
    ['22', old, ['--experimental-strip-types']],
    ['24', process.execPath, []],
  ])('is built and started by Node %s of the system', { timeout }, async (major, node, flags) => {
    expect(run(node, ['node', '--version'])).toMatch(new RegExp(`^v${major}\\.`))
    for (const command of ['`node scripts/build.ts`', '`node --disable-proto=delete dist/main.js`', ...flags.map((flag) => `\`${flag}\``)])
      expect(guide).toContain(command)
    run(node, ['node', ...flags, 'scripts/build.ts'])
    expect(readdirSync(join(clone, 'dist'))).toContain('main.js')
    const settings = { DataRootPath: join(folder, `data-${major}`) }
    const server = await startProcess(clone, settings, { node, main: 'dist/main.js' })
    const ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' })
    const tasks = "/_api/web/lists/getbytitle('Tasks')/items"
    expect((await ann.call('POST', tasks, { body: { Title: 'one' } })).status).toBe(201)
    expect((await ann.call('GET', tasks)).json.value).toMatchObject([{ Title: 'one' }])
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
