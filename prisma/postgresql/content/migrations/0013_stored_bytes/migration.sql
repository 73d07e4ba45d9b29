-- AlterTable
ALTER TABLE "Site" ADD COLUMN "storedBytes" BIGINT NOT NULL DEFAULT 0;
UPDATE "Site" SET "storedBytes" = COALESCE((SELECT SUM(b."sizeBytes") FROM "Blob" b WHERE b."siteId" = "Site"."siteId" AND b."useCount" > 0), 0);
ALTER TABLE "Site" ALTER COLUMN "storedBytes" DROP DEFAULT;
