import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { BasicAuthSecurity, type Client } from 'soap'
import typescript from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseAndGenerate } from 'wsdl-tsclient'
import { serve } from '../../support/serve.ts'
import { describedServices } from '../../support/soap/described-services.ts'
import { readsAt } from './reads.ts'

/** Clients that wsdl-tsclient generates from the served WSDLs, unmodified: each compiles, and calls its service in both versions. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const { url } = server
/** The generator names a parameter after the operation Delete of imaging.asmx, and `delete` cannot be one. */
const withoutClient = ['imaging']
const calls = Object.fromEntries(Object.entries(readsAt(url)).filter(([service]) => !withoutClient.includes(service)))

const folder = mkdtempSync(join(tmpdir(), 'tenon-clients-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

type Making = (wsdl: string, options: { readonly forceSoap12Headers: boolean }) => Promise<Client>
const makers = new Map<string, Making>()

beforeAll(async () => {
  const files = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files"
  for (const name of ['a.txt', 'a.aspx'])
    expect((await clientOf('admin').call('POST', `${files}/add(url='${name}')`, { body: 'x' })).status).toBe(200)
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'), 'dir')
  const services = Object.keys(calls)
  for (const service of services) {
    const contract = join(folder, `${service}.wsdl`)
    writeFileSync(contract, await (await fetch(`${url}/_vti_bin/${service}.asmx?wsdl`)).text())
    await parseAndGenerate(contract, folder, { quiet: true, colors: false })
  }
  const entryPoints = Object.fromEntries(services.map((service) => [service, join(folder, service, 'client.ts')]))
  await build({
    entryPoints,
    outdir: join(folder, 'made'),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    outExtension: { '.js': '.mjs' },
  })
  for (const service of services) {
    const made = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'made', `${service}.mjs`)).href)) as {
      createClientAsync: Making
    }
    makers.set(service, made.createClientAsync)
  }
}, 240_000)

it('are there for every service but one', async () => {
  expect([...Object.keys(calls), ...withoutClient].sort()).toEqual((await describedServices()).map(({ file: name }) => name).sort())
})

it('compile, and their types take the inputs of calls', () => {
  const program = join(folder, 'program.ts')
  const lines = Object.entries(calls).map(
    ([service, [operation, input]]) =>
      `import { createClientAsync as ${service} } from './${service}/client'\nexport const of_${service} = async () => (await ${service}('')).${operation}Async(${JSON.stringify(input)})`,
  )
  writeFileSync(program, lines.join('\n'))
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = typescript
  const options = { strict: true, noEmit: true, skipLibCheck: true, target: ScriptTarget.ES2022, module: ModuleKind.ESNext, types: [] }
  const checked = typescript.createProgram([program], { ...options, moduleResolution: ModuleResolutionKind.Bundler })
  const problems = typescript.getPreEmitDiagnostics(checked).filter(({ file: source }) => source?.fileName.startsWith(folder))
  expect(problems.map(({ messageText }) => typescript.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
}, 240_000)

it.each(['1.1', '1.2'] as const)(
  'call their services over SOAP %s',
  async (version) => {
    for (const [service, [operation, input]] of Object.entries(calls)) {
      const client = await makers.get(service)?.(`${url}/_vti_bin/${service}.asmx?wsdl`, { forceSoap12Headers: version === '1.2' })
      if (!client) throw new Error(`${service} has no client`)
      client.setSecurity(new BasicAuthSecurity('admin', 'any'))
      const call = client[`${operation}Async`] as (given: object) => Promise<[result: object | null, text: string]>
      const [, text] = await call(input)
      expect(text, service).toContain(`<${operation}Response`)
    }
  },
  240_000,
)
