BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[Tenant] (
    [id] NVARCHAR(36) NOT NULL,
    [slug] NVARCHAR(64) NOT NULL,
    [state] NVARCHAR(16) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    CONSTRAINT [Tenant_pkey] PRIMARY KEY CLUSTERED ([id]),
    CONSTRAINT [Tenant_slug_key] UNIQUE NONCLUSTERED ([slug])
);

-- CreateTable
CREATE TABLE [dbo].[WebApplication] (
    [id] NVARCHAR(36) NOT NULL,
    [tenantId] NVARCHAR(36),
    [name] NVARCHAR(128) NOT NULL,
    [nameKey] NVARCHAR(128) NOT NULL,
    [displayName] NVARCHAR(255) NOT NULL,
    [baseUrl] NVARCHAR(400) NOT NULL,
    [anonymousAccess] NVARCHAR(16) NOT NULL,
    [profile] NVARCHAR(32),
    [storageBackend] NVARCHAR(64),
    [storageSettings] NVARCHAR(max),
    [certificateRef] NVARCHAR(255),
    [createdAt] DATETIME2 NOT NULL,
    CONSTRAINT [WebApplication_pkey] PRIMARY KEY CLUSTERED ([id]),
    CONSTRAINT [WebApplication_nameKey_key] UNIQUE NONCLUSTERED ([nameKey])
);

-- CreateTable
CREATE TABLE [dbo].[HostBinding] (
    [id] NVARCHAR(36) NOT NULL,
    [webApplicationId] NVARCHAR(36) NOT NULL,
    [host] NVARCHAR(255) NOT NULL,
    [port] INT NOT NULL,
    [scheme] NVARCHAR(8) NOT NULL,
    [isPrimary] BIT NOT NULL,
    [tlsCertificateRef] NVARCHAR(255),
    [tlsCertificatePath] NVARCHAR(400),
    CONSTRAINT [HostBinding_pkey] PRIMARY KEY CLUSTERED ([id]),
    CONSTRAINT [HostBinding_host_port_key] UNIQUE NONCLUSTERED ([host],[port])
);

-- CreateTable
CREATE TABLE [dbo].[ManagedPath] (
    [webApplicationId] NVARCHAR(36) NOT NULL,
    [pathKey] NVARCHAR(255) NOT NULL,
    [path] NVARCHAR(255) NOT NULL,
    [kind] NVARCHAR(16) NOT NULL,
    CONSTRAINT [ManagedPath_pkey] PRIMARY KEY CLUSTERED ([webApplicationId],[pathKey])
);

-- CreateTable
CREATE TABLE [dbo].[ContentDatabase] (
    [id] NVARCHAR(36) NOT NULL,
    [tenantId] NVARCHAR(36),
    [webApplicationId] NVARCHAR(36) NOT NULL,
    [name] NVARCHAR(128) NOT NULL,
    [nameKey] NVARCHAR(128) NOT NULL,
    [status] NVARCHAR(16) NOT NULL,
    [maxSiteCount] INT NOT NULL,
    [connectionRef] NVARCHAR(255),
    [createdAt] DATETIME2 NOT NULL,
    CONSTRAINT [ContentDatabase_pkey] PRIMARY KEY CLUSTERED ([id]),
    CONSTRAINT [ContentDatabase_nameKey_key] UNIQUE NONCLUSTERED ([nameKey])
);

-- CreateTable
CREATE TABLE [dbo].[SiteCollection] (
    [id] NVARCHAR(36) NOT NULL,
    [tenantId] NVARCHAR(36),
    [webApplicationId] NVARCHAR(36) NOT NULL,
    [contentDatabaseId] NVARCHAR(36) NOT NULL,
    [path] NVARCHAR(255) NOT NULL,
    [pathKey] NVARCHAR(255) NOT NULL,
    [hostName] NVARCHAR(255),
    [previousUrl] NVARCHAR(400),
    [redirectUntil] DATETIME2,
    [createdAt] DATETIME2 NOT NULL,
    CONSTRAINT [SiteCollection_pkey] PRIMARY KEY CLUSTERED ([id]),
    CONSTRAINT [SiteCollection_webApplicationId_pathKey_key] UNIQUE NONCLUSTERED ([webApplicationId],[pathKey])
);

-- CreateTable
CREATE TABLE [dbo].[Operation] (
    [id] NVARCHAR(36) NOT NULL,
    [tenantId] NVARCHAR(36),
    [siteId] NVARCHAR(36),
    [kind] NVARCHAR(32) NOT NULL,
    [status] NVARCHAR(16) NOT NULL,
    [progress] INT NOT NULL,
    [detail] NVARCHAR(max),
    [actor] NVARCHAR(255) NOT NULL,
    [startedAt] DATETIME2 NOT NULL,
    [finishedAt] DATETIME2,
    CONSTRAINT [Operation_pkey] PRIMARY KEY CLUSTERED ([id])
);

-- CreateTable
CREATE TABLE [dbo].[Client] (
    [id] NVARCHAR(128) NOT NULL,
    [tenantId] NVARCHAR(36),
    [secretHash] NVARCHAR(255),
    [redirectUris] NVARCHAR(max) NOT NULL,
    [roles] NVARCHAR(max) NOT NULL,
    CONSTRAINT [Client_pkey] PRIMARY KEY CLUSTERED ([id])
);

-- CreateTable
CREATE TABLE [dbo].[AuthorizationCode] (
    [codeHash] NVARCHAR(64) NOT NULL,
    [clientId] NVARCHAR(128) NOT NULL,
    [redirectUri] NVARCHAR(max) NOT NULL,
    [loginName] NVARCHAR(255) NOT NULL,
    [scope] NVARCHAR(max) NOT NULL,
    [nonce] NVARCHAR(255),
    [codeChallenge] NVARCHAR(128),
    [expiresAt] DATETIME2 NOT NULL,
    [usedAt] DATETIME2,
    CONSTRAINT [AuthorizationCode_pkey] PRIMARY KEY CLUSTERED ([codeHash])
);

-- CreateTable
CREATE TABLE [dbo].[RefreshToken] (
    [tokenHash] NVARCHAR(64) NOT NULL,
    [familyId] NVARCHAR(36) NOT NULL,
    [clientId] NVARCHAR(128) NOT NULL,
    [loginName] NVARCHAR(255) NOT NULL,
    [scope] NVARCHAR(max) NOT NULL,
    [expiresAt] DATETIME2 NOT NULL,
    [usedAt] DATETIME2,
    CONSTRAINT [RefreshToken_pkey] PRIMARY KEY CLUSTERED ([tokenHash])
);

-- CreateTable
CREATE TABLE [dbo].[Key] (
    [id] NVARCHAR(64) NOT NULL,
    [purpose] NVARCHAR(32) NOT NULL,
    [algorithm] NVARCHAR(16) NOT NULL,
    [material] NVARCHAR(max) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [retiresAt] DATETIME2,
    CONSTRAINT [Key_pkey] PRIMARY KEY CLUSTERED ([id])
);

-- CreateTable
CREATE TABLE [dbo].[FarmAuditRecord] (
    [sequence] BIGINT NOT NULL,
    [at] DATETIME2 NOT NULL,
    [type] NVARCHAR(64) NOT NULL,
    [actor] NVARCHAR(255) NOT NULL,
    [target] NVARCHAR(400) NOT NULL,
    [detail] NVARCHAR(max),
    CONSTRAINT [FarmAuditRecord_pkey] PRIMARY KEY CLUSTERED ([sequence])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [HostBinding_webApplicationId_idx] ON [dbo].[HostBinding]([webApplicationId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [ContentDatabase_webApplicationId_idx] ON [dbo].[ContentDatabase]([webApplicationId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [SiteCollection_contentDatabaseId_idx] ON [dbo].[SiteCollection]([contentDatabaseId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Operation_siteId_startedAt_idx] ON [dbo].[Operation]([siteId], [startedAt]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [RefreshToken_familyId_idx] ON [dbo].[RefreshToken]([familyId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Key_purpose_createdAt_idx] ON [dbo].[Key]([purpose], [createdAt]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
