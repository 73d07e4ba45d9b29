BEGIN TRY

BEGIN TRAN;

-- AlterTable
ALTER TABLE [dbo].[ArchivedScope] ADD [hashedAt] DATETIME2;

-- CreateTable
CREATE TABLE [dbo].[ArchivedItem] (
    [siteId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [itemId] INT NOT NULL,
    [hash] NVARCHAR(64) NOT NULL,
    [hashedAt] DATETIME2 NOT NULL,
    [damagedAt] DATETIME2,
    CONSTRAINT [ArchivedItem_pkey] PRIMARY KEY CLUSTERED ([siteId],[listId],[itemId])
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
