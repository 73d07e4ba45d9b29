import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf } from '../../support/programs/cases.ts'
import { installPackage } from '../../support/programs/packed.ts'
import { pythonWith } from '../../support/programs/python.ts'
import { sharedFolder } from '../../support/scratch.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = sharedFolder('examples')
const timeout = 300_000

/** The examples beside an installed package, as `npm install` would leave them. */
beforeAll(() => {
  installPackage(folder)
  mkdirSync(join(folder, 'node_modules/@playwright'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/@jest'), { recursive: true })
  for (const name of ['vitest', 'jest', '@jest/globals', '@playwright/test'])
    symlinkSync(realpathSync(join(root, 'node_modules', name)), join(folder, 'node_modules', name))
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true })
}, timeout)

/** The environment of a test runner of its own, not of the one that runs this test. */
const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, HOME: process.env.HOME, ...more })

describe('an example passes as it is', () => {
  it('for vitest', { timeout }, async () => {
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=verbose']
    const printed = await outputOf({ command: process.execPath, args, cwd: join(folder, 'examples/vitest'), env: env({ NO_COLOR: '1' }) })
    expect(printed).toMatch(/Tests +4 passed \(4\)/)
  })

  it('for jest', { timeout }, async () => {
    const args = ['--experimental-vm-modules', join(root, 'node_modules/jest/bin/jest.js'), '--ci', '--json', '--watchman=false']
    const printed = await outputOf({ command: process.execPath, args, cwd: join(folder, 'examples/jest'), env: env({ NO_COLOR: '1' }) })
    expect(JSON.parse(printed)).toMatchObject({ numPassedTests: 4, numTotalTests: 4 })
  })

  it('for Playwright', { timeout }, async () => {
    const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list', '--workers=1']
    const printed = await outputOf({
      command: process.execPath,
      args,
      cwd: join(folder, 'examples/playwright'),
      env: env({ NO_COLOR: '1' }),
    })
    expect(printed).toMatch(/4 passed/)
  })

  it('for node:test', { timeout }, async () => {
    const args = ['--test', '--test-reporter=tap']
    const printed = await outputOf({ command: process.execPath, args, cwd: join(folder, 'examples/node-test'), env: env() })
    expect(printed).toMatch(/# pass 4\n# fail 0/)
  })
})

const python = pythonWith('pytest')

if (python === undefined) it.skip('pytest is not installed', () => {})
else {
  it('the fixtures of pytest pass their own tests with the installed package', { timeout }, async () => {
    const TENON_COMMAND = `${process.execPath} ${join(folder, 'node_modules/tenon/dist/main.js')}`
    const args = ['-m', 'pytest', '-p', 'no:cacheprovider', '-q', join(root, 'kits/pytest-tenon/tests')]
    const printed = await outputOf({ command: python, args, cwd: folder, env: env({ TENON_COMMAND, PYTHONDONTWRITEBYTECODE: '1' }) })
    expect(printed).toMatch(/^12 passed/m)
  })
}
