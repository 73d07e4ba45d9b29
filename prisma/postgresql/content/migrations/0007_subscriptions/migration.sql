-- CreateTable
CREATE TABLE "Subscription" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "claims" TEXT NOT NULL,
    "notificationUrl" TEXT NOT NULL,
    "clientState" VARCHAR(255),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "sequence" BIGINT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "failedSince" TIMESTAMPTZ(3),
    "nextAt" TIMESTAMPTZ(3),
    "switchedOffAt" TIMESTAMPTZ(3),
    "deliveries" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "Delivery" (
    "siteId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "subscriptionId" VARCHAR(36) NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "sequence" BIGINT NOT NULL,
    "outcome" VARCHAR(16) NOT NULL,
    "status" INTEGER,
    "reason" TEXT NOT NULL,
    "durationMs" INTEGER NOT NULL,

    CONSTRAINT "Delivery_pkey" PRIMARY KEY ("siteId", "subscriptionId", "ordinal")
);

-- CreateIndex
CREATE INDEX "Subscription_siteId_listId_idx" ON "Subscription"("siteId", "listId");

-- CreateIndex
CREATE INDEX "Delivery_siteId_listId_idx" ON "Delivery"("siteId", "listId");
