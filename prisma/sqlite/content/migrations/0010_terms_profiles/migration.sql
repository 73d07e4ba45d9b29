-- CreateTable
CREATE TABLE "TermGroup" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "modifiedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "TermSet" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "isOpen" BOOLEAN NOT NULL,
    "isAvailable" BOOLEAN NOT NULL,
    "termCount" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "modifiedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Term" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "termSetId" TEXT NOT NULL,
    "parentId" TEXT NOT NULL,
    "depth" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "isDeprecated" BOOLEAN NOT NULL,
    "isAvailable" BOOLEAN NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "properties" TEXT,
    "createdAt" DATETIME NOT NULL,
    "modifiedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "TermLabel" (
    "siteId" TEXT NOT NULL,
    "termId" TEXT NOT NULL,
    "lcid" INTEGER NOT NULL,
    "labelKey" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL,
    "termSetId" TEXT NOT NULL,
    "parentId" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "termId", "lcid", "labelKey")
);

-- CreateTable
CREATE TABLE "UserProfile" (
    "siteId" TEXT NOT NULL,
    "principalId" INTEGER NOT NULL,
    "isDeleted" BOOLEAN NOT NULL,
    "nextEntryId" INTEGER NOT NULL,
    "modifiedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "principalId")
);

-- CreateTable
CREATE TABLE "ProfileProperty" (
    "siteId" TEXT NOT NULL,
    "principalId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "values" TEXT NOT NULL,
    "valueKey" TEXT NOT NULL,
    "privacy" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "principalId", "name")
);

-- CreateTable
CREATE TABLE "ProfileEntry" (
    "siteId" TEXT NOT NULL,
    "principalId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "id" INTEGER NOT NULL,
    "entryKey" TEXT NOT NULL,
    "groupName" TEXT NOT NULL,
    "privacy" INTEGER NOT NULL,
    "detail" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "principalId", "kind", "id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TermGroup_siteId_nameKey_key" ON "TermGroup"("siteId", "nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "TermSet_siteId_groupId_nameKey_key" ON "TermSet"("siteId", "groupId", "nameKey");

-- CreateIndex
CREATE INDEX "Term_siteId_termSetId_parentId_idx" ON "Term"("siteId", "termSetId", "parentId");

-- CreateIndex
CREATE UNIQUE INDEX "TermLabel_siteId_termSetId_parentId_lcid_labelKey_key" ON "TermLabel"("siteId", "termSetId", "parentId", "lcid", "labelKey");

-- CreateIndex
CREATE INDEX "TermLabel_siteId_lcid_labelKey_idx" ON "TermLabel"("siteId", "lcid", "labelKey");

-- CreateIndex
CREATE INDEX "ProfileProperty_siteId_name_valueKey_idx" ON "ProfileProperty"("siteId", "name", "valueKey");

-- CreateIndex
CREATE UNIQUE INDEX "ProfileEntry_siteId_principalId_kind_entryKey_key" ON "ProfileEntry"("siteId", "principalId", "kind", "entryKey");

-- CreateIndex
CREATE INDEX "ProfileEntry_siteId_kind_entryKey_idx" ON "ProfileEntry"("siteId", "kind", "entryKey");
