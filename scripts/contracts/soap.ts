import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ChildElement, type Content, type Contract, readContract, type Simple, soapContracts } from './soap-contract.ts'

/**
 * node scripts/contracts/soap.ts: generates generated/soap from the WSDLs below contracts/soap: for each service the types, the
 * bindings interface and the codec tables, and the text of the contracts.
 */

const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const width = 140

/** A value as TypeScript source, after `lead` characters of a line; on one line if it fits. */
function source(value: unknown, indent: string, lead: number): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return String(value)
  const inner = `${indent}  `
  const isArray = Array.isArray(value)
  const entries = isArray
    ? value.map((item) => source(item, inner, inner.length))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${propertyName(key)}: ${source(item, inner, inner.length + propertyName(key).length + 2)}`)
  if (entries.length === 0) return isArray ? '[]' : '{}'
  const line = isArray ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`
  if (lead + line.length < width && !line.includes('\n')) return line
  return `${isArray ? '[' : '{'}\n${entries.map((entry) => `${inner}${entry},`).join('\n')}\n${indent}${isArray ? ']' : '}'}`
}

const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/**
 * An attribute is a property with its own name, or with a leading `@` if an element, the text or the other elements use
 * that name.
 */
function attributeProperty({ elements, text, any }: Content, name: string): string {
  const taken = elements.some((element) => element.name === name) || (text && name === 'text') || (any && name === 'any')
  return taken ? `@${name}` : name
}

const numbers = new Set<Simple['base']>([
  'byte',
  'short',
  'int',
  'long',
  'integer',
  'unsignedByte',
  'unsignedShort',
  'unsignedInt',
  'unsignedLong',
  'float',
  'double',
  'decimal',
])

function simpleSource(simple: Simple): string {
  if (simple.values) return simple.values.map(quoted).join(' | ')
  if (numbers.has(simple.base)) return 'number'
  if (simple.base === 'boolean') return 'boolean'
  return simple.base === 'base64Binary' ? 'AsyncIterable<Uint8Array>' : 'string'
}

function elementSource(element: ChildElement, indent: string): string {
  const one = element.simple ? simpleSource(element.simple) : (element.type ?? contentSource(element.content, indent))
  const type = element.many ? (element.simple?.values ? `readonly (${one})[]` : `readonly ${one}[]`) : one
  return property(element.name, type, element.optional)
}

const property = (name: string, type: string, optional: boolean): string =>
  `readonly ${propertyName(name)}${optional ? `?: ${type} | undefined` : `: ${type}`}`

function contentSource(content: Content | undefined, indent: string): string {
  if (!content) return 'Record<string, never>'
  if (content.asXml) return 'XmlElement'
  const inner = `${indent}  `
  const properties = [
    ...content.elements.map((element) => elementSource(element, inner)),
    ...(content.text ? [property('text', simpleSource(content.text), false)] : []),
    ...(content.any ? [property('any', 'readonly XmlElement[]', true)] : []),
    ...content.attributes.map(({ name, simple, optional }) => property(attributeProperty(content, name), simpleSource(simple), optional)),
  ]
  if (properties.length === 0) return 'Record<string, never>'
  return `{\n${properties.map((line) => `${inner}${line}`).join('\n')}\n${indent}}`
}

function typeSource([name, content]: [string, Content]): string {
  const doc = content.documentation ? `/** ${content.documentation} */\n` : ''
  const shape = content.asXml ? 'XmlElement' : contentSource(content, '')
  return shape.startsWith('{') ? `${doc}export interface ${name} ${shape}` : `${doc}export type ${name} = ${shape}`
}

/** The table for the codec: omits false and missing members, so that it stays short. */
function table(content: Content): unknown {
  if (content.asXml) return { elements: [], attributes: [], asXml: true }
  return {
    elements: content.elements.map((element) => ({
      name: element.name,
      ...(element.optional && { optional: true }),
      ...(element.many && { many: true }),
      ...(element.simple && { simple: element.simple }),
      ...(element.type && { type: element.type }),
      ...(element.content && { content: table(element.content) }),
    })),
    attributes: content.attributes.map(({ name, simple, optional }) => ({
      name,
      ...(attributeProperty(content, name) !== name && { property: attributeProperty(content, name) }),
      ...(optional && { optional: true }),
      simple,
    })),
    text: content.text,
    any: content.any,
    declares: content.declares,
  }
}

const usesXml = (contract: Contract): boolean => /"(?:any|asXml)":/.test(JSON.stringify([...contract.types.values()]))

function serviceModule(contract: Contract): string {
  const { file, service, namespace, establishedNamespace, documentation, operations } = contract
  const types = [...contract.types].sort(([a], [b]) => (a < b ? -1 : 1))
  const tables = Object.fromEntries(types.map(([name, content]) => [name, table(content)]))
  const description = { file, service, namespace, establishedNamespace, documentation, operations, types: tables }
  return [
    `// generated from ${contract.sources.map((path) => relative(pathOf('.'), path)).join(' and ')}; do not edit`,
    ...(usesXml(contract) ? ["import type { XmlElement } from './xml-element.ts'", ''] : ['']),
    types.map(typeSource).join('\n\n'),
    '',
    `/** ${documentation} */`,
    `export interface ${service}Bindings<Ctx> {`,
    ...operations.map(
      ({ name, input, output, documentation }) => `  /** ${documentation} */\n  ${name}(ctx: Ctx, input: ${input}): Promise<${output}>`,
    ),
    '}',
    '',
    `export const ${file} = ${source(description, '', 0)} as const`,
    '',
  ].join('\n')
}

const xmlElementModule = `// generated by scripts/contracts/soap.ts; do not edit

/** Any element, in the shape of src/formats/xml.ts. */
export interface XmlElement {
  readonly namespace: string
  readonly prefix: string
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly declarations: ReadonlyMap<string, string>
  readonly children: readonly (XmlElement | string)[]
  readonly at: number
}
`

const wsdlModule = (contracts: readonly Contract[]): string =>
  [
    '// generated from contracts/soap; do not edit',
    '',
    '/** The text of each contract in one file, made at each call; `{address}` stands for the address of the service. */',
    'export const wsdl = {',
    ...contracts.flatMap(({ file, wsdl }) => [
      `  ${propertyName(file)}: () =>`,
      '    [',
      ...wsdl.split('\n').map((line) => `      ${quoted(line)},`),
      "    ].join('\\n'),",
    ]),
    '} as const',
    '',
  ].join('\n')

function main(): void {
  const contracts = soapContracts(pathOf('contracts/soap')).map((path) => readContract(path))
  mkdirSync(pathOf('generated/soap'), { recursive: true })
  for (const contract of contracts) writeFileSync(pathOf(`generated/soap/${contract.file}.ts`), serviceModule(contract))
  writeFileSync(pathOf('generated/soap/xml-element.ts'), xmlElementModule)
  writeFileSync(pathOf('generated/soap/wsdl.ts'), wsdlModule(contracts))
  console.log(`generated/soap: ${contracts.map((contract) => contract.file).join(', ')}`)
}

main()
