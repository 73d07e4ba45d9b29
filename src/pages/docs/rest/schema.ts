import { followed, member, type Node, nodes, type OpenApi, referredName, text } from './openapi.ts'

/** A property of a schema, or of a schema in it. */
export interface SchemaRow {
  readonly name: string
  /** How deep it stands; 0 for a property of the schema itself. */
  readonly level: number
  readonly required: boolean
  readonly type: string
  readonly description: string
  /** Whether it leads to another entity. */
  readonly isNavigation?: true
}

const deepest = 3
const most = 250

/**
 * The properties of a schema in their order, each before those in it. Three levels deep, which ends every circle. The navigation properties
 * of an entity come last, without those of the entities that they lead to.
 */
export function schemaRows(document: OpenApi, schema: unknown): SchemaRow[] {
  const rows: SchemaRow[] = []
  collect(document, schema, 0, rows)
  return rows
}

function collect(document: OpenApi, schema: unknown, level: number, rows: SchemaRow[]): void {
  const node = followed(document, schema)
  for (const one of nodes(document, node.allOf)) collect(document, one, level, rows)
  const required = new Set(Array.isArray(node.required) ? node.required : [])
  const properties = Object.entries(member(document, node, 'properties') ?? {})
  const isNavigation = ([, property]: [string, unknown]) => isEntity(node) && leadsToEntity(document, property)
  for (const [name, property] of properties.filter((one) => !isNavigation(one))) {
    if (rows.length >= most) return
    const facts = followed(document, property)
    rows.push({ name, level, required: required.has(name), type: typeOf(document, property), description: text(facts.description) })
    if (level < deepest - 1) collect(document, facts.items ?? facts, level + 1, rows)
  }
  for (const [name, property] of properties.filter(isNavigation))
    if (rows.length < most)
      rows.push({ name, level, required: false, type: typeOf(document, property), description: navigation, isNavigation: true })
}

const navigation = 'A navigation property: `$expand` returns it.'

const isEntity = (node: Node): boolean => node['x-entity'] !== undefined

function leadsToEntity(document: OpenApi, property: unknown): boolean {
  const node = followed(document, property)
  const choices = Array.isArray(node.oneOf) ? node.oneOf : []
  return [node, followed(document, node.items), ...choices.map((one: unknown) => followed(document, one))].some(isEntity)
}

/** What a value may be, in words. */
export function typeOf(document: OpenApi, schema: unknown, depth = 0): string {
  const node = followed(document, schema)
  const name = referredName(schema)
  if (name !== undefined && (node.properties !== undefined || node.allOf !== undefined)) return name
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (Array.isArray(node.enum)) return node.enum.map((choice) => JSON.stringify(choice)).join(', ')
  const choices = [node.oneOf, node.anyOf].find(Array.isArray)
  if (choices !== undefined && depth < deepest) return choices.map((one: unknown) => typeOf(document, one, depth + 1)).join(' or ')
  if (node.type === 'array') return depth < deepest ? `array of ${typeOf(document, node.items ?? {}, depth + 1) || 'any'}` : 'array'
  const names = Array.isArray(node.type) ? node.type.join(' or ') : text(node.type)
  const bounds = node.minimum !== undefined || node.maximum !== undefined ? ` ${bound(node.minimum)}…${bound(node.maximum)}` : ''
  const lengths = node.maxLength !== undefined ? `, at most ${bound(node.maxLength)} characters` : ''
  return `${names}${node.format === undefined ? '' : ` (${text(node.format)})`}${bounds}${lengths}`
}

const bound = (value: unknown) => (typeof value === 'number' ? String(value) : '')

/** A value that fits a schema: its own example if it has one, otherwise one that is made of the types. */
export function sampleOf(document: OpenApi, schema: unknown, depth = 0): unknown {
  const node = followed(document, schema)
  const [example] = Array.isArray(node.examples) ? node.examples : []
  if (example !== undefined) return example
  for (const name of ['example', 'const', 'default']) if (node[name] !== undefined) return node[name]
  if (Array.isArray(node.enum)) return node.enum[0] as unknown
  if (depth > deepest) return null
  const choices = [node.oneOf, node.anyOf].find(Array.isArray)
  if (choices) return sampleOf(document, choices[0], depth + 1)
  const parts = nodes(document, node.allOf)
  if (parts.length > 0 || node.properties !== undefined) return objectSample(document, node, parts, depth)
  if (node.type === 'array') return [sampleOf(document, node.items ?? {}, depth + 1)]
  return plainSample(node)
}

function objectSample(document: OpenApi, node: Node, parts: readonly Node[], depth: number): object {
  const inherited = parts.map((part) => sampleOf(document, part, depth)).filter((part) => typeof part === 'object' && part !== null)
  const all = Object.entries(member(document, node, 'properties') ?? {})
  const required = new Set(Array.isArray(node.required) ? node.required : [])
  const named = all.filter(([name], at) => required.has(name) || (required.size === 0 && at < 4))
  return Object.assign(
    {},
    ...inherited,
    Object.fromEntries(named.map(([name, one]) => [name, sampleOf(document, one, depth + 1)])),
  ) as object
}

const formats: ReadonlyMap<string, string> = new Map([
  ['uuid', '8b1b2b5c-2d0c-4a0e-9f57-0c4a3f4f8d11'],
  ['date-time', '2026-11-23T09:00:00Z'],
  ['uri', 'http://127.0.0.1:5000'],
])

function plainSample(node: Node): unknown {
  const type = Array.isArray(node.type) ? node.type.find((one) => one !== 'null') : node.type
  switch (type) {
    case 'integer':
    case 'number':
      return typeof node.minimum === 'number' ? node.minimum : 1
    case 'boolean':
      return true
    case 'object':
      return {}
    case 'string':
      return formats.get(text(node.format)) ?? 'text'
    default:
      return null
  }
}
