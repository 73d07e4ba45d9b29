import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * node scripts/contracts/soap-clients/soap-clients.ts: generates generated/soap-clients, typed clients of npm `soap` for the services below
 * contracts/soap, with wsdl-tsclient: one file for each service. Does so only if a contract, this script, the generator or a
 * file that it has made is changed, which the hash in index.ts tells.
 */

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const contracts = pathOf('contracts/soap')
const output = pathOf('generated/soap-clients')
const index = join(output, 'index.ts')

const inputs = createHash('sha256')
for (const name of globSync('**/*.{wsdl,xsd}', { cwd: contracts }).sort()) inputs.update(name).update(readFileSync(join(contracts, name)))
inputs.update(readFileSync(fileURLToPath(import.meta.url)))
inputs.update(/"wsdl-tsclient": "[^"]*"/.exec(readFileSync(pathOf('package.json'), 'utf8'))?.[0] ?? '')

/** The head of the index: a hash of what the files are made of, and of the files. */
function head(): string {
  const hash = inputs.copy()
  for (const name of globSync('*.ts', { cwd: output }).sort())
    if (name !== 'index.ts') hash.update(name).update(readFileSync(join(output, name)))
  return `// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.\n// ${hash.digest('hex')}\n`
}

if (!existsSync(index) || !readFileSync(index, 'utf8').startsWith(head())) await generate()

async function generate(): Promise<void> {
  const { parseAndGenerate } = await import('wsdl-tsclient')
  const folder = mkdtempSync(join(tmpdir(), 'tenon-soap-clients-'))
  try {
    const wsdls = globSync('**/*.wsdl', { cwd: contracts }).sort((one, other) => basename(one).localeCompare(basename(other), 'en'))
    rmSync(output, { recursive: true, force: true })
    mkdirSync(output, { recursive: true })
    const services = wsdls.map((name) => basename(name, '.wsdl'))
    for (const [at, name] of wsdls.entries()) {
      await parseAndGenerate(join(contracts, name), folder, { quiet: true, colors: false })
      writeFileSync(join(output, `${services[at]}.ts`), clientIn(join(folder, services[at] ?? '')))
    }
    writeFileSync(index, head() + services.map((service) => `export * as ${service} from './${service}.ts'\n`).join(''))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One file of what the generator has written for a service: its client, and the types that its operations use. */
function clientIn(folder: string): string {
  const client = readFileSync(join(folder, 'client.ts'), 'utf8')
  const [, name = ''] = /export interface (\w+) extends SoapClient/.exec(client) ?? []
  const operations = operationsIn(client)
  const definitions = new Map(
    readdirSync(join(folder, 'definitions')).map((file) => [
      basename(file, '.ts'),
      readFileSync(join(folder, 'definitions', file), 'utf8'),
    ]),
  )
  const used = new Set<string>()
  const use = (type: string): void => {
    const text = definitions.get(type)
    if (text === undefined || used.has(type)) return
    used.add(type)
    for (const [word] of text.matchAll(/\b[A-Z]\w*/g)) use(word)
  }
  for (const operation of operations) for (const [word] of operation.matchAll(/\b[A-Z]\w*/g)) use(word)
  const types = [...used].sort().map((type) => declarationIn(definitions.get(type) ?? ''))
  return [
    '// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.\n',
    "import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'\n",
    `/** The operations of the service. Each returns its result, and the texts of the reply and the request. */\nexport interface ${name} extends Client {\n${operations.join('\n')}\n}\n`,
    `/** A client of the service at the address of its WSDL, which ends with \`?wsdl\`. */\nexport const createClientAsync = (url: string, options: IOptions = {}): Promise<${name}> =>\n  createSoapClient(url, options) as Promise<${name}>\n`,
    ...types,
  ].join('\n')
}

/** The operations of a client, each once: the generator lists those of both versions of SOAP. */
function operationsIn(client: string): string[] {
  const found = new Map<string, string>()
  for (const [, name = '', input = '', result = ''] of client.matchAll(/^ {4}(\w+)Async\(\w+: (\w+), options.*\[result: (\w+),/gm))
    if (!found.has(name))
      found.set(
        name,
        `  ${name}Async(parameters: ${input}, options?: IExOptions): Promise<[result: ${result}, reply: string, header: unknown, request: string]>`,
      )
  return [...found.values()]
}

/** The declaration of a type without what its file imports. */
function declarationIn(text: string): string {
  const lines = text
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^ {4}/gm, '  ')
    .replaceAll(/;$/gm, '')
  return `${lines.trim()}\n`
}
