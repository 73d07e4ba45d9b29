-- CreateTable
CREATE TABLE "SocialTag" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "principalId" INTEGER NOT NULL,
    "urlKey" TEXT NOT NULL,
    "termId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "isPrivate" BOOLEAN NOT NULL,
    "modifiedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "SocialNote" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "principalId" INTEGER NOT NULL,
    "urlKey" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "isHighPriority" BOOLEAN NOT NULL,
    "modifiedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "SocialRating" (
    "siteId" TEXT NOT NULL,
    "principalId" INTEGER NOT NULL,
    "urlKey" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "modifiedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "principalId", "urlKey")
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
