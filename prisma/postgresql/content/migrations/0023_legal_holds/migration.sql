-- CreateTable
CREATE TABLE "LegalHold" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36),
    "itemIds" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "createdById" INTEGER NOT NULL,
    "releasedAt" TIMESTAMPTZ(3),
    "releasedById" INTEGER,

    CONSTRAINT "LegalHold_pkey" PRIMARY KEY ("siteId", "id")
);
