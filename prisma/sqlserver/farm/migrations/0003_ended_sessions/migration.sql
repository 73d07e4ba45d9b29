-- CreateTable
CREATE TABLE [dbo].[EndedSession] (
    [sessionId] NVARCHAR(36) NOT NULL,
    [expiresAt] DATETIME2 NOT NULL,
    CONSTRAINT [EndedSession_pkey] PRIMARY KEY CLUSTERED ([sessionId])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [EndedSession_expiresAt_idx] ON [dbo].[EndedSession]([expiresAt]);
