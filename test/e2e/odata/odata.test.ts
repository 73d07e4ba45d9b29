import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

/** A client of OData v3 that knows nothing of this server but its address: it reads $metadata, lists, filters and pages. */

const jars = join(import.meta.dirname, '../../../.java/odata')
const isInstalled = existsSync(join(jars, 'pom.xml')) && spawnSync('javac', ['-version']).status === 0

if (!isInstalled) it.skip('the client of OData is not installed', () => {})
else {
  const { server, clientOf } = await serve()
  const items = "/_api/web/lists/getbytitle('Tasks')/items"
  for (let at = 0; at < 7; at++) await clientOf('ann').call('POST', items, { body: { Title: `Task ${at}` } })
  const args = ['-XX:TieredStopAtLevel=1', '-cp', [join(jars, '*')].join(delimiter), join(import.meta.dirname, 'Reads.java')]
  const input = { url: server.url, authorization: basic('ann') }
  const cases = await triedBy({ command: 'java', args: [...args, input.url, input.authorization] })
  describe('a client of OData v3', () => testCases(cases))
}
