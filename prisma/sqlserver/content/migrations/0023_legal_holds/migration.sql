BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[LegalHold] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [name] NVARCHAR(255) NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36),
    [itemIds] NVARCHAR(max),
    [createdAt] DATETIME2 NOT NULL,
    [createdById] INT NOT NULL,
    [releasedAt] DATETIME2,
    [releasedById] INT,
    CONSTRAINT [LegalHold_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
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
