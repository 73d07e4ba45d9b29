-- CreateTable
CREATE TABLE [dbo].[FarmCopy] (
    [id] NVARCHAR(36) NOT NULL,
    [source] NVARCHAR(64) NOT NULL,
    [startedAt] DATETIME2 NOT NULL,
    CONSTRAINT [FarmCopy_pkey] PRIMARY KEY CLUSTERED ([id])
);
