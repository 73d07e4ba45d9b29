import { join } from 'node:path'
import { describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { withPasswords } from '../../support/programs/passwords.ts'
import { pythonWith } from '../../support/programs/python.ts'
import { serve } from '../../support/serve.ts'

/** SharePlum, unmodified (test/fuzz/requirements.txt): SOAP for lists and items, REST for files. Each case is a test. */

const python = pythonWith('shareplum')

if (python === undefined) it.skip('SharePlum is not installed', () => {})
else {
  const { server } = await serve({ settings: withPasswords })
  const args = [join(import.meta.dirname, 'shareplum_site.py')]
  const cases = await triedBy({ command: python, args, input: { url: server.url, password: 'secret' } })
  describe('SharePlum', () => testCases(cases))
}
