// generated from contracts/soap/versions.wsdl; do not edit

export interface DeleteAllVersions {
  readonly fileName: string
}

export interface DeleteAllVersionsResponse {
  readonly DeleteAllVersionsResult: {
    readonly results: Results
  }
}

export interface DeleteVersion {
  readonly fileName: string
  readonly fileVersion: string
}

export interface DeleteVersionResponse {
  readonly DeleteVersionResult: {
    readonly results: Results
  }
}

export interface GetVersions {
  readonly fileName: string
}

export interface GetVersionsResponse {
  readonly GetVersionsResult: {
    readonly results: Results
  }
}

export interface RestoreVersion {
  readonly fileName: string
  readonly fileVersion: string
}

export interface RestoreVersionResponse {
  readonly RestoreVersionResult: {
    readonly results: Results
  }
}

/** The library of a file, and the versions of the file. */
export interface Results {
  readonly list: {
    readonly id: string
  }
  readonly versioning: {
    readonly enabled: '0' | '1'
  }
  readonly settings: {
    readonly url: string
  }
  readonly result: readonly Version[]
}

/** A version: where its bytes are, when and by whom it was made, how many bytes it has, and the comment of its check-in. */
export interface Version {
  readonly version: string
  readonly url: string
  readonly created: string
  readonly createdRaw: string
  readonly createdBy: string
  readonly createdByName: string
  readonly size: number
  readonly comments: string
}

/** Versions of files. */
export interface VersionsBindings<Ctx> {
  /** Returns all versions of a file, the current one first, whose number begins with an at sign. */
  GetVersions(ctx: Ctx, input: GetVersions): Promise<GetVersionsResponse>
  /** Makes an old version of a file the current one, as a new version, and returns all versions. */
  RestoreVersion(ctx: Ctx, input: RestoreVersion): Promise<RestoreVersionResponse>
  /** Deletes an old version of a file for good, and returns the versions that are left. */
  DeleteVersion(ctx: Ctx, input: DeleteVersion): Promise<DeleteVersionResponse>
  /** Deletes all old versions of a file for good, but not the current one, and returns what is left. */
  DeleteAllVersions(ctx: Ctx, input: DeleteAllVersions): Promise<DeleteAllVersionsResponse>
}

export const versions = {
  file: 'versions',
  service: 'Versions',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Versions of files.',
  operations: [
    {
      name: 'GetVersions',
      documentation: 'Returns all versions of a file, the current one first, whose number begins with an at sign.',
      input: 'GetVersions',
      output: 'GetVersionsResponse',
    },
    {
      name: 'RestoreVersion',
      documentation: 'Makes an old version of a file the current one, as a new version, and returns all versions.',
      input: 'RestoreVersion',
      output: 'RestoreVersionResponse',
    },
    {
      name: 'DeleteVersion',
      documentation: 'Deletes an old version of a file for good, and returns the versions that are left.',
      input: 'DeleteVersion',
      output: 'DeleteVersionResponse',
    },
    {
      name: 'DeleteAllVersions',
      documentation: 'Deletes all old versions of a file for good, but not the current one, and returns what is left.',
      input: 'DeleteAllVersions',
      output: 'DeleteAllVersionsResponse',
    },
  ],
  types: {
    DeleteAllVersions: { elements: [{ name: 'fileName', simple: { base: 'string' } }], attributes: [] },
    DeleteAllVersionsResponse: {
      elements: [{ name: 'DeleteAllVersionsResult', content: { elements: [{ name: 'results', type: 'Results' }], attributes: [] } }],
      attributes: [],
    },
    DeleteVersion: {
      elements: [{ name: 'fileName', simple: { base: 'string' } }, { name: 'fileVersion', simple: { base: 'string' } }],
      attributes: [],
    },
    DeleteVersionResponse: {
      elements: [{ name: 'DeleteVersionResult', content: { elements: [{ name: 'results', type: 'Results' }], attributes: [] } }],
      attributes: [],
    },
    GetVersions: { elements: [{ name: 'fileName', simple: { base: 'string' } }], attributes: [] },
    GetVersionsResponse: {
      elements: [{ name: 'GetVersionsResult', content: { elements: [{ name: 'results', type: 'Results' }], attributes: [] } }],
      attributes: [],
    },
    RestoreVersion: {
      elements: [{ name: 'fileName', simple: { base: 'string' } }, { name: 'fileVersion', simple: { base: 'string' } }],
      attributes: [],
    },
    RestoreVersionResponse: {
      elements: [{ name: 'RestoreVersionResult', content: { elements: [{ name: 'results', type: 'Results' }], attributes: [] } }],
      attributes: [],
    },
    Results: {
      elements: [
        { name: 'list', content: { elements: [], attributes: [{ name: 'id', simple: { base: 'string' } }] } },
        {
          name: 'versioning',
          content: { elements: [], attributes: [{ name: 'enabled', simple: { base: 'string', values: ['0', '1'] } }] },
        },
        { name: 'settings', content: { elements: [], attributes: [{ name: 'url', simple: { base: 'string' } }] } },
        { name: 'result', many: true, type: 'Version' },
      ],
      attributes: [],
    },
    Version: {
      elements: [],
      attributes: [
        { name: 'version', simple: { base: 'string' } },
        { name: 'url', simple: { base: 'string' } },
        { name: 'created', simple: { base: 'string' } },
        { name: 'createdRaw', simple: { base: 'string' } },
        { name: 'createdBy', simple: { base: 'string' } },
        { name: 'createdByName', simple: { base: 'string' } },
        { name: 'size', simple: { base: 'unsignedLong' } },
        { name: 'comments', simple: { base: 'string' } },
      ],
    },
  },
} as const
