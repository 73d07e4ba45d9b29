import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'

/** The folder with the packages of package.json beside this file: that of `TENON_M365`, or `.m365`, which .ci/run makes. */
const installed = process.env.TENON_M365 ?? fileURLToPath(new URL('../../../.m365', import.meta.url))
const program = join(installed, 'node_modules/@pnp/cli-microsoft365')

if (!existsSync(program)) it.skip('CLI for Microsoft 365 is not installed', () => {})
else
  for (const profile of ['SharePoint', 'Svc'] as const) {
    const data = sharedFolder(`m365-${profile}`)
    const home = join(data, 'home')
    mkdirSync(join(home, '.config/configstore'), { recursive: true })
    writeFileSync(join(home, '.config/configstore/cli-m365-config.json'), JSON.stringify({ disableTelemetry: true, showSpinner: false }))
    const { server } = await serve({
      settings: {
        ...{ Profile: profile, StorageProvider: 'FileSystem', DataRootPath: join(data, 'farm') },
        ...{ 'Security:HttpsEnabled': 'true', HttpsPort: '0' },
        ...{ 'Identity:Clients:app:Secret': 'secret', 'Identity:Clients:app:Roles': 'FullControl' },
      },
    })
    const form = { grant_type: 'client_credentials', client_id: 'app', client_secret: 'secret' }
    const reply = await fetch(`${server.url}/oauth2/v2.0/token`, { method: 'POST', body: new URLSearchParams(form) })
    const { access_token: token } = (await reply.json()) as { readonly access_token: string }
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, '.config') }
    const certificate = join(data, 'farm/development-certificate.pem')
    const cases = await triedBy({
      command: process.execPath,
      args: [fileURLToPath(new URL('commands.ts', import.meta.url))],
      env: { ...env, NODE_EXTRA_CA_CERTS: certificate, NODE_NO_WARNINGS: '1' },
      input: { package: program, url: server.secureUrl, token },
    })
    describe(`CLI for Microsoft 365, profile ${profile}`, () => testCases(cases, {}))
  }
