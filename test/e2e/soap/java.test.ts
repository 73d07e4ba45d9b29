import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { scratchFolders } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { knownValues, readOperations } from './known-values.ts'

/** Clients that the compiler of WSDLs of Java generates from what the server serves (test/e2e/soap/java). */

const java = join(import.meta.dirname, 'java')
const jars = join(import.meta.dirname, '../../../.java')
const isInstalled = existsSync(join(jars, 'pom.xml')) && spawnSync('javac', ['-version']).status === 0
const libraries = join(jars, '*')

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const scratch = scratchFolders('java')

/** The output of a command that succeeds. Its messages are in the output of the test. */
async function run(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect(code, `${command} ${args[0]}: ${output}`).toBe(0)
  return output
}

it.skipIf(!isInstalled)(
  'the clients that Java generates from the WSDLs of all services compile, write and read with five services, and call every operation that reads, in both versions of SOAP',
  async () => {
    const folder = scratch.directory
    const [sources, classes] = [join(folder, 'sources'), join(folder, 'classes')]
    mkdirSync(sources)
    const quick = ['-XX:TieredStopAtLevel=1', '-cp', [libraries, classes].join(delimiter)]
    const reads = await readOperations()
    const services = Object.keys(reads)
    await run('java', [...quick, join(java, 'Generate.java'), sources, server.url, ...services])
    const files = [
      join(java, 'Calls.java'),
      join(java, 'Reads.java'),
      ...globSync('**/*.java', { cwd: sources }).map((file) => join(sources, file)),
    ]
    expect(files.length).toBeGreaterThan(services.length)
    writeFileSync(join(folder, 'files'), files.map((file) => `"${file.replaceAll('\\', '/')}"`).join('\n'))
    await run('javac', ['-nowarn', '-proc:none', '-cp', libraries, '-d', classes, `@${join(folder, 'files')}`])
    for (const version of ['1.1', '1.2']) {
      const lines = (await run('java', [...quick, 'Calls', server.url, basic('ann'), version])).trim().split('\n')
      expect(lines).toEqual([
        'lists.UpdateListItems 1,New 0x00000000',
        `lists.GetListItems From Java ${version}`,
        'lists.GetList true',
        'usergroup i:0#.f|membership|ann',
        'webs Home',
        'views true',
        'sites true',
      ])
    }
    const operations = Object.entries(reads).flatMap(([service, names]) => names.map((name) => `${service} ${name}`))
    const [asked, known] = [join(folder, 'reads'), join(folder, 'known')]
    writeFileSync(asked, operations.join('\n'))
    writeFileSync(
      known,
      Object.entries(knownValues(server.url))
        .map((one) => one.join('\t'))
        .join('\n'),
    )
    const upload = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)"
    expect((await clientOf('admin').call('POST', upload, { body: 'x' })).status).toBe(200)
    const lines = (await run('java', [...quick, 'Reads', server.url, basic('admin'), classes, asked, known])).trim().split('\n')
    const wanted = operations.flatMap((operation) => ['1.1', '1.2'].map((version) => `${operation} ${version}`)).sort()
    expect(lines.sort()).toEqual(wanted.map((call) => expect.stringMatching(`^${call} (?:reply|fault)$`)))
    // Most calls lead to something: a client that only gets faults shows nothing.
    expect(lines.filter((line) => line.endsWith(' reply')).length).toBeGreaterThan(lines.length / 2)
  },
  600_000,
)
