-- AlterTable
ALTER TABLE `DocumentVersion` ADD COLUMN `recycledIn` VARCHAR(36) NULL;
