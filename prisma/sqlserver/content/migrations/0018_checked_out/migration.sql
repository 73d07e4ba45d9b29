BEGIN TRY

BEGIN TRAN;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Document_siteId_listId_checkedOutBy_idx] ON [dbo].[Document]([siteId], [listId], [checkedOutBy]) WHERE [checkedOutBy] IS NOT NULL;

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
