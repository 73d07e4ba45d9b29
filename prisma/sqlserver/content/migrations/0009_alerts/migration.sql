BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[Alert] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [webId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [itemId] INT,
    [ownerId] INT NOT NULL,
    [claims] NVARCHAR(max) NOT NULL,
    [title] NVARCHAR(255) NOT NULL,
    [eventType] INT NOT NULL,
    [frequency] INT NOT NULL,
    [channels] INT NOT NULL,
    [status] INT NOT NULL,
    [alertTime] DATETIME2,
    [filter] NVARCHAR(max),
    [createdAt] DATETIME2 NOT NULL,
    [sequence] BIGINT NOT NULL,
    [dueAt] DATETIME2,
    [telling] BIGINT,
    [attempts] INT NOT NULL,
    [nextAt] DATETIME2,
    [version] INT NOT NULL,
    CONSTRAINT [Alert_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Alert_siteId_listId_idx] ON [dbo].[Alert]([siteId], [listId]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
