import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assemble } from './assemble.ts'
import { readSamples } from './clients/samples.ts'
import type { Contract } from './contract.ts'

export const root = join(import.meta.dirname, '../..')

/** The HTTP contracts with their sources: YAML files, and folders of them. */
const sources = {
  rest: ['contracts/rest'],
  identity: ['contracts/identity', 'contracts/rest/protocol/response-headers.yaml'],
  admin: ['contracts/admin', 'contracts/rest/protocol/response-headers.yaml'],
  wopi: ['contracts/wopi', 'contracts/rest/protocol/response-headers.yaml'],
  emulator: ['contracts/emulator', 'contracts/rest/protocol/response-headers.yaml'],
} as const

export const httpContracts = ['rest', 'identity', 'admin', 'wopi', 'emulator'] as const satisfies readonly (keyof typeof sources)[]

/** A contract of `contracts/`, see `assemble`. */
export function readHttpContract(name: keyof typeof sources): Contract {
  const files = sources[name].flatMap((source) => (source.endsWith('.yaml') ? [source] : filesBelow(source)))
  const contract = assemble(files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })))
  const samples = samplesFile(name)
  if (existsSync(join(root, samples))) contract['x-samples'] = readSamples(samples, readFileSync(join(root, samples), 'utf8'), contract)
  return contract
}

/** The recorded examples of a contract. */
export const samplesFile = (name: keyof typeof sources): string => `contracts/examples/${name}.yaml`

/** Sorted by name, so that the same files give the same contract on every system. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
