import type { Contract } from './contract.ts'
import { failuresOf } from './failures.ts'
import { wordsOf, writtenOut } from './of.ts'
import { type Components, checkValueExcuses, writeOutOperations, writtenResponse } from './operations.ts'
import { checkReferences } from './references.ts'
import { ContractError, fail, isMap, listIn, mapIn, mapsIn, placed, placeOf, readYaml, textIn, type Yaml, type YamlMap } from './yaml.ts'

/** A file of a contract, as `contracts/README.md` describes it. */
export interface SourceFile {
  /** For messages. */
  readonly file: string
  readonly text: string
}

const rootMembers = ['openapi', 'info', 'servers', 'security', 'tags', 'components']
const kinds = ['parameters', 'headers', 'responses', 'schemas'] as const
const kindMembers = ['name', 'canonical', 'forms', 'lookedUp', 'fixed']
const members = ['tag', 'of', 'paths', 'x-addresses', 'x-errors', 'x-response-headers', ...kinds]

/**
 * Assembles the files of a contract to one OpenAPI document: expands the shorthands of operations, makes references
 * local, and keeps `x-odata`. Fails with `ContractError`, which names the file and the line, if the files do not fit
 * together.
 */
export function assemble(files: readonly SourceFile[]): Contract {
  const parts = files.map(({ file, text }) => readYaml(file, text))
  const root = parts.find((part) => 'openapi' in part)
  if (!root) throw new ContractError(`None of ${files.map(({ file }) => file).join(', ')} has the member openapi`)
  const resources = parts.filter((part) => part !== root)
  checkMembers(root, rootMembers)
  checkMembers(mapIn(root, 'components') ?? {}, ['securitySchemes'])
  for (const part of resources) checkMembers(part, members)

  const gathered = gather(resources)
  const components: Components = gathered.components
  const rules = gathered.once.get('x-errors')
  for (const [name, parameter] of mapsIn(components.parameters)) components.parameters[name] = addressParameter(name, parameter)
  for (const [name, response] of mapsIn(components.responses)) components.responses[name] = writtenResponse(response, components)
  writeOutOperations(gathered.paths, components, rules && failuresOf(rules, components.responses))
  const filled = Object.entries(components).filter(([, named]) => Object.keys(named).length > 0)
  const headers = gathered.once.get('x-response-headers')
  const contract: YamlMap = {
    ...root,
    paths: gathered.paths,
    components: { ...mapIn(root, 'components'), ...Object.fromEntries(filled) },
    'x-addresses': gathered.addresses,
    ...(headers && { 'x-response-headers': headers }),
  }
  checkValueExcuses([gathered.paths, components.parameters, components.responses, components.schemas])
  checkReferences(contract, components)
  return contract as unknown as Contract
}

function checkMembers(part: YamlMap, allowed: readonly string[]): void {
  const other = Object.keys(part).find((name) => !allowed.includes(name))
  if (other !== undefined) fail(`there is a member '${other}'; there may be ${allowed.join(', ')}`, part, other)
}

interface Gathered {
  readonly paths: YamlMap
  /** Outer ones before inner ones. */
  readonly addresses: YamlMap[]
  readonly components: Components
  /** Members that only one file may have. */
  readonly once: ReadonlyMap<string, YamlMap>
}

function gather(resources: readonly YamlMap[]): Gathered {
  const paths: YamlMap = {}
  const addresses: YamlMap[] = []
  const components: Components = { parameters: {}, headers: {}, responses: {}, schemas: {} }
  const once: YamlMap = {}
  const canonical = new Map(resources.flatMap(kindsIn).map((kind) => [textIn(kind, 'name') ?? '', canonicalOf(kind)]))
  for (const part of resources) {
    const things = wordsOf(part, canonical)
    const items = mapIn(part, 'paths') ?? {}
    for (const [name, item] of mapsIn(items)) {
      for (const [address, node] of writtenOut(name, item, things)) add(paths, address, withTag(node, textIn(part, 'tag')), items, name)
    }
    for (const kind of kindsIn(part)) addresses.push(...writtenOut(canonicalOf(kind), kind, things).map(([, node]) => node))
    for (const kind of kinds) {
      const named = mapIn(part, kind) ?? {}
      for (const [name, value] of mapsIn(named)) add(components[kind], name, value, named)
    }
    for (const name of ['x-errors', 'x-response-headers']) {
      const value = mapIn(part, name)
      if (value) add(once, name, value, part)
    }
  }
  checkKinds(addresses)
  addresses.sort((one, other) => canonicalOf(one).length - canonicalOf(other).length)
  return { paths, addresses, components, once: new Map(mapsIn(once)) }
}

/** Adds the content of `from` as `member`. */
function add(to: YamlMap, name: string, value: YamlMap, from: YamlMap, member = name): void {
  const other = to[name]
  if (isMap(other)) fail(`${name} stands at ${placeOf(other)} already`, from, member)
  to[name] = value
}

const kindsIn = (part: YamlMap): YamlMap[] =>
  (listIn(part, 'x-addresses') ?? []).map((kind) => (isMap(kind) ? kind : fail('an entry of x-addresses is a map', part, 'x-addresses')))

function checkKinds(addresses: readonly YamlMap[]): void {
  const byName = new Map<string, YamlMap>()
  for (const kind of addresses) {
    checkMembers(kind, kindMembers)
    const name = textIn(kind, 'name') ?? fail('a kind of addresses needs a name', kind)
    if (!listIn(kind, 'forms')) fail('a kind of addresses needs forms', kind)
    const other = byName.get(name)
    if (other) fail(`the kind of addresses ${name} stands at ${placeOf(other)} already`, kind, 'name')
    byName.set(name, kind)
  }
}

const canonicalOf = (kind: YamlMap): string => textIn(kind, 'canonical') ?? fail('a kind of addresses needs `canonical`', kind)

/** The tag of the file is the default for its operations. */
function withTag(item: YamlMap, tag: string | undefined): YamlMap {
  const tagged = ([name, node]: [string, Yaml]): [string, Yaml] => [name, isMap(node) ? placed({ tags: [tag ?? ''], ...node }, node) : node]
  return tag === undefined ? item : placed(Object.fromEntries(Object.entries(item).map(tagged)), item)
}

/** A parameter without `in` is a path parameter: its name is the one in the file, and it is required. */
const addressParameter = (name: string, parameter: YamlMap): YamlMap =>
  'in' in parameter ? parameter : placed({ name, in: 'path', required: true, ...parameter }, parameter)
