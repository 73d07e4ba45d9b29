-- AlterTable
ALTER TABLE "Web" ADD COLUMN "settings" TEXT;

-- AlterTable
ALTER TABLE "List" ADD COLUMN "settings" TEXT;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Feature" (
    "siteId" VARCHAR(36) NOT NULL,
    "ownerId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "isActive" BOOLEAN NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Feature_pkey" PRIMARY KEY ("siteId", "ownerId", "id")
);

-- CreateTable
CREATE TABLE "NavigationNode" (
    "siteId" VARCHAR(36) NOT NULL,
    "webId" VARCHAR(36) NOT NULL,
    "id" INTEGER NOT NULL,
    "parentId" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "url" TEXT NOT NULL,
    "isExternal" BOOLEAN NOT NULL,
    "isVisible" BOOLEAN NOT NULL,

    CONSTRAINT "NavigationNode_pkey" PRIMARY KEY ("siteId", "webId", "id")
);

-- CreateTable
CREATE TABLE "UserCustomAction" (
    "siteId" VARCHAR(36) NOT NULL,
    "ownerId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "settings" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "UserCustomAction_pkey" PRIMARY KEY ("siteId", "ownerId", "id")
);

-- CreateTable
CREATE TABLE "EventReceiver" (
    "siteId" VARCHAR(36) NOT NULL,
    "ownerId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "settings" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "EventReceiver_pkey" PRIMARY KEY ("siteId", "ownerId", "id")
);
