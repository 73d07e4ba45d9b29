-- AlterTable
ALTER TABLE `ArchivedScope` ADD COLUMN `walkedAt` DATETIME(3) NULL;

-- CreateTable
CREATE TABLE `ArchiveSnapshot` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(60) NOT NULL,
    `objectId` VARCHAR(36) NOT NULL,
    `type` VARCHAR(30) NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `actor` VARCHAR(255) NOT NULL,
    `target` LONGTEXT NOT NULL,
    `detail` LONGTEXT NOT NULL,

    INDEX `ArchiveSnapshot_siteId_objectId_id_idx`(`siteId`, `objectId`, `id`),
    INDEX `ArchiveSnapshot_siteId_type_id_idx`(`siteId`, `type`, `id`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `LockedBytes` (
    `siteId` VARCHAR(36) NOT NULL,
    `blobId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `itemId` INTEGER NOT NULL,
    `place` VARCHAR(64) NOT NULL,
    `lockedUntil` DATETIME(3) NULL,
    `isFixed` BOOLEAN NOT NULL,
    `isHeld` BOOLEAN NOT NULL,

    INDEX `LockedBytes_siteId_listId_itemId_idx`(`siteId`, `listId`, `itemId`),
    INDEX `LockedBytes_siteId_listId_lockedUntil_idx`(`siteId`, `listId`, `lockedUntil`),
    PRIMARY KEY (`siteId`, `blobId`, `listId`, `itemId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateIndex
CREATE INDEX `ArchivedItem_siteId_damagedAt_listId_itemId_idx` ON `ArchivedItem`(`siteId`, `damagedAt`, `listId`, `itemId`);
