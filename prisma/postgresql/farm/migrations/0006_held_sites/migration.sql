-- AlterTable
ALTER TABLE "SiteCollection" ADD COLUMN "heldBy" VARCHAR(36);
