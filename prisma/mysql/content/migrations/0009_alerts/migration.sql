-- CreateTable
CREATE TABLE `Alert` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `itemId` INTEGER NULL,
    `ownerId` INTEGER NOT NULL,
    `claims` LONGTEXT NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `eventType` INTEGER NOT NULL,
    `frequency` INTEGER NOT NULL,
    `channels` INTEGER NOT NULL,
    `status` INTEGER NOT NULL,
    `alertTime` DATETIME(3) NULL,
    `filter` LONGTEXT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `sequence` BIGINT NOT NULL,
    `dueAt` DATETIME(3) NULL,
    `telling` BIGINT NULL,
    `attempts` INTEGER NOT NULL,
    `nextAt` DATETIME(3) NULL,
    `version` INTEGER NOT NULL,

    INDEX `Alert_siteId_listId_idx`(`siteId`, `listId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
