BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[Site] (
    [siteId] NVARCHAR(36) NOT NULL,
    [rootWebId] NVARCHAR(36) NOT NULL,
    [ownerId] INT,
    [ownersGroupId] INT,
    [membersGroupId] INT,
    [visitorsGroupId] INT,
    [changeSequence] BIGINT NOT NULL,
    [nextPrincipalId] INT NOT NULL,
    [nextRoleDefinitionId] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [properties] NVARCHAR(max),
    CONSTRAINT [Site_pkey] PRIMARY KEY CLUSTERED ([siteId])
);

-- CreateTable
CREATE TABLE [dbo].[Web] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [parentWebId] NVARCHAR(36),
    [rootFolderId] NVARCHAR(36) NOT NULL,
    [scopeId] NVARCHAR(36) NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [language] INT NOT NULL,
    [locale] INT NOT NULL,
    [timeZone] NVARCHAR(64) NOT NULL,
    [template] NVARCHAR(64) NOT NULL,
    [configuration] INT NOT NULL,
    [authorId] INT,
    [version] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [lastItemModifiedAt] DATETIME2 NOT NULL,
    [properties] NVARCHAR(max),
    CONSTRAINT [Web_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[List] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [rootFolderId] NVARCHAR(36) NOT NULL,
    [scopeId] NVARCHAR(36) NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [titleKey] NVARCHAR(300) NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [entityTypeName] NVARCHAR(400) NOT NULL,
    [baseType] INT NOT NULL,
    [baseTemplate] INT NOT NULL,
    [hidden] BIT NOT NULL,
    [contentTypesEnabled] BIT NOT NULL,
    [enableAttachments] BIT NOT NULL,
    [enableFolderCreation] BIT NOT NULL,
    [enableVersioning] BIT NOT NULL,
    [enableMinorVersions] BIT NOT NULL,
    [enableModeration] BIT NOT NULL,
    [forceCheckout] BIT NOT NULL,
    [noCrawl] BIT NOT NULL,
    [draftVisibility] INT NOT NULL,
    [majorVersionLimit] INT NOT NULL,
    [majorWithMinorLimit] INT NOT NULL,
    [itemCount] INT NOT NULL,
    [nextItemId] INT NOT NULL,
    [authorId] INT,
    [version] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [lastItemModifiedAt] DATETIME2 NOT NULL,
    [lastItemDeletedAt] DATETIME2 NOT NULL,
    [recycledIn] NVARCHAR(36),
    [properties] NVARCHAR(max),
    CONSTRAINT [List_pkey] PRIMARY KEY CLUSTERED ([siteId],[id]),
    CONSTRAINT [List_siteId_webId_titleKey_key] UNIQUE NONCLUSTERED ([siteId],[webId],[titleKey])
);

-- CreateTable
CREATE TABLE [dbo].[Field] (
    [siteId] NVARCHAR(36) NOT NULL,
    [ownerId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [ordinal] INT NOT NULL,
    [internalName] NVARCHAR(64) NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [groupName] NVARCHAR(128) NOT NULL,
    [type] NVARCHAR(32) NOT NULL,
    [required] BIT NOT NULL,
    [hidden] BIT NOT NULL,
    [readOnly] BIT NOT NULL,
    [sealed] BIT NOT NULL,
    [unique] BIT NOT NULL,
    [indexed] BIT NOT NULL,
    [indexStatus] INT NOT NULL,
    [slot] NVARCHAR(16),
    [poolSlot] NVARCHAR(16),
    [defaultValue] NVARCHAR(max),
    [settings] NVARCHAR(max),
    [version] INT NOT NULL,
    CONSTRAINT [Field_pkey] PRIMARY KEY CLUSTERED ([siteId],[ownerId],[id]),
    CONSTRAINT [Field_siteId_ownerId_internalName_key] UNIQUE NONCLUSTERED ([siteId],[ownerId],[internalName])
);

-- CreateTable
CREATE TABLE [dbo].[FreedSlot] (
    [siteId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [slot] NVARCHAR(16) NOT NULL,
    CONSTRAINT [FreedSlot_pkey] PRIMARY KEY CLUSTERED ([siteId],[listId],[slot])
);

-- CreateTable
CREATE TABLE [dbo].[ContentType] (
    [siteId] NVARCHAR(36) NOT NULL,
    [ownerId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(512) NOT NULL,
    [name] NVARCHAR(255) NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [groupName] NVARCHAR(128) NOT NULL,
    [ordinal] INT NOT NULL,
    [hidden] BIT NOT NULL,
    [sealed] BIT NOT NULL,
    [readOnly] BIT NOT NULL,
    [fieldLinks] NVARCHAR(max) NOT NULL,
    [version] INT NOT NULL,
    CONSTRAINT [ContentType_pkey] PRIMARY KEY CLUSTERED ([siteId],[ownerId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[View] (
    [siteId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [ordinal] INT NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [leafName] NVARCHAR(255) NOT NULL,
    [isDefault] BIT NOT NULL,
    [hidden] BIT NOT NULL,
    [personalOf] INT,
    [type] NVARCHAR(16) NOT NULL,
    [scope] INT NOT NULL,
    [query] NVARCHAR(max) NOT NULL,
    [fields] NVARCHAR(max) NOT NULL,
    [rowLimit] INT NOT NULL,
    [paged] BIT NOT NULL,
    [settings] NVARCHAR(max),
    [version] INT NOT NULL,
    CONSTRAINT [View_pkey] PRIMARY KEY CLUSTERED ([siteId],[listId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[Item] (
    [siteId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [itemId] INT NOT NULL,
    [uniqueId] NVARCHAR(36) NOT NULL,
    [documentId] NVARCHAR(36),
    [folderId] NVARCHAR(36) NOT NULL,
    [scopeId] NVARCHAR(36) NOT NULL,
    [kind] INT NOT NULL,
    [contentTypeId] NVARCHAR(512) NOT NULL,
    [authorId] INT NOT NULL,
    [editorId] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    [version] INT NOT NULL,
    [uiVersion] INT NOT NULL,
    [moderationStatus] INT NOT NULL,
    [moderationComments] NVARCHAR(max),
    [attachmentCount] INT NOT NULL,
    [sortOrder] FLOAT(53) NOT NULL,
    [recycledIn] NVARCHAR(36),
    [extra] NVARCHAR(max),
    [title] NVARCHAR(300),
    [text1] NVARCHAR(300),
    [text2] NVARCHAR(300),
    [text3] NVARCHAR(300),
    [text4] NVARCHAR(300),
    [text5] NVARCHAR(300),
    [text6] NVARCHAR(300),
    [text7] NVARCHAR(300),
    [text8] NVARCHAR(300),
    [text9] NVARCHAR(300),
    [text10] NVARCHAR(300),
    [text11] NVARCHAR(300),
    [text12] NVARCHAR(300),
    [text13] NVARCHAR(300),
    [text14] NVARCHAR(300),
    [text15] NVARCHAR(300),
    [text16] NVARCHAR(300),
    [text17] NVARCHAR(300),
    [text18] NVARCHAR(300),
    [text19] NVARCHAR(300),
    [text20] NVARCHAR(300),
    [text21] NVARCHAR(300),
    [text22] NVARCHAR(300),
    [text23] NVARCHAR(300),
    [text24] NVARCHAR(300),
    [number1] FLOAT(53),
    [number2] FLOAT(53),
    [number3] FLOAT(53),
    [number4] FLOAT(53),
    [number5] FLOAT(53),
    [number6] FLOAT(53),
    [number7] FLOAT(53),
    [number8] FLOAT(53),
    [number9] FLOAT(53),
    [number10] FLOAT(53),
    [date1] DATETIME2,
    [date2] DATETIME2,
    [date3] DATETIME2,
    [date4] DATETIME2,
    [bool1] BIT,
    [bool2] BIT,
    [bool3] BIT,
    [bool4] BIT,
    [bool5] BIT,
    [bool6] BIT,
    [bool7] BIT,
    [bool8] BIT,
    [int1] INT,
    [int2] INT,
    [int3] INT,
    [int4] INT,
    [int5] INT,
    [int6] INT,
    [int7] INT,
    [int8] INT,
    [note1] NVARCHAR(max),
    [note2] NVARCHAR(max),
    [note3] NVARCHAR(max),
    [note4] NVARCHAR(max),
    [ixText1] NVARCHAR(300),
    [ixText2] NVARCHAR(300),
    [ixText3] NVARCHAR(300),
    [ixText4] NVARCHAR(300),
    [ixText5] NVARCHAR(300),
    [ixText6] NVARCHAR(300),
    [ixText7] NVARCHAR(300),
    [ixText8] NVARCHAR(300),
    [ixNumber1] FLOAT(53),
    [ixNumber2] FLOAT(53),
    [ixNumber3] FLOAT(53),
    [ixNumber4] FLOAT(53),
    [ixNumber5] FLOAT(53),
    [ixNumber6] FLOAT(53),
    [ixDate1] DATETIME2,
    [ixDate2] DATETIME2,
    [ixDate3] DATETIME2,
    [ixDate4] DATETIME2,
    [ixDate5] DATETIME2,
    [ixDate6] DATETIME2,
    [ixInt1] INT,
    [ixInt2] INT,
    [ixInt3] INT,
    [ixInt4] INT,
    [ixInt5] INT,
    [ixInt6] INT,
    [ixInt7] INT,
    [ixInt8] INT,
    CONSTRAINT [Item_pkey] PRIMARY KEY CLUSTERED ([siteId],[listId],[itemId]),
    CONSTRAINT [Item_siteId_uniqueId_key] UNIQUE NONCLUSTERED ([siteId],[uniqueId])
);

-- CreateTable
CREATE TABLE [dbo].[ItemVersion] (
    [siteId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [itemId] INT NOT NULL,
    [uiVersion] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [editorId] INT NOT NULL,
    [comment] NVARCHAR(max),
    [snapshot] NVARCHAR(max) NOT NULL,
    CONSTRAINT [ItemVersion_pkey] PRIMARY KEY CLUSTERED ([siteId],[listId],[itemId],[uiVersion])
);

-- CreateTable
CREATE TABLE [dbo].[Document] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [parentId] NVARCHAR(36) NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36),
    [itemId] INT,
    [scopeId] NVARCHAR(36) NOT NULL,
    [kind] INT NOT NULL,
    [leafName] NVARCHAR(255) NOT NULL,
    [leafKey] NVARCHAR(300) NOT NULL,
    [blobId] NVARCHAR(36),
    [sizeBytes] BIGINT NOT NULL,
    [sha256] NVARCHAR(64),
    [authorId] INT NOT NULL,
    [editorId] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    [version] INT NOT NULL,
    [contentVersion] INT NOT NULL,
    [uiVersion] INT NOT NULL,
    [level] INT NOT NULL,
    [checkedOutBy] INT,
    [checkedOutAt] DATETIME2,
    [checkInComment] NVARCHAR(max),
    [welcomePage] NVARCHAR(255),
    [properties] NVARCHAR(max),
    [recycledIn] NVARCHAR(36),
    CONSTRAINT [Document_pkey] PRIMARY KEY CLUSTERED ([siteId],[id]),
    CONSTRAINT [Document_siteId_parentId_leafKey_key] UNIQUE NONCLUSTERED ([siteId],[parentId],[leafKey])
);

-- CreateTable
CREATE TABLE [dbo].[DocumentVersion] (
    [siteId] NVARCHAR(36) NOT NULL,
    [documentId] NVARCHAR(36) NOT NULL,
    [uiVersion] INT NOT NULL,
    [blobId] NVARCHAR(36) NOT NULL,
    [sizeBytes] BIGINT NOT NULL,
    [sha256] NVARCHAR(64) NOT NULL,
    [editorId] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [checkInComment] NVARCHAR(max),
    [properties] NVARCHAR(max),
    CONSTRAINT [DocumentVersion_pkey] PRIMARY KEY CLUSTERED ([siteId],[documentId],[uiVersion])
);

-- CreateTable
CREATE TABLE [dbo].[Attachment] (
    [siteId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [itemId] INT NOT NULL,
    [fileKey] NVARCHAR(300) NOT NULL,
    [fileName] NVARCHAR(255) NOT NULL,
    [blobId] NVARCHAR(36) NOT NULL,
    [sizeBytes] BIGINT NOT NULL,
    [sha256] NVARCHAR(64) NOT NULL,
    [authorId] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [recycledIn] NVARCHAR(36),
    CONSTRAINT [Attachment_pkey] PRIMARY KEY CLUSTERED ([siteId],[listId],[itemId],[fileKey])
);

-- CreateTable
CREATE TABLE [dbo].[UploadSession] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [documentId] NVARCHAR(36) NOT NULL,
    [principalId] INT NOT NULL,
    [offsetBytes] BIGINT NOT NULL,
    [state] NVARCHAR(max) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [touchedAt] DATETIME2 NOT NULL,
    CONSTRAINT [UploadSession_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[Blob] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [sizeBytes] BIGINT NOT NULL,
    [sha256] NVARCHAR(64) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [releasedAt] DATETIME2,
    CONSTRAINT [Blob_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[BlobChunk] (
    [siteId] NVARCHAR(36) NOT NULL,
    [blobId] NVARCHAR(36) NOT NULL,
    [ordinal] INT NOT NULL,
    [bytes] VARBINARY(max) NOT NULL,
    CONSTRAINT [BlobChunk_pkey] PRIMARY KEY CLUSTERED ([siteId],[blobId],[ordinal])
);

-- CreateTable
CREATE TABLE [dbo].[RecycleBinItem] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36),
    [itemId] INT,
    [objectId] NVARCHAR(36) NOT NULL,
    [kind] INT NOT NULL,
    [stage] INT NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [directory] NVARCHAR(max) NOT NULL,
    [leafName] NVARCHAR(255) NOT NULL,
    [sizeBytes] BIGINT NOT NULL,
    [authorId] INT NOT NULL,
    [deletedBy] INT NOT NULL,
    [deletedAt] DATETIME2 NOT NULL,
    [state] NVARCHAR(max),
    CONSTRAINT [RecycleBinItem_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[PermissionScope] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36),
    [objectId] NVARCHAR(36) NOT NULL,
    CONSTRAINT [PermissionScope_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[RoleAssignment] (
    [siteId] NVARCHAR(36) NOT NULL,
    [scopeId] NVARCHAR(36) NOT NULL,
    [principalId] INT NOT NULL,
    [roleDefinitionId] INT NOT NULL,
    CONSTRAINT [RoleAssignment_pkey] PRIMARY KEY CLUSTERED ([siteId],[scopeId],[principalId],[roleDefinitionId])
);

-- CreateTable
CREATE TABLE [dbo].[RoleDefinition] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] INT NOT NULL,
    [name] NVARCHAR(255) NOT NULL,
    [nameKey] NVARCHAR(300) NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [kind] INT NOT NULL,
    [ordinal] INT NOT NULL,
    [hidden] BIT NOT NULL,
    [maskHigh] BIGINT NOT NULL,
    [maskLow] BIGINT NOT NULL,
    CONSTRAINT [RoleDefinition_pkey] PRIMARY KEY CLUSTERED ([siteId],[id]),
    CONSTRAINT [RoleDefinition_siteId_nameKey_key] UNIQUE NONCLUSTERED ([siteId],[nameKey])
);

-- CreateTable
CREATE TABLE [dbo].[Principal] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] INT NOT NULL,
    [kind] INT NOT NULL,
    [loginKey] NVARCHAR(300) NOT NULL,
    [loginName] NVARCHAR(255) NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [email] NVARCHAR(255) NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [ownerId] INT,
    [isSiteAdmin] BIT NOT NULL,
    [hidden] BIT NOT NULL,
    [settings] NVARCHAR(max),
    [createdAt] DATETIME2 NOT NULL,
    [deletedAt] DATETIME2,
    CONSTRAINT [Principal_pkey] PRIMARY KEY CLUSTERED ([siteId],[id]),
    CONSTRAINT [Principal_siteId_loginKey_key] UNIQUE NONCLUSTERED ([siteId],[loginKey])
);

-- CreateTable
CREATE TABLE [dbo].[GroupMember] (
    [siteId] NVARCHAR(36) NOT NULL,
    [groupId] INT NOT NULL,
    [memberId] INT NOT NULL,
    CONSTRAINT [GroupMember_pkey] PRIMARY KEY CLUSTERED ([siteId],[groupId],[memberId])
);

-- CreateTable
CREATE TABLE [dbo].[Change] (
    [siteId] NVARCHAR(36) NOT NULL,
    [sequence] BIGINT NOT NULL,
    [at] DATETIME2 NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36),
    [itemId] INT,
    [objectId] NVARCHAR(36) NOT NULL,
    [entity] NVARCHAR(24) NOT NULL,
    [type] INT NOT NULL,
    [actorId] INT NOT NULL,
    [detail] NVARCHAR(max),
    CONSTRAINT [Change_pkey] PRIMARY KEY CLUSTERED ([siteId],[sequence])
);

-- CreateTable
CREATE TABLE [dbo].[AuditRecord] (
    [siteId] NVARCHAR(36) NOT NULL,
    [sequence] BIGINT NOT NULL,
    [at] DATETIME2 NOT NULL,
    [type] NVARCHAR(32) NOT NULL,
    [operation] NVARCHAR(64) NOT NULL,
    [actor] NVARCHAR(255) NOT NULL,
    [target] NVARCHAR(max) NOT NULL,
    [detail] NVARCHAR(max),
    [sealedAs] BIGINT,
    CONSTRAINT [AuditRecord_pkey] PRIMARY KEY CLUSTERED ([siteId],[sequence])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Web_siteId_parentWebId_idx] ON [dbo].[Web]([siteId], [parentWebId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_folderId_idx] ON [dbo].[Item]([siteId], [listId], [folderId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_title_itemId_idx] ON [dbo].[Item]([siteId], [listId], [title], [itemId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixText1_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixText1], [itemId]) WHERE [ixText1] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixText2_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixText2], [itemId]) WHERE [ixText2] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixText3_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixText3], [itemId]) WHERE [ixText3] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixText4_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixText4], [itemId]) WHERE [ixText4] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixText5_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixText5], [itemId]) WHERE [ixText5] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixText6_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixText6], [itemId]) WHERE [ixText6] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixText7_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixText7], [itemId]) WHERE [ixText7] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixText8_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixText8], [itemId]) WHERE [ixText8] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixNumber1_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixNumber1], [itemId]) WHERE [ixNumber1] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixNumber2_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixNumber2], [itemId]) WHERE [ixNumber2] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixNumber3_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixNumber3], [itemId]) WHERE [ixNumber3] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixNumber4_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixNumber4], [itemId]) WHERE [ixNumber4] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixNumber5_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixNumber5], [itemId]) WHERE [ixNumber5] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixNumber6_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixNumber6], [itemId]) WHERE [ixNumber6] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixDate1_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixDate1], [itemId]) WHERE [ixDate1] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixDate2_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixDate2], [itemId]) WHERE [ixDate2] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixDate3_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixDate3], [itemId]) WHERE [ixDate3] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixDate4_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixDate4], [itemId]) WHERE [ixDate4] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixDate5_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixDate5], [itemId]) WHERE [ixDate5] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixDate6_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixDate6], [itemId]) WHERE [ixDate6] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixInt1_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixInt1], [itemId]) WHERE [ixInt1] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixInt2_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixInt2], [itemId]) WHERE [ixInt2] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixInt3_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixInt3], [itemId]) WHERE [ixInt3] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixInt4_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixInt4], [itemId]) WHERE [ixInt4] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixInt5_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixInt5], [itemId]) WHERE [ixInt5] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixInt6_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixInt6], [itemId]) WHERE [ixInt6] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixInt7_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixInt7], [itemId]) WHERE [ixInt7] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_ixInt8_itemId_idx] ON [dbo].[Item]([siteId], [listId], [ixInt8], [itemId]) WHERE [ixInt8] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Document_siteId_listId_itemId_idx] ON [dbo].[Document]([siteId], [listId], [itemId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Blob_releasedAt_idx] ON [dbo].[Blob]([releasedAt]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [RecycleBinItem_siteId_webId_deletedAt_idx] ON [dbo].[RecycleBinItem]([siteId], [webId], [deletedAt]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [GroupMember_siteId_memberId_idx] ON [dbo].[GroupMember]([siteId], [memberId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Change_siteId_listId_sequence_idx] ON [dbo].[Change]([siteId], [listId], [sequence]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
