/**
 * A service as its contract describes it. The constants of generated/soap have this type; every name in them comes from
 * the contract, never from a request.
 */
export interface ServiceDescription {
  /** The file name of the address: `lists` for /_vti_bin/lists.asmx. */
  readonly file: string
  readonly service: string
  readonly namespace: string
  /** The namespace of this service in the established server; several are divided by spaces (protocol/soap-messages#namespaces). */
  readonly establishedNamespace: string
  readonly documentation: string
  readonly operations: readonly OperationDescription[]
  readonly types: { readonly [name: string]: ContentDescription }
}

export interface OperationDescription {
  readonly name: string
  readonly documentation: string
  /** The request element and the name of its type. */
  readonly input: string
  readonly output: string
  /** It changes nothing, so a token with a read scope allows it. */
  readonly reads?: true
}

export interface ContentDescription {
  readonly elements: readonly ElementDescription[]
  readonly attributes: readonly AttributeDescription[]
  /** The type of its text; absent for an element with child elements. */
  readonly text?: SimpleDescription
  /** Which other elements it accepts: `##any`, `##other` (not the service's own) or one namespace. */
  readonly any?: string
  /** The value is the XML element itself; another writer serializes it. */
  readonly asXml?: true
  /** Namespace declarations of the element in a reply, by prefix. */
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
  /** The property name in the value, if the attribute's own name is taken. */
  readonly property?: string
  readonly optional?: boolean
  readonly simple: SimpleDescription
}

export interface SimpleDescription {
  readonly base: string
  readonly values?: readonly string[]
  readonly pattern?: string
}
