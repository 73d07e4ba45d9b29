-- AlterTable
ALTER TABLE `RetentionPolicy` ADD COLUMN `authorId` INTEGER NULL,
    ADD COLUMN `claims` LONGTEXT NULL;
