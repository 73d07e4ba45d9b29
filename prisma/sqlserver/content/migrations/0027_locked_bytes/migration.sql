BEGIN TRY

BEGIN TRAN;

-- AlterTable
ALTER TABLE [dbo].[ArchivedScope] ADD [walkedAt] DATETIME2;

-- CreateTable
CREATE TABLE [dbo].[ArchiveSnapshot] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(60) NOT NULL,
    [objectId] NVARCHAR(36) NOT NULL,
    [type] NVARCHAR(30) NOT NULL,
    [at] DATETIME2 NOT NULL,
    [actor] NVARCHAR(255) NOT NULL,
    [target] NVARCHAR(max) NOT NULL,
    [detail] NVARCHAR(max) NOT NULL,
    CONSTRAINT [ArchiveSnapshot_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[LockedBytes] (
    [siteId] NVARCHAR(36) NOT NULL,
    [blobId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [itemId] INT NOT NULL,
    [place] NVARCHAR(64) NOT NULL,
    [lockedUntil] DATETIME2,
    [isFixed] BIT NOT NULL,
    [isHeld] BIT NOT NULL,
    CONSTRAINT [LockedBytes_pkey] PRIMARY KEY CLUSTERED ([siteId],[blobId],[listId],[itemId])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [ArchivedItem_siteId_damagedAt_listId_itemId_idx] ON [dbo].[ArchivedItem]([siteId], [damagedAt], [listId], [itemId]) WHERE [damagedAt] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [ArchiveSnapshot_siteId_objectId_id_idx] ON [dbo].[ArchiveSnapshot]([siteId], [objectId], [id]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [ArchiveSnapshot_siteId_type_id_idx] ON [dbo].[ArchiveSnapshot]([siteId], [type], [id]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [LockedBytes_siteId_listId_itemId_idx] ON [dbo].[LockedBytes]([siteId], [listId], [itemId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [LockedBytes_siteId_listId_lockedUntil_idx] ON [dbo].[LockedBytes]([siteId], [listId], [lockedUntil]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
