// generated from prisma/farm.prisma; do not edit

export interface TenantRow {
  id: string
  slug: string
  state: string
  displayName: string | null
  owner: string | null
  secret: string | null
  createdAt: number
}

export interface WebApplicationRow {
  id: string
  tenantId: string | null
  name: string
  nameKey: string
  displayName: string
  baseUrl: string
  anonymousAccess: string
  profile: string | null
  storageBackend: string | null
  storageSettings: string | null
  certificateRef: string | null
  createdAt: number
}

export interface HostBindingRow {
  id: string
  webApplicationId: string
  host: string
  port: number
  scheme: string
  isPrimary: boolean
  tlsCertificateRef: string | null
  tlsCertificatePath: string | null
}

export interface ManagedPathRow {
  webApplicationId: string
  pathKey: string
  path: string
  kind: string
}

export interface UserPolicyRow {
  webApplicationId: string
  loginKey: string
  loginName: string
  access: string
  createdAt: number
}

export interface ContentDatabaseRow {
  id: string
  tenantId: string | null
  webApplicationId: string
  name: string
  nameKey: string
  status: string
  maxSiteCount: number
  connectionRef: string | null
  storageName: string | null
  storage: string | null
  createdAt: number
}

export interface SiteCollectionRow {
  id: string
  tenantId: string | null
  webApplicationId: string
  contentDatabaseId: string
  path: string
  pathKey: string
  hostName: string | null
  previousUrl: string | null
  redirectUntil: number | null
  state: string | null
  owner: string | null
  deletedAt: number | null
  heldBy: string | null
  storageMaximum: number | null
  storageWarning: number | null
  createdAt: number
}

export interface OperationRow {
  id: string
  tenantId: string | null
  siteId: string | null
  kind: string
  status: string
  progress: number
  detail: string | null
  actor: string
  startedAt: number
  finishedAt: number | null
}

export interface ClientRow {
  id: string
  tenantId: string | null
  secretHash: string | null
  redirectUris: string
  roles: string
}

export interface AuthorizationCodeRow {
  codeHash: string
  clientId: string
  redirectUri: string
  loginName: string
  scope: string
  nonce: string | null
  codeChallenge: string | null
  tenantId: string | null
  expiresAt: number
  usedAt: number | null
  familyId: string | null
  authTime: number | null
}

export interface RefreshTokenRow {
  tokenHash: string
  familyId: string
  clientId: string
  loginName: string
  scope: string
  tenantId: string | null
  expiresAt: number
  usedAt: number | null
  revokedAt: number | null
  accessHash: string | null
  authTime: number | null
}

export interface EndedSessionRow {
  sessionId: string
  expiresAt: number
}

export interface KeyRow {
  id: string
  tenantId: string | null
  purpose: string
  algorithm: string
  material: string
  createdAt: number
  retiresAt: number | null
}

export interface FarmAuditRecordRow {
  sequence: number
  at: number
  type: string
  actor: string
  target: string
  detail: string | null
}

export interface FarmNodeRow {
  name: string
  version: string
  certificateNames: string
  startedAt: number
  lastSeenAt: number
}

export interface SignInFailureRow {
  id: string
  at: number
  actor: string
  detail: string | null
}

export interface AuditChainRow {
  id: string
  lastIndex: number
  lastHash: string
  farmSequence: number
  holder: string | null
  heldUntil: number | null
}

export interface AuditSegmentRow {
  chainId: string
  number: number
  day: string
  state: string
  firstIndex: number
  lastIndex: number
  previousHash: string
  lastHash: string
  sizeBytes: number
  firstAt: number
  lastAt: number
}

export interface WebhookLeaseRow {
  database: string
  holder: string
  heldUntil: number
}

export interface FarmCopyRow {
  id: string
  source: string
  startedAt: number
}

export interface FarmTables {
  Tenant: TenantRow
  WebApplication: WebApplicationRow
  HostBinding: HostBindingRow
  ManagedPath: ManagedPathRow
  UserPolicy: UserPolicyRow
  ContentDatabase: ContentDatabaseRow
  SiteCollection: SiteCollectionRow
  Operation: OperationRow
  Client: ClientRow
  AuthorizationCode: AuthorizationCodeRow
  RefreshToken: RefreshTokenRow
  EndedSession: EndedSessionRow
  Key: KeyRow
  FarmAuditRecord: FarmAuditRecordRow
  FarmNode: FarmNodeRow
  SignInFailure: SignInFailureRow
  AuditChain: AuditChainRow
  AuditSegment: AuditSegmentRow
  WebhookLease: WebhookLeaseRow
  FarmCopy: FarmCopyRow
}

export const farmTables = {
  Tenant: {
    columns: {
      id: { type: 'text', nullable: false },
      slug: { type: 'text', nullable: false },
      state: { type: 'text', nullable: false },
      displayName: { type: 'text', nullable: true },
      owner: { type: 'text', nullable: true },
      secret: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['id'],
  },
  WebApplication: {
    columns: {
      id: { type: 'text', nullable: false },
      tenantId: { type: 'text', nullable: true },
      name: { type: 'text', nullable: false },
      nameKey: { type: 'text', nullable: false },
      displayName: { type: 'text', nullable: false },
      baseUrl: { type: 'text', nullable: false },
      anonymousAccess: { type: 'text', nullable: false },
      profile: { type: 'text', nullable: true },
      storageBackend: { type: 'text', nullable: true },
      storageSettings: { type: 'text', nullable: true },
      certificateRef: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['id'],
  },
  HostBinding: {
    columns: {
      id: { type: 'text', nullable: false },
      webApplicationId: { type: 'text', nullable: false },
      host: { type: 'text', nullable: false },
      port: { type: 'integer', nullable: false },
      scheme: { type: 'text', nullable: false },
      isPrimary: { type: 'boolean', nullable: false },
      tlsCertificateRef: { type: 'text', nullable: true },
      tlsCertificatePath: { type: 'text', nullable: true },
    },
    primaryKey: ['id'],
  },
  ManagedPath: {
    columns: {
      webApplicationId: { type: 'text', nullable: false },
      pathKey: { type: 'text', nullable: false },
      path: { type: 'text', nullable: false },
      kind: { type: 'text', nullable: false },
    },
    primaryKey: ['webApplicationId', 'pathKey'],
  },
  UserPolicy: {
    columns: {
      webApplicationId: { type: 'text', nullable: false },
      loginKey: { type: 'text', nullable: false },
      loginName: { type: 'text', nullable: false },
      access: { type: 'text', nullable: false },
      createdAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['webApplicationId', 'loginKey'],
  },
  ContentDatabase: {
    columns: {
      id: { type: 'text', nullable: false },
      tenantId: { type: 'text', nullable: true },
      webApplicationId: { type: 'text', nullable: false },
      name: { type: 'text', nullable: false },
      nameKey: { type: 'text', nullable: false },
      status: { type: 'text', nullable: false },
      maxSiteCount: { type: 'integer', nullable: false },
      connectionRef: { type: 'text', nullable: true },
      storageName: { type: 'text', nullable: true },
      storage: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['id'],
  },
  SiteCollection: {
    columns: {
      id: { type: 'text', nullable: false },
      tenantId: { type: 'text', nullable: true },
      webApplicationId: { type: 'text', nullable: false },
      contentDatabaseId: { type: 'text', nullable: false },
      path: { type: 'text', nullable: false },
      pathKey: { type: 'text', nullable: false },
      hostName: { type: 'text', nullable: true },
      previousUrl: { type: 'text', nullable: true },
      redirectUntil: { type: 'instant', nullable: true },
      state: { type: 'text', nullable: true },
      owner: { type: 'text', nullable: true },
      deletedAt: { type: 'instant', nullable: true },
      heldBy: { type: 'text', nullable: true },
      storageMaximum: { type: 'integer', nullable: true },
      storageWarning: { type: 'integer', nullable: true },
      createdAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['id'],
  },
  Operation: {
    columns: {
      id: { type: 'text', nullable: false },
      tenantId: { type: 'text', nullable: true },
      siteId: { type: 'text', nullable: true },
      kind: { type: 'text', nullable: false },
      status: { type: 'text', nullable: false },
      progress: { type: 'integer', nullable: false },
      detail: { type: 'text', nullable: true },
      actor: { type: 'text', nullable: false },
      startedAt: { type: 'instant', nullable: false },
      finishedAt: { type: 'instant', nullable: true },
    },
    primaryKey: ['id'],
  },
  Client: {
    columns: {
      id: { type: 'text', nullable: false },
      tenantId: { type: 'text', nullable: true },
      secretHash: { type: 'text', nullable: true },
      redirectUris: { type: 'text', nullable: false },
      roles: { type: 'text', nullable: false },
    },
    primaryKey: ['id'],
  },
  AuthorizationCode: {
    columns: {
      codeHash: { type: 'text', nullable: false },
      clientId: { type: 'text', nullable: false },
      redirectUri: { type: 'text', nullable: false },
      loginName: { type: 'text', nullable: false },
      scope: { type: 'text', nullable: false },
      nonce: { type: 'text', nullable: true },
      codeChallenge: { type: 'text', nullable: true },
      tenantId: { type: 'text', nullable: true },
      expiresAt: { type: 'instant', nullable: false },
      usedAt: { type: 'instant', nullable: true },
      familyId: { type: 'text', nullable: true },
      authTime: { type: 'instant', nullable: true },
    },
    primaryKey: ['codeHash'],
  },
  RefreshToken: {
    columns: {
      tokenHash: { type: 'text', nullable: false },
      familyId: { type: 'text', nullable: false },
      clientId: { type: 'text', nullable: false },
      loginName: { type: 'text', nullable: false },
      scope: { type: 'text', nullable: false },
      tenantId: { type: 'text', nullable: true },
      expiresAt: { type: 'instant', nullable: false },
      usedAt: { type: 'instant', nullable: true },
      revokedAt: { type: 'instant', nullable: true },
      accessHash: { type: 'text', nullable: true },
      authTime: { type: 'instant', nullable: true },
    },
    primaryKey: ['tokenHash'],
  },
  EndedSession: {
    columns: {
      sessionId: { type: 'text', nullable: false },
      expiresAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['sessionId'],
  },
  Key: {
    columns: {
      id: { type: 'text', nullable: false },
      tenantId: { type: 'text', nullable: true },
      purpose: { type: 'text', nullable: false },
      algorithm: { type: 'text', nullable: false },
      material: { type: 'text', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      retiresAt: { type: 'instant', nullable: true },
    },
    primaryKey: ['id'],
  },
  FarmAuditRecord: {
    columns: {
      sequence: { type: 'bigint', nullable: false },
      at: { type: 'instant', nullable: false },
      type: { type: 'text', nullable: false },
      actor: { type: 'text', nullable: false },
      target: { type: 'text', nullable: false },
      detail: { type: 'text', nullable: true },
    },
    primaryKey: ['sequence'],
  },
  FarmNode: {
    columns: {
      name: { type: 'text', nullable: false },
      version: { type: 'text', nullable: false },
      certificateNames: { type: 'text', nullable: false },
      startedAt: { type: 'instant', nullable: false },
      lastSeenAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['name'],
  },
  SignInFailure: {
    columns: {
      id: { type: 'text', nullable: false },
      at: { type: 'instant', nullable: false },
      actor: { type: 'text', nullable: false },
      detail: { type: 'text', nullable: true },
    },
    primaryKey: ['id'],
  },
  AuditChain: {
    columns: {
      id: { type: 'text', nullable: false },
      lastIndex: { type: 'bigint', nullable: false },
      lastHash: { type: 'text', nullable: false },
      farmSequence: { type: 'bigint', nullable: false },
      holder: { type: 'text', nullable: true },
      heldUntil: { type: 'instant', nullable: true },
    },
    primaryKey: ['id'],
  },
  AuditSegment: {
    columns: {
      chainId: { type: 'text', nullable: false },
      number: { type: 'integer', nullable: false },
      day: { type: 'text', nullable: false },
      state: { type: 'text', nullable: false },
      firstIndex: { type: 'bigint', nullable: false },
      lastIndex: { type: 'bigint', nullable: false },
      previousHash: { type: 'text', nullable: false },
      lastHash: { type: 'text', nullable: false },
      sizeBytes: { type: 'bigint', nullable: false },
      firstAt: { type: 'instant', nullable: false },
      lastAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['chainId', 'number'],
  },
  WebhookLease: {
    columns: {
      database: { type: 'text', nullable: false },
      holder: { type: 'text', nullable: false },
      heldUntil: { type: 'instant', nullable: false },
    },
    primaryKey: ['database'],
  },
  FarmCopy: {
    columns: {
      id: { type: 'text', nullable: false },
      source: { type: 'text', nullable: false },
      startedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['id'],
  },
} as const
