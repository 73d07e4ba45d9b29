import { cpSync, readFileSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

/** node scripts/build.ts: everything that `npm start` needs, in dist/. */

const started = performance.now()
/** Text that is parsed loads twice as fast as the same value written as code, and is compiled by nobody. */
const jsonAsText: Plugin = {
  name: 'json-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /openapi\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
      return { contents: `export default JSON.parse(${JSON.stringify(text)})`, loader: 'js' }
    })
  },
}

const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const { version } = JSON.parse(readFileSync(pathOf('package.json'), 'utf8')) as { version: string }

rmSync(pathOf('dist'), { recursive: true, force: true })
await build({
  entryPoints: [pathOf('src/main.ts')],
  outfile: pathOf('dist/main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  // Packages are bundled because one file loads in a third of the time. This one
  // looks for its binary beside itself.
  external: ['better-sqlite3'],
  plugins: [jsonAsText],
  // Packages in CommonJS call require, which a module does not have.
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'\nconst require = createRequireOfBundle(import.meta.url)",
  },
  logLevel: 'warning',
  // What is wrong has been printed by then.
}).catch(() => process.exit(1))
for (const database of ['farm', 'content']) {
  cpSync(pathOf(`prisma/sqlite/${database}/migrations`), pathOf(`dist/migrations/${database}`), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith('.sql'),
  })
}

const seconds = ((performance.now() - started) / 1000).toFixed(1)
const megabytes = (statSync(pathOf('dist/main.js')).size / 2 ** 20).toFixed(1)
console.log(`tenon ${version}: dist/main.js, ${megabytes} MB, built in ${seconds} s`)
