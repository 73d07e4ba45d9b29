import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * node scripts/compat.ts: runs the tests that drive real client libraries, and writes docs/compatibility.md from their
 * results. A library that is not installed is an error: .ci/run installs all of them.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

const fromNpm = (name: string): string =>
  (JSON.parse(textOf('package.json')) as { devDependencies: Record<string, string> }).devDependencies[name] ?? ''

/** The first group of an expression in a file, where each ecosystem pins its versions. */
function pinned(path: string, expression: RegExp): string {
  const version = expression.exec(textOf(path))?.[1]
  if (version === undefined) throw new Error(`${path} pins no version that matches ${expression}`)
  return version
}
const fromPypi = (name: string): string => {
  const line = textOf('test/fuzz/requirements.txt')
    .split('\n')
    .find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}==`))
  if (line === undefined) throw new Error(`test/fuzz/requirements.txt does not name ${name}`)
  return line.slice(name.length + 2)
}

interface Library {
  readonly name: string
  readonly language: string
  readonly version: string
  /** What it asks for, in words. */
  readonly uses: string
  /** The beginnings of the paths of its tests, and of their names if a file has those of several libraries. */
  readonly tests: readonly string[]
}

const libraries: readonly Library[] = [
  { name: '@pnp/sp', language: 'TypeScript', version: fromNpm('@pnp/sp'), uses: 'REST', tests: ['test/e2e/pnp/'] },
  {
    name: 'sharepointplus',
    language: 'JavaScript',
    version: fromNpm('sharepointplus'),
    uses: 'SOAP, REST',
    tests: ['test/e2e/soap/sharepointplus'],
  },
  {
    name: 'sp-request',
    language: 'TypeScript',
    version: fromNpm('sp-request'),
    uses: 'REST; forms, NTLM',
    tests: ['test/e2e/rest/sp-request', 'test/e2e/sign-in/node-sp-auth'],
  },
  { name: 'spsave', language: 'TypeScript', version: fromNpm('spsave'), uses: 'REST: files', tests: ['test/e2e/rest/spsave'] },
  { name: 'soap', language: 'JavaScript', version: fromNpm('soap'), uses: 'SOAP by WSDL', tests: ['test/e2e/soap/soap-client'] },
  {
    name: 'openid-client',
    language: 'TypeScript',
    version: fromNpm('openid-client'),
    uses: 'OpenID Connect',
    tests: ['test/e2e/sign-in/openid-client'],
  },
  {
    name: 'Office365-REST-Python-Client',
    language: 'Python',
    version: fromPypi('Office365-REST-Python-Client'),
    uses: 'REST; tokens, NTLM, forms',
    tests: ['test/e2e/python/office365'],
  },
  {
    name: 'SharePlum',
    language: 'Python',
    version: fromPypi('SharePlum'),
    uses: 'SOAP, REST; Basic, NTLM, forms',
    tests: ['test/e2e/python/shareplum'],
  },
  { name: 'zeep', language: 'Python', version: fromPypi('zeep'), uses: 'SOAP by WSDL', tests: ['test/e2e/soap/zeep'] },
  { name: 'signalrcore', language: 'Python', version: fromPypi('signalrcore'), uses: 'live updates', tests: ['test/e2e/live/signalrcore'] },
  {
    name: 'gosip',
    language: 'Go',
    version: pinned('test/e2e/go/go.mod', /koltyakov\/gosip (v\S+)/),
    uses: 'REST; NTLM, forms',
    tests: ['test/e2e/go/gosip.test.ts'],
  },
  {
    name: 'gosip, its own tests',
    language: 'Go',
    version: pinned('test/e2e/go/go.mod', /koltyakov\/gosip (v\S+)/),
    uses: 'REST, the object model',
    tests: ['test/e2e/go/gosip-suite.test.ts'],
  },
  {
    name: 'CLI for Microsoft 365',
    language: 'TypeScript',
    version: pinned('test/e2e/m365/package.json', /"@pnp\/cli-microsoft365": "([^"]+)"/),
    uses: 'the object model, REST; tokens',
    tests: ['test/e2e/m365/'],
  },
  {
    name: 'sp-jsom-node, the script library',
    language: 'JavaScript',
    version: pinned('test/e2e/jsom/package.json', /"sp-jsom-node": "([^"]+)"/),
    uses: 'the object model; forms',
    tests: ['test/e2e/jsom/'],
  },
  {
    name: 'Apache Olingo, client of OData v3',
    language: 'Java',
    version: pinned('test/e2e/odata/pom.xml', /<artifactId>odata-client-core<\/artifactId>\s*<version>([^<]+)/),
    uses: '$metadata, REST',
    tests: ['test/e2e/odata/'],
  },
  {
    name: 'Jakarta XML Web Services',
    language: 'Java',
    version: pinned('test/e2e/soap/java/pom.xml', /<version>([^<]+)<\/version>\s*<\/dependency>/),
    uses: 'SOAP by WSDL',
    tests: ['test/e2e/soap/java'],
  },
]

/** One test in the results of Vitest. */
interface Result {
  readonly fullName: string
  readonly title: string
  readonly status: string
  readonly failureMessages: readonly string[]
  readonly meta?: { readonly notYet?: string }
}
interface Results {
  readonly testResults: readonly { readonly name: string; readonly message: string; readonly assertionResults: readonly Result[] }[]
}

function run(): Results {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-compat-'))
  try {
    const file = join(folder, 'results.json')
    const paths = [...new Set(libraries.flatMap(({ tests }) => tests))]
    const args = ['run', '--config', 'test/vitest.config.ts', '--reporter=json', `--outputFile=${file}`, ...paths]
    spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    return JSON.parse(readFileSync(file, 'utf8')) as Results
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Score {
  readonly library: Library
  readonly cases: number
  readonly passed: number
  /** The name of each case that does not pass, and why. */
  readonly failures: readonly (readonly [name: string, why: string])[]
}

function scoreOf(library: Library, results: Results): Score {
  const files = results.testResults.filter(({ name }) =>
    library.tests.some((test) => relative(root, name).replaceAll('\\', '/').startsWith(test)),
  )
  const broken = files.find(({ assertionResults, message }) => assertionResults.length === 0 && message !== '')
  if (broken) throw new Error(`${broken.name}: ${broken.message}`)
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  if (tests.length === 0 || tests.some(({ status }) => status === 'skipped'))
    throw new Error(`${library.name} is not installed; .ci/run installs it.`)
  const failures = tests.flatMap(({ title, fullName, status, failureMessages, meta }) => {
    const profile = /, profile (\w+) /.exec(fullName.slice(0, 200))?.[1]
    const name = profile === undefined ? title : `${title} (profile ${profile})`
    if (meta?.notYet !== undefined) return [[name, meta.notYet] as const]
    return status === 'passed' ? [] : [[name, firstLine(failureMessages)] as const]
  })
  return { library, cases: tests.length, passed: tests.length - failures.length, failures }
}

const firstLine = (messages: readonly string[]): string => (messages[0] ?? 'no message').split('\n')[0]?.slice(0, 300) ?? ''
const inCell = (text: string): string => text.replaceAll('|', '\\|')

const notTried = `## What is not tried

The .NET client of the established server speaks the object model, and cannot be had here: requests in its form are in
\`test/contract/csom/traces\`. The script library is tried as sp-jsom-node brings it from npm; its files belong to their vendor, so that
none is in this repository.
`

function page(scores: readonly Score[]): string {
  const rows = scores.map(
    ({ library: { name, version, language, uses }, cases, passed }) =>
      `| ${name} | ${version} | ${language} | ${inCell(uses)} | ${cases} | ${passed} |`,
  )
  const lists = scores
    .filter(({ failures }) => failures.length > 0)
    .map(({ library, failures }) => `### ${library.name}\n\n${failures.map(([name, why]) => `- ${name}: ${why}`).join('\n')}\n`)
  const missing = lists.length === 0 ? 'Every case passes.\n' : lists.join('\n')
  return `# Compatibility

Client libraries that others have written, unmodified, against this server. \`npm run compat\` runs them, and writes this page.
A case is a test: a call of the library, or one way of some calls; some run once in each profile. Each library has its versions pinned; [dependencies.md](dependencies.md)
gives the reasons for them.

| library | version | language | uses | cases | passed |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${notTried}
## What does not pass

${missing}`
}

const results = run()
const scores = libraries.map((library) => scoreOf(library, results))
writeFileSync(join(root, 'docs/compatibility.md'), page(scores))
for (const { library, cases, passed } of scores) console.log(`${library.name.padEnd(36)} ${passed} of ${cases}`)
