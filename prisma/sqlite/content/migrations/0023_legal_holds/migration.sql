-- CreateTable
CREATE TABLE "LegalHold" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "webId" TEXT NOT NULL,
    "listId" TEXT,
    "itemIds" TEXT,
    "createdAt" DATETIME NOT NULL,
    "createdById" INTEGER NOT NULL,
    "releasedAt" DATETIME,
    "releasedById" INTEGER,

    PRIMARY KEY ("siteId", "id")
);
