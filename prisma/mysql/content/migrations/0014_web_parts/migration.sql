-- CreateTable
CREATE TABLE `WebPart` (
    `siteId` VARCHAR(36) NOT NULL,
    `documentId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `zoneId` VARCHAR(64) NOT NULL,
    `ordinal` INTEGER NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `typeName` LONGTEXT NOT NULL,
    `content` LONGTEXT NOT NULL,
    `version` INTEGER NOT NULL,

    PRIMARY KEY (`siteId`, `documentId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
