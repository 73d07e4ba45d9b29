BEGIN TRY

BEGIN TRAN;

-- AlterTable
ALTER TABLE [dbo].[Item] ADD [leafName] NVARCHAR(255),
[leafKey] NVARCHAR(300),
[fileType] NVARCHAR(255),
[sizeBytes] BIGINT;

-- DropIndex
DROP INDEX [Item_siteId_listId_folderId_idx] ON [dbo].[Item];

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_siteId_listId_folderId_leafKey_itemId_idx] ON [dbo].[Item]([siteId], [listId], [folderId], [leafKey], [itemId]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
