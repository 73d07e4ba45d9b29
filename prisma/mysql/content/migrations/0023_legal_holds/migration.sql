-- CreateTable
CREATE TABLE `LegalHold` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `name` VARCHAR(255) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NULL,
    `itemIds` LONGTEXT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `createdById` INTEGER NOT NULL,
    `releasedAt` DATETIME(3) NULL,
    `releasedById` INTEGER NULL,

    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
