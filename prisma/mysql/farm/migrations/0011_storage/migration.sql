-- AlterTable
ALTER TABLE `SiteCollection` ADD COLUMN `storageMaximum` INTEGER NULL;
ALTER TABLE `SiteCollection` ADD COLUMN `storageWarning` INTEGER NULL;

-- AlterTable
ALTER TABLE `ContentDatabase` ADD COLUMN `storage` LONGTEXT NULL;
