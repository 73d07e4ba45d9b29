BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[TermPlacement] (
    [siteId] NVARCHAR(36) NOT NULL,
    [termSetId] NVARCHAR(36) NOT NULL,
    [termId] NVARCHAR(36) NOT NULL,
    [parentId] NVARCHAR(36) NOT NULL,
    [depth] INT NOT NULL,
    [pinnedRootId] NVARCHAR(36),
    [createdAt] DATETIME2 NOT NULL,
    CONSTRAINT [TermPlacement_pkey] PRIMARY KEY CLUSTERED ([siteId],[termSetId],[termId])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [TermPlacement_siteId_termId_idx] ON [dbo].[TermPlacement]([siteId], [termId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [TermPlacement_siteId_termSetId_parentId_idx] ON [dbo].[TermPlacement]([siteId], [termSetId], [parentId]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
