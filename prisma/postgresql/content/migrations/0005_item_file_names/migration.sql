-- AlterTable
ALTER TABLE "Item" ADD COLUMN "leafName" VARCHAR(255),
    ADD COLUMN "leafKey" VARCHAR(300),
    ADD COLUMN "fileType" VARCHAR(255),
    ADD COLUMN "sizeBytes" BIGINT;

-- DropIndex
DROP INDEX "Item_siteId_listId_folderId_idx";

-- CreateIndex
CREATE INDEX "Item_siteId_listId_folderId_leafKey_itemId_idx" ON "Item"("siteId", "listId", "folderId", "leafKey", "itemId");
