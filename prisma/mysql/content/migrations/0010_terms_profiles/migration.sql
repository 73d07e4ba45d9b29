-- CreateTable
CREATE TABLE `TermGroup` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `name` VARCHAR(255) NOT NULL,
    `nameKey` VARCHAR(300) NOT NULL,
    `description` LONGTEXT NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,

    UNIQUE INDEX `TermGroup_siteId_nameKey_key`(`siteId`, `nameKey`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `TermSet` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `groupId` VARCHAR(36) NOT NULL,
    `name` VARCHAR(255) NOT NULL,
    `nameKey` VARCHAR(300) NOT NULL,
    `description` LONGTEXT NOT NULL,
    `isOpen` BOOLEAN NOT NULL,
    `isAvailable` BOOLEAN NOT NULL,
    `termCount` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,

    UNIQUE INDEX `TermSet_siteId_groupId_nameKey_key`(`siteId`, `groupId`, `nameKey`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Term` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `termSetId` VARCHAR(36) NOT NULL,
    `parentId` VARCHAR(36) NOT NULL,
    `depth` INTEGER NOT NULL,
    `description` LONGTEXT NOT NULL,
    `isDeprecated` BOOLEAN NOT NULL,
    `isAvailable` BOOLEAN NOT NULL,
    `ownerId` INTEGER NOT NULL,
    `properties` LONGTEXT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,

    INDEX `Term_siteId_termSetId_parentId_idx`(`siteId`, `termSetId`, `parentId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `TermLabel` (
    `siteId` VARCHAR(36) NOT NULL,
    `termId` VARCHAR(36) NOT NULL,
    `lcid` INTEGER NOT NULL,
    `labelKey` VARCHAR(300) NOT NULL,
    `label` VARCHAR(255) NOT NULL,
    `isDefault` BOOLEAN NOT NULL,
    `termSetId` VARCHAR(36) NOT NULL,
    `parentId` VARCHAR(36) NOT NULL,

    UNIQUE INDEX `TermLabel_siteId_termSetId_parentId_lcid_labelKey_key`(`siteId`, `termSetId`, `parentId`, `lcid`, `labelKey`),
    INDEX `TermLabel_siteId_lcid_labelKey_idx`(`siteId`, `lcid`, `labelKey`),
    PRIMARY KEY (`siteId`, `termId`, `lcid`, `labelKey`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `UserProfile` (
    `siteId` VARCHAR(36) NOT NULL,
    `principalId` INTEGER NOT NULL,
    `isDeleted` BOOLEAN NOT NULL,
    `nextEntryId` INTEGER NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,

    PRIMARY KEY (`siteId`, `principalId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `ProfileProperty` (
    `siteId` VARCHAR(36) NOT NULL,
    `principalId` INTEGER NOT NULL,
    `name` VARCHAR(64) NOT NULL,
    `values` LONGTEXT NOT NULL,
    `valueKey` VARCHAR(300) NOT NULL,
    `privacy` INTEGER NOT NULL,

    INDEX `ProfileProperty_siteId_name_valueKey_idx`(`siteId`, `name`, `valueKey`),
    PRIMARY KEY (`siteId`, `principalId`, `name`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `ProfileEntry` (
    `siteId` VARCHAR(36) NOT NULL,
    `principalId` INTEGER NOT NULL,
    `kind` VARCHAR(16) NOT NULL,
    `id` INTEGER NOT NULL,
    `entryKey` VARCHAR(300) NOT NULL,
    `groupName` VARCHAR(255) NOT NULL,
    `privacy` INTEGER NOT NULL,
    `detail` LONGTEXT NOT NULL,

    UNIQUE INDEX `ProfileEntry_siteId_principalId_kind_entryKey_key`(`siteId`, `principalId`, `kind`, `entryKey`),
    INDEX `ProfileEntry_siteId_kind_entryKey_idx`(`siteId`, `kind`, `entryKey`),
    PRIMARY KEY (`siteId`, `principalId`, `kind`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
