-- AlterTable
ALTER TABLE "Principal" ADD COLUMN "titleKey" VARCHAR(300);
ALTER TABLE "Principal" ADD COLUMN "emailKey" VARCHAR(300);

UPDATE "Principal" SET "titleKey" = lower("title"), "emailKey" = lower("email");
