-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "TermGroup" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "nameKey" VARCHAR(300) NOT NULL,
    "description" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TermGroup_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "TermSet" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "groupId" VARCHAR(36) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "nameKey" VARCHAR(300) NOT NULL,
    "description" TEXT NOT NULL,
    "isOpen" BOOLEAN NOT NULL,
    "isAvailable" BOOLEAN NOT NULL,
    "termCount" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TermSet_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Term" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "termSetId" VARCHAR(36) NOT NULL,
    "parentId" VARCHAR(36) NOT NULL,
    "depth" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "isDeprecated" BOOLEAN NOT NULL,
    "isAvailable" BOOLEAN NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "properties" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Term_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "TermLabel" (
    "siteId" VARCHAR(36) NOT NULL,
    "termId" VARCHAR(36) NOT NULL,
    "lcid" INTEGER NOT NULL,
    "labelKey" VARCHAR(300) NOT NULL,
    "label" VARCHAR(255) NOT NULL,
    "isDefault" BOOLEAN NOT NULL,
    "termSetId" VARCHAR(36) NOT NULL,
    "parentId" VARCHAR(36) NOT NULL,

    CONSTRAINT "TermLabel_pkey" PRIMARY KEY ("siteId", "termId", "lcid", "labelKey")
);

-- CreateTable
CREATE TABLE "UserProfile" (
    "siteId" VARCHAR(36) NOT NULL,
    "principalId" INTEGER NOT NULL,
    "isDeleted" BOOLEAN NOT NULL,
    "nextEntryId" INTEGER NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UserProfile_pkey" PRIMARY KEY ("siteId", "principalId")
);

-- CreateTable
CREATE TABLE "ProfileProperty" (
    "siteId" VARCHAR(36) NOT NULL,
    "principalId" INTEGER NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "values" TEXT NOT NULL,
    "valueKey" VARCHAR(300) NOT NULL,
    "privacy" INTEGER NOT NULL,

    CONSTRAINT "ProfileProperty_pkey" PRIMARY KEY ("siteId", "principalId", "name")
);

-- CreateTable
CREATE TABLE "ProfileEntry" (
    "siteId" VARCHAR(36) NOT NULL,
    "principalId" INTEGER NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "id" INTEGER NOT NULL,
    "entryKey" VARCHAR(300) NOT NULL,
    "groupName" VARCHAR(255) NOT NULL,
    "privacy" INTEGER NOT NULL,
    "detail" TEXT NOT NULL,

    CONSTRAINT "ProfileEntry_pkey" PRIMARY KEY ("siteId", "principalId", "kind", "id")
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
