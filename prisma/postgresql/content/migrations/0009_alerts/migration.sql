-- CreateTable
CREATE TABLE "Alert" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "itemId" INTEGER,
    "ownerId" INTEGER NOT NULL,
    "claims" TEXT NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "eventType" INTEGER NOT NULL,
    "frequency" INTEGER NOT NULL,
    "channels" INTEGER NOT NULL,
    "status" INTEGER NOT NULL,
    "alertTime" TIMESTAMPTZ(3),
    "filter" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sequence" BIGINT NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "telling" BIGINT,
    "attempts" INTEGER NOT NULL,
    "nextAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL,

    CONSTRAINT "Alert_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateIndex
CREATE INDEX "Alert_siteId_listId_idx" ON "Alert"("siteId", "listId");
