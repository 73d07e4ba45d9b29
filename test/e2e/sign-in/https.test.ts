import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { BrowserFetch, DefaultParse, InjectHeaders } from '@pnp/queryable'
import { DefaultHeaders, DefaultInit, spfi } from '@pnp/sp'
import '@pnp/sp/items/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/webs/index.js'
import type { IItems } from '@pnp/sp/items/index.js'
import type { ILists } from '@pnp/sp/lists/index.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { basic, startServer } from '../../support/server.ts'

// The typings of PnPjs extend classes in modules without file extensions, which Node does not resolve.
declare module '@pnp/sp/lists/types.js' {
  interface IList {
    readonly items: IItems
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tenon-pnp-https-'))
const trusted = getCACertificates('default')
let server: Running

beforeAll(async () => {
  const settings = { StorageProvider: 'FileSystem', DataRootPath: folder, 'Security:HttpsEnabled': 'true', HttpsPort: '0' }
  server = await startServer({ settings })
})
afterAll(async () => {
  setDefaultCACertificates(trusted)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('a client that trusts the development certificate reads and writes over HTTPS, unmodified', async () => {
  const { web } = spfi(server.secureUrl).using(
    DefaultHeaders(),
    DefaultInit(),
    BrowserFetch(),
    DefaultParse(),
    InjectHeaders({ Authorization: basic('ann') }),
  ) as unknown as { web: { lists: ILists } }
  await expect(web.lists()).rejects.toThrow()
  setDefaultCACertificates([...trusted, readFileSync(join(folder, 'development-certificate.pem'), 'utf8')])
  const { items } = web.lists.getByTitle('Tasks')
  await items.add({ Title: 'Over TLS' })
  expect((await items.select('Title')()).map(({ Title }: { Title: string }) => Title)).toEqual(['Over TLS'])
})
