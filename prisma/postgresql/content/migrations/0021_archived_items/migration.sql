-- AlterTable
ALTER TABLE "ArchivedScope" ADD COLUMN     "hashedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "ArchivedItem" (
    "siteId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "itemId" INTEGER NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "hashedAt" TIMESTAMPTZ(3) NOT NULL,
    "damagedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ArchivedItem_pkey" PRIMARY KEY ("siteId", "listId", "itemId")
);
