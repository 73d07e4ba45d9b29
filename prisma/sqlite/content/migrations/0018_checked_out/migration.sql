-- CreateIndex
CREATE INDEX "Document_siteId_listId_checkedOutBy_idx" ON "Document"("siteId", "listId", "checkedOutBy") WHERE "checkedOutBy" IS NOT NULL;
