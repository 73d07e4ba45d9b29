-- AlterTable
ALTER TABLE `Item` ADD COLUMN `listKey` BIGINT NOT NULL DEFAULT 0;
UPDATE `Item` SET `listKey` = CONV(RIGHT(`listId`, 12), 16, 10);
ALTER TABLE `Item` ALTER COLUMN `listKey` DROP DEFAULT;

-- DropIndex
DROP INDEX `Item_siteId_listId_title_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixText1_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixText2_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixText3_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixText4_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixText5_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixText6_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixText7_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixText8_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixNumber1_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixNumber2_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixNumber3_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixNumber4_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixNumber5_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixNumber6_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixDate1_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixDate2_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixDate3_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixDate4_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixDate5_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixDate6_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixInt1_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixInt2_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixInt3_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixInt4_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixInt5_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixInt6_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixInt7_itemId_idx` ON `Item`;

-- DropIndex
DROP INDEX `Item_siteId_listId_ixInt8_itemId_idx` ON `Item`;

-- CreateIndex
CREATE INDEX `Item_listKey_title_itemId_idx` ON `Item`(`listKey`, `title`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixText1_itemId_idx` ON `Item`(`listKey`, `ixText1`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixText2_itemId_idx` ON `Item`(`listKey`, `ixText2`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixText3_itemId_idx` ON `Item`(`listKey`, `ixText3`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixText4_itemId_idx` ON `Item`(`listKey`, `ixText4`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixText5_itemId_idx` ON `Item`(`listKey`, `ixText5`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixText6_itemId_idx` ON `Item`(`listKey`, `ixText6`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixText7_itemId_idx` ON `Item`(`listKey`, `ixText7`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixText8_itemId_idx` ON `Item`(`listKey`, `ixText8`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixNumber1_itemId_idx` ON `Item`(`listKey`, `ixNumber1`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixNumber2_itemId_idx` ON `Item`(`listKey`, `ixNumber2`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixNumber3_itemId_idx` ON `Item`(`listKey`, `ixNumber3`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixNumber4_itemId_idx` ON `Item`(`listKey`, `ixNumber4`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixNumber5_itemId_idx` ON `Item`(`listKey`, `ixNumber5`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixNumber6_itemId_idx` ON `Item`(`listKey`, `ixNumber6`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixDate1_itemId_idx` ON `Item`(`listKey`, `ixDate1`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixDate2_itemId_idx` ON `Item`(`listKey`, `ixDate2`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixDate3_itemId_idx` ON `Item`(`listKey`, `ixDate3`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixDate4_itemId_idx` ON `Item`(`listKey`, `ixDate4`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixDate5_itemId_idx` ON `Item`(`listKey`, `ixDate5`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixDate6_itemId_idx` ON `Item`(`listKey`, `ixDate6`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixInt1_itemId_idx` ON `Item`(`listKey`, `ixInt1`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixInt2_itemId_idx` ON `Item`(`listKey`, `ixInt2`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixInt3_itemId_idx` ON `Item`(`listKey`, `ixInt3`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixInt4_itemId_idx` ON `Item`(`listKey`, `ixInt4`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixInt5_itemId_idx` ON `Item`(`listKey`, `ixInt5`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixInt6_itemId_idx` ON `Item`(`listKey`, `ixInt6`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixInt7_itemId_idx` ON `Item`(`listKey`, `ixInt7`, `itemId`);

-- CreateIndex
CREATE INDEX `Item_listKey_ixInt8_itemId_idx` ON `Item`(`listKey`, `ixInt8`, `itemId`);
