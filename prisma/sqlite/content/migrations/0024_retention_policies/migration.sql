-- CreateTable
CREATE TABLE "RetentionPolicy" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "basis" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "createdById" INTEGER NOT NULL,
    "lastRunAt" DATETIME,
    "lastDone" INTEGER,
    "lastKept" INTEGER,
    "lastFailed" INTEGER,

    PRIMARY KEY ("siteId", "id")
);

-- CreateIndex
CREATE INDEX "RetentionPolicy_siteId_listId_idx" ON "RetentionPolicy"("siteId", "listId");
