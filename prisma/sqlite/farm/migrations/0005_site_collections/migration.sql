-- AlterTable
ALTER TABLE "ContentDatabase" ADD COLUMN "storageName" TEXT;

-- AlterTable
ALTER TABLE "SiteCollection" ADD COLUMN "deletedAt" DATETIME;
ALTER TABLE "SiteCollection" ADD COLUMN "owner" TEXT;
ALTER TABLE "SiteCollection" ADD COLUMN "state" TEXT;

-- CreateTable
CREATE TABLE "UserPolicy" (
    "webApplicationId" TEXT NOT NULL,
    "loginKey" TEXT NOT NULL,
    "loginName" TEXT NOT NULL,
    "access" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("webApplicationId", "loginKey")
);
