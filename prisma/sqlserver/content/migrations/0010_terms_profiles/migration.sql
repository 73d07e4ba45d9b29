BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[TermGroup] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [name] NVARCHAR(255) NOT NULL,
    [nameKey] NVARCHAR(300) NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    CONSTRAINT [TermGroup_pkey] PRIMARY KEY CLUSTERED ([siteId],[id]),
    CONSTRAINT [TermGroup_siteId_nameKey_key] UNIQUE NONCLUSTERED ([siteId],[nameKey])
);

-- CreateTable
CREATE TABLE [dbo].[TermSet] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [groupId] NVARCHAR(36) NOT NULL,
    [name] NVARCHAR(255) NOT NULL,
    [nameKey] NVARCHAR(300) NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [isOpen] BIT NOT NULL,
    [isAvailable] BIT NOT NULL,
    [termCount] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    CONSTRAINT [TermSet_pkey] PRIMARY KEY CLUSTERED ([siteId],[id]),
    CONSTRAINT [TermSet_siteId_groupId_nameKey_key] UNIQUE NONCLUSTERED ([siteId],[groupId],[nameKey])
);

-- CreateTable
CREATE TABLE [dbo].[Term] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [termSetId] NVARCHAR(36) NOT NULL,
    [parentId] NVARCHAR(36) NOT NULL,
    [depth] INT NOT NULL,
    [description] NVARCHAR(max) NOT NULL,
    [isDeprecated] BIT NOT NULL,
    [isAvailable] BIT NOT NULL,
    [ownerId] INT NOT NULL,
    [properties] NVARCHAR(max),
    [createdAt] DATETIME2 NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    CONSTRAINT [Term_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[TermLabel] (
    [siteId] NVARCHAR(36) NOT NULL,
    [termId] NVARCHAR(36) NOT NULL,
    [lcid] INT NOT NULL,
    [labelKey] NVARCHAR(300) NOT NULL,
    [label] NVARCHAR(255) NOT NULL,
    [isDefault] BIT NOT NULL,
    [termSetId] NVARCHAR(36) NOT NULL,
    [parentId] NVARCHAR(36) NOT NULL,
    CONSTRAINT [TermLabel_pkey] PRIMARY KEY CLUSTERED ([siteId],[termId],[lcid],[labelKey]),
    CONSTRAINT [TermLabel_siteId_termSetId_parentId_lcid_labelKey_key] UNIQUE NONCLUSTERED ([siteId],[termSetId],[parentId],[lcid],[labelKey])
);

-- CreateTable
CREATE TABLE [dbo].[UserProfile] (
    [siteId] NVARCHAR(36) NOT NULL,
    [principalId] INT NOT NULL,
    [isDeleted] BIT NOT NULL,
    [nextEntryId] INT NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    CONSTRAINT [UserProfile_pkey] PRIMARY KEY CLUSTERED ([siteId],[principalId])
);

-- CreateTable
CREATE TABLE [dbo].[ProfileProperty] (
    [siteId] NVARCHAR(36) NOT NULL,
    [principalId] INT NOT NULL,
    [name] NVARCHAR(64) NOT NULL,
    [values] NVARCHAR(max) NOT NULL,
    [valueKey] NVARCHAR(300) NOT NULL,
    [privacy] INT NOT NULL,
    CONSTRAINT [ProfileProperty_pkey] PRIMARY KEY CLUSTERED ([siteId],[principalId],[name])
);

-- CreateTable
CREATE TABLE [dbo].[ProfileEntry] (
    [siteId] NVARCHAR(36) NOT NULL,
    [principalId] INT NOT NULL,
    [kind] NVARCHAR(16) NOT NULL,
    [id] INT NOT NULL,
    [entryKey] NVARCHAR(300) NOT NULL,
    [groupName] NVARCHAR(255) NOT NULL,
    [privacy] INT NOT NULL,
    [detail] NVARCHAR(max) NOT NULL,
    CONSTRAINT [ProfileEntry_pkey] PRIMARY KEY CLUSTERED ([siteId],[principalId],[kind],[id]),
    CONSTRAINT [ProfileEntry_siteId_principalId_kind_entryKey_key] UNIQUE NONCLUSTERED ([siteId],[principalId],[kind],[entryKey])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Term_siteId_termSetId_parentId_idx] ON [dbo].[Term]([siteId], [termSetId], [parentId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [TermLabel_siteId_lcid_labelKey_idx] ON [dbo].[TermLabel]([siteId], [lcid], [labelKey]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [ProfileProperty_siteId_name_valueKey_idx] ON [dbo].[ProfileProperty]([siteId], [name], [valueKey]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [ProfileEntry_siteId_kind_entryKey_idx] ON [dbo].[ProfileEntry]([siteId], [kind], [entryKey]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
