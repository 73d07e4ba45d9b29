/** What the documentation shows of a SOAP service: the description that is made from its WSDL. */
export interface SoapServiceFacts {
  /** The file name of the address: `lists` for /_vti_bin/lists.asmx. */
  readonly file: string
  readonly service: string
  readonly namespace: string
  readonly documentation: string
  readonly operations: readonly SoapOperationFacts[]
  readonly types: { readonly [name: string]: SoapContent }
}

export interface SoapOperationFacts {
  readonly name: string
  readonly documentation: string
  /** The names of the elements of request and reply, which are those of their types. */
  readonly input: string
  readonly output: string
  readonly reads?: true
}

export interface SoapContent {
  readonly elements: readonly SoapElement[]
  readonly attributes: readonly SoapAttribute[]
  readonly text?: SoapSimple
  readonly any?: string
}

export interface SoapElement {
  readonly name: string
  readonly optional?: boolean
  readonly many?: boolean
  readonly simple?: SoapSimple
  readonly type?: string
  readonly content?: SoapContent
}

export interface SoapAttribute {
  readonly name: string
  readonly optional?: boolean
  readonly simple: SoapSimple
}

export interface SoapSimple {
  readonly base: string
  readonly values?: readonly string[]
  readonly pattern?: string
}

/** The name of a service as people read it: a name of XML spells a space as `_x0020_`. */
export const soapTitle = ({ service }: SoapServiceFacts): string => service.replaceAll('_x0020_', ' ')

/** The content of an element that has any; a type that the service does not define has none. */
export function contentOf({ types }: SoapServiceFacts, { type, content }: SoapElement): SoapContent | undefined {
  if (content) return content
  return type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined
}

/** Successful exchanges that tests had, by service and operation: `lists.GetList`. The elements in the bodies of both messages. */
export type SoapSamples = ReadonlyMap<string, SoapSample>

export interface SoapSample {
  readonly request: string
  readonly reply: string
}

/** What the pages know of SOAP. */
export interface SoapFacts {
  readonly services: readonly SoapServiceFacts[]
  readonly samples: SoapSamples
}
