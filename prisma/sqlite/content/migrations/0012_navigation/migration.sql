-- AlterTable
ALTER TABLE "Web" ADD COLUMN "settings" TEXT;

-- AlterTable
ALTER TABLE "List" ADD COLUMN "settings" TEXT;

-- CreateTable
CREATE TABLE "Feature" (
    "siteId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL,
    "changedAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "ownerId", "id")
);

-- CreateTable
CREATE TABLE "NavigationNode" (
    "siteId" TEXT NOT NULL,
    "webId" TEXT NOT NULL,
    "id" INTEGER NOT NULL,
    "parentId" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "isExternal" BOOLEAN NOT NULL,
    "isVisible" BOOLEAN NOT NULL,

    PRIMARY KEY ("siteId", "webId", "id")
);

-- CreateTable
CREATE TABLE "UserCustomAction" (
    "siteId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "settings" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "ownerId", "id")
);

-- CreateTable
CREATE TABLE "EventReceiver" (
    "siteId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "settings" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "ownerId", "id")
);
