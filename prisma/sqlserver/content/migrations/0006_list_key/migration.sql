BEGIN TRY

BEGIN TRAN;

-- AlterTable
ALTER TABLE [dbo].[Item] ADD [listKey] BIGINT NOT NULL CONSTRAINT [Item_listKey_df] DEFAULT 0;
EXEC('UPDATE [dbo].[Item] SET [listKey] = CONVERT(BIGINT, CONVERT(VARBINARY(8), RIGHT([listId], 12), 2))');
ALTER TABLE [dbo].[Item] DROP CONSTRAINT [Item_listKey_df];

-- DropIndex
DROP INDEX [Item_siteId_listId_title_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixText1_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixText2_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixText3_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixText4_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixText5_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixText6_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixText7_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixText8_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixNumber1_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixNumber2_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixNumber3_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixNumber4_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixNumber5_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixNumber6_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixDate1_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixDate2_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixDate3_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixDate4_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixDate5_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixDate6_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixInt1_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixInt2_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixInt3_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixInt4_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixInt5_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixInt6_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixInt7_itemId_idx] ON [dbo].[Item];

-- DropIndex
DROP INDEX [Item_siteId_listId_ixInt8_itemId_idx] ON [dbo].[Item];

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_title_itemId_idx] ON [dbo].[Item]([listKey], [title], [itemId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixText1_itemId_idx] ON [dbo].[Item]([listKey], [ixText1], [itemId]) WHERE [ixText1] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixText2_itemId_idx] ON [dbo].[Item]([listKey], [ixText2], [itemId]) WHERE [ixText2] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixText3_itemId_idx] ON [dbo].[Item]([listKey], [ixText3], [itemId]) WHERE [ixText3] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixText4_itemId_idx] ON [dbo].[Item]([listKey], [ixText4], [itemId]) WHERE [ixText4] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixText5_itemId_idx] ON [dbo].[Item]([listKey], [ixText5], [itemId]) WHERE [ixText5] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixText6_itemId_idx] ON [dbo].[Item]([listKey], [ixText6], [itemId]) WHERE [ixText6] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixText7_itemId_idx] ON [dbo].[Item]([listKey], [ixText7], [itemId]) WHERE [ixText7] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixText8_itemId_idx] ON [dbo].[Item]([listKey], [ixText8], [itemId]) WHERE [ixText8] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixNumber1_itemId_idx] ON [dbo].[Item]([listKey], [ixNumber1], [itemId]) WHERE [ixNumber1] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixNumber2_itemId_idx] ON [dbo].[Item]([listKey], [ixNumber2], [itemId]) WHERE [ixNumber2] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixNumber3_itemId_idx] ON [dbo].[Item]([listKey], [ixNumber3], [itemId]) WHERE [ixNumber3] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixNumber4_itemId_idx] ON [dbo].[Item]([listKey], [ixNumber4], [itemId]) WHERE [ixNumber4] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixNumber5_itemId_idx] ON [dbo].[Item]([listKey], [ixNumber5], [itemId]) WHERE [ixNumber5] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixNumber6_itemId_idx] ON [dbo].[Item]([listKey], [ixNumber6], [itemId]) WHERE [ixNumber6] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixDate1_itemId_idx] ON [dbo].[Item]([listKey], [ixDate1], [itemId]) WHERE [ixDate1] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixDate2_itemId_idx] ON [dbo].[Item]([listKey], [ixDate2], [itemId]) WHERE [ixDate2] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixDate3_itemId_idx] ON [dbo].[Item]([listKey], [ixDate3], [itemId]) WHERE [ixDate3] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixDate4_itemId_idx] ON [dbo].[Item]([listKey], [ixDate4], [itemId]) WHERE [ixDate4] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixDate5_itemId_idx] ON [dbo].[Item]([listKey], [ixDate5], [itemId]) WHERE [ixDate5] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixDate6_itemId_idx] ON [dbo].[Item]([listKey], [ixDate6], [itemId]) WHERE [ixDate6] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixInt1_itemId_idx] ON [dbo].[Item]([listKey], [ixInt1], [itemId]) WHERE [ixInt1] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixInt2_itemId_idx] ON [dbo].[Item]([listKey], [ixInt2], [itemId]) WHERE [ixInt2] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixInt3_itemId_idx] ON [dbo].[Item]([listKey], [ixInt3], [itemId]) WHERE [ixInt3] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixInt4_itemId_idx] ON [dbo].[Item]([listKey], [ixInt4], [itemId]) WHERE [ixInt4] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixInt5_itemId_idx] ON [dbo].[Item]([listKey], [ixInt5], [itemId]) WHERE [ixInt5] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixInt6_itemId_idx] ON [dbo].[Item]([listKey], [ixInt6], [itemId]) WHERE [ixInt6] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixInt7_itemId_idx] ON [dbo].[Item]([listKey], [ixInt7], [itemId]) WHERE [ixInt7] IS NOT NULL;

-- CreateIndex
CREATE NONCLUSTERED INDEX [Item_listKey_ixInt8_itemId_idx] ON [dbo].[Item]([listKey], [ixInt8], [itemId]) WHERE [ixInt8] IS NOT NULL;

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
