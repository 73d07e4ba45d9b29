BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[WebPart] (
    [siteId] NVARCHAR(36) NOT NULL,
    [documentId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [zoneId] NVARCHAR(64) NOT NULL,
    [ordinal] INT NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [typeName] NVARCHAR(max) NOT NULL,
    [content] NVARCHAR(max) NOT NULL,
    [version] INT NOT NULL,
    CONSTRAINT [WebPart_pkey] PRIMARY KEY CLUSTERED ([siteId],[documentId],[id])
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
