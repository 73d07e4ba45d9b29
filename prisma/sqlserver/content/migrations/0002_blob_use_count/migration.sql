BEGIN TRY

BEGIN TRAN;

-- DropTable
DROP TABLE [dbo].[Blob];

-- CreateTable
CREATE TABLE [dbo].[Blob] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [sizeBytes] BIGINT NOT NULL,
    [sha256] NVARCHAR(64) NOT NULL,
    [useCount] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [releasedAt] DATETIME2,
    CONSTRAINT [Blob_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Blob_releasedAt_idx] ON [dbo].[Blob]([releasedAt]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
