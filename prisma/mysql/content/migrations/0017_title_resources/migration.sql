-- CreateTable
CREATE TABLE `TitleResource` (
    `siteId` VARCHAR(36) NOT NULL,
    `ownerId` VARCHAR(36) NOT NULL,
    `part` VARCHAR(64) NOT NULL,
    `language` INTEGER NOT NULL,
    `text` LONGTEXT NOT NULL,

    PRIMARY KEY (`siteId`, `ownerId`, `part`, `language`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
