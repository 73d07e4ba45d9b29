export const namespaces = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
  configured: 'urn:svc:soap/',
  established: 'http://schemas.microsoft.com/sharepoint/soap/',
  /** The established namespace of usergroup.asmx. */
  directory: 'http://schemas.microsoft.com/sharepoint/soap/directory/',
} as const

/** A SOAP message around the text of its body. */
export const envelope = (body: string, { version = namespaces.soap11, header = '' }: { version?: string; header?: string } = {}): string =>
  `<?xml version="1.0"?><e:Envelope xmlns:e="${version}">${header}<e:Body>${body}</e:Body></e:Envelope>`

/** The text of the first element with this name; undefined if there is none. */
export const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)<`).exec(xml)?.[1]

/** The attributes of every z:row, in order. */
export const rowsIn = (xml: string): Record<string, string>[] =>
  [...xml.matchAll(/<z:row([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  )

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
])

/** The attributes of every element with this name, in order. */
export const elementsIn = (xml: string, name: string): Record<string, string>[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}((?: [^<>]*?)?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key, value = '']) => [
        key,
        value.replace(/&\w+;/g, (entity) => entities.get(entity) ?? entity),
      ]),
    ),
  )
