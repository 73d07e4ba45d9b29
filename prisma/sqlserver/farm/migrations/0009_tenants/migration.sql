-- AlterTable
ALTER TABLE [dbo].[AuthorizationCode] ADD [tenantId] NVARCHAR(36);

-- AlterTable
ALTER TABLE [dbo].[Key] ADD [tenantId] NVARCHAR(36);

-- AlterTable
ALTER TABLE [dbo].[RefreshToken] ADD [tenantId] NVARCHAR(36);

-- AlterTable
ALTER TABLE [dbo].[Tenant] ADD [displayName] NVARCHAR(255);

-- AlterTable
ALTER TABLE [dbo].[Tenant] ADD [owner] NVARCHAR(255);

-- AlterTable
ALTER TABLE [dbo].[Tenant] ADD [secret] NVARCHAR(64);
