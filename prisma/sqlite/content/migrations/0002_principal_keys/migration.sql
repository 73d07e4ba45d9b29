-- AlterTable
ALTER TABLE "Principal" ADD COLUMN "titleKey" TEXT;
ALTER TABLE "Principal" ADD COLUMN "emailKey" TEXT;

UPDATE "Principal" SET "titleKey" = lower("title"), "emailKey" = lower("email");
