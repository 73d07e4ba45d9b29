-- CreateTable
CREATE TABLE "Subscription" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "claims" TEXT NOT NULL,
    "notificationUrl" TEXT NOT NULL,
    "clientState" TEXT,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "sequence" BIGINT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "failedSince" DATETIME,
    "nextAt" DATETIME,
    "switchedOffAt" DATETIME,
    "deliveries" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Delivery" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "subscriptionId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "sequence" BIGINT NOT NULL,
    "outcome" TEXT NOT NULL,
    "status" INTEGER,
    "reason" TEXT NOT NULL,
    "durationMs" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "subscriptionId", "ordinal")
);

-- CreateIndex
CREATE INDEX "Subscription_siteId_listId_idx" ON "Subscription"("siteId", "listId");

-- CreateIndex
CREATE INDEX "Delivery_siteId_listId_idx" ON "Delivery"("siteId", "listId");
