import type { Components } from './operations.ts'
import { fail, isMap, listIn, mapIn, mapsIn, shown, type Yaml, type YamlMap } from './yaml.ts'

/** Members of `x-odata`, and of a navigation property, that name a schema. */
const replies = ['entity', 'collection', 'complex', 'complexes', 'error']

/**
 * Checks that every reference and every name has a target in `components`, and that everything there is used. Fails
 * with `ContractError`.
 */
export function checkReferences(contract: YamlMap, components: Components): void {
  const used = new Set<string>()
  for (const { kind, name, node, member } of [...referencesIn(contract), ...namesInAddresses(contract)]) {
    const found = Object.entries(components).some(([one, values]) => one === kind && name in values)
    if (!found) fail(`there is no '${name}' in the ${kind} of the contract`, node, member)
    used.add(`${kind}/${name}`)
  }
  for (const name of fixedInAddresses(contract)) used.add(`parameters/${name}`)
  for (const [kind, values] of Object.entries(components)) {
    for (const [name, value] of mapsIn(values)) if (!used.has(`${kind}/${name}`)) fail(`nothing uses '${name}' of the ${kind}`, value)
  }
}

interface Reference {
  readonly kind: string
  readonly name: string
  readonly node: YamlMap
  readonly member: string
}

function* referencesIn(value: Yaml): Generator<Reference> {
  if (Array.isArray(value)) for (const one of value) yield* referencesIn(one)
  if (!isMap(value)) return
  for (const [member, one] of Object.entries(value)) {
    if (member === '$ref') yield localReference(value)
    else if (member === 'x-body-of') yield { kind: 'schemas', name: String(one), node: value, member }
    else if (member === 'x-odata' && isMap(one)) yield* namesOfSchemas(one)
    else if (member === 'x-entity' && isMap(one))
      for (const [, target] of mapsIn(mapIn(one, 'navigation') ?? {})) yield* namesOfSchemas(target)
    else if (!(member === 'examples' && Array.isArray(one))) yield* referencesIn(one)
  }
}

function localReference(node: YamlMap): Reference {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w-]+)$/.exec(String(node.$ref)) ?? []
  if (name === '') fail(`${shown(node.$ref)} is no reference of the form #/components/schemas/Name`, node, '$ref')
  return { kind, name, node, member: '$ref' }
}

const namesOfSchemas = (node: YamlMap): Reference[] =>
  replies.flatMap((member) => (node[member] === undefined ? [] : [{ kind: 'schemas', name: String(node[member]), node, member }]))

/** The parameters in the forms of the addresses. */
const namesInAddresses = (contract: YamlMap): Reference[] =>
  (listIn(contract, 'x-addresses') ?? []).filter(isMap).flatMap((node) =>
    ['canonical', 'forms', 'lookedUp'].flatMap((member) => {
      const names = [...String(node[member]).matchAll(/\{(\w+)\}/g)]
      return names.map(([, name = '']) => ({ kind: 'parameters', name, node, member }))
    }),
  )

/** The parameters that forms imply; only the server knows some of them. */
const fixedInAddresses = (contract: YamlMap): string[] =>
  (listIn(contract, 'x-addresses') ?? [])
    .filter(isMap)
    .flatMap((node) => mapsIn(mapIn(node, 'fixed') ?? {}).flatMap(([, parameters]) => Object.keys(parameters)))
