/** The part of an OpenAPI document that the pages read. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly summary?: string; readonly description?: string }
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: object
  readonly components?: object
  readonly 'x-addresses'?: readonly { readonly name: string; readonly canonical: string; readonly forms: readonly string[] }[]
}

/** A part of a document whose form is not known. */
export type Node = Readonly<Record<string, unknown>>

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The object with this name in a node, with references followed; undefined if there is none, or an empty one. */
export function member(document: OpenApi, node: unknown, name: string): Node | undefined {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined
  const value = followed(document, (node as Node)[name])
  return Object.keys(value).length > 0 ? value : undefined
}

/** The members of a list, with references followed. */
export const nodes = (document: OpenApi, list: unknown): Node[] =>
  Array.isArray(list) ? list.map((one: unknown) => followed(document, one)) : []

/** The node itself, or the target of its `$ref`; an empty node if there is none. */
export function followed(document: OpenApi, node: unknown, hops = 0): Node {
  if (typeof node !== 'object' || node === null || hops > 8) return {}
  const { $ref } = node as Node
  if (typeof $ref !== 'string') return node as Node
  let target: unknown = document
  for (const name of $ref.replace(/^#\//, '').split('/')) {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~')
    target = typeof target === 'object' && target !== null && Object.hasOwn(target, key) ? (target as Node)[key] : undefined
  }
  return followed(document, target, hops + 1)
}

/** The last part of a reference, which names a schema; undefined if the node is no reference. */
export function referredName(node: unknown): string | undefined {
  const reference = typeof node === 'object' && node !== null ? (node as Node).$ref : undefined
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : undefined
}
