-- AlterTable
ALTER TABLE "ArchivedScope" ADD COLUMN "walkedAt" DATETIME;

-- CreateTable
CREATE TABLE "ArchiveSnapshot" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "objectId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actor" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "detail" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "LockedBytes" (
    "siteId" TEXT NOT NULL,
    "blobId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "lockedUntil" DATETIME,
    "isFixed" BOOLEAN NOT NULL,
    "isHeld" BOOLEAN NOT NULL,

    PRIMARY KEY ("siteId", "blobId", "listId", "itemId")
);

-- CreateIndex
CREATE INDEX "ArchivedItem_siteId_damagedAt_listId_itemId_idx" ON "ArchivedItem"("siteId", "damagedAt", "listId", "itemId") WHERE "damagedAt" IS NOT NULL;

-- CreateIndex
CREATE INDEX "ArchiveSnapshot_siteId_objectId_id_idx" ON "ArchiveSnapshot"("siteId", "objectId", "id");

-- CreateIndex
CREATE INDEX "ArchiveSnapshot_siteId_type_id_idx" ON "ArchiveSnapshot"("siteId", "type", "id");

-- CreateIndex
CREATE INDEX "LockedBytes_siteId_listId_itemId_idx" ON "LockedBytes"("siteId", "listId", "itemId");

-- CreateIndex
CREATE INDEX "LockedBytes_siteId_listId_lockedUntil_idx" ON "LockedBytes"("siteId", "listId", "lockedUntil");
