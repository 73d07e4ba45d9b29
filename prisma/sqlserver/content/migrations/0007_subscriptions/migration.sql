BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[Subscription] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [ownerId] INT NOT NULL,
    [claims] NVARCHAR(max) NOT NULL,
    [notificationUrl] NVARCHAR(max) NOT NULL,
    [clientState] NVARCHAR(255),
    [createdAt] DATETIME2 NOT NULL,
    [expiresAt] DATETIME2 NOT NULL,
    [sequence] BIGINT NOT NULL,
    [attempts] INT NOT NULL,
    [failedSince] DATETIME2,
    [nextAt] DATETIME2,
    [switchedOffAt] DATETIME2,
    [deliveries] INT NOT NULL,
    [version] INT NOT NULL,
    CONSTRAINT [Subscription_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[Delivery] (
    [siteId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [subscriptionId] NVARCHAR(36) NOT NULL,
    [ordinal] INT NOT NULL,
    [at] DATETIME2 NOT NULL,
    [sequence] BIGINT NOT NULL,
    [outcome] NVARCHAR(16) NOT NULL,
    [status] INT,
    [reason] NVARCHAR(max) NOT NULL,
    [durationMs] INT NOT NULL,
    CONSTRAINT [Delivery_pkey] PRIMARY KEY CLUSTERED ([siteId],[subscriptionId],[ordinal])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Subscription_siteId_listId_idx] ON [dbo].[Subscription]([siteId], [listId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Delivery_siteId_listId_idx] ON [dbo].[Delivery]([siteId], [listId]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
