import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { packInto, runIn } from '../../support/programs/packed.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { basic } from '../../support/server.ts'
import { startProcess } from '../../support/server-process.ts'

/**
 * The packed package as its users have it: npm installs it, with its packages, into an empty folder; then it runs on the oldest Node
 * that package.json allows and on that of the tests. `.ci/run` puts the old one into `.node22`.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const old = join(root, `.node22/node_modules/node-${process.platform}-${process.arch}/bin/node`)
const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string
  readonly engines: { readonly node: string }
}

describe.skipIf(!existsSync(old) && !process.env.CI)('the package that npm has installed into an empty folder', () => {
  const folder = sharedFolder('nodes')
  const main = join(folder, 'node_modules/tenon/dist/main.js')

  beforeAll(() => {
    const { filename } = packInto(folder)
    const words = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', `./${filename}`]
    execFileSync('npm', words, { cwd: folder, stdio: 'inherit', timeout: 300_000 })
  }, 300_000)

  it('has a program, and packages that need no script', () => {
    expect(readdirSync(join(folder, 'node_modules/.bin'))).toContain('tenon')
    expect(readdirSync(join(folder, 'node_modules/better-sqlite3/prebuilds'))).toContain(`${process.platform}-${process.arch}.node`)
  })

  it('has the oldest Node that is allowed at hand', () => {
    expect(`>=${runIn(folder, old, ['--version']).trim().slice(1)}`).toBe(`${engines.node}.0`)
  })

  describe.each([
    ['22', old],
    ['24', process.execPath],
  ])('on Node %s', (major, node) => {
    it('says its version', () => {
      expect(runIn(folder, node, ['--version'])).toMatch(new RegExp(`^v${major}\\.`))
      expect(runIn(folder, node, [main, '--version'])).toBe(`${version}\n`)
    })

    it('starts, writes and reads, and ends', { timeout: 120_000 }, async () => {
      const settings = { DataRootPath: join(folder, `data-${major}`), 'Emulator:Enabled': 'true', 'Metrics:Enabled': 'true' }
      const server = await startProcess(folder, settings, { node, main })
      const ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' })
      const tasks = "/_api/web/lists/getbytitle('Tasks')/items"
      expect((await ann.call('POST', tasks, { body: { Title: 'one' } })).status).toBe(201)
      expect((await ann.call('GET', `${tasks}?$filter=Title eq 'one'`)).json.value).toMatchObject([{ Title: 'one' }])
      expect((await ann.call('POST', '/_emulator/reset')).status).toBe(204)
      expect((await ann.call('GET', `${tasks}?$filter=Title eq 'one'`)).json.value).toEqual([])
      expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    })

    it('is imported by a test', () => {
      writeFileSync(
        join(folder, 'test.mjs'),
        `import { startServer } from 'tenon/testing'
const server = await startServer({ emulator: true })
const reply = await fetch(server.url + '/_api/web/title', { headers: { Authorization: 'Basic ' + btoa('ann:any') } })
console.log(reply.status, (await server.requests({})).length)
await server.stop()`,
      )
      expect(runIn(folder, node, ['test.mjs'])).toBe('200 1\n')
    })
  })
})
