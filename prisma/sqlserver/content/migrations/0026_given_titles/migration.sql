BEGIN TRY

BEGIN TRAN;

-- The server has named the lists that a web was made with.
UPDATE [dbo].[List] SET [settings] = '{"hasGivenTitle":true}' WHERE [settings] IS NULL AND EXISTS (SELECT 1 FROM [dbo].[Web] w WHERE w.[siteId] = [dbo].[List].[siteId] AND w.[id] = [dbo].[List].[webId] AND w.[createdAt] = [dbo].[List].[createdAt]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
