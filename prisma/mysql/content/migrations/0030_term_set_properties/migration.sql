-- AlterTable
ALTER TABLE `TermSet` ADD COLUMN `properties` LONGTEXT NULL;
