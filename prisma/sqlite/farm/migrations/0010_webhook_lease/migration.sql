-- CreateTable
CREATE TABLE "WebhookLease" (
    "database" TEXT NOT NULL PRIMARY KEY,
    "holder" TEXT NOT NULL,
    "heldUntil" DATETIME NOT NULL
);
