/**
 * A service as its contract describes it. The constants of generated/soap have
 * this shape; every name in one comes from the contract, never from a request.
 */
export interface ServiceDescription {
  /** The stem of the address: `lists` for /_vti_bin/lists.asmx. */
  readonly file: string
  readonly service: string
  readonly namespace: string
  /** The namespace that the established server gives this service (decisions A4). */
  readonly establishedNamespace: string
  readonly documentation: string
  readonly operations: readonly OperationDescription[]
  readonly types: { readonly [name: string]: ContentDescription }
}

export interface OperationDescription {
  readonly name: string
  readonly documentation: string
  /** The element that asks, and the name of its type. */
  readonly input: string
  readonly output: string
}

export interface ContentDescription {
  readonly elements: readonly ElementDescription[]
  readonly attributes: readonly AttributeDescription[]
  /** The type of its text; none for an element that holds elements. */
  readonly text?: SimpleDescription
  /** Which other elements it takes: `##any`, `##other` (not the service's own) or one namespace. */
  readonly any?: string
  /** Its value is the element itself, read and written as it is: another writer knows how it is spelled. */
  readonly asXml?: true
  /** Prefixes that a reply declares on it, with their namespaces. */
  readonly declares?: { readonly [prefix: string]: string }
}

export interface ElementDescription {
  readonly name: string
  readonly optional?: boolean
  readonly many?: boolean
  readonly simple?: SimpleDescription
  /** The name of a type of the service. */
  readonly type?: string
  readonly content?: ContentDescription
}

export interface AttributeDescription {
  readonly name: string
  /** The property in the value, where the attribute's own name is taken. */
  readonly property?: string
  readonly optional?: boolean
  readonly simple: SimpleDescription
}

export interface SimpleDescription {
  readonly base: string
  readonly values?: readonly string[]
  readonly pattern?: string
}
