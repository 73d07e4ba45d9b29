/**
 * Builds `generated/live` from `contracts/live/asyncapi.yaml`: `asyncapi.json`, the served contract, and `messages.ts`, the
 * types of all payloads, methods and messages. Checks that every reference leads somewhere and that every message
 * belongs to an operation.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { root } from '../files.ts'

type Node = Readonly<Record<string, unknown>>

/** A fault of the contract, in words for its author. */
class LiveContractError extends Error {}

const source = 'contracts/live/asyncapi.yaml'
const document = load(readFileSync(join(root, source), 'utf8')) as Node

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const nodeAt = (node: Node, name: string): Node => {
  const value = node[name]
  if (!isNode(value)) throw new LiveContractError(`${source}: '${name}' is missing.`)
  return value
}

/** The target of a reference. */
function target(reference: string): Node {
  let found: unknown = document
  for (const name of reference.replace(/^#\//, '').split('/')) found = isNode(found) ? found[name] : undefined
  if (!isNode(found)) throw new LiveContractError(`${source}: ${reference} leads nowhere.`)
  return found
}

function checkReferences(value: unknown): void {
  if (Array.isArray(value)) for (const one of value) checkReferences(one)
  else if (isNode(value))
    for (const [name, one] of Object.entries(value)) {
      if (name === '$ref' && typeof one === 'string') target(one)
      checkReferences(one)
    }
}

const followed = (node: Node): Node => (typeof node.$ref === 'string' ? followed(target(node.$ref)) : node)
const nameOf = (reference: unknown): string => (typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '')

/** The TypeScript type of a schema. */
function typeOf(schema: Node): string {
  if (typeof schema.$ref === 'string') return nameOf(schema.$ref)
  if (Array.isArray(schema.oneOf)) return (schema.oneOf as Node[]).map(typeOf).join(' | ')
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => `'${String(one)}'`).join(' | ')
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return Array.isArray(schema.prefixItems)
        ? tupleOf(schema.prefixItems as Node[], Number(schema.minItems))
        : `readonly ${typeOf(nodeAt(schema, 'items'))}[]`
    case 'object':
      return isNode(schema.properties) ? objectOf(schema, schema.properties) : 'Readonly<Record<string, unknown>>'
    default:
      throw new LiveContractError(`${source}: a schema has the type '${String(schema.type)}', which the generator does not know.`)
  }
}

const tupleOf = (items: readonly Node[], least: number): string =>
  `readonly [${items.map((item, at) => (at < least ? typeOf(item) : `(${typeOf(item)})?`)).join(', ')}]`

function objectOf(schema: Node, properties: Node): string {
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const members = Object.entries(properties).map(([name, property]) => {
    const node = property as Node
    return `  /** ${String(node.description)} */\n  readonly ${name}${required.has(name) ? '' : '?'}: ${typeOf(node)}`
  })
  return `{\n${members.join('\n')}\n}`
}

/** The messages of a channel by direction: name and payload type. */
function messagesOf(channel: string, action: string): { readonly name: string; readonly payload: string }[] {
  return Object.values(nodeAt(document, 'operations')).flatMap((operation) => {
    const node = operation as Node
    if (node.action !== action || nameOf((node.channel as Node).$ref) !== channel) return []
    return (node.messages as Node[]).map((reference) => {
      const message = followed(reference)
      return { name: String(message.name), payload: nameOf(nodeAt(message, 'payload').$ref) }
    })
  })
}

function types(): string {
  const schemas = Object.entries(nodeAt(nodeAt(document, 'components'), 'schemas')).map(([name, schema]) => {
    const node = schema as Node
    const text = typeOf(node)
    const head = `/** ${String(node.description)} */\n`
    return text.startsWith('{') ? `${head}export interface ${name} ${text}\n` : `${head}export type ${name} = ${text}\n`
  })
  const channels = Object.entries(nodeAt(document, 'channels')).map(([name, channel]) => {
    const title = `${name[0]?.toUpperCase()}${name.slice(1)}`
    const lines = (action: string) => messagesOf(name, action).map((one) => `  readonly ${one.name}: ${one.payload}`)
    const address = String((channel as Node).address)
    return [
      `/** The address of the hub ${name}. */\nexport const ${name}Address = '${address}'\n`,
      `/** The methods of the hub ${name}, with their arguments. */\nexport interface ${title}Calls {\n${lines('receive').join('\n')}\n}\n`,
      `/** The messages of the hub ${name}, with their payloads. */\nexport interface ${title}Messages {\n${lines('send').join('\n')}\n}\n`,
    ].join('\n')
  })
  return [...schemas, ...channels].join('\n')
}

function checkMessages(): void {
  for (const [name, channel] of Object.entries(nodeAt(document, 'channels'))) {
    const told = new Set([...messagesOf(name, 'receive'), ...messagesOf(name, 'send')].map((one) => one.name))
    for (const reference of Object.values(nodeAt(channel as Node, 'messages'))) {
      const message = followed(reference as Node)
      if (!told.has(String(message.name)))
        throw new LiveContractError(`${source}: no operation of ${name} has the message ${String(message.name)}.`)
    }
  }
}

try {
  checkReferences(document)
  checkMessages()
  const folder = join(root, 'generated/live')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'asyncapi.json'), `${JSON.stringify(document, undefined, 2)}\n`)
  writeFileSync(join(folder, 'messages.ts'), `// Generated from ${source} by scripts/contracts/live/live.ts. Do not edit.\n\n${types()}`)
} catch (error) {
  if (!(error instanceof LiveContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
