BEGIN TRY

BEGIN TRAN;

-- AlterTable
ALTER TABLE [dbo].[Site] ADD [storedBytes] BIGINT NOT NULL CONSTRAINT [Site_storedBytes_df] DEFAULT 0;
EXEC('UPDATE [dbo].[Site] SET [storedBytes] = COALESCE((SELECT SUM(b.[sizeBytes]) FROM [dbo].[Blob] b WHERE b.[siteId] = [Site].[siteId] AND b.[useCount] > 0), 0)');
ALTER TABLE [dbo].[Site] DROP CONSTRAINT [Site_storedBytes_df];

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
