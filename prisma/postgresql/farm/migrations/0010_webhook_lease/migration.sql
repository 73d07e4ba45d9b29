-- CreateTable
CREATE TABLE "WebhookLease" (
    "database" VARCHAR(255) NOT NULL,
    "holder" VARCHAR(36) NOT NULL,
    "heldUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WebhookLease_pkey" PRIMARY KEY ("database")
);
