-- RedefineTables
CREATE TABLE "new_Item" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "listKey" BIGINT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "uniqueId" TEXT NOT NULL,
    "documentId" TEXT,
    "folderId" TEXT NOT NULL,
    "scopeId" TEXT NOT NULL,
    "kind" INTEGER NOT NULL,
    "contentTypeId" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "editorId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "modifiedAt" DATETIME NOT NULL,
    "version" INTEGER NOT NULL,
    "uiVersion" INTEGER NOT NULL,
    "moderationStatus" INTEGER NOT NULL,
    "moderationComments" TEXT,
    "attachmentCount" INTEGER NOT NULL,
    "sortOrder" REAL NOT NULL,
    "leafName" TEXT,
    "leafKey" TEXT,
    "fileType" TEXT,
    "sizeBytes" BIGINT,
    "recycledIn" TEXT,
    "extra" TEXT,
    "title" TEXT,
    "text1" TEXT,
    "text2" TEXT,
    "text3" TEXT,
    "text4" TEXT,
    "text5" TEXT,
    "text6" TEXT,
    "text7" TEXT,
    "text8" TEXT,
    "text9" TEXT,
    "text10" TEXT,
    "text11" TEXT,
    "text12" TEXT,
    "text13" TEXT,
    "text14" TEXT,
    "text15" TEXT,
    "text16" TEXT,
    "text17" TEXT,
    "text18" TEXT,
    "text19" TEXT,
    "text20" TEXT,
    "text21" TEXT,
    "text22" TEXT,
    "text23" TEXT,
    "text24" TEXT,
    "number1" REAL,
    "number2" REAL,
    "number3" REAL,
    "number4" REAL,
    "number5" REAL,
    "number6" REAL,
    "number7" REAL,
    "number8" REAL,
    "number9" REAL,
    "number10" REAL,
    "date1" DATETIME,
    "date2" DATETIME,
    "date3" DATETIME,
    "date4" DATETIME,
    "bool1" BOOLEAN,
    "bool2" BOOLEAN,
    "bool3" BOOLEAN,
    "bool4" BOOLEAN,
    "bool5" BOOLEAN,
    "bool6" BOOLEAN,
    "bool7" BOOLEAN,
    "bool8" BOOLEAN,
    "int1" INTEGER,
    "int2" INTEGER,
    "int3" INTEGER,
    "int4" INTEGER,
    "int5" INTEGER,
    "int6" INTEGER,
    "int7" INTEGER,
    "int8" INTEGER,
    "note1" TEXT,
    "note2" TEXT,
    "note3" TEXT,
    "note4" TEXT,
    "ixText1" TEXT,
    "ixText2" TEXT,
    "ixText3" TEXT,
    "ixText4" TEXT,
    "ixText5" TEXT,
    "ixText6" TEXT,
    "ixText7" TEXT,
    "ixText8" TEXT,
    "ixNumber1" REAL,
    "ixNumber2" REAL,
    "ixNumber3" REAL,
    "ixNumber4" REAL,
    "ixNumber5" REAL,
    "ixNumber6" REAL,
    "ixDate1" DATETIME,
    "ixDate2" DATETIME,
    "ixDate3" DATETIME,
    "ixDate4" DATETIME,
    "ixDate5" DATETIME,
    "ixDate6" DATETIME,
    "ixInt1" INTEGER,
    "ixInt2" INTEGER,
    "ixInt3" INTEGER,
    "ixInt4" INTEGER,
    "ixInt5" INTEGER,
    "ixInt6" INTEGER,
    "ixInt7" INTEGER,
    "ixInt8" INTEGER,

    PRIMARY KEY ("siteId", "listId", "itemId")
);
INSERT INTO "new_Item" ("siteId", "listId", "listKey", "itemId", "uniqueId", "documentId", "folderId", "scopeId", "kind", "contentTypeId", "authorId", "editorId", "createdAt", "modifiedAt", "version", "uiVersion", "moderationStatus", "moderationComments", "attachmentCount", "sortOrder", "leafName", "leafKey", "fileType", "sizeBytes", "recycledIn", "extra", "title", "text1", "text2", "text3", "text4", "text5", "text6", "text7", "text8", "text9", "text10", "text11", "text12", "text13", "text14", "text15", "text16", "text17", "text18", "text19", "text20", "text21", "text22", "text23", "text24", "number1", "number2", "number3", "number4", "number5", "number6", "number7", "number8", "number9", "number10", "date1", "date2", "date3", "date4", "bool1", "bool2", "bool3", "bool4", "bool5", "bool6", "bool7", "bool8", "int1", "int2", "int3", "int4", "int5", "int6", "int7", "int8", "note1", "note2", "note3", "note4", "ixText1", "ixText2", "ixText3", "ixText4", "ixText5", "ixText6", "ixText7", "ixText8", "ixNumber1", "ixNumber2", "ixNumber3", "ixNumber4", "ixNumber5", "ixNumber6", "ixDate1", "ixDate2", "ixDate3", "ixDate4", "ixDate5", "ixDate6", "ixInt1", "ixInt2", "ixInt3", "ixInt4", "ixInt5", "ixInt6", "ixInt7", "ixInt8")
    SELECT "siteId", "listId", (instr('0123456789abcdef', lower(substr("listId", 25, 1))) - 1) * 17592186044416 +
        (instr('0123456789abcdef', lower(substr("listId", 26, 1))) - 1) * 1099511627776 +
        (instr('0123456789abcdef', lower(substr("listId", 27, 1))) - 1) * 68719476736 +
        (instr('0123456789abcdef', lower(substr("listId", 28, 1))) - 1) * 4294967296 +
        (instr('0123456789abcdef', lower(substr("listId", 29, 1))) - 1) * 268435456 +
        (instr('0123456789abcdef', lower(substr("listId", 30, 1))) - 1) * 16777216 +
        (instr('0123456789abcdef', lower(substr("listId", 31, 1))) - 1) * 1048576 +
        (instr('0123456789abcdef', lower(substr("listId", 32, 1))) - 1) * 65536 +
        (instr('0123456789abcdef', lower(substr("listId", 33, 1))) - 1) * 4096 +
        (instr('0123456789abcdef', lower(substr("listId", 34, 1))) - 1) * 256 +
        (instr('0123456789abcdef', lower(substr("listId", 35, 1))) - 1) * 16 +
        (instr('0123456789abcdef', lower(substr("listId", 36, 1))) - 1), "itemId", "uniqueId", "documentId", "folderId", "scopeId", "kind", "contentTypeId", "authorId", "editorId", "createdAt", "modifiedAt", "version", "uiVersion", "moderationStatus", "moderationComments", "attachmentCount", "sortOrder", "leafName", "leafKey", "fileType", "sizeBytes", "recycledIn", "extra", "title", "text1", "text2", "text3", "text4", "text5", "text6", "text7", "text8", "text9", "text10", "text11", "text12", "text13", "text14", "text15", "text16", "text17", "text18", "text19", "text20", "text21", "text22", "text23", "text24", "number1", "number2", "number3", "number4", "number5", "number6", "number7", "number8", "number9", "number10", "date1", "date2", "date3", "date4", "bool1", "bool2", "bool3", "bool4", "bool5", "bool6", "bool7", "bool8", "int1", "int2", "int3", "int4", "int5", "int6", "int7", "int8", "note1", "note2", "note3", "note4", "ixText1", "ixText2", "ixText3", "ixText4", "ixText5", "ixText6", "ixText7", "ixText8", "ixNumber1", "ixNumber2", "ixNumber3", "ixNumber4", "ixNumber5", "ixNumber6", "ixDate1", "ixDate2", "ixDate3", "ixDate4", "ixDate5", "ixDate6", "ixInt1", "ixInt2", "ixInt3", "ixInt4", "ixInt5", "ixInt6", "ixInt7", "ixInt8" FROM "Item";
DROP TABLE "Item";
ALTER TABLE "new_Item" RENAME TO "Item";

-- CreateIndex
CREATE UNIQUE INDEX "Item_siteId_uniqueId_key" ON "Item"("siteId", "uniqueId");

-- CreateIndex
CREATE INDEX "Item_siteId_listId_folderId_leafKey_itemId_idx" ON "Item"("siteId", "listId", "folderId", "leafKey", "itemId");

-- CreateIndex
CREATE INDEX "Item_listKey_title_itemId_idx" ON "Item"("listKey", "title", "itemId");

-- CreateIndex
CREATE INDEX "Item_listKey_ixText1_itemId_idx" ON "Item"("listKey", "ixText1", "itemId") WHERE "ixText1" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixText2_itemId_idx" ON "Item"("listKey", "ixText2", "itemId") WHERE "ixText2" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixText3_itemId_idx" ON "Item"("listKey", "ixText3", "itemId") WHERE "ixText3" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixText4_itemId_idx" ON "Item"("listKey", "ixText4", "itemId") WHERE "ixText4" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixText5_itemId_idx" ON "Item"("listKey", "ixText5", "itemId") WHERE "ixText5" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixText6_itemId_idx" ON "Item"("listKey", "ixText6", "itemId") WHERE "ixText6" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixText7_itemId_idx" ON "Item"("listKey", "ixText7", "itemId") WHERE "ixText7" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixText8_itemId_idx" ON "Item"("listKey", "ixText8", "itemId") WHERE "ixText8" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixNumber1_itemId_idx" ON "Item"("listKey", "ixNumber1", "itemId") WHERE "ixNumber1" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixNumber2_itemId_idx" ON "Item"("listKey", "ixNumber2", "itemId") WHERE "ixNumber2" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixNumber3_itemId_idx" ON "Item"("listKey", "ixNumber3", "itemId") WHERE "ixNumber3" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixNumber4_itemId_idx" ON "Item"("listKey", "ixNumber4", "itemId") WHERE "ixNumber4" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixNumber5_itemId_idx" ON "Item"("listKey", "ixNumber5", "itemId") WHERE "ixNumber5" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixNumber6_itemId_idx" ON "Item"("listKey", "ixNumber6", "itemId") WHERE "ixNumber6" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixDate1_itemId_idx" ON "Item"("listKey", "ixDate1", "itemId") WHERE "ixDate1" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixDate2_itemId_idx" ON "Item"("listKey", "ixDate2", "itemId") WHERE "ixDate2" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixDate3_itemId_idx" ON "Item"("listKey", "ixDate3", "itemId") WHERE "ixDate3" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixDate4_itemId_idx" ON "Item"("listKey", "ixDate4", "itemId") WHERE "ixDate4" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixDate5_itemId_idx" ON "Item"("listKey", "ixDate5", "itemId") WHERE "ixDate5" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixDate6_itemId_idx" ON "Item"("listKey", "ixDate6", "itemId") WHERE "ixDate6" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixInt1_itemId_idx" ON "Item"("listKey", "ixInt1", "itemId") WHERE "ixInt1" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixInt2_itemId_idx" ON "Item"("listKey", "ixInt2", "itemId") WHERE "ixInt2" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixInt3_itemId_idx" ON "Item"("listKey", "ixInt3", "itemId") WHERE "ixInt3" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixInt4_itemId_idx" ON "Item"("listKey", "ixInt4", "itemId") WHERE "ixInt4" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixInt5_itemId_idx" ON "Item"("listKey", "ixInt5", "itemId") WHERE "ixInt5" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixInt6_itemId_idx" ON "Item"("listKey", "ixInt6", "itemId") WHERE "ixInt6" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixInt7_itemId_idx" ON "Item"("listKey", "ixInt7", "itemId") WHERE "ixInt7" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_listKey_ixInt8_itemId_idx" ON "Item"("listKey", "ixInt8", "itemId") WHERE "ixInt8" IS NOT NULL;
