-- AlterTable
ALTER TABLE `SiteCollection` ADD COLUMN `storageMaximum` INTEGER NULL;
ALTER TABLE `SiteCollection` ADD COLUMN `storageWarning` INTEGER NULL;
