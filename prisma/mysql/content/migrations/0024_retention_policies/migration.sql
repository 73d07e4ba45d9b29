-- CreateTable
CREATE TABLE `RetentionPolicy` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `period` VARCHAR(60) NOT NULL,
    `basis` VARCHAR(10) NOT NULL,
    `action` VARCHAR(10) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `createdById` INTEGER NOT NULL,
    `lastRunAt` DATETIME(3) NULL,
    `lastDone` INTEGER NULL,
    `lastKept` INTEGER NULL,
    `lastFailed` INTEGER NULL,

    INDEX `RetentionPolicy_siteId_listId_idx`(`siteId`, `listId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
