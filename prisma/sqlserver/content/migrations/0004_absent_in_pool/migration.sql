-- A row without a value has one in the indexed pool that is less than all others: every copy is made anew in the background.
BEGIN TRY

BEGIN TRAN;

UPDATE [dbo].[Field] SET [indexStatus] = 1 WHERE [poolSlot] IS NOT NULL;

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
