// generated from contracts/soap/files/copy.wsdl; do not edit
import type { XmlElement } from './xml-element.ts'

/** Bytes in base64, which are read while the reply is written. */
export type ByteStream = XmlElement

export interface CopyIntoItems {
  readonly SourceUrl?: string | undefined
  readonly DestinationUrls: DestinationUrls
  readonly Fields?: FieldInformations | undefined
  readonly Stream: AsyncIterable<Uint8Array>
}

export interface CopyIntoItemsLocal {
  readonly SourceUrl: string
  readonly DestinationUrls: DestinationUrls
}

export interface CopyIntoItemsLocalResponse {
  readonly CopyIntoItemsLocalResult: number
  readonly Results?: CopyResults | undefined
}

export interface CopyIntoItemsResponse {
  readonly CopyIntoItemsResult: number
  readonly Results?: CopyResults | undefined
}

export interface CopyResult {
  readonly ErrorCode: 'Success' | 'DestinationInvalid' | 'DestinationMWS' | 'SourceInvalid' | 'DestinationCheckedOut' | 'InvalidUrl' | 'Unknown'
  readonly ErrorMessage?: string | undefined
  readonly DestinationUrl: string
}

export interface CopyResults {
  readonly CopyResult?: readonly CopyResult[] | undefined
}

/** Absolute or server-relative URLs of files. */
export interface DestinationUrls {
  readonly string: readonly string[]
}

/** A column and its value, as text in the form of a rowset. */
export interface FieldInformation {
  readonly Type?: string | undefined
  readonly DisplayName?: string | undefined
  readonly InternalName: string
  readonly Id?: string | undefined
  readonly Value?: string | undefined
}

export interface FieldInformations {
  readonly FieldInformation?: readonly FieldInformation[] | undefined
}

export interface GetItem {
  readonly Url: string
}

export interface GetItemResponse {
  readonly GetItemResult: number
  readonly Fields?: FieldInformations | undefined
  readonly Stream?: ByteStream | undefined
}

/** Files with the values of their columns. The number in a result is always 0: what became of each destination is the ErrorCode of its CopyResult. */
export interface CopyBindings<Ctx> {
  /** Copies a file of this server to other places in the site collection. A file that is there is replaced. */
  CopyIntoItemsLocal(ctx: Ctx, input: CopyIntoItemsLocal): Promise<CopyIntoItemsLocalResponse>
  /** Stores bytes as files in one or more places, and sets columns of their items. A file that is there is replaced. Columns that are read-only or not in the list are left out. SourceUrl has no effect. */
  CopyIntoItems(ctx: Ctx, input: CopyIntoItems): Promise<CopyIntoItemsResponse>
  /** Returns a file: the columns of its item that have values, and its bytes. */
  GetItem(ctx: Ctx, input: GetItem): Promise<GetItemResponse>
}

export const copy = {
  file: 'copy',
  service: 'Copy',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Files with the values of their columns. The number in a result is always 0: what became of each destination is the ErrorCode of its CopyResult.',
  operations: [
    {
      name: 'CopyIntoItemsLocal',
      documentation: 'Copies a file of this server to other places in the site collection. A file that is there is replaced.',
      input: 'CopyIntoItemsLocal',
      output: 'CopyIntoItemsLocalResponse',
    },
    {
      name: 'CopyIntoItems',
      documentation: 'Stores bytes as files in one or more places, and sets columns of their items. A file that is there is replaced. Columns that are read-only or not in the list are left out. SourceUrl has no effect.',
      input: 'CopyIntoItems',
      output: 'CopyIntoItemsResponse',
    },
    {
      name: 'GetItem',
      documentation: 'Returns a file: the columns of its item that have values, and its bytes.',
      input: 'GetItem',
      output: 'GetItemResponse',
      reads: true,
    },
  ],
  types: {
    ByteStream: { elements: [], attributes: [], asXml: true },
    CopyIntoItems: {
      elements: [
        { name: 'SourceUrl', optional: true, simple: { base: 'string' } },
        { name: 'DestinationUrls', type: 'DestinationUrls' },
        { name: 'Fields', optional: true, type: 'FieldInformations' },
        { name: 'Stream', simple: { base: 'base64Binary' } },
      ],
      attributes: [],
    },
    CopyIntoItemsLocal: {
      elements: [{ name: 'SourceUrl', simple: { base: 'string' } }, { name: 'DestinationUrls', type: 'DestinationUrls' }],
      attributes: [],
    },
    CopyIntoItemsLocalResponse: {
      elements: [
        { name: 'CopyIntoItemsLocalResult', simple: { base: 'unsignedInt' } },
        { name: 'Results', optional: true, type: 'CopyResults' },
      ],
      attributes: [],
    },
    CopyIntoItemsResponse: {
      elements: [
        { name: 'CopyIntoItemsResult', simple: { base: 'unsignedInt' } },
        { name: 'Results', optional: true, type: 'CopyResults' },
      ],
      attributes: [],
    },
    CopyResult: {
      elements: [],
      attributes: [
        {
          name: 'ErrorCode',
          simple: {
            base: 'string',
            values: ['Success', 'DestinationInvalid', 'DestinationMWS', 'SourceInvalid', 'DestinationCheckedOut', 'InvalidUrl', 'Unknown'],
          },
        },
        { name: 'ErrorMessage', optional: true, simple: { base: 'string' } },
        { name: 'DestinationUrl', simple: { base: 'string' } },
      ],
    },
    CopyResults: { elements: [{ name: 'CopyResult', optional: true, many: true, type: 'CopyResult' }], attributes: [] },
    DestinationUrls: { elements: [{ name: 'string', many: true, simple: { base: 'string' } }], attributes: [] },
    FieldInformation: {
      elements: [],
      attributes: [
        { name: 'Type', optional: true, simple: { base: 'string' } },
        { name: 'DisplayName', optional: true, simple: { base: 'string' } },
        { name: 'InternalName', simple: { base: 'string' } },
        { name: 'Id', optional: true, simple: { base: 'string' } },
        { name: 'Value', optional: true, simple: { base: 'string' } },
      ],
    },
    FieldInformations: { elements: [{ name: 'FieldInformation', optional: true, many: true, type: 'FieldInformation' }], attributes: [] },
    GetItem: { elements: [{ name: 'Url', simple: { base: 'string' } }], attributes: [] },
    GetItemResponse: {
      elements: [
        { name: 'GetItemResult', simple: { base: 'unsignedInt' } },
        { name: 'Fields', optional: true, type: 'FieldInformations' },
        { name: 'Stream', optional: true, type: 'ByteStream' },
      ],
      attributes: [],
    },
  },
} as const
