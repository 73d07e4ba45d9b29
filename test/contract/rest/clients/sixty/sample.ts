/** A request as a client sends it, and the expected reply. */
export interface Sample {
  /** Its number among the sixty requests that real clients send most. */
  readonly number: number
  readonly client: keyof typeof clients
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{name}` is replaced by the value that an earlier sample kept under this name. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** A text is sent unchanged, anything else as JSON. */
  readonly body?: unknown
  readonly status: number
  /** Members that the body must have, among others. */
  readonly shows?: object
  /** Further checks, which fail by throwing. */
  // biome-ignore lint/suspicious/noExplicitAny: samples look into bodies of any shape.
  readonly check?: (json: any, reply: { readonly headers: Headers; readonly text: string }) => void
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly keeps?: (json: any) => Readonly<Record<string, string | number>>
}

const verbose = 'application/json;odata=verbose'

/** The headers that each client sends with every request. */
export const clients = {
  PnPjs: { accept: 'application/json', 'content-type': 'application/json;charset=utf-8' },
  vgrem: { Accept: verbose, 'Content-Type': verbose },
  gosip: { Accept: verbose, 'Content-Type': 'application/json;odata=verbose;charset=utf-8' },
  'sp-request': { accept: verbose, 'content-type': verbose, 'accept-encoding': 'gzip, deflate' },
  spsave: { accept: verbose, 'content-type': verbose },
  SharepointPlus: { Accept: verbose, 'Content-Type': verbose, 'User-Agent': 'SharepointPlus' },
  m365: { accept: 'application/json;odata=nometadata', 'content-type': 'application/json;odata=nometadata' },
} as const

/** X-HTTP-Method as clients spell it; header names come in any case. */
export const merge = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' } as const
export const lowerMerge = { 'x-http-method': 'merge', 'if-match': '*' } as const
export const tunnelledDelete = { 'X-Http-Method': 'DELETE', 'If-Match': '*' } as const
