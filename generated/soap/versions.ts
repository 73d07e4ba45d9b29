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

/** A version of a file: its URL, when and by whom it was made, its size in bytes, and the comment of the check-in. */
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

/** The versions of files. */
export interface VersionsBindings<Ctx> {
  /** Returns all versions of a file, the current version first. The number of the current version begins with @. */
  GetVersions(ctx: Ctx, input: GetVersions): Promise<GetVersionsResponse>
  /** Restores a previous version of a file. The restore makes a new version. Returns all versions. */
  RestoreVersion(ctx: Ctx, input: RestoreVersion): Promise<RestoreVersionResponse>
  /** Deletes a previous version of a file for good. Returns the remaining versions. */
  DeleteVersion(ctx: Ctx, input: DeleteVersion): Promise<DeleteVersionResponse>
  /** Deletes all previous versions of a file for good. Returns the current version. */
  DeleteAllVersions(ctx: Ctx, input: DeleteAllVersions): Promise<DeleteAllVersionsResponse>
}

export const versions = {
  file: 'versions',
  service: 'Versions',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'The versions of files.',
  operations: [
    {
      name: 'GetVersions',
      documentation: 'Returns all versions of a file, the current version first. The number of the current version begins with @.',
      input: 'GetVersions',
      output: 'GetVersionsResponse',
      reads: true,
    },
    {
      name: 'RestoreVersion',
      documentation: 'Restores a previous version of a file. The restore makes a new version. Returns all versions.',
      input: 'RestoreVersion',
      output: 'RestoreVersionResponse',
    },
    {
      name: 'DeleteVersion',
      documentation: 'Deletes a previous version of a file for good. Returns the remaining versions.',
      input: 'DeleteVersion',
      output: 'DeleteVersionResponse',
    },
    {
      name: 'DeleteAllVersions',
      documentation: 'Deletes all previous versions of a file for good. Returns the current version.',
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
