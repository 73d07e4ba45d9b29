import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type BuildOptions, build, type Plugin, transform } from 'esbuild'

/**
 * node scripts/release/single.ts <folder>: writes the program of a build (dist/) as one file, tenon.cjs, and the binary of SQLite for
 * this platform beside it. The file needs no packages. It consists of an entry that every Node since 12 can read, and of the
 * program, the contracts, the migrations and the manual in Base64 of what Brotli makes of them.
 */

const root = join(import.meta.dirname, '../..')
const folder = resolve(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? join(root, 'dist/single'))
/** Where the program believes to be installed. Nothing is there. */
const installed = '/tenon'
const workers = {
  'reader-worker': 'src/stores/sqlite/reader-worker.ts',
  'copy-worker': 'src/stores/sqlite/copy-worker.ts',
  'checkpoint-worker': 'src/stores/sqlite/checkpoint-worker.ts',
  'check-worker': 'src/farm/journal/check-worker.ts',
} as const

/** The files of the installation by the path that the program knows. */
function installedFiles(): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const add = (path: string): void => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const below = `${path}/${entry.name}`
      if (entry.isDirectory()) add(below)
      else files.set(`${installed}/${below}`, readFileSync(join(root, below)))
    }
  }
  files.set(`${installed}/package.json`, readFileSync(join(root, 'package.json')))
  add('dist/contracts')
  add('dist/migrations')
  add('docs')
  return files
}

const packed = (bytes: Uint8Array): string =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 } }).toString('base64')

/** A module of a bundle that has this text. */
const inNamespace = (name: string, texts: Readonly<Record<string, string>>): Pick<Plugin, 'name' | 'setup'> => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter: /.*/, namespace: name }, ({ path }) => ({ contents: texts[path] ?? '', loader: 'js', resolveDir: root }))
  },
})

/** What `node:fs` is to the files that read the installation. */
const filesText = `
const { readFile, list } = globalThis[Symbol.for('tenon.installed')]
export const existsSync = (path) => readFile(path) !== undefined || list(path).length > 0
export const readdirSync = (path, { withFileTypes } = {}) =>
  list(path).map((name) => (withFileTypes ? { name, isDirectory: () => readFile(path + '/' + name) === undefined } : name))
export function readFileSync(path, encoding) {
  const bytes = readFile(typeof path === 'string' ? path : path.pathname)
  if (!bytes) throw new Error('There is no file ' + path + ' in this program.')
  return encoding ? bytes.toString('utf8') : bytes
}`

/** Threads run this file again, with the name of their program. */
const threadsText = `
import * as threads from 'node:worker_threads'
export const { parentPort, workerData, isMainThread } = threads
export class Worker extends threads.Worker {
  constructor(program, options) {
    super(__filename, { ...options, argv: [program.pathname.split('/').pop().split('.')[0]] })
  }
}`

const sqliteText = `
const { existsSync } = require('node:fs')
const { join } = require('node:path')
const platforms = [process.platform, ...(process.platform === 'linux' ? ['linuxmusl'] : [])]
const files = platforms.map((platform) => join(__dirname, platform + '-' + process.arch + '.node'))
let addon
function binary() {
  if (addon) return addon
  const there = files.filter((file) => existsSync(file))
  if (there.length === 0) {
    process.stderr.write('The binary of SQLite is missing: put ' + files[0] + ' there, which is in the folder prebuilds of the package better-sqlite3.\\n')
    process.exit(1)
  }
  let failure
  for (const file of there) {
    try {
      addon = require(file)
      return addon
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
module.exports = require('./node_modules/better-sqlite3/lib/database.js')(binary, false)
module.exports.SqliteError = require('./node_modules/better-sqlite3/lib/sqlite-error.js')`

const programText = `
import { isMainThread } from 'node:worker_threads'
const workers = { ${Object.entries(workers)
  .map(([name, path]) => `'${name}': () => import('./${path}')`)
  .join(', ')} }
const start = isMainThread ? async () => (await import('./src/commands/command-line.ts')).runCommandLine() : workers[process.argv[2]]
module.exports = start()`

/** The files whose `node:fs` reads the installation. */
const readers = /\/src\/(?:process\/(?:installation|needed-node)|stores\/sql\/migrations)\.ts$/
const makers = /\/src\/(?:stores\/sqlite\/(?:reader-thread|copy|checkpoint-thread)|farm\/journal\/check-threads)\.ts$/
let replaced = 0

const installation: Plugin = {
  name: 'installation',
  setup(options) {
    const { onResolve, onLoad } = options
    const texts = { files: filesText, threads: threadsText, sqlite: sqliteText, program: startText }
    void inNamespace('single', texts).setup(options)
    const instead = (path: keyof typeof texts) => ({ path, namespace: 'single' })
    const counted = (path: keyof typeof texts) => {
      replaced += 1
      return instead(path)
    }
    onResolve({ filter: /^node:fs$/ }, ({ importer }) => (readers.test(importer) ? counted('files') : undefined))
    onResolve({ filter: /^node:worker_threads$/ }, ({ importer }) => (makers.test(importer) ? counted('threads') : undefined))
    onResolve({ filter: /^better-sqlite3$/ }, () => instead('sqlite'))
    onResolve({ filter: /\/command-line\.ts$/ }, ({ importer }) => (importer.endsWith('/src/main.ts') ? instead('program') : undefined))
    onLoad({ filter: /generated\/\w+\/openapi\.json$/ }, ({ path }) => {
      const [, name = ''] = /generated\/(\w+)\/openapi\.json$/.exec(path) ?? []
      const contents = `import { readFileSync } from 'single:files'
        export default JSON.parse(readFileSync('${installed}/dist/contracts/served/${name}.json', 'utf8'))`
      return { contents, loader: 'js' }
    })
    onResolve({ filter: /^single:files$/ }, () => instead('files'))
    onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { minifyWhitespace: true, legalComments: 'none', loader: 'js' })
      return { contents: code, loader: 'js' }
    })
  },
}

/** Compiles the program as a module of this file, whose `require` finds what is beside it. */
const startText = `
import nodeModule from 'node:module'
export function runCommandLine() {
  const program = new nodeModule(__filename, module)
  program.filename = __filename
  program.paths = nodeModule._nodeModulePaths(__dirname)
  const text = globalThis[Symbol.for('tenon.installed')].program()
  program._compile(text, __filename)
  return program.exports
}`

const common: BuildOptions = {
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  logLevel: 'warning',
  absWorkingDir: root,
  plugins: [installation],
  define: { 'import.meta.url': 'importMetaUrl', 'import.meta.dirname': 'importMetaDirname' },
  banner: {
    js: `const importMetaUrl = require('url').pathToFileURL(__filename).href, importMetaDirname = '${installed}/dist';`,
  },
}

const textOf = async (options: BuildOptions): Promise<string> => {
  const { outputFiles = [] } = await build(options)
  const [file] = outputFiles
  if (!file) throw new Error('esbuild has written nothing')
  return file.text
}

const program = await textOf({
  ...common,
  stdin: { contents: programText, resolveDir: root, loader: 'js' },
  target: 'node22',
  external: ['sharp', 'soap', '@aws-sdk/client-s3', '@azure/storage-blob', 'mysql2', 'pg-native', 'pg-cloudflare'],
})
if (replaced < 6) throw new Error(`only ${replaced} of 6 imports of the program are replaced: files were renamed`)
const entry = await textOf({
  ...common,
  entryPoints: [join(root, 'src/main.ts')],
  target: 'node12.20',
  define: { 'import.meta.url': `"file://${installed}/dist/tenon.cjs"`, 'import.meta.dirname': `"${installed}/dist"` },
  banner: {},
})

const files = [...installedFiles()].map(([path, bytes]) => `${JSON.stringify(path)}: '${packed(bytes)}'`)
/** Decompresses what is asked for; the program, which is asked for once in each thread, is not kept. */
const installedText = `globalThis[Symbol.for('tenon.installed')] = (function () {
  const files = {
    ${files.join(',\n    ')}
  }
  const open = (text) => require('zlib').brotliDecompressSync(Buffer.from(text, 'base64'))
  return {
    program: () => open('${packed(Buffer.from(program))}').toString('latin1'),
    readFile: (given) => {
      const path = given.split('\\\\').join('/')
      return Object.prototype.hasOwnProperty.call(files, path) ? open(files[path]) : undefined
    },
    list: (given) => {
      const path = given.split('\\\\').join('/')
      return Array.from(new Set(Object.keys(files).filter((file) => file.startsWith(path + '/')).map((file) => file.slice(path.length + 1).split('/')[0])))
    }
  }
})()`
const at = [...program].findIndex((character) => character > '\u007f')
if (at >= 0) throw new Error(`the program is not ASCII at character ${at}`)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const [shebang, ...lines] = entry.split('\n')
writeFileSync(join(folder, 'tenon.cjs'), `${[shebang, installedText, ...lines].join('\n')}`, { mode: 0o755 })
const binary = `${process.platform}-${process.arch}.node`
copyFileSync(join(root, 'node_modules/better-sqlite3/prebuilds', binary), join(folder, binary))
console.log(`${folder}: tenon.cjs and ${binary}`)
