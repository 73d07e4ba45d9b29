-- AlterTable
ALTER TABLE [dbo].[ContentDatabase] ADD [storageName] NVARCHAR(128);

-- AlterTable
ALTER TABLE [dbo].[SiteCollection] ADD [deletedAt] DATETIME2,
[owner] NVARCHAR(255),
[state] NVARCHAR(16);

-- CreateTable
CREATE TABLE [dbo].[UserPolicy] (
    [webApplicationId] NVARCHAR(36) NOT NULL,
    [loginKey] NVARCHAR(255) NOT NULL,
    [loginName] NVARCHAR(255) NOT NULL,
    [access] NVARCHAR(16) NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    CONSTRAINT [UserPolicy_pkey] PRIMARY KEY CLUSTERED ([webApplicationId],[loginKey])
);
