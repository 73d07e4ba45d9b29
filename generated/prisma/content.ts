// generated from prisma/content.prisma; do not edit

export interface SiteRow {
  siteId: string
  rootWebId: string
  ownerId: number | null
  ownersGroupId: number | null
  membersGroupId: number | null
  visitorsGroupId: number | null
  changeSequence: number
  storedBytes: number
  nextPrincipalId: number
  nextRoleDefinitionId: number
  createdAt: number
  properties: string | null
}

export interface WebRow {
  siteId: string
  id: string
  parentWebId: string | null
  rootFolderId: string
  scopeId: string
  title: string
  description: string
  language: number
  locale: number
  timeZone: string
  template: string
  configuration: number
  authorId: number | null
  version: number
  createdAt: number
  lastItemModifiedAt: number
  properties: string | null
  settings: string | null
}

export interface FeatureRow {
  siteId: string
  ownerId: string
  id: string
  isActive: boolean
  changedAt: number
}

export interface NavigationNodeRow {
  siteId: string
  webId: string
  id: number
  parentId: number
  ordinal: number
  title: string
  url: string
  isExternal: boolean
  isVisible: boolean
}

export interface UserCustomActionRow {
  siteId: string
  ownerId: string
  id: string
  createdAt: number
  settings: string
  version: number
}

export interface EventReceiverRow {
  siteId: string
  ownerId: string
  id: string
  createdAt: number
  settings: string
  version: number
}

export interface ListRow {
  siteId: string
  id: string
  webId: string
  rootFolderId: string
  scopeId: string
  title: string
  titleKey: string
  description: string
  entityTypeName: string
  baseType: number
  baseTemplate: number
  hidden: boolean
  contentTypesEnabled: boolean
  enableAttachments: boolean
  enableFolderCreation: boolean
  enableVersioning: boolean
  enableMinorVersions: boolean
  enableModeration: boolean
  forceCheckout: boolean
  noCrawl: boolean
  draftVisibility: number
  majorVersionLimit: number
  majorWithMinorLimit: number
  itemCount: number
  nextItemId: number
  authorId: number | null
  version: number
  createdAt: number
  lastItemModifiedAt: number
  lastItemDeletedAt: number
  recycledIn: string | null
  properties: string | null
  settings: string | null
}

export interface FieldRow {
  siteId: string
  ownerId: string
  id: string
  ordinal: number
  internalName: string
  title: string
  description: string
  groupName: string
  type: string
  required: boolean
  hidden: boolean
  readOnly: boolean
  sealed: boolean
  unique: boolean
  indexed: boolean
  indexStatus: number
  slot: string | null
  poolSlot: string | null
  defaultValue: string | null
  settings: string | null
  version: number
}

export interface FreedSlotRow {
  siteId: string
  listId: string
  slot: string
}

export interface ContentTypeRow {
  siteId: string
  ownerId: string
  id: string
  name: string
  description: string
  groupName: string
  ordinal: number
  hidden: boolean
  sealed: boolean
  readOnly: boolean
  fieldLinks: string
  version: number
}

export interface ViewRow {
  siteId: string
  listId: string
  id: string
  ordinal: number
  title: string
  leafName: string
  isDefault: boolean
  hidden: boolean
  personalOf: number | null
  type: string
  scope: number
  query: string
  fields: string
  rowLimit: number
  paged: boolean
  settings: string | null
  version: number
}

export interface ItemRow {
  siteId: string
  listId: string
  listKey: number
  itemId: number
  uniqueId: string
  documentId: string | null
  folderId: string
  scopeId: string
  kind: number
  contentTypeId: string
  authorId: number
  editorId: number
  createdAt: number
  modifiedAt: number
  version: number
  uiVersion: number
  moderationStatus: number
  moderationComments: string | null
  attachmentCount: number
  sortOrder: number
  leafName: string | null
  leafKey: string | null
  fileType: string | null
  sizeBytes: number | null
  recycledIn: string | null
  extra: string | null
  title: string | null
  text1: string | null
  text2: string | null
  text3: string | null
  text4: string | null
  text5: string | null
  text6: string | null
  text7: string | null
  text8: string | null
  text9: string | null
  text10: string | null
  text11: string | null
  text12: string | null
  text13: string | null
  text14: string | null
  text15: string | null
  text16: string | null
  text17: string | null
  text18: string | null
  text19: string | null
  text20: string | null
  text21: string | null
  text22: string | null
  text23: string | null
  text24: string | null
  number1: number | null
  number2: number | null
  number3: number | null
  number4: number | null
  number5: number | null
  number6: number | null
  number7: number | null
  number8: number | null
  number9: number | null
  number10: number | null
  date1: number | null
  date2: number | null
  date3: number | null
  date4: number | null
  bool1: boolean | null
  bool2: boolean | null
  bool3: boolean | null
  bool4: boolean | null
  bool5: boolean | null
  bool6: boolean | null
  bool7: boolean | null
  bool8: boolean | null
  int1: number | null
  int2: number | null
  int3: number | null
  int4: number | null
  int5: number | null
  int6: number | null
  int7: number | null
  int8: number | null
  note1: string | null
  note2: string | null
  note3: string | null
  note4: string | null
  ixText1: string | null
  ixText2: string | null
  ixText3: string | null
  ixText4: string | null
  ixText5: string | null
  ixText6: string | null
  ixText7: string | null
  ixText8: string | null
  ixNumber1: number | null
  ixNumber2: number | null
  ixNumber3: number | null
  ixNumber4: number | null
  ixNumber5: number | null
  ixNumber6: number | null
  ixDate1: number | null
  ixDate2: number | null
  ixDate3: number | null
  ixDate4: number | null
  ixDate5: number | null
  ixDate6: number | null
  ixInt1: number | null
  ixInt2: number | null
  ixInt3: number | null
  ixInt4: number | null
  ixInt5: number | null
  ixInt6: number | null
  ixInt7: number | null
  ixInt8: number | null
}

export interface ItemVersionRow {
  siteId: string
  listId: string
  itemId: number
  uiVersion: number
  createdAt: number
  editorId: number
  comment: string | null
  snapshot: string
}

export interface DocumentRow {
  siteId: string
  id: string
  parentId: string
  webId: string
  listId: string | null
  itemId: number | null
  scopeId: string
  kind: number
  leafName: string
  leafKey: string
  blobId: string | null
  sizeBytes: number
  sha256: string | null
  authorId: number
  editorId: number
  createdAt: number
  modifiedAt: number
  version: number
  contentVersion: number
  uiVersion: number
  level: number
  checkedOutBy: number | null
  checkedOutAt: number | null
  checkInComment: string | null
  welcomePage: string | null
  properties: string | null
  recycledIn: string | null
}

export interface DocumentVersionRow {
  siteId: string
  documentId: string
  uiVersion: number
  blobId: string
  sizeBytes: number
  sha256: string
  editorId: number
  createdAt: number
  checkInComment: string | null
  properties: string | null
  recycledIn: string | null
}

export interface AttachmentRow {
  siteId: string
  listId: string
  itemId: number
  fileKey: string
  fileName: string
  blobId: string
  sizeBytes: number
  sha256: string
  authorId: number
  createdAt: number
  recycledIn: string | null
}

export interface UploadSessionRow {
  siteId: string
  id: string
  documentId: string
  principalId: number
  offsetBytes: number
  state: string
  createdAt: number
  touchedAt: number
}

export interface BlobRow {
  siteId: string
  id: string
  sizeBytes: number
  sha256: string
  useCount: number
  createdAt: number
  releasedAt: number | null
}

export interface BlobChunkRow {
  siteId: string
  blobId: string
  ordinal: number
  bytes: Uint8Array
}

export interface RecycleBinItemRow {
  siteId: string
  id: string
  webId: string
  listId: string | null
  itemId: number | null
  objectId: string
  kind: number
  stage: number
  title: string
  directory: string
  leafName: string
  sizeBytes: number
  authorId: number
  deletedBy: number
  deletedAt: number
  state: string | null
}

export interface PermissionScopeRow {
  siteId: string
  id: string
  webId: string
  listId: string | null
  objectId: string
}

export interface RoleAssignmentRow {
  siteId: string
  scopeId: string
  principalId: number
  roleDefinitionId: number
}

export interface RoleDefinitionRow {
  siteId: string
  id: number
  name: string
  nameKey: string
  description: string
  kind: number
  ordinal: number
  hidden: boolean
  maskHigh: number
  maskLow: number
}

export interface PrincipalRow {
  siteId: string
  id: number
  kind: number
  loginKey: string
  loginName: string
  title: string
  titleKey: string | null
  email: string
  emailKey: string | null
  description: string
  ownerId: number | null
  isSiteAdmin: boolean
  hidden: boolean
  settings: string | null
  createdAt: number
  deletedAt: number | null
}

export interface GroupMemberRow {
  siteId: string
  groupId: number
  memberId: number
}

export interface ChangeRow {
  siteId: string
  sequence: number
  at: number
  webId: string
  listId: string | null
  itemId: number | null
  objectId: string
  entity: string
  type: number
  actorId: number
  detail: string | null
}

export interface SubscriptionRow {
  siteId: string
  id: string
  listId: string
  ownerId: number
  claims: string
  notificationUrl: string
  clientState: string | null
  createdAt: number
  expiresAt: number
  sequence: number
  attempts: number
  failedSince: number | null
  nextAt: number | null
  switchedOffAt: number | null
  deliveries: number
  version: number
}

export interface DeliveryRow {
  siteId: string
  listId: string
  subscriptionId: string
  ordinal: number
  at: number
  sequence: number
  outcome: string
  status: number | null
  reason: string
  durationMs: number
}

export interface TermGroupRow {
  siteId: string
  id: string
  name: string
  nameKey: string
  description: string
  createdAt: number
  modifiedAt: number
}

export interface TermSetRow {
  siteId: string
  id: string
  groupId: string
  name: string
  nameKey: string
  description: string
  isOpen: boolean
  isAvailable: boolean
  termCount: number
  properties: string | null
  createdAt: number
  modifiedAt: number
}

export interface TermRow {
  siteId: string
  id: string
  termSetId: string
  parentId: string
  depth: number
  description: string
  isDeprecated: boolean
  isAvailable: boolean
  ownerId: number
  properties: string | null
  createdAt: number
  modifiedAt: number
  mergedIntoId: string | null
}

export interface TermLabelRow {
  siteId: string
  termId: string
  lcid: number
  labelKey: string
  label: string
  isDefault: boolean
  termSetId: string
  parentId: string
}

export interface TermPlacementRow {
  siteId: string
  termSetId: string
  termId: string
  parentId: string
  depth: number
  pinnedRootId: string | null
  createdAt: number
}

export interface UserProfileRow {
  siteId: string
  principalId: number
  isDeleted: boolean
  nextEntryId: number
  modifiedAt: number
}

export interface ProfilePropertyRow {
  siteId: string
  principalId: number
  name: string
  values: string
  valueKey: string
  privacy: number
}

export interface ProfileEntryRow {
  siteId: string
  principalId: number
  kind: string
  id: number
  entryKey: string
  groupName: string
  privacy: number
  detail: string
}

export interface SocialTagRow {
  siteId: string
  id: string
  principalId: number
  urlKey: string
  termId: string
  url: string
  title: string
  isPrivate: boolean
  modifiedAt: number
}

export interface SocialNoteRow {
  siteId: string
  id: string
  principalId: number
  urlKey: string
  url: string
  title: string
  note: string
  isHighPriority: boolean
  modifiedAt: number
}

export interface SocialRatingRow {
  siteId: string
  principalId: number
  urlKey: string
  url: string
  title: string
  rating: number
  modifiedAt: number
}

export interface TitleResourceRow {
  siteId: string
  ownerId: string
  part: string
  language: number
  text: string
}

export interface ArchivedScopeRow {
  siteId: string
  objectId: string
  webId: string
  isList: boolean
  archivedAt: number
  archivedById: number
  hashedAt: number | null
  walkedAt: number | null
}

export interface ArchivedItemRow {
  siteId: string
  listId: string
  itemId: number
  hash: string
  hashedAt: number
  damagedAt: number | null
}

export interface ArchiveSnapshotRow {
  siteId: string
  id: string
  objectId: string
  type: string
  at: number
  actor: string
  target: string
  detail: string
}

export interface LockedBytesRow {
  siteId: string
  blobId: string
  listId: string
  itemId: number
  place: string
  lockedUntil: number | null
  isFixed: boolean
  isHeld: boolean
}

export interface ImportReportRow {
  siteId: string
  id: string
  detail: string
}

export interface LegalHoldRow {
  siteId: string
  id: string
  name: string
  webId: string
  listId: string | null
  itemIds: string | null
  createdAt: number
  createdById: number
  releasedAt: number | null
  releasedById: number | null
}

export interface RetentionPolicyRow {
  siteId: string
  id: string
  listId: string
  period: string
  basis: string
  action: string
  createdAt: number
  createdById: number
  authorId: number | null
  claims: string | null
  lastRunAt: number | null
  lastDone: number | null
  lastKept: number | null
  lastFailed: number | null
}

export interface AlertRow {
  siteId: string
  id: string
  webId: string
  listId: string
  itemId: number | null
  ownerId: number
  claims: string
  title: string
  eventType: number
  frequency: number
  channels: number
  status: number
  alertTime: number | null
  filter: string | null
  createdAt: number
  sequence: number
  dueAt: number | null
  telling: number | null
  attempts: number
  nextAt: number | null
  version: number
}

export interface WorkflowAssociationRow {
  siteId: string
  id: string
  listId: string
  name: string
  template: string
  inParallel: boolean
  people: string
  taskListId: string
  historyListId: string
  enabled: boolean
  authorId: number
  createdAt: number
  events: number | null
  contentTypeId: string | null
  description: string | null
  modifiedAt: number | null
}

export interface WorkflowInstanceRow {
  siteId: string
  id: string
  listId: string
  itemId: number
  associationId: string
  template: string
  name: string
  message: string
  waiting: string
  taskListId: string
  historyListId: string
  authorId: number
  outcome: string | null
  createdAt: number
  modifiedAt: number
  version: number
}

export interface WorkflowTaskRow {
  siteId: string
  listId: string
  itemId: number
  instanceId: string
  assigneeId: number
  claimedById: number | null
  outcome: string | null
}

export interface WebPartRow {
  siteId: string
  documentId: string
  id: string
  zoneId: string
  ordinal: number
  title: string
  typeName: string
  content: string
  version: number
}

export interface AuditRecordRow {
  siteId: string
  sequence: number
  at: number
  type: string
  operation: string
  actor: string
  target: string
  detail: string | null
  sealedAs: number | null
}

export interface JournalRecordRow {
  siteId: string
  sequence: number
  at: number
  tenant: string
  actor: string
  operation: string
  target: string
  payload: string
  previousHash: string
  hash: string
}

export interface JournalRowRow {
  siteId: string
  tableName: string
  rowKey: string
  sequence: number
  lookupKey: string | null
  image: string | null
}

export interface JournalHeadRow {
  siteId: string
  sequence: number
  applied: number
  genesis: number
  at: number
  hash: string
  changeSequence: number
}

export interface ContentTables {
  Site: SiteRow
  Web: WebRow
  Feature: FeatureRow
  NavigationNode: NavigationNodeRow
  UserCustomAction: UserCustomActionRow
  EventReceiver: EventReceiverRow
  List: ListRow
  Field: FieldRow
  FreedSlot: FreedSlotRow
  ContentType: ContentTypeRow
  View: ViewRow
  Item: ItemRow
  ItemVersion: ItemVersionRow
  Document: DocumentRow
  DocumentVersion: DocumentVersionRow
  Attachment: AttachmentRow
  UploadSession: UploadSessionRow
  Blob: BlobRow
  BlobChunk: BlobChunkRow
  RecycleBinItem: RecycleBinItemRow
  PermissionScope: PermissionScopeRow
  RoleAssignment: RoleAssignmentRow
  RoleDefinition: RoleDefinitionRow
  Principal: PrincipalRow
  GroupMember: GroupMemberRow
  Change: ChangeRow
  Subscription: SubscriptionRow
  Delivery: DeliveryRow
  TermGroup: TermGroupRow
  TermSet: TermSetRow
  Term: TermRow
  TermLabel: TermLabelRow
  TermPlacement: TermPlacementRow
  UserProfile: UserProfileRow
  ProfileProperty: ProfilePropertyRow
  ProfileEntry: ProfileEntryRow
  SocialTag: SocialTagRow
  SocialNote: SocialNoteRow
  SocialRating: SocialRatingRow
  TitleResource: TitleResourceRow
  ArchivedScope: ArchivedScopeRow
  ArchivedItem: ArchivedItemRow
  ArchiveSnapshot: ArchiveSnapshotRow
  LockedBytes: LockedBytesRow
  ImportReport: ImportReportRow
  LegalHold: LegalHoldRow
  RetentionPolicy: RetentionPolicyRow
  Alert: AlertRow
  WorkflowAssociation: WorkflowAssociationRow
  WorkflowInstance: WorkflowInstanceRow
  WorkflowTask: WorkflowTaskRow
  WebPart: WebPartRow
  AuditRecord: AuditRecordRow
  JournalRecord: JournalRecordRow
  JournalRow: JournalRowRow
  JournalHead: JournalHeadRow
}

export const contentTables = {
  Site: {
    columns: {
      siteId: { type: 'text', nullable: false },
      rootWebId: { type: 'text', nullable: false },
      ownerId: { type: 'integer', nullable: true },
      ownersGroupId: { type: 'integer', nullable: true },
      membersGroupId: { type: 'integer', nullable: true },
      visitorsGroupId: { type: 'integer', nullable: true },
      changeSequence: { type: 'bigint', nullable: false },
      storedBytes: { type: 'bigint', nullable: false },
      nextPrincipalId: { type: 'integer', nullable: false },
      nextRoleDefinitionId: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      properties: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId'],
  },
  Web: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      parentWebId: { type: 'text', nullable: true },
      rootFolderId: { type: 'text', nullable: false },
      scopeId: { type: 'text', nullable: false },
      title: { type: 'text', nullable: false },
      description: { type: 'text', nullable: false },
      language: { type: 'integer', nullable: false },
      locale: { type: 'integer', nullable: false },
      timeZone: { type: 'text', nullable: false },
      template: { type: 'text', nullable: false },
      configuration: { type: 'integer', nullable: false },
      authorId: { type: 'integer', nullable: true },
      version: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      lastItemModifiedAt: { type: 'instant', nullable: false },
      properties: { type: 'text', nullable: true },
      settings: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  Feature: {
    columns: {
      siteId: { type: 'text', nullable: false },
      ownerId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      isActive: { type: 'boolean', nullable: false },
      changedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'ownerId', 'id'],
  },
  NavigationNode: {
    columns: {
      siteId: { type: 'text', nullable: false },
      webId: { type: 'text', nullable: false },
      id: { type: 'integer', nullable: false },
      parentId: { type: 'integer', nullable: false },
      ordinal: { type: 'integer', nullable: false },
      title: { type: 'text', nullable: false },
      url: { type: 'text', nullable: false },
      isExternal: { type: 'boolean', nullable: false },
      isVisible: { type: 'boolean', nullable: false },
    },
    primaryKey: ['siteId', 'webId', 'id'],
  },
  UserCustomAction: {
    columns: {
      siteId: { type: 'text', nullable: false },
      ownerId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      settings: { type: 'text', nullable: false },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'ownerId', 'id'],
  },
  EventReceiver: {
    columns: {
      siteId: { type: 'text', nullable: false },
      ownerId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      settings: { type: 'text', nullable: false },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'ownerId', 'id'],
  },
  List: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      webId: { type: 'text', nullable: false },
      rootFolderId: { type: 'text', nullable: false },
      scopeId: { type: 'text', nullable: false },
      title: { type: 'text', nullable: false },
      titleKey: { type: 'text', nullable: false },
      description: { type: 'text', nullable: false },
      entityTypeName: { type: 'text', nullable: false },
      baseType: { type: 'integer', nullable: false },
      baseTemplate: { type: 'integer', nullable: false },
      hidden: { type: 'boolean', nullable: false },
      contentTypesEnabled: { type: 'boolean', nullable: false },
      enableAttachments: { type: 'boolean', nullable: false },
      enableFolderCreation: { type: 'boolean', nullable: false },
      enableVersioning: { type: 'boolean', nullable: false },
      enableMinorVersions: { type: 'boolean', nullable: false },
      enableModeration: { type: 'boolean', nullable: false },
      forceCheckout: { type: 'boolean', nullable: false },
      noCrawl: { type: 'boolean', nullable: false },
      draftVisibility: { type: 'integer', nullable: false },
      majorVersionLimit: { type: 'integer', nullable: false },
      majorWithMinorLimit: { type: 'integer', nullable: false },
      itemCount: { type: 'integer', nullable: false },
      nextItemId: { type: 'integer', nullable: false },
      authorId: { type: 'integer', nullable: true },
      version: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      lastItemModifiedAt: { type: 'instant', nullable: false },
      lastItemDeletedAt: { type: 'instant', nullable: false },
      recycledIn: { type: 'text', nullable: true },
      properties: { type: 'text', nullable: true },
      settings: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  Field: {
    columns: {
      siteId: { type: 'text', nullable: false },
      ownerId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      ordinal: { type: 'integer', nullable: false },
      internalName: { type: 'text', nullable: false },
      title: { type: 'text', nullable: false },
      description: { type: 'text', nullable: false },
      groupName: { type: 'text', nullable: false },
      type: { type: 'text', nullable: false },
      required: { type: 'boolean', nullable: false },
      hidden: { type: 'boolean', nullable: false },
      readOnly: { type: 'boolean', nullable: false },
      sealed: { type: 'boolean', nullable: false },
      unique: { type: 'boolean', nullable: false },
      indexed: { type: 'boolean', nullable: false },
      indexStatus: { type: 'integer', nullable: false },
      slot: { type: 'text', nullable: true },
      poolSlot: { type: 'text', nullable: true },
      defaultValue: { type: 'text', nullable: true },
      settings: { type: 'text', nullable: true },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'ownerId', 'id'],
  },
  FreedSlot: {
    columns: {
      siteId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      slot: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'listId', 'slot'],
  },
  ContentType: {
    columns: {
      siteId: { type: 'text', nullable: false },
      ownerId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      name: { type: 'text', nullable: false },
      description: { type: 'text', nullable: false },
      groupName: { type: 'text', nullable: false },
      ordinal: { type: 'integer', nullable: false },
      hidden: { type: 'boolean', nullable: false },
      sealed: { type: 'boolean', nullable: false },
      readOnly: { type: 'boolean', nullable: false },
      fieldLinks: { type: 'text', nullable: false },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'ownerId', 'id'],
  },
  View: {
    columns: {
      siteId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      ordinal: { type: 'integer', nullable: false },
      title: { type: 'text', nullable: false },
      leafName: { type: 'text', nullable: false },
      isDefault: { type: 'boolean', nullable: false },
      hidden: { type: 'boolean', nullable: false },
      personalOf: { type: 'integer', nullable: true },
      type: { type: 'text', nullable: false },
      scope: { type: 'integer', nullable: false },
      query: { type: 'text', nullable: false },
      fields: { type: 'text', nullable: false },
      rowLimit: { type: 'integer', nullable: false },
      paged: { type: 'boolean', nullable: false },
      settings: { type: 'text', nullable: true },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'listId', 'id'],
  },
  Item: {
    columns: {
      siteId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      listKey: { type: 'bigint', nullable: false },
      itemId: { type: 'integer', nullable: false },
      uniqueId: { type: 'text', nullable: false },
      documentId: { type: 'text', nullable: true },
      folderId: { type: 'text', nullable: false },
      scopeId: { type: 'text', nullable: false },
      kind: { type: 'integer', nullable: false },
      contentTypeId: { type: 'text', nullable: false },
      authorId: { type: 'integer', nullable: false },
      editorId: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
      version: { type: 'integer', nullable: false },
      uiVersion: { type: 'integer', nullable: false },
      moderationStatus: { type: 'integer', nullable: false },
      moderationComments: { type: 'text', nullable: true },
      attachmentCount: { type: 'integer', nullable: false },
      sortOrder: { type: 'number', nullable: false },
      leafName: { type: 'text', nullable: true },
      leafKey: { type: 'text', nullable: true },
      fileType: { type: 'text', nullable: true },
      sizeBytes: { type: 'bigint', nullable: true },
      recycledIn: { type: 'text', nullable: true },
      extra: { type: 'text', nullable: true },
      title: { type: 'text', nullable: true },
      text1: { type: 'text', nullable: true },
      text2: { type: 'text', nullable: true },
      text3: { type: 'text', nullable: true },
      text4: { type: 'text', nullable: true },
      text5: { type: 'text', nullable: true },
      text6: { type: 'text', nullable: true },
      text7: { type: 'text', nullable: true },
      text8: { type: 'text', nullable: true },
      text9: { type: 'text', nullable: true },
      text10: { type: 'text', nullable: true },
      text11: { type: 'text', nullable: true },
      text12: { type: 'text', nullable: true },
      text13: { type: 'text', nullable: true },
      text14: { type: 'text', nullable: true },
      text15: { type: 'text', nullable: true },
      text16: { type: 'text', nullable: true },
      text17: { type: 'text', nullable: true },
      text18: { type: 'text', nullable: true },
      text19: { type: 'text', nullable: true },
      text20: { type: 'text', nullable: true },
      text21: { type: 'text', nullable: true },
      text22: { type: 'text', nullable: true },
      text23: { type: 'text', nullable: true },
      text24: { type: 'text', nullable: true },
      number1: { type: 'number', nullable: true },
      number2: { type: 'number', nullable: true },
      number3: { type: 'number', nullable: true },
      number4: { type: 'number', nullable: true },
      number5: { type: 'number', nullable: true },
      number6: { type: 'number', nullable: true },
      number7: { type: 'number', nullable: true },
      number8: { type: 'number', nullable: true },
      number9: { type: 'number', nullable: true },
      number10: { type: 'number', nullable: true },
      date1: { type: 'instant', nullable: true },
      date2: { type: 'instant', nullable: true },
      date3: { type: 'instant', nullable: true },
      date4: { type: 'instant', nullable: true },
      bool1: { type: 'boolean', nullable: true },
      bool2: { type: 'boolean', nullable: true },
      bool3: { type: 'boolean', nullable: true },
      bool4: { type: 'boolean', nullable: true },
      bool5: { type: 'boolean', nullable: true },
      bool6: { type: 'boolean', nullable: true },
      bool7: { type: 'boolean', nullable: true },
      bool8: { type: 'boolean', nullable: true },
      int1: { type: 'integer', nullable: true },
      int2: { type: 'integer', nullable: true },
      int3: { type: 'integer', nullable: true },
      int4: { type: 'integer', nullable: true },
      int5: { type: 'integer', nullable: true },
      int6: { type: 'integer', nullable: true },
      int7: { type: 'integer', nullable: true },
      int8: { type: 'integer', nullable: true },
      note1: { type: 'text', nullable: true },
      note2: { type: 'text', nullable: true },
      note3: { type: 'text', nullable: true },
      note4: { type: 'text', nullable: true },
      ixText1: { type: 'text', nullable: true },
      ixText2: { type: 'text', nullable: true },
      ixText3: { type: 'text', nullable: true },
      ixText4: { type: 'text', nullable: true },
      ixText5: { type: 'text', nullable: true },
      ixText6: { type: 'text', nullable: true },
      ixText7: { type: 'text', nullable: true },
      ixText8: { type: 'text', nullable: true },
      ixNumber1: { type: 'number', nullable: true },
      ixNumber2: { type: 'number', nullable: true },
      ixNumber3: { type: 'number', nullable: true },
      ixNumber4: { type: 'number', nullable: true },
      ixNumber5: { type: 'number', nullable: true },
      ixNumber6: { type: 'number', nullable: true },
      ixDate1: { type: 'instant', nullable: true },
      ixDate2: { type: 'instant', nullable: true },
      ixDate3: { type: 'instant', nullable: true },
      ixDate4: { type: 'instant', nullable: true },
      ixDate5: { type: 'instant', nullable: true },
      ixDate6: { type: 'instant', nullable: true },
      ixInt1: { type: 'integer', nullable: true },
      ixInt2: { type: 'integer', nullable: true },
      ixInt3: { type: 'integer', nullable: true },
      ixInt4: { type: 'integer', nullable: true },
      ixInt5: { type: 'integer', nullable: true },
      ixInt6: { type: 'integer', nullable: true },
      ixInt7: { type: 'integer', nullable: true },
      ixInt8: { type: 'integer', nullable: true },
    },
    primaryKey: ['siteId', 'listId', 'itemId'],
  },
  ItemVersion: {
    columns: {
      siteId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      itemId: { type: 'integer', nullable: false },
      uiVersion: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      editorId: { type: 'integer', nullable: false },
      comment: { type: 'text', nullable: true },
      snapshot: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'listId', 'itemId', 'uiVersion'],
  },
  Document: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      parentId: { type: 'text', nullable: false },
      webId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: true },
      itemId: { type: 'integer', nullable: true },
      scopeId: { type: 'text', nullable: false },
      kind: { type: 'integer', nullable: false },
      leafName: { type: 'text', nullable: false },
      leafKey: { type: 'text', nullable: false },
      blobId: { type: 'text', nullable: true },
      sizeBytes: { type: 'bigint', nullable: false },
      sha256: { type: 'text', nullable: true },
      authorId: { type: 'integer', nullable: false },
      editorId: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
      version: { type: 'integer', nullable: false },
      contentVersion: { type: 'integer', nullable: false },
      uiVersion: { type: 'integer', nullable: false },
      level: { type: 'integer', nullable: false },
      checkedOutBy: { type: 'integer', nullable: true },
      checkedOutAt: { type: 'instant', nullable: true },
      checkInComment: { type: 'text', nullable: true },
      welcomePage: { type: 'text', nullable: true },
      properties: { type: 'text', nullable: true },
      recycledIn: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  DocumentVersion: {
    columns: {
      siteId: { type: 'text', nullable: false },
      documentId: { type: 'text', nullable: false },
      uiVersion: { type: 'integer', nullable: false },
      blobId: { type: 'text', nullable: false },
      sizeBytes: { type: 'bigint', nullable: false },
      sha256: { type: 'text', nullable: false },
      editorId: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      checkInComment: { type: 'text', nullable: true },
      properties: { type: 'text', nullable: true },
      recycledIn: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'documentId', 'uiVersion'],
  },
  Attachment: {
    columns: {
      siteId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      itemId: { type: 'integer', nullable: false },
      fileKey: { type: 'text', nullable: false },
      fileName: { type: 'text', nullable: false },
      blobId: { type: 'text', nullable: false },
      sizeBytes: { type: 'bigint', nullable: false },
      sha256: { type: 'text', nullable: false },
      authorId: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      recycledIn: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'listId', 'itemId', 'fileKey'],
  },
  UploadSession: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      documentId: { type: 'text', nullable: false },
      principalId: { type: 'integer', nullable: false },
      offsetBytes: { type: 'bigint', nullable: false },
      state: { type: 'text', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      touchedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  Blob: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      sizeBytes: { type: 'bigint', nullable: false },
      sha256: { type: 'text', nullable: false },
      useCount: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      releasedAt: { type: 'instant', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  BlobChunk: {
    columns: {
      siteId: { type: 'text', nullable: false },
      blobId: { type: 'text', nullable: false },
      ordinal: { type: 'integer', nullable: false },
      bytes: { type: 'bytes', nullable: false },
    },
    primaryKey: ['siteId', 'blobId', 'ordinal'],
  },
  RecycleBinItem: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      webId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: true },
      itemId: { type: 'integer', nullable: true },
      objectId: { type: 'text', nullable: false },
      kind: { type: 'integer', nullable: false },
      stage: { type: 'integer', nullable: false },
      title: { type: 'text', nullable: false },
      directory: { type: 'text', nullable: false },
      leafName: { type: 'text', nullable: false },
      sizeBytes: { type: 'bigint', nullable: false },
      authorId: { type: 'integer', nullable: false },
      deletedBy: { type: 'integer', nullable: false },
      deletedAt: { type: 'instant', nullable: false },
      state: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  PermissionScope: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      webId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: true },
      objectId: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  RoleAssignment: {
    columns: {
      siteId: { type: 'text', nullable: false },
      scopeId: { type: 'text', nullable: false },
      principalId: { type: 'integer', nullable: false },
      roleDefinitionId: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'scopeId', 'principalId', 'roleDefinitionId'],
  },
  RoleDefinition: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'integer', nullable: false },
      name: { type: 'text', nullable: false },
      nameKey: { type: 'text', nullable: false },
      description: { type: 'text', nullable: false },
      kind: { type: 'integer', nullable: false },
      ordinal: { type: 'integer', nullable: false },
      hidden: { type: 'boolean', nullable: false },
      maskHigh: { type: 'bigint', nullable: false },
      maskLow: { type: 'bigint', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  Principal: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'integer', nullable: false },
      kind: { type: 'integer', nullable: false },
      loginKey: { type: 'text', nullable: false },
      loginName: { type: 'text', nullable: false },
      title: { type: 'text', nullable: false },
      titleKey: { type: 'text', nullable: true },
      email: { type: 'text', nullable: false },
      emailKey: { type: 'text', nullable: true },
      description: { type: 'text', nullable: false },
      ownerId: { type: 'integer', nullable: true },
      isSiteAdmin: { type: 'boolean', nullable: false },
      hidden: { type: 'boolean', nullable: false },
      settings: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
      deletedAt: { type: 'instant', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  GroupMember: {
    columns: {
      siteId: { type: 'text', nullable: false },
      groupId: { type: 'integer', nullable: false },
      memberId: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'groupId', 'memberId'],
  },
  Change: {
    columns: {
      siteId: { type: 'text', nullable: false },
      sequence: { type: 'bigint', nullable: false },
      at: { type: 'instant', nullable: false },
      webId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: true },
      itemId: { type: 'integer', nullable: true },
      objectId: { type: 'text', nullable: false },
      entity: { type: 'text', nullable: false },
      type: { type: 'integer', nullable: false },
      actorId: { type: 'integer', nullable: false },
      detail: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'sequence'],
  },
  Subscription: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      ownerId: { type: 'integer', nullable: false },
      claims: { type: 'text', nullable: false },
      notificationUrl: { type: 'text', nullable: false },
      clientState: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
      expiresAt: { type: 'instant', nullable: false },
      sequence: { type: 'bigint', nullable: false },
      attempts: { type: 'integer', nullable: false },
      failedSince: { type: 'instant', nullable: true },
      nextAt: { type: 'instant', nullable: true },
      switchedOffAt: { type: 'instant', nullable: true },
      deliveries: { type: 'integer', nullable: false },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  Delivery: {
    columns: {
      siteId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      subscriptionId: { type: 'text', nullable: false },
      ordinal: { type: 'integer', nullable: false },
      at: { type: 'instant', nullable: false },
      sequence: { type: 'bigint', nullable: false },
      outcome: { type: 'text', nullable: false },
      status: { type: 'integer', nullable: true },
      reason: { type: 'text', nullable: false },
      durationMs: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'subscriptionId', 'ordinal'],
  },
  TermGroup: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      name: { type: 'text', nullable: false },
      nameKey: { type: 'text', nullable: false },
      description: { type: 'text', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  TermSet: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      groupId: { type: 'text', nullable: false },
      name: { type: 'text', nullable: false },
      nameKey: { type: 'text', nullable: false },
      description: { type: 'text', nullable: false },
      isOpen: { type: 'boolean', nullable: false },
      isAvailable: { type: 'boolean', nullable: false },
      termCount: { type: 'integer', nullable: false },
      properties: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  Term: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      termSetId: { type: 'text', nullable: false },
      parentId: { type: 'text', nullable: false },
      depth: { type: 'integer', nullable: false },
      description: { type: 'text', nullable: false },
      isDeprecated: { type: 'boolean', nullable: false },
      isAvailable: { type: 'boolean', nullable: false },
      ownerId: { type: 'integer', nullable: false },
      properties: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
      mergedIntoId: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  TermLabel: {
    columns: {
      siteId: { type: 'text', nullable: false },
      termId: { type: 'text', nullable: false },
      lcid: { type: 'integer', nullable: false },
      labelKey: { type: 'text', nullable: false },
      label: { type: 'text', nullable: false },
      isDefault: { type: 'boolean', nullable: false },
      termSetId: { type: 'text', nullable: false },
      parentId: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'termId', 'lcid', 'labelKey'],
  },
  TermPlacement: {
    columns: {
      siteId: { type: 'text', nullable: false },
      termSetId: { type: 'text', nullable: false },
      termId: { type: 'text', nullable: false },
      parentId: { type: 'text', nullable: false },
      depth: { type: 'integer', nullable: false },
      pinnedRootId: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'termSetId', 'termId'],
  },
  UserProfile: {
    columns: {
      siteId: { type: 'text', nullable: false },
      principalId: { type: 'integer', nullable: false },
      isDeleted: { type: 'boolean', nullable: false },
      nextEntryId: { type: 'integer', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'principalId'],
  },
  ProfileProperty: {
    columns: {
      siteId: { type: 'text', nullable: false },
      principalId: { type: 'integer', nullable: false },
      name: { type: 'text', nullable: false },
      values: { type: 'text', nullable: false },
      valueKey: { type: 'text', nullable: false },
      privacy: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'principalId', 'name'],
  },
  ProfileEntry: {
    columns: {
      siteId: { type: 'text', nullable: false },
      principalId: { type: 'integer', nullable: false },
      kind: { type: 'text', nullable: false },
      id: { type: 'integer', nullable: false },
      entryKey: { type: 'text', nullable: false },
      groupName: { type: 'text', nullable: false },
      privacy: { type: 'integer', nullable: false },
      detail: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'principalId', 'kind', 'id'],
  },
  SocialTag: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      principalId: { type: 'integer', nullable: false },
      urlKey: { type: 'text', nullable: false },
      termId: { type: 'text', nullable: false },
      url: { type: 'text', nullable: false },
      title: { type: 'text', nullable: false },
      isPrivate: { type: 'boolean', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  SocialNote: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      principalId: { type: 'integer', nullable: false },
      urlKey: { type: 'text', nullable: false },
      url: { type: 'text', nullable: false },
      title: { type: 'text', nullable: false },
      note: { type: 'text', nullable: false },
      isHighPriority: { type: 'boolean', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  SocialRating: {
    columns: {
      siteId: { type: 'text', nullable: false },
      principalId: { type: 'integer', nullable: false },
      urlKey: { type: 'text', nullable: false },
      url: { type: 'text', nullable: false },
      title: { type: 'text', nullable: false },
      rating: { type: 'integer', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
    },
    primaryKey: ['siteId', 'principalId', 'urlKey'],
  },
  TitleResource: {
    columns: {
      siteId: { type: 'text', nullable: false },
      ownerId: { type: 'text', nullable: false },
      part: { type: 'text', nullable: false },
      language: { type: 'integer', nullable: false },
      text: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'ownerId', 'part', 'language'],
  },
  ArchivedScope: {
    columns: {
      siteId: { type: 'text', nullable: false },
      objectId: { type: 'text', nullable: false },
      webId: { type: 'text', nullable: false },
      isList: { type: 'boolean', nullable: false },
      archivedAt: { type: 'instant', nullable: false },
      archivedById: { type: 'integer', nullable: false },
      hashedAt: { type: 'instant', nullable: true },
      walkedAt: { type: 'instant', nullable: true },
    },
    primaryKey: ['siteId', 'objectId'],
  },
  ArchivedItem: {
    columns: {
      siteId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      itemId: { type: 'integer', nullable: false },
      hash: { type: 'text', nullable: false },
      hashedAt: { type: 'instant', nullable: false },
      damagedAt: { type: 'instant', nullable: true },
    },
    primaryKey: ['siteId', 'listId', 'itemId'],
  },
  ArchiveSnapshot: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      objectId: { type: 'text', nullable: false },
      type: { type: 'text', nullable: false },
      at: { type: 'instant', nullable: false },
      actor: { type: 'text', nullable: false },
      target: { type: 'text', nullable: false },
      detail: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  LockedBytes: {
    columns: {
      siteId: { type: 'text', nullable: false },
      blobId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      itemId: { type: 'integer', nullable: false },
      place: { type: 'text', nullable: false },
      lockedUntil: { type: 'instant', nullable: true },
      isFixed: { type: 'boolean', nullable: false },
      isHeld: { type: 'boolean', nullable: false },
    },
    primaryKey: ['siteId', 'blobId', 'listId', 'itemId'],
  },
  ImportReport: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      detail: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  LegalHold: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      name: { type: 'text', nullable: false },
      webId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: true },
      itemIds: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
      createdById: { type: 'integer', nullable: false },
      releasedAt: { type: 'instant', nullable: true },
      releasedById: { type: 'integer', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  RetentionPolicy: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      period: { type: 'text', nullable: false },
      basis: { type: 'text', nullable: false },
      action: { type: 'text', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      createdById: { type: 'integer', nullable: false },
      authorId: { type: 'integer', nullable: true },
      claims: { type: 'text', nullable: true },
      lastRunAt: { type: 'instant', nullable: true },
      lastDone: { type: 'integer', nullable: true },
      lastKept: { type: 'integer', nullable: true },
      lastFailed: { type: 'integer', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  Alert: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      webId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      itemId: { type: 'integer', nullable: true },
      ownerId: { type: 'integer', nullable: false },
      claims: { type: 'text', nullable: false },
      title: { type: 'text', nullable: false },
      eventType: { type: 'integer', nullable: false },
      frequency: { type: 'integer', nullable: false },
      channels: { type: 'integer', nullable: false },
      status: { type: 'integer', nullable: false },
      alertTime: { type: 'instant', nullable: true },
      filter: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
      sequence: { type: 'bigint', nullable: false },
      dueAt: { type: 'instant', nullable: true },
      telling: { type: 'bigint', nullable: true },
      attempts: { type: 'integer', nullable: false },
      nextAt: { type: 'instant', nullable: true },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  WorkflowAssociation: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      name: { type: 'text', nullable: false },
      template: { type: 'text', nullable: false },
      inParallel: { type: 'boolean', nullable: false },
      people: { type: 'text', nullable: false },
      taskListId: { type: 'text', nullable: false },
      historyListId: { type: 'text', nullable: false },
      enabled: { type: 'boolean', nullable: false },
      authorId: { type: 'integer', nullable: false },
      createdAt: { type: 'instant', nullable: false },
      events: { type: 'integer', nullable: true },
      contentTypeId: { type: 'text', nullable: true },
      description: { type: 'text', nullable: true },
      modifiedAt: { type: 'instant', nullable: true },
    },
    primaryKey: ['siteId', 'id'],
  },
  WorkflowInstance: {
    columns: {
      siteId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      itemId: { type: 'integer', nullable: false },
      associationId: { type: 'text', nullable: false },
      template: { type: 'text', nullable: false },
      name: { type: 'text', nullable: false },
      message: { type: 'text', nullable: false },
      waiting: { type: 'text', nullable: false },
      taskListId: { type: 'text', nullable: false },
      historyListId: { type: 'text', nullable: false },
      authorId: { type: 'integer', nullable: false },
      outcome: { type: 'text', nullable: true },
      createdAt: { type: 'instant', nullable: false },
      modifiedAt: { type: 'instant', nullable: false },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'id'],
  },
  WorkflowTask: {
    columns: {
      siteId: { type: 'text', nullable: false },
      listId: { type: 'text', nullable: false },
      itemId: { type: 'integer', nullable: false },
      instanceId: { type: 'text', nullable: false },
      assigneeId: { type: 'integer', nullable: false },
      claimedById: { type: 'integer', nullable: true },
      outcome: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'listId', 'itemId'],
  },
  WebPart: {
    columns: {
      siteId: { type: 'text', nullable: false },
      documentId: { type: 'text', nullable: false },
      id: { type: 'text', nullable: false },
      zoneId: { type: 'text', nullable: false },
      ordinal: { type: 'integer', nullable: false },
      title: { type: 'text', nullable: false },
      typeName: { type: 'text', nullable: false },
      content: { type: 'text', nullable: false },
      version: { type: 'integer', nullable: false },
    },
    primaryKey: ['siteId', 'documentId', 'id'],
  },
  AuditRecord: {
    columns: {
      siteId: { type: 'text', nullable: false },
      sequence: { type: 'bigint', nullable: false },
      at: { type: 'instant', nullable: false },
      type: { type: 'text', nullable: false },
      operation: { type: 'text', nullable: false },
      actor: { type: 'text', nullable: false },
      target: { type: 'text', nullable: false },
      detail: { type: 'text', nullable: true },
      sealedAs: { type: 'bigint', nullable: true },
    },
    primaryKey: ['siteId', 'sequence'],
  },
  JournalRecord: {
    columns: {
      siteId: { type: 'text', nullable: false },
      sequence: { type: 'bigint', nullable: false },
      at: { type: 'instant', nullable: false },
      tenant: { type: 'text', nullable: false },
      actor: { type: 'text', nullable: false },
      operation: { type: 'text', nullable: false },
      target: { type: 'text', nullable: false },
      payload: { type: 'text', nullable: false },
      previousHash: { type: 'text', nullable: false },
      hash: { type: 'text', nullable: false },
    },
    primaryKey: ['siteId', 'sequence'],
  },
  JournalRow: {
    columns: {
      siteId: { type: 'text', nullable: false },
      tableName: { type: 'text', nullable: false },
      rowKey: { type: 'text', nullable: false },
      sequence: { type: 'bigint', nullable: false },
      lookupKey: { type: 'text', nullable: true },
      image: { type: 'text', nullable: true },
    },
    primaryKey: ['siteId', 'tableName', 'rowKey', 'sequence'],
  },
  JournalHead: {
    columns: {
      siteId: { type: 'text', nullable: false },
      sequence: { type: 'bigint', nullable: false },
      applied: { type: 'bigint', nullable: false },
      genesis: { type: 'bigint', nullable: false },
      at: { type: 'instant', nullable: false },
      hash: { type: 'text', nullable: false },
      changeSequence: { type: 'bigint', nullable: false },
    },
    primaryKey: ['siteId'],
  },
} as const
