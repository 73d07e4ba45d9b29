import { join } from 'node:path'
import { describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { withPasswords } from '../../support/programs/passwords.ts'
import { pythonWith } from '../../support/programs/python.ts'
import { serve } from '../../support/serve.ts'
import { receive } from '../../support/webhooks/receiver.ts'

/** The client library for Python, unmodified (test/fuzz/requirements.txt). Each program is a subject, each of its cases a test. */

const python = pythonWith('office365')

/** Why a case may fail that asks for what the server does not have. */
const notYet: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  content: {},
  files: {},
  people: {},
  services: {},
}

if (python === undefined) it.skip('Office365-REST-Python-Client is not installed', () => {})
else {
  const { server } = await serve({ settings: withPasswords })
  const receiver = await receive()
  const input = { url: server.url, password: 'secret', receiver: `${receiver.url}/hook` }
  for (const [subject, reasons] of Object.entries(notYet)) {
    const cases = await triedBy({ command: python, args: [join(import.meta.dirname, `office365_${subject}.py`)], input })
    describe(`Office365-REST-Python-Client, ${subject}`, () => testCases(cases, reasons))
  }
}
