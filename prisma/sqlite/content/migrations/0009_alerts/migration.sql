-- CreateTable
CREATE TABLE "Alert" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "webId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "itemId" INTEGER,
    "ownerId" INTEGER NOT NULL,
    "claims" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "eventType" INTEGER NOT NULL,
    "frequency" INTEGER NOT NULL,
    "channels" INTEGER NOT NULL,
    "status" INTEGER NOT NULL,
    "alertTime" DATETIME,
    "filter" TEXT,
    "createdAt" DATETIME NOT NULL,
    "sequence" BIGINT NOT NULL,
    "dueAt" DATETIME,
    "telling" BIGINT,
    "attempts" INTEGER NOT NULL,
    "nextAt" DATETIME,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateIndex
CREATE INDEX "Alert_siteId_listId_idx" ON "Alert"("siteId", "listId");
