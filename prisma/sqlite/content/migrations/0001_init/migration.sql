-- CreateTable
CREATE TABLE "Site" (
    "siteId" TEXT NOT NULL PRIMARY KEY,
    "rootWebId" TEXT NOT NULL,
    "ownerId" INTEGER,
    "ownersGroupId" INTEGER,
    "membersGroupId" INTEGER,
    "visitorsGroupId" INTEGER,
    "changeSequence" BIGINT NOT NULL,
    "nextPrincipalId" INTEGER NOT NULL,
    "nextRoleDefinitionId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "properties" TEXT
);

-- CreateTable
CREATE TABLE "Web" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "parentWebId" TEXT,
    "rootFolderId" TEXT NOT NULL,
    "scopeId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "language" INTEGER NOT NULL,
    "locale" INTEGER NOT NULL,
    "timeZone" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "configuration" INTEGER NOT NULL,
    "authorId" INTEGER,
    "version" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastItemModifiedAt" DATETIME NOT NULL,
    "properties" TEXT,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "List" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "webId" TEXT NOT NULL,
    "rootFolderId" TEXT NOT NULL,
    "scopeId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleKey" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "entityTypeName" TEXT NOT NULL,
    "baseType" INTEGER NOT NULL,
    "baseTemplate" INTEGER NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "contentTypesEnabled" BOOLEAN NOT NULL,
    "enableAttachments" BOOLEAN NOT NULL,
    "enableFolderCreation" BOOLEAN NOT NULL,
    "enableVersioning" BOOLEAN NOT NULL,
    "enableMinorVersions" BOOLEAN NOT NULL,
    "enableModeration" BOOLEAN NOT NULL,
    "forceCheckout" BOOLEAN NOT NULL,
    "noCrawl" BOOLEAN NOT NULL,
    "draftVisibility" INTEGER NOT NULL,
    "majorVersionLimit" INTEGER NOT NULL,
    "majorWithMinorLimit" INTEGER NOT NULL,
    "itemCount" INTEGER NOT NULL,
    "nextItemId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "version" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastItemModifiedAt" DATETIME NOT NULL,
    "lastItemDeletedAt" DATETIME NOT NULL,
    "recycledIn" TEXT,
    "properties" TEXT,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Field" (
    "siteId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "internalName" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "groupName" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "required" BOOLEAN NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "readOnly" BOOLEAN NOT NULL,
    "sealed" BOOLEAN NOT NULL,
    "unique" BOOLEAN NOT NULL,
    "indexed" BOOLEAN NOT NULL,
    "indexStatus" INTEGER NOT NULL,
    "slot" TEXT,
    "poolSlot" TEXT,
    "defaultValue" TEXT,
    "settings" TEXT,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "ownerId", "id")
);

-- CreateTable
CREATE TABLE "FreedSlot" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "slot" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "listId", "slot")
);

-- CreateTable
CREATE TABLE "ContentType" (
    "siteId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "groupName" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "sealed" BOOLEAN NOT NULL,
    "readOnly" BOOLEAN NOT NULL,
    "fieldLinks" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "ownerId", "id")
);

-- CreateTable
CREATE TABLE "View" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "leafName" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "personalOf" INTEGER,
    "type" TEXT NOT NULL,
    "scope" INTEGER NOT NULL,
    "query" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "rowLimit" INTEGER NOT NULL,
    "paged" BOOLEAN NOT NULL,
    "settings" TEXT,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "listId", "id")
);

-- CreateTable
CREATE TABLE "Item" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
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

-- CreateTable
CREATE TABLE "ItemVersion" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "uiVersion" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "editorId" INTEGER NOT NULL,
    "comment" TEXT,
    "snapshot" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "listId", "itemId", "uiVersion")
);

-- CreateTable
CREATE TABLE "Document" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "parentId" TEXT NOT NULL,
    "webId" TEXT NOT NULL,
    "listId" TEXT,
    "itemId" INTEGER,
    "scopeId" TEXT NOT NULL,
    "kind" INTEGER NOT NULL,
    "leafName" TEXT NOT NULL,
    "leafKey" TEXT NOT NULL,
    "blobId" TEXT,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" TEXT,
    "authorId" INTEGER NOT NULL,
    "editorId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "modifiedAt" DATETIME NOT NULL,
    "version" INTEGER NOT NULL,
    "contentVersion" INTEGER NOT NULL,
    "uiVersion" INTEGER NOT NULL,
    "level" INTEGER NOT NULL,
    "checkedOutBy" INTEGER,
    "checkedOutAt" DATETIME,
    "checkInComment" TEXT,
    "welcomePage" TEXT,
    "properties" TEXT,
    "recycledIn" TEXT,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "DocumentVersion" (
    "siteId" TEXT NOT NULL,
    "documentId" TEXT NOT NULL,
    "uiVersion" INTEGER NOT NULL,
    "blobId" TEXT NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "editorId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "checkInComment" TEXT,
    "properties" TEXT,

    PRIMARY KEY ("siteId", "documentId", "uiVersion")
);

-- CreateTable
CREATE TABLE "Attachment" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "fileKey" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "blobId" TEXT NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "recycledIn" TEXT,

    PRIMARY KEY ("siteId", "listId", "itemId", "fileKey")
);

-- CreateTable
CREATE TABLE "UploadSession" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "documentId" TEXT NOT NULL,
    "principalId" INTEGER NOT NULL,
    "offsetBytes" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "touchedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Blob" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "releasedAt" DATETIME,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "BlobChunk" (
    "siteId" TEXT NOT NULL,
    "blobId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "bytes" BLOB NOT NULL,

    PRIMARY KEY ("siteId", "blobId", "ordinal")
);

-- CreateTable
CREATE TABLE "RecycleBinItem" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "webId" TEXT NOT NULL,
    "listId" TEXT,
    "itemId" INTEGER,
    "objectId" TEXT NOT NULL,
    "kind" INTEGER NOT NULL,
    "stage" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "directory" TEXT NOT NULL,
    "leafName" TEXT NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "deletedBy" INTEGER NOT NULL,
    "deletedAt" DATETIME NOT NULL,
    "state" TEXT,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "PermissionScope" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "webId" TEXT NOT NULL,
    "listId" TEXT,
    "objectId" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "RoleAssignment" (
    "siteId" TEXT NOT NULL,
    "scopeId" TEXT NOT NULL,
    "principalId" INTEGER NOT NULL,
    "roleDefinitionId" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "scopeId", "principalId", "roleDefinitionId")
);

-- CreateTable
CREATE TABLE "RoleDefinition" (
    "siteId" TEXT NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "kind" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "maskHigh" BIGINT NOT NULL,
    "maskLow" BIGINT NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Principal" (
    "siteId" TEXT NOT NULL,
    "id" INTEGER NOT NULL,
    "kind" INTEGER NOT NULL,
    "loginKey" TEXT NOT NULL,
    "loginName" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "ownerId" INTEGER,
    "isSiteAdmin" BOOLEAN NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "settings" TEXT,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "GroupMember" (
    "siteId" TEXT NOT NULL,
    "groupId" INTEGER NOT NULL,
    "memberId" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "groupId", "memberId")
);

-- CreateTable
CREATE TABLE "Change" (
    "siteId" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "at" DATETIME NOT NULL,
    "webId" TEXT NOT NULL,
    "listId" TEXT,
    "itemId" INTEGER,
    "objectId" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "type" INTEGER NOT NULL,
    "actorId" INTEGER NOT NULL,
    "detail" TEXT,

    PRIMARY KEY ("siteId", "sequence")
);

-- CreateTable
CREATE TABLE "AuditRecord" (
    "siteId" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "at" DATETIME NOT NULL,
    "type" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "detail" TEXT,
    "sealedAs" BIGINT,

    PRIMARY KEY ("siteId", "sequence")
);

-- CreateIndex
CREATE INDEX "Web_siteId_parentWebId_idx" ON "Web"("siteId", "parentWebId");

-- CreateIndex
CREATE UNIQUE INDEX "List_siteId_webId_titleKey_key" ON "List"("siteId", "webId", "titleKey");

-- CreateIndex
CREATE UNIQUE INDEX "Field_siteId_ownerId_internalName_key" ON "Field"("siteId", "ownerId", "internalName");

-- CreateIndex
CREATE UNIQUE INDEX "Item_siteId_uniqueId_key" ON "Item"("siteId", "uniqueId");

-- CreateIndex
CREATE INDEX "Item_siteId_listId_folderId_idx" ON "Item"("siteId", "listId", "folderId");

-- CreateIndex
CREATE INDEX "Item_siteId_listId_title_itemId_idx" ON "Item"("siteId", "listId", "title", "itemId");

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixText1_itemId_idx" ON "Item"("siteId", "listId", "ixText1", "itemId") WHERE "ixText1" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixText2_itemId_idx" ON "Item"("siteId", "listId", "ixText2", "itemId") WHERE "ixText2" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixText3_itemId_idx" ON "Item"("siteId", "listId", "ixText3", "itemId") WHERE "ixText3" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixText4_itemId_idx" ON "Item"("siteId", "listId", "ixText4", "itemId") WHERE "ixText4" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixText5_itemId_idx" ON "Item"("siteId", "listId", "ixText5", "itemId") WHERE "ixText5" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixText6_itemId_idx" ON "Item"("siteId", "listId", "ixText6", "itemId") WHERE "ixText6" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixText7_itemId_idx" ON "Item"("siteId", "listId", "ixText7", "itemId") WHERE "ixText7" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixText8_itemId_idx" ON "Item"("siteId", "listId", "ixText8", "itemId") WHERE "ixText8" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixNumber1_itemId_idx" ON "Item"("siteId", "listId", "ixNumber1", "itemId") WHERE "ixNumber1" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixNumber2_itemId_idx" ON "Item"("siteId", "listId", "ixNumber2", "itemId") WHERE "ixNumber2" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixNumber3_itemId_idx" ON "Item"("siteId", "listId", "ixNumber3", "itemId") WHERE "ixNumber3" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixNumber4_itemId_idx" ON "Item"("siteId", "listId", "ixNumber4", "itemId") WHERE "ixNumber4" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixNumber5_itemId_idx" ON "Item"("siteId", "listId", "ixNumber5", "itemId") WHERE "ixNumber5" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixNumber6_itemId_idx" ON "Item"("siteId", "listId", "ixNumber6", "itemId") WHERE "ixNumber6" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixDate1_itemId_idx" ON "Item"("siteId", "listId", "ixDate1", "itemId") WHERE "ixDate1" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixDate2_itemId_idx" ON "Item"("siteId", "listId", "ixDate2", "itemId") WHERE "ixDate2" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixDate3_itemId_idx" ON "Item"("siteId", "listId", "ixDate3", "itemId") WHERE "ixDate3" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixDate4_itemId_idx" ON "Item"("siteId", "listId", "ixDate4", "itemId") WHERE "ixDate4" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixDate5_itemId_idx" ON "Item"("siteId", "listId", "ixDate5", "itemId") WHERE "ixDate5" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixDate6_itemId_idx" ON "Item"("siteId", "listId", "ixDate6", "itemId") WHERE "ixDate6" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixInt1_itemId_idx" ON "Item"("siteId", "listId", "ixInt1", "itemId") WHERE "ixInt1" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixInt2_itemId_idx" ON "Item"("siteId", "listId", "ixInt2", "itemId") WHERE "ixInt2" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixInt3_itemId_idx" ON "Item"("siteId", "listId", "ixInt3", "itemId") WHERE "ixInt3" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixInt4_itemId_idx" ON "Item"("siteId", "listId", "ixInt4", "itemId") WHERE "ixInt4" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixInt5_itemId_idx" ON "Item"("siteId", "listId", "ixInt5", "itemId") WHERE "ixInt5" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixInt6_itemId_idx" ON "Item"("siteId", "listId", "ixInt6", "itemId") WHERE "ixInt6" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixInt7_itemId_idx" ON "Item"("siteId", "listId", "ixInt7", "itemId") WHERE "ixInt7" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Item_siteId_listId_ixInt8_itemId_idx" ON "Item"("siteId", "listId", "ixInt8", "itemId") WHERE "ixInt8" IS NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "Document_siteId_parentId_leafKey_key" ON "Document"("siteId", "parentId", "leafKey");

-- CreateIndex
CREATE INDEX "Document_siteId_listId_itemId_idx" ON "Document"("siteId", "listId", "itemId");

-- CreateIndex
CREATE INDEX "Blob_releasedAt_idx" ON "Blob"("releasedAt");

-- CreateIndex
CREATE INDEX "RecycleBinItem_siteId_webId_deletedAt_idx" ON "RecycleBinItem"("siteId", "webId", "deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "RoleDefinition_siteId_nameKey_key" ON "RoleDefinition"("siteId", "nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "Principal_siteId_loginKey_key" ON "Principal"("siteId", "loginKey");

-- CreateIndex
CREATE INDEX "GroupMember_siteId_memberId_idx" ON "GroupMember"("siteId", "memberId");

-- CreateIndex
CREATE INDEX "Change_siteId_listId_sequence_idx" ON "Change"("siteId", "listId", "sequence");
