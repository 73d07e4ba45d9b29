BEGIN TRY

BEGIN TRAN;

-- AlterTable
ALTER TABLE [dbo].[Principal] ADD [titleKey] NVARCHAR(300),
    [emailKey] NVARCHAR(300);

EXEC sp_executesql N'UPDATE [dbo].[Principal] SET [titleKey] = lower([title]), [emailKey] = lower([email]);';

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
