-- DropIndex
DROP INDEX "Item_listKey_title_itemId_idx";

-- CreateIndex
CREATE INDEX "Item_listKey_title_itemId_idx" ON "Item"("listKey", "title" NULLS FIRST, "itemId");
