-- CreateTable
CREATE TABLE `ArchivedScope` (
    `siteId` VARCHAR(36) NOT NULL,
    `objectId` VARCHAR(36) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `isList` BOOLEAN NOT NULL,
    `archivedAt` DATETIME(3) NOT NULL,
    `archivedById` INTEGER NOT NULL,

    PRIMARY KEY (`siteId`, `objectId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
