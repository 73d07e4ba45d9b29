// generated from contracts/soap/web-parts/webpartpages.wsdl; do not edit
import type { XmlElement } from './xml-element.ts'

export interface AddWebPart {
  readonly pageUrl: string
  readonly webPartXml: string
  readonly storage: 'None' | 'Personal' | 'Shared'
}

export interface AddWebPartResponse {
  readonly AddWebPartResult: string
}

export interface AddWebPartToZone {
  readonly pageUrl: string
  readonly webPartXml: string
  readonly storage: 'None' | 'Personal' | 'Shared'
  readonly zoneId: string
  readonly zoneIndex: number
}

export interface AddWebPartToZoneResponse {
  readonly AddWebPartToZoneResult: string
}

export interface DeleteWebPart {
  readonly pageUrl: string
  readonly storageKey: string
  readonly storage: 'None' | 'Personal' | 'Shared'
}

export type DeleteWebPartResponse = Record<string, never>

export interface GetWebPart {
  readonly pageurl: string
  readonly storageKey: string
  readonly storage: 'None' | 'Personal' | 'Shared'
}

export interface GetWebPart2 {
  readonly pageurl: string
  readonly storageKey: string
  readonly storage: 'None' | 'Personal' | 'Shared'
  readonly behavior?: 'Version2' | 'Version3' | undefined
}

export interface GetWebPart2Response {
  readonly GetWebPart2Result: string
}

export interface GetWebPartPage {
  readonly documentName: string
  readonly behavior?: 'Version2' | 'Version3' | undefined
}

export interface GetWebPartPageDocument {
  readonly documentName: string
}

export interface GetWebPartPageDocumentResponse {
  readonly GetWebPartPageDocumentResult: string
}

export interface GetWebPartPageResponse {
  readonly GetWebPartPageResult: string
}

export interface GetWebPartProperties {
  readonly pageUrl: string
  readonly storage: 'None' | 'Personal' | 'Shared'
}

export interface GetWebPartProperties2 {
  readonly pageUrl: string
  readonly storage: 'None' | 'Personal' | 'Shared'
  readonly behavior?: 'Version2' | 'Version3' | undefined
}

export interface GetWebPartProperties2Response {
  readonly GetWebPartProperties2Result: {
    readonly WebParts: WebParts
  }
}

export interface GetWebPartPropertiesResponse {
  readonly GetWebPartPropertiesResult: {
    readonly WebParts: WebParts
  }
}

export interface GetWebPartResponse {
  readonly GetWebPartResult: string
}

export interface SaveWebPart {
  readonly pageUrl: string
  readonly storageKey: string
  readonly webPartXml: string
  readonly storage: 'None' | 'Personal' | 'Shared'
}

export interface SaveWebPart2 {
  readonly pageUrl: string
  readonly storageKey: string
  readonly webPartXml: string
  readonly storage: 'None' | 'Personal' | 'Shared'
  readonly allowTypeChange: boolean
}

export type SaveWebPart2Response = Record<string, never>

export type SaveWebPartResponse = Record<string, never>

/** The web parts of a page: WebPart of the namespace http://schemas.microsoft.com/WebPart/v2, or webPart of http://schemas.microsoft.com/WebPart/v3, as they were saved, with the attribute ID. */
export interface WebParts {
  readonly any?: readonly XmlElement[] | undefined
}

/** The web parts of pages. A page is a file whose name ends in .aspx; a URL of one is absolute, server-relative, or relative to the web. Only shared web parts are kept. */
export interface WebPartPagesWebServiceBindings<Ctx> {
  /** Returns the source of a page as text. documentName is the URL of the page: absolute, server-relative, or relative to the web. */
  GetWebPartPage(ctx: Ctx, input: GetWebPartPage): Promise<GetWebPartPageResponse>
  /** Returns the source of a page as text, as GetWebPartPage does. */
  GetWebPartPageDocument(ctx: Ctx, input: GetWebPartPageDocument): Promise<GetWebPartPageDocumentResponse>
  /** Returns the web parts of a page, zone by zone, each with its id, its zone and its place. Personal parts are not kept, so Personal returns none. */
  GetWebPartProperties(ctx: Ctx, input: GetWebPartProperties): Promise<GetWebPartPropertiesResponse>
  /** Returns the web parts of a page, as GetWebPartProperties does. */
  GetWebPartProperties2(ctx: Ctx, input: GetWebPartProperties2): Promise<GetWebPartProperties2Response>
  /** Returns the XML of a web part as text. storageKey is its id. */
  GetWebPart(ctx: Ctx, input: GetWebPart): Promise<GetWebPartResponse>
  /** Returns the XML of a web part as text. storageKey is its id. */
  GetWebPart2(ctx: Ctx, input: GetWebPart2): Promise<GetWebPart2Response>
  /** Adds a web part to a page and returns its id. The XML says the zone and the place; without them the part goes to the end of the zone Main. */
  AddWebPart(ctx: Ctx, input: AddWebPart): Promise<AddWebPartResponse>
  /** Adds a web part to a zone of a page and returns its id. zoneIndex counts from 0; the parts from there on move one place. */
  AddWebPartToZone(ctx: Ctx, input: AddWebPartToZone): Promise<AddWebPartToZoneResponse>
  /** Gives a web part other XML. The type stays. If the XML says the zone or the place, the part moves there. */
  SaveWebPart(ctx: Ctx, input: SaveWebPart): Promise<SaveWebPartResponse>
  /** Gives a web part other XML, as SaveWebPart does. The type can change if allowTypeChange is true. */
  SaveWebPart2(ctx: Ctx, input: SaveWebPart2): Promise<SaveWebPart2Response>
  /** Deletes a web part of a page. */
  DeleteWebPart(ctx: Ctx, input: DeleteWebPart): Promise<DeleteWebPartResponse>
}

export const webpartpages = {
  file: 'webpartpages',
  service: 'WebPartPagesWebService',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://microsoft.com/sharepoint/webpartpages',
  documentation: 'The web parts of pages. A page is a file whose name ends in .aspx; a URL of one is absolute, server-relative, or relative to the web. Only shared web parts are kept.',
  operations: [
    {
      name: 'GetWebPartPage',
      documentation: 'Returns the source of a page as text. documentName is the URL of the page: absolute, server-relative, or relative to the web.',
      input: 'GetWebPartPage',
      output: 'GetWebPartPageResponse',
      reads: true,
    },
    {
      name: 'GetWebPartPageDocument',
      documentation: 'Returns the source of a page as text, as GetWebPartPage does.',
      input: 'GetWebPartPageDocument',
      output: 'GetWebPartPageDocumentResponse',
      reads: true,
    },
    {
      name: 'GetWebPartProperties',
      documentation: 'Returns the web parts of a page, zone by zone, each with its id, its zone and its place. Personal parts are not kept, so Personal returns none.',
      input: 'GetWebPartProperties',
      output: 'GetWebPartPropertiesResponse',
      reads: true,
    },
    {
      name: 'GetWebPartProperties2',
      documentation: 'Returns the web parts of a page, as GetWebPartProperties does.',
      input: 'GetWebPartProperties2',
      output: 'GetWebPartProperties2Response',
      reads: true,
    },
    {
      name: 'GetWebPart',
      documentation: 'Returns the XML of a web part as text. storageKey is its id.',
      input: 'GetWebPart',
      output: 'GetWebPartResponse',
      reads: true,
    },
    {
      name: 'GetWebPart2',
      documentation: 'Returns the XML of a web part as text. storageKey is its id.',
      input: 'GetWebPart2',
      output: 'GetWebPart2Response',
      reads: true,
    },
    {
      name: 'AddWebPart',
      documentation: 'Adds a web part to a page and returns its id. The XML says the zone and the place; without them the part goes to the end of the zone Main.',
      input: 'AddWebPart',
      output: 'AddWebPartResponse',
    },
    {
      name: 'AddWebPartToZone',
      documentation: 'Adds a web part to a zone of a page and returns its id. zoneIndex counts from 0; the parts from there on move one place.',
      input: 'AddWebPartToZone',
      output: 'AddWebPartToZoneResponse',
    },
    {
      name: 'SaveWebPart',
      documentation: 'Gives a web part other XML. The type stays. If the XML says the zone or the place, the part moves there.',
      input: 'SaveWebPart',
      output: 'SaveWebPartResponse',
    },
    {
      name: 'SaveWebPart2',
      documentation: 'Gives a web part other XML, as SaveWebPart does. The type can change if allowTypeChange is true.',
      input: 'SaveWebPart2',
      output: 'SaveWebPart2Response',
    },
    { name: 'DeleteWebPart', documentation: 'Deletes a web part of a page.', input: 'DeleteWebPart', output: 'DeleteWebPartResponse' },
  ],
  types: {
    AddWebPart: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        { name: 'webPartXml', simple: { base: 'string' } },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
      ],
      attributes: [],
    },
    AddWebPartResponse: {
      elements: [
        {
          name: 'AddWebPartResult',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    AddWebPartToZone: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        { name: 'webPartXml', simple: { base: 'string' } },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
        { name: 'zoneId', simple: { base: 'string' } },
        { name: 'zoneIndex', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    AddWebPartToZoneResponse: {
      elements: [
        {
          name: 'AddWebPartToZoneResult',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    DeleteWebPart: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        {
          name: 'storageKey',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
      ],
      attributes: [],
    },
    DeleteWebPartResponse: { elements: [], attributes: [] },
    GetWebPart: {
      elements: [
        { name: 'pageurl', simple: { base: 'string' } },
        {
          name: 'storageKey',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
      ],
      attributes: [],
    },
    GetWebPart2: {
      elements: [
        { name: 'pageurl', simple: { base: 'string' } },
        {
          name: 'storageKey',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
        { name: 'behavior', optional: true, simple: { base: 'string', values: ['Version2', 'Version3'] } },
      ],
      attributes: [],
    },
    GetWebPart2Response: { elements: [{ name: 'GetWebPart2Result', simple: { base: 'string' } }], attributes: [] },
    GetWebPartPage: {
      elements: [
        { name: 'documentName', simple: { base: 'string' } },
        { name: 'behavior', optional: true, simple: { base: 'string', values: ['Version2', 'Version3'] } },
      ],
      attributes: [],
    },
    GetWebPartPageDocument: { elements: [{ name: 'documentName', simple: { base: 'string' } }], attributes: [] },
    GetWebPartPageDocumentResponse: { elements: [{ name: 'GetWebPartPageDocumentResult', simple: { base: 'string' } }], attributes: [] },
    GetWebPartPageResponse: { elements: [{ name: 'GetWebPartPageResult', simple: { base: 'string' } }], attributes: [] },
    GetWebPartProperties: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
      ],
      attributes: [],
    },
    GetWebPartProperties2: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
        { name: 'behavior', optional: true, simple: { base: 'string', values: ['Version2', 'Version3'] } },
      ],
      attributes: [],
    },
    GetWebPartProperties2Response: {
      elements: [{ name: 'GetWebPartProperties2Result', content: { elements: [{ name: 'WebParts', type: 'WebParts' }], attributes: [] } }],
      attributes: [],
    },
    GetWebPartPropertiesResponse: {
      elements: [{ name: 'GetWebPartPropertiesResult', content: { elements: [{ name: 'WebParts', type: 'WebParts' }], attributes: [] } }],
      attributes: [],
    },
    GetWebPartResponse: { elements: [{ name: 'GetWebPartResult', simple: { base: 'string' } }], attributes: [] },
    SaveWebPart: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        {
          name: 'storageKey',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'webPartXml', simple: { base: 'string' } },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
      ],
      attributes: [],
    },
    SaveWebPart2: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        {
          name: 'storageKey',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'webPartXml', simple: { base: 'string' } },
        { name: 'storage', simple: { base: 'string', values: ['None', 'Personal', 'Shared'] } },
        { name: 'allowTypeChange', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    SaveWebPart2Response: { elements: [], attributes: [] },
    SaveWebPartResponse: { elements: [], attributes: [] },
    WebParts: { elements: [], attributes: [], any: '##other' },
  },
} as const
