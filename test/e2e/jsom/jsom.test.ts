import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { serve } from '../../support/serve.ts'

/** The folder with the packages of package.json beside this file: that of `TENON_JSOM`, or `.jsom`, which .ci/run makes. */
const installed = process.env.TENON_JSOM ?? fileURLToPath(new URL('../../../.jsom', import.meta.url))
const folder = join(installed, 'node_modules/sp-jsom-node')

/** The versions of the library that each profile is tried with; the library asks no version for the names of a profile. */
const tried = { SharePoint: ['2013', '2019', 'spo'], Svc: ['2016'] } as const

if (!existsSync(folder)) it.skip('sp-jsom-node is not installed', () => {})
else
  for (const [profile, versions] of Object.entries(tried)) {
    const { server } = await serve({ settings: { Profile: profile } })
    for (const version of versions) {
      const cases = await triedBy({
        command: process.execPath,
        // The package makes a global navigator, which later versions of Node have themselves.
        args: ['--no-experimental-global-navigator', fileURLToPath(new URL('cases.ts', import.meta.url))],
        env: { ...process.env, NODE_NO_WARNINGS: '1' },
        input: { package: folder, url: server.url, version },
      })
      describe(`the script library ${version}, profile ${profile}`, () => testCases(cases))
    }
  }
