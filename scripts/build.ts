import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, transform } from 'esbuild'
import typescript from 'typescript'
import { wholeSchemaFile, wholeSchemaOf } from '../src/stores/sqlite/migrations.ts'

/** node scripts/build.ts: builds everything that `npm start` and `tenon/testing` need, in dist/; with --single also one file, in dist/single/. */

const started = performance.now()
/**
 * Contracts as files beside the program, which parses them when it starts: as a part of the program their text would stay
 * in memory, twice. The program parses a file without the words for people, which only the pages of the documentation
 * need.
 */
const contractsAsFiles: Plugin = {
  name: 'contracts-as-files',
  setup({ onLoad }) {
    onLoad({ filter: /openapi\.json$/ }, ({ path }) => {
      const name = `${basename(dirname(path))}.json`
      const contract: unknown = JSON.parse(readFileSync(path, 'utf8'))
      mkdirSync(pathOf('dist/contracts/served'), { recursive: true })
      writeFileSync(pathOf(`dist/contracts/${name}`), JSON.stringify(contract))
      writeFileSync(pathOf(`dist/contracts/served/${name}`), JSON.stringify(withoutWords(contract)))
      const contents = `
        import { readFileSync } from 'node:fs'
        export default JSON.parse(readFileSync(new URL('contracts/served/${name}', import.meta.url), 'utf8'))`
      return { contents, loader: 'js' }
    })
  },
}

const words: ReadonlySet<string> = new Set(['summary', 'description', 'example', 'examples'])
/** Members of OpenAPI and JSON Schema whose own members are names. */
const namespaces: ReadonlySet<string> = new Set([
  'paths',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'properties',
  'content',
  'fixed',
])

/** A part of a contract without words for people; `hasNames` if its members are names, which may be called like words. */
function withoutWords(part: unknown, hasNames = false): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutWords(one))
  if (typeof part !== 'object' || part === null) return part
  const members = Object.entries(part).filter(([name]) => hasNames || !words.has(name))
  return Object.fromEntries(members.map(([name, value]) => [name, withoutWords(value, !hasNames && namespaces.has(name))]))
}

/**
 * Packages without comments and indentation, a quarter of their text. The engine keeps the text of the program in memory,
 * with two bytes for each character if a single one is not ASCII.
 */
const packagesWithoutComments: Plugin = {
  name: 'packages-without-comments',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { minifyWhitespace: true, legalComments: 'none', loader: 'js' })
      return { contents: code, loader: 'js' }
    })
  },
}

/**
 * A package that several others need in one version is bundled once. npm installs it below each of them if the tests need another
 * version: the character sets and media types of Express would be there six times.
 */
const eachVersionOnce: Plugin = {
  name: 'each-version-once',
  setup({ onResolve, resolve }) {
    const resolved = Symbol('resolved')
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, kind, importer, namespace, resolveDir }) => {
      if (pluginData === resolved) return undefined
      const found = await resolve(path, { kind, importer, namespace, resolveDir, pluginData: resolved })
      // A package that is missing is not an error of the bundler if its absence is caught.
      if (found.errors.length > 0) return undefined
      if (found.external) return found
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(found.path.replaceAll('\\', '/'))?.[0]
      const first = folder && firstCopies.get(folder.slice(pathOf('').length))
      return first ? { ...found, path: pathOf(first) + found.path.slice(folder.length) } : found
    })
  },
}

/**
 * The parts of openapi-backend that check a contract: it gets one that is checked, and only dispatches. They would be a tenth of the text
 * of the program.
 */
const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  setup({ onLoad }) {
    const folder = 'node_modules[/\\\\](?:openapi-backend[/\\\\]refparser|openapi-schema-validator[/\\\\]|mock-json-schema[/\\\\])'
    onLoad({ filter: new RegExp(`${folder}.*\\.js$`) }, () => ({
      contents: `
        const unused = () => { throw new Error('The build has no part of openapi-backend that checks contracts.') }
        module.exports = Object.assign(unused, { default: unused, parse: async (document) => document, dereference: unused, mock: unused })`,
      loader: 'js',
    }))
  },
}

const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const { version } = JSON.parse(readFileSync(pathOf('package.json'), 'utf8')) as { version: string }
const firstCopies = copiesOfPackages()

rmSync(pathOf('dist'), { recursive: true, force: true })
/** The entry stays a separate file, which loads the rest only under a suitable Node (src/main.ts). */
const programBehindEntry: Plugin = {
  name: 'program-behind-entry',
  setup({ onResolve }) {
    onResolve({ filter: /\/command-line\.ts$/ }, () => ({ path: './program.js', external: true }))
  },
}
/**
 * Imports of `node:http` and `node:https` become calls of `require`: an import reads all their exports, one of which loads
 * a WebSocket client, which takes as long as a tenth of the start.
 */
const httpByRequire: Plugin = {
  name: 'http-by-require',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:node:)?https?$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'by-require' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'by-require' }, ({ path }) => ({ contents: `module.exports = require('${path}')`, loader: 'js' }))
  },
}
const common = { bundle: true, platform: 'node', format: 'esm', sourcemap: true, logLevel: 'warning' } as const
await Promise.all([
  build({
    ...common,
    entryPoints: [pathOf('src/main.ts')],
    outfile: pathOf('dist/main.js'),
    // An old Node must be able to run the entry, to print that it is too old.
    target: 'node12.20',
    plugins: [programBehindEntry],
  }),
  build({
    ...common,
    // Worker threads are separate programs.
    entryPoints: {
      program: pathOf('src/commands/command-line.ts'),
      testing: pathOf('src/testing.ts'),
      soap: pathOf('generated/soap-clients/index.ts'),
      'reader-worker': pathOf('src/stores/sqlite/reader-worker.ts'),
      'copy-worker': pathOf('src/stores/sqlite/copy-worker.ts'),
      'check-worker': pathOf('src/farm/journal/check-worker.ts'),
      'checkpoint-worker': pathOf('src/stores/sqlite/checkpoint-worker.ts'),
    },
    outdir: pathOf('dist'),
    // The program and the kit for tests share their code.
    splitting: true,
    chunkNames: 'shared-[hash]',
    target: 'node22',
    // Packages are bundled because one file loads in a third of the time. This one loads its binary relative to its own
    // file, as does the next. Who uses the SOAP clients has `soap`, and who uses S3, Azure or MySQL has its client: they are large. The
    // driver of PostgreSQL asks for parts that only other installations have.
    external: ['better-sqlite3', 'sharp', 'soap', '@aws-sdk/client-s3', '@azure/storage-blob', 'mysql2', 'pg-native', 'pg-cloudflare'],
    plugins: [contractsAsFiles, withoutUnusedParts, packagesWithoutComments, httpByRequire, eachVersionOnce],
    // CommonJS packages call require, which a module does not have.
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module'\nconst require = createRequireOfBundle(import.meta.url)",
    },
  }),
  // The error has already been printed.
]).catch(() => process.exit(1))
cpSync(pathOf('generated/live/asyncapi.json'), pathOf('dist/contracts/live.json'))
cpSync(pathOf('generated/csom/model.json'), pathOf('dist/contracts/csom.json'))
cpSync(pathOf('contracts/examples/soap.json'), pathOf('dist/contracts/soap.json'))
demandAscii()
for (const provider of ['sqlite', 'postgresql', 'mysql', 'sqlserver']) {
  for (const database of ['farm', 'content']) {
    cpSync(pathOf(`prisma/${provider}/${database}/migrations`), pathOf(`dist/migrations/${provider}/${database}`), {
      recursive: true,
      filter: (path) => statSync(path).isDirectory() || path.endsWith('.sql'),
    })
  }
}
writeWholeSchemas()

writeFileSync(pathOf('dist/testing.d.ts'), declarationsOf('src/testing.ts'))
mkdirSync(pathOf('dist/soap'))
for (const name of readdirSync(pathOf('generated/soap-clients'))) {
  const declared = declarationsOf(`generated/soap-clients/${name}`, "import { type Client, type IExOptions, type IOptions } from 'soap'")
  writeFileSync(pathOf(`dist/soap/${basename(name, '.ts')}.d.ts`), declared.replaceAll(".ts'", ".js'"))
}
// The texts of the licences belong to every copy of the packages.
await import('./release/sbom.ts')

await startOnce()

/** For each folder of a package in the lock file, the first folder there that has the same version of it. */
function copiesOfPackages(): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(readFileSync(pathOf('package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>>
  }
  const folders = Object.keys(packages).filter((folder) => folder !== '' && packages[folder]?.optional !== true)
  const nameOf = (folder: string) => `${folder.split('node_modules/').at(-1)}@${packages[folder]?.version}`
  const first = new Map(folders.toReversed().map((folder) => [nameOf(folder), folder]))
  return new Map(folders.map((folder) => [folder, first.get(nameOf(folder)) ?? folder]))
}

/** Fails with an `Error` if the program has another character: see `packagesWithoutComments`. */
function demandAscii(): void {
  for (const name of readdirSync(pathOf('dist')).filter((file) => file.endsWith('.js'))) {
    const at = readFileSync(pathOf(`dist/${name}`)).findIndex((byte) => byte > 0x7f)
    if (at >= 0) throw new Error(`dist/${name} is not ASCII at byte ${at}`)
  }
}

/** Writes what all migrations of a database of SQLite make together, for databases in memory. */
function writeWholeSchemas(): void {
  for (const database of ['farm', 'content']) {
    const folder = pathOf(`dist/migrations/sqlite/${database}`)
    const text = wholeSchemaOf(folder)
    if (text !== undefined) writeFileSync(`${folder}/${wholeSchemaFile}`, text)
  }
}

/** The declarations of a file whose signatures need no other file, or the allowed import alone. Fails with an `Error` if they do. */
function declarationsOf(path: string, allowed = ''): string {
  const { outputText, diagnostics = [] } = typescript.transpileDeclaration(readFileSync(pathOf(path), 'utf8'), {
    fileName: basename(path),
    reportDiagnostics: true,
    compilerOptions: { declaration: true, isolatedDeclarations: true, target: typescript.ScriptTarget.ES2023 },
  })
  if (diagnostics.length > 0 || /^import /m.test(outputText.replace(allowed, ''))) throw new Error(`${path} cannot be declared alone`)
  return outputText
}

/**
 * Starts the build once, in memory and with the flags of `npm start`, and ends it: what Node then keeps compiled makes
 * the next starts faster (src/main.ts). A build that cannot be started here is complete all the same.
 */
async function startOnce(): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(pathOf('package.json'), 'utf8')) as { scripts: { start: string } }
  const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'))
  const settings = ['--StorageProvider', 'InMemory', '--HttpPort', '0', '--Security:HttpsEnabled', 'false']
  const child = spawn(process.execPath, [...flags, pathOf('dist/main.js'), ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  })
  child.stdout.once('data', () => child.kill('SIGTERM'))
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await once(child, 'close')
  clearTimeout(timer)
}

if (process.argv.includes('--single')) await import('./release/single.ts')

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`tenon ${version}: dist, built in ${seconds} s`)
