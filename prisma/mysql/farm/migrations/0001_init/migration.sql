-- CreateTable
CREATE TABLE `Tenant` (
    `id` VARCHAR(36) NOT NULL,
    `slug` VARCHAR(64) NOT NULL,
    `state` VARCHAR(16) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,

    UNIQUE INDEX `Tenant_slug_key`(`slug`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `WebApplication` (
    `id` VARCHAR(36) NOT NULL,
    `tenantId` VARCHAR(36) NULL,
    `name` VARCHAR(128) NOT NULL,
    `nameKey` VARCHAR(128) NOT NULL,
    `displayName` VARCHAR(255) NOT NULL,
    `baseUrl` VARCHAR(400) NOT NULL,
    `anonymousAccess` VARCHAR(16) NOT NULL,
    `profile` VARCHAR(32) NULL,
    `storageBackend` VARCHAR(64) NULL,
    `storageSettings` LONGTEXT NULL,
    `certificateRef` VARCHAR(255) NULL,
    `createdAt` DATETIME(3) NOT NULL,

    UNIQUE INDEX `WebApplication_nameKey_key`(`nameKey`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `HostBinding` (
    `id` VARCHAR(36) NOT NULL,
    `webApplicationId` VARCHAR(36) NOT NULL,
    `host` VARCHAR(255) NOT NULL,
    `port` INTEGER NOT NULL,
    `scheme` VARCHAR(8) NOT NULL,
    `isPrimary` BOOLEAN NOT NULL,
    `tlsCertificateRef` VARCHAR(255) NULL,
    `tlsCertificatePath` VARCHAR(400) NULL,

    UNIQUE INDEX `HostBinding_host_port_key`(`host`, `port`),
    INDEX `HostBinding_webApplicationId_idx`(`webApplicationId`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `ManagedPath` (
    `webApplicationId` VARCHAR(36) NOT NULL,
    `pathKey` VARCHAR(255) NOT NULL,
    `path` VARCHAR(255) NOT NULL,
    `kind` VARCHAR(16) NOT NULL,

    PRIMARY KEY (`webApplicationId`, `pathKey`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `ContentDatabase` (
    `id` VARCHAR(36) NOT NULL,
    `tenantId` VARCHAR(36) NULL,
    `webApplicationId` VARCHAR(36) NOT NULL,
    `name` VARCHAR(128) NOT NULL,
    `nameKey` VARCHAR(128) NOT NULL,
    `status` VARCHAR(16) NOT NULL,
    `maxSiteCount` INTEGER NOT NULL,
    `connectionRef` VARCHAR(255) NULL,
    `createdAt` DATETIME(3) NOT NULL,

    UNIQUE INDEX `ContentDatabase_nameKey_key`(`nameKey`),
    INDEX `ContentDatabase_webApplicationId_idx`(`webApplicationId`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `SiteCollection` (
    `id` VARCHAR(36) NOT NULL,
    `tenantId` VARCHAR(36) NULL,
    `webApplicationId` VARCHAR(36) NOT NULL,
    `contentDatabaseId` VARCHAR(36) NOT NULL,
    `path` VARCHAR(255) NOT NULL,
    `pathKey` VARCHAR(255) NOT NULL,
    `hostName` VARCHAR(255) NULL,
    `previousUrl` VARCHAR(400) NULL,
    `redirectUntil` DATETIME(3) NULL,
    `createdAt` DATETIME(3) NOT NULL,

    UNIQUE INDEX `SiteCollection_webApplicationId_pathKey_key`(`webApplicationId`, `pathKey`),
    INDEX `SiteCollection_contentDatabaseId_idx`(`contentDatabaseId`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Operation` (
    `id` VARCHAR(36) NOT NULL,
    `tenantId` VARCHAR(36) NULL,
    `siteId` VARCHAR(36) NULL,
    `kind` VARCHAR(32) NOT NULL,
    `status` VARCHAR(16) NOT NULL,
    `progress` INTEGER NOT NULL,
    `detail` LONGTEXT NULL,
    `actor` VARCHAR(255) NOT NULL,
    `startedAt` DATETIME(3) NOT NULL,
    `finishedAt` DATETIME(3) NULL,

    INDEX `Operation_siteId_startedAt_idx`(`siteId`, `startedAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Client` (
    `id` VARCHAR(128) NOT NULL,
    `tenantId` VARCHAR(36) NULL,
    `secretHash` VARCHAR(255) NULL,
    `redirectUris` LONGTEXT NOT NULL,
    `roles` LONGTEXT NOT NULL,

    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `AuthorizationCode` (
    `codeHash` VARCHAR(64) NOT NULL,
    `clientId` VARCHAR(128) NOT NULL,
    `redirectUri` LONGTEXT NOT NULL,
    `loginName` VARCHAR(255) NOT NULL,
    `scope` LONGTEXT NOT NULL,
    `nonce` VARCHAR(255) NULL,
    `codeChallenge` VARCHAR(128) NULL,
    `expiresAt` DATETIME(3) NOT NULL,
    `usedAt` DATETIME(3) NULL,

    PRIMARY KEY (`codeHash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `RefreshToken` (
    `tokenHash` VARCHAR(64) NOT NULL,
    `familyId` VARCHAR(36) NOT NULL,
    `clientId` VARCHAR(128) NOT NULL,
    `loginName` VARCHAR(255) NOT NULL,
    `scope` LONGTEXT NOT NULL,
    `expiresAt` DATETIME(3) NOT NULL,
    `usedAt` DATETIME(3) NULL,

    INDEX `RefreshToken_familyId_idx`(`familyId`),
    PRIMARY KEY (`tokenHash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `Key` (
    `id` VARCHAR(64) NOT NULL,
    `purpose` VARCHAR(32) NOT NULL,
    `algorithm` VARCHAR(16) NOT NULL,
    `material` LONGTEXT NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `retiresAt` DATETIME(3) NULL,

    INDEX `Key_purpose_createdAt_idx`(`purpose`, `createdAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `FarmAuditRecord` (
    `sequence` BIGINT NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `type` VARCHAR(64) NOT NULL,
    `actor` VARCHAR(255) NOT NULL,
    `target` VARCHAR(400) NOT NULL,
    `detail` LONGTEXT NULL,

    PRIMARY KEY (`sequence`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
