-- AlterTable
ALTER TABLE "ContentDatabase" ADD COLUMN "storageName" VARCHAR(128);

-- AlterTable
ALTER TABLE "SiteCollection" ADD COLUMN "deletedAt" TIMESTAMPTZ(3),
ADD COLUMN "owner" VARCHAR(255),
ADD COLUMN "state" VARCHAR(16);

-- CreateTable
CREATE TABLE "UserPolicy" (
    "webApplicationId" VARCHAR(36) NOT NULL,
    "loginKey" VARCHAR(255) NOT NULL,
    "loginName" VARCHAR(255) NOT NULL,
    "access" VARCHAR(16) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UserPolicy_pkey" PRIMARY KEY ("webApplicationId", "loginKey")
);
