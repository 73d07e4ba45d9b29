-- CreateTable
CREATE TABLE `Subscription` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `ownerId` INTEGER NOT NULL,
    `claims` LONGTEXT NOT NULL,
    `notificationUrl` LONGTEXT NOT NULL,
    `clientState` VARCHAR(255) NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `expiresAt` DATETIME(3) NOT NULL,
    `sequence` BIGINT NOT NULL,
    `attempts` INTEGER NOT NULL,
    `failedSince` DATETIME(3) NULL,
    `nextAt` DATETIME(3) NULL,
    `switchedOffAt` DATETIME(3) NULL,
    `deliveries` INTEGER NOT NULL,
    `version` INTEGER NOT NULL,

    INDEX `Subscription_siteId_listId_idx`(`siteId`, `listId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Delivery` (
    `siteId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `subscriptionId` VARCHAR(36) NOT NULL,
    `ordinal` INTEGER NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `sequence` BIGINT NOT NULL,
    `outcome` VARCHAR(16) NOT NULL,
    `status` INTEGER NULL,
    `reason` LONGTEXT NOT NULL,
    `durationMs` INTEGER NOT NULL,

    INDEX `Delivery_siteId_listId_idx`(`siteId`, `listId`),
    PRIMARY KEY (`siteId`, `subscriptionId`, `ordinal`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
