BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[ArchivedScope] (
    [siteId] NVARCHAR(36) NOT NULL,
    [objectId] NVARCHAR(36) NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [isList] BIT NOT NULL,
    [archivedAt] DATETIME2 NOT NULL,
    [archivedById] INT NOT NULL,
    CONSTRAINT [ArchivedScope_pkey] PRIMARY KEY CLUSTERED ([siteId],[objectId])
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
