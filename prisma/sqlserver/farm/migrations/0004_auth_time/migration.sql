-- AlterTable
ALTER TABLE [dbo].[AuthorizationCode] ADD [authTime] DATETIME2;

-- AlterTable
ALTER TABLE [dbo].[RefreshToken] ADD [authTime] DATETIME2;
