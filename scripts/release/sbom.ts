import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * node scripts/release/sbom.ts <folder>: writes what the product consists of, from package-lock.json and without a network:
 * sbom.cdx.json (CycloneDX 1.6) with every package that is not for development alone, and licenses.txt with their licences and, of
 * those that are installed, the texts. The same lock file gives the same SBOM.
 */

const root = join(import.meta.dirname, '../..')

interface Locked {
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: true
  readonly optional?: true
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Lock {
  readonly name: string
  readonly version: string
  readonly packages: Readonly<Record<string, Locked>>
}

interface Package extends Locked {
  /** The folder below the root, such as `node_modules/ajv`. */
  readonly path: string
  readonly name: string
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

const packages: readonly Package[] = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, locked]) => ({ ...locked, path, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) }))

/** The address of a package (purl). The scope's @ is escaped. */
const purlOf = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/** What an installed package says; lock files of some registries lack licences. */
function licenseOf({ path, license }: Package): string {
  if (license !== undefined) return license
  const manifest = join(root, path, 'package.json')
  const said = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly license?: unknown }).license : undefined
  return typeof said === 'string' ? said : 'NOASSERTION'
}

function componentOf(one: Package): object {
  const [algorithm = '', digest = ''] = one.integrity?.split('-', 2) ?? []
  const license = licenseOf(one)
  const isExpression = / (?:AND|OR|WITH) /.test(license)
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    name: one.name,
    version: one.version,
    purl: purlOf(one),
    scope: one.optional ? 'optional' : 'required',
    ...(license !== 'NOASSERTION' && { licenses: [isExpression ? { expression: license } : { license: { id: license } }] }),
    ...(algorithm === 'sha512' && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  }
}

const byPath = new Map(packages.map((one) => [one.path, one]))

/** The package that a name means in a folder: the nearest one upwards. */
function packageSeenFrom(folder: string, name: string): Package | undefined {
  const found = byPath.get(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`)
  if (found || folder === '') return found
  const above = folder.lastIndexOf('/node_modules/')
  return packageSeenFrom(above < 0 ? '' : folder.slice(0, above), name)
}

function needsOf(path: string, { dependencies = {}, optionalDependencies = {} }: Locked): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  return [...new Set(names.flatMap((name) => packageSeenFrom(path, name) ?? []).map(purlOf))].sort()
}

/** A UUID that the lock file decides. */
function serialOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 3) | 8).toString(16)
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

const product = { name: lock.name, version: lock.version }
const unique = [...new Map(packages.map((one) => [purlOf(one), one])).values()].sort((one, other) => (purlOf(one) < purlOf(other) ? -1 : 1))

const sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: serialOf(JSON.stringify(lock)),
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': purlOf(product), ...product, purl: purlOf(product) } },
  components: unique.map(componentOf),
  dependencies: [
    { ref: purlOf(product), dependsOn: needsOf('', lock.packages[''] ?? { version: product.version }) },
    ...unique.map((one) => ({ ref: purlOf(one), dependsOn: needsOf(one.path, one) })),
  ],
}

/** The texts of the licence and the notice of an installed package. */
function textsOf({ path }: Package): string[] {
  const folder = join(root, path)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name) && !/\.[cm]?js$/.test(name))
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8').trim())
}

const list = unique.map((one) => `${one.name} ${one.version}: ${licenseOf(one)}`)
const texts = unique.flatMap((one) => textsOf(one).map((text) => `${'-'.repeat(78)}\n${one.name} ${one.version}\n\n${text}`))
const licenses = `Packages in ${product.name} ${product.version}, or that it loads, and their licences.\n\n${list.join('\n')}\n\n${texts.join('\n\n')}\n`

const folder = resolve(process.argv[2] ?? join(root, 'dist'))
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, undefined, 2)}\n`)
writeFileSync(join(folder, 'licenses.txt'), licenses)
console.log(`${unique.length} packages: ${join(folder, 'sbom.cdx.json')}, licenses.txt`)
