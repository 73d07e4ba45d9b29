import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { type Case, outputOf, testCases } from '../../support/programs/cases.ts'
import { go } from '../../support/programs/go.ts'
import { withPasswords } from '../../support/programs/passwords.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'

/** The tests that gosip ships, as they are, in its mode for a server on premises, which signs in by NTLM. */

/** Why a test may fail that asks for what the server does not have. */
const objectModel = 'It needs the object model (ProcessQuery).'
const int64 = 'The tests read integers of 64 bits as text, which is the form of the established server alone.'
const propertyBag = 'The property bag of a web lacks values that the established server stores in it.'
const notYet: Readonly<Record<string, string>> = {
  'TestContentTypes/Create': objectModel,
  'TestCustomActions/': int64,
  'TestFieldLinks/': objectModel,
  'TestFiles/GetByName': int64,
  'TestFolder/Props': objectModel,
  'TestFolders/': 'The test selects Id of a folder, which has none.',
  'TestGroup/SetAsOwner': objectModel,
  'TestList/RenderListData': 'RenderListData is missing.',
  TestTaxonomy: objectModel,
  'TestPagination/': 'The catalogs of a web are missing.',
  'TestProfiles/': 'User profiles have no REST yet; SOAP has them.',
  'TestProperties/Constructor': propertyBag,
  'TestProperties/GetMultipleProps': propertyBag,
  'TestProperties/': objectModel,
  'TestRoleDefinitions/': int64,
  'TestRoles/': int64,
  'TestView/UpdateDelete': 'A view cannot be made personal afterwards.',
  'TestUtility/SendEmail': 'Most static methods of SP.Utilities.Utility are missing.',
}

const version = /koltyakov\/gosip (v\S+)/.exec(readFileSync(join(import.meta.dirname, 'go.mod'), 'utf8'))?.[1]

/** The cases in the output of a test program of Go: each test without parts, and each part of a test. */
function casesIn(output: string): Case[] {
  const said = new Map<string, string[]>()
  const ended = new Map<string, string>()
  let running = ''
  for (const line of output.split('\n')) {
    const started = /^=== (?:RUN|NAME|CONT) +(\S+)/.exec(line)?.[1]
    if (started !== undefined) running = started
    const [, outcome, name = ''] = /^ *--- (PASS|FAIL|SKIP): (\S+)/.exec(line) ?? []
    if (outcome !== undefined) ended.set(name, outcome)
    else if (started === undefined) said.set(running, [...(said.get(running) ?? []), line.trim()])
  }
  const names = [...ended.keys()]
  return names
    .filter((name) => ended.get(name) !== 'SKIP' && !names.some((other) => other.startsWith(`${name}/`)))
    .map((name) => ({ name, ...(ended.get(name) === 'FAIL' && { error: said.get(name)?.join(' ').slice(0, 800) ?? 'no message' }) }))
}

if (go === undefined) it.skip('gosip is not installed', () => {})
else {
  const { command, env } = go
  const { server } = await serve({ settings: withPasswords })
  const folder = sharedFolder('gosip')
  const source = join(folder, 'source')
  cpSync(join(go.modules, `github.com/koltyakov/gosip@${version}`), source, { recursive: true })
  const credentials = { siteUrl: server.url, domain: 'CORP', username: 'ann', password: 'secret' }
  mkdirSync(join(source, 'config/integration'), { recursive: true })
  writeFileSync(join(source, 'config/integration/private.2013.json'), JSON.stringify(credentials))
  const program = join(folder, 'api.test')
  await outputOf({ command, args: ['test', '-c', '-o', program, './api'], cwd: source, env })
  // Each test runs in a process of its own: one that panics ends its process.
  const run = (...args: string[]) =>
    outputOf({ command: program, args, cwd: join(source, 'api'), env: { ...env, SPAUTH_ENVCODE: '2013' } }, [0, 1, 2])
  const names = (await run('-test.list', '.')).split('\n').filter((line) => line.startsWith('Test'))
  const cases: Case[] = []
  for (const name of names) cases.push(...casesIn(await run('-test.v', '-test.run', `^${name}$`)))
  describe('the tests that gosip ships', () => testCases(cases, notYet))
}
