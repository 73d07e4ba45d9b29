BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[JournalRecord] (
    [siteId] NVARCHAR(36) NOT NULL,
    [sequence] BIGINT NOT NULL,
    [at] DATETIME2 NOT NULL,
    [tenant] NVARCHAR(64) NOT NULL,
    [actor] NVARCHAR(255) NOT NULL,
    [operation] NVARCHAR(64) NOT NULL,
    [target] NVARCHAR(max) NOT NULL,
    [payload] NVARCHAR(max) NOT NULL,
    [previousHash] NVARCHAR(64) NOT NULL,
    [hash] NVARCHAR(64) NOT NULL,
    CONSTRAINT [JournalRecord_pkey] PRIMARY KEY CLUSTERED ([siteId],[sequence])
);

-- CreateTable
CREATE TABLE [dbo].[JournalRow] (
    [siteId] NVARCHAR(36) NOT NULL,
    [tableName] NVARCHAR(32) NOT NULL,
    [rowKey] NVARCHAR(600) NOT NULL,
    [sequence] BIGINT NOT NULL,
    [lookupKey] NVARCHAR(350),
    [image] NVARCHAR(max),
    CONSTRAINT [JournalRow_pkey] PRIMARY KEY CLUSTERED ([siteId],[tableName],[rowKey],[sequence])
);

-- CreateTable
CREATE TABLE [dbo].[JournalHead] (
    [siteId] NVARCHAR(36) NOT NULL,
    [sequence] BIGINT NOT NULL,
    [applied] BIGINT NOT NULL,
    [genesis] BIGINT NOT NULL,
    [at] DATETIME2 NOT NULL,
    [hash] NVARCHAR(64) NOT NULL,
    [changeSequence] BIGINT NOT NULL,
    CONSTRAINT [JournalHead_pkey] PRIMARY KEY CLUSTERED ([siteId])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [JournalRecord_siteId_at_sequence_idx] ON [dbo].[JournalRecord]([siteId], [at], [sequence]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [JournalRow_siteId_sequence_idx] ON [dbo].[JournalRow]([siteId], [sequence]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [JournalRow_siteId_tableName_lookupKey_sequence_idx] ON [dbo].[JournalRow]([siteId], [tableName], [lookupKey], [sequence]) WHERE [lookupKey] IS NOT NULL;

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
