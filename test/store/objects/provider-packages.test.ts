import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/config/config.ts'
import { withProviderPackage } from '../../../src/farm/packages/load-packages.ts'
import { startServer } from '../../../src/testing.ts'
import { noteSettings } from '../../support/coverage-file.ts'
import { writeExample } from '../../support/objects/example-provider.ts'
import { postgresqlUrl } from '../../support/postgresql/databases.ts'
import { freshFarmOnServer } from '../../support/postgresql/farms.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { fetchFrom } from '../../support/server.ts'

const scratch = scratchFolders('provider')

function configOf(settings: Readonly<Record<string, string>>) {
  noteSettings(settings)
  const argv = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])
  return (readConfig({ argv, env: {}, cwd: scratch.directory }) as { config: Parameters<typeof withProviderPackage>[0] }).config
}

/** A package in the current folder. */
function packageNamed(name: string, text: string): void {
  const folder = join(scratch.directory, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' }))
  writeFileSync(join(folder, 'index.js'), text)
}

const resolved = (settings: Readonly<Record<string, string>>) => withProviderPackage(configOf(settings), scratch.directory)

describe('a provider of a package', () => {
  afterEach(() => {
    delete process.env.HOUSE_BYTES
    delete process.env.HOUSE_DATABASE
  })

  it.skipIf(postgresqlUrl === undefined && !process.env.CI)(
    'of the documentation keeps the rows and bytes of a server',
    { timeout: 120_000 },
    async () => {
      const farm = await freshFarmOnServer()
      process.env.HOUSE_BYTES = join(scratch.directory, 'bytes')
      process.env.HOUSE_DATABASE = farm.settings.PostgreSqlConnectionString
      const { DataRootPath = '' } = farm.settings
      const settings = { Providers: writeExample(scratch.directory), StorageProvider: 'House', DataRootPath }
      const bytes = randomBytes(9 * 1024 * 1024)
      const path = (name: string) => `/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='${name}',overwrite=true)`
      const server = await startServer({ settings })
      const added = await fetchFrom(`${server.url}${path('one.bin')}`, { method: 'POST', body: bytes, user: 'admin' })
      expect(added.status, added.text).toBeLessThan(300)
      await server.stop()
      const again = await startServer({ settings })
      const read = await fetchFrom(`${again.url}/Shared%20Documents/one.bin`, { user: 'admin' })
      expect(read.bytes.equals(bytes)).toBe(true)
      await again.stop()
      await farm.remove()
    },
  )

  it('may name rows of Tenon alone', async () => {
    packageNamed(
      'vault',
      `export const tenonProvider = { version: 1, id: 'vault', storage: () => ({ rows: { provider: 'MySQL', connectionString: 'mysql://u:hidden@h/d', connections: 7 } }) }`,
    )
    const config = await resolved({ Providers: 'vault', StorageProvider: 'Vault' })
    expect(config).toMatchObject({ StorageProvider: 'MySQL', 'MySql:Connections': 7 })
    expect(config.MySqlConnectionString).toBe('mysql://u:hidden@h/d')
    expect(JSON.stringify(config)).not.toContain('hidden')
  })

  it('is not loaded when a provider of Tenon is chosen', async () => {
    packageNamed('broken', `throw new Error('loaded')`)
    const config = configOf({ Providers: 'broken', StorageProvider: 'InMemory' })
    expect(await withProviderPackage(config, scratch.directory)).toBe(config)
  })

  const valid = (rows: string, more = '') =>
    `export const tenonProvider = { version: 1, id: 'one', storage: () => ({ rows: ${rows}${more} }) }`
  it.each([
    [`throw new Error('it is broken')`, /'one' of Providers cannot be loaded: it is broken/],
    [`export const other = 1`, /exports no tenonProvider with version 1/],
    [`export const tenonProvider = { version: 2, id: 'one', storage() {} }`, /version 1/],
    [`export const tenonProvider = { version: 1, id: 'Sqlite', storage() {} }`, /which is a provider of Tenon/],
    [
      `export const tenonProvider = { version: 1, id: 'other', storage() {} }`,
      /StorageProvider is 'one', but the packages of Providers have other/,
    ],
    [`export const tenonProvider = { version: 1, id: 'one', storage() { throw new Error('no vault') } }`, /has failed: no vault/],
    [valid(`{ provider: 'Oracle' }`), /names no rows in PostgreSQL/],
    [valid(`{ provider: 'PostgreSQL', connectionString: 'mysql://hidden@h/d' }`), /no URL with the scheme postgresql/],
    [
      valid(`{ provider: 'Sqlite', path: 'x.db' }`, `, bytes: { put() {}, read() {}, size() {}, remove() {}, names() {} }`),
      /rows in Sqlite/,
    ],
    [valid(`{ provider: 'MySQL', connectionString: 'mysql://h/d' }`, `, bytes: { put() {} }`), /bytes without put, read/],
  ])('%s is refused', async (text, message) => {
    packageNamed('one', text)
    const refused = resolved({ Providers: 'one', StorageProvider: 'one' })
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.not.toThrow('hidden')
  })

  it('that is not there is refused, and so is an id without packages', async () => {
    await expect(resolved({ Providers: './none.mjs', StorageProvider: 'one' })).rejects.toThrow(
      /'.\/none.mjs' of Providers cannot be loaded/,
    )
    expect(() => configOf({ StorageProvider: 'one' })).toThrow(/StorageProvider is 'one' on the command line, but must be one of/)
  })
})
