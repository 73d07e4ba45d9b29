-- AlterTable
ALTER TABLE [dbo].[SiteCollection] ADD [storageMaximum] INT;
ALTER TABLE [dbo].[SiteCollection] ADD [storageWarning] INT;

-- AlterTable
ALTER TABLE [dbo].[ContentDatabase] ADD [storage] NVARCHAR(max);
