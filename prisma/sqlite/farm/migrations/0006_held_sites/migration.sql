-- AlterTable
ALTER TABLE "SiteCollection" ADD COLUMN "heldBy" TEXT;
