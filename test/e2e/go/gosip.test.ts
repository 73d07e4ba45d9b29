import { join } from 'node:path'
import { describe, it } from 'vitest'
import { outputOf, testCases, triedBy } from '../../support/programs/cases.ts'
import { go } from '../../support/programs/go.ts'
import { withPasswords } from '../../support/programs/passwords.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'

/** gosip, unmodified: its ways to sign in on premises, and a round of its calls with each of them. */

if (go === undefined) it.skip('gosip is not installed', () => {})
else {
  const { server } = await serve({ settings: withPasswords })
  const program = join(sharedFolder('gosip'), 'program')
  await outputOf({ command: go.command, args: ['build', '-o', program, '.'], cwd: import.meta.dirname, env: go.env })
  const cases = await triedBy({ command: program, args: [], input: { url: server.url, password: 'secret' } })
  describe('gosip', () => testCases(cases))
}
