-- AlterTable
ALTER TABLE `ArchivedScope` ADD COLUMN `hashedAt` DATETIME(3) NULL;

-- CreateTable
CREATE TABLE `ArchivedItem` (
    `siteId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `itemId` INTEGER NOT NULL,
    `hash` VARCHAR(64) NOT NULL,
    `hashedAt` DATETIME(3) NOT NULL,
    `damagedAt` DATETIME(3) NULL,

    PRIMARY KEY (`siteId`, `listId`, `itemId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
