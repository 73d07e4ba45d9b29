-- AlterTable
ALTER TABLE "ArchivedScope" ADD COLUMN "hashedAt" DATETIME;

-- CreateTable
CREATE TABLE "ArchivedItem" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "hashedAt" DATETIME NOT NULL,
    "damagedAt" DATETIME,

    PRIMARY KEY ("siteId", "listId", "itemId")
);
