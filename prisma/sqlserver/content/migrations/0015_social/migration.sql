BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[SocialTag] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [principalId] INT NOT NULL,
    [urlKey] NVARCHAR(36) NOT NULL,
    [termId] NVARCHAR(36) NOT NULL,
    [url] NVARCHAR(max) NOT NULL,
    [title] NVARCHAR(max) NOT NULL,
    [isPrivate] BIT NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    CONSTRAINT [SocialTag_pkey] PRIMARY KEY CLUSTERED ([siteId],[id]),
    CONSTRAINT [SocialTag_siteId_principalId_urlKey_termId_key] UNIQUE NONCLUSTERED ([siteId],[principalId],[urlKey],[termId])
);

-- CreateTable
CREATE TABLE [dbo].[SocialNote] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [principalId] INT NOT NULL,
    [urlKey] NVARCHAR(36) NOT NULL,
    [url] NVARCHAR(max) NOT NULL,
    [title] NVARCHAR(max) NOT NULL,
    [note] NVARCHAR(max) NOT NULL,
    [isHighPriority] BIT NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    CONSTRAINT [SocialNote_pkey] PRIMARY KEY CLUSTERED ([siteId],[id]),
    CONSTRAINT [SocialNote_siteId_principalId_urlKey_modifiedAt_key] UNIQUE NONCLUSTERED ([siteId],[principalId],[urlKey],[modifiedAt])
);

-- CreateTable
CREATE TABLE [dbo].[SocialRating] (
    [siteId] NVARCHAR(36) NOT NULL,
    [principalId] INT NOT NULL,
    [urlKey] NVARCHAR(36) NOT NULL,
    [url] NVARCHAR(max) NOT NULL,
    [title] NVARCHAR(max) NOT NULL,
    [rating] INT NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    CONSTRAINT [SocialRating_pkey] PRIMARY KEY CLUSTERED ([siteId],[principalId],[urlKey])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [SocialTag_siteId_urlKey_idx] ON [dbo].[SocialTag]([siteId], [urlKey]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [SocialTag_siteId_termId_idx] ON [dbo].[SocialTag]([siteId], [termId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [SocialNote_siteId_urlKey_modifiedAt_idx] ON [dbo].[SocialNote]([siteId], [urlKey], [modifiedAt]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [SocialRating_siteId_urlKey_idx] ON [dbo].[SocialRating]([siteId], [urlKey]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
