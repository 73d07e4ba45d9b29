-- AlterTable
ALTER TABLE "DocumentVersion" ADD COLUMN "recycledIn" TEXT;
