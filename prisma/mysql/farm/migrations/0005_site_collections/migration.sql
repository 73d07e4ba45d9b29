-- AlterTable
ALTER TABLE `ContentDatabase` ADD COLUMN `storageName` VARCHAR(128) NULL;

-- AlterTable
ALTER TABLE `SiteCollection` ADD COLUMN `deletedAt` DATETIME(3) NULL,
    ADD COLUMN `owner` VARCHAR(255) NULL,
    ADD COLUMN `state` VARCHAR(16) NULL;

-- CreateTable
CREATE TABLE `UserPolicy` (
    `webApplicationId` VARCHAR(36) NOT NULL,
    `loginKey` VARCHAR(255) NOT NULL,
    `loginName` VARCHAR(255) NOT NULL,
    `access` VARCHAR(16) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,

    PRIMARY KEY (`webApplicationId`, `loginKey`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
