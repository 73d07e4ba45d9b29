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

-- CreateIndex
CREATE NONCLUSTERED INDEX [Term_siteId_termSetId_parentId_idx] ON [dbo].[Term]([siteId], [termSetId], [parentId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [TermLabel_siteId_lcid_labelKey_idx] ON [dbo].[TermLabel]([siteId], [lcid], [labelKey]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
