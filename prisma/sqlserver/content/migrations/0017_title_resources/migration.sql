BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[TitleResource] (
    [siteId] NVARCHAR(36) NOT NULL,
    [ownerId] NVARCHAR(36) NOT NULL,
    [part] NVARCHAR(64) NOT NULL,
    [language] INT NOT NULL,
    [text] NVARCHAR(max) NOT NULL,
    CONSTRAINT [TitleResource_pkey] PRIMARY KEY CLUSTERED ([siteId],[ownerId],[part],[language])
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
