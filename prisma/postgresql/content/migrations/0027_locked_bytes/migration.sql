-- AlterTable
ALTER TABLE "ArchivedScope" ADD COLUMN     "walkedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "ArchiveSnapshot" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(60) NOT NULL,
    "objectId" VARCHAR(36) NOT NULL,
    "type" VARCHAR(30) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" VARCHAR(255) NOT NULL,
    "target" TEXT NOT NULL,
    "detail" TEXT NOT NULL,

    CONSTRAINT "ArchiveSnapshot_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "LockedBytes" (
    "siteId" VARCHAR(36) NOT NULL,
    "blobId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "itemId" INTEGER NOT NULL,
    "place" VARCHAR(64) NOT NULL,
    "lockedUntil" TIMESTAMPTZ(3),
    "isFixed" BOOLEAN NOT NULL,
    "isHeld" BOOLEAN NOT NULL,

    CONSTRAINT "LockedBytes_pkey" PRIMARY KEY ("siteId", "blobId", "listId", "itemId")
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
