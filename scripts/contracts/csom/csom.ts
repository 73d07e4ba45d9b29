/**
 * Builds `generated/csom/bindings.ts` from `contracts/csom`: the facts of all types of the object model, which the server
 * reads requests with, and the types of the functions that answer their members; and `generated/csom/model.json`, the published contract.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../files.ts'
import { ContractError } from '../yaml.ts'
import { type ModelMethod, type ModelType, readModel, scalars, type Typed } from './csom-contract.ts'
import { modelDocument } from './model-document.ts'

const text = (value: string): string => `'${value.replaceAll("'", String.raw`\'`)}'`

const marked = ({ type, isMany, isOptional }: Typed): string => text(`${type}${isMany ? '[]' : ''}${isOptional ? '?' : ''}`)

const record = (entries: Iterable<readonly [string, string]>): string => {
  const lines = [...entries].map(([name, value]) => `${name}: ${value}`)
  return lines.length === 0 ? '{}' : `{ ${lines.join(', ')} }`
}

const pairs = (map: ReadonlyMap<string, string>): string => record([...map].map(([name, value]) => [name, text(value)] as const))

const typedPairs = (map: ReadonlyMap<string, Typed>): string => record([...map].map(([name, value]) => [name, marked(value)] as const))

const parameterPairs = (parameters: ReadonlyMap<string, Typed>): string =>
  `[${[...parameters].map(([name, one]) => `[${text(name)}, ${marked(one)}]`).join(', ')}]`

function methodFacts({ parameters, gives, writes, isStatic, refused }: ModelMethod): string {
  const facts: [string, string][] = [['parameters', parameterPairs(parameters)]]
  if (gives) facts.push(['gives', marked(gives)])
  if (writes) facts.push(['writes', 'true'])
  if (isStatic) facts.push(['static', 'true'])
  if (refused !== undefined) facts.push(['refused', text(refused)])
  return record(facts)
}

function typeFacts(type: ModelType): string {
  const facts: [string, string][] = []
  for (const [name, value] of [
    ['id', type.id],
    ['base', type.base],
    ['called', type.called],
    ['entity', type.entity],
    ['of', type.of],
    ['refused', type.refused],
  ] as const)
    if (value !== undefined) facts.push([name, text(value)])
  if (type.construction) facts.push(['constructed', parameterPairs(type.construction)])
  if (type.isStoredAtOnce) facts.push(['atOnce', 'true'])
  if (type.value) facts.push(['value', typedPairs(type.value)])
  if (type.links.size > 0) facts.push(['links', pairs(type.links)])
  if (type.members.size > 0) facts.push(['members', pairs(type.members)])
  if (type.statics.size > 0) facts.push(['statics', pairs(type.statics)])
  if (type.settable.size > 0) facts.push(['settable', typedPairs(type.settable)])
  if (type.methods.size > 0)
    facts.push(['methods', record([...type.methods].map(([name, method]) => [name, methodFacts(method)] as const))])
  return `  ${type.name}: {\n${facts.map(([name, value]) => `    ${name}: ${value},\n`).join('')}  },\n`
}

/** The type in TypeScript; objects are members of the type parameter `O`. */
function plainType(type: string, values: ReadonlySet<string>): string {
  const scalar = scalars.get(type)
  if (scalar !== undefined) return scalar
  return values.has(type) ? `Values<O>['${type}']` : `O['${type}']`
}

function tsType({ type, isMany, isOptional }: Typed, values: ReadonlySet<string>): string {
  const plain = plainType(type, values)
  return `${isMany ? `readonly ${/\W/.test(plain) ? `(${plain})` : plain}[]` : plain}${isOptional ? ' | undefined' : ''}`
}

function bindings(types: readonly ModelType[]): string {
  const values = new Set(types.filter(({ value }) => value).map(({ name }) => name))
  const union = (chosen: readonly ModelType[]): string =>
    chosen.length === 0 ? 'never' : chosen.map(({ name }) => `\n  | ${text(name)}`).join('')
  const objects = types.filter(({ value, refused }) => !value && refused === undefined)
  const valueMembers = ({ value = new Map<string, Typed>() }: ModelType) =>
    [...value].map(([name, one]) => `    readonly ${name}?: ${tsType(one, values)}\n`).join('')
  const setMembers = ({ settable }: ModelType) =>
    [...settable].map(([name, one]) => `    readonly ${name}?: ${tsType(one, values)}${one.isOptional ? '' : ''}\n`).join('')
  const givenType = (parameters: ReadonlyMap<string, Typed>): string =>
    [...parameters].map(([parameter, one]) => `${parameter}: ${tsType(one, values)}`).join(', ')
  const methodTypes = objects.flatMap(({ name: owner, methods }) =>
    [...methods].flatMap(([name, { does, parameters, gives, refused }]) =>
      refused === undefined
        ? `  /** ${does} */\n  readonly '${owner}.${name}': {\n    readonly of: O['${owner}']\n    readonly given: readonly [${givenType(parameters)}]\n` +
          `    readonly gives: ${gives ? tsType(gives.type === 'Any' ? { ...gives, type: 'Answer' } : gives, values) : 'undefined'}\n  }\n`
        : [],
    ),
  )
  const constructions = objects.flatMap(({ name, construction }) =>
    construction ? `  readonly ${name}: { readonly given: readonly [${givenType(construction)}]; readonly gives: O['${name}'] }\n` : [],
  )
  const staticProperties = types.flatMap(({ name: owner, statics }) =>
    [...statics].map(([name, type]) => `  readonly '${owner}.${name}': O['${type}']\n`),
  )
  const members = objects.flatMap(({ name: owner, members: own }) =>
    [...own].map(([name, type]) => `  readonly '${owner}.${name}': { readonly of: O['${owner}']; readonly gives: O['${type}'] }\n`),
  )
  return `${head}
/** The types with a table in src/entities, and the entity of the REST contract of each. */
export interface EntityTypes {
${types
  .filter(({ entity }) => entity !== undefined)
  .map(({ name, entity }) => `  readonly ${name}: '${entity}'\n`)
  .join('')}}

/** The collections. */
export type CollectionType =${union(types.filter(({ of }) => of !== undefined))}

/** The other types with members of their own. */
export type ServiceType =${union(objects.filter(({ entity, of }) => entity === undefined && of === undefined))}

export type ObjectType = keyof EntityTypes | CollectionType | ServiceType

/** The objects of a server, by their types; \`Any\` is any value that a client can give, \`Answer\` any that a server can. */
export type ModelObjects = Readonly<Record<ObjectType | 'Any' | 'Answer', unknown>>

/** The value objects. */
export interface Values<O extends ModelObjects> {
${types
  .filter(({ value }) => value)
  .map((type) => `  /** ${type.does} */\n  readonly ${type.name}: {\n${valueMembers(type)}  }\n`)
  .join('')}}

/** The properties that clients set before they call Update or another method. */
export interface Settings<O extends ModelObjects> {
${types
  .filter(({ settable }) => settable.size > 0)
  .map((type) => `  readonly ${type.name}: {\n${setMembers(type)}  }\n`)
  .join('')}}

/** The types of which the server stores at once what a client sets. */
export type StoredAtOnce =${union(types.filter(({ isStoredAtOnce }) => isStoredAtOnce))}

/** The methods: the object of each, its parameters, and what it gives. */
export interface Methods<O extends ModelObjects> {
${methodTypes.join('')}}

/** The properties that lead to objects which the server makes itself. */
export interface Members<O extends ModelObjects> {
${members.join('')}}

/** What clients make themselves, and what they give for it. */
export interface Constructions<O extends ModelObjects> {
${constructions.join('')}}

/** The static properties: what they lead to. */
export interface Statics<O extends ModelObjects> {
${staticProperties.join('')}}

export const modelTypes: Readonly<Record<string, TypeFacts>> = {
${types.map(typeFacts).join('')}}
`
}

const head = `// Generated from contracts/csom by scripts/contracts/csom/csom.ts. Do not edit.

/** A method: its parameters with their types, and the type of its result. A type ends in [] for an array and in ? if it may be absent. */
export interface MethodFacts {
  readonly parameters: readonly (readonly [string, string])[]
  readonly gives?: string
  readonly writes?: true
  readonly static?: true
  /** Why the server has no such method. */
  readonly refused?: string
}

type Names = Readonly<Record<string, string>>

/** A type: the id that clients know it by, and its members. */
export interface TypeFacts {
  readonly id?: string
  readonly base?: string
  /** Its short name in replies, if it is not that of the contract. */
  readonly called?: string
  /** The entity of the REST contract, whose table has its properties. */
  readonly entity?: string
  /** The type of its elements. */
  readonly of?: string
  /** Clients make such objects, with these parameters. */
  readonly constructed?: readonly (readonly [string, string])[]
  /** What clients set of it is stored at once. */
  readonly atOnce?: true
  /** Why there is no such object. */
  readonly refused?: string
  /** The members of a value object. */
  readonly value?: Names
  /** The objects that properties of the table lead to. */
  readonly links?: Names
  readonly members?: Names
  readonly statics?: Names
  readonly settable?: Names
  readonly methods?: Readonly<Record<string, MethodFacts>>
}
`

try {
  const folder = join(root, 'generated/csom')
  mkdirSync(folder, { recursive: true })
  const types = readModel()
  writeFileSync(join(folder, 'bindings.ts'), bindings(types))
  writeFileSync(join(folder, 'model.json'), `${JSON.stringify(modelDocument(types), undefined, 2)}\n`)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
