-- AlterTable
ALTER TABLE `WorkflowAssociation` ADD COLUMN `events` INTEGER NULL,
    ADD COLUMN `contentTypeId` VARCHAR(512) NULL,
    ADD COLUMN `description` LONGTEXT NULL,
    ADD COLUMN `modifiedAt` DATETIME(3) NULL;

-- AlterTable
ALTER TABLE `Term` ADD COLUMN `mergedIntoId` VARCHAR(36) NULL;
