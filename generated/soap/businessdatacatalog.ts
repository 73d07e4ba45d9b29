// generated from contracts/soap/farm/businessdatacatalog.wsdl; do not edit

export interface FindEntityInstances {
  readonly lobSystemInstanceName?: string | undefined
  readonly entityName?: string | undefined
  readonly filter?: string | undefined
}

export interface FindEntityInstancesResponse {
  readonly FindEntityInstancesResult: Named
}

export interface GetEntities {
  readonly lobSystemInstanceName?: string | undefined
}

export interface GetEntitiesResponse {
  readonly GetEntitiesResult: Named
}

export interface GetEntity {
  readonly lobSystemInstanceName?: string | undefined
  readonly entityName?: string | undefined
}

export interface GetEntityInstance {
  readonly lobSystemInstanceName?: string | undefined
  readonly entityName?: string | undefined
  readonly identifier?: string | undefined
}

export interface GetEntityInstanceResponse {
  readonly GetEntityInstanceResult: Named
}

export interface GetEntityResponse {
  readonly GetEntityResult: Named
}

export interface GetLobSystemInstances {
  readonly lobSystemName?: string | undefined
}

export interface GetLobSystemInstancesResponse {
  readonly GetLobSystemInstancesResult: Named
}

export type GetLobSystems = Record<string, never>

export interface GetLobSystemsResponse {
  readonly GetLobSystemsResult: Named
}

export interface Named {
  readonly Name?: readonly string[] | undefined
}

/** External systems. This server has none, so every result is empty. */
export interface BusinessDataCatalogBindings<Ctx> {
  /** Returns no systems. */
  GetLobSystems(ctx: Ctx, input: GetLobSystems): Promise<GetLobSystemsResponse>
  /** Returns no instances of a system. */
  GetLobSystemInstances(ctx: Ctx, input: GetLobSystemInstances): Promise<GetLobSystemInstancesResponse>
  /** Returns no entities of an instance. */
  GetEntities(ctx: Ctx, input: GetEntities): Promise<GetEntitiesResponse>
  /** Returns no entity. */
  GetEntity(ctx: Ctx, input: GetEntity): Promise<GetEntityResponse>
  /** Returns no instances of an entity. */
  FindEntityInstances(ctx: Ctx, input: FindEntityInstances): Promise<FindEntityInstancesResponse>
  /** Returns no instance of an entity. */
  GetEntityInstance(ctx: Ctx, input: GetEntityInstance): Promise<GetEntityInstanceResponse>
}

export const businessdatacatalog = {
  file: 'businessdatacatalog',
  service: 'BusinessDataCatalog',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'External systems. This server has none, so every result is empty.',
  operations: [
    { name: 'GetLobSystems', documentation: 'Returns no systems.', input: 'GetLobSystems', output: 'GetLobSystemsResponse', reads: true },
    {
      name: 'GetLobSystemInstances',
      documentation: 'Returns no instances of a system.',
      input: 'GetLobSystemInstances',
      output: 'GetLobSystemInstancesResponse',
      reads: true,
    },
    {
      name: 'GetEntities',
      documentation: 'Returns no entities of an instance.',
      input: 'GetEntities',
      output: 'GetEntitiesResponse',
      reads: true,
    },
    { name: 'GetEntity', documentation: 'Returns no entity.', input: 'GetEntity', output: 'GetEntityResponse', reads: true },
    {
      name: 'FindEntityInstances',
      documentation: 'Returns no instances of an entity.',
      input: 'FindEntityInstances',
      output: 'FindEntityInstancesResponse',
      reads: true,
    },
    {
      name: 'GetEntityInstance',
      documentation: 'Returns no instance of an entity.',
      input: 'GetEntityInstance',
      output: 'GetEntityInstanceResponse',
      reads: true,
    },
  ],
  types: {
    FindEntityInstances: {
      elements: [
        { name: 'lobSystemInstanceName', optional: true, simple: { base: 'string' } },
        { name: 'entityName', optional: true, simple: { base: 'string' } },
        { name: 'filter', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    FindEntityInstancesResponse: { elements: [{ name: 'FindEntityInstancesResult', type: 'Named' }], attributes: [] },
    GetEntities: { elements: [{ name: 'lobSystemInstanceName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetEntitiesResponse: { elements: [{ name: 'GetEntitiesResult', type: 'Named' }], attributes: [] },
    GetEntity: {
      elements: [
        { name: 'lobSystemInstanceName', optional: true, simple: { base: 'string' } },
        { name: 'entityName', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetEntityInstance: {
      elements: [
        { name: 'lobSystemInstanceName', optional: true, simple: { base: 'string' } },
        { name: 'entityName', optional: true, simple: { base: 'string' } },
        { name: 'identifier', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetEntityInstanceResponse: { elements: [{ name: 'GetEntityInstanceResult', type: 'Named' }], attributes: [] },
    GetEntityResponse: { elements: [{ name: 'GetEntityResult', type: 'Named' }], attributes: [] },
    GetLobSystemInstances: { elements: [{ name: 'lobSystemName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetLobSystemInstancesResponse: { elements: [{ name: 'GetLobSystemInstancesResult', type: 'Named' }], attributes: [] },
    GetLobSystems: { elements: [], attributes: [] },
    GetLobSystemsResponse: { elements: [{ name: 'GetLobSystemsResult', type: 'Named' }], attributes: [] },
    Named: { elements: [{ name: 'Name', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
  },
} as const
