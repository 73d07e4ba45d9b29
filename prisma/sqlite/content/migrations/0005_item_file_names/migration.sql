-- AlterTable
ALTER TABLE "Item" ADD COLUMN "leafName" TEXT;
ALTER TABLE "Item" ADD COLUMN "leafKey" TEXT;
ALTER TABLE "Item" ADD COLUMN "fileType" TEXT;
ALTER TABLE "Item" ADD COLUMN "sizeBytes" BIGINT;

-- DropIndex
DROP INDEX "Item_siteId_listId_folderId_idx";

-- CreateIndex
CREATE INDEX "Item_siteId_listId_folderId_leafKey_itemId_idx" ON "Item"("siteId", "listId", "folderId", "leafKey", "itemId");
