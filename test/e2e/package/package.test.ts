import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { installPackage, type Packed, runIn } from '../../support/programs/packed.ts'
import { sharedFolder } from '../../support/scratch.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = sharedFolder('package')
const within = (path: string): string => join(folder, path)
const timeout = 120_000

let packed: Packed

const run = (program: string, words: readonly string[]): string => runIn(folder, program, words)

beforeAll(() => {
  packed = installPackage(folder)
}, timeout)

describe('the packed package', () => {
  it('has less than 3 MB, and neither tests nor sources', () => {
    expect(packed.size).toBeLessThan(3_000_000)
    expect(packed.files.filter(({ path }) => /^(?:test|src|scripts|generated)\/|\.map$|compiled/.test(path))).toEqual([])
  })

  it('says its version and starts by its program', { timeout }, async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    const main = within('node_modules/tenon/dist/main.js')
    expect(run(process.execPath, [main, '--version'])).toBe(`${version}\n`)
    expect(statSync(main).mode & 0o111).not.toBe(0)
    // Metrics load their package when the server starts.
    const settings = ['--StorageProvider', 'InMemory', '--HttpPort', '0', '--Security:HttpsEnabled=false', '--Metrics:Enabled=true']
    const child = spawn(process.execPath, [main, ...settings], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const line = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))))
    expect(line).toMatch(/^Tenon .* listens on http:/)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('starts servers in the process of a test, which do not disturb each other', { timeout }, () => {
    writeFileSync(
      within('two.mjs'),
      `import { startServer } from 'tenon/testing'
const one = await startServer()
const two = await startServer({ settings: { 'Identity:AnonymousAccess': 'Read' } })
const headers = { Authorization: 'Basic ' + btoa('ann:any'), Accept: 'application/json', 'Content-Type': 'application/json' }
const items = "/_api/web/lists/getbytitle('Tasks')/items"
const added = await fetch(one.url + items, { method: 'POST', headers, body: '{"Title":"a"}' })
const counts = []
for (const { url } of [one, two]) counts.push((await (await fetch(url + items, { headers })).json()).value.length)
const refused = await startServer({ settings: { HttpPorts: 1 } }).catch(({ message }) => message)
await one.stop()
await Promise.all([two.stop(), two.stop()])
console.log(JSON.stringify({ status: added.status, counts, refused, secure: one.secureUrl === undefined }))`,
    )
    const { status, counts, refused, secure } = JSON.parse(run(process.execPath, ['two.mjs']))
    expect({ status, counts, secure }).toEqual({ status: 201, counts: [1, 0], secure: true })
    expect(refused).toMatch(/no setting "?'?HttpPorts.*HttpPort/)
  })

  it('fills a server from a seed in YAML', { timeout }, () => {
    writeFileSync(
      within('seed.yaml'),
      'version: 1\nwebs:\n  - url: /\n    lists:\n      - title: Orders\n        items:\n          - { Title: A }\n',
    )
    writeFileSync(
      within('seeded.mjs'),
      `import { startServer } from 'tenon/testing'
const server = await startServer({ emulator: true })
await server.seed('seed.yaml')
const headers = { Authorization: 'Basic ' + btoa('ann:any'), Accept: 'application/json' }
const read = async () => (await (await fetch(server.url + "/_api/web/lists/getbytitle('Orders')/items", { headers })).json()).value.length
const before = await read()
await server.reset()
console.log(JSON.stringify([before, await read()]))
await server.stop()`,
    )
    expect(JSON.parse(run(process.execPath, ['seeded.mjs']))).toEqual([1, 1])
  })

  it('has typed clients of the SOAP services', { timeout }, () => {
    const here = within('node_modules/soap')
    if (!existsSync(here)) symlinkSync(join(root, 'node_modules/soap'), here, 'dir')
    writeFileSync(
      within('soap.mjs'),
      `import * as soap from 'soap'
import { startServer } from 'tenon/testing'
import { versions, webs } from 'tenon/soap'
const server = await startServer()
const client = await webs.createClientAsync(server.url + '/_vti_bin/webs.asmx?wsdl')
client.setSecurity(new soap.BasicAuthSecurity('ann', 'any'))
const [, reply] = await client.WebUrlFromPageUrlAsync({ pageUrl: server.url + '/a.aspx' })
await server.stop()
console.log(JSON.stringify([reply.includes(server.url + '</WebUrlFromPageUrlResult>'), typeof versions.createClientAsync]))`,
    )
    expect(JSON.parse(run(process.execPath, ['soap.mjs']))).toEqual([true, 'function'])
    writeFileSync(
      within('soap-typed.ts'),
      `import { webs } from 'tenon/soap'
const client: webs.WebsClient = await webs.createClientAsync('http://127.0.0.1/_vti_bin/webs.asmx?wsdl')
export const [{ GetWebResult }, reply] = await client.GetWebAsync({ webUrl: '/' })
export const text: string = reply
// @ts-expect-error There is no such parameter.
await client.GetWebAsync({ url: '/' })`,
    )
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'nodenext', '--types', '']
    expect(run(join(root, 'node_modules/.bin/tsc'), [...options, 'soap-typed.ts'])).toBe('')
  })

  it('starts nothing when it is imported', { timeout }, () => {
    writeFileSync(
      within('import.mjs'),
      "import 'tenon/testing'\nconsole.log(process.getActiveResourcesInfo().filter((name) => /TCP|Timeout/.test(name)).length)",
    )
    expect(run(process.execPath, ['import.mjs'])).toBe('0\n')
  })

  it('has types', { timeout }, () => {
    writeFileSync(
      within('typed.ts'),
      `import { startServer, type TestServer } from 'tenon/testing'
export const server: TestServer = await startServer({ settings: { HttpPort: 0 } })
export const secure: string | undefined = server.secureUrl
// @ts-expect-error There is no such option.
await startServer({ port: 1 })`,
    )
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2024,esnext.disposable,dom', '--module', 'nodenext']
    expect(run(join(root, 'node_modules/.bin/tsc'), [...options, 'typed.ts'])).toBe('')
  })
})
