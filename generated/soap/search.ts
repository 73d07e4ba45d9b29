// generated from contracts/soap/search/search.wsdl; do not edit
import type { XmlElement } from './xml-element.ts'

/** A schema with the columns of the table, and a diffgram with its rows. */
export interface DataSet {
  readonly any?: readonly XmlElement[] | undefined
}

export type GetPortalSearchInfo = Record<string, never>

export interface GetPortalSearchInfoResponse {
  readonly GetPortalSearchInfoResult: string
}

export interface Query {
  readonly queryXml: string
}

export interface QueryEx {
  readonly queryXml: string
}

export interface QueryExResponse {
  readonly QueryExResult: DataSet
}

export interface QueryResponse {
  readonly QueryResult: string
}

export type Status = Record<string, never>

export interface StatusResponse {
  readonly StatusResult: string
}

/** The search of the site collection. queryXml is a QueryPacket element as text: its QueryText is a query in the language of REST, StartAt counts from 1, Count is at most 500. */
export interface QueryServiceBindings<Ctx> {
  /** Returns a page of results as a ResponsePacket element in a text. */
  Query(ctx: Ctx, input: Query): Promise<QueryResponse>
  /** Returns a page of results as a data set with the table RelevantResults. */
  QueryEx(ctx: Ctx, input: QueryEx): Promise<QueryExResponse>
  /** Returns ONLINE. */
  Status(ctx: Ctx, input: Status): Promise<StatusResponse>
  /** Returns the title and the URL of the site collection that is searched, as XML in a text. */
  GetPortalSearchInfo(ctx: Ctx, input: GetPortalSearchInfo): Promise<GetPortalSearchInfoResponse>
}

export const search = {
  file: 'search',
  service: 'QueryService',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://microsoft.com/webservices/OfficeServer/QueryService urn:Microsoft.Search',
  documentation: 'The search of the site collection. queryXml is a QueryPacket element as text: its QueryText is a query in the language of REST, StartAt counts from 1, Count is at most 500.',
  operations: [
    {
      name: 'Query',
      documentation: 'Returns a page of results as a ResponsePacket element in a text.',
      input: 'Query',
      output: 'QueryResponse',
      reads: true,
    },
    {
      name: 'QueryEx',
      documentation: 'Returns a page of results as a data set with the table RelevantResults.',
      input: 'QueryEx',
      output: 'QueryExResponse',
      reads: true,
    },
    { name: 'Status', documentation: 'Returns ONLINE.', input: 'Status', output: 'StatusResponse', reads: true },
    {
      name: 'GetPortalSearchInfo',
      documentation: 'Returns the title and the URL of the site collection that is searched, as XML in a text.',
      input: 'GetPortalSearchInfo',
      output: 'GetPortalSearchInfoResponse',
      reads: true,
    },
  ],
  types: {
    DataSet: { elements: [], attributes: [], any: '##any' },
    GetPortalSearchInfo: { elements: [], attributes: [] },
    GetPortalSearchInfoResponse: { elements: [{ name: 'GetPortalSearchInfoResult', simple: { base: 'string' } }], attributes: [] },
    Query: { elements: [{ name: 'queryXml', simple: { base: 'string' } }], attributes: [] },
    QueryEx: { elements: [{ name: 'queryXml', simple: { base: 'string' } }], attributes: [] },
    QueryExResponse: { elements: [{ name: 'QueryExResult', type: 'DataSet' }], attributes: [] },
    QueryResponse: { elements: [{ name: 'QueryResult', simple: { base: 'string' } }], attributes: [] },
    Status: { elements: [], attributes: [] },
    StatusResponse: { elements: [{ name: 'StatusResult', simple: { base: 'string' } }], attributes: [] },
  },
} as const
