-- CreateTable
CREATE TABLE `TermPlacement` (
    `siteId` VARCHAR(36) NOT NULL,
    `termSetId` VARCHAR(36) NOT NULL,
    `termId` VARCHAR(36) NOT NULL,
    `parentId` VARCHAR(36) NOT NULL,
    `depth` INTEGER NOT NULL,
    `pinnedRootId` VARCHAR(36) NULL,
    `createdAt` DATETIME(3) NOT NULL,

    INDEX `TermPlacement_siteId_termId_idx`(`siteId`, `termId`),
    INDEX `TermPlacement_siteId_termSetId_parentId_idx`(`siteId`, `termSetId`, `parentId`),
    PRIMARY KEY (`siteId`, `termSetId`, `termId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
