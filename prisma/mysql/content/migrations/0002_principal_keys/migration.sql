-- AlterTable
ALTER TABLE `Principal` ADD COLUMN `titleKey` VARCHAR(300) NULL,
    ADD COLUMN `emailKey` VARCHAR(300) NULL;

UPDATE `Principal` SET `titleKey` = lower(`title`), `emailKey` = lower(`email`);
