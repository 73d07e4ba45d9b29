import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { outputOf, testCases, triedBy } from '../../support/programs/cases.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

/** A Java client by openapi-generator, unmodified, made of the whole contract that the server serves. Each case is a test. */

const jars = join(import.meta.dirname, '../../../.java/openapi')
const isInstalled = existsSync(join(jars, 'pom.xml')) && spawnSync('javac', ['-version']).status === 0

if (!isInstalled) it.skip('openapi-generator is not installed', () => {})
else {
  const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Owners' } })
  const folder = mkdtempSync(join(tmpdir(), 'tenon-openapi-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const [client, classes] = [join(folder, 'client'), join(folder, 'classes')]
  const classpath = ['-cp', [classes, join(jars, '*')].join(delimiter)]
  const packages = ['invokerPackage=tenon', 'apiPackage=tenon.api', 'modelPackage=tenon.model', 'openApiNullable=false']
  const kept = ['apis', 'models', 'supportingFiles', 'apiDocs=false', 'modelDocs=false', 'apiTests=false', 'modelTests=false']
  // Two members of an entry of a user, Email and EMail, would have one name in Java.
  const names = ['--name-mappings', 'EMail=eMailOfColumn']
  const how = [
    '-g',
    'java',
    '--library',
    'apache-httpclient',
    `--additional-properties=${packages.join(',')}`,
    `--global-property=${kept.join(',')}`,
  ]
  const quick = '-XX:TieredStopAtLevel=1'
  const generator = [quick, ...classpath, 'org.openapitools.codegen.OpenAPIGenerator', 'generate']
  await outputOf({ command: 'java', args: [...generator, '-i', `${server.url}/docs/openapi.json`, '-o', client, ...how, ...names] })
  const sources = globSync('src/main/java/**/*.java', { cwd: client }).map((path) => join(client, path))
  writeFileSync(join(folder, 'sources'), sources.join('\n'))
  await outputOf({
    command: 'javac',
    args: [`-J${quick}`, '-encoding', 'UTF-8', '-nowarn', '-proc:none', '-d', classes, ...classpath, `@${join(folder, 'sources')}`],
  })
  const program = join(import.meta.dirname, 'GeneratedClient.java')
  const cases = await triedBy({ command: 'java', args: [quick, ...classpath, program, server.url, basic('ann')] })
  describe('a client by openapi-generator for Java', () => {
    it('compiles with every operation', () => expect(sources.length).toBeGreaterThan(1000))
    testCases(cases)
  })
}
