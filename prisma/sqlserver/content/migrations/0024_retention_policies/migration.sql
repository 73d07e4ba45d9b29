BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[RetentionPolicy] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [period] NVARCHAR(60) NOT NULL,
    [basis] NVARCHAR(10) NOT NULL,
    [action] NVARCHAR(10) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    [createdById] INT NOT NULL,
    [lastRunAt] DATETIME2,
    [lastDone] INT,
    [lastKept] INT,
    [lastFailed] INT,
    CONSTRAINT [RetentionPolicy_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [RetentionPolicy_siteId_listId_idx] ON [dbo].[RetentionPolicy]([siteId], [listId]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
