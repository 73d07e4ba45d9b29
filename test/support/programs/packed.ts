import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What npm says of a packed package. */
export interface Packed {
  readonly filename: string
  /** In bytes. */
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

/** Runs a program to its end, and returns what it prints. It fails if the program does. */
export const runIn = (cwd: string, program: string, words: readonly string[]): string =>
  execFileSync(program, words, { cwd, encoding: 'utf8', timeout: 120_000, env: { PATH: process.env.PATH } })

/** Packs the build into a folder. */
export function packInto(folder: string): Packed {
  const [made] = JSON.parse(runIn(root, 'npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder])) as [Packed]
  return made
}

/** Packs the build and installs it in a folder as npm does, but with links to the packages that are here already. */
export function installPackage(folder: string): Packed {
  const packed = packInto(folder)
  mkdirSync(join(folder, 'node_modules/tenon'), { recursive: true })
  runIn(folder, 'tar', ['-xzf', join(folder, packed.filename), '-C', join(folder, 'node_modules/tenon'), '--strip-components=1'])
  for (const name of ['better-sqlite3', 'sharp']) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return packed
}
