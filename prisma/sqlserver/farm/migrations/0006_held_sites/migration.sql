-- AlterTable
ALTER TABLE [dbo].[SiteCollection] ADD [heldBy] NVARCHAR(36);
