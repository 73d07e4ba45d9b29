-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "ArchivedScope" (
    "siteId" VARCHAR(36) NOT NULL,
    "objectId" VARCHAR(36) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "isList" BOOLEAN NOT NULL,
    "archivedAt" TIMESTAMPTZ(3) NOT NULL,
    "archivedById" INTEGER NOT NULL,

    CONSTRAINT "ArchivedScope_pkey" PRIMARY KEY ("siteId", "objectId")
);
