import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { conformData } from '../../src/commands/conform.ts'

/** node kits/conform/build.ts: builds the package in `dist/`: one program, and the contracts of both profiles beside it. */
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The contract without what only people read. */
const withoutWords = (name: string, value: unknown): unknown =>
  ((name === 'description' || name === 'summary') && typeof value === 'string') || name === 'examples' ? undefined : value

rmSync(pathOf('dist'), { recursive: true, force: true })
await build({
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  logLevel: 'warning',
  entryPoints: [pathOf('src/main.ts')],
  outfile: pathOf('dist/main.js'),
})
mkdirSync(pathOf('dist/contracts'), { recursive: true })
for (const profile of ['Svc', 'SharePoint']) {
  writeFileSync(pathOf(`dist/contracts/${profile}.json`), JSON.stringify(conformData(profile), withoutWords))
}
console.log('tenon-conform: dist')
