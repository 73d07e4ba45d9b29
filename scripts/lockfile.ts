import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * node scripts/lockfile.ts: adds two things to package-lock.json that `npm ci` needs and `npm install` may omit:
 * `gypfile: false` for packages with prebuilt binaries (without it npm 10 requires Python and a compiler), and the
 * entries of binaries for other platforms, if the registry in use did not have them (without them npm 11 refuses the
 * lock file). Changes nothing if nothing is missing.
 */

interface LockedPackage {
  version?: string
  dev?: true
  optional?: true
  gypfile?: false
  cpu?: string[]
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const root = new URL('../', import.meta.url)
const lockPath = fileURLToPath(new URL('package-lock.json', root))
const text = readFileSync(lockPath, 'utf8')
const lock = JSON.parse(text) as { packages: Record<string, LockedPackage> }

const systems = new Set(['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'])
const processors = new Set(['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])

/** The platform of a binary package, from its name: `binding-linux-arm64-musl`. */
function platformOf(name: string): LockedPackage {
  const words = name
    .replace(/^.*\//, '')
    .replace(/^linuxmusl/, 'linux-musl')
    .split('-')
  const os = words.find((word) => systems.has(word))
  const cpu = words.find((word) => processors.has(word))
  if (os === undefined || cpu === undefined)
    throw new Error(`package-lock.json lacks ${name}, and its name does not tell its platform. Add it by hand.`)
  const musl = words.some((word) => word.startsWith('musl'))
  const gnu = words.some((word) => word.startsWith('gnu'))
  return { cpu: [cpu], os: [os], ...(musl ? { libc: ['musl'] } : gnu ? { libc: ['glibc'] } : {}) }
}

/** In npm's order. */
const sorted = (entry: LockedPackage): LockedPackage =>
  Object.fromEntries(Object.entries(entry).sort(([one], [other]) => one.localeCompare(other, 'en')))

function addPlatforms(packages: Record<string, LockedPackage>): void {
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (packages[`node_modules/${name}`] || packages[`${path}/node_modules/${name}`] || !/^\d+\.\d+\.\d+[^ ]*$/.test(version)) continue
      packages[`node_modules/${name}`] = {
        version,
        ...sorted({ ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true }),
      }
    }
  }
}

function markPrebuilt(packages: Record<string, LockedPackage>): void {
  for (const [path, entry] of Object.entries(packages)) {
    const manifest = new URL(`${path}/package.json`, root)
    if (path === '' || !existsSync(manifest)) continue
    if ((JSON.parse(readFileSync(manifest, 'utf8')) as LockedPackage).gypfile === false) entry.gypfile = false
  }
}

addPlatforms(lock.packages)
markPrebuilt(lock.packages)
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')))
const complete = `${JSON.stringify(lock, undefined, 2)}\n`
if (complete !== text) writeFileSync(lockPath, complete)
