import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ProviderBytes } from '../../../src/core/kernel/providers/provider-bytes.ts'
import type { TenonProvider } from '../../../src/farm/packages/provider-package.ts'

/** Writes the package of docs/providers.md, as it stands there, into a folder, and returns its path. */
export function writeExample(folder: string): string {
  const page = readFileSync(new URL('../../../docs/providers.md', import.meta.url), 'utf8')
  const code = page.slice(page.indexOf('```js\n') + 6)
  const path = join(folder, 'house-provider.mjs')
  writeFileSync(path, code.slice(0, code.indexOf('\n```')))
  return path
}

/** The bytes of that package, in a folder. */
export async function bytesOfExample(folder: string): Promise<ProviderBytes> {
  const path = writeExample(await mkdtemp(join(tmpdir(), 'tenon-provider-')))
  const { tenonProvider } = (await import(pathToFileURL(path).href)) as { readonly tenonProvider: TenonProvider }
  const environment = { HOUSE_BYTES: folder, HOUSE_DATABASE: 'postgresql://one/two' }
  const { bytes } = await tenonProvider.storage({ dataRootPath: folder, environment })
  if (!bytes) throw new Error('The example has no bytes.')
  return bytes
}
