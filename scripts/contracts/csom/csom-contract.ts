/** The contract of the client object model, `contracts/csom`: its types, as its files say them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../files.ts'
import { fail, isMap, mapIn, mapsIn, placeOf, readYaml, shown, textIn, type YamlMap } from '../yaml.ts'

/** A parameter, a member or a result: the name of its type, without the marks. */
export interface Typed {
  readonly type: string
  readonly isMany: boolean
  readonly isOptional: boolean
}

export interface ModelMethod {
  readonly does: string
  readonly parameters: ReadonlyMap<string, Typed>
  readonly gives: Typed | undefined
  readonly writes: boolean
  readonly isStatic: boolean
  /** Why the server has no such method. */
  readonly refused: string | undefined
}

/** A type of the object model; `contracts/csom/README.md` explains the words. */
export interface ModelType {
  readonly name: string
  /** The name of the file that describes it. */
  readonly room: string
  readonly does: string
  readonly id: string | undefined
  readonly base: string | undefined
  /** Its short name in replies, if it is not that of the contract. */
  readonly called: string | undefined
  readonly entity: string | undefined
  readonly of: string | undefined
  /** The parameters with which clients make such an object; undefined if they make none. */
  readonly construction: ReadonlyMap<string, Typed> | undefined
  readonly isStoredAtOnce: boolean
  readonly refused: string | undefined
  readonly value: ReadonlyMap<string, Typed> | undefined
  readonly links: ReadonlyMap<string, string>
  readonly members: ReadonlyMap<string, string>
  readonly statics: ReadonlyMap<string, string>
  readonly settable: ReadonlyMap<string, Typed>
  readonly methods: ReadonlyMap<string, ModelMethod>
}

/** The types of values that are no objects. */
export const scalars: ReadonlyMap<string, string> = new Map([
  ['String', 'string'],
  ['Guid', 'string'],
  ['DateTime', 'string'],
  ['Boolean', 'boolean'],
  ['Int32', 'number'],
  ['Int64', 'number'],
  ['Double', 'number'],
  ['Stream', 'AsyncIterable<Uint8Array> & { readonly sizeBytes: number }'],
  ['Dictionary', 'ReadonlyMap<string, unknown>'],
])

const words = new Set([
  'id',
  'does',
  'entity',
  'base',
  'called',
  'of',
  'constructed',
  'refused',
  'value',
  'links',
  'members',
  'static',
  'settable',
  'atOnce',
  'methods',
])
const methodWords = new Set(['does', 'parameters', 'gives', 'writes', 'static', 'refused'])

/** Reads and checks the contract. Fails with `ContractError`, which names the file and the line. */
export function readModel(): ModelType[] {
  const folder = join(root, 'contracts/csom')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
  const read = files.flatMap((file): [YamlMap, ModelType][] => {
    const map = readYaml(`contracts/csom/${file}`, readFileSync(join(folder, file), 'utf8'))
    return mapsIn(mapIn(map, 'types') ?? fail('the file has no types', map)).map(([name, node]) => [
      node,
      { ...typeOf(name, node), room: file.slice(0, -'.yaml'.length) },
    ])
  })
  checkNames(read)
  return read.map(([, type]) => type).sort((one, other) => (one.name < other.name ? -1 : 1))
}

function typeOf(name: string, node: YamlMap): Omit<ModelType, 'room'> {
  for (const word of Object.keys(node)) if (!words.has(word)) fail(`a type has no '${word}'`, node, word)
  const id = textIn(node, 'id')
  if (id !== undefined && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) fail(`${shown(id)} is no id of a type`, node, 'id')
  return {
    name,
    does: sentenceIn(node),
    id,
    base: textIn(node, 'base'),
    called: textIn(node, 'called'),
    entity: textIn(node, 'entity'),
    of: textIn(node, 'of'),
    construction: node.constructed === true ? new Map() : node.constructed === undefined ? undefined : typedIn(node, 'constructed'),
    isStoredAtOnce: node.atOnce === true,
    refused: textIn(node, 'refused'),
    value: node.value === undefined ? undefined : typedIn(node, 'value'),
    links: namesIn(node, 'links'),
    members: namesIn(node, 'members'),
    statics: namesIn(node, 'static'),
    settable: typedIn(node, 'settable'),
    methods: new Map(mapsIn(mapIn(node, 'methods') ?? {}).map(([method, one]) => [method, methodOf(one)])),
  }
}

function methodOf(node: YamlMap): ModelMethod {
  for (const word of Object.keys(node)) if (!methodWords.has(word)) fail(`a method has no '${word}'`, node, word)
  const gives = textIn(node, 'gives')
  return {
    does: sentenceIn(node),
    parameters: typedIn(node, 'parameters'),
    gives: gives === undefined ? undefined : typed(gives),
    writes: node.writes === true,
    isStatic: node.static === true,
    refused: textIn(node, 'refused'),
  }
}

function sentenceIn(node: YamlMap): string {
  const text = textIn(node, 'does') ?? ''
  return /^[A-Z].*\.$/s.test(text) ? text : fail('does must be a sentence', node, 'does')
}

const namesIn = (node: YamlMap, name: string): Map<string, string> => {
  const map = mapIn(node, name) ?? {}
  return new Map(Object.keys(map).map((key) => [key, textIn(map, key) ?? '']))
}

const typedIn = (node: YamlMap, name: string): Map<string, Typed> =>
  new Map([...namesIn(node, name)].map(([key, text]) => [key, typed(text)]))

/** `String[]` is an array of texts, `String?` a text that may be absent. */
function typed(text: string): Typed {
  const [, type = '', many, optional] = /^(\w+)(\[\])?(\?)?$/.exec(text) ?? []
  return { type, isMany: many !== undefined, isOptional: optional !== undefined }
}

/** Every name of a type leads to a type, and no name or id is used twice. */
function checkNames(read: readonly (readonly [YamlMap, ModelType])[]): void {
  const known = new Map<string, YamlMap>()
  const ids = new Set<string>()
  for (const [node, { name, id }] of read) {
    const other = known.get(name)
    if (other) fail(`${name} is described a second time; first at ${placeOf(other) ?? ''}`, node)
    if (id !== undefined && ids.has(id)) fail(`the id of ${name} is that of another type`, node, 'id')
    known.set(name, node)
    if (id !== undefined) ids.add(id)
  }
  for (const [node, type] of read) {
    const names = [type.base, type.of, ...type.links.values(), ...type.members.values(), ...type.statics.values()]
    const values = [...(type.value?.values() ?? []), ...type.settable.values()]
    values.push(...(type.construction?.values() ?? []))
    const ofMethods = [...type.methods.values()].flatMap(({ parameters, gives }) => [...parameters.values(), ...(gives ? [gives] : [])])
    for (const one of [...names, ...[...values, ...ofMethods].map((value) => value.type)])
      if (one !== undefined && one !== 'Any' && !scalars.has(one) && !known.has(one))
        fail(`${type.name} names the type '${one}', which is not described`, node)
    if (Number(type.entity !== undefined) + Number(type.of !== undefined) + Number(type.value !== undefined) > 1)
      fail(`${type.name} has an entity, elements or values, not several of them`, node)
    if (isMap(node.methods) && type.value) fail(`${type.name} is a value and has no methods`, node, 'methods')
  }
}
