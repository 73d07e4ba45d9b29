import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { runIn } from '../../support/programs/packed.ts'
import { sharedFolder } from '../../support/scratch.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = sharedFolder('sbom')

interface Sbom {
  readonly bomFormat: string
  readonly specVersion: string
  readonly serialNumber: string
  readonly metadata: { readonly component: { readonly 'bom-ref': string; readonly version: string } }
  readonly components: readonly {
    readonly 'bom-ref': string
    readonly name: string
    readonly licenses?: unknown
    readonly hashes?: unknown
  }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const make = (name: string): string => {
  runIn(root, process.execPath, ['scripts/release/sbom.ts', join(folder, name)])
  return readFileSync(join(folder, name, 'sbom.cdx.json'), 'utf8')
}

let text: string
let sbom: Sbom
beforeAll(() => {
  text = make('one')
  sbom = JSON.parse(text) as Sbom
})

it('the SBOM names every package that runs, with licence and hash, and none of the others', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const names = new Set(sbom.components.map(({ name }) => name))
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Object.keys(manifest.dependencies).filter((name) => !names.has(name))).toEqual([])
  expect(['vitest', 'esbuild', '@pnp/sp', 'node'].filter((name) => names.has(name))).toEqual([])
  expect(sbom.components.filter(({ licenses, hashes }) => licenses === undefined || hashes === undefined)).toEqual([])
})

it('the SBOM has a closed graph, and is the same each time', () => {
  const refs = new Set([sbom.metadata.component['bom-ref'], ...sbom.components.map((one) => one['bom-ref'])])
  expect(sbom.dependencies.map(({ ref }) => ref).filter((ref) => !refs.has(ref))).toEqual([])
  expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
  expect(sbom.dependencies[0]?.dependsOn.length).toBeGreaterThan(10)
  expect(make('two')).toBe(text)
})

it('the list of licences has a line for each package, and the texts', () => {
  const list = readFileSync(join(folder, 'one/licenses.txt'), 'utf8')
  expect(list).toMatch(/^ajv \d+\.\d+\.\d+: MIT$/m)
  expect(list).toMatch(/^-+\nbetter-sqlite3 [\d.]+\n\nThe MIT License/m)
  expect(list).not.toContain('NOASSERTION')
})
