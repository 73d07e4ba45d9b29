-- AlterTable
ALTER TABLE "SiteCollection" ADD COLUMN "storageMaximum" INTEGER;
ALTER TABLE "SiteCollection" ADD COLUMN "storageWarning" INTEGER;

-- AlterTable
ALTER TABLE "ContentDatabase" ADD COLUMN "storage" TEXT;
