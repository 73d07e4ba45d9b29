-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "SocialTag" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "principalId" INTEGER NOT NULL,
    "urlKey" VARCHAR(36) NOT NULL,
    "termId" VARCHAR(36) NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "isPrivate" BOOLEAN NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SocialTag_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "SocialNote" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "principalId" INTEGER NOT NULL,
    "urlKey" VARCHAR(36) NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "isHighPriority" BOOLEAN NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SocialNote_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "SocialRating" (
    "siteId" VARCHAR(36) NOT NULL,
    "principalId" INTEGER NOT NULL,
    "urlKey" VARCHAR(36) NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SocialRating_pkey" PRIMARY KEY ("siteId", "principalId", "urlKey")
);

-- CreateIndex
CREATE UNIQUE INDEX "SocialTag_siteId_principalId_urlKey_termId_key" ON "SocialTag"("siteId", "principalId", "urlKey", "termId");

-- CreateIndex
CREATE INDEX "SocialTag_siteId_urlKey_idx" ON "SocialTag"("siteId", "urlKey");

-- CreateIndex
CREATE INDEX "SocialTag_siteId_termId_idx" ON "SocialTag"("siteId", "termId");

-- CreateIndex
CREATE UNIQUE INDEX "SocialNote_siteId_principalId_urlKey_modifiedAt_key" ON "SocialNote"("siteId", "principalId", "urlKey", "modifiedAt");

-- CreateIndex
CREATE INDEX "SocialNote_siteId_urlKey_modifiedAt_idx" ON "SocialNote"("siteId", "urlKey", "modifiedAt");

-- CreateIndex
CREATE INDEX "SocialRating_siteId_urlKey_idx" ON "SocialRating"("siteId", "urlKey");
