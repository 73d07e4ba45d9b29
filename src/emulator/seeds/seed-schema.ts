import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { components } from '../../../generated/emulator/operations.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { breathe } from '../../core/kernel/pacing/breathe.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'
import { readSeedText, type SeedText } from '../../formats/seeds/seed-text.ts'
import type { Contract } from '../../http/openapi/contract.ts'
import { explain } from '../../http/openapi/validation-messages.ts'

export type Seed = components['schemas']['Seed']

/** A seed that has the form of the contract, with its text. */
export interface ReadSeed extends SeedText {
  readonly value: Seed
}

/** The JSON Schema of seeds, with everything that it refers to, from the contract. */
export function seedSchema({ components: { schemas } }: Contract): Record<string, unknown> {
  const known = new Map<string, unknown>()
  const local = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'))
  const add = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w{1,100})"/g)) {
      if (known.has(name)) continue
      known.set(name, local(schemas[name]))
      add(JSON.stringify(schemas[name]))
    }
  }
  add('"#/components/schemas/Seed"')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A seed of Tenon',
    $ref: '#/$defs/Seed',
    $defs: Object.fromEntries(known),
  }
}

let compiled: ValidateFunction | undefined

/** The seed of a text. Fails with `SeedFault`, which has the line. */
export async function readSeed(text: string, isYaml: boolean, contract: Contract): Promise<ReadSeed> {
  const read = await readSeedText(text, isYaml)
  if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value))
    throw new SeedFault('A seed is an object with the member version.', [], 1)
  await breathe()
  compiled ??= new Ajv2020({ strict: false, verbose: true, ownProperties: true, validateFormats: false }).compile(seedSchema(contract))
  if (compiled(read.value)) return read as ReadSeed
  const error = plainest(compiled.errors ?? [])
  if (!error) throw new Error('a seed is invalid without an error')
  const at = pathOf(error.instancePath)
  const path = error.keyword === 'additionalProperties' ? [...at, String(error.params.additionalProperty)] : at
  const message = error.keyword === 'const' ? `It must be ${JSON.stringify(error.params.allowedValue)}.` : messageOf(error, contract)
  throw new SeedFault(message, path, read.lineOf(path))
}

/** What is wrong with a value that can have one of several types: not the type, if it has one of them. */
function plainest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const [first] = errors
  const choice = errors.find(({ keyword }) => keyword === 'anyOf')
  if (!choice || first?.instancePath !== choice.instancePath) return first
  return errors.find((error) => error !== choice && !(error.keyword === 'type' && error.instancePath === choice.instancePath)) ?? first
}

const pathOf = (pointer: string): SeedPath =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((name) => (/^\d{1,9}$/.test(name) ? Number(name) : name))

/** What is wrong with the part of a seed at a path, with the end of the path: the whole of it stands beside the message. */
function messageOf(error: ErrorObject, contract: Contract): string {
  const names = error.instancePath.split('/').slice(1)
  const last = names.findLastIndex((name) => !/^\d+$/.test(name))
  return wordsOf(explain({ ...error, instancePath: ['/body', ...names.slice(last)].join('/') }, contract))
}

const wordsOf = (error: unknown): string => (error instanceof DomainError ? error.messageWith({ type: 'a seed' }) : String(error))
