-- CreateTable
CREATE TABLE `WorkflowAssociation` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `name` VARCHAR(255) NOT NULL,
    `template` VARCHAR(16) NOT NULL,
    `inParallel` BOOLEAN NOT NULL,
    `people` LONGTEXT NOT NULL,
    `taskListId` VARCHAR(36) NOT NULL,
    `historyListId` VARCHAR(36) NOT NULL,
    `enabled` BOOLEAN NOT NULL,
    `authorId` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,

    INDEX `WorkflowAssociation_siteId_listId_idx`(`siteId`, `listId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `WorkflowInstance` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `itemId` INTEGER NOT NULL,
    `associationId` VARCHAR(36) NOT NULL,
    `template` VARCHAR(16) NOT NULL,
    `name` VARCHAR(255) NOT NULL,
    `message` LONGTEXT NOT NULL,
    `waiting` LONGTEXT NOT NULL,
    `taskListId` VARCHAR(36) NOT NULL,
    `historyListId` VARCHAR(36) NOT NULL,
    `authorId` INTEGER NOT NULL,
    `outcome` VARCHAR(16) NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,
    `version` INTEGER NOT NULL,

    INDEX `WorkflowInstance_siteId_listId_itemId_idx`(`siteId`, `listId`, `itemId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `WorkflowTask` (
    `siteId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `itemId` INTEGER NOT NULL,
    `instanceId` VARCHAR(36) NOT NULL,
    `assigneeId` INTEGER NOT NULL,
    `claimedById` INTEGER NULL,
    `outcome` VARCHAR(16) NULL,

    INDEX `WorkflowTask_siteId_instanceId_idx`(`siteId`, `instanceId`),
    PRIMARY KEY (`siteId`, `listId`, `itemId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
