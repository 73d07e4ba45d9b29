BEGIN TRY

BEGIN TRAN;

-- AlterTable
ALTER TABLE [dbo].[WorkflowAssociation] ADD [events] INT,
[contentTypeId] NVARCHAR(512),
[description] NVARCHAR(max),
[modifiedAt] DATETIME2;

-- AlterTable
ALTER TABLE [dbo].[Term] ADD [mergedIntoId] NVARCHAR(36);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
