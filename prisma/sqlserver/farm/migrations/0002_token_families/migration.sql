-- AlterTable
ALTER TABLE [dbo].[AuthorizationCode] ADD [familyId] NVARCHAR(36);

-- AlterTable
ALTER TABLE [dbo].[RefreshToken] ADD [revokedAt] DATETIME2,
    [accessHash] NVARCHAR(64);

-- CreateIndex
CREATE NONCLUSTERED INDEX [AuthorizationCode_expiresAt_idx] ON [dbo].[AuthorizationCode]([expiresAt]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [RefreshToken_accessHash_idx] ON [dbo].[RefreshToken]([accessHash]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [RefreshToken_expiresAt_idx] ON [dbo].[RefreshToken]([expiresAt]);
