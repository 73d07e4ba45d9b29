-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Site" (
    "siteId" VARCHAR(36) NOT NULL,
    "rootWebId" VARCHAR(36) NOT NULL,
    "ownerId" INTEGER,
    "ownersGroupId" INTEGER,
    "membersGroupId" INTEGER,
    "visitorsGroupId" INTEGER,
    "changeSequence" BIGINT NOT NULL,
    "nextPrincipalId" INTEGER NOT NULL,
    "nextRoleDefinitionId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "properties" TEXT,

    CONSTRAINT "Site_pkey" PRIMARY KEY ("siteId")
);

-- CreateTable
CREATE TABLE "Web" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "parentWebId" VARCHAR(36),
    "rootFolderId" VARCHAR(36) NOT NULL,
    "scopeId" VARCHAR(36) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL,
    "language" INTEGER NOT NULL,
    "locale" INTEGER NOT NULL,
    "timeZone" VARCHAR(64) NOT NULL,
    "template" VARCHAR(64) NOT NULL,
    "configuration" INTEGER NOT NULL,
    "authorId" INTEGER,
    "version" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastItemModifiedAt" TIMESTAMPTZ(3) NOT NULL,
    "properties" TEXT,

    CONSTRAINT "Web_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "List" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "rootFolderId" VARCHAR(36) NOT NULL,
    "scopeId" VARCHAR(36) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "titleKey" VARCHAR(300) NOT NULL,
    "description" TEXT NOT NULL,
    "entityTypeName" VARCHAR(400) NOT NULL,
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
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastItemModifiedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastItemDeletedAt" TIMESTAMPTZ(3) NOT NULL,
    "recycledIn" VARCHAR(36),
    "properties" TEXT,

    CONSTRAINT "List_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Field" (
    "siteId" VARCHAR(36) NOT NULL,
    "ownerId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "internalName" VARCHAR(64) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL,
    "groupName" VARCHAR(128) NOT NULL,
    "type" VARCHAR(32) NOT NULL,
    "required" BOOLEAN NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "readOnly" BOOLEAN NOT NULL,
    "sealed" BOOLEAN NOT NULL,
    "unique" BOOLEAN NOT NULL,
    "indexed" BOOLEAN NOT NULL,
    "indexStatus" INTEGER NOT NULL,
    "slot" VARCHAR(16),
    "poolSlot" VARCHAR(16),
    "defaultValue" TEXT,
    "settings" TEXT,
    "version" INTEGER NOT NULL,

    CONSTRAINT "Field_pkey" PRIMARY KEY ("siteId", "ownerId", "id")
);

-- CreateTable
CREATE TABLE "FreedSlot" (
    "siteId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "slot" VARCHAR(16) NOT NULL,

    CONSTRAINT "FreedSlot_pkey" PRIMARY KEY ("siteId", "listId", "slot")
);

-- CreateTable
CREATE TABLE "ContentType" (
    "siteId" VARCHAR(36) NOT NULL,
    "ownerId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(512) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL,
    "groupName" VARCHAR(128) NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "sealed" BOOLEAN NOT NULL,
    "readOnly" BOOLEAN NOT NULL,
    "fieldLinks" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "ContentType_pkey" PRIMARY KEY ("siteId", "ownerId", "id")
);

-- CreateTable
CREATE TABLE "View" (
    "siteId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "leafName" VARCHAR(255) NOT NULL,
    "isDefault" BOOLEAN NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "personalOf" INTEGER,
    "type" VARCHAR(16) NOT NULL,
    "scope" INTEGER NOT NULL,
    "query" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "rowLimit" INTEGER NOT NULL,
    "paged" BOOLEAN NOT NULL,
    "settings" TEXT,
    "version" INTEGER NOT NULL,

    CONSTRAINT "View_pkey" PRIMARY KEY ("siteId", "listId", "id")
);

-- CreateTable
CREATE TABLE "Item" (
    "siteId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "itemId" INTEGER NOT NULL,
    "uniqueId" VARCHAR(36) NOT NULL,
    "documentId" VARCHAR(36),
    "folderId" VARCHAR(36) NOT NULL,
    "scopeId" VARCHAR(36) NOT NULL,
    "kind" INTEGER NOT NULL,
    "contentTypeId" VARCHAR(512) NOT NULL,
    "authorId" INTEGER NOT NULL,
    "editorId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "uiVersion" INTEGER NOT NULL,
    "moderationStatus" INTEGER NOT NULL,
    "moderationComments" TEXT,
    "attachmentCount" INTEGER NOT NULL,
    "sortOrder" DOUBLE PRECISION NOT NULL,
    "recycledIn" VARCHAR(36),
    "extra" TEXT,
    "title" VARCHAR(300),
    "text1" VARCHAR(300),
    "text2" VARCHAR(300),
    "text3" VARCHAR(300),
    "text4" VARCHAR(300),
    "text5" VARCHAR(300),
    "text6" VARCHAR(300),
    "text7" VARCHAR(300),
    "text8" VARCHAR(300),
    "text9" VARCHAR(300),
    "text10" VARCHAR(300),
    "text11" VARCHAR(300),
    "text12" VARCHAR(300),
    "text13" VARCHAR(300),
    "text14" VARCHAR(300),
    "text15" VARCHAR(300),
    "text16" VARCHAR(300),
    "text17" VARCHAR(300),
    "text18" VARCHAR(300),
    "text19" VARCHAR(300),
    "text20" VARCHAR(300),
    "text21" VARCHAR(300),
    "text22" VARCHAR(300),
    "text23" VARCHAR(300),
    "text24" VARCHAR(300),
    "number1" DOUBLE PRECISION,
    "number2" DOUBLE PRECISION,
    "number3" DOUBLE PRECISION,
    "number4" DOUBLE PRECISION,
    "number5" DOUBLE PRECISION,
    "number6" DOUBLE PRECISION,
    "number7" DOUBLE PRECISION,
    "number8" DOUBLE PRECISION,
    "number9" DOUBLE PRECISION,
    "number10" DOUBLE PRECISION,
    "date1" TIMESTAMPTZ(3),
    "date2" TIMESTAMPTZ(3),
    "date3" TIMESTAMPTZ(3),
    "date4" TIMESTAMPTZ(3),
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
    "ixText1" VARCHAR(300),
    "ixText2" VARCHAR(300),
    "ixText3" VARCHAR(300),
    "ixText4" VARCHAR(300),
    "ixText5" VARCHAR(300),
    "ixText6" VARCHAR(300),
    "ixText7" VARCHAR(300),
    "ixText8" VARCHAR(300),
    "ixNumber1" DOUBLE PRECISION,
    "ixNumber2" DOUBLE PRECISION,
    "ixNumber3" DOUBLE PRECISION,
    "ixNumber4" DOUBLE PRECISION,
    "ixNumber5" DOUBLE PRECISION,
    "ixNumber6" DOUBLE PRECISION,
    "ixDate1" TIMESTAMPTZ(3),
    "ixDate2" TIMESTAMPTZ(3),
    "ixDate3" TIMESTAMPTZ(3),
    "ixDate4" TIMESTAMPTZ(3),
    "ixDate5" TIMESTAMPTZ(3),
    "ixDate6" TIMESTAMPTZ(3),
    "ixInt1" INTEGER,
    "ixInt2" INTEGER,
    "ixInt3" INTEGER,
    "ixInt4" INTEGER,
    "ixInt5" INTEGER,
    "ixInt6" INTEGER,
    "ixInt7" INTEGER,
    "ixInt8" INTEGER,

    CONSTRAINT "Item_pkey" PRIMARY KEY ("siteId", "listId", "itemId")
);

-- CreateTable
CREATE TABLE "ItemVersion" (
    "siteId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "itemId" INTEGER NOT NULL,
    "uiVersion" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "editorId" INTEGER NOT NULL,
    "comment" TEXT,
    "snapshot" TEXT NOT NULL,

    CONSTRAINT "ItemVersion_pkey" PRIMARY KEY ("siteId", "listId", "itemId", "uiVersion")
);

-- CreateTable
CREATE TABLE "Document" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "parentId" VARCHAR(36) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36),
    "itemId" INTEGER,
    "scopeId" VARCHAR(36) NOT NULL,
    "kind" INTEGER NOT NULL,
    "leafName" VARCHAR(255) NOT NULL,
    "leafKey" VARCHAR(300) NOT NULL,
    "blobId" VARCHAR(36),
    "sizeBytes" BIGINT NOT NULL,
    "sha256" VARCHAR(64),
    "authorId" INTEGER NOT NULL,
    "editorId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "contentVersion" INTEGER NOT NULL,
    "uiVersion" INTEGER NOT NULL,
    "level" INTEGER NOT NULL,
    "checkedOutBy" INTEGER,
    "checkedOutAt" TIMESTAMPTZ(3),
    "checkInComment" TEXT,
    "welcomePage" VARCHAR(255),
    "properties" TEXT,
    "recycledIn" VARCHAR(36),

    CONSTRAINT "Document_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "DocumentVersion" (
    "siteId" VARCHAR(36) NOT NULL,
    "documentId" VARCHAR(36) NOT NULL,
    "uiVersion" INTEGER NOT NULL,
    "blobId" VARCHAR(36) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "editorId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "checkInComment" TEXT,
    "properties" TEXT,

    CONSTRAINT "DocumentVersion_pkey" PRIMARY KEY ("siteId", "documentId", "uiVersion")
);

-- CreateTable
CREATE TABLE "Attachment" (
    "siteId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "itemId" INTEGER NOT NULL,
    "fileKey" VARCHAR(300) NOT NULL,
    "fileName" VARCHAR(255) NOT NULL,
    "blobId" VARCHAR(36) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "authorId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "recycledIn" VARCHAR(36),

    CONSTRAINT "Attachment_pkey" PRIMARY KEY ("siteId", "listId", "itemId", "fileKey")
);

-- CreateTable
CREATE TABLE "UploadSession" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "documentId" VARCHAR(36) NOT NULL,
    "principalId" INTEGER NOT NULL,
    "offsetBytes" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "touchedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UploadSession_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Blob" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "releasedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Blob_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "BlobChunk" (
    "siteId" VARCHAR(36) NOT NULL,
    "blobId" VARCHAR(36) NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "BlobChunk_pkey" PRIMARY KEY ("siteId", "blobId", "ordinal")
);

-- CreateTable
CREATE TABLE "RecycleBinItem" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36),
    "itemId" INTEGER,
    "objectId" VARCHAR(36) NOT NULL,
    "kind" INTEGER NOT NULL,
    "stage" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "directory" TEXT NOT NULL,
    "leafName" VARCHAR(255) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "deletedBy" INTEGER NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT,

    CONSTRAINT "RecycleBinItem_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "PermissionScope" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36),
    "objectId" VARCHAR(36) NOT NULL,

    CONSTRAINT "PermissionScope_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "RoleAssignment" (
    "siteId" VARCHAR(36) NOT NULL,
    "scopeId" VARCHAR(36) NOT NULL,
    "principalId" INTEGER NOT NULL,
    "roleDefinitionId" INTEGER NOT NULL,

    CONSTRAINT "RoleAssignment_pkey" PRIMARY KEY ("siteId", "scopeId", "principalId", "roleDefinitionId")
);

-- CreateTable
CREATE TABLE "RoleDefinition" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "nameKey" VARCHAR(300) NOT NULL,
    "description" TEXT NOT NULL,
    "kind" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "maskHigh" BIGINT NOT NULL,
    "maskLow" BIGINT NOT NULL,

    CONSTRAINT "RoleDefinition_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Principal" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" INTEGER NOT NULL,
    "kind" INTEGER NOT NULL,
    "loginKey" VARCHAR(300) NOT NULL,
    "loginName" VARCHAR(255) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL,
    "ownerId" INTEGER,
    "isSiteAdmin" BOOLEAN NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "settings" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Principal_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "GroupMember" (
    "siteId" VARCHAR(36) NOT NULL,
    "groupId" INTEGER NOT NULL,
    "memberId" INTEGER NOT NULL,

    CONSTRAINT "GroupMember_pkey" PRIMARY KEY ("siteId", "groupId", "memberId")
);

-- CreateTable
CREATE TABLE "Change" (
    "siteId" VARCHAR(36) NOT NULL,
    "sequence" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36),
    "itemId" INTEGER,
    "objectId" VARCHAR(36) NOT NULL,
    "entity" VARCHAR(24) NOT NULL,
    "type" INTEGER NOT NULL,
    "actorId" INTEGER NOT NULL,
    "detail" TEXT,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("siteId", "sequence")
);

-- CreateTable
CREATE TABLE "AuditRecord" (
    "siteId" VARCHAR(36) NOT NULL,
    "sequence" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "type" VARCHAR(32) NOT NULL,
    "operation" VARCHAR(64) NOT NULL,
    "actor" VARCHAR(255) NOT NULL,
    "target" TEXT NOT NULL,
    "detail" TEXT,
    "sealedAs" BIGINT,

    CONSTRAINT "AuditRecord_pkey" PRIMARY KEY ("siteId", "sequence")
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
