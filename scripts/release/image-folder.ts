import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * node scripts/release/image-folder.ts <folder>: puts the build into a new folder with what it needs to run, for images: dist/,
 * package.json, and of node_modules the packages that the build does not contain, with the packages that these need.
 */

const root = join(import.meta.dirname, '../..')
const target = resolve(process.argv[2] ?? '')
if (process.argv[2] === undefined || existsSync(target)) {
  console.error('Name a new folder: node scripts/release/image-folder.ts <folder>')
  process.exit(1)
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The packages that scripts/build.ts leaves outside. */
const outside = ['better-sqlite3', 'sharp', '@aws-sdk/client-s3', '@azure/storage-blob', 'mysql2']
/** Needed to compile the driver from its source alone. */
const unneeded: ReadonlySet<string> = new Set(['node-addon-api'])

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Manifest

/** The packages and all that they need, as far as they are installed: those of other platforms are not. */
function withNeeds(names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || unneeded.has(name) || !existsSync(join(root, 'node_modules', name))) continue
    found.add(name)
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(name)
    open.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies))
  }
  return found
}

mkdirSync(target, { recursive: true })
for (const name of ['dist', 'package.json']) {
  cpSync(join(root, name), join(target, name), { recursive: true, filter: (path) => !path.endsWith('.map') })
}
/** Sources, binaries of other platforms, types, and modules that stand there in another form. */
const isNeeded = (path: string): boolean =>
  !/\/better-sqlite3\/(?:deps|src|binding\.gyp)(?:\/|$)/.test(path) &&
  !/\/@(?:aws-sdk|smithy)\/.{1,200}\/dist-(?:es|types)(?:\/|$)/.test(path) &&
  !/\/@(?:azure|typespec)\/[\w-]{1,50}\/(?:src|dist\/(?:browser|react-native))(?:\/|$)/.test(path) &&
  !/\/@(?:azure|typespec)\/.{1,200}\.(?:map|d\.ts)$/.test(path) &&
  !(/\/prebuilds\/[^/]+\.node$/.test(path) && !new RegExp(`/${process.platform}(?:musl)?-${process.arch}\\.node$`).test(path))
for (const name of withNeeds(outside)) {
  cpSync(join(root, 'node_modules', name), join(target, 'node_modules', name), {
    recursive: true,
    dereference: true,
    filter: (path) => isNeeded(path.replaceAll('\\', '/')),
  })
}
console.log(`${target} is ready to run: node dist/main.js`)
