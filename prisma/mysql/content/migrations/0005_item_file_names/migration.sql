-- AlterTable
ALTER TABLE `Item` ADD COLUMN `leafName` VARCHAR(255) NULL,
    ADD COLUMN `leafKey` VARCHAR(300) NULL,
    ADD COLUMN `fileType` VARCHAR(255) NULL,
    ADD COLUMN `sizeBytes` BIGINT NULL;

-- DropIndex
DROP INDEX `Item_siteId_listId_folderId_idx` ON `Item`;

-- CreateIndex
CREATE INDEX `Item_siteId_listId_folderId_leafKey_itemId_idx` ON `Item`(`siteId`, `listId`, `folderId`, `leafKey`, `itemId`);
