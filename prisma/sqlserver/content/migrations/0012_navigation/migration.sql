BEGIN TRY

BEGIN TRAN;

-- AlterTable
ALTER TABLE [dbo].[Web] ADD [settings] NVARCHAR(max);

-- AlterTable
ALTER TABLE [dbo].[List] ADD [settings] NVARCHAR(max);

-- CreateTable
CREATE TABLE [dbo].[Feature] (
    [siteId] NVARCHAR(36) NOT NULL,
    [ownerId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [isActive] BIT NOT NULL,
    [changedAt] DATETIME2 NOT NULL,
    CONSTRAINT [Feature_pkey] PRIMARY KEY CLUSTERED ([siteId],[ownerId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[NavigationNode] (
    [siteId] NVARCHAR(36) NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [id] INT NOT NULL,
    [parentId] INT NOT NULL,
    [ordinal] INT NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [url] NVARCHAR(max) NOT NULL,
    [isExternal] BIT NOT NULL,
    [isVisible] BIT NOT NULL,
    CONSTRAINT [NavigationNode_pkey] PRIMARY KEY CLUSTERED ([siteId],[webId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[UserCustomAction] (
    [siteId] NVARCHAR(36) NOT NULL,
    [ownerId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [settings] NVARCHAR(max) NOT NULL,
    [version] INT NOT NULL,
    CONSTRAINT [UserCustomAction_pkey] PRIMARY KEY CLUSTERED ([siteId],[ownerId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[EventReceiver] (
    [siteId] NVARCHAR(36) NOT NULL,
    [ownerId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [settings] NVARCHAR(max) NOT NULL,
    [version] INT NOT NULL,
    CONSTRAINT [EventReceiver_pkey] PRIMARY KEY CLUSTERED ([siteId],[ownerId],[id])
);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
