-- CreateTable
CREATE TABLE `Site` (
    `siteId` VARCHAR(36) NOT NULL,
    `rootWebId` VARCHAR(36) NOT NULL,
    `ownerId` INTEGER NULL,
    `ownersGroupId` INTEGER NULL,
    `membersGroupId` INTEGER NULL,
    `visitorsGroupId` INTEGER NULL,
    `changeSequence` BIGINT NOT NULL,
    `nextPrincipalId` INTEGER NOT NULL,
    `nextRoleDefinitionId` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `properties` LONGTEXT NULL,

    PRIMARY KEY (`siteId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Web` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `parentWebId` VARCHAR(36) NULL,
    `rootFolderId` VARCHAR(36) NOT NULL,
    `scopeId` VARCHAR(36) NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `description` LONGTEXT NOT NULL,
    `language` INTEGER NOT NULL,
    `locale` INTEGER NOT NULL,
    `timeZone` VARCHAR(64) NOT NULL,
    `template` VARCHAR(64) NOT NULL,
    `configuration` INTEGER NOT NULL,
    `authorId` INTEGER NULL,
    `version` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `lastItemModifiedAt` DATETIME(3) NOT NULL,
    `properties` LONGTEXT NULL,

    INDEX `Web_siteId_parentWebId_idx`(`siteId`, `parentWebId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `List` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `rootFolderId` VARCHAR(36) NOT NULL,
    `scopeId` VARCHAR(36) NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `titleKey` VARCHAR(300) NOT NULL,
    `description` LONGTEXT NOT NULL,
    `entityTypeName` VARCHAR(400) NOT NULL,
    `baseType` INTEGER NOT NULL,
    `baseTemplate` INTEGER NOT NULL,
    `hidden` BOOLEAN NOT NULL,
    `contentTypesEnabled` BOOLEAN NOT NULL,
    `enableAttachments` BOOLEAN NOT NULL,
    `enableFolderCreation` BOOLEAN NOT NULL,
    `enableVersioning` BOOLEAN NOT NULL,
    `enableMinorVersions` BOOLEAN NOT NULL,
    `enableModeration` BOOLEAN NOT NULL,
    `forceCheckout` BOOLEAN NOT NULL,
    `noCrawl` BOOLEAN NOT NULL,
    `draftVisibility` INTEGER NOT NULL,
    `majorVersionLimit` INTEGER NOT NULL,
    `majorWithMinorLimit` INTEGER NOT NULL,
    `itemCount` INTEGER NOT NULL,
    `nextItemId` INTEGER NOT NULL,
    `authorId` INTEGER NULL,
    `version` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `lastItemModifiedAt` DATETIME(3) NOT NULL,
    `lastItemDeletedAt` DATETIME(3) NOT NULL,
    `recycledIn` VARCHAR(36) NULL,
    `properties` LONGTEXT NULL,

    UNIQUE INDEX `List_siteId_webId_titleKey_key`(`siteId`, `webId`, `titleKey`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Field` (
    `siteId` VARCHAR(36) NOT NULL,
    `ownerId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `ordinal` INTEGER NOT NULL,
    `internalName` VARCHAR(64) NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `description` LONGTEXT NOT NULL,
    `groupName` VARCHAR(128) NOT NULL,
    `type` VARCHAR(32) NOT NULL,
    `required` BOOLEAN NOT NULL,
    `hidden` BOOLEAN NOT NULL,
    `readOnly` BOOLEAN NOT NULL,
    `sealed` BOOLEAN NOT NULL,
    `unique` BOOLEAN NOT NULL,
    `indexed` BOOLEAN NOT NULL,
    `indexStatus` INTEGER NOT NULL,
    `slot` VARCHAR(16) NULL,
    `poolSlot` VARCHAR(16) NULL,
    `defaultValue` LONGTEXT NULL,
    `settings` LONGTEXT NULL,
    `version` INTEGER NOT NULL,

    UNIQUE INDEX `Field_siteId_ownerId_internalName_key`(`siteId`, `ownerId`, `internalName`),
    PRIMARY KEY (`siteId`, `ownerId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `FreedSlot` (
    `siteId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `slot` VARCHAR(16) NOT NULL,

    PRIMARY KEY (`siteId`, `listId`, `slot`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `ContentType` (
    `siteId` VARCHAR(36) NOT NULL,
    `ownerId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(512) NOT NULL,
    `name` VARCHAR(255) NOT NULL,
    `description` LONGTEXT NOT NULL,
    `groupName` VARCHAR(128) NOT NULL,
    `ordinal` INTEGER NOT NULL,
    `hidden` BOOLEAN NOT NULL,
    `sealed` BOOLEAN NOT NULL,
    `readOnly` BOOLEAN NOT NULL,
    `fieldLinks` LONGTEXT NOT NULL,
    `version` INTEGER NOT NULL,

    PRIMARY KEY (`siteId`, `ownerId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `View` (
    `siteId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `ordinal` INTEGER NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `leafName` VARCHAR(255) NOT NULL,
    `isDefault` BOOLEAN NOT NULL,
    `hidden` BOOLEAN NOT NULL,
    `personalOf` INTEGER NULL,
    `type` VARCHAR(16) NOT NULL,
    `scope` INTEGER NOT NULL,
    `query` LONGTEXT NOT NULL,
    `fields` LONGTEXT NOT NULL,
    `rowLimit` INTEGER NOT NULL,
    `paged` BOOLEAN NOT NULL,
    `settings` LONGTEXT NULL,
    `version` INTEGER NOT NULL,

    PRIMARY KEY (`siteId`, `listId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Item` (
    `siteId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `itemId` INTEGER NOT NULL,
    `uniqueId` VARCHAR(36) NOT NULL,
    `documentId` VARCHAR(36) NULL,
    `folderId` VARCHAR(36) NOT NULL,
    `scopeId` VARCHAR(36) NOT NULL,
    `kind` INTEGER NOT NULL,
    `contentTypeId` VARCHAR(512) NOT NULL,
    `authorId` INTEGER NOT NULL,
    `editorId` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,
    `version` INTEGER NOT NULL,
    `uiVersion` INTEGER NOT NULL,
    `moderationStatus` INTEGER NOT NULL,
    `moderationComments` LONGTEXT NULL,
    `attachmentCount` INTEGER NOT NULL,
    `sortOrder` DOUBLE NOT NULL,
    `recycledIn` VARCHAR(36) NULL,
    `extra` LONGTEXT NULL,
    `title` VARCHAR(300) NULL,
    `text1` VARCHAR(300) NULL,
    `text2` VARCHAR(300) NULL,
    `text3` VARCHAR(300) NULL,
    `text4` VARCHAR(300) NULL,
    `text5` VARCHAR(300) NULL,
    `text6` VARCHAR(300) NULL,
    `text7` VARCHAR(300) NULL,
    `text8` VARCHAR(300) NULL,
    `text9` VARCHAR(300) NULL,
    `text10` VARCHAR(300) NULL,
    `text11` VARCHAR(300) NULL,
    `text12` VARCHAR(300) NULL,
    `text13` VARCHAR(300) NULL,
    `text14` VARCHAR(300) NULL,
    `text15` VARCHAR(300) NULL,
    `text16` VARCHAR(300) NULL,
    `text17` VARCHAR(300) NULL,
    `text18` VARCHAR(300) NULL,
    `text19` VARCHAR(300) NULL,
    `text20` VARCHAR(300) NULL,
    `text21` VARCHAR(300) NULL,
    `text22` VARCHAR(300) NULL,
    `text23` VARCHAR(300) NULL,
    `text24` VARCHAR(300) NULL,
    `number1` DOUBLE NULL,
    `number2` DOUBLE NULL,
    `number3` DOUBLE NULL,
    `number4` DOUBLE NULL,
    `number5` DOUBLE NULL,
    `number6` DOUBLE NULL,
    `number7` DOUBLE NULL,
    `number8` DOUBLE NULL,
    `number9` DOUBLE NULL,
    `number10` DOUBLE NULL,
    `date1` DATETIME(3) NULL,
    `date2` DATETIME(3) NULL,
    `date3` DATETIME(3) NULL,
    `date4` DATETIME(3) NULL,
    `bool1` BOOLEAN NULL,
    `bool2` BOOLEAN NULL,
    `bool3` BOOLEAN NULL,
    `bool4` BOOLEAN NULL,
    `bool5` BOOLEAN NULL,
    `bool6` BOOLEAN NULL,
    `bool7` BOOLEAN NULL,
    `bool8` BOOLEAN NULL,
    `int1` INTEGER NULL,
    `int2` INTEGER NULL,
    `int3` INTEGER NULL,
    `int4` INTEGER NULL,
    `int5` INTEGER NULL,
    `int6` INTEGER NULL,
    `int7` INTEGER NULL,
    `int8` INTEGER NULL,
    `note1` LONGTEXT NULL,
    `note2` LONGTEXT NULL,
    `note3` LONGTEXT NULL,
    `note4` LONGTEXT NULL,
    `ixText1` VARCHAR(300) NULL,
    `ixText2` VARCHAR(300) NULL,
    `ixText3` VARCHAR(300) NULL,
    `ixText4` VARCHAR(300) NULL,
    `ixText5` VARCHAR(300) NULL,
    `ixText6` VARCHAR(300) NULL,
    `ixText7` VARCHAR(300) NULL,
    `ixText8` VARCHAR(300) NULL,
    `ixNumber1` DOUBLE NULL,
    `ixNumber2` DOUBLE NULL,
    `ixNumber3` DOUBLE NULL,
    `ixNumber4` DOUBLE NULL,
    `ixNumber5` DOUBLE NULL,
    `ixNumber6` DOUBLE NULL,
    `ixDate1` DATETIME(3) NULL,
    `ixDate2` DATETIME(3) NULL,
    `ixDate3` DATETIME(3) NULL,
    `ixDate4` DATETIME(3) NULL,
    `ixDate5` DATETIME(3) NULL,
    `ixDate6` DATETIME(3) NULL,
    `ixInt1` INTEGER NULL,
    `ixInt2` INTEGER NULL,
    `ixInt3` INTEGER NULL,
    `ixInt4` INTEGER NULL,
    `ixInt5` INTEGER NULL,
    `ixInt6` INTEGER NULL,
    `ixInt7` INTEGER NULL,
    `ixInt8` INTEGER NULL,

    UNIQUE INDEX `Item_siteId_uniqueId_key`(`siteId`, `uniqueId`),
    INDEX `Item_siteId_listId_folderId_idx`(`siteId`, `listId`, `folderId`),
    INDEX `Item_siteId_listId_title_itemId_idx`(`siteId`, `listId`, `title`, `itemId`),
    INDEX `Item_siteId_listId_ixText1_itemId_idx`(`siteId`, `listId`, `ixText1`, `itemId`),
    INDEX `Item_siteId_listId_ixText2_itemId_idx`(`siteId`, `listId`, `ixText2`, `itemId`),
    INDEX `Item_siteId_listId_ixText3_itemId_idx`(`siteId`, `listId`, `ixText3`, `itemId`),
    INDEX `Item_siteId_listId_ixText4_itemId_idx`(`siteId`, `listId`, `ixText4`, `itemId`),
    INDEX `Item_siteId_listId_ixText5_itemId_idx`(`siteId`, `listId`, `ixText5`, `itemId`),
    INDEX `Item_siteId_listId_ixText6_itemId_idx`(`siteId`, `listId`, `ixText6`, `itemId`),
    INDEX `Item_siteId_listId_ixText7_itemId_idx`(`siteId`, `listId`, `ixText7`, `itemId`),
    INDEX `Item_siteId_listId_ixText8_itemId_idx`(`siteId`, `listId`, `ixText8`, `itemId`),
    INDEX `Item_siteId_listId_ixNumber1_itemId_idx`(`siteId`, `listId`, `ixNumber1`, `itemId`),
    INDEX `Item_siteId_listId_ixNumber2_itemId_idx`(`siteId`, `listId`, `ixNumber2`, `itemId`),
    INDEX `Item_siteId_listId_ixNumber3_itemId_idx`(`siteId`, `listId`, `ixNumber3`, `itemId`),
    INDEX `Item_siteId_listId_ixNumber4_itemId_idx`(`siteId`, `listId`, `ixNumber4`, `itemId`),
    INDEX `Item_siteId_listId_ixNumber5_itemId_idx`(`siteId`, `listId`, `ixNumber5`, `itemId`),
    INDEX `Item_siteId_listId_ixNumber6_itemId_idx`(`siteId`, `listId`, `ixNumber6`, `itemId`),
    INDEX `Item_siteId_listId_ixDate1_itemId_idx`(`siteId`, `listId`, `ixDate1`, `itemId`),
    INDEX `Item_siteId_listId_ixDate2_itemId_idx`(`siteId`, `listId`, `ixDate2`, `itemId`),
    INDEX `Item_siteId_listId_ixDate3_itemId_idx`(`siteId`, `listId`, `ixDate3`, `itemId`),
    INDEX `Item_siteId_listId_ixDate4_itemId_idx`(`siteId`, `listId`, `ixDate4`, `itemId`),
    INDEX `Item_siteId_listId_ixDate5_itemId_idx`(`siteId`, `listId`, `ixDate5`, `itemId`),
    INDEX `Item_siteId_listId_ixDate6_itemId_idx`(`siteId`, `listId`, `ixDate6`, `itemId`),
    INDEX `Item_siteId_listId_ixInt1_itemId_idx`(`siteId`, `listId`, `ixInt1`, `itemId`),
    INDEX `Item_siteId_listId_ixInt2_itemId_idx`(`siteId`, `listId`, `ixInt2`, `itemId`),
    INDEX `Item_siteId_listId_ixInt3_itemId_idx`(`siteId`, `listId`, `ixInt3`, `itemId`),
    INDEX `Item_siteId_listId_ixInt4_itemId_idx`(`siteId`, `listId`, `ixInt4`, `itemId`),
    INDEX `Item_siteId_listId_ixInt5_itemId_idx`(`siteId`, `listId`, `ixInt5`, `itemId`),
    INDEX `Item_siteId_listId_ixInt6_itemId_idx`(`siteId`, `listId`, `ixInt6`, `itemId`),
    INDEX `Item_siteId_listId_ixInt7_itemId_idx`(`siteId`, `listId`, `ixInt7`, `itemId`),
    INDEX `Item_siteId_listId_ixInt8_itemId_idx`(`siteId`, `listId`, `ixInt8`, `itemId`),
    PRIMARY KEY (`siteId`, `listId`, `itemId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `ItemVersion` (
    `siteId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `itemId` INTEGER NOT NULL,
    `uiVersion` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `editorId` INTEGER NOT NULL,
    `comment` LONGTEXT NULL,
    `snapshot` LONGTEXT NOT NULL,

    PRIMARY KEY (`siteId`, `listId`, `itemId`, `uiVersion`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Document` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `parentId` VARCHAR(36) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NULL,
    `itemId` INTEGER NULL,
    `scopeId` VARCHAR(36) NOT NULL,
    `kind` INTEGER NOT NULL,
    `leafName` VARCHAR(255) NOT NULL,
    `leafKey` VARCHAR(300) NOT NULL,
    `blobId` VARCHAR(36) NULL,
    `sizeBytes` BIGINT NOT NULL,
    `sha256` VARCHAR(64) NULL,
    `authorId` INTEGER NOT NULL,
    `editorId` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `modifiedAt` DATETIME(3) NOT NULL,
    `version` INTEGER NOT NULL,
    `contentVersion` INTEGER NOT NULL,
    `uiVersion` INTEGER NOT NULL,
    `level` INTEGER NOT NULL,
    `checkedOutBy` INTEGER NULL,
    `checkedOutAt` DATETIME(3) NULL,
    `checkInComment` LONGTEXT NULL,
    `welcomePage` VARCHAR(255) NULL,
    `properties` LONGTEXT NULL,
    `recycledIn` VARCHAR(36) NULL,

    UNIQUE INDEX `Document_siteId_parentId_leafKey_key`(`siteId`, `parentId`, `leafKey`),
    INDEX `Document_siteId_listId_itemId_idx`(`siteId`, `listId`, `itemId`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `DocumentVersion` (
    `siteId` VARCHAR(36) NOT NULL,
    `documentId` VARCHAR(36) NOT NULL,
    `uiVersion` INTEGER NOT NULL,
    `blobId` VARCHAR(36) NOT NULL,
    `sizeBytes` BIGINT NOT NULL,
    `sha256` VARCHAR(64) NOT NULL,
    `editorId` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `checkInComment` LONGTEXT NULL,
    `properties` LONGTEXT NULL,

    PRIMARY KEY (`siteId`, `documentId`, `uiVersion`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Attachment` (
    `siteId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NOT NULL,
    `itemId` INTEGER NOT NULL,
    `fileKey` VARCHAR(300) NOT NULL,
    `fileName` VARCHAR(255) NOT NULL,
    `blobId` VARCHAR(36) NOT NULL,
    `sizeBytes` BIGINT NOT NULL,
    `sha256` VARCHAR(64) NOT NULL,
    `authorId` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `recycledIn` VARCHAR(36) NULL,

    PRIMARY KEY (`siteId`, `listId`, `itemId`, `fileKey`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `UploadSession` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `documentId` VARCHAR(36) NOT NULL,
    `principalId` INTEGER NOT NULL,
    `offsetBytes` BIGINT NOT NULL,
    `state` LONGTEXT NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `touchedAt` DATETIME(3) NOT NULL,

    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Blob` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `sizeBytes` BIGINT NOT NULL,
    `sha256` VARCHAR(64) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `releasedAt` DATETIME(3) NULL,

    INDEX `Blob_releasedAt_idx`(`releasedAt`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `BlobChunk` (
    `siteId` VARCHAR(36) NOT NULL,
    `blobId` VARCHAR(36) NOT NULL,
    `ordinal` INTEGER NOT NULL,
    `bytes` LONGBLOB NOT NULL,

    PRIMARY KEY (`siteId`, `blobId`, `ordinal`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `RecycleBinItem` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NULL,
    `itemId` INTEGER NULL,
    `objectId` VARCHAR(36) NOT NULL,
    `kind` INTEGER NOT NULL,
    `stage` INTEGER NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `directory` LONGTEXT NOT NULL,
    `leafName` VARCHAR(255) NOT NULL,
    `sizeBytes` BIGINT NOT NULL,
    `authorId` INTEGER NOT NULL,
    `deletedBy` INTEGER NOT NULL,
    `deletedAt` DATETIME(3) NOT NULL,
    `state` LONGTEXT NULL,

    INDEX `RecycleBinItem_siteId_webId_deletedAt_idx`(`siteId`, `webId`, `deletedAt`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `PermissionScope` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NULL,
    `objectId` VARCHAR(36) NOT NULL,

    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `RoleAssignment` (
    `siteId` VARCHAR(36) NOT NULL,
    `scopeId` VARCHAR(36) NOT NULL,
    `principalId` INTEGER NOT NULL,
    `roleDefinitionId` INTEGER NOT NULL,

    PRIMARY KEY (`siteId`, `scopeId`, `principalId`, `roleDefinitionId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `RoleDefinition` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` INTEGER NOT NULL,
    `name` VARCHAR(255) NOT NULL,
    `nameKey` VARCHAR(300) NOT NULL,
    `description` LONGTEXT NOT NULL,
    `kind` INTEGER NOT NULL,
    `ordinal` INTEGER NOT NULL,
    `hidden` BOOLEAN NOT NULL,
    `maskHigh` BIGINT NOT NULL,
    `maskLow` BIGINT NOT NULL,

    UNIQUE INDEX `RoleDefinition_siteId_nameKey_key`(`siteId`, `nameKey`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Principal` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` INTEGER NOT NULL,
    `kind` INTEGER NOT NULL,
    `loginKey` VARCHAR(300) NOT NULL,
    `loginName` VARCHAR(255) NOT NULL,
    `title` VARCHAR(255) NOT NULL,
    `email` VARCHAR(255) NOT NULL,
    `description` LONGTEXT NOT NULL,
    `ownerId` INTEGER NULL,
    `isSiteAdmin` BOOLEAN NOT NULL,
    `hidden` BOOLEAN NOT NULL,
    `settings` LONGTEXT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `deletedAt` DATETIME(3) NULL,

    UNIQUE INDEX `Principal_siteId_loginKey_key`(`siteId`, `loginKey`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `GroupMember` (
    `siteId` VARCHAR(36) NOT NULL,
    `groupId` INTEGER NOT NULL,
    `memberId` INTEGER NOT NULL,

    INDEX `GroupMember_siteId_memberId_idx`(`siteId`, `memberId`),
    PRIMARY KEY (`siteId`, `groupId`, `memberId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Change` (
    `siteId` VARCHAR(36) NOT NULL,
    `sequence` BIGINT NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `webId` VARCHAR(36) NOT NULL,
    `listId` VARCHAR(36) NULL,
    `itemId` INTEGER NULL,
    `objectId` VARCHAR(36) NOT NULL,
    `entity` VARCHAR(24) NOT NULL,
    `type` INTEGER NOT NULL,
    `actorId` INTEGER NOT NULL,
    `detail` LONGTEXT NULL,

    INDEX `Change_siteId_listId_sequence_idx`(`siteId`, `listId`, `sequence`),
    PRIMARY KEY (`siteId`, `sequence`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `AuditRecord` (
    `siteId` VARCHAR(36) NOT NULL,
    `sequence` BIGINT NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `type` VARCHAR(32) NOT NULL,
    `operation` VARCHAR(64) NOT NULL,
    `actor` VARCHAR(255) NOT NULL,
    `target` LONGTEXT NOT NULL,
    `detail` LONGTEXT NULL,
    `sealedAs` BIGINT NULL,

    PRIMARY KEY (`siteId`, `sequence`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
