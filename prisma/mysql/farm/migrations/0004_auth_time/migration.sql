-- AlterTable
ALTER TABLE `AuthorizationCode` ADD COLUMN `authTime` DATETIME(3) NULL;

-- AlterTable
ALTER TABLE `RefreshToken` ADD COLUMN `authTime` DATETIME(3) NULL;
