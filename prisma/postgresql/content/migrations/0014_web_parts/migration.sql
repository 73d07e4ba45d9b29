-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "WebPart" (
    "siteId" VARCHAR(36) NOT NULL,
    "documentId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "zoneId" VARCHAR(64) NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "typeName" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "WebPart_pkey" PRIMARY KEY ("siteId", "documentId", "id")
);
