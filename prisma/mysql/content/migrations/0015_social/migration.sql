-- CreateTable
CREATE TABLE `SocialTag` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `principalId` INTEGER NOT NULL,
    `urlKey` VARCHAR(36) NOT NULL,
    `termId` VARCHAR(36) NOT NULL,
    `url` LONGTEXT NOT NULL,
    `title` LONGTEXT NOT NULL,
    `isPrivate` BOOLEAN NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,

    UNIQUE INDEX `SocialTag_siteId_principalId_urlKey_termId_key`(`siteId`, `principalId`, `urlKey`, `termId`),
    INDEX `SocialTag_siteId_urlKey_idx`(`siteId`, `urlKey`),
    INDEX `SocialTag_siteId_termId_idx`(`siteId`, `termId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `SocialNote` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `principalId` INTEGER NOT NULL,
    `urlKey` VARCHAR(36) NOT NULL,
    `url` LONGTEXT NOT NULL,
    `title` LONGTEXT NOT NULL,
    `note` LONGTEXT NOT NULL,
    `isHighPriority` BOOLEAN NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,

    UNIQUE INDEX `SocialNote_siteId_principalId_urlKey_modifiedAt_key`(`siteId`, `principalId`, `urlKey`, `modifiedAt`),
    INDEX `SocialNote_siteId_urlKey_modifiedAt_idx`(`siteId`, `urlKey`, `modifiedAt`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `SocialRating` (
    `siteId` VARCHAR(36) NOT NULL,
    `principalId` INTEGER NOT NULL,
    `urlKey` VARCHAR(36) NOT NULL,
    `url` LONGTEXT NOT NULL,
    `title` LONGTEXT NOT NULL,
    `rating` INTEGER NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,

    INDEX `SocialRating_siteId_urlKey_idx`(`siteId`, `urlKey`),
    PRIMARY KEY (`siteId`, `principalId`, `urlKey`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
