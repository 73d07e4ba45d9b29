import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { type Case, outputOf, testCases } from '../../support/programs/cases.ts'
import { go } from '../../support/programs/go.ts'
import { withPasswords } from '../../support/programs/passwords.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'

/** The tests that gosip ships, as they are, in its mode for a server on premises, which signs in by NTLM. */

/** Why a test may fail that asks for what the server does not have. */
const notYet: Readonly<Record<string, string>> = {}

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
  const credentials = { siteUrl: server.url, domain: 'CORP', username: 'bob', password: 'secret' }
  writeFileSync(join(source, 'config/integration/private.2013.json'), JSON.stringify(credentials))
  const program = join(folder, 'api.test')
  await outputOf({ command, args: ['test', '-c', '-o', program, './api'], cwd: source, env })
  const run = { command: program, args: ['-test.v'], cwd: join(source, 'api'), env: { ...env, SPAUTH_ENVCODE: '2013' } }
  const cases = casesIn(await outputOf(run, [0, 1]))
  describe('the tests that gosip ships', () => testCases(cases, notYet))
}
