-- CreateTable
CREATE TABLE "RetentionPolicy" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "period" VARCHAR(60) NOT NULL,
    "basis" VARCHAR(10) NOT NULL,
    "action" VARCHAR(10) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "createdById" INTEGER NOT NULL,
    "lastRunAt" TIMESTAMPTZ(3),
    "lastDone" INTEGER,
    "lastKept" INTEGER,
    "lastFailed" INTEGER,

    CONSTRAINT "RetentionPolicy_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateIndex
CREATE INDEX "RetentionPolicy_siteId_listId_idx" ON "RetentionPolicy"("siteId", "listId");
