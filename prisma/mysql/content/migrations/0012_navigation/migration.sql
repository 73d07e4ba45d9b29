-- AlterTable
ALTER TABLE `Web` ADD COLUMN `settings` LONGTEXT NULL;

-- AlterTable
ALTER TABLE `List` ADD COLUMN `settings` LONGTEXT NULL;

-- CreateTable
CREATE TABLE `Feature` (
    `siteId` VARCHAR(36) NOT NULL,
    `ownerId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `isActive` BOOLEAN NOT NULL,
    `changedAt` DATETIME(3) NOT NULL,

    PRIMARY KEY (`siteId`, `ownerId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `NavigationNode` (
    `siteId` VARCHAR(36) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `id` INTEGER NOT NULL,
    `parentId` INTEGER NOT NULL,
    `ordinal` INTEGER NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `url` LONGTEXT NOT NULL,
    `isExternal` BOOLEAN NOT NULL,
    `isVisible` BOOLEAN NOT NULL,

    PRIMARY KEY (`siteId`, `webId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `UserCustomAction` (
    `siteId` VARCHAR(36) NOT NULL,
    `ownerId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `settings` LONGTEXT NOT NULL,
    `version` INTEGER NOT NULL,

    PRIMARY KEY (`siteId`, `ownerId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `EventReceiver` (
    `siteId` VARCHAR(36) NOT NULL,
    `ownerId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `settings` LONGTEXT NOT NULL,
    `version` INTEGER NOT NULL,

    PRIMARY KEY (`siteId`, `ownerId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
