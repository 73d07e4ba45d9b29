-- AlterTable
ALTER TABLE `AuthorizationCode` ADD COLUMN `tenantId` VARCHAR(36) NULL;

-- AlterTable
ALTER TABLE `Key` ADD COLUMN `tenantId` VARCHAR(36) NULL;

-- AlterTable
ALTER TABLE `RefreshToken` ADD COLUMN `tenantId` VARCHAR(36) NULL;

-- AlterTable
ALTER TABLE `Tenant` ADD COLUMN `displayName` VARCHAR(255) NULL;

-- AlterTable
ALTER TABLE `Tenant` ADD COLUMN `owner` VARCHAR(255) NULL;

-- AlterTable
ALTER TABLE `Tenant` ADD COLUMN `secret` VARCHAR(64) NULL;
