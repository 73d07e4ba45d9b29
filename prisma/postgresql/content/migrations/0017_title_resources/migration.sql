-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "TitleResource" (
    "siteId" VARCHAR(36) NOT NULL,
    "ownerId" VARCHAR(36) NOT NULL,
    "part" VARCHAR(64) NOT NULL,
    "language" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "TitleResource_pkey" PRIMARY KEY ("siteId", "ownerId", "part", "language")
);
