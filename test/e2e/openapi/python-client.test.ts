import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { pythonWith } from '../../support/programs/python.ts'
import { serve } from '../../support/serve.ts'

/** A client by openapi-python-client, unmodified (test/fuzz/requirements.txt), made of the contract that the server serves. Each case is a test. */

const python = pythonWith('openapi_python_client')

if (python === undefined) it.skip('openapi-python-client is not installed', () => {})
else {
  const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Owners' } })
  const folder = mkdtempSync(join(tmpdir(), 'tenon-openapi-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const args = [join(import.meta.dirname, 'generated_client.py')]
  const cases = await triedBy({ command: python, args, input: { url: server.url, folder } })
  describe('a client by openapi-python-client', () => testCases(cases))
}
