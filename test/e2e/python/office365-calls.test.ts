import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type ClientCall, classify, prepare } from '../../support/programs/missing-calls.ts'
import { pythonWith } from '../../support/programs/python.ts'
import { serve } from '../../support/serve.ts'

const python = pythonWith('office365')

/** Each call has its address; a number or an id stands for the argument that the sources do not tell. */
function callsOf(command: string): readonly ClientCall[] {
  const printed = execFileSync(command, [join(import.meta.dirname, 'office365_calls.py')], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  return (JSON.parse(printed) as readonly string[]).map((address) => ({
    name: address,
    addresses: [...new Set(["('1')", '(1)', "('00000000-0000-0000-0000-000000000000')"].map((text) => address.replaceAll("('1')", text)))],
  }))
}

if (python === undefined) it.skip('Office365-REST-Python-Client is not installed', () => {})
else
  for (const profile of ['Svc', 'SharePoint'])
    it(`every call of Office365-REST-Python-Client has an address or words, profile ${profile}`, { timeout: 120_000 }, async () => {
      const { server } = await serve({ settings: { Profile: profile } })
      await prepare(server)
      const { counts, none } = await classify(server, callsOf(python))
      expect(none).toEqual([])
      expect(counts.address).toBeGreaterThan(400)
      expect(counts.hosted).toBeGreaterThan(1500)
    })
